import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFrozen, FreezeError } from '#checks/freeze/freeze.ts';
import { answersAndTells, decideAny, everything, leavesNoTrace, NEWEST, setup } from '#checks/freeze/testing/frozen.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor } from '#engine/event.ts';
import { startMatch } from '#engine/frozen.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { tellingOf } from '#telling/frozen.ts';

test('a game of today is frozen: it plays its records, the same match decision by decision, in the same words', async () => {
  const { rules, code } = await buildFrozen({ game: 'harenula', from: null, door: null });
  const game = games.get('harenula')!;
  assert.deepEqual([rules.id, rules.rules, rules.frozen], ['harenula', game.rules, 1]);
  assert.doesNotMatch(code, /^import /m, 'the file stands alone');
  assert.doesNotMatch(code, /#region|node_modules/, 'nothing of the machine it was made on');
  const [ours, theirs] = [startMatch(game, setup), startMatch(rules, setup)];
  const [one, other] = [fastRandom(5), fastRandom(5)];
  while (!ours.over) {
    decideAny(ours, one);
    decideAny(theirs, other);
    assert.equal(everything(theirs), everything(ours));
  }
  for (const language of ['en', 'fr', 'it'] as const) {
    const [today, frozen] = [game, rules].map((version) => tellingOf(version, ['Ann', 'Ben'], language, true));
    for (const event of ours.log.events.map((happened) => eventFor(happened, SPECTATOR, true))) {
      assert.equal(frozen!.event(event), today!.event(event));
      assert.deepEqual(frozen!.sums(event), today!.sums(event));
    }
  }
});

test('what cannot be frozen is refused with a sentence', async () => {
  const refused = (game: string, from: string | null, door: string | null) =>
    assert.rejects(
      buildFrozen({ game, from, door }),
      (error) => error instanceof FreezeError && /\.$/.test(error.message),
    );
  await refused('ludo', null, null);
  await refused('harenula', 'no-such-commit', null);
  await refused('harenula', null, '/no/such/door.ts');
});

for (const version of NEWEST) {
  test(`${version}: a decision, an undo and a rewind that came to nothing leave no trace`, () =>
    leavesNoTrace(version));
  test(`${version}: bots of any level answer, and every event of its record has words in three languages`, () =>
    answersAndTells(version));
}
