// The table of Harenula in parts: the small arena, the laurel on offer, and for every gladiator his coins and cards.

import type { Words } from '#engine/game.ts';
import type { Item, Request } from '#engine/request.ts';
import {
  at,
  type Card,
  card,
  centre,
  group,
  placeKey,
  type Sketch,
  type Sketcher,
  type Stand,
  seatKey,
  tally,
  type Where,
} from '#engine/sketch.ts';
import { isShown } from '#engine/visibility.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, isBlow, isGuard, PATRONS } from '#games/harenula/cards.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

type Say = (key: string) => string;

const ROW = Math.sqrt(3) / 2;
const PLACES = Array.from({ length: arena.size }, (_, cell) => ({
  x: arena.q[cell]! + arena.r[cell]! / 2,
  y: arena.r[cell]! * ROW,
  name: arena.name(cell),
}));

function sketch(view: HarenulaView, words: Words, players: readonly string[]): Sketch {
  const say: Say = (key) => words[key] ?? key;
  return {
    round: `${say('round')} ${view.round}/${view.rounds}`,
    phases: [],
    phase: -1,
    field: {
      shape: 'hex',
      places: PLACES,
      edges: null,
      figures: view.gladiators.flatMap(({ cell }, seat) =>
        cell < 0
          ? []
          : [
              {
                keys: [seatKey(seat)],
                place: cell,
                seat,
                name: players[seat] ?? String(seat + 1),
                emblem: 'helmet',
                turn: null,
                hurt: false,
              },
            ],
      ),
    },
    centre: centre(view.lot.length === 0 ? '' : say('lot'), {
      cards: view.lot.map((points) => card(String(points), { sort: say('laurel'), emblem: 'laurel' })),
      piles: [
        { name: say('deck'), count: view.deck, band: 'combat' },
        { name: say('discard'), count: view.discard.length, band: 'combat' },
      ],
    }),
    stands: view.gladiators.map((_, seat) => stand(view, seat, say)),
  };
}

const sand = (which: number, say: Say): Card =>
  card(say(`card.${CARDS[which]!}`).replace(/^card\./, ''), {
    keys: [`card ${which}`],
    band: isBlow(which) ? 'combat' : isGuard(which) ? 'item' : 'action',
    emblem: isBlow(which) ? 'sword' : isGuard(which) ? 'shield' : 'reaction',
  });

function stand(view: HarenulaView, seat: number, say: Say): Stand {
  const { coins, laurels, felled, hand, buried, patron } = view.gladiators[seat]!;
  const cards = (title: string, shown: typeof hand) =>
    isShown(shown)
      ? group(
          say(title),
          'cards',
          shown.map((which) => sand(which, say)),
        )
      : [];
  return {
    seat,
    title: '',
    score: null,
    tallies: [
      tally(say('coins'), coins, { emblem: 'coins' }),
      tally(say('laurels'), laurels.join('+') || 0, { emblem: 'laurel' }),
      tally(say('felled'), felled, { emblem: 'sword' }),
      ...(isShown(hand) ? [] : [tally(say('hand'), hand, { emblem: 'hand' })]),
    ],
    groups: [
      ...cards('hand', hand),
      ...cards('buried', buried),
      ...(isShown(patron)
        ? group(
            say('patron'),
            'names',
            patron.map((one) => card(PATRONS[one]!, { emblem: 'person' })),
          )
        : []),
    ],
    note: null,
  };
}

function where({ of }: Request, item: Item): Where | null {
  if (typeof item !== 'number') return null;
  if (of === 'card') return at(`card ${item}`);
  if (of === 'cell') return at(placeKey(item));
  return of === 'seat' ? at(seatKey(item)) : null;
}

export const sketcher: Sketcher<HarenulaView> = { sketch, where };
