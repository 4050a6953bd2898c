// Not drawn yet: the ludus below is what one looks at.

import { PlainLedger } from '#client/tables/house-of-gladiators/plain.tsx';
import type { SceneParts } from '#client/tables/house-of-gladiators/props.ts';

export const training: SceneParts = { Stage: () => <div class="hg-quiet" />, Ledger: PlainLedger, tab: 'training' };
