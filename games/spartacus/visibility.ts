// Who may know what (SP-1.24, SP-1.25), and where everything lies.

import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import type { Visibility, Zone } from '#engine/visibility.ts';
import { isGuard, kindOf } from '#games/spartacus/cards.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** SP-1.24, SP-1.25: who knows what lies where. */
export const visibility = {
  hand: (_g: Spartacus, owner: Seat) => only(owner),
  market: () => NOBODY,
  row: () => NOBODY,
  intrigue: () => NOBODY,
  open: () => EVERYBODY,
} satisfies Visibility<Spartacus>;

export function zones(g: Spartacus): Zone[] {
  // What lies between the players is nobody's; it is seen by all or by none.
  const zone = (name: string, pool: string, items: number[], owner: Seat = g.host): Zone => ({
    zone: name,
    owner,
    pool,
    items,
  });
  const list: Zone[] = [
    zone('market', 'market', g.market),
    zone('row', 'market', g.row),
    zone('open', 'market', g.lot),
    zone('open', 'market', g.marketDiscard),
    zone('intrigue', 'intrigue', g.intrigue),
    zone('open', 'intrigue', g.intrigueDiscard),
    zone('open', 'intrigue', g.played),
  ];
  for (const [seat, { hand, assets }] of g.houses.entries()) {
    const kinds = assets.map(kindOf);
    list.push(zone('hand', 'intrigue', hand, seat));
    // SP-1.23: of the Intrigue deck only guards lie on a table.
    const market = kinds.filter((kind) => !isGuard(kind));
    list.push(zone('open', 'market', market, seat), zone('open', 'intrigue', kinds.filter(isGuard), seat));
  }
  return list;
}
