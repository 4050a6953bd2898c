// A game of bots, one for each seat, with all that happened in it.
//
// The bots remember what their seats saw, and are asked for gifts where a seat is about to decide about others.

import type { Bot } from '#bots/bot.ts';
import { newMemory, remember } from '#bots/memory.ts';
import { type FastRandom, fastRandom } from '#engine/chance/random.ts';
import type { SeatMemory } from '#engine/dealing.ts';
import { type GameEvent, Log } from '#engine/event.ts';
import { startTable } from '#engine/flow/start.ts';
import { Trace } from '#engine/flow/trace.ts';
import type { Game } from '#engine/game.ts';
import type { PlayedGame } from '#games/shared/balance.ts';

/** A game with more decisions does not end. */
export const LONGEST = 20_000;

/** 'bot' */
const FOR_BOTS = 0x626f74;
/** By seat: the random numbers of its bot, apart from the dice, which have the seed alone. */
export const chancesOf = (seats: number, seed: number): FastRandom[] =>
  Array.from({ length: seats }, (_, seat) => fastRandom([seed, seat, FOR_BOTS, 1]));

/** Plays a game of these bots. `notes` gets every event once all seats have it in memory. Without an end, all places are 1. */
export function playGame(
  game: Game,
  bots: readonly Bot[],
  seed: number,
  options: { readonly [name: string]: unknown } = {},
  notes: (event: GameEvent, memories: readonly SeatMemory[]) => void = () => {},
): PlayedGame {
  const seats = bots.length;
  const log = new Log();
  const table = startTable(game, { seats, random: fastRandom(seed), options, log });
  const trace = new Trace();
  table.trace = trace;
  const chances = chancesOf(seats, seed);
  const memories = bots.map(() => newMemory(seats));
  const decisions: { seat: number; clause: string; choice: unknown }[] = [];
  let read = 0;
  let courted = '';
  const takeIn = (): void => {
    for (const [seat, memory] of memories.entries()) remember(game, log.events, seat, memory, read);
    for (; read < log.events.length; read++) notes(log.events[read]!, memories);
  };
  while (!table.over && decisions.length < LONGEST) {
    takeIn();
    const { seat, clause, id } = table.waiting!;
    if (game.dealings?.courted.includes(clause) && courted !== `${seat} ${id}`) {
      courted = `${seat} ${id}`;
      for (const [giver, bot] of bots.entries()) {
        if (giver === seat || bot.gift === undefined) continue;
        const view = game.viewFor(table.state, giver);
        const moment = { giver, decider: seat, clause };
        const gift = bot.gift(view, moment, table.offersFor(giver), chances[giver]!, memories[giver]!);
        if (gift !== null) table.decide(giver, gift.command, gift.choice);
      }
      takeIn();
    }
    const request = table.requestForBot(seat)!;
    const choice = bots[seat]!.choose(game.viewFor(table.state, seat), request, chances[seat]!, memories[seat]!);
    const refusal = table.decide(seat, request.id, choice);
    if (refusal !== null) throw new Error(`${bots[seat]!.level} was refused: ${refusal.clause} ${refusal.text}`);
    decisions.push({ seat, clause, choice });
  }
  takeIn();
  const places = table.over ? game.outcome(table.state).places : new Array<number>(seats).fill(1);
  return { seats, options, events: log.events, decisions, state: table.state, places, uses: trace.uses };
}
