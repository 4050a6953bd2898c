import type { Words } from '#engine/game.ts';
const en: Words = {};
export const words = { en, fr: en, it: en };
