// The cards of Jugula (JU-6.1) as kinds: 0 to 11 are the Jugula deck, 12 to 23 the Prima Jugula cards. Every player has
// one of each, so a list of cards never holds a kind twice.
//
// Special effects are a closed language (chapter 19): the tables of data.ts are read and checked here, once, and a word
// that is not in the language is reported with the card that uses it.

import { JUGULA, PRIMA } from '#games/jugula/data.ts';

export type Until = 'endOfTurn' | 'ownNextTurnStart' | 'ownNextTurnEnd';
export type Stat = 'ATT' | 'DEF' | 'MP';
export type Whose = 'self' | 'target';

/** JU-19.2 to JU-19.15 */
export type Effect =
  | { op: 'MOVE'; n: number; mp: number }
  | { op: 'ATTACK'; n: number; att: number }
  | { op: 'MOVE_ATTACK'; mp: number; att: number }
  | { op: 'TURN' | 'SHOVE' | 'DRAW' | 'RECOVER' | 'FREE' | 'SWAP'; n: number }
  | { op: 'BOOST'; stat: Stat; k: number; n: number; until: Until }
  | { op: 'VOX'; who: Whose; k: number }
  | { op: 'DISCARD'; who: Whose; n: number; mode: 'choose' | 'random' | 'pick' }
  | { op: 'PRIMA'; n: number }
  | { op: 'PEEK' };

export type Op = Effect['op'];

export interface Card {
  id: string;
  name: string;
  /** JU-6.1: the numbers by use; the special counts 1. */
  numbers: readonly number[];
  combat: number;
  special: readonly Effect[];
}

/** JU-6.2: what a card can be played for. */
export const USES = ['move', 'attack', 'vox', 'draw', 'prima', 'special'] as const;
export const MOVE = 0;
export const ATTACK = 1;
export const VOX = 2;
export const DRAW = 3;
export const PRIMA_USE = 4;
export const SPECIAL = 5;

const NUMBER = 'a whole number';
const UNTILS = ['endOfTurn', 'ownNextTurnStart', 'ownNextTurnEnd'];
/** The words of the language: for each operation its fields, each a number or one of these words. */
const LANGUAGE: { readonly [op: string]: { readonly [field: string]: typeof NUMBER | readonly string[] } } = {
  MOVE: { n: NUMBER, mp: NUMBER },
  ATTACK: { n: NUMBER, att: NUMBER },
  MOVE_ATTACK: { mp: NUMBER, att: NUMBER },
  TURN: { n: NUMBER },
  SHOVE: { n: NUMBER },
  BOOST: { stat: ['ATT', 'DEF', 'MP'], k: NUMBER, n: NUMBER, until: UNTILS },
  VOX: { who: ['self', 'target'], k: NUMBER },
  DRAW: { n: NUMBER },
  DISCARD: { who: ['self', 'target'], n: NUMBER, mode: ['choose', 'random', 'pick'] },
  RECOVER: { n: NUMBER },
  PRIMA: { n: NUMBER },
  FREE: { n: NUMBER },
  SWAP: { n: NUMBER },
  PEEK: {},
};

type Row = Record<string, unknown>;

/** Reads one card; an Error names the card and the word that is wrong. */
export function readCard(row: unknown): Card {
  const card = row as Row;
  const id = String(card['id']);
  const number = (name: string): number => {
    if (!Number.isInteger(card[name]))
      throw new Error(`card ${id}: '${name}' must be a whole number, not ${card[name]}`);
    return card[name] as number;
  };
  const special = card['special'];
  if (!Array.isArray(special) || special.length === 0) throw new Error(`card ${id}: 'special' must be a list of steps`);
  const effects = special.map((step) => readEffect(id, step as Row));
  checkPicks(id, effects);
  const numbers = [number('M'), number('A'), number('V'), number('D'), number('P'), 1];
  // JU-8.7
  if (numbers[DRAW]! < 2) throw new Error(`card ${id}: 'D' must be at least 2`);
  return { id, name: String(card['name']), numbers, combat: number('C'), special: effects };
}

function readEffect(id: string, step: Row): Effect {
  const op = String(step['op']);
  const fields = Object.hasOwn(LANGUAGE, op) ? LANGUAGE[op]! : null;
  if (fields === null) throw new Error(`card ${id}: there is no operation '${op}'`);
  for (const name of Object.keys(step)) {
    if (name !== 'op' && !Object.hasOwn(fields, name)) throw new Error(`card ${id}: ${op} has no field '${name}'`);
  }
  for (const [name, wanted] of Object.entries(fields)) {
    const value = step[name];
    const fits = wanted === NUMBER ? Number.isInteger(value) : wanted.includes(value as string);
    if (!fits) throw new Error(`card ${id}: '${name}' of ${op} cannot be '${String(value)}'`);
  }
  const mode = op === 'DISCARD' ? `${String(step['who'])}/${String(step['mode'])}` : 'self/choose';
  if (!['self/choose', 'target/random', 'target/pick'].includes(mode))
    throw new Error(`card ${id}: DISCARD cannot be '${mode}'`);
  return { ...step } as unknown as Effect;
}

/** JU-19.10: cards can only be picked from a hand that was seen. */
function checkPicks(id: string, effects: readonly Effect[]): void {
  const pick = effects.findIndex((one) => one.op === 'DISCARD' && one.mode === 'pick');
  const peek = effects.findIndex((one) => one.op === 'PEEK');
  if (pick >= 0 && (peek < 0 || peek > pick)) throw new Error(`card ${id}: DISCARD 'pick' needs a PEEK before it`);
}

export const CARDS: readonly Card[] = [...JUGULA, ...PRIMA].map(readCard);
/** JU-1.2: how many cards a player's two sets have. */
export const SET = JUGULA.length;
export const ALL = CARDS.length;
export const JUGULA_CARDS: readonly number[] = Array.from({ length: SET }, (_, card) => card);
export const PRIMA_CARDS: readonly number[] = Array.from({ length: ALL - SET }, (_, card) => SET + card);
export const EVERY_CARD: readonly number[] = CARDS.map((_, card) => card);

export const COMBAT: readonly number[] = CARDS.map((card) => card.combat);
export const numberOf = (card: number, use: number): number => CARDS[card]!.numbers[use]!;

/** JU-19.18: how much Vox Populi the special effect of each card costs its player. */
export const VOX_COST: readonly number[] = CARDS.map((card) =>
  card.special.reduce((cost, step) => cost + (step.op === 'VOX' && step.who === 'self' && step.k < 0 ? -step.k : 0), 0),
);

/** A play is a card with its use, in one number. */
export const playOf = (card: number, use: number): number => card * USES.length + use;
export const cardOf = (play: number): number => Math.floor(play / USES.length);
export const useOf = (play: number): number => play % USES.length;

export const cardNamed = (id: string): number => CARDS.findIndex((card) => card.id.toLowerCase() === id.toLowerCase());
export const playName = (play: number): string => `${CARDS[cardOf(play)]!.id}-${USES[useOf(play)]!}`;
