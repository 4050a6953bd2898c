// Familiae: checking them clause by clause (chapter 4), some ready-made ones, and reading and writing them as text and
// as JSON, so that players can keep and exchange them.

import type { Refusal } from '#engine/requests/legal.ts';
import { ARMATURAE, BASIC, COSTS, EXTENDED, kindNamed } from '#games/jugula/armaturae.ts';

/** What a game allows: how many gladiators, what they may cost (0: anything), and which roster they come from. */
export interface Terms {
  size: number;
  budget: number;
  extended: boolean;
}

/** JU-4.4, JU-4.7: standard mode. */
export const budgetFor = (size: number): number => 7 * size - 1;
export const STANDARD: Terms = { size: 4, budget: budgetFor(4), extended: true };

export const rosterOf = (extended: boolean): readonly number[] => (extended ? EXTENDED : BASIC);
export const costOf = (kinds: readonly number[]): number => kinds.reduce((sum, kind) => sum + COSTS[kind]!, 0);

/** JU-4.9: why a familia is rejected, or null. */
export function familiaRefusal(kinds: readonly number[], terms: Terms): Refusal | null {
  const { size, budget, extended } = terms;
  if (kinds.length !== size) {
    return { clause: 'JU-4.1', code: 'size', text: `a familia has ${size} gladiators here, not ${kinds.length}` };
  }
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) < i);
  if (twice !== undefined) {
    return { clause: 'JU-4.2', code: 'twice', text: `${ARMATURAE[twice]!.id} is there twice; all must be different` };
  }
  const foreign = kinds.find((kind) => !rosterOf(extended).includes(kind));
  if (foreign !== undefined) {
    return {
      clause: 'JU-3.2',
      code: 'roster',
      text: `${ARMATURAE[foreign]!.id} is not in the basic roster; choose another`,
    };
  }
  const cost = costOf(kinds);
  if (budget > 0 && cost > budget) {
    return {
      clause: 'JU-4.4',
      code: 'too-dear',
      text: `this familia costs ${cost} points, at most ${budget} are allowed`,
    };
  }
  return null;
}

const kindsOf = (...ids: string[]): number[] => ids.map(kindNamed).sort((a, b) => a - b);

/** Ready-made familiae, legal in standard mode; the first is the default (JU-4.8). */
export const READY_MADE: { readonly [name: string]: readonly number[] } = {
  classica: kindsOf('murmillo', 'thraex', 'retiarius', 'provocator'),
  gravis: kindsOf('crupellarius', 'murmillo', 'secutor', 'provocator'),
  celer: kindsOf('eques', 'thraex', 'dimachaerus', 'retiarius'),
  retia: kindsOf('retiarius', 'laquearius', 'scissor', 'murmillo'),
  missilia: kindsOf('sagittarius', 'veles', 'hoplomachus', 'murmillo'),
  stoica: kindsOf('secutor', 'essedarius', 'crupellarius', 'eques'),
};

/** JU-4.8: the default familia, cut to the size of the game. */
export function defaultFamilia(terms: Terms): number[] {
  const ids = ['murmillo', 'thraex', 'retiarius', 'provocator'];
  const kinds = kindsOf(...ids.slice(0, terms.size));
  if (familiaRefusal(kinds, terms) === null) return kinds;
  // Two of them may be too expensive for a small familia: then the last ones, which are cheaper.
  return kindsOf(...ids.slice(ids.length - terms.size));
}

/** A familia as text: its armaturae with commas between them. */
export const familiaText = (kinds: readonly number[]): string => kinds.map((kind) => ARMATURAE[kind]!.id).join(', ');

/** A familia for JSON: its armaturae and what they cost. */
export const familiaWritten = (kinds: readonly number[]): { game: string; familia: string[]; cost: number } => ({
  game: 'jugula',
  familia: kinds.map((kind) => ARMATURAE[kind]!.id),
  cost: costOf(kinds),
});

export const familiaJson = (kinds: readonly number[]): string => JSON.stringify(familiaWritten(kinds));

export type ReadFamilia = { kinds: number[]; refusal: null } | { kinds: null; refusal: Refusal };

/** Reads a familia from text, from JSON, or by the name of a ready-made one. */
export function readFamilia(text: string, terms: Terms = STANDARD): ReadFamilia {
  const ready = text.trim().toLowerCase();
  if (Object.hasOwn(READY_MADE, ready)) return checked(READY_MADE[ready]!.slice(), terms);
  const words =
    text.trim().startsWith('{') || text.trim().startsWith('[')
      ? wordsOfJson(text)
      : text.split(/[\s,;+]+/).filter((word) => word !== '');
  if (words === null) {
    return refused(
      'JU-4.1',
      'unreadable',
      'this is no familia: write {"familia": ["murmillo", …]} or the names with commas',
    );
  }
  const unknown = words.find((word) => kindNamed(word) < 0);
  if (unknown !== undefined) {
    const known = rosterOf(terms.extended)
      .map((kind) => ARMATURAE[kind]!.id)
      .join(', ');
    return refused('JU-3.1', 'unknown', `there is no armatura '${unknown}'; there are: ${known}`);
  }
  return checked(
    words.map(kindNamed).sort((a, b) => a - b),
    terms,
  );
}

function checked(kinds: number[], terms: Terms): ReadFamilia {
  const refusal = familiaRefusal(kinds, terms);
  return refusal === null ? { kinds, refusal: null } : { kinds: null, refusal };
}

const refused = (clause: string, code: string, text: string): ReadFamilia => ({
  kinds: null,
  refusal: { clause, code, text },
});

function wordsOfJson(text: string): string[] | null {
  try {
    const read: unknown = JSON.parse(text);
    const list: unknown = Array.isArray(read) ? read : (read as { familia?: unknown }).familia;
    return Array.isArray(list) && list.every((word) => typeof word === 'string') ? list : null;
  } catch {
    return null;
  }
}
