// The candidates of the benchmark, by name.

import { fastRandom } from '../engine/chance/random.ts';
import type { GameState } from '../engine/flow/flow.ts';
import { Table } from '../engine/flow/table.ts';
import type { Game } from '../engine/game.ts';
import { defaultOptions } from '../engine/options.ts';
import { sample } from '../engine/requests/choices.ts';
import { games } from '../games/index.ts';
import { apply, setup, toDecide } from './flat.ts';
import { choose } from './flat-choose.ts';
import { nextRequest, playout } from './ours.ts';

/** Does the thing once and returns how many units of it were done. */
export type Candidate = () => number;

const random = fastRandom(2026);

/** `ours GAME SEATS plain|views|clone|structuredClone|view`, `boardgame.io manual|lean SEATS plain|views`, `flat SEATS`. */
export async function candidate(words: readonly string[]): Promise<Candidate> {
  const [who, ...rest] = words;
  if (who === 'ours') return ours(games.get(rest[0]!)!, Number(rest[1]), rest[2]!);
  if (who === 'flat') return () => flatPlayout(Number(rest[0]));
  if (who === 'boardgame.io') {
    const { boardgameio } = await import('./boardgameio.ts');
    const peer = boardgameio(rest[0] === 'lean' ? 'lean' : 'by the manual');
    let seed = 0;
    return () => peer.play(Number(rest[1]), random, rest[2] === 'views', ++seed);
  }
  throw new Error(`there is no candidate '${words.join(' ')}'`);
}

function ours(game: Game, seats: number, what: string): Candidate {
  if (what === 'plain' || what === 'views') return () => playout(game, seats, random, what === 'views');
  const states = statesOf(game, seats);
  const once: (state: GameState) => unknown =
    what === 'clone'
      ? game.clone
      : what === 'view'
        ? (state) => game.viewFor(state, 0)
        : (state) => structuredClone(state);
  return () => {
    for (const state of states) once(state);
    return states.length;
  };
}

/**
 * States from all stages of a game, each from a separate table. Clones would not do: V8 would learn from them that clones
 * live long, and allocate all further ones in the expensive old space.
 */
function statesOf(game: Game, seats: number): GameState[] {
  const whole = playout(game, seats, random, false);
  return Array.from({ length: 300 }, (_, i) => stateAfter(game, seats, 1 + ((i * 7) % whole)));
}

/** The state after so many random decisions, or at the game's end. */
function stateAfter(game: Game, seats: number, decisions: number): GameState {
  const table = new Table(game, game.setup(seats, defaultOptions(game.options)), random, null).run();
  for (let n = 0; n < decisions && !table.over; n++) {
    const request = nextRequest(table, random);
    table.decide(request.seat, request.id, sample(request, random));
  }
  return table.state;
}

/** The mean size of those states as JSON. */
export function stateBytes(game: Game, seats: number): number {
  const states = statesOf(game, seats);
  return Math.round(states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length);
}

function flatPlayout(seats: number): number {
  const g = setup(seats, random);
  let moves = 0;
  for (; g.phase !== 'over'; moves++) {
    const open = toDecide(g);
    const seat = open[open.length > 1 ? random.below(open.length) : 0]!;
    apply(g, seat, choose(g, seat, random), random);
  }
  return moves;
}
