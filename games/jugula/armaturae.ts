// The armaturae of Jugula (chapter 3) as kinds, read from data.ts and checked.
//
// A gladiator is named by seat and kind in one number (a familia has no armatura twice, JU-4.2), so that his name needs
// no look at the table: `thraex.1` is the thraex of seat 1.

import { ROSTER } from '#games/jugula/data.ts';

export const LIGHT = 0;
export const HEAVY = 1;

export interface Armatura {
  id: string;
  name: string;
  /** LIGHT or HEAVY (JU-3.3). */
  weight: number;
  mp: number;
  /** By the opponent's weight (JU-3.4). */
  att: readonly [number, number];
  def: readonly [number, number];
  range: number;
  hindrance: number;
  bow: boolean;
  harassment: boolean;
  massive: boolean;
  stoic: boolean;
  cost: number;
  basic: boolean;
}

const TRAITS: { readonly [name: string]: 'number' | 'boolean' } = {
  range: 'number',
  hindrance: 'number',
  bow: 'boolean',
  harassment: 'boolean',
  massive: 'boolean',
  stoic: 'boolean',
};
export const TRAIT_NAMES: readonly string[] = Object.keys(TRAITS);

type Row = Record<string, unknown>;

/** Reads one armatura; an Error names it and the word that is wrong. */
export function readArmatura(row: unknown): Armatura {
  const read = row as Row;
  const id = String(read['id']);
  const wrong = (what: string): Error => new Error(`armatura ${id}: ${what}`);
  const pair = (name: string): [number, number] => {
    const { L, H } = read[name] as Row;
    if (!Number.isInteger(L) || !Number.isInteger(H)) throw wrong(`'${name}' needs a number for L and for H`);
    return [L as number, H as number];
  };
  const number = (name: string): number => {
    if (!Number.isInteger(read[name])) throw wrong(`'${name}' must be a whole number, not ${String(read[name])}`);
    return read[name] as number;
  };
  const weight = ['L', 'H'].indexOf(String(read['cls']));
  if (weight < 0) throw wrong(`the class '${String(read['cls'])}' is neither L nor H`);
  if (read['roster'] !== 'basic' && read['roster'] !== 'extended')
    throw wrong(`there is no roster '${String(read['roster'])}'`);
  const traits = read['traits'] as Row;
  for (const [name, value] of Object.entries(traits)) {
    const wanted = Object.hasOwn(TRAITS, name) ? TRAITS[name]! : null;
    if (wanted === null) throw wrong(`there is no trait '${name}'`);
    if (typeof value !== wanted) throw wrong(`the trait '${name}' cannot be '${String(value)}'`);
  }
  return {
    id,
    name: String(read['name']),
    weight,
    mp: number('mp'),
    att: pair('att'),
    def: pair('def'),
    range: (traits['range'] as number | undefined) ?? 0,
    hindrance: (traits['hindrance'] as number | undefined) ?? 0,
    bow: traits['bow'] === true,
    harassment: traits['harassment'] === true,
    massive: traits['massive'] === true,
    stoic: traits['stoic'] === true,
    cost: number('cost'),
    basic: read['roster'] === 'basic',
  };
}

export const ARMATURAE: readonly Armatura[] = ROSTER.map(readArmatura);
export const KINDS = ARMATURAE.length;

/** JU-3.1, JU-3.2: the kinds of each roster. */
export const EXTENDED: readonly number[] = ARMATURAE.map((_, kind) => kind);
export const BASIC: readonly number[] = EXTENDED.filter((kind) => ARMATURAE[kind]!.basic);

export const COSTS: readonly number[] = ARMATURAE.map((one) => one.cost);

/** JU-3.8: what the wounded side prints instead of a number of the healthy side. */
const lowered = (value: number, wounds: number, least: number): number =>
  wounds > 0 ? Math.max(least, value - 1) : value;

/** JU-3.5, JU-3.8 */
export const attOf = (kind: number, wounds: number, against: number): number =>
  lowered(ARMATURAE[kind]!.att[ARMATURAE[against]!.weight as 0 | 1], wounds, 0);
export const defOf = (kind: number, wounds: number, against: number): number =>
  lowered(ARMATURAE[kind]!.def[ARMATURAE[against]!.weight as 0 | 1], wounds, 0);
export const mpOf = (kind: number, wounds: number): number => lowered(ARMATURAE[kind]!.mp, wounds, 1);

export const kindNamed = (id: string): number => ARMATURAE.findIndex((one) => one.id === id.toLowerCase());

export const nameOf = (seat: number, kind: number): number => seat * KINDS + kind;
export const seatOfName = (name: number): number => Math.floor(name / KINDS);
export const kindOfName = (name: number): number => name % KINDS;
export const printName = (name: number): string => `${ARMATURAE[kindOfName(name)]!.id}.${seatOfName(name)}`;
