// What every frozen build is held to. A frozen file never changes; what changes is the code that opens it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fastRandom } from '#engine/chance/random.ts';
import { eventFor } from '#engine/event.ts';
import { type PlayedMatch, startMatch } from '#engine/frozen.ts';
import { readReplay } from '#engine/records/replay.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { FROZEN_VERSIONS } from '#games/frozen.ts';
import { rulesOf } from '#games/index.ts';
import { tellingOf } from '#telling/frozen.ts';

export const setup = {
  seats: 2,
  options: {},
  seed: '7e'.repeat(32),
  match: 'm',
  nonces: ['', ''],
  names: ['Ann', 'Ben'],
};

/** All that can be seen of a match. */
export const everything = (match: PlayedMatch): string => {
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
export function decideAny(match: PlayedMatch, random: ReturnType<typeof fastRandom>): void {
  const { seat } = match.table.asked.find((one) => !match.table.hasAnswered(one.seat))!;
  const request = match.requestFor(seat)!;
  assert.equal(match.decide(seat, request.id, sample(request, random)), null);
}

/** The newest of each game; long tests take the others. */
export const NEWEST: readonly string[] = [
  ...new Map(FROZEN_VERSIONS.map((version) => [version.split('@')[0]!, version])).values(),
];

/** A decision, an undo and a rewind that came to nothing leave no trace. */
export async function leavesNoTrace(version: string): Promise<void> {
  const [id, number] = version.split('@') as [string, string];
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
}

// Those that search take most of the time, and what they may answer is the same.
const LEVELS = ['tactician', 'novice', 'fighter', 'tiro', 'random', 'novice', 'fighter', 'tiro'];
/** Bots are asked at some of the moments; the record is played to the end all the same. */
const EVERY = 5;

/** Bots of any level answer, and every event of its record has words in three languages. */
export async function answersAndTells(version: string): Promise<void> {
  const [id, number] = version.split('@') as [string, string];
  const rules = (await rulesOf(id, version))!;
  const file = readFileSync(new URL(`../../../games/${id}/frozen/${number}.ndjson`, import.meta.url));
  const { header, decisions, ending } = readReplay(file).replay!;
  const match = startMatch(rules, { ...header, seed: ending.seed });
  assert.ok('frozen' in rules);
  for (const [n, { seat, id: question, choice, by }] of decisions.entries()) {
    const request = match.requestFor(seat);
    if (request !== null && typeof question === 'number' && n % EVERY === 0) {
      const [view] = match.table.views([seat]);
      const answer = rules.answer(LEVELS[n % LEVELS.length]!, view, request, fastRandom(1).save());
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
}
