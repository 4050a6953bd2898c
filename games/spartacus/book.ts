// The rules of Spartacus, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { setUp } from '#games/spartacus/rules/02-set-up.ts';
import { game } from '#games/spartacus/rules/03-turn.ts';
import { heal, ledgers, refresh, upkeep } from '#games/spartacus/rules/04-upkeep.ts';
import { intrigue, turn } from '#games/spartacus/rules/05-intrigue.ts';
import { scheme } from '#games/spartacus/rules/05-schemes.ts';
import { askSupport, support } from '#games/spartacus/rules/05-support.ts';
import { guardRoll } from '#games/spartacus/rules/06-guards.ts';
import { window } from '#games/spartacus/rules/06-reactions.ts';
import { hosting, lots, market } from '#games/spartacus/rules/07-market.ts';
import { openMarket } from '#games/spartacus/rules/07-trades.ts';
import { arenaPhase, substitute } from '#games/spartacus/rules/08-arena.ts';
import { betting } from '#games/spartacus/rules/08-bets.ts';
import { attack } from '#games/spartacus/rules/09-attack.ts';
import { action, fight } from '#games/spartacus/rules/09-combat.ts';
import { wound } from '#games/spartacus/rules/09-wounds.ts';
import { victory } from '#games/spartacus/rules/10-victory.ts';
import { duel, tournament } from '#games/spartacus/rules/11-winning.ts';
import { useAbility, useEach } from '#games/spartacus/rules/14-ability.ts';
import { choose, scout, spy } from '#games/spartacus/rules/14-choices.ts';

export const book = bookOf([
  game,
  setUp,
  upkeep,
  refresh,
  heal,
  ledgers,
  intrigue,
  turn,
  scheme,
  askSupport,
  support,
  window,
  guardRoll,
  market,
  openMarket,
  lots,
  hosting,
  arenaPhase,
  substitute,
  betting,
  fight,
  action,
  attack,
  wound,
  victory,
  tournament,
  duel,
  useAbility,
  useEach,
  choose,
  spy,
  scout,
]);
