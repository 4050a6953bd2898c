// The file of a server of commit b80c966, made by that server: three matches under gladiatori@2 and spartacus@2, of which
// Anna holds both seats.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Anna's session. */
export const COOKIE = { name: 'harena', value: 's7gwNjv6CtcXQCUs_lqMAkjOdjLANAiYOn9Wb6ccJaw' };
/** After 90 decisions. */
export const GLADIATORI = '3IhfWikJPeCX';
/** After 60 decisions. */
export const SPARTACUS = 'yRZnygF1P4SF';
/** Of Spartacus, over after 31 decisions. */
export const FINISHED = '4umg24CM4xCe';

export const oldMatches = (): Uint8Array => gunzipSync(readFileSync(new URL('./b80c966.sqlite.gz', import.meta.url)));
