// What every stance of a gladiator in one square is worth.
//
// A search asks for hundreds of stances in every position, so what does not depend on the stance is gathered once per
// gladiator, and what depends on the square alone once per square. Room is taken once; nothing is allocated while
// squares are weighed.

import { ARMATURAE, attOf, defOf } from '#games/jugula/armaturae.ts';
import {
  columnOf,
  dangerZone,
  distance,
  FACINGS,
  nextTo,
  octant,
  rowOf,
  SQUARES,
  stanceAt,
  wrapped,
  zoneOf,
} from '#games/jugula/board.ts';
import { stakesOf, type Trial, WEIGHTS, worthAt } from '#games/jugula/player/judgement.ts';
import { DANGERS, type Facings, FRONTS, NONE, reachOf } from '#games/jugula/player/reach.ts';
import { attackBonus } from '#games/jugula/rules/07-vox.ts';
import { harassersOf, threatsTo } from '#games/jugula/rules/16-traits.ts';
import { ATT, boostOf, DEF, type Gladiator, isHindered } from '#games/jugula/state.ts';

/** The stances of one gladiator, weighed as far as they have been asked for. */
export interface Weighed {
  standing: Float64Array;
  offence: Float64Array;
  /** By square, the highest standing, and the highest with the attack that follows. */
  best: Float64Array;
  charge: Float64Array;
  /** The position at which each square was weighed. */
  at: Int32Array;
}

export const newWeighed = (): Weighed => ({
  standing: new Float64Array(SQUARES * FACINGS),
  offence: new Float64Array(SQUARES * FACINGS),
  best: new Float64Array(SQUARES),
  charge: new Float64Array(SQUARES),
  at: new Int32Array(SQUARES),
});

/** The largest number of gladiators in an arena. */
const MOST = 16;

// Of the gladiator who is weighed.
let self: Gladiator;
let hindered = false;
let harasses = false;
let ownReach: Facings = FRONTS;
let ownVox = 0;
let stoic = false;
let massive = false;
let fan = false;
let stakes = 0;
const occupied = new Uint8Array(SQUARES);
/** The Danger Zones of the harassers around him. */
const harassing = new Int8Array(MOST);
let harassers = 0;

// Of his enemies: clockwise from his own seat, so that of equally near ones not always the same seat is met first.
let foes = 0;
const foeCell = new Int8Array(MOST);
const foeFacing = new Int8Array(MOST);
const foeMenaces: Facings[] = new Array(MOST).fill(FRONTS);
const foeReach: Facings[] = new Array(MOST).fill(FRONTS);
const foeBow = new Uint8Array(MOST);
const foeMassive = new Uint8Array(MOST);
const foeStakes = new Uint8Array(MOST);
/** His attack on each, their defence, their attack on him and his defence: what no stance of his changes. */
const outAttack = new Int8Array(MOST);
const outDefence = new Int8Array(MOST);
const outThreats = new Int8Array(MOST);
const inAttack = new Int8Array(MOST);
const inBonus = new Int8Array(MOST);
const inDefence = new Int8Array(MOST);
/** Whether each of them menaces the square that is weighed. */
const menacing = new Uint8Array(MOST);

/** Gathers what no stance of `who` changes. */
export function gather(trial: Trial, who: number): void {
  const { gladiators } = trial;
  self = gladiators[who]!;
  const kind = ARMATURAE[self.kind]!;
  hindered = isHindered(self);
  stoic = kind.stoic;
  massive = kind.massive;
  harasses = kind.harassment && !hindered;
  ownReach = reachOf(self.kind);
  ownVox = attackBonus(trial.lanistae[self.seat]!.vox);
  fan = trial.view.fan;
  stakes = stakesOf(trial, who);
  occupied.fill(0);
  foes = 0;
  harassers = 0;
  const { cell } = self;
  // He himself harasses nobody while the others are added up.
  self.cell = -1;
  for (let n = 0; n < gladiators.length; n++) {
    const i = (self.seat * trial.size + n) % gladiators.length;
    const one = gladiators[i]!;
    if (one.cell < 0) continue;
    occupied[one.cell] = 1;
    if (ARMATURAE[one.kind]!.harassment && !isHindered(one)) harassing[harassers++] = dangerZone(one.cell, one.facing);
    if (one.seat !== self.seat) gatherFoe(trial, who, i);
  }
  self.cell = cell;
}

function gatherFoe(trial: Trial, who: number, i: number): void {
  const foe = trial.gladiators[i]!;
  const kind = ARMATURAE[foe.kind]!;
  const held = isHindered(foe);
  const n = foes++;
  foeCell[n] = foe.cell;
  foeFacing[n] = foe.facing;
  foeMenaces[n] = kind.bow || held ? NONE : kind.massive ? DANGERS : FRONTS;
  foeReach[n] = held ? NONE : reachOf(foe.kind);
  foeBow[n] = kind.bow ? 1 : 0;
  foeMassive[n] = kind.massive ? 1 : 0;
  foeStakes[n] = stakesOf(trial, i);
  const harassed = harassersOf(trial, i);
  const threats = threatsTo(trial, i, who);
  outAttack[n] = attOf(self.kind, self.wounds, foe.kind) + boostOf(self, ATT);
  outDefence[n] = defOf(foe.kind, foe.wounds, self.kind) + boostOf(foe, DEF) - harassed;
  outThreats[n] = threats + (held ? 1 : 0);
  inAttack[n] = attOf(foe.kind, foe.wounds, self.kind) + boostOf(foe, ATT) - harassed;
  inBonus[n] = attackBonus(trial.lanistae[foe.seat]!.vox) - threats;
  inDefence[n] = defOf(self.kind, self.wounds, foe.kind) + boostOf(self, DEF);
}

/** Whether a gladiator in `cell` who is struck from `from` has nowhere to go. */
function isPinned(from: number, cell: number): boolean {
  const away = octant(from, cell);
  if (isFree(cell, away)) return false;
  return !(fan && (isFree(cell, away + 7) || isFree(cell, away + 1)));
}

function isFree(cell: number, towards: number): boolean {
  const into = nextTo(cell, wrapped(towards));
  return into >= 0 && occupied[into] === 0;
}

/** A little against the walls, where nobody can be pushed; it also keeps equals from always drifting to one corner. */
const OFF_CENTRE: readonly number[] = Array.from(
  { length: SQUARES },
  (_, cell) => 0.006 * (Math.abs(columnOf(cell) - 3.5) + Math.abs(rowOf(cell) - 3.5)),
);

const offences = new Float64Array(FACINGS);
const risks = new Float64Array(FACINGS);
const exposures = new Float64Array(FACINGS);

/** Fills the tables with the stances of one square. */
export function weighSquare(cell: number, tables: Weighed): void {
  let harassed = 0;
  for (let h = 0; h < harassers; h++) if (harassing[h] === cell) harassed++;
  let threats = 0;
  let nearest = 99;
  let towards = 0;
  // The enemies, one bit each, with whom he would have to do here.
  let near = 0;
  for (let n = 0; n < foes; n++) {
    const at = foeCell[n]!;
    const far = distance(cell, at);
    if (far < nearest) {
      nearest = far;
      towards = octant(cell, at);
    }
    const facing = 1 << foeFacing[n]!;
    menacing[n] = (foeMenaces[n]![(at << 6) | cell]! & facing) === 0 ? 0 : 1;
    threats += menacing[n]!;
    if (far <= 2 || ownReach[(cell << 6) | at] !== 0 || (foeReach[n]![(at << 6) | cell]! & facing) !== 0)
      near |= 1 << n;
  }
  const base = WEIGHTS.near * nearest;
  if (near === 0) {
    weighAlone(cell, towards, base, tables);
    return;
  }
  for (let facing = 0; facing < FACINGS; facing++) {
    offences[facing] = 0;
    risks[facing] = 0;
    exposures[facing] = 0;
  }
  for (let n = 0; n < foes; n++) if ((near & (1 << n)) !== 0) weighFoe(n, cell, harassed, threats);
  sumUp(cell, towards, base, tables);
}

/** How far a facing is turned from a direction, in eighths. */
const turnOf = (facing: number, towards: number): number => Math.abs(wrapped(towards - facing + 12) - 4);

/** Where there is no threat, only the way to the nearest enemy counts. */
function weighAlone(cell: number, towards: number, base: number, tables: Weighed): void {
  for (let facing = 0; facing < FACINGS; facing++) {
    tables.standing[stanceAt(cell, facing)] = -base - 0.01 * turnOf(facing, towards) - OFF_CENTRE[cell]!;
    tables.offence[stanceAt(cell, facing)] = 0;
  }
  tables.best[cell] = -base - OFF_CENTRE[cell]!;
  tables.charge[cell] = -base - OFF_CENTRE[cell]!;
}

function weighFoe(n: number, cell: number, harassed: number, threats: number): void {
  const far = distance(cell, foeCell[n]!);
  if (far <= 2)
    for (let facing = 0; facing < FACINGS; facing++)
      exposures[facing]! += zoneOf(cell, facing, foeCell[n]!) * WEIGHTS.exposed;
  const threatened = stoic ? 0 : threats - menacing[n]!;
  if (!hindered) weighAttack(n, cell, far, harassed, threatened);
  if (far <= 6) weighRisk(n, cell, far, harassed, threatened);
}

function sumUp(cell: number, towards: number, base: number, tables: Weighed): void {
  let best = Number.NEGATIVE_INFINITY;
  let charge = Number.NEGATIVE_INFINITY;
  for (let facing = 0; facing < FACINGS; facing++) {
    const attack = offences[facing]!;
    const value =
      attack * WEIGHTS.offence -
      risks[facing]! * WEIGHTS.risk -
      exposures[facing]! -
      base -
      0.01 * turnOf(facing, towards) -
      OFF_CENTRE[cell]!;
    tables.standing[stanceAt(cell, facing)] = value;
    tables.offence[stanceAt(cell, facing)] = attack;
    if (value > best) best = value;
    if (value + attack > charge) charge = value + attack;
  }
  tables.best[cell] = best;
  tables.charge[cell] = charge;
}

/** What he threatens the n-th enemy with, by facing. */
function weighAttack(n: number, cell: number, far: number, harassed: number, threatened: number): void {
  const at = foeCell[n]!;
  const facings = ownReach[(cell << 6) | at]!;
  if (facings === 0) return;
  const attack = Math.max(0, outAttack[n]! - harassed) + zoneOf(at, foeFacing[n]!, cell) + ownVox - threatened;
  const open = foeMassive[n] === 1 && (FRONTS[(at << 6) | cell]! & (1 << foeFacing[n]!)) === 0 ? 2 : 0;
  const defence = outDefence[n]! + (ARMATURAE[self.kind]!.bow ? far - 1 : 0) - open;
  const pinned = isPinned(cell, at);
  const gain = worthAt(attack, Math.max(0, defence) - outThreats[n]!, pinned, foeStakes[n]!);
  const mine = harasses ? DANGERS[(cell << 6) | at]! : 0;
  const more = mine === 0 ? gain : worthAt(attack, Math.max(0, defence - 1) - outThreats[n]!, pinned, foeStakes[n]!);
  for (let facing = 0; facing < FACINGS; facing++) {
    if ((facings & (1 << facing)) === 0) continue;
    const value = (mine & (1 << facing)) === 0 ? gain : more;
    if (value > offences[facing]!) offences[facing] = value;
  }
}

/** What the n-th enemy threatens him with, by his facing. */
function weighRisk(n: number, cell: number, far: number, harassed: number, threatened: number): void {
  const at = foeCell[n]!;
  if ((foeReach[n]![(at << 6) | cell]! & (1 << foeFacing[n]!)) === 0) return;
  const pinned = isPinned(at, cell);
  const defence = inDefence[n]! + (foeBow[n] === 1 ? far - 1 : 0) - harassed;
  const lost = (hindered ? 1 : 0) + threatened;
  const front = FRONTS[(cell << 6) | at]!;
  const mine = harasses ? DANGERS[(cell << 6) | at]! : 0;
  for (let facing = 0; facing < FACINGS; facing++) {
    const bit = 1 << facing;
    const attack = Math.max(0, inAttack[n]! - ((mine & bit) === 0 ? 0 : 1)) + zoneOf(cell, facing, at) + inBonus[n]!;
    const open = massive && (front & bit) === 0 ? 2 : 0;
    const value = worthAt(attack, Math.max(0, defence - open) - lost, pinned, stakes);
    if (value > 0) risks[facing]! += value;
  }
}
