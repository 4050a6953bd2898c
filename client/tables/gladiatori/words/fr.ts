// The table of Gladiatori in French.

import { arena } from '#client/tables/gladiatori/words/fr-arena.ts';
import { scenes } from '#client/tables/gladiatori/words/fr-scenes.ts';

export const fr = { ...scenes, ...arena };
