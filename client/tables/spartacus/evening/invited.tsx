// The answer to an invitation (D-16, SP-8.5): whom one sends with which gear, or a no with its price.
//
// Until it is drawn its questions are answered by the house's controls, over the roundel and the hand.

import { PlainLedger, PlainStage, PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const invited: SceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
