// Spartacus: A Game of Blood and Treachery. Its rulebook is rulebooks/spartacus.md.

import { newFlow } from '#engine/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { arrange } from '#games/spartacus/arrange.ts';
import { arena } from '#games/spartacus/board.ts';
import { book } from '#games/spartacus/book.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { assetName, CARDS } from '#games/spartacus/cards.ts';
import { clone } from '#games/spartacus/clone.ts';
import { consistent, determinise } from '#games/spartacus/determinise.ts';
import { draw } from '#games/spartacus/draw.ts';
import { heuristic } from '#games/spartacus/heuristic.ts';
import { game, give, guard } from '#games/spartacus/rules/03-turn.ts';
import { seatsIn, withdraw } from '#games/spartacus/rules/05-support.ts';
import { tradeName } from '#games/spartacus/rules/07-trades.ts';
import { outcome } from '#games/spartacus/rules/11-winning.ts';
import { useName } from '#games/spartacus/rules/14-ability.ts';
import { CORNERS, newState, type Spartacus } from '#games/spartacus/state.ts';
import { type SpartacusView, viewFor } from '#games/spartacus/view.ts';
import { visibility, zones } from '#games/spartacus/visibility.ts';
import { words } from '#games/spartacus/words.ts';

/** SP-2.15 to SP-2.17: the influence everybody starts with. */
export const LENGTHS = { quick: 7, standard: 4, advanced: 1 } as const;

/** Of Houses both abilities, of all other cards the card itself, and what else should come up. */
const uses = [
  ...CARDS.flatMap((card, kind) => (card.type === 'house' ? [useName(kind, 0), useName(kind, 1)] : [card.id])),
  ...CORNERS,
  ...['support', 'trade', 'champion', 'thumb-down', 'tournament'],
];

export const spartacus: Game<Spartacus, SpartacusView> = defineGame<Spartacus, SpartacusView>({
  id: 'spartacus',
  title: 'Spartacus: A Game of Blood and Treachery',
  rules: 'spartacus@1',
  prefix: 'SP',
  seats: { min: 2, max: 4 },
  options: {
    length: { kind: 'choice', of: Object.keys(LENGTHS), default: 'quick', clause: 'SP-2.18' },
    turnLimit: { kind: 'number', min: 0, max: 200, default: 30, clause: 'SP-11.16' },
  },
  setup(seats, options) {
    const influence = LENGTHS[options['length'] as keyof typeof LENGTHS];
    return newState(newFlow(seats, game.frame()), seats, influence, options['turnLimit'] as number);
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
  outcome,
  heuristic,
  nouns: {
    card: { print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item) },
    house: { print: (item) => (typeof item === 'number' ? CARDS[item]!.slug : item) },
    asset: { print: (item) => (typeof item === 'number' ? assetName(item) : item) },
    // What is barred in a form is a card on a table, or a word.
    form: { print: (item) => (typeof item === 'number' ? assetName(item) : item) },
    cell: { print: (item) => arena.name(item as number) },
    trade: { print: (item) => tradeName(item as number) },
    pool: { print: (item) => POOLS[item as number]! },
    group: { print: (item) => (typeof item === 'number' ? seatsIn(item).join('&') : item) },
  },
  words,
  uses,
  draw,
  arrange,
});
