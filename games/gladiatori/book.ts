// The rules of Gladiatori, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { create, overLimit } from '#games/gladiatori/rules/04-creation.ts';
import { assign, auction, draft, selection } from '#games/gladiatori/rules/05-items.ts';
import { setUp } from '#games/gladiatori/rules/06-setup.ts';
import { game, round, turn } from '#games/gladiatori/rules/07-turn.ts';
import { activation } from '#games/gladiatori/rules/08-activation.ts';
import { reaction } from '#games/gladiatori/rules/10-reactions.ts';
import { strike } from '#games/gladiatori/rules/11-attack.ts';
import { ward } from '#games/gladiatori/rules/11-defence.ts';
import { fight } from '#games/gladiatori/rules/11-fight.ts';
import { wound } from '#games/gladiatori/rules/11-injury.ts';
import { prepare, reflex } from '#games/gladiatori/rules/13-moves.ts';
import { unbalanced } from '#games/gladiatori/rules/13-unbalancing.ts';
import { free } from '#games/gladiatori/rules/16-status.ts';
import { rest } from '#games/gladiatori/rules/18-rest.ts';
import { finish } from '#games/gladiatori/rules/19-ending.ts';
import { help } from '#games/gladiatori/rules/20-help.ts';
import { beasts } from '#games/gladiatori/rules/23-animals.ts';
import { bearLoss, beastAttack } from '#games/gladiatori/rules/23-beasts.ts';

export const book = bookOf([
  game,
  create,
  overLimit,
  assign,
  auction,
  draft,
  selection,
  setUp,
  turn,
  round,
  activation,
  reaction,
  fight,
  help,
  strike,
  ward,
  wound,
  prepare,
  reflex,
  unbalanced,
  free,
  rest,
  finish,
  beasts,
  beastAttack,
  bearLoss,
]);
