// Chapter 21: the campaign, as pure functions over a gladiator's record; the caller keeps the records in a file.

import type { Seat } from '#engine/seat.ts';
import { ENERGY_0, ENERGY_1, FEINT, isMove, POWERS, SPECIES } from '#games/gladiatori/cards.ts';
import {
  NORMAL_COINS,
  readSheet,
  type Sheet,
  type SheetFault,
  type SheetJson,
  sheetFault,
  sheetFromJson,
  sheetJson,
} from '#games/gladiatori/characters.ts';
import { hasSurvived, outcome } from '#games/gladiatori/rules/19-ending.ts';
import { type Gladiatori, isCoop, playsOn } from '#games/gladiatori/state.ts';

/** A gladiator between two games. */
export interface CampaignRecord {
  name: string;
  sheet: SheetJson;
  xp: number;
  games: number;
  /** HP after the killing blow of the last game; null for one who left it on his feet (GL-21.8). */
  wounds: number | null;
  /** GL-21.9: his campaign is over. */
  dead: boolean;
}

/** A sheet given as JSON, as text, or by the name of a ready-made character. */
const jsonOf = (sheet: string | SheetJson): SheetJson =>
  sheetJson(typeof sheet === 'string' ? readSheet(sheet) : sheetFromJson(sheet));

export const newRecord = (name: string, sheet: string | SheetJson): CampaignRecord => ({
  name,
  sheet: jsonOf(sheet),
  xp: 0,
  games: 0,
  wounds: null,
  dead: false,
});

/** What a game came to for one gladiator. */
export interface CampaignResult {
  vp: number;
  won: boolean;
  /** HP after the killing blow (GL-21.10); null for one who was not killed. */
  hp: number | null;
  /** XP for a won game against animals (GL-21.12); null where VP count. */
  against: number | null;
}

/** GL-21.2, GL-21.3: one XP for every complete ten VP, towards zero. */
export const xpForVp = (vp: number): number => (vp / 10) | 0;

/** GL-21.8, GL-21.9: from −5 on there is no return. */
export const isDeadForGood = (hp: number): boolean => hp <= -5;

/** GL-21.6, GL-21.7: an extra coin for every two XP; no penalty below 0. */
export const extraCoins = (xp: number): number => Math.max(0, Math.floor(xp / 2));
export const budgetFor = (record: CampaignRecord, coins: number = NORMAL_COINS): number =>
  coins + extraCoins(record.xp);

/** GL-21.2 to GL-21.5, GL-21.12, GL-21.13: what the game adds to a record. */
export function afterGame(record: CampaignRecord, result: CampaignResult): CampaignRecord {
  const dead = record.dead || (result.hp !== null && isDeadForGood(result.hp));
  const gained =
    result.against !== null ? (result.won ? result.against : 0) : xpForVp(result.vp) + (result.won ? 1 : 0);
  return { ...record, xp: record.xp + gained, games: record.games + 1, wounds: result.hp, dead };
}

/** GL-21.11: rebuilt from scratch with the new budget; what is wrong with that, or the record with its new sheet. */
export function rebuild(
  record: CampaignRecord,
  sheet: string | SheetJson,
  coins: number = NORMAL_COINS,
): CampaignRecord | SheetFault {
  if (record.dead) return { clause: 'GL-21.9', text: `${record.name} is dead for good` };
  const json = jsonOf(sheet);
  const fault = sheetFault(sheetFromJson(json), budgetFor(record, coins));
  return fault ?? { ...record, sheet: json };
}

/**
 * GL-21.12: the highest XP of the species met; 0 when there were fewer animals than suggested for the players. Animals
 * that were called by others (GL-23.41) come after the first round and do not count.
 */
function prizeFor(g: Gladiatori): number {
  const kinds = g.beast === null ? SPECIES : [...SPECIES, g.beast];
  const counts = kinds.map(
    (_, species) => g.animals.filter((animal) => animal.species === species && animal.from <= 1).length,
  );
  const met = kinds.filter((kind, species) => counts[species]! >= kind.suggested[0] * g.seats);
  return met.reduce((most, kind) => Math.max(most, kind.xp), 0);
}

/** What a finished game came to for each seat. */
export function campaignResults(g: Gladiatori): CampaignResult[] {
  const { places } = outcome(g);
  return g.gladiators.map((one, seat: Seat) => ({
    vp: g.vp[seat]!,
    won: isCoop(g) ? hasSurvived(g, seat) : places[seat] === 1,
    hp: one.out === 1 || playsOn(one) ? one.after : null,
    against: isCoop(g) ? prizeFor(g) : null,
  }));
}

/** GL-4.18: the sheet with which a seat has played; cards bought above the limits are on it. */
export function sheetPlayed(g: Gladiatori, seat: Seat): Sheet {
  const one = g.gladiators[seat]!;
  const places = [one.deck, one.hand, one.hp, one.discard, one.removed, one.reserve, one.stack, one.open];
  const cards = places.flat();
  const count = (kind: number): number => cards.filter((card) => card === kind).length;
  const owned = one.powers | one.used;
  return {
    values: one.initial.slice(),
    energy1: count(ENERGY_1),
    energy0: count(ENERGY_0),
    feint: count(FEINT),
    moves: cards.filter(isMove).sort((a, b) => a - b),
    powers: POWERS.map((_, power) => power).filter((power) => (owned & (1 << power)) !== 0),
  };
}
