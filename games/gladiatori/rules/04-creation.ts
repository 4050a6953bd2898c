// Chapter 4: character creation, with the over-limit purchases.

import { shownTo } from '#engine/event.ts';
import { call, end, rule, to } from '#engine/flow/flow.ts';
import {
  type Barred,
  field,
  form,
  type Group,
  type Item,
  pick,
  purchase,
  type Request,
} from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import {
  ABILITIES,
  BOUGHT,
  BOX,
  boughtSkill,
  CARDS,
  ENERGIES,
  ENERGY_0,
  ENERGY_1,
  FEINT,
  KINDS,
  LEAST_VALUE,
  LEAST_VALUES,
  MOST_VALUE,
  POINT,
  POWER,
  POWER_PRICE,
  POWERS,
  SKILL_PRICE,
  SKILLS,
  SWEEP,
  skillBought,
  skillThings,
} from '#games/gladiatori/cards.ts';
import {
  deckOf,
  energyLimit,
  FEINT_LIMIT,
  LEAST_COINS,
  OVER_LIMIT,
  OWN_CHARACTER,
  pricesOf,
  READY_MADE,
  type Sheet,
} from '#games/gladiatori/characters.ts';
import { giveSheet } from '#games/gladiatori/handling.ts';
import type { Gladiator, Gladiatori } from '#games/gladiatori/state.ts';

const NAMES: readonly string[] = [...READY_MADE.map(({ name }) => name), 'own'];
const OF_SKILL = SKILLS.map(skillThings);
/** At most one value of each Skill (GL-4.6): above 3, which everybody has (GL-4.7). */
const GROUPS: readonly Group[] = OF_SKILL.map((items) => ({ items, min: 0, max: 1, clause: 'GL-4.6' }));

/** More of a thing than can be bought, by the clause that limits it. */
const LIMITED: readonly Barred[] = [
  ...more(
    ABILITIES.map((ability) => POINT + ability),
    'GL-4.10',
    'an Ability starts at 9 at most',
  ),
  ...more(ENERGIES, 'GL-4.11', 'for every complete 6.5 coins one card of each Energy'),
  ...more([FEINT], 'GL-4.12', 'one Feint'),
  ...more(
    CARDS.flatMap((_, kind) => (kind >= SWEEP && kind < KINDS ? [kind] : [])),
    'GL-4.13',
    'one card of each Special Move',
  ),
  ...more(
    POWERS.map((_, power) => POWER + power),
    'GL-4.14',
    'each Power once',
  ),
];

function more(items: readonly number[], clause: string, reason: string): Barred[] {
  return items.map((item) => ({ item, of: 'thing', clause, reason, more: true }));
}

interface Shelf {
  things: number[];
  prices: number[];
}

/** Everything that a budget can buy beyond the least legal character (GL-4.5 to GL-4.16). */
function shelfFor(coins: number): Shelf {
  const things: number[] = [];
  const prices: number[] = [];
  const put = (thing: number, price: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      things.push(thing);
      prices.push(price);
    }
  };
  for (const items of OF_SKILL)
    for (const thing of items) put(thing, SKILL_PRICE[skillBought(thing).value]! - SKILL_PRICE[LEAST_VALUE]!, 1);
  for (const ability of ABILITIES) put(POINT + ability, 1, MOST_VALUE - LEAST_VALUE);
  for (const energy of ENERGIES) put(energy, CARDS[energy]!.coins, energyLimit(coins));
  put(FEINT, CARDS[FEINT]!.coins, FEINT_LIMIT);
  for (let move = SWEEP; move < KINDS; move++) put(move, CARDS[move]!.coins, 1);
  for (let power = 0; power < POWERS.length; power++) put(POWER + power, POWER_PRICE, 1);
  return { things, prices };
}

const shelves = new Map<number, Shelf>();
function shelf(coins: number): Shelf {
  const known = shelves.get(coins);
  if (known !== undefined) return known;
  const made = shelfFor(coins);
  shelves.set(coins, made);
  return made;
}

/** The sheet that a purchase makes. */
export function sheetBought(things: readonly number[]): Sheet {
  const sheet: Sheet = { values: LEAST_VALUES.slice(), energy1: 0, energy0: 0, feint: 0, moves: [], powers: [] };
  for (const thing of things) {
    if (thing >= BOUGHT) sheet.values[skillBought(thing).skill] = skillBought(thing).value;
    else if (thing >= POWER) sheet.powers.push(thing - POWER);
    else if (thing >= POINT) sheet.values[thing - POINT]!++;
    else if (thing === ENERGY_0) sheet.energy0++;
    else if (thing === ENERGY_1) sheet.energy1++;
    else if (thing === FEINT) sheet.feint++;
    else sheet.moves.push(thing);
  }
  return sheet;
}

/** What to buy for a sheet: the other way round. */
export function purchaseOf(sheet: Sheet): number[] {
  const things: number[] = [];
  const put = (thing: number, count: number): void => {
    for (let i = 0; i < count; i++) things.push(thing);
  };
  for (const skill of SKILLS)
    if (sheet.values[skill]! > LEAST_VALUE) things.push(boughtSkill(skill, sheet.values[skill]!));
  for (const ability of ABILITIES) put(POINT + ability, sheet.values[ability]! - LEAST_VALUE);
  put(ENERGY_0, sheet.energy0);
  put(ENERGY_1, sheet.energy1);
  put(FEINT, sheet.feint);
  things.push(...sheet.moves);
  for (const power of sheet.powers) things.push(POWER + power);
  return things.sort((a, b) => a - b);
}

/** D-01: a ready-made character, or a sheet that its player builds within the budget. */
export function sheetRequest(seat: Seat, coins: number): Request {
  const { things, prices } = shelf(coins);
  const buying = purchase(seat, 'thing', things, 0, things.length, prices, coins - LEAST_COINS, GROUPS);
  return form(seat, [field('who', pick(seat, 'word', NAMES)), field('buy', buying, { field: 'who', is: ['own'] })]);
}

/** GL-4.24: gives a gladiator his character; Special Moves wait in a staged game (GL-22.1). */
export function takeSheet(g: Gladiatori, one: Gladiator, character: number, sheet: Sheet): void {
  giveSheet(one, character, sheet);
  const deck = deckOf(sheet);
  one.deck = g.staged ? deck.filter((card) => card < SWEEP) : deck;
  one.reserve = g.staged ? deck.filter((card) => card >= SWEEP) : [];
}

export const create = rule<Gladiatori>('create', { locals: {} }, [
  {
    clause: 'GL-25.5',
    run(g, _f, t) {
      for (let seat = 0; seat < g.seats; seat++) g.spare[seat] = t.random.below(READY_MADE.length);
    },
  },
  {
    clause: 'GL-4.1',
    sealed: true,
    ask: (g) => g.gladiators.map((one, seat) => sheetRequest(seat, one.coins)),
    barred: () => LIMITED.slice(),
    fallback: (g, _f, request) => ({ who: NAMES[g.spare[request.seat]!]! }),
    take(g, _f, t, answers: ({ who: string; buy?: number[] } | null)[]) {
      for (const [seat, answer] of answers.entries()) {
        const one = g.gladiators[seat]!;
        const character = NAMES.indexOf(answer!.who);
        const sheet = character < OWN_CHARACTER ? READY_MADE[character]!.sheet : sheetBought(answer!.buy!);
        takeSheet(g, one, character, sheet);
        const spent = pricesOf(sheet, one.coins).total;
        one.purse = Math.max(0, one.coins - spent);
        t.use(answer!.who);
        t.log?.emit(
          'characterChosen',
          { seat, who: answer!.who, cards: one.deck.length + one.reserve.length },
          shownTo(only(seat), { values: sheet.values.slice(), deck: deckOf(sheet), spent, left: one.coins - spent }),
        );
      }
    },
  },
  { clause: 'GL-4.18', run: (g) => (g.overLimit ? call(overLimit) : end()) },
]);

interface Over {
  buyers: Seat[];
  /** Picks so far. */
  picks: number;
}

/** The kinds left in the box, as often as `seat` could take them now; they cost double (GL-4.19). */
function extras(g: Gladiatori, seat: Seat, most: number): Shelf {
  const things: number[] = [];
  const prices: number[] = [];
  for (let kind = ENERGY_0; kind <= FEINT; kind++) {
    const few = kind === FEINT ? (g.gladiators[seat]!.extraFeint ? 0 : 1) : most;
    for (let i = Math.min(few, g.stock[kind - ENERGY_0]!); i > 0; i--) {
      things.push(kind);
      prices.push(priceAbove(kind));
    }
  }
  return { things, prices };
}

const priceAbove = (kind: number): number => 2 * CARDS[kind]!.coins;

/** GL-4.18 to GL-4.23. Whether a Feint was bought is the buyer's secret; the box is counted all the same. */
export const overLimit = rule<Gladiatori, Over>(
  'over-limit',
  { locals: { buyers: [], picks: 0 }, shows: ['buyers', 'picks'] },
  [
    {
      clause: 'GL-4.20',
      run(g) {
        for (let kind = 0; kind < BOX.length; kind++) g.stock[kind] = BOX[kind]!;
        for (const one of g.gladiators)
          for (const card of one.deck) if (card >= ENERGY_0 && card <= FEINT) g.stock[card - ENERGY_0]!--;
      },
    },
    {
      clause: 'GL-4.23',
      sealed: true,
      ask: (g) => g.gladiators.map((_, seat) => pick(seat, 'word', ['yes', 'no'])),
      fallback: () => 'no',
      take(_g, f, t, answers: (Item | null)[]) {
        f.buyers = answers.flatMap((answer, seat) => (answer === 'yes' ? [seat] : []));
        t.random.shuffle(f.buyers);
        t.log?.emit('buyersNamed', { seats: f.buyers.slice() });
      },
    },
    {
      clause: 'GL-4.22',
      ask(g, f) {
        const alone = f.buyers.length === 1;
        if (f.picks === (alone ? 1 : 2 * f.buyers.length)) return null;
        const back = f.picks >= f.buyers.length;
        const seat = f.buyers[back ? 2 * f.buyers.length - 1 - f.picks : f.picks]!;
        const most = alone ? OVER_LIMIT : OVER_LIMIT / 2;
        const { things, prices } = extras(g, seat, most);
        return purchase(seat, 'thing', things, 0, most, prices, g.gladiators[seat]!.purse);
      },
      fallback: () => [],
      take(g, f, t, cards: number[], seat) {
        const one = g.gladiators[seat]!;
        f.picks++;
        one.extra += cards.length;
        for (const card of cards) {
          g.stock[card - ENERGY_0]!--;
          one.purse -= priceAbove(card);
          if (card === FEINT) one.extraFeint = true;
          one.deck.push(card);
        }
        one.deck.sort((a, b) => a - b);
        t.reveal(only(seat), EVERYBODY);
        t.log?.emit('bought', { seat, count: cards.length }, shownTo(only(seat), { cards: cards.slice() }));
        return to('GL-4.22');
      },
    },
  ],
);
