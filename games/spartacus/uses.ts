// Which cards came into play in the ledgers, for the fuzzer's count. No rule depends on it.

import type { Seat } from '#engine/seat.ts';
import { CARDS, isReady, kindOf, standingEffect, typeOf } from '#games/spartacus/cards.ts';
import type { Play } from '#games/spartacus/house.ts';
import { useName } from '#games/spartacus/rules/14-ability.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** Slaves without any ability do their work here, and so do cards that change the ledgers. */
export function noteUses(g: Spartacus, t: Play, seat: Seat): void {
  if (t.trace === null) return;
  for (const asset of g.houses[seat]!.assets) {
    const kind = kindOf(asset);
    const { abilities } = CARDS[kind]!;
    const counts =
      abilities.length === 0 ? typeOf(asset) === 'slave' : abilities[0]!.trigger === 'static' && isLedgerWord(kind);
    if (isReady(asset) && counts) t.use(useName(kind, 0));
  }
}

const isLedgerWord = (kind: number): boolean =>
  standingEffect(kind, 'income') > 0 || standingEffect(kind, 'noUpkeep') > 0;
