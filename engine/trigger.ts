// Rules tied to what happens: "when somebody falls, …".
//
// A trigger is registered for one kind of happening. After the step that raised it, every trigger that applies is pushed
// as a frame, in rulebook order. Where the rules let a seat choose the order of several, the game names the chooser and
// his clause, and a request asks him.

import { AGAIN, end, type Frame, type GameState, type Rule, rule } from '#engine/flow.ts';
import type { Item } from '#engine/request.ts';
import { order } from '#engine/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { Table } from '#engine/table.ts';

export interface Trigger<G extends GameState> {
  on: string;
  clause: string;
  when(g: G, subject: number): boolean;
  frame(g: G, subject: number): Frame;
}

/** Who puts triggers of the same moment in order, by which clause; a null chooser leaves them in rulebook order. */
export interface Simultaneous<G extends GameState> {
  clause: string;
  chooser(g: G, kind: string, subject: number): Seat | null;
}

interface Waiting {
  frames: Frame[];
  by: Seat;
}

const SIMULTANEOUS = 'simultaneous';

/** The rule that asks for the order and then carries the triggers out one by one. */
export function simultaneousRule<G extends GameState>(simultaneous: Simultaneous<G>): Rule<G, Waiting> {
  return rule<G, Waiting>(SIMULTANEOUS, { locals: { frames: [], by: 0 }, shows: ['frames', 'by'] }, [
    {
      clause: simultaneous.clause,
      fallback: (_g, f) => f.frames.map((frame) => frame.rule),
      ask: (_g, f) =>
        order(
          f.by,
          'word',
          f.frames.map((frame) => frame.rule),
        ),
      take(_g, f, _t, chosen: Item[]) {
        f.frames.sort((a, b) => chosen.indexOf(a.rule) - chosen.indexOf(b.rule));
      },
    },
    {
      clause: simultaneous.clause,
      at: `${simultaneous.clause} next`,
      run(_g, f) {
        const frame = f.frames.shift();
        if (frame === undefined) return end();
        return { ...AGAIN, to: `${simultaneous.clause} next`, call: frame };
      },
    },
  ]);
}

export function pushTriggers<G extends GameState>(t: Table<G>, raised: { kind: string; subject: number }[]): void {
  const frames = t.state.flow.frames;
  // The first to happen must lie on top, so the last is pushed first.
  for (const { kind, subject } of raised.reverse()) {
    const applying = (t.game.triggers.get(kind) ?? []).filter((trigger) => trigger.when(t.state, subject));
    const due = applying.map((trigger) => trigger.frame(t.state, subject));
    const by = due.length > 1 ? (t.game.simultaneous?.chooser(t.state, kind, subject) ?? null) : null;
    const asking = by === null ? undefined : t.game.book.get(SIMULTANEOUS);
    if (asking !== undefined) frames.push(asking.frame({ frames: due, by }));
    else frames.push(...due.reverse());
  }
}
