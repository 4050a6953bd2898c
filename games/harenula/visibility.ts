// What lies where, and who knows it (HA-1.8).
//
// A zone is a place that holds cards, patrons or laurels. `visibility` says who knows what lies in a zone of that name;
// `zones` lists the zones there are at this moment. What everybody sees lies in a zone called `open`.

import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import type { Visibility, Zone } from '#engine/visibility.ts';
import { isBlow, isGuard } from '#games/harenula/cards.ts';
import type { Attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';

export const visibility = {
  hand: (_g: Harenula, owner: Seat) => only(owner),
  buried: (_g: Harenula, owner: Seat) => only(owner),
  laid: (_g: Harenula, owner: Seat) => only(owner),
  // HA-8.4
  patron: (g: Harenula, owner: Seat) => (g.flow.frames.length === 0 ? EVERYBODY : only(owner)),
  // HA-6.2
  top: (g: Harenula) => g.peekers,
  deck: () => NOBODY,
  patrons: () => NOBODY,
  laurels: () => NOBODY,
  open: () => EVERYBODY,
} satisfies Visibility<Harenula>;

/** What belongs to no seat is written down as seat 0's: nobody asks. */
const holding = (zone: keyof typeof visibility, pool: string, items: number[], owner: Seat = 0): Zone => ({
  zone,
  owner,
  pool,
  items,
});

/** What everybody knows of hidden cards: a laid blow is a blow, and what is laid or buried by a defender is a guard. */
export function consistent(g: Harenula): boolean {
  for (const frame of g.flow.frames) {
    const { blow = [], guard = [] } = frame as Partial<Attack>;
    if (!blow.every(isBlow) || !guard.every(isGuard)) return false;
  }
  return g.gladiators.every(({ buried }) => buried.every(isGuard));
}

export function zones(g: Harenula): Zone[] {
  const list = [
    holding('deck', 'sand', g.deck),
    holding('top', 'sand', g.top),
    holding('open', 'sand', g.discard),
    holding('patrons', 'patron', g.patrons),
    holding('laurels', 'laurel', g.laurels),
    holding('open', 'laurel', g.lot),
    holding('open', 'laurel', g.lost),
  ];
  for (const [seat, { hand, buried, patron, laurels }] of g.gladiators.entries()) {
    list.push(
      holding('hand', 'sand', hand, seat),
      holding('buried', 'sand', buried, seat),
      holding('patron', 'patron', patron, seat),
      holding('open', 'laurel', laurels, seat),
    );
  }
  for (const frame of g.flow.frames) {
    if (frame.rule !== 'attack') continue;
    const { by, on, shown, blow, guard } = frame as unknown as Attack;
    const zone = shown ? 'open' : 'laid';
    list.push(holding(zone, 'sand', blow, by), holding(zone, 'sand', guard, on));
  }
  return list;
}
