// Harenula: the small game that proves the engine. Its rulebook is rulebooks/harenula.md.

import { newFlow } from '#engine/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { allCoins, purses } from '#engine/ledger.ts';
import type { Zone } from '#engine/visibility.ts';
import { arrange } from '#games/harenula/arrange.ts';
import { arena } from '#games/harenula/board.ts';
import { book } from '#games/harenula/book.ts';
import { ALL_PATRONS, CARDS, LAURELS, PATRONS, SAND } from '#games/harenula/cards.ts';
import { clone } from '#games/harenula/clone.ts';
import { determinise } from '#games/harenula/determinise.ts';
import { draw } from '#games/harenula/draw.ts';
import { heuristic } from '#games/harenula/heuristic.ts';
import { game } from '#games/harenula/rules/03-round.ts';
import type { Attack } from '#games/harenula/rules/05-attack.ts';
import { simultaneous, triggers } from '#games/harenula/rules/06-fall.ts';
import { outcome } from '#games/harenula/rules/08-scoring.ts';
import { give } from '#games/harenula/rules/09-gifts.ts';
import { type Harenula, visibility } from '#games/harenula/state.ts';
import { type HarenulaView, viewFor } from '#games/harenula/view.ts';
import { words } from '#games/harenula/words.ts';

export const harenula: Game<Harenula, HarenulaView> = defineGame<Harenula, HarenulaView>({
  id: 'harenula',
  title: 'Harenula',
  rules: 'harenula@1',
  prefix: 'HA',
  seats: { min: 2, max: 4 },
  options: { rounds: { kind: 'number', min: 1, max: 12, default: 6, clause: 'HA-3.1' } },
  setup: (seats, options) => ({
    flow: newFlow(seats, game.frame()),
    seats,
    rounds: options['rounds'] as number,
    round: 0,
    first: 0,
    coins: purses(seats, 6, 20),
    deck: SAND.slice(),
    top: [],
    peekers: 0,
    discard: [],
    patrons: ALL_PATRONS.slice(),
    laurels: LAURELS.slice(),
    lot: [],
    lost: [],
    gladiators: Array.from({ length: seats }, () => ({
      cell: -1,
      felled: 0,
      gifts: 0,
      laurels: [],
      hand: [],
      buried: [],
      patron: [],
    })),
  }),
  book,
  commands: [give],
  triggers,
  simultaneous,
  clone,
  visibility,
  zones,
  conserved: (g) => ({ coins: allCoins(g.coins) }),
  viewFor,
  determinise,
  outcome,
  heuristic,
  nouns: {
    card: { print: (item) => (typeof item === 'number' ? CARDS[item]! : item) },
    patron: { print: (item) => (typeof item === 'number' ? PATRONS[item]! : item) },
    cell: { print: (item) => arena.name(item as number) },
  },
  words,
  uses: ['bargain', 'laurel', 'blow', 'guard', 'feint', 'crowd', 'spoil', 'spoil left', 'gift', ...PATRONS],
  draw,
  arrange,
});

function zones(g: Harenula): Zone[] {
  const sand = (zone: string, owner: number, items: number[]): Zone => ({ zone, owner, pool: 'sand', items });
  const list: Zone[] = [
    sand('deck', 0, g.deck),
    sand('top', 0, g.top),
    sand('open', 0, g.discard),
    { zone: 'patrons', owner: 0, pool: 'patron', items: g.patrons },
    { zone: 'laurels', owner: 0, pool: 'laurel', items: g.laurels },
    { zone: 'open', owner: 0, pool: 'laurel', items: g.lot },
    { zone: 'open', owner: 0, pool: 'laurel', items: g.lost },
  ];
  for (const [seat, gladiator] of g.gladiators.entries()) {
    list.push(sand('hand', seat, gladiator.hand), sand('buried', seat, gladiator.buried));
    list.push({ zone: 'patron', owner: seat, pool: 'patron', items: gladiator.patron });
    list.push({ zone: 'open', owner: seat, pool: 'laurel', items: gladiator.laurels });
  }
  for (const frame of g.flow.frames) {
    if (frame.rule !== 'attack') continue;
    const { by, on, blow, guard } = frame as unknown as Attack;
    list.push(
      { zone: 'laid', owner: by, pool: 'sand', items: blow },
      { zone: 'laid', owner: on, pool: 'sand', items: guard },
    );
  }
  return list;
}
