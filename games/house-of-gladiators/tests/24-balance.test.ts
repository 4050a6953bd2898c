// What the cards promise by themselves: nothing is worse than another in everything, an upgrade does not decide a bout,
// and no task is out of reach. What only games can show is counted by ./harena balance.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import {
  ALL_TIROS,
  EFFECTS,
  HAS_WHEEL,
  isStarter,
  REQUIREMENTS,
  RESOURCE_NAMES,
  SECOND_DECKS,
  SECOND_HP,
  SECOND_NAMES,
  SECOND_STATS,
  TASK_NAMES,
  TIRO_CLASS,
  TIRO_HP,
  TIRO_NAMES,
  TIRO_STATS,
  TYPE_OF,
} from '#games/house-of-gladiators/cards.ts';
import { chancesOf } from '#games/house-of-gladiators/chances.ts';
import type { Effect } from '#games/house-of-gladiators/effects.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { game as match } from '#games/house-of-gladiators/rules/04-round.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { bestStart } from '#games/house-of-gladiators/rules/14-cycle.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import { type Ludi, newGladiator } from '#games/house-of-gladiators/state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const game = houseOfGladiators as unknown as Game<Ludi>;

/** Whether one is at least as good in every respect, and better in one. */
const isBetter = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, i) => value >= other[i]!) && one.some((value, i) => value > other[i]!);

test('HG-24.1 no Tiro is worse than another of his class in all of attributes, health and requirements', () => {
  const merits = (tiro: number): number[] => {
    const { victories, coins, rations } = REQUIREMENTS[tiro]!;
    return [sum(TIRO_STATS[tiro]!), TIRO_HP[tiro]!, -victories, -coins, -rations];
  };
  for (const one of ALL_TIROS)
    for (const other of ALL_TIROS)
      if (TIRO_CLASS[one] === TIRO_CLASS[other])
        assert.ok(!isBetter(merits(one), merits(other)), `${TIRO_NAMES[one]} over ${TIRO_NAMES[other]}`);
});

test('HG-24.2 no second-level card is worse than another of its deck, and no two are the same', () => {
  for (const deck of SECOND_DECKS) {
    const printed = (second: number): number[] => [...SECOND_STATS[second]!, SECOND_HP[second]!];
    for (const one of deck)
      for (const other of deck)
        assert.ok(
          !isBetter([sum(SECOND_STATS[one]!), SECOND_HP[one]!], [sum(SECOND_STATS[other]!), SECOND_HP[other]!]),
          `${SECOND_NAMES[one]} over ${SECOND_NAMES[other]}`,
        );
    assert.equal(new Set(deck.map((second) => printed(second).join())).size, deck.length);
  }
});

const ANY = Number.POSITIVE_INFINITY;
const numberOf = (value: unknown): number => (value === 'full' ? ANY : ((value as number | undefined) ?? 0));

/** Whether an effect does all that another does. */
function covers(one: Effect, other: Effect): boolean {
  if (one.op !== other.op || one.on !== other.on) return false;
  const [a, b] = [one as { [field: string]: unknown }, other as { [field: string]: unknown }];
  const sign = one.op === 'TAKEN' || (one.op === 'STAT' && one.who === 'foe') ? -1 : 1;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => {
    if (Array.isArray(b[field])) return b[field].every((roll) => (a[field] as unknown[]).includes(roll));
    if (b[field] === 'task' || b[field] === 'hand' || field === 'slot') return a[field] === b[field];
    if (field === 'cycle') return a[field] === 'all' || a[field] === b[field];
    if (typeof b[field] === 'string' && b[field] !== 'full') return a[field] === b[field] || a[field] === 'all';
    return (
      (field === 'n' ? sign : one.op === 'STAT' ? sign : 1) * numberOf(a[field]) >=
      (field === 'n' || one.op === 'STAT' ? sign : 1) * numberOf(b[field])
    );
  });
}

/** Whether a resource card does all that another does, and more. */
function isBetterCard(one: number, other: number): boolean {
  if (TYPE_OF[one] !== TYPE_OF[other] || (HAS_WHEEL[other]! && !HAS_WHEEL[one]!)) return false;
  const harms = EFFECTS[one]!.filter((effect) => effect.op === 'HP_START' && effect.n < 0);
  if (harms.some((harm) => !EFFECTS[other]!.some((effect) => effect.op === harm.op))) return false;
  const all = EFFECTS[other]!.every((effect) => EFFECTS[one]!.some((mine) => covers(mine, effect)));
  const back = EFFECTS[one]!.every((effect) => EFFECTS[other]!.some((theirs) => covers(theirs, effect)));
  return all && !(back && HAS_WHEEL[one] === HAS_WHEEL[other]);
}

test('HG-24.4–24.6 no card of the Market is worse than another of its type', () => {
  const cards = [...RESOURCE_NAMES.keys()].filter((card) => !isStarter(card));
  for (const one of cards)
    for (const other of cards)
      assert.ok(!isBetterCard(one, other), `${RESOURCE_NAMES[one]} over ${RESOURCE_NAMES[other]}`);
});

/** A bout of two bare gladiators that is about to begin; the first selects. */
function boutOf(g: Ludi, slot: number): Bout {
  const [one, other] = [g.houses[0]!.ludus[0]!.tiro, g.houses[1]!.ludus[0]!.tiro];
  const houses = { houses: [0, 1], control: [0, 1], fighters: [one, other] };
  return bout.frame({ slot, ...houses, gear: [[], []], chooser: 0, selector: 0 }) as unknown as Bout;
}

test('HG-24.2 an upgraded gladiator beats a Tiro in 70 to 80 % of bouts without equipment', () => {
  const g = game.setup(2, defaultOptions(game.options));
  const won: number[] = [];
  for (const [cls, deck] of SECOND_DECKS.entries())
    for (const [at, second] of deck.entries()) {
      const tiro = 10 * cls + at;
      const hp = TIRO_HP[tiro]! + SECOND_HP[second]!;
      g.houses[0]!.ludus = [{ ...newGladiator(tiro), second, hp }];
      for (const foe of ALL_TIROS.filter((other) => other !== tiro && (other + at) % 5 === 0)) {
        g.houses[1]!.ludus = [newGladiator(foe)];
        for (const slot of [0, 1, 2]) {
          const f = boutOf(g, slot);
          won.push(chancesOf(g, f, 0, bestStart(g, f, 0)).wins);
        }
      }
    }
  const share = sum(won) / won.length;
  assert.ok(share >= 0.7 && share <= 0.8, `${(100 * share).toFixed(1)} %`);
});

const STRONG = [
  'brasus second=twin-fangs',
  'florus second=bronze-fish',
  'hanno second=deep-cast',
  'dizas second=steady-hands',
].concat('castor second=old-campaigner', 'iarbas second=net-mender');
const WEAK = ['zalmo', 'tarvos', 'micipsa hp=1'];

/** A House that is far ahead or far behind keeps a task. */
function atOdds(task: string, isAhead: boolean, seed: number): Table<Ludi> {
  const state = game.setup(2, { ...defaultOptions(game.options), roundLimit: 0 });
  state.flow.frames.splice(0, state.flow.frames.length, Object.assign(match.frame(), { at: 'HG-3.6' }));
  const other = task === 'granary' ? 'strongbox' : 'granary';
  const [mine, theirs] = isAhead ? [STRONG, WEAK] : [WEAK, STRONG];
  const purses = isAhead ? ['seat 0 coins 40', 'seat 1 coins 0'] : ['seat 0 coins 0', 'seat 1 coins 40'];
  const men = (seat: number, all: readonly string[]): string[] => all.map((one) => `seat ${seat} gladiator ${one}`);
  for (const line of [
    'round 4',
    ...men(0, mine),
    ...men(1, theirs),
    ...purses,
    `seat 0 task ${task}`,
    `seat 1 task ${other}`,
  ])
    game.arrange(state, line);
  return new Table(game, state, fastRandom(seed), null).run();
}

/** Whether a sensible player completes it before the game is over. */
function completes(t: Table<Ludi>, seed: number): boolean {
  const random = fastRandom(seed + 1);
  while (!t.over && t.state.houses[0]!.done.length === 0) {
    const request = t.waiting!;
    const choice = game.heuristic(game.viewFor(t.state, request.seat), request, random);
    assert.equal(t.decide(request.seat, request.id, choice), null);
  }
  return t.state.houses[0]!.done.length > 0;
}

test('HG-24.7 every task can be completed, by a House that is far ahead and by one that is far behind', () => {
  for (const task of TASK_NAMES)
    for (const isAhead of [true, false]) {
      let seed = 0;
      while (seed < 60 && !completes(atOdds(task, isAhead, seed), seed)) seed++;
      assert.ok(seed < 60, `${task}, ${isAhead ? 'ahead' : 'behind'}`);
    }
});
