// `npm run build`: makes everything ready and builds the web client into .harena/client.
import { join } from 'node:path';
import { boot, ROOT } from './boot.mjs';
import { become } from './run.mjs';
import { stop } from './surroundings.mjs';

boot().then((node) => become(node, [join(ROOT, 'client', 'build', 'index.ts')]), stop);
