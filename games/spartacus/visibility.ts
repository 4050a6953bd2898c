// Who may know what (SP-1.24, SP-1.25), and where everything lies.

import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import type { Visibility, Zone } from '#engine/visibility.ts';
import { FIRST_INTRIGUE, kindOf } from '#games/spartacus/cards.ts';
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
    list.push(
      zone(
        'open',
        'market',
        seat,
        kinds.filter((kind) => kind < FIRST_INTRIGUE),
      ),
    );
    list.push(
      zone(
        'open',
        'intrigue',
        seat,
        kinds.filter((kind) => kind >= FIRST_INTRIGUE),
      ),
    );
  }
  return list;
}
