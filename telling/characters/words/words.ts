// What the characters are said to be, and what they say, in one language.

import type { CharacterId, CharacterStyle } from '#telling/characters/roster.ts';

/** What a bot may have something to say about: it gained, lost, was helped, was wronged, or struck a bargain. */
export const OCCASIONS = ['gain', 'loss', 'thanks', 'wronged', 'deal'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How many lines a character has for each occasion. */
export const LINES = 2;

export type CharacterWords = {
  readonly styles: { readonly [S in CharacterStyle]: string };
} & {
  readonly [C in CharacterId]: { readonly about: string } & {
    readonly [O in Occasion]: readonly [string, string];
  };
};
