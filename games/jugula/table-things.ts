// What a table that draws the game needs to know of it besides its board and cards: how strikes and pivots are written, an
// attack before its cards are added, the way of a movement, what Vox Populi gives, how patient the crowd is, and familiae as
// people keep them.

export { type Aim, aimOf, movementPoints, plannedWay, threatsAt, threatsOn } from '#games/jugula/aim.ts';
export { costOf, defaultFamilia, familiaRefusal, familiaText, READY_MADE, readFamilia } from '#games/jugula/familia.ts';
export { attackBonus, handLimit, MOST_VOX } from '#games/jugula/rules/07-vox.ts';
export { attackerKind, isNet, targetName } from '#games/jugula/rules/12-attack.ts';
export { damageOf } from '#games/jugula/rules/15-wounds.ts';
export { reaches } from '#games/jugula/rules/16-traits.ts';
export { PATIENCE } from '#games/jugula/rules/18-end-of-game.ts';
export { pivotFacing, pivotKind } from '#games/jugula/rules/19-manoeuvres.ts';
export { type Gladiator, isHindered } from '#games/jugula/state.ts';
