// Ludus Novus. Its rulebook is rulebooks/novus.md.

import { newFlow } from '#engine/flow/flow.ts';
import { defineGame } from '#engine/game.ts';
import { arrange } from './arrange.ts';
import { book } from './book.ts';
import { CARDS } from './cards.ts';
import { clone } from './clone.ts';
import { determinise } from './determinise.ts';
import { draw } from './draw.ts';
import { face } from './face.ts';
import { heuristic } from './player/heuristic.ts';
import { game } from './rules/03-round.ts';
import { outcome } from './rules/04-end.ts';
import { type Novus, newState } from './state.ts';
import { type NovusView, viewFor } from './view.ts';
import { visibility, zones } from './visibility.ts';

export default defineGame<Novus, NovusView>({
  ...face,
  setup: (seats) => newState(newFlow(seats, game.frame()), seats),
  book,
  clone,
  visibility,
  zones,
  // Coins and the like would be added up here; cards are counted in the zones.
  conserved: () => ({}),
  viewFor,
  determinise,
  outcome,
  heuristic,
  uses: CARDS.map(({ name }) => name),
  draw,
  arrange,
});
