// Chapters 14 to 18: a bout, roll by roll. Its two sides are 0 and 1; in a House Substitution side 0 is the assigned
// gladiator and side 1 the substitute, who belongs to the same House and is controlled by the forfeiting one (HG-13.12).

import { end, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Item, pick, type Request, subset } from '#engine/requests/request.ts';
import { ATTRIBUTES } from '#games/house-of-gladiators/cards.ts';
import { chanceHints } from '#games/house-of-gladiators/chances.ts';
import { chooserOf, startOf } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { bestStart, CYCLE, nextAttribute, ROLLS } from '#games/house-of-gladiators/rules/14-cycle.ts';
import { cancel, enter, reveal } from '#games/house-of-gladiators/rules/14-entry.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import { reroll, rerollOf, rollDice, strike } from '#games/house-of-gladiators/rules/15-rolls.ts';
import { decider, fall, LAST_ATTACKER_ROLL } from '#games/house-of-gladiators/rules/17-death.ts';
import { clearGear, collect, settle } from '#games/house-of-gladiators/rules/18-rewards.ts';
import { testDefeat } from '#games/house-of-gladiators/rules/22-houses.ts';
import { HAND_LIMIT, handSize, type Ludi } from '#games/house-of-gladiators/state.ts';

const locals: Bout = {
  slot: 0,
  houses: [0, 0],
  control: [0, 0],
  fighters: [-1, -1],
  substitution: false,
  gear: [[], []],
  cancelled: [0, 0],
  reversed: false,
  chooser: null,
  selector: null,
  roll: 0,
  attribute: 0,
  dice: [0, 0],
  won: [0, 0],
  loss: [0, 0],
  rerolled: [0, 0],
  survived: [0, 0],
  down: null,
  dies: false,
  winner: null,
};

export const bout = rule<Ludi, Bout>('bout', { locals, shows: Object.keys(locals) as (keyof Bout)[] }, [
  { clause: 'HG-14.2', run: (g, f, t) => enter(g, f, t) },
  { clause: 'HG-23.12', run: (_g, f, t) => cancel(f, t) },
  { clause: 'HG-23.19', run: (g, f, t) => reveal(g, f, t) },
  {
    clause: 'HG-14.4',
    run(g, f, t) {
      f.chooser = chooserOf(g, f, t);
    },
  },
  {
    clause: 'HG-14.16',
    ask(_g, f) {
      if (f.roll % CYCLE !== 0) return null;
      return pick(f.control[startOf(f)]!, 'word', ATTRIBUTES);
    },
    fallback: (g, f) => ATTRIBUTES[bestStart(g, f, startOf(f))]!,
    hints: (g, f, request) => chanceHints(g, f, request),
    take(g, f, t, choice: Item, seat) {
      f.selector = startOf(f);
      f.attribute = ATTRIBUTES.indexOf(choice as (typeof ATTRIBUTES)[number]);
      g.houses[seat]!.chose = g.selections++;
      t.log?.emit('attributeChosen', { seat, attribute: ATTRIBUTES[f.attribute]!, roll: f.roll + 1 });
    },
  },
  {
    clause: 'HG-15.1',
    run(_g, f, t) {
      if (f.roll % CYCLE !== 0) f.attribute = nextAttribute(f);
      f.roll++;
      rollDice(f, t);
    },
  },
  {
    clause: 'HG-23.7',
    ask: (_g, f) => rerollRequest(f, f.selector!),
    fallback: () => 'no',
    take: (_g, f, t, choice) => useReroll(f, t, choice, f.selector!),
  },
  {
    clause: 'HG-23.7',
    at: 'HG-23.7 other',
    ask: (_g, f) => rerollRequest(f, 1 - f.selector!),
    fallback: () => 'no',
    take: (_g, f, t, choice) => useReroll(f, t, choice, 1 - f.selector!),
  },
  {
    clause: 'HG-15.4',
    run(g, f, t) {
      strike(g, f, t);
      if (f.down !== null) return;
      return to(f.roll < ROLLS[f.slot]! ? 'HG-14.16' : 'HG-18.1');
    },
  },
  {
    clause: 'HG-17.1',
    run(_g, f) {
      f.winner = 1 - f.down!;
      if (f.roll > 1) return;
      f.dies = true;
      return to('HG-17.6');
    },
  },
  {
    clause: 'HG-17.2',
    ask: (_g, f) => (decider(f) === 'attacker' ? pick(f.control[1 - f.down!]!, 'word', KILL_OR_SPARE) : null),
    fallback: () => 'spare',
    take(g, f, t, choice, seat) {
      f.dies = choice === 'kill';
      if (!f.dies && f.roll <= LAST_ATTACKER_ROLL && !f.substitution) g.houses[seat]!.deeds.spares++;
      t.log?.emit(f.dies ? 'condemned' : 'spared', { seat, gladiator: f.fighters[f.down!]! });
      return to('HG-17.6');
    },
  },
  {
    clause: 'HG-17.3',
    ask: (_g, f) => pick(f.houses[f.down!]!, 'word', DIE_OR_LIVE),
    fallback: () => 'lives',
    take(_g, f, t, choice, seat) {
      f.dies = choice === 'dies';
      t.log?.emit(f.dies ? 'abandoned' : 'saved', { seat, gladiator: f.fighters[f.down!]! });
    },
  },
  { clause: 'HG-17.6', run: (g, f, t) => fall(g, f, t) },
  { clause: 'HG-18.1', run: (g, f, t) => settle(g, f, t) },
  { clause: 'HG-12.10', run: (g, f, t) => clearGear(g, f, t) },
  {
    clause: 'HG-3.3',
    run(g, f, t) {
      if (f.dies) testDefeat(g, t, f.houses[f.down!]!);
      return f.substitution ? undefined : end();
    },
  },
  {
    clause: 'HG-13.16',
    ask(g, f) {
      if (g.discard.length === 0) return null;
      const space = HAND_LIMIT - handSize(g.houses[f.houses[0]!]!);
      const request = subset(f.houses[0]!, 'card', g.discard, 0, Math.min(MOST_COLLECTED, space));
      if (space < MOST_COLLECTED && space < g.discard.length) request.clauses = FULL_HAND;
      return request;
    },
    fallback: () => [],
    take: (g, _f, t, cards: number[], seat) => collect(g, t, seat, cards),
  },
]);

/** HG-13.16 */
const MOST_COLLECTED = 2;
const FULL_HAND = { 'too-many': 'HG-6.4' };

const KILL_OR_SPARE: readonly Item[] = ['kill', 'spare'];
const DIE_OR_LIVE: readonly Item[] = ['dies', 'lives'];
const REROLL_OR_NOT: readonly Item[] = ['reroll', 'no'];

/** HG-25.11, HG-15.7: asked only of a side whose card allows it, which everybody sees. */
const rerollRequest = (f: Bout, side: number): Request | null =>
  rerollOf(f, side) === null ? null : pick(f.control[side]!, 'word', REROLL_OR_NOT);

function useReroll(f: Bout, t: Table<Ludi>, choice: unknown, side: number): void {
  if (choice === 'reroll') reroll(f, t, side);
}
