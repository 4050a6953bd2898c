// Rules tied to what happens: "when a fighter falls, …".
//
// A trigger is registered for one kind of occurrence. After the step that raised it, every trigger that applies is pushed
// as a frame, in rulebook order. Where the rules let a seat choose the order of several, the game names that seat and the
// clause, and a request asks for the order.

import { end, type Frame, type GameState, type Rule, rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Item } from '#engine/requests/request.ts';
import { order } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface Trigger<G extends GameState> {
  on: string;
  clause: string;
  when(g: G, subject: number): boolean;
  frame(g: G, subject: number): Frame;
}

/** Which seat orders simultaneous triggers, by which clause; a null chooser leaves them in rulebook order. */
export interface Simultaneous<G extends GameState> {
  clause: string;
  chooser(g: G, kind: string, subject: number): Seat | null;
  triggers: readonly Trigger<G>[];
}

interface Waiting {
  kind: string;
  subject: number;
  /** The remaining triggers, by their index among those of this kind. */
  due: number[];
  by: Seat;
}

const SIMULTANEOUS = 'simultaneous';

/** The rule that asks for the order and then carries the triggers out one by one. */
export function simultaneousRule<G extends GameState>(simultaneous: Simultaneous<G>): Rule<G, Waiting> {
  const { clause, triggers } = simultaneous;
  const frameOf = (g: G, f: Waiting, due: number): Frame =>
    triggers.filter((trigger) => trigger.on === f.kind)[due]!.frame(g, f.subject);
  const namesOf = (g: G, f: Waiting): string[] => f.due.map((due) => frameOf(g, f, due).rule);
  const locals: Waiting = { kind: '', subject: 0, due: [], by: 0 };
  return rule<G, Waiting>(SIMULTANEOUS, { locals, shows: ['kind', 'subject', 'due', 'by'] }, [
    {
      clause,
      ask: (g, f) => order(f.by, 'word', namesOf(g, f)),
      fallback: (g, f) => namesOf(g, f),
      take(g, f, _t, chosen: Item[]) {
        const names = namesOf(g, f);
        const order = f.due.map((due, i) => ({ due, place: chosen.indexOf(names[i]!) }));
        f.due = order.sort((a, b) => a.place - b.place).map(({ due }) => due);
      },
    },
    {
      clause,
      at: `${clause} next`,
      run(g, f) {
        const due = f.due.shift();
        if (due === undefined) return end();
        return { to: `${clause} next`, call: frameOf(g, f, due), end: false, result: null };
      },
    },
  ]);
}

export function pushTriggers<G extends GameState>(t: Table<G>, raised: { kind: string; subject: number }[]): void {
  const frames = t.state.flow.frames;
  // The first to happen must be on top, so the last is pushed first.
  for (const { kind, subject } of raised.reverse()) {
    const triggers = t.game.triggers.get(kind) ?? [];
    const due = [...triggers.keys()].filter((place) => triggers[place]!.when(t.state, subject));
    const by = due.length > 1 ? (t.game.simultaneous?.chooser(t.state, kind, subject) ?? null) : null;
    const asking = by === null ? undefined : t.game.book.get(SIMULTANEOUS);
    if (asking !== undefined) frames.push(asking.frame({ kind, subject, due, by }));
    else for (const place of due.reverse()) frames.push(triggers[place]!.frame(t.state, subject));
  }
}
