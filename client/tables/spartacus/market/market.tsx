// The Open Market (D-13, SP-7.3): scales, goods on the pans, counter-offers as differences, bank and purse.
//
// Until it is drawn its questions are answered by the house's controls, over the roundel and the hand.

import { PlainLedger, PlainStage, PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const market: SceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
