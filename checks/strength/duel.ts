// A duel between two kinds of bots: every deal is played once from each seat.
//
// A *block* is one seed played once for every seat, with the first bot in that seat and the second in all others. So the
// seats and the deal affect both alike, and intervals are computed from blocks, not from games.

import type { Bot } from '#bots/bot.ts';
import { chancesOf, LONGEST } from '#checks/strength/party.ts';
import { note } from '#checks/strength/statistics.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Game } from '#engine/game.ts';
import { victoryShares } from '#games/shared/balance.ts';

export interface Matchup {
  game: string;
  seats: number;
  options: { readonly [name: string]: unknown };
  /** Names of contestants. */
  a: string;
  b: string;
}

export interface Block {
  seed: number;
  /** The share of its games that the first bot won; a shared victory counts by its share. */
  share: number;
  games: number;
  decisions: number;
  /** Games that were stopped because they did not end. */
  endless: number;
  /** Processor time per decision of each, in bins (statistics.ts). */
  times: [number[], number[]];
}

export function playBlock(game: Game, pairing: Matchup, bots: readonly [Bot, Bot], seed: number): Block {
  const { seats, options } = pairing;
  const block: Block = { seed, share: 0, games: 0, decisions: 0, endless: 0, times: [[], []] };
  for (let place = 0; place < seats; place++) {
    const table = startTable(game, { seats, random: fastRandom(seed), options });
    const chances = chancesOf(seats, seed);
    let decisions = 0;
    while (!table.over && decisions < LONGEST) {
      const { seat } = table.waiting!;
      const request = table.requestForBot(seat)!;
      const who = seat === place ? 0 : 1;
      const view = game.viewFor(table.state, seat);
      const stop = watch();
      const choice = bots[who]!.choose(view, request, chances[seat]!);
      note(block.times[who]!, stop());
      const refusal = table.decide(seat, request.id, choice);
      if (refusal !== null) throw new Error(`${bots[who]!.level} was refused: ${refusal.clause} ${refusal.text}`);
      decisions++;
    }
    block.games++;
    block.decisions += decisions;
    if (table.over) block.share += victoryShares(game.outcome(table.state).places)[place]! / seats;
    else {
      block.endless++;
      block.share += 1 / seats / seats;
    }
  }
  return block;
}

/** Operating systems account for processor time in steps of up to so many microseconds. Below that the wall clock is better. */
const COARSE = 5000;

/** Starts a measurement; the returned function ends it and returns the microseconds of processor time. */
function watch(): () => number {
  const [cpu, clock] = [process.threadCpuUsage(), performance.now()];
  return () => {
    const passed = 1000 * (performance.now() - clock);
    if (passed < COARSE) return passed;
    const { user, system } = process.threadCpuUsage(cpu);
    return Math.min(passed, Math.max(COARSE, user + system));
  };
}
