// Gladiators that a player has built and wants to play again. They are stored in the browser, in the campaign file format
// of ./harena campaign, so that a roster can be moved between the two.

import type { Campaigner } from '#client/net/local.ts';
import {
  ABILITIES,
  BOUGHT,
  boughtSkill,
  ENERGY_0,
  ENERGY_1,
  FEINT,
  LEAST_VALUE,
  LEAST_VALUES,
  POINT,
  POWER,
  SKILLS,
  SWEEP,
  skillBought,
} from '#games/gladiatori/cards.ts';
import { type Sheet, sheetFromJson, sheetJson } from '#games/gladiatori/characters.ts';

export type Kept = Campaigner;

const KEY = 'harena.gladiatori.roster';

/** A sheet as things to buy (the list at the top of cards.ts). */
export function purchaseOf({ values, energy0, energy1, feint, moves, powers }: Sheet): number[] {
  const times = (thing: number, count: number): number[] => Array.from({ length: count }, () => thing);
  return [
    ...SKILLS.flatMap((skill) => (values[skill]! > LEAST_VALUE ? [boughtSkill(skill, values[skill]!)] : [])),
    ...ABILITIES.flatMap((ability) => times(POINT + ability, values[ability]! - LEAST_VALUE)),
    ...times(ENERGY_0, energy0),
    ...times(ENERGY_1, energy1),
    ...times(FEINT, feint),
    ...moves,
    ...powers.map((power) => POWER + power),
  ].sort((a, b) => a - b);
}

/** The sheet that a purchase makes. */
export function sheetOf(things: readonly number[]): Sheet {
  const sheet: Sheet = { values: LEAST_VALUES.slice(), energy1: 0, energy0: 0, feint: 0, moves: [], powers: [] };
  for (const thing of things) {
    if (thing >= BOUGHT) sheet.values[skillBought(thing).skill] = skillBought(thing).value;
    else if (thing >= POWER) sheet.powers.push(thing - POWER);
    else if (thing >= POINT) sheet.values[thing - POINT]!++;
    else if (thing >= SWEEP) sheet.moves.push(thing);
    else if (thing === ENERGY_0) sheet.energy0++;
    else if (thing === ENERGY_1) sheet.energy1++;
    else sheet.feint++;
  }
  return sheet;
}

export const newKept = (name: string, things: readonly number[]): Kept => ({
  name,
  sheet: sheetJson(sheetOf(things)),
  xp: 0,
  games: 0,
  wounds: null,
  dead: false,
  matches: [],
});

/** Reads a campaign file; an Error says what is wrong with it. */
export function readRoster(text: string): Kept[] {
  const file: unknown = JSON.parse(text);
  const list = (file as { gladiators?: unknown } | null)?.gladiators;
  if (!Array.isArray(list)) throw new Error('the file has no list of gladiators');
  return list.map((one: Partial<Kept>) => ({
    name: String(one.name ?? ''),
    sheet: sheetJson(sheetFromJson(one.sheet)),
    xp: Number(one.xp ?? 0),
    games: Number(one.games ?? 0),
    wounds: typeof one.wounds === 'number' ? one.wounds : null,
    dead: one.dead === true,
    matches: Array.isArray(one.matches) ? one.matches.map(String) : [],
  }));
}

export const writeRoster = (gladiators: readonly Kept[]): string =>
  `${JSON.stringify({ version: 1, gladiators }, null, 2)}\n`;

/** The roster stored in this browser; empty where nothing can be stored. */
export function loadRoster(): Kept[] {
  try {
    return readRoster(localStorage.getItem(KEY) ?? '{"gladiators":[]}');
  } catch {
    return [];
  }
}

export function saveRoster(gladiators: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, writeRoster(gladiators));
  } catch {
    // Storage is full or blocked: the roster lasts until the page is left.
  }
}
