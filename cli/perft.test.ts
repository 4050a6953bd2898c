import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countPositions, progress } from '#cli/perft.ts';
import { withStep } from '#engine/conformance/plant.ts';
import type { Amount } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

const game = games.get('harenula')!;
const counts = (planted: typeof game, seats: number, rounds: number, depth: number, limit: number): number[] =>
  countPositions(planted, seats, { rounds }, 1, depth, limit).map(({ positions }) => positions);

test('HA-2.5, HA-3.2, HA-3.3, HA-3.4: golden counts with three choices a question', () => {
  // Two exchanges, 3 × 3. Then a bargain is none (the other seat goes on, 3) or is answered (2): 9 × 3, 9 × (3 + 2 + 2).
  // Then: none and none leads to a bid (3), none and a bargain to an answer (2 × 2), an answer to the other seat (2 × 2 × 3).
  assert.deepEqual(counts(game, 2, 6, 7, 3), [1, 3, 9, 27, 63, 171, 441, 1305]);
});

test('golden counts of a whole short game', () => {
  const depths = countPositions(game, 2, { rounds: 1 }, 1, 11, 2);
  const positions = depths.map((depth) => depth.positions);
  assert.deepEqual(positions, [1, 2, 4, 8, 16, 32, 64, 124, 236, 360, 264, 48]);
  assert.deepEqual(depths.map(({ over }) => over).slice(7), [0, 48, 224, 240, 32]);
});

test('HA-2.5: the same dice give the same counts, and other dice other hands', () => {
  const exchanges = (seed: number): number[] =>
    countPositions(game, 2, { rounds: 6 }, seed, 2, 40).map(({ positions }) => positions);
  assert.deepEqual(exchanges(1), exchanges(1));
  const all = Array.from({ length: 12 }, (_, seed) => String(exchanges(seed)));
  assert.ok(new Set(all).size > 1, all.join(' '));
});

test('a change of legality changes the counts', () => {
  const poorer = withStep(game, 'auction', 'HA-3.4', (step) => ({
    ask: (g, f) => (step.ask(g, f) as Amount[]).map((request) => ({ ...request, max: 1 })),
  }));
  const [full, less] = [counts(game, 2, 6, 6, 3), counts(poorer, 2, 6, 6, 3)];
  assert.deepEqual(less.slice(0, 5), full.slice(0, 5));
  assert.ok(less[5]! < full[5]!);
});

test('a long count tells from time to time how far it has come', () => {
  const told: string[] = [];
  let now = 0;
  const step = progress(
    (line) => told.push(line),
    () => {
      now += 700;
      return now;
    },
  );
  for (let i = 0; i < 6000; i++) step();
  assert.deepEqual(told, ['3,000 positions so far', '6,000 positions so far']);
});
