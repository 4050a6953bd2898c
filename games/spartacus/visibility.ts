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
  const zone = (name: string, pool: string, owner: number, items: number[]): Zone => ({
    zone: name,
    owner,
    pool,
    items,
  });
  const list: Zone[] = [
    zone('market', 'market', 0, g.market),
    zone('row', 'market', 0, g.row),
    zone('open', 'market', 0, g.lot),
    zone('open', 'market', 0, g.marketDiscard),
    zone('intrigue', 'intrigue', 0, g.intrigue),
    zone('open', 'intrigue', 0, g.intrigueDiscard),
    zone('open', 'intrigue', 0, g.played),
  ];
  for (const [seat, { hand, assets }] of g.houses.entries()) {
    const kinds = assets.map(kindOf);
    list.push(zone('hand', 'intrigue', seat, hand));
    // SP-1.23: of the Intrigue deck only guards lie on a table.
    const market = kinds.filter((kind) => !isGuard(kind));
    list.push(zone('open', 'market', seat, market), zone('open', 'intrigue', seat, kinds.filter(isGuard)));
  }
  return list;
}
