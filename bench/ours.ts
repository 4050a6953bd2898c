// A game of the engine at full speed: random play through Table.decide, no log.

import type { Random } from '../engine/chance/random.ts';
import { Table } from '../engine/flow/table.ts';
import type { Game } from '../engine/game.ts';
import { defaultOptions } from '../engine/options.ts';
import { sample } from '../engine/requests/choices.ts';
import type { Request } from '../engine/requests/request.ts';

/** Plays one game and returns how many decisions it took. */
export function playout(game: Game, seats: number, random: Random, views: boolean): number {
  const table = new Table(game, game.setup(seats, defaultOptions(game.options)), random, null).run();
  const viewers = Array.from({ length: seats }, (_, seat) => seat);
  let decisions = 0;
  while (!table.over) {
    const request = nextRequest(table, random);
    const refusal = table.decide(request.seat, request.id, sample(request, random));
    if (refusal !== null) throw new Error(`${game.id} refused its own sample: ${refusal.clause} ${refusal.text}`);
    decisions++;
    if (views) table.views(viewers);
  }
  return decisions;
}

/** A seat that has not yet answered, at random where several have not. */
export function nextRequest(table: Table, random: Random): Request {
  const { asked } = table;
  if (asked.length === 1) return asked[0]!;
  const from = random.below(asked.length);
  for (let i = 0; i < asked.length; i++) {
    const request = asked[(from + i) % asked.length]!;
    if (!table.hasAnswered(request.seat)) return request;
  }
  throw new Error('everybody has answered, and still the table waits');
}
