// Beside the arena: the card being played, the odds of a plan, or the last combat; else the fighters.

import { useRef } from 'preact/hooks';
import { aimed } from '#client/tables/jugula/arena/marks.tsx';
import { CombatPanel } from '#client/tables/jugula/panels/combat.tsx';
import { Fighters } from '#client/tables/jugula/panels/fighters.tsx';
import { CardOdds, Strikes } from '#client/tables/jugula/panels/odds.tsx';
import { Reserve } from '#client/tables/jugula/panels/reserve.tsx';
import { isShelved } from '#client/tables/jugula/panels/shelf.tsx';
import { oddsOf } from '#client/tables/jugula/panels/stoic.ts';
import { Uses } from '#client/tables/jugula/panels/uses.tsx';
import { lying } from '#client/tables/jugula/pictures.ts';
import { askedOf, openCard, type JugulaProps as Props } from '#client/tables/jugula/props.ts';
import type { Hint, Item } from '#engine/requests/request.ts';

export type LedgerName = 'card' | 'reserve' | 'odds' | 'strikes' | 'combat' | 'fighters';

export function ledgerOf(props: Props): LedgerName {
  const request = askedOf(props);
  const combat = lying(props.stage, 'combat');
  if (request?.clause === 'JU-21.7') return 'odds';
  if (request?.clause === 'JU-21.8') return 'reserve';
  // Before a card is given away, what it could do.
  if (request?.kind === 'subset' && request.of === 'card' && !isShelved(props) && openCard(props) >= 0) return 'card';
  if (request?.of === 'play' && (openCard(props) >= 0 || combat === null)) return 'card';
  // A result stays until the next act is planned.
  if (request?.of === 'strike' && (props.draft.value !== null || combat === null)) return 'strikes';
  return combat === null ? 'fighters' : 'combat';
}

/** The odds of what is planned, with whom they are about. */
interface Seen {
  by: number;
  on: number;
  hint: Hint;
  /** Whether one side alone was to turn its top card. */
  isOne: boolean;
}

function seenNow(props: Props): Seen | null {
  const request = askedOf(props);
  const drafted = props.draft.value as Item | null;
  const aim = aimed(props);
  const hint = request === null || drafted === null ? null : oddsOf(props, request, drafted);
  // The top card of the pile is as unknown as the other's.
  const isOne = request?.clause === 'JU-21.7' && drafted !== 'top';
  return aim === null || hint === null ? null : { ...aim, hint, isOne };
}

export function Ledger(props: Props) {
  const name = ledgerOf(props);
  // What was seen before a combat is told with it afterwards.
  const seen = useRef<Seen | null>(null);
  seen.current = seenNow(props) ?? seen.current;
  const combat = lying(props.stage, 'combat');
  if (name === 'odds') return <CardOdds props={props} />;
  if (name === 'strikes') return <Strikes props={props} />;
  if (name === 'combat') {
    const { by, on, hint, isOne } = seen.current ?? { by: -1, on: -1, hint: null, isOne: false };
    const odds = combat!.by === by && combat!.on === on ? hint : null;
    return <CombatPanel props={props} combat={combat!} odds={odds} isOne={isOne} />;
  }
  if (name === 'reserve') return <Reserve props={props} />;
  if (name === 'card' && openCard(props) >= 0) return <Uses props={props} />;
  return <Fighters props={props} />;
}
