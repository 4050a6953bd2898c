// The rules, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { setUp } from './rules/02-set-up.ts';
import { game, round } from './rules/03-round.ts';

export const book = bookOf([game, setUp, round]);
