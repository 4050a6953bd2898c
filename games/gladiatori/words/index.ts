import type { Language, Words } from '#engine/game.ts';
export const words: { readonly [L in Language]: Words } = { en: {}, fr: {}, it: {} };
