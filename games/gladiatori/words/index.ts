// The words of Gladiatori, by language.

import type { Language, Words } from '#engine/game.ts';
import { en } from '#games/gladiatori/words/en.ts';
import { fr } from '#games/gladiatori/words/fr.ts';
import { it } from '#games/gladiatori/words/it.ts';

export const words: { readonly [L in Language]: Words } = { en, fr, it };
