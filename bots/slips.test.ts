import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likely } from '#bots/candidates.ts';
import { slipping } from '#bots/slips.ts';
import { moments } from '#bots/testing/moments.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { games } from '#games/index.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

for (const game of games.values()) {
  const each = { seats: 2, every: 2, most: 80 };

  test(`${game.id}: without slips it is the heuristic`, () => {
    for (const { view, request } of moments(game, each))
      assert.deepEqual(slipping(game, 0, view, request, fastRandom(3)), game.heuristic(view, request, fastRandom(3)));
  });

  test(`${game.id}: a slip is one of the next best moves, never the best where there is another`, () => {
    for (const { view, request } of moments(game, each)) {
      // So often that there is a slip between two answers, too, and where the best is the silent one.
      const choice = slipping(game, 900, view, request, fastRandom(3));
      assert.equal(refusalOf(request, choice), null);
      // The first random number decides whether it slips, the others choose the candidate.
      const random = fastRandom(3);
      random.below(100);
      const [best, ...others] = likely(game, view, request, random, 4);
      const active = others.filter((one) => !same(one, request.fallback));
      const slips = active.length > 0 ? active : others;
      assert.ok(slips.length === 0 ? same(best, choice) : slips.some((one) => same(one, choice)));
    }
  });
}

test('a set is off by one card, never one less where another would do, and a walk by its last step', () => {
  const asked = (id: string, clause: string) =>
    [...moments(games.get(id)!, { seats: 2, every: 1, most: 400 })].filter(({ request }) => request.clause === clause);
  // The hand of a gladiator, of ten cards and more.
  const hands = asked('gladiatori', 'GL-7.3');
  assert.ok(hands.length > 0);
  for (const { view, request } of hands) {
    const [best, ...others] = likely(games.get('gladiatori')!, view, request, fastRandom(1), 4) as number[][];
    assert.equal(others.length, 3);
    for (const other of others) assert.ok(Math.abs(other.length - best!.length) <= 1);
    assert.ok(others.every((other) => other.length >= best!.length));
  }
  let walks = 0;
  for (const { view, request } of asked('spartacus', 'SP-9.10')) {
    const [best, second] = likely(games.get('spartacus')!, view, request, fastRandom(1), 4) as number[][];
    const shorter = best!.slice(0, -1);
    if (best!.length < 2 || refusalOf(request, shorter) !== null) continue;
    walks++;
    assert.deepEqual(second, shorter);
  }
  assert.ok(walks > 0);
});

test('a bidder of House of Gladiators who slips passes or bids the least, and never throws coins away', () => {
  const game = games.get('house-of-gladiators')!;
  let seen = 0;
  for (const { view, request } of moments(game, { seats: 2, every: 1, most: 400 })) {
    if (request.clause !== 'HG-5.4' || request.kind !== 'form') continue;
    const coins = request.fields.find(({ name }) => name === 'coins')?.request;
    const least = coins?.kind === 'amount' ? coins.min : 0;
    for (const choice of likely(game, view, request, fastRandom(1), 4)) {
      assert.ok(same(choice, { do: 'pass' }) || same(choice, { do: 'bid', coins: least }));
      seen++;
    }
  }
  assert.ok(seen > 20);
});

test('in Spartacus a beginner may misjudge a bargain, but gives nothing away for nothing', () => {
  const table = sit({
    at: [['open-market', { open: [0, 1] }]],
    set: ['seat 0 gold 10', 'seat 0 table gallic-recruit', 'seat 1 gold 12', 'seat 1 table field-hand house-servant'],
  });
  say(table, '0: offer 1:$0/field-hand');
  const request = table.requestForBot(1)!;
  const view = spartacus.viewFor(table.state, 1);
  const answers = new Set<unknown>();
  for (let n = 0; n < 100; n++) {
    const choice = slipping(games.get('spartacus')!, 70, view, request, fastRandom(n));
    answers.add((choice as { do: string }).do);
  }
  assert.deepEqual([...answers].sort(), ['refuse', 'wait']);
});

test('as many decisions are slips as the rate says, fewer between two answers, and fewer where silence is right', () => {
  const game = games.get('gladiatori')!;
  const random = fastRandom(6);
  const counts = { many: { slips: 0, all: 0 }, two: { slips: 0, all: 0 }, silent: { slips: 0, all: 0 } };
  for (const seed of [1, 2]) {
    for (const { view, request } of moments(game, { seats: 2, every: 1, most: 250, seed })) {
      if (request.kind !== 'pick') continue;
      const { size } = new Set(request.from);
      const best = game.heuristic(view, request, fastRandom(1));
      // Where the heuristic itself uses random numbers the choice cannot be predicted.
      if (Array.from({ length: 6 }, (_, i) => game.heuristic(view, request, fastRandom(i))).some((one) => one !== best))
        continue;
      const isSilent = best === request.fallback;
      if (size !== 2 && size < 6) continue;
      const count = counts[size === 2 ? 'two' : isSilent ? 'silent' : 'many'];
      for (let i = 0; i < 20; i++) {
        count.all++;
        if (slipping(game, 90, view, request, random) !== best) count.slips++;
      }
    }
  }
  // Of two answers here the silent one is right: a third for having two, a third of that for silence.
  const rates = { many: 0.9, two: 0.1, silent: 0.3 };
  for (const name of ['many', 'two', 'silent'] as const) {
    const { slips, all } = counts[name];
    assert.ok(all > 200, `${name}: ${all}`);
    assert.ok(Math.abs(slips / all - rates[name]) < 0.05, `${name}: ${slips} of ${all}`);
  }
});
