import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidates } from '#bots/candidates.ts';
import { botFor, LEVELS } from '#bots/index.ts';
import { type Effort, Search } from '#bots/search.ts';
import { moments } from '#bots/testing/moments.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { canonical, count } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { games } from '#games/index.ts';

const QUICK: Effort = { playouts: 12, candidates: 4, rounds: 1, decisions: 20, margin: 0.5 };
const NEVER = (): boolean => false;

for (const game of games.values()) {
  const each = { seats: game.seats.max, every: 3, most: 60 };

  test(`${game.id}: candidates are legal, all different, and open with what the heuristic does`, () => {
    for (const { view, request } of moments(game, each)) {
      const found = candidates(game, view, request, fastRandom(4), 6);
      assert.deepEqual(found[0], game.heuristic(view, request, fastRandom(4)));
      const unlike = new Set(found.map((choice) => JSON.stringify(canonical(request, choice))));
      assert.equal(unlike.size, found.length, request.clause);
      for (const choice of found) assert.equal(refusalOf(request, choice), null, request.clause);
      const kinds = request.kind === 'offer' || request.kind === 'form' ? 2 : Math.min(6, count(request));
      if (count(request) > 1) assert.ok(found.length >= Math.min(2, kinds), request.clause);
    }
  });

  test(`${game.id}: a search repeats exactly, and says what it makes of every candidate`, () => {
    for (const { view, request } of moments(game, { ...each, every: 9, most: 12 })) {
      const search = (): Search => new Search(game, QUICK, view, request, fastRandom(8)).run(NEVER);
      const [one, other] = [search(), search()];
      assert.deepEqual(one.weighed, other.weighed);
      assert.deepEqual(one.weighed[0]!.choice, one.choices[one.best]);
      for (const { share } of one.weighed) assert.ok(share >= 0 && share <= 1);
    }
  });

  test(`${game.id}: a search that is told to stop does so after the world it is in, with a legal choice`, () => {
    let stopped = 0;
    for (const { view, request } of moments(game, { ...each, every: 15, most: 6 })) {
      let asked = 0;
      const search = new Search(game, { ...QUICK, playouts: 100_000 }, view, request, fastRandom(8));
      search.run(() => ++asked === 2);
      assert.equal(refusalOf(request, search.choices[search.best]!), null);
      if (search.choices.length === 1) continue;
      stopped++;
      assert.ok(search.weighed.every(({ playouts }) => playouts === 2));
    }
    assert.ok(stopped > 2, `${stopped} searches`);
  });

  test(`${game.id}: whatever level is asked in whatever moment, what it answers is taken`, () => {
    for (const [i, level] of LEVELS.entries()) {
      for (const { view, request } of moments(game, { seats: game.seats.max, every: 11, most: 10 - i, seed: 5 })) {
        // The cap is the game's own: no level may need all of it to have an answer.
        const choice = botFor(level, game, 5).choose(view, request, fastRandom(i));
        assert.equal(refusalOf(request, choice), null);
      }
    }
  });
}

test('where playouts are short, a search that has work to do makes more of them, and repeats exactly', () => {
  const game = games.get('house-of-gladiators')!;
  const counts: { [clause: string]: number } = {};
  for (const { view, request } of moments(game, { seats: 2, every: 2, most: 30 })) {
    const weighed = (work: number) =>
      new Search(game, { ...QUICK, decisions: 400, work }, view, request, fastRandom(8)).run(NEVER).weighed;
    const [none, some] = [weighed(0), weighed(500)];
    if (none.length === 1) continue;
    const total = (list: typeof none): number => list.reduce((sum, { playouts }) => sum + playouts, 0);
    assert.ok(total(some) >= total(none));
    counts[request.clause] = total(some);
    if (request.clause === 'HG-12.5') assert.deepEqual(weighed(500), some);
  }
  // A first bid is a whole round from its end, an assignment three bouts.
  assert.ok(counts['HG-12.5']! > counts['HG-5.4']!, JSON.stringify(counts));
});

test('a choice is only given up for one that is clearly better', () => {
  const game = games.get('gladiatori')!;
  let [given, kept] = [0, 0];
  for (const { view, request } of moments(game, { seats: 2, every: 1, most: 40 })) {
    const best = (margin: number): number =>
      new Search(game, { ...QUICK, margin }, view, request, fastRandom(8)).run(NEVER).best;
    assert.equal(best(1e6), 0);
    if (best(0) === 0) kept++;
    else given++;
  }
  assert.ok(given > 5 && kept > 5);
});

test('where seats win together or against animals, playouts go to the end of the game', () => {
  const game = games.get('gladiatori')!;
  for (const options of [{ mode: 'solo' }, { mode: 'coop' }, { mode: 'team' }]) {
    const seats = options.mode === 'solo' ? 1 : options.mode === 'coop' ? 2 : 4;
    const shares = new Set<number>();
    const wins = new Set<number>();
    for (const { view, request } of moments(game, { seats, every: 25, most: 3, options })) {
      for (const { share, playouts } of new Search(game, QUICK, view, request, fastRandom(2)).run(NEVER).weighed) {
        shares.add(share);
        wins.add(share * playouts * seats);
      }
    }
    // A result is won or lost, never something in between; an estimate would give the only seat of a game everything.
    for (const won of wins) assert.ok(Math.abs(won - Math.round(won)) < 1e-9, `${options.mode}: ${won}`);
    assert.ok(Math.min(...shares) < 1, options.mode);
  }
});
