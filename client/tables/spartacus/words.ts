// What this table says besides the game's own words, scene by scene.

import { type SayKey, sayerOf, type Trio } from '#client/tables/say.ts';
import { arena } from '#client/tables/spartacus/words/arena.ts';
import { asks } from '#client/tables/spartacus/words/asks.ts';
import { evening } from '#client/tables/spartacus/words/evening.ts';
import { frame } from '#client/tables/spartacus/words/frame.ts';
import { intrigue } from '#client/tables/spartacus/words/intrigue.ts';
import { market } from '#client/tables/spartacus/words/market.ts';
import { scheme } from '#client/tables/spartacus/words/scheme.ts';

export const MESSAGES = { ...frame, ...asks, ...arena, ...intrigue, ...scheme, ...market, ...evening } satisfies {
  [key: string]: Trio;
};
export type SpartacusKey = keyof typeof MESSAGES;
export type SaySpartacus = SayKey<SpartacusKey>;

export const sayer = sayerOf<SpartacusKey>(MESSAGES);
