import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { buildFrozen, FreezeError } from '#checks/freeze/freeze.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor } from '#engine/event.ts';
import { type PlayedMatch, startMatch } from '#engine/frozen.ts';
import { readReplay } from '#engine/records/replay.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { FROZEN_VERSIONS } from '#games/frozen.ts';
import { games, rulesOf } from '#games/index.ts';
import { tellingOf } from '#telling/frozen.ts';

const setup = { seats: 2, options: {}, seed: '7e'.repeat(32), match: 'm', nonces: ['', ''], names: ['Ann', 'Ben'] };

/** All that can be seen of a match. */
const everything = (match: PlayedMatch): string => {
  const { table, decisions, log, over, outcome, takebacks } = match;
  const seats = [0, 1].map((seat) => [
    match.requestFor(seat),
    match.undoRefusal(seat),
    table.offersFor(seat),
    table.answerOf(seat),
  ]);
  const { state, random, isSealed } = table;
  return JSON.stringify([state, random.draws, isSealed, decisions, log.events, over, outcome, takebacks, seats]);
};

/** Any legal decision of a seat that has not answered. */
function decideAny(match: PlayedMatch, random: ReturnType<typeof fastRandom>): void {
  const { seat } = match.table.asked.find((one) => !match.table.hasAnswered(one.seat))!;
  const request = match.requestFor(seat)!;
  assert.equal(match.decide(seat, request.id, sample(request, random)), null);
}

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

for (const version of FROZEN_VERSIONS) {
  const [id, number] = version.split('@') as [string, string];

  test(`${version}: a decision, an undo and a rewind that came to nothing leave no trace`, async () => {
    const match = startMatch((await rulesOf(id, version))!, setup);
    const random = fastRandom(Number(number));
    let undone = 0;
    for (let n = 0; n < 30 && !match.over; n++) {
      const before = everything(match);
      const back = match.checkpoint();
      decideAny(match, fastRandom(n));
      assert.notEqual(everything(match), before);
      back();
      assert.equal(everything(match), before);
      decideAny(match, random);
      const after = everything(match);
      const seat = [0, 1].find((one) => match.undoRefusal(one) === null);
      const again = match.checkpoint();
      if (seat !== undefined && n % 3 === 0) {
        undone++;
        match.undo(seat);
      } else if (!match.over) match.rewind(Math.max(0, match.decisions.length - 2));
      again();
      assert.equal(everything(match), after);
    }
    assert.ok(undone > 0);
  });

  // Those that search take most of the time, and what they may answer is the same. A frozen file never changes, so that
  // some of the moments show that it still runs; its record is played to the end all the same.
  const levels = ['tactician', 'novice', 'fighter', 'tiro', 'random', 'novice', 'fighter', 'tiro'];
  const EVERY = 5;
  test(`${version}: bots of any level answer, and every event of its record has words in three languages`, async () => {
    const rules = (await rulesOf(id, version))!;
    const file = readFileSync(new URL(`../../games/${id}/frozen/${number}.ndjson`, import.meta.url));
    const { header, decisions, ending } = readReplay(file).replay!;
    const match = startMatch(rules, { ...header, seed: ending.seed });
    assert.ok('frozen' in rules);
    for (const [n, { seat, id: question, choice, by }] of decisions.entries()) {
      const request = match.requestFor(seat);
      if (request !== null && typeof question === 'number' && n % EVERY === 0) {
        const [view] = match.table.views([seat]);
        const answer = rules.answer(levels[n % levels.length]!, view, request, fastRandom(1).save());
        assert.equal(refusalOf(request, answer), null);
      }
      assert.equal(match.decide(seat, question, choice, by), null);
    }
    for (const language of ['en', 'fr', 'it'] as const) {
      const telling = tellingOf(rules, ['Ann', 'Ben'], language, true);
      for (const event of match.log.events.map((happened) => eventFor(happened, SPECTATOR, true))) {
        assert.ok(!telling.event(event).startsWith(`${event.kind}:`), `${event.kind} has no words`);
      }
    }
  });
}
