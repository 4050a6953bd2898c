// The door of a frozen build: a game with the engine, the words and the bots of today, as engine/frozen.ts describes it.
// freeze.ts puts the game in and bundles it.

import { botFor, isLevel } from '#bots/index.ts';
import { type RandomState, restoreRandom } from '#engine/chance/random.ts';
import { FROZEN, type FrozenRules, type PlayedMatch, type SetupOfMatch } from '#engine/frozen.ts';
import type { Game } from '#engine/game.ts';
import { Match } from '#engine/records/match.ts';
import type { Sketcher } from '#games/shared/table.ts';
import { STAND_IN } from '#live/players.ts';
import { Telling } from '#telling/telling.ts';

/** Milliseconds after which a bot decides with what it has found out. */
const CAP = 1500;

export const frozen = (game: Game, sketcher: Sketcher<never> | null): FrozenRules => ({
  frozen: FROZEN,
  id: game.id,
  title: game.title,
  rules: game.rules,
  prefix: game.prefix,
  seats: game.seats,
  options: game.options,
  nouns: game.nouns,
  words: game.words,
  events: game.events,
  locals: game.locals,
  commands: game.commands.map(({ name, clause }) => ({ name, clause })),
  sketcher,
  viewFor: (state, viewer) => game.viewFor(state as never, viewer),
  draw: (view, words) => game.draw(view, words),
  start: (setup: SetupOfMatch): PlayedMatch => Match.start({ ...setup, game }),
  tell: (names, language, readable) => new Telling(game, names, language, readable),
  // A level that came later plays as the one that stands in.
  answer: (level, view, request, random) =>
    botFor(isLevel(level) ? level : STAND_IN, game, CAP).choose(view, request, restoreRandom(random as RandomState)),
});
