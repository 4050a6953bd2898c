// For tests only: tables of made-up rules that remember what happened.

import assert from 'node:assert/strict';
import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { defineEvents } from '#engine/events/declare.ts';
import { type Flow, type GameState, newFlow, type Rule, type RunStep } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Simultaneous, Trigger } from '#engine/flow/trigger.ts';
import { bookOf, type Command, cloneFlow, defineGame, type Game } from '#engine/game.ts';

export interface Toy extends GameState {
  flow: Flow;
  coins: number[];
  told: string[];
}

interface Extras {
  commands?: Command<Toy>[];
  triggers?: Trigger<Toy>[];
  simultaneous?: Simultaneous<Toy>;
}

/** A table for a game made of these rules, with the first of them on the stack; `told` is its memory. */
export function tableOf(
  seats: number,
  rules: Rule<Toy, never>[] | object[],
  extras: Extras = {},
  rolls: number[] = [],
): Table<Toy> {
  const book = bookOf<Toy>(rules, extras.simultaneous ?? null);
  const first = rules[0] as Rule<Toy, unknown>;
  const game = defineGame<Toy, null>({
    id: 'toy',
    title: 'Toy',
    rules: 'toy@1',
    prefix: 'T',
    seats: { min: 1, max: 4 },
    options: {},
    setup: (count) => ({ flow: newFlow(count, first.frame()), coins: new Array<number>(count).fill(5), told: [] }),
    book,
    ...extras,
    clone: (g) => ({ flow: cloneFlow(book, g.flow), coins: g.coins.slice(), told: g.told.slice() }),
    visibility: {},
    zones: () => [],
    conserved: () => ({}),
    viewFor: () => null,
    determinise: () => assert.fail('not asked for'),
    outcome: () => ({ clause: '', places: [], scores: [] }),
    heuristic: () => 0,
    nouns: {},
    events: defineEvents({}, {}),
    locals: {},
    words: { en: {}, fr: {}, it: {} },
    uses: [],
    draw: () => '',
    arrange: () => {},
  });
  return new Table(game as Game<Toy>, game.setup(seats, {}), fixedRandom(rolls), new Log()).run();
}

/** A step that only notes that it ran. */
export const tell = (clause: string): RunStep<Toy, unknown> => ({ clause, run: (g) => void g.told.push(clause) });
