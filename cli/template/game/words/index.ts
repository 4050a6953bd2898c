// Everything a person reads of the game, by language.

import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

export const words = { en, fr, it };
