// The table of Gladiatori in English.

import { arena } from '#client/tables/gladiatori/words/en-arena.ts';
import { scenes } from '#client/tables/gladiatori/words/en-scenes.ts';

export const en = { ...scenes, ...arena };
