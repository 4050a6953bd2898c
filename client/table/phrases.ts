// Phrases for people who share no language, or have no hand free: chosen with one click, and read by each player in their own
// language. The message has the English sentence, so that every client can show it.

import { catalogues, say, type WordKey } from '#client/words.ts';

export const PHRASES = [
  'phrase.agreed',
  'phrase.no',
  'phrase.offer',
  'phrase.little',
  'phrase.together',
  'phrase.promised',
  'phrase.played',
  'phrase.moment',
] as const satisfies readonly WordKey[];

type Phrase = (typeof PHRASES)[number];

/** What is sent. */
export const sentence = (phrase: Phrase): string => catalogues.en[phrase];

/** A line as the reader reads it: a phrase in the reader's language, anything else as it was written. */
export function spoken(text: string): string {
  const phrase = PHRASES.find((one) => sentence(one) === text);
  return phrase === undefined ? text : say(phrase);
}
