// Matches recorded under the present version of each game's rules, replayed (docs/records.md). If one of them leads to
// another state, so do the records of all players: CONTRIBUTING.md says when to raise the version and how to record
// again. Those of Spartacus have `--options length=…,turnLimit=2`.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readReplay, verifyReplay } from '#engine/records/replay.ts';
import { FROZEN_VERSIONS } from '#games/frozen.ts';
import { games, gamesWith, rulesOf } from '#games/index.ts';
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

for (const version of FROZEN_VERSIONS) {
  const [id, number] = version.split('@') as [string, string];
  test(`the frozen build of ${version} replays the record that was made under it`, async () => {
    const file = readFileSync(new URL(`../games/${id}/frozen/${number}.ndjson`, import.meta.url));
    const { fault } = verifyReplay(file, await gamesWith([{ game: id, rules: version }]));
    assert.equal(fault, null, fault?.text);
    assert.equal(readReplay(file).replay!.header.rules, version);
  });
}

test('every frozen build that is kept is listed, and none is of the present rules', async () => {
  const kept = [...games.keys()].flatMap((id) => {
    const folder = new URL(`../games/${id}/frozen/`, import.meta.url);
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
    return files.map((name) => `${id}@${name.slice(0, -3)}`);
  });
  assert.deepEqual([...FROZEN_VERSIONS].sort(), kept.sort());
  for (const version of FROZEN_VERSIONS) {
    const id = version.split('@')[0]!;
    assert.notEqual(games.get(id)?.rules, version);
    const rules = await rulesOf(id, version);
    assert.deepEqual([rules?.id, rules?.rules, 'frozen' in rules! && rules.frozen], [id, version, 1]);
  }
  assert.equal(await rulesOf('harenula', 'harenula@0'), null);
});

test('SP-0.2 SP-16.1 every length of Spartacus has a record', () => {
  const lengths = Object.keys(LENGTHS).map((length) => `${length}.ndjson`);
  assert.deepEqual(readdirSync(folderOf('spartacus')).sort(), lengths.sort());
});
