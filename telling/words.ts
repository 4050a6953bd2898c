// The words of Telling itself, in every language.

import type { Language } from '#engine/game.ts';

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

export interface OwnWords {
  nothing: string;
  hidden: string;
  bargain: string;
  /** Between an item and what is said about it. */
  colon: string;
  /** The reader, in a list, and at the beginning of a sentence. */
  you: string;
  You: string;
}

export const own: { readonly [L in Language]: OwnWords } = {
  en: {
    nothing: 'nothing',
    hidden: '({count} hidden)',
    bargain: 'gives {give} for {want}',
    colon: ': ',
    you: 'you',
    You: 'You',
  },
  fr: {
    nothing: 'rien',
    hidden: '({count} caché)',
    bargain: 'donne {give} contre {want}',
    colon: ' : ',
    you: 'vous',
    You: 'Vous',
  },
  it: {
    nothing: 'niente',
    hidden: '({count} nascosto)',
    bargain: 'dà {give} per {want}',
    colon: ': ',
    you: 'tu',
    You: 'Tu',
  },
};
