// What this table says besides the game's own words.

import { arena } from '#client/tables/jugula/words/arena.ts';
import { panels } from '#client/tables/jugula/words/panels.ts';
import { type SayKey, sayerOf, type Trio } from '#client/tables/say.ts';

export const MESSAGES = { ...arena, ...panels } satisfies { [key: string]: Trio };
export type JugulaKey = keyof typeof MESSAGES;
export type SayJugula = SayKey<JugulaKey>;

export const sayer = sayerOf<JugulaKey>(MESSAGES);
