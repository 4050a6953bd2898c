// The rules of House of Gladiators, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { setUp } from '#games/house-of-gladiators/rules/02-set-up.ts';
import { game, round } from '#games/house-of-gladiators/rules/04-round.ts';
import { lot, market } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { upgrade } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { arena, meeting } from '#games/house-of-gladiators/rules/14-arena.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';

export const book = bookOf([
  game,
  setUp,
  tasks,
  round,
  market,
  lot,
  training,
  upgrade,
  assignment,
  arena,
  meeting,
  bout,
  duties,
]);
