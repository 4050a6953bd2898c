// The cards of Spartacus by kind: a kind is a place in CARDS, and all copies of a card are of one kind.
//
// Market cards come first, then Intrigue cards, then Houses. A card on a table is an *asset*, one integer: its kind and
// what lies on it (exhausted, injured, Favor tokens, Champion token), so that equal assets are interchangeable.

import { cardsOf } from '#engine/chance/deck.ts';
import { HOUSES as HOUSE_TABLE } from '#games/spartacus/cards/houses.ts';
import { GUARDS, REACTIONS, SCHEMES } from '#games/spartacus/cards/intrigue.ts';
import {
  type Ability,
  type CombatEffect,
  type Effect,
  readAbilities,
  type Trigger,
  WINDOWS,
  type Window,
} from '#games/spartacus/cards/language.ts';
import { EQUIPMENT, GLADIATORS, SLAVES, STARTING_GLADIATORS, STARTING_SLAVES } from '#games/spartacus/cards/market.ts';

export type CardType =
  | 'gladiator'
  | 'slave'
  | 'weapon'
  | 'armor'
  | 'special'
  | 'scheme'
  | 'reaction'
  | 'guard'
  | 'house';

export interface Card {
  id: string;
  name: string;
  /** How it is written in the notation. */
  slug: string;
  type: CardType;
  /** Market value, or cash value of an Intrigue card. */
  value: number;
  /** Minimum influence. */
  req: number;
  /** ATK, DEF, SPD of a combatant. */
  dice: readonly number[];
  start: boolean;
  count: number;
  abilities: readonly Ability[];
  /** Of a House: what it starts with, and what its abilities are called. */
  holdings: { gladiators: number; slaves: number; guards: number; gold: number } | null;
  powers: readonly string[];
}

/** How a name is written where blanks part words. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function rows(table: string, width: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' ; ').map((cell) => cell.trim());
      if (cells.length !== width)
        throw new Error(`card ${cells[0]}: its line has ${cells.length} columns, not ${width}`);
      return cells;
    });
}

const plain = { req: 0, dice: [], start: false, holdings: null, powers: [] };

/** The cards of tables of combatants: id ; name ; ATK DEF SPD ; value ; count ; abilities. */
export function combatants(table: string, type: 'gladiator' | 'slave', start: boolean): Card[] {
  return rows(table, 6).map(([id = '', name = '', dice = '', value, count, text = '']) => ({
    ...plain,
    id,
    name,
    slug: slugOf(name),
    type,
    value: Number(value),
    start,
    count: Number(count),
    dice: dice.split(' ').map(Number),
    abilities: readAbilities(id, text),
  }));
}

const equipment = (): Card[] =>
  rows(EQUIPMENT, 6).map(([id = '', name = '', type = '', value, count, text = '']) => ({
    ...plain,
    id,
    name,
    slug: slugOf(name),
    type: type.toLowerCase() as CardType,
    value: Number(value),
    count: Number(count),
    abilities: readAbilities(id, text),
  }));

/** The cards of tables of Intrigue cards: id ; name ; minimum influence ; cash value ; count ; abilities. */
export function intrigue(table: string, type: 'scheme' | 'reaction' | 'guard'): Card[] {
  return rows(table, 6).map(([id = '', name = '', req, value, count, text = '']) => ({
    ...plain,
    id,
    name,
    slug: slugOf(name),
    type,
    value: Number(value),
    req: Number(req),
    count: Number(count),
    abilities: readAbilities(id, text),
  }));
}

const houses = (): Card[] =>
  rows(HOUSE_TABLE, 6).map(([id = '', name = '', numbers = '', one = '', two = '', text = '']) => {
    const [gladiators, slaves, guards, gold] = numbers.split(' ').map(Number) as [number, number, number, number];
    const abilities = readAbilities(id, text);
    return {
      ...plain,
      id,
      name,
      slug: slugOf(name),
      type: 'house' as const,
      value: 0,
      count: 1,
      abilities,
      holdings: { gladiators, slaves, guards, gold },
      powers: [one, two],
    };
  });

export const CARDS: readonly Card[] = [
  ...combatants(STARTING_GLADIATORS, 'gladiator', true),
  ...combatants(STARTING_SLAVES, 'slave', true),
  ...combatants(GLADIATORS, 'gladiator', false),
  ...combatants(SLAVES, 'slave', false),
  ...equipment(),
  ...intrigue(SCHEMES, 'scheme'),
  ...intrigue(REACTIONS, 'reaction'),
  ...intrigue(GUARDS, 'guard'),
  ...houses(),
];

/** The bits of an asset that are its kind, and the number of abilities that fit into a key. */
const KIND = 127;
export const MOST_ABILITIES = 4;
if (CARDS.length > KIND) throw new Error(`there are ${CARDS.length} kinds of cards, at most ${KIND} can be told apart`);
for (const [kind, { id, slug, abilities }] of CARDS.entries()) {
  if (abilities.length > MOST_ABILITIES) throw new Error(`card ${id}: it has more than ${MOST_ABILITIES} abilities`);
  if (CARDS.findIndex((other) => other.slug === slug) !== kind)
    throw new Error(`card ${id}: another card is called ${slug} too`);
}

export const TYPES: readonly CardType[] = CARDS.map((card) => card.type);
export const VALUES: readonly number[] = CARDS.map((card) => card.value);
export const REQS: readonly number[] = CARDS.map((card) => card.req);

const kindNamed = (id: string): number => CARDS.findIndex((card) => card.id === id);
export const FIRST_INTRIGUE = kindNamed('IS-01');
export const FIRST_HOUSE = kindNamed('H-BAT');
/** The kind of guard that Houses start with. */
export const GUARD = CARDS.findIndex((card) => card.type === 'guard');

/** SP-15.2 */
export const MARKET: readonly number[] = cardsOf(CARDS.map((card, kind) => (kind < FIRST_INTRIGUE ? card.count : 0)));
export const INTRIGUE: readonly number[] = cardsOf(
  CARDS.map((card, kind) => (kind >= FIRST_INTRIGUE && kind < FIRST_HOUSE ? card.count : 0)),
);
export const HOUSES: readonly number[] = CARDS.flatMap((card, kind) => (card.type === 'house' ? [kind] : []));

/** The windows in which a kind can be played as a reaction, as bits. */
export const WINDOW_BITS: readonly number[] = CARDS.map((card) =>
  card.abilities.reduce((bits, ability) => bits | ability.windows, 0),
);

/** By window and kind, the places of the abilities that react there. */
export const REACTING = Object.fromEntries(
  WINDOWS.map((name, place) => [
    name,
    CARDS.map(({ abilities }) => abilities.flatMap(({ windows }, i) => ((windows & (1 << place)) === 0 ? [] : [i]))),
  ]),
) as { [W in Window]: number[][] };

export const isGuard = (kind: number): boolean => TYPES[kind] === 'guard';
export const isScheme = (kind: number): boolean => TYPES[kind] === 'scheme';

/** The places of a kind's abilities with this trigger. */
const byTrigger = new Map<Trigger, readonly (readonly number[])[]>();
const NONE: readonly number[] = [];
for (const trigger of new Set(CARDS.flatMap((card) => card.abilities.map((one) => one.trigger)))) {
  byTrigger.set(
    trigger,
    CARDS.map(({ abilities }) => abilities.flatMap((ability, i) => (ability.trigger === trigger ? [i] : []))),
  );
}
export const abilitiesOn = (kind: number, trigger: Trigger): readonly number[] =>
  byTrigger.get(trigger)?.[kind] ?? NONE;

// Assets

export const EXHAUSTED = 128;
export const INJURED = 256;
const FAVOR_SHIFT = 9;
const FAVOR_MASK = 3;
export const CHAMPION = 2048;

export const kindOf = (asset: number): number => asset & KIND;
export const cardOf = (asset: number): Card => CARDS[asset & KIND]!;
export const typeOf = (asset: number): CardType => TYPES[asset & KIND]!;
export const priceOf = (asset: number): number => VALUES[asset & KIND]!;
/** SP-3.21, SP-3.22 */
export const isReady = (asset: number): boolean => (asset & (EXHAUSTED | INJURED)) === 0;
export const isInjured = (asset: number): boolean => (asset & INJURED) !== 0;
export const isChampion = (asset: number): boolean => (asset & CHAMPION) !== 0;
export const favorOf = (asset: number): number => (asset >> FAVOR_SHIFT) & FAVOR_MASK;
export const withFavor = (asset: number, favor: number): number =>
  (asset & ~(FAVOR_MASK << FAVOR_SHIFT)) | (favor << FAVOR_SHIFT);

export const isCombatant = (asset: number): boolean => typeOf(asset) === 'gladiator' || typeOf(asset) === 'slave';
export const isEquipment = (asset: number): boolean => {
  const type = typeOf(asset);
  return type === 'weapon' || type === 'armor' || type === 'special';
};

/** The filters of the card language, in the order of FILTERS. */
const MATCHES: readonly ((asset: number) => boolean)[] = [
  (asset) => isReady(asset) && typeOf(asset) === 'gladiator',
  (asset) => isReady(asset) && typeOf(asset) === 'slave',
  (asset) => isReady(asset) && isCombatant(asset),
  (asset) => isReady(asset) && isCombatant(asset) && !isChampion(asset),
  (asset) => isReady(asset) && isEquipment(asset),
  (asset) => isReady(asset) && typeOf(asset) === 'guard',
  isInjured,
];
export const matches = (filter: number, asset: number): boolean => MATCHES[filter]!(asset);
export const GLADIATOR_FILTER = 0;
export const COMBATANT_FILTER = 2;
export const GUARD_FILTER = 5;

/** How an asset is written: crixus.2 has two Favor tokens, crixus.champion.injured is what it says, net.x is exhausted. */
export function assetName(asset: number): string {
  const favor = favorOf(asset);
  return (
    cardOf(asset).slug +
    (favor > 0 ? `.${favor}` : '') +
    (isChampion(asset) ? '.champion' : '') +
    (isInjured(asset) ? '.injured' : (asset & EXHAUSTED) !== 0 ? '.x' : '')
  );
}

/** The argument of a kind's standing effect, 1 where it takes none, 0 where the kind has no such effect. */
export function standingEffect(card: number, effect: Effect | CombatEffect): number {
  for (const { effects } of CARDS[card]!.abilities) {
    for (const { name, args } of effects) if (name === effect) return args[0] ?? 1;
  }
  return 0;
}

/** SP-4.16 to SP-4.18: what a card brings in the Upkeep; below 0: what it costs. */
export function wageOf(asset: number): number {
  if (!isReady(asset)) return 0;
  const type = typeOf(asset);
  if (type === 'slave') return standingEffect(kindOf(asset), 'income') || 1;
  return type === 'gladiator' && standingEffect(kindOf(asset), 'noUpkeep') !== 1 ? -1 : 0;
}
