// An auction and the bid for hosting (D-14, SP-7.17, SP-7.28): the lot, four seals, coins laid one by one.
//
// Until it is drawn its questions are answered by the house's controls, over the roundel and the hand.

import { PlainLedger, PlainStage, PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const auction: SceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
