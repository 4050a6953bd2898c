// The ring on the one thing to touch in a lesson.
//
// Every table marks what a draft has chosen. So the thing to touch is the one that would be marked if the answer were the
// draft: the answer is put there, rendered and taken away again before the browser paints. This needs nothing of a table.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { fits, type LessonStep } from '#client/lessons/lesson.ts';
import { useGone } from '#client/shell/gone.ts';
import type { TableProps } from '#client/tables/table.ts';
import type { Choice } from '#engine/requests/request.ts';

const TOUCHABLE = ':is(.table-main, .bar-area) :is(button, [role="button"], [role="radio"], [role="checkbox"], .can)';
const MARKED = '.chosen, .on, .taken, [aria-pressed="true"], [aria-checked="true"]';
/** Renderings follow each other in microtasks; a rendering may cause another one. */
const RENDERINGS = 4;

let tried = 0;

/** Whether an answer is being tried out: what is said about it meanwhile is meant for nobody. */
export const isTrying = (): boolean => tried > 0;

const touchables = (): Element[] => [...document.querySelectorAll(TOUCHABLE)];

/** The beginning of its name; that it is chosen is said at the end. */
const nameOf = (thing: Element): string => (thing.getAttribute('aria-label') ?? thing.textContent ?? '').slice(0, 20);

async function rendered(): Promise<void> {
  for (let n = 0; n < RENDERINGS; n++) await Promise.resolve();
}

export interface Tried<T> {
  /** What on the table belongs to the answer and is not chosen yet, in the order of the page. */
  things: Element[];
  /** Those that stand for the same thing without the answer. An open card may have made room for another one. */
  lasting: Element[];
  /** What was read while the answer was on the table. */
  read: T;
}

/** Puts an answer on the table, reads what it does there, and takes it away again. */
export async function tryOut<T>(draft: TableProps['draft'], answer: Choice, read: () => T): Promise<Tried<T>> {
  const before = draft.peek();
  const marked = new Set(touchables().filter((one) => one.matches(MARKED)));
  tried++;
  try {
    draft.value = structuredClone(answer);
    await rendered();
    const found = touchables().filter((one) => one.matches(MARKED) && !marked.has(one));
    const names = new Map(found.map((one) => [one, nameOf(one)]));
    const seen = read();
    draft.value = before;
    await rendered();
    const things = found.filter((one) => one.isConnected);
    return { things, lasting: things.filter((one) => nameOf(one) === names.get(one)), read: seen };
  } finally {
    tried--;
  }
}

/** What on the table belongs to an answer. */
export const thingsOf = async (draft: TableProps['draft'], answer: Choice): Promise<Element[]> =>
  (await tryOut(draft, answer, () => null)).things;

/** A button of the bar that gives this answer at once. */
export const buttonFor = (answer: Choice): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.bar-area [data-choice]')].find(
    (one) => one.getAttribute('data-choice') === JSON.stringify(answer),
  );

function put(thing: Element | null): void {
  for (const one of document.querySelectorAll('[data-ring]')) {
    one.removeAttribute('data-ring');
    if (one.getAttribute('aria-current') === 'step') one.removeAttribute('aria-current');
  }
  thing?.setAttribute('data-ring', '');
  thing?.setAttribute('aria-current', 'step');
}

/** Rings what the step wants to be touched next: a thing, the button that sends it, or else "Show me". */
async function ring(props: TableProps, step: LessonStep): Promise<void> {
  const { draft, sending } = props;
  const now = draft.peek();
  if (sending.peek()) return put(null);
  if (now !== null && fits(step, now)) return put(document.querySelector('.bar .btn.go'));
  const things = await thingsOf(draft, step.answer);
  put(things[0] ?? buttonFor(step.answer) ?? document.querySelector('[data-show]'));
}

/** Keeps the ring where it belongs; null: nothing is to be touched. */
export function useRing(props: TableProps, step: LessonStep | null): void {
  const [touched, setTouched] = useState(0);
  const draft = props.draft.value;
  useEffect(() => {
    // A touch may open a card without choosing anything yet.
    const note = (): void => void requestAnimationFrame(() => setTouched((count) => count + 1));
    document.addEventListener('click', note);
    return () => document.removeEventListener('click', note);
  }, []);
  // The button of the step before must not keep the ring.
  useLayoutEffect(() => put(null), [step]);
  useEffect(() => {
    if (step === null || isTrying()) return;
    // What the table draws for this question is there in the next frame.
    const frame = requestAnimationFrame(() => void ring(props, step));
    return () => cancelAnimationFrame(frame);
  }, [step, draft, touched, props.sending.value, props.stage.beat]);
  useGone(() => put(null));
}
