// The stretches of a match, such as its rounds: what happened in which, and the axis they give its curve.
//
// Of stretches inside each other, such as a turn and the rounds of its fight, the outer ones: with one of them the match
// began.

import { lineOf } from '#client/table/told.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Telling } from '#telling/telling.ts';

export interface OuterStretch {
  /** The event that began it, by its number. */
  n: number;
  /** What it is called, without who began it, which is past. */
  label: string;
}

export function stretchesOf(telling: Telling, events: readonly SeenEvent[]): OuterStretch[] {
  const outer = events.find((event) => telling.begins(event) !== null)?.kind;
  const stretches: OuterStretch[] = [];
  for (const event of events) {
    if (event.kind !== outer) continue;
    const label = /^[^:;]*/.exec(lineOf(telling, event))![0].trim();
    // In a round each player's turn may begin with a line of its own.
    if (stretches.at(-1)?.label !== label) stretches.push({ n: event.n, label });
  }
  return stretches;
}

/** The stretch in which this happened; empty before the first. */
export const headingOf = (stretches: readonly OuterStretch[], n: number): string =>
  stretches.findLast((stretch) => stretch.n <= n)?.label ?? '';

/**
 * Where an event lies between the beginning and the end of the match, from 0 to 1. All stretches are equally long; what came
 * before the first takes no room.
 */
export function scaleOf(stretches: readonly OuterStretch[], last: number): (n: number) => number {
  if (stretches.length === 0) return (n) => n / Math.max(1, last);
  return (n) => {
    const i = stretches.findLastIndex((stretch) => stretch.n <= n);
    if (i < 0) return 0;
    const from = stretches[i]!.n;
    const to = stretches[i + 1]?.n ?? last;
    return (i + (n - from) / Math.max(1, to - from)) / stretches.length;
  };
}

export interface AxisLabel {
  /** From 0 to 1. */
  at: number;
  text: string;
}

/** The width of a letter, and the space around a label. */
const LETTER = 8;
const SPACE = 12;
/** A number is shown for every stretch, or for each so many. */
const STEPS = [1, 2, 5, 10, 20, 50];

/** What stands below the axis: every stretch by its name, or where there is no room the first, and the numbers of some. */
export function labelsOf(stretches: readonly OuterStretch[], width: number): AxisLabel[] {
  const each = width / stretches.length;
  const room = (text: string): number => text.length * LETTER + SPACE;
  const middle = (i: number): number => (i + 0.5) / stretches.length;
  const longest = Math.max(0, ...stretches.map(({ label }) => room(label)));
  if (each >= longest) return stretches.map(({ label }, i) => ({ at: middle(i), text: label }));
  const step = STEPS.find((some) => some * each >= room('00')) ?? STEPS.at(-1)!;
  // The name of the first is wider than its stretch, and begins where the axis begins.
  const first = { at: Math.max(middle(0), room(stretches[0]!.label) / 2 / width), text: stretches[0]!.label };
  const free = first.at + room(first.text) / 2 / width;
  const numbers = stretches.flatMap(({ label }, i) => {
    const text = /\d+/.exec(label)?.[0];
    const isShown = text !== undefined && Number(text) % step === 0 && middle(i) - room(text) / 2 / width >= free;
    return isShown ? [{ at: middle(i), text }] : [];
  });
  return [first, ...numbers];
}
