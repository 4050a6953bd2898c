// A table set up for a test: `sit({ seats, at, set, dice })` in the words of scenarios, and answers in the notation.

import assert from 'node:assert/strict';
import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

export interface Sitting {
  seats?: number;
  options?: Options;
  /** Rules to start with, the last on top, each with its locals, and perhaps the step where it is. */
  at?: readonly [rule: string, locals: object, step?: string][];
  set?: readonly string[];
  dice?: readonly number[];
}

export function sit({ seats = 2, options = {}, at = [], set = [], dice = [] }: Sitting): Table<Spartacus> {
  const state = spartacus.setup(seats, { ...defaultOptions(spartacus.options), ...options });
  if (at.length > 0) {
    const frames = at.map(([rule, locals, step]) => {
      const frame = spartacus.book.get(rule)!.frame(locals as never);
      return step === undefined ? frame : { ...frame, at: step };
    });
    state.flow.frames.splice(0, state.flow.frames.length, ...frames);
  }
  for (const line of set) spartacus.arrange(state, line);
  return new Table<Spartacus>(spartacus as never, state, fixedRandom([...dice], { shuffles: 'keep' }), new Log()).run();
}

/** Answers in the notation; what the rules say to it. */
export function answer(table: Table<Spartacus>, seat: number, text: string): Refusal | null {
  const request = table.requestFor(seat);
  assert.ok(request, `seat ${seat} is not asked anything`);
  const read = parse(request, text, spartacus.nouns);
  return read.refusal ?? table.decide(seat, request.id, read.choice);
}

/** Answers that must all be taken: `say(table, '0: attack', '1: pass')`. */
export function say(table: Table<Spartacus>, ...lines: string[]): void {
  for (const line of lines) {
    const [, seat, text] = /^(\d): (.*)$/.exec(line)!;
    assert.equal(answer(table, Number(seat), text!), null, line);
  }
}

/** The kind of a card by its slug. */
export const kindNamed = (slug: string): number => CARDS.findIndex((card) => card.slug === slug);

/** The Intrigue turn of a seat that has asked nobody for support yet. */
export const turnOf = (by: number, seats = 2): [string, object][] => [
  ['intrigue-turn', { by, asks: new Array<number>(seats).fill(0) }],
];

/** What a seat can pick now, as it stands in the request. */
export function items(table: Table<Spartacus>, seat: number): readonly unknown[] {
  const request = table.requestFor(seat);
  assert.ok(request?.kind === 'pick', `seat ${seat} is asked ${request?.kind ?? 'nothing'}`);
  return request.from;
}
