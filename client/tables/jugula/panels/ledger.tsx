// Beside the arena: the card being played, the odds of a plan, or the last combat; else the fighters.

import { CombatPanel } from '#client/tables/jugula/panels/combat.tsx';
import { Fighters } from '#client/tables/jugula/panels/fighters.tsx';
import { CardOdds, Strikes } from '#client/tables/jugula/panels/odds.tsx';
import { Uses } from '#client/tables/jugula/panels/uses.tsx';
import { lying } from '#client/tables/jugula/pictures.ts';
import { askedOf, type JugulaProps as Props, sharedBy } from '#client/tables/jugula/props.ts';

export type LedgerName = 'card' | 'odds' | 'strikes' | 'combat' | 'fighters';

export function ledgerOf(props: Props): LedgerName {
  const request = askedOf(props);
  const combat = lying(props.stage, 'combat');
  if (request?.clause === 'JU-21.7') return 'odds';
  if (request?.of === 'play' && (sharedBy(props).card.value >= 0 || combat === null)) return 'card';
  // A result stays until the next act is planned.
  if (request?.of === 'strike' && (props.draft.value !== null || combat === null)) return 'strikes';
  return combat === null ? 'fighters' : 'combat';
}

export function Ledger(props: Props) {
  const name = ledgerOf(props);
  if (name === 'odds') return <CardOdds props={props} />;
  if (name === 'strikes') return <Strikes props={props} />;
  if (name === 'combat') return <CombatPanel props={props} combat={lying(props.stage, 'combat')!} />;
  if (name === 'card' && sharedBy(props).card.value >= 0) return <Uses props={props} />;
  return <Fighters props={props} />;
}
