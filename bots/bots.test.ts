import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botRandom, checked } from '#bots/bot.ts';
import { botFor, isLevel, LEVELS, type Level } from '#bots/index.ts';
import { elsewhere } from '#bots/testing/moments.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { pick } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

const SEED = 'ab'.repeat(32);
/**
 * How many decisions of a game are tested, and how many of them are compared; slow levels get fewer. A Champion, who does
 * the same for longer, is in long/champion.test.ts.
 */
const ENOUGH = 100;
const MOMENTS = {
  tiro: 100,
  novice: 100,
  fighter: 100,
  tactician: 10,
  veteran: 3,
};

/** Plays a game with bots of one level; `each` gets every request before it is answered, until it has seen enough. */
function playOut(
  game: Game,
  seats: number,
  level: Level,
  seed: number,
  each: (table: Table<GameState>) => boolean = () => true,
): number {
  const bot = botFor(level, game);
  const table = new Table(game, game.setup(seats, defaultOptions(game.options)), fastRandom(seed), null).run();
  let decisions = 0;
  while (!table.over && each(table)) {
    const { seat } = table.waiting!;
    const request = table.requestForBot(seat)!;
    const choice = bot.choose(game.viewFor(table.state, seat), request, botRandom(SEED, seat, decisions++));
    assert.equal(table.decide(seat, request.id, choice), null);
  }
  return decisions;
}

for (const game of games.values()) {
  for (const level of ['random', 'tiro', 'novice', 'fighter'] as const) {
    test(`${game.id}: bots of the level '${level}' play games of every size to the end`, () => {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        assert.ok(playOut(game, seats, level, seats) > 0);
      }
    });
  }

  // A fast player plays on from moment to moment; at each moment bots of the levels decide twice.
  test(`${game.id}: a bot of every level decides by what its seat may know alone`, () => {
    const compared = { tiro: 0, novice: 0, fighter: 0, tactician: 0, veteran: 0 };
    const levels = Object.keys(MOMENTS) as (keyof typeof MOMENTS)[];
    let decisions = 0;
    playOut(game, game.seats.max, 'novice', 1, (table) => {
      const isNow = (level: keyof typeof MOMENTS): boolean =>
        compared[level] < MOMENTS[level] && decisions % (1 + Math.floor(ENOUGH / MOMENTS[level])) === 0;
      const { seat } = table.waiting!;
      const view = game.viewFor(table.state, seat);
      const here = { view, request: table.requestForBot(seat)! };
      const there = elsewhere(game, view, seat, decisions);
      for (const level of levels.filter(isNow)) {
        const choose = (at: typeof here): unknown =>
          botFor(level, game).choose(at.view, at.request, botRandom(SEED, seat, decisions));
        assert.deepEqual(choose(there), choose(here), level);
        compared[level]++;
      }
      decisions++;
      return levels.some((level) => compared[level] < MOMENTS[level]);
    });
    for (const level of levels) assert.ok(compared[level] > 0, level);
  });
}

test('an illegal choice of a bot stops the match with the clause and the choice', () => {
  const game = games.get('harenula')!;
  const request = { ...pick(0, 'word', ['accept', 'refuse']), clause: 'HA-3.3' };
  assert.equal(checked(game, 'heuristic', request, 'refuse'), 'refuse');
  assert.notEqual(refusalOf(request, 'perhaps'), null);
  assert.throws(
    () => checked(game, 'heuristic', request, 'perhaps'),
    /heuristic.+harenula.+HA-3\.3.+"perhaps".+not-offered/,
  );
});

test('the chance of a bot is the same for the same moment, and unlike elsewhere', () => {
  const numbers = (seed: string, seat: number, decisions: number): string => {
    const random = botRandom(seed, seat, decisions);
    return Array.from({ length: 8 }, () => random.below(1000)).join(' ');
  };
  const all = [numbers(SEED, 0, 0), numbers(SEED, 1, 0), numbers(SEED, 0, 1), numbers('cd'.repeat(32), 0, 0)];
  assert.equal(new Set(all).size, all.length);
  assert.equal(numbers(SEED, 0, 0), all[0]);
});

test('levels are known by their names', () => {
  assert.deepEqual(LEVELS, ['tiro', 'novice', 'fighter', 'tactician', 'veteran', 'champion']);
  assert.ok(isLevel('champion') && !isLevel('human') && !isLevel('toString'));
  // Stored matches from before the six levels may still name these.
  assert.ok(isLevel('random') && isLevel('heuristic'));
});
