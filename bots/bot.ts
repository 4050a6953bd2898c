// What a bot is: it holds a seat and decides.
//
// A bot gets only what its seat may know, a view and a request, and never a state. So it cannot cheat, not even by
// mistake. A level is the name by which players choose a bot.

import type { GiftMoment } from '#bots/gifts.ts';
import type { LevelPlay } from '#bots/levels.ts';
import { Search } from '#bots/search.ts';
import { slipping } from '#bots/slips.ts';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Gift, SeatMemory } from '#engine/dealing.ts';
import type { Game } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface Bot {
  readonly level: string;
  /** A legal answer to `request`, from what the seat may know and remembers. All chance comes from `random`. */
  choose(view: unknown, request: Request, random: Random, memory?: SeatMemory): Choice;
  /** What it gives unasked to sway another's decision; null: nothing. */
  gift?(
    view: unknown,
    moment: GiftMoment,
    offers: readonly Request[],
    random: Random,
    memory?: SeatMemory,
  ): Gift | null;
}

/** A bot that plays in this manner. After `cap` milliseconds a search ends with its result so far. */
export const botOf = (game: Game, level: string, manner: LevelPlay, cap: number): Bot => ({
  level,
  choose: (view, request, random) => checked(game, level, request, chosen(game, manner, cap, view, request, random)),
});

function chosen(game: Game, manner: LevelPlay, cap: number, view: unknown, request: Request, random: Random): Choice {
  switch (manner.kind) {
    case 'any':
      return sample(request, random);
    case 'slips':
      return slipping(game, manner.rate, view, request, random);
    case 'search':
      return bestWithin(cap, new Search(game, manner.effort, view, request, random));
  }
}

/** The best choice of a search, or after `cap` milliseconds its best so far. Without a cap no clock is read. */
export function bestWithin(cap: number, search: Search): Choice {
  const end = cap === Number.POSITIVE_INFINITY ? cap : performance.now() + cap;
  search.run(() => end !== Number.POSITIVE_INFINITY && performance.now() >= end);
  return search.choices[search.best]!;
}

/**
 * The random numbers of a bot's decision. The same seed, seat and number of earlier decisions give the same numbers, so a
 * match that is saved and resumed, or undone and played again, has the same opponent. They reveal nothing about the dice,
 * which are derived from the seed in another way.
 */
export function botRandom(seed: string, seat: Seat, decisions: number): Random {
  const digest = sha256Hex(`harena bot 1 ${seed} ${seat} ${decisions}`);
  const word = (i: number): number => Number.parseInt(digest.slice(8 * i, 8 * i + 8), 16) | 0;
  return fastRandom([word(0), word(1), word(2), word(3)]);
}

/** The bot's choice. An illegal one is a bug in the bot and stops the match with what is needed to find it. */
export function checked(game: Game, level: string, request: Request, choice: Choice): Choice {
  const refusal = refusalOf(request, choice);
  if (refusal === null) return choice;
  throw new Error(
    `the bot '${level}' of ${game.id} answered ${request.clause} (${request.kind}) with ${JSON.stringify(choice)}, ` +
      `which is refused: ${refusal.clause} ${refusal.code}, ${refusal.text}`,
  );
}
