// What this table says besides the game's own words: ICU messages by key, each in English, French and Italian. They stand
// together, scene by scene, so that nobody writes one and forgets the others.

import { type SayKey, sayerOf, type Trio } from '#client/tables/say.ts';
import { arena } from '#client/tables/spartacus/words/arena.ts';
import { evening } from '#client/tables/spartacus/words/evening.ts';
import { frame } from '#client/tables/spartacus/words/frame.ts';
import { intrigue } from '#client/tables/spartacus/words/intrigue.ts';
import { market } from '#client/tables/spartacus/words/market.ts';

export const MESSAGES = { ...frame, ...arena, ...intrigue, ...market, ...evening } satisfies { [key: string]: Trio };
export type SpartacusKey = keyof typeof MESSAGES;
export type SaySpartacus = SayKey<SpartacusKey>;

export const sayer = sayerOf<SpartacusKey>(MESSAGES);
