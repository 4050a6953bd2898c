// The rules of Harenula, chapter by chapter.

import { bookOf } from '#engine/game.ts';
import { setUp } from '#games/harenula/rules/02-set-up.ts';
import { answer, bargains, game, laurelAuction, round } from '#games/harenula/rules/03-round.ts';
import { turn, turns } from '#games/harenula/rules/04-turn.ts';
import { attack } from '#games/harenula/rules/05-attack.ts';
import { crowd, simultaneous, spoil } from '#games/harenula/rules/06-fall.ts';
import { rest } from '#games/harenula/rules/07-rest.ts';
import { score } from '#games/harenula/rules/08-scoring.ts';

export const book = bookOf(
  [game, setUp, round, bargains, answer, laurelAuction, turns, turn, attack, crowd, spoil, rest, score],
  simultaneous,
);
