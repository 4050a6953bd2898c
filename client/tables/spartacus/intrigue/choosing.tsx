// Choosing cards while an effect happens (D-10, D-11, D-18).

import { PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const choosing: Partial<SceneParts> = { Tray: PlainTray };
