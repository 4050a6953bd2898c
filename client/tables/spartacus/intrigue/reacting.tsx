// Reaction windows (D-08), whatever goes on.

import { PlainTray } from '#client/tables/spartacus/plain.tsx';
import type { SceneParts } from '#client/tables/spartacus/props.ts';

export const reacting = (_base: SceneParts): Partial<SceneParts> => ({ Tray: PlainTray, tab: 'answers' });
