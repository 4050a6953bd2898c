// What this table says besides the game's own words, scene by scene.

import { bout } from '#client/tables/house-of-gladiators/words/bout.ts';
import { day } from '#client/tables/house-of-gladiators/words/day.ts';
import { frame } from '#client/tables/house-of-gladiators/words/frame.ts';
import { hypogeum } from '#client/tables/house-of-gladiators/words/hypogeum.ts';
import { market } from '#client/tables/house-of-gladiators/words/market.ts';
import { type SayKey, sayerOf, type Trio } from '#client/tables/say.ts';

export const MESSAGES = { ...frame, ...bout, ...market, ...hypogeum, ...day } satisfies { [key: string]: Trio };
export type LudiKey = keyof typeof MESSAGES;
export type SayLudi = SayKey<LudiKey>;

export const sayer = sayerOf<LudiKey>(MESSAGES);
