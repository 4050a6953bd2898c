// Spartacus: A Game of Blood and Treachery. Its rulebook is rulebooks/spartacus.md.

import { newFlow } from '#engine/flow/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { arrange } from '#games/spartacus/arrange.ts';
import { book } from '#games/spartacus/book.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { clone } from '#games/spartacus/clone.ts';
import { consistent, determinise } from '#games/spartacus/determinise.ts';
import { draw } from '#games/spartacus/draw.ts';
import { face, LENGTHS } from '#games/spartacus/face.ts';
import { dealings } from '#games/spartacus/player/dealings.ts';
import { evaluation } from '#games/spartacus/player/features.ts';
import { alternatives, heuristic } from '#games/spartacus/player/heuristic.ts';
import { game, give, guard } from '#games/spartacus/rules/03-turn.ts';
import { withdraw } from '#games/spartacus/rules/05-support.ts';
import { outcome } from '#games/spartacus/rules/11-winning.ts';
import { useName } from '#games/spartacus/rules/14-ability.ts';
import { scramble } from '#games/spartacus/scramble.ts';
import { CORNERS, newState, type Spartacus } from '#games/spartacus/state.ts';
import { type SpartacusView, viewFor } from '#games/spartacus/view.ts';
import { visibility, zones } from '#games/spartacus/visibility.ts';

/** Of Houses both abilities, of all other cards the card itself, and what else should come up. */
const uses = [
  ...CARDS.flatMap((card, kind) => (card.type === 'house' ? [useName(kind, 0), useName(kind, 1)] : [card.id])),
  ...CORNERS,
  ...['support', 'trade', 'champion', 'thumb-down', 'tournament'],
];

export const spartacus: Game<Spartacus, SpartacusView> = defineGame<Spartacus, SpartacusView>({
  ...face,
  setup(seats, options) {
    const influence = LENGTHS[options['length'] as keyof typeof LENGTHS];
    return newState(newFlow(seats, game.frame()), seats, influence, {
      turnLimit: options['turnLimit'] as number,
      tiedHostPays: options['tiedHostPays'] as boolean,
    });
  },
  book,
  commands: [give, guard, withdraw],
  clone,
  visibility,
  zones,
  conserved: (g) => ({ gold: g.gold.reduce((sum, gold) => sum + gold, 0) }),
  viewFor,
  determinise,
  consistent,
  scramble,
  outcome,
  heuristic,
  alternatives,
  evaluation,
  dealings,
  uses,
  draw,
  arrange,
});

export default spartacus;
