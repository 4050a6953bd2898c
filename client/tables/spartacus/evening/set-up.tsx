// The choice of a House (D-01, SP-2.4): four Houses with what they start with and what they can do.
//
// Until it is drawn its questions are answered by the house's controls, over the roundel and the hand.

import { PlainLedger, PlainStage, PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const setUp: SceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
