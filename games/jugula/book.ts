// The rules of Jugula, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { game } from '#games/jugula/rules/04-familia.ts';
import { setUp } from '#games/jugula/rules/05-setup.ts';
import { turn, turns } from '#games/jugula/rules/08-turn.ts';
import { prima } from '#games/jugula/rules/09-prima.ts';
import { movement, moves } from '#games/jugula/rules/10-movement.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { attack } from '#games/jugula/rules/14-outcome.ts';
import { boost, discarding, effect, freeing, recover } from '#games/jugula/rules/19-effects.ts';
import { charge, shove, swap, turning } from '#games/jugula/rules/19-manoeuvres.ts';

export const book = bookOf([
  game,
  setUp,
  turns,
  turn,
  prima,
  moves,
  movement,
  attacks,
  attack,
  effect,
  charge,
  turning,
  shove,
  boost,
  discarding,
  recover,
  freeing,
  swap,
]);
