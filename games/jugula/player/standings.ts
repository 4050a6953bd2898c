// What gladiators' stances are worth, cached until a gladiator moves or is hurt, or the crowd's favour changes.

import { squareOf, stanceAt } from '#games/jugula/board.ts';
import type { Trial } from '#games/jugula/player/judgement.ts';
import { gather, newWeighed, type Weighed, weighSquare } from '#games/jugula/player/weighing.ts';
import { ATT, boostOf, DEF, type Gladiator, MP } from '#games/jugula/state.ts';

const weighed: Weighed[] = [];
let epoch = 1;
/** Another number for every position that differs from the one before. */
export const position = (): number => epoch;

/** The position and the gladiator that `gather` was last called for. */
let gatheredAt = -1;
let gathered = -1;

/** The tables of gladiator `who`, with this square weighed. */
export function weighedAt(trial: Trial, who: number, cell: number): Weighed {
  while (weighed.length <= who) weighed.push(newWeighed());
  const tables = weighed[who]!;
  if (tables.at[cell] === epoch) return tables;
  if (gatheredAt !== epoch || gathered !== who) {
    gather(trial, who);
    gatheredAt = epoch;
    gathered = who;
  }
  weighSquare(cell, tables);
  tables.at[cell] = epoch;
  return tables;
}

const tried = newWeighed();

/** What a gladiator's stance is worth where he stands, also when another one has been moved for a trial. */
export function standing(trial: Trial, who: number): number {
  const { cell, facing } = trial.gladiators[who]!;
  if (cell < 0) return 0;
  gather(trial, who);
  gathered = -1;
  weighSquare(cell, tried);
  return tried.standing[stanceAt(cell, facing)]!;
}

/** What all of the player's gladiators are worth where they stand. */
export function standingOfAll(trial: Trial): number {
  let sum = 0;
  for (let who = 0; who < trial.gladiators.length; who++)
    if (trial.gladiators[who]!.seat === trial.seat) sum += standing(trial, who);
  return sum;
}

/** What a stance would be worth, and the best attack it threatens, 0 for none. */
export const standingAt = (trial: Trial, who: number, stance: number): number =>
  weighedAt(trial, who, squareOf(stance)).standing[stance]!;
export const offenceAt = (trial: Trial, who: number, stance: number): number =>
  weighedAt(trial, who, squareOf(stance)).offence[stance]!;

export const stanceOf = ({ cell, facing }: Gladiator): number => stanceAt(cell, facing);

// What the tables and plans depend on, as numbers: for the position they were made for, and for the one now met.
let made: number[] = [];
let met: number[] = [];

/** Keeps the tables only if this is the position they were made for. */
export function recall(trial: Trial): void {
  met.length = 0;
  met.push(trial.size, trial.view.seats, trial.view.fan ? 1 : 0, trial.binding ? 1 : 0);
  for (const one of trial.gladiators) {
    met.push(one.kind, one.cell, one.facing, one.wounds, one.net, one.nets);
    met.push(boostOf(one, ATT), boostOf(one, DEF), boostOf(one, MP));
  }
  for (const { vox } of trial.lanistae) met.push(vox);
  let same = met.length === made.length;
  for (let i = 0; same && i < met.length; i++) same = met[i] === made[i];
  if (same) return;
  [made, met] = [met, made];
  forget();
}

/** Recomputes the tables, as after a change of the tuning. */
export function forget(): void {
  epoch++;
}
