// Character sheets (chapters 1 and 4): the ready-made five, prices, limits, and sheets as text and as JSON.
//
// Text: `O5 G5 E7 B5 S5 1x6 0x1 Fx0 M1,3,4 P5,6,7`, that is Offense, Guard, Endurance, Blood, Speed, the numbers of
// Energy-1, Energy-0 and Feint cards, Special Moves and Powers by their numbers, `-` for none.

import {
  ACTIONS,
  BLOOD,
  CARDS,
  ENDURANCE,
  ENERGY_0,
  ENERGY_1,
  FEINT,
  GUARD,
  type ItemType,
  isSkill,
  KINDS,
  LEAST_VALUE,
  MOST_VALUE,
  OFFENSE,
  POWER_PRICE,
  POWERS,
  SKILL_PRICE,
  SKILLS,
  SPEED,
  SWEEP,
  VALUES,
} from '#games/gladiatori/cards.ts';

export interface Sheet {
  /** Offense, Guard, Endurance, Blood, Speed. */
  values: number[];
  energy1: number;
  energy0: number;
  feint: number;
  /** Special Moves as kinds of cards. */
  moves: number[];
  /** Powers by their place in the table. */
  powers: number[];
}

/** What is wrong with a sheet, and by which clause. */
export interface SheetFault {
  clause: string;
  text: string;
}

export interface ReadyMade {
  name: string;
  sheet: Sheet;
  preferred: readonly ItemType[];
}

const ready = (
  name: string,
  values: number[],
  moves: number[],
  cards: readonly [number, number, number],
  powers: number[],
  preferred: ItemType[],
): ReadyMade => ({
  name,
  sheet: {
    values,
    energy1: cards[0],
    energy0: cards[1],
    feint: cards[2],
    moves: moves.map((move) => SWEEP + move - 1),
    powers: powers.map((power) => power - 1),
  },
  preferred,
});

/** Table 1-F (GL-1.24 to GL-1.26). */
export const READY_MADE: readonly ReadyMade[] = [
  ready('secutor', [5, 5, 7, 5, 5], [1, 3, 4], [6, 1, 0], [5, 6, 7], ['sword', 'shield']),
  ready('mirmillo', [4, 4, 8, 4, 4], [2, 5, 7], [5, 7, 0], [3, 6, 9], ['sword', 'helmet']),
  ready('thraex', [5, 5, 5, 8, 4], [3, 6], [6, 6, 0], [2, 6, 9], ['sword', 'shield']),
  ready('hoplomachus', [5, 4, 6, 4, 7], [2, 3, 4, 5, 8], [2, 8, 0], [1, 3, 4, 7], ['spear', 'helmet', 'iron-arm']),
  ready('retiarius', [3, 6, 7, 5, 4], [4, 5, 7], [4, 4, 1], [6, 8], ['net', 'spear', 'trident']),
];
/** The number of a character that its player has built, after the ready-made ones. */
export const OWN_CHARACTER = READY_MADE.length;

/** GL-4.2 */
export const NORMAL_COINS = 55;
/** GL-4.4 */
export const LONE_COINS = 70;
/** GL-4.16 */
export const LEAST_COINS = 15;

/** GL-4.11: how many cards of each Energy a budget allows; 6.5 coins each. */
export const energyLimit = (coins: number): number => Math.floor((coins * 2) / 13);
/** GL-4.12 */
export const FEINT_LIMIT = 1;
/** GL-4.18, GL-4.19 */
export const OVER_LIMIT = 4;

export interface Prices {
  skills: number;
  moves: number;
  abilities: number;
  cards: number;
  powers: number;
  total: number;
}

/** GL-4.5 to GL-4.14: what a sheet costs; cards above the limits cost double (GL-4.19). */
export function pricesOf(sheet: Sheet, coins: number): Prices {
  const limit = energyLimit(coins);
  const cards = (count: number, kind: number, most: number): number =>
    CARDS[kind]!.coins * (count + Math.max(0, count - most));
  const skills = SKILLS.reduce((sum, skill) => sum + SKILL_PRICE[sheet.values[skill]!]!, 0);
  const moves = sheet.moves.reduce((sum, move) => sum + CARDS[move]!.coins, 0);
  const abilities = sheet.values[BLOOD]! + sheet.values[SPEED]!;
  const bought =
    cards(sheet.energy1, ENERGY_1, limit) +
    cards(sheet.energy0, ENERGY_0, limit) +
    cards(sheet.feint, FEINT, FEINT_LIMIT);
  const powers = sheet.powers.length * POWER_PRICE;
  return { skills, moves, abilities, cards: bought, powers, total: skills + moves + abilities + bought + powers };
}

/** Null for a legal sheet, else the first thing that is wrong with it (chapter 4). */
export function sheetFault(sheet: Sheet, coins: number, overLimit = false): SheetFault | null {
  for (const [value, points] of sheet.values.entries()) {
    const name = VALUES[value]!;
    const clause = !isSkill(value) ? 'GL-4.10' : points < LEAST_VALUE ? 'GL-4.7' : 'GL-4.8';
    if (!Number.isInteger(points) || points < LEAST_VALUE || points > MOST_VALUE)
      return { clause, text: `${name} must be from ${LEAST_VALUE} to ${MOST_VALUE}, not ${points}` };
  }
  for (const count of [sheet.energy0, sheet.energy1, sheet.feint]) {
    if (!Number.isInteger(count) || count < 0)
      return { clause: 'GL-4.11', text: `a number of cards cannot be ${count}` };
  }
  const moves = doubled(sheet.moves, SWEEP, KINDS);
  if (moves !== null) return { clause: 'GL-4.13', text: `Special Moves are at most one of each of eight: ${moves}` };
  const powers = doubled(sheet.powers, 0, POWERS.length);
  if (powers !== null) return { clause: 'GL-4.14', text: `Powers are at most one of each of nine: ${powers}` };
  return limitFault(sheet, coins, overLimit);
}

function doubled(list: readonly number[], from: number, to: number): string | null {
  for (const [i, one] of list.entries()) {
    if (!Number.isInteger(one) || one < from || one >= to) return `there is no number ${one - from + 1}`;
    if (list.indexOf(one) !== i) return `number ${one - from + 1} is there twice`;
  }
  return null;
}

function limitFault(sheet: Sheet, coins: number, overLimit: boolean): SheetFault | null {
  const limit = energyLimit(coins);
  const over = [
    Math.max(0, sheet.energy1 - limit),
    Math.max(0, sheet.energy0 - limit),
    Math.max(0, sheet.feint - FEINT_LIMIT),
  ];
  if (!overLimit) {
    if (over[0]! > 0)
      return { clause: 'GL-4.11', text: `at most ${limit} Energy-1 cards for ${coins} coins, not ${sheet.energy1}` };
    if (over[1]! > 0)
      return { clause: 'GL-4.11', text: `at most ${limit} Energy-0 cards for ${coins} coins, not ${sheet.energy0}` };
    if (over[2]! > 0) return { clause: 'GL-4.12', text: `at most one Feint, not ${sheet.feint}` };
  }
  const sum = over[0]! + over[1]! + over[2]!;
  if (sum > OVER_LIMIT) return { clause: 'GL-4.18', text: `at most ${OVER_LIMIT} cards above the limits, not ${sum}` };
  if (over[2]! > 1) return { clause: 'GL-4.19', text: 'at most one of the cards above the limits is a Feint' };
  const { total } = pricesOf(sheet, coins);
  if (total > coins) return { clause: 'GL-4.2', text: `this costs ${total} coins, there are ${coins}` };
  return null;
}

/** GL-4.24, GL-1.5: the deck of a character, sorted. */
export function deckOf(sheet: Sheet): number[] {
  const deck: number[] = [...ACTIONS];
  for (let i = 0; i < sheet.energy0; i++) deck.push(ENERGY_0);
  for (let i = 0; i < sheet.energy1; i++) deck.push(ENERGY_1);
  for (let i = 0; i < sheet.feint; i++) deck.push(FEINT);
  return [...deck, ...sheet.moves.slice().sort((a, b) => a - b)];
}

const list = (numbers: readonly number[], first: number): string =>
  numbers.length === 0 ? '-' : numbers.map((one) => one - first + 1).join(',');

export const sheetText = (sheet: Sheet): string =>
  `O${sheet.values[0]} G${sheet.values[1]} E${sheet.values[2]} B${sheet.values[3]} S${sheet.values[4]}` +
  ` 1x${sheet.energy1} 0x${sheet.energy0} Fx${sheet.feint} M${list(sheet.moves, SWEEP)} P${list(sheet.powers, 0)}`;

const TEXT = /^O(\d+) G(\d+) E(\d+) B(\d+) S(\d+) 1x(\d+) 0x(\d+) Fx(\d+) M(-|\d+(?:,\d+)*) P(-|\d+(?:,\d+)*)$/;

/** A sheet from its text or the name of a ready-made character; an Error says what the text should have been. */
export function readSheet(text: string): Sheet {
  const found = READY_MADE.find(({ name }) => name === text.trim().toLowerCase());
  if (found !== undefined) return copySheet(found.sheet);
  const match = TEXT.exec(text.trim().replace(/\s+/g, ' '));
  if (match === null) {
    throw new Error(
      `a character is written like 'O5 G5 E7 B5 S5 1x6 0x1 Fx0 M1,3,4 P5,6,7', or named ${READY_MADE.map(({ name }) => name).join(', ')}; not '${text}'`,
    );
  }
  const numbers = (word: string, first: number): number[] =>
    word === '-'
      ? []
      : word
          .split(',')
          .map((one) => Number(one) - 1 + first)
          .sort((a, b) => a - b);
  return {
    values: match.slice(1, 6).map(Number),
    energy1: Number(match[6]),
    energy0: Number(match[7]),
    feint: Number(match[8]),
    moves: numbers(match[9]!, SWEEP),
    powers: numbers(match[10]!, 0),
  };
}

export interface SheetJson {
  offense: number;
  guard: number;
  endurance: number;
  blood: number;
  speed: number;
  energy1: number;
  energy0: number;
  feint: number;
  moves: string[];
  powers: string[];
}

export const sheetJson = (sheet: Sheet): SheetJson => ({
  offense: sheet.values[OFFENSE]!,
  guard: sheet.values[GUARD]!,
  endurance: sheet.values[ENDURANCE]!,
  blood: sheet.values[BLOOD]!,
  speed: sheet.values[SPEED]!,
  energy1: sheet.energy1,
  energy0: sheet.energy0,
  feint: sheet.feint,
  moves: sheet.moves.map((move) => CARDS[move]!.name),
  powers: sheet.powers.map((power) => POWERS[power]!.name),
});

/** A sheet from JSON; an Error names the field that is wrong. */
export function sheetFromJson(json: unknown): Sheet {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Error('a character is an object with the field offense and others');
  const given = json as Record<string, unknown>;
  const number = (name: string): number => {
    const value = given[name];
    if (typeof value !== 'number' || !Number.isInteger(value))
      throw new Error(`the field '${name}' must be a whole number`);
    return value;
  };
  const names = (name: string, known: readonly { name: string }[], first: number): number[] => {
    const value = given[name];
    if (!Array.isArray(value)) throw new Error(`the field '${name}' must be a list of names`);
    return value
      .map((one) => {
        const place = known.findIndex((entry) => entry.name === one);
        if (place < first)
          throw new Error(
            `'${name}' has ${JSON.stringify(one)}; there are ${known
              .slice(first)
              .map((entry) => entry.name)
              .join(', ')}`,
          );
        return place;
      })
      .sort((a, b) => a - b);
  };
  return {
    values: [number('offense'), number('guard'), number('endurance'), number('blood'), number('speed')],
    energy1: number('energy1'),
    energy0: number('energy0'),
    feint: number('feint'),
    moves: names('moves', CARDS, SWEEP),
    powers: names('powers', POWERS, 0),
  };
}

export const copySheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  values: sheet.values.slice(),
  moves: sheet.moves.slice(),
  powers: sheet.powers.slice(),
});
