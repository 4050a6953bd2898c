// A spoiled page in a database that is too large to be read through after a crash.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { sampleEntry } from '#live/conformance/place.ts';
import { isFault } from '#server/store/conformance-setup.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { copyOpen } from '#server/store/testing/files.ts';
import { fillMatch } from '#server/store/testing/matches.ts';

test('a large database opens after a crash without being read through; a damaged match is named, the others go on', async (t) => {
  const path = join(temporaryFolder(t), 'harena.db');
  const first = await openSqlite(path);
  await Promise.all(Array.from({ length: 12 }, (_, i) => fillMatch(first, `m${i}`, 40)));
  await first.close();
  const store = await openSqlite(path);
  await store.append({ match: 'm0', seq: 41, key: 'last', entry: sampleEntry('in the WAL'), deadline: null });
  const crashed = join(temporaryFolder(t), 'crashed.db');
  copyOpen(path, crashed);
  await store.close();
  const bytes = readFileSync(crashed);
  // A page with entries of this match, and perhaps of the next.
  const page = 4096 * Math.floor(bytes.indexOf('m6 marker 20.') / 4096);
  bytes.fill(0xee, page, page + 4096);
  writeFileSync(crashed, bytes);
  await assert.rejects(openSqlite(crashed), isFault('damaged'));
  const again = await openSqlite(crashed, { checkedBytes: 0 });
  assert.equal((await again.read('m0', 0)).length, 41, 'what was only in the WAL is there');
  const named: string[] = [];
  for (let last: string | null = null; ; ) {
    const result = await again.verifyNext(last);
    if (result === null) break;
    last = result.match;
    if (result.damage !== null) named.push(result.match);
  }
  assert.ok(named.includes('m6') && named.length <= 3, named.join(' '));
  await assert.rejects(again.read('m6', 0), isFault('damaged'));
  const next = { seq: 41, key: 'next', entry: sampleEntry('on'), deadline: null };
  await assert.rejects(again.append({ match: 'm6', ...next }), isFault('damaged'));
  for (let n = 1; n < 12; n++) {
    if (named.includes(`m${n}`)) continue;
    assert.equal((await again.append({ match: `m${n}`, ...next })).kind, 'ok');
    assert.equal((await again.read(`m${n}`, 0)).length, 41);
  }
  await again.close();
});
