// The tournament (D-30, SP-11.11): both choose a combatant with his gear, unseen.
//
// Until it is drawn its questions are answered by the house's controls, over the roundel and the hand.

import { PlainLedger, PlainStage, PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const tournament: SceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
