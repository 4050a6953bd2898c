// Everything a person reads of Harenula, by language.

import { en } from '#games/harenula/words/en.ts';
import { fr } from '#games/harenula/words/fr.ts';
import { it } from '#games/harenula/words/it.ts';

export const words = { en, fr, it };
