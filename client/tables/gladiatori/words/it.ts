// The table of Gladiatori in Italian.

import { arena } from '#client/tables/gladiatori/words/it-arena.ts';
import { scenes } from '#client/tables/gladiatori/words/it-scenes.ts';

export const it = { ...scenes, ...arena };
