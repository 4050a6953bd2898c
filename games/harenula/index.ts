// Harenula: the small game that proves the engine. Its rulebook is rulebooks/harenula.md.

import { newFlow } from '#engine/flow/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { allCoins } from '#engine/ledger.ts';
import { arrange } from '#games/harenula/arrange.ts';
import { book } from '#games/harenula/book.ts';
import { PATRONS } from '#games/harenula/cards.ts';
import { clone } from '#games/harenula/clone.ts';
import { determinise } from '#games/harenula/determinise.ts';
import { draw } from '#games/harenula/draw.ts';
import { face } from '#games/harenula/face.ts';
import { heuristic } from '#games/harenula/player/heuristic.ts';
import { game } from '#games/harenula/rules/03-round.ts';
import { simultaneous, triggers } from '#games/harenula/rules/06-fall.ts';
import { outcome } from '#games/harenula/rules/08-scoring.ts';
import { give } from '#games/harenula/rules/09-gifts.ts';
import { type Harenula, newState } from '#games/harenula/state.ts';
import { type HarenulaView, viewFor, viewsFor } from '#games/harenula/view.ts';
import { consistent, visibility, zones } from '#games/harenula/visibility.ts';

export const harenula: Game<Harenula, HarenulaView> = defineGame<Harenula, HarenulaView>({
  ...face,
  setup: (seats, options) => newState(newFlow(seats, game.frame()), seats, options['rounds'] as number),
  book,
  commands: [give],
  triggers,
  simultaneous,
  clone,
  visibility,
  zones,
  conserved: (g) => ({ coins: allCoins(g.coins) }),
  viewFor,
  viewsFor,
  determinise,
  consistent,
  outcome,
  heuristic,
  uses: ['bargain', 'laurel', 'blow', 'guard', 'feint', 'crowd', 'spoil', 'spoil left', 'gift', ...PATRONS],
  draw,
  arrange,
});

export default harenula;
