// The overlays of the arena: where others may attack (T), and what a throw would reach (V).
//
// Both use public facts only: who stands where, looks which way and holds what. A *threat* is a hex in which a figure
// would be in front of an enemy, or within reach of a weapon that he can throw. *Sight* begins at one stand: the planned
// one, else that of the figure under the pointer, else the viewer's own.

import type { Figure } from '#client/tables/gladiatori/figures.ts';
import type { Stand } from '#client/tables/gladiatori/props.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, hiddenBy, inFront } from '#games/gladiatori/board.ts';
import { ITEM, ITEMS } from '#games/gladiatori/cards.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

/** What of a figure matters to the overlays. */
type Standing = Pick<Figure, 'id' | 'seat' | 'cell' | 'facing' | 'down'>;

export interface Overlays {
  threat: boolean;
  sight: boolean;
}

/** How directly a hex is threatened: an attack from the front (`ahead`), melee, or a throw. */
export type Danger = 'ahead' | 'front' | 'throw';

export interface Threat {
  danger: Danger;
  /** Who threatens it this way. */
  by: readonly number[];
}

const WORST: readonly Danger[] = ['throw', 'front', 'ahead'];

/** Whether a figure could harm the viewer; a spectator sees the reach of all. */
function isFoe(view: GladiatoriView, viewer: Seat, { seat, down }: Standing): boolean {
  const own = view.gladiators[viewer] ?? null;
  return !down && (seat === null || own === null || view.gladiators[seat]!.side !== own.side);
}

/** The hex that hides `to` from `from`; −1: the line is clear (GL-12.10). Figures on the ground hide nobody (GL-12.11). */
const hidden = (figures: readonly Standing[], from: number, to: number): number =>
  hiddenBy(from, to, (cell) => figures.some((figure) => figure.cell === cell && !figure.down));

function canThrow(view: GladiatoriView, { seat }: Standing): boolean {
  if (seat === null) return false;
  const { items, holds } = view.gladiators[seat]!;
  return items.some((item, i) => ITEMS[item - ITEM]!.thrown && holds[i]! < 0);
}

/** GL-3.7, GL-3.12, GL-8.27, GL-3.18: how a figure threatens a hex; null: not at all. */
function dangerOf(view: GladiatoriView, figure: Standing, figures: readonly Standing[], cell: number): Danger | null {
  const { cell: from, facing } = figure;
  if (from === cell) return null;
  if (facing === null) return arena.distance(from, cell) === 1 ? 'ahead' : null;
  if (inFront(from, facing, cell)) return arena.neighbours[from]![facing] === cell ? 'ahead' : 'front';
  if (!canThrow(view, figure) || !arena.inCone(from, cell, facing)) return null;
  return hidden(figures, from, cell) < 0 ? 'throw' : null;
}

/**
 * How the viewer's own figure could strike some enemy as it stands: any attack does, only a Sweep does (GL-13.1), or
 * nothing does.
 */
export function strikes(view: GladiatoriView, viewer: Seat, figures: readonly Standing[]): 'any' | 'sweep' | 'none' {
  const own = figures.find(({ seat }) => seat === viewer);
  if (own === undefined) return 'any';
  const dangers = figures
    .filter(
      (figure) =>
        figure !== own &&
        (figure.seat === null || view.gladiators[figure.seat]!.side !== view.gladiators[viewer]!.side),
    )
    .map((figure) => dangerOf(view, own, figures, figure.cell));
  if (dangers.some((danger) => danger === 'ahead' || danger === 'throw')) return 'any';
  // A figure beside can be thrown at too.
  if (dangers.includes('front')) return canThrow(view, own) ? 'any' : 'sweep';
  return 'none';
}

/** By hex: how it is threatened, and by whom. */
export function threatsOf(view: GladiatoriView, viewer: Seat, figures: readonly Standing[]): Map<number, Threat> {
  const threats = new Map<number, Threat>();
  for (const foe of figures.filter((figure) => isFoe(view, viewer, figure))) {
    for (let cell = 0; cell < arena.size; cell++) {
      const danger = dangerOf(view, foe, figures, cell);
      if (danger === null) continue;
      const before = threats.get(cell);
      const by = [...(before?.by ?? []), foe.id];
      const worst = before === undefined || WORST.indexOf(danger) > WORST.indexOf(before.danger);
      threats.set(cell, { danger: worst ? danger : before.danger, by });
    }
  }
  return threats;
}

/** What a figure at this stand could hit with a throw: by hex in its attack zone (GL-3.18), the hex that hides it, or −1. */
export function sightOf(figures: readonly Standing[], { cell: from, facing }: Stand): Map<number, number> {
  const others = figures.filter(({ cell }) => cell !== from);
  const seen = new Map<number, number>();
  for (let cell = 0; cell < arena.size; cell++) {
    if (arena.inCone(from, cell, facing)) seen.set(cell, hidden(others, from, cell));
  }
  return seen;
}
