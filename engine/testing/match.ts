// What the tests of matches and replays share: starting a match, and playing it at random.

import assert from 'node:assert/strict';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { hashOf } from '#engine/records/hash.ts';
import { Match } from '#engine/records/match.ts';
import { linesText } from '#engine/records/record.ts';
import { readReplay, writeReplay } from '#engine/records/replay.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Seat } from '#engine/seat.ts';
import { wager } from '#engine/testing/wager.ts';

/** A seed of a match for a small number. */
export const seedOf = (n: number): string => hashOf(n).repeat(4);

export const startMatch = (game: Game = wager, seats = 2, seed = 0, options: object = {}): Match =>
  Match.start({ game, seats, options, seed: seedOf(seed), match: `m${seed}`, nonces: ['a', 'b'] });

/** Answers the present request to `seat`. */
export function answer(match: Match, seat: Seat, choice: unknown): void {
  mustTake(match, seat, match.requestFor(seat)!.id, choice);
}

/** Repeats a decision, here or in another match, whatever id its request has there. */
export function repeat(match: Match, { seat, id, choice }: { seat: Seat; id: number | string; choice: unknown }): void {
  mustTake(match, seat, typeof id === 'string' ? id : match.requestFor(seat)!.id, choice);
}

function mustTake(match: Match, seat: Seat, id: number | string, choice: unknown): void {
  const refusal = match.decide(seat, id, choice);
  if (refusal !== null) throw new Error(`refused at ${match.table.where()}: ${refusal.text}`);
}

/** One random decision; a free command now and then. */
export function step(match: Match, random: Random): { seat: Seat; id: number | string; choice: unknown } {
  const { asked } = match.table;
  let request = match.requestFor(asked[random.below(asked.length)]!.seat)!;
  const offers = match.table.offersFor(random.below(match.header.seats));
  if (offers.length > 0 && random.below(8) === 0) request = offers[0]!;
  const decision = { seat: request.seat, id: request.id, choice: sample(request, random) };
  mustTake(match, decision.seat, decision.id, decision.choice);
  return decision;
}

/** A match played to its end at random; `each` is called after every decision. */
export function playOut(match: Match, seed: number, each: () => void = () => {}): Match {
  const random = fastRandom(seed);
  while (!match.over) {
    step(match, random);
    each();
  }
  return match;
}

/** Everything about a match, as text. */
export const whole = (match: Match): string =>
  JSON.stringify([match.table.state, match.log.events, match.decisions, match.table.random.save(), match.table.asked]);

/** A random match is played, written, read and followed: every moment of it comes again, byte for byte. */
export function followsExactly(game: Game, seed: number): void {
  const match = startMatch(game, 2 + (seed % 3), seed);
  // By the decisions that led there: without a sealed answer that was replaced some moments never were.
  const moments = new Map([['[]', whole(match)]]);
  playOut(match, seed, () => moments.set(JSON.stringify(match.decisions), whole(match)));
  const text = writeReplay(match);
  const { replay } = readReplay(text);
  let met = 0;
  const each = (one: Match): void => {
    const moment = moments.get(JSON.stringify(one.decisions));
    if (moment === undefined) return;
    assert.equal(whole(one), moment);
    met++;
  };
  const followed = Match.follow(replay!, new Map([[game.id, game]]), { each });
  assert.equal(followed.fault, null);
  assert.ok(met > 0.7 * match.decisions.length, `only ${met} of ${match.decisions.length} moments were met`);
  assert.equal(whole(followed.match!), whole(match));
  assert.equal(writeReplay(followed.match!), text);
}

/** A finished game whose names need more than one byte per letter. */
export const playedMatch = (): Match =>
  playOut(
    Match.start({
      game: wager,
      seats: 3,
      options: { rounds: 1 },
      seed: seedOf(5),
      match: 'm5',
      nonces: ['é', ''],
      names: ['Żaneta', '林', 'Ann'],
      started: '2026-01-02T03:04:05Z',
    }),
    5,
  );

/** A file with other contents and correct checksums, as a forger would write it. */
export function forge(file: string, change: (objects: Record<string, unknown>[]) => void): string {
  const objects = file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const object of objects) delete object['sum'];
  change(objects);
  return linesText(objects);
}
