// The keyboard in the arena.

import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { touched } from '#client/tables/gladiatori/cell.tsx';
import type { Figure } from '#client/tables/gladiatori/figures.ts';
import type { GladiatoriProps as Props, Shared } from '#client/tables/gladiatori/props.ts';
import { arena } from '#games/gladiatori/board.ts';

/** The six keys around S, clockwise from the north-west, as directions (GL-3.5). */
const AROUND: { readonly [key: string]: number } = { q: 2, w: 1, e: 0, d: 5, s: 4, a: 3 };

/** Up and down alternate between left and right, so that the cursor goes straight. */
function arrow(key: string, cell: number): number | null {
  const isEven = arena.r[cell]! % 2 === 0;
  switch (key) {
    case 'ArrowLeft':
      return 3;
    case 'ArrowRight':
      return 0;
    case 'ArrowUp':
      return isEven ? 1 : 2;
    case 'ArrowDown':
      return isEven ? 5 : 4;
    default:
      return null;
  }
}

/** The next of `cells` after `cell`, in a circle. */
function next(cells: readonly number[], cell: number, step: 1 | -1): number | null {
  const sorted = [...new Set(cells)].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const later = step === 1 ? sorted.find((one) => one > cell) : sorted.findLast((one) => one < cell);
  return later ?? (step === 1 ? sorted[0]! : sorted.at(-1)!);
}

export function onKey(
  event: KeyboardEvent,
  props: Props,
  shared: Shared,
  acts: Acts,
  cell: number,
  figures: readonly Figure[],
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const direction = AROUND[key] ?? arrow(key, cell);
  const done = (): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const go = (to: number | null): void => {
    done();
    if (to === null || to < 0) return;
    shared.cursor.value = to;
    document.getElementById(`gl-hex-${to}`)?.focus();
  };
  if (direction !== null && direction !== undefined) return go(arena.neighbours[cell]![direction]!);
  switch (key) {
    case 'l':
      return go(next([...acts.by.keys()], cell, event.shiftKey ? -1 : 1));
    case ']':
      return go(
        next(
          figures.map((figure) => figure.cell),
          cell,
          1,
        ),
      );
    case '[':
      return go(
        next(
          figures.map((figure) => figure.cell),
          cell,
          -1,
        ),
      );
    case ',':
      done();
      return acts.turn(1);
    case '.':
      done();
      return acts.turn(-1);
    case 'i':
      done();
      return props.announce(document.getElementById(`gl-hex-${cell}`)?.getAttribute('aria-label') ?? '');
    // Space too: a hex is a button, and at the table Space would answer the question instead.
    case 'Enter':
    case ' ':
      done();
      // A held key aims; it does not send.
      if (!event.repeat) touched({ props, shared, acts }, cell, 'click');
      return;
  }
}
