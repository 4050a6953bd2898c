// Matches recorded under the present version of each game's rules, replayed (docs/records.md). If one of them leads to
// another state, so do the records of all players: CONTRIBUTING.md says when to raise the version and how to record
// again. Those of Spartacus have `--options length=…,turnLimit=2`.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readReplay, verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';
import { LENGTHS } from '#games/spartacus/face.ts';

const folderOf = (id: string): URL => new URL(`../games/${id}/records/`, import.meta.url);

for (const [id, game] of games) {
  const folder = folderOf(id);
  // A new game has none until its rules are settled.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    test(`a record replays to the same states, or the version of the rules is raised: ${id}, ${name}`, () => {
      const file = readFileSync(new URL(name, folder));
      const { fault } = verifyReplay(file, games);
      assert.equal(fault, null, `${fault?.text} Raise the version in face.ts and record these matches again.`);
      assert.equal(readReplay(file).replay!.header.rules, game.rules);
    });
  }
}

test('SP-0.2 SP-16.1 every length of Spartacus has a record', () => {
  const lengths = Object.keys(LENGTHS).map((length) => `${length}.ndjson`);
  assert.deepEqual(readdirSync(folderOf('spartacus')).sort(), lengths.sort());
});
