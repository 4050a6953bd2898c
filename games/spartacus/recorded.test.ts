// Matches recorded under the present version of the rules, one of each length, played again (docs/records.md). If one of
// them comes to another state, the records of everybody do: raise the version in face.ts and record new ones, with
// `./harena play spartacus --seats heuristic,random --options length=advanced,turnLimit=2 --save FILE --quiet`.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Game } from '#engine/game.ts';
import { readReplay, verifyReplay } from '#engine/replay.ts';
import { LENGTHS } from '#games/spartacus/face.ts';
import { spartacus } from '#games/spartacus/index.ts';

const folder = new URL('./records/', import.meta.url);
const games = new Map([[spartacus.id, spartacus as unknown as Game]]);

test('every length has a record of the present version', () => {
  assert.deepEqual(
    readdirSync(folder).sort(),
    Object.keys(LENGTHS)
      .map((length) => `${length}.ndjson`)
      .sort(),
  );
});

for (const name of readdirSync(folder)) {
  test(`SP-0.2 SP-16.1 a record replays to the same states, or the version of the rules is raised: ${name}`, () => {
    const file = readFileSync(new URL(name, folder));
    const { fault } = verifyReplay(file, games);
    assert.equal(fault, null, `${fault?.text} Raise the version in face.ts and record these matches again.`);
    assert.equal(readReplay(file).replay!.header.rules, spartacus.rules);
  });
}
