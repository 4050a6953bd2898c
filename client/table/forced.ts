// Gives the only legal answer automatically for a player against bots.
//
// Whether a seat is asked never depends on secrets, so a player is often asked with nothing to choose. Among other people
// that must stay so: an automatic answer would reveal that there was no other. Bots do not watch the clock.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '#client/shell/settings.ts';
import { type Answerable, onlyAnswer } from '#client/table/only-answer.ts';
import type { TableProps } from '#client/tables/table.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Choice } from '#engine/requests/request.ts';

/**
 * What automatic answers of the viewer have done since the question before the present one; empty: nothing. It stands beside
 * the question, where the player looks: a turn that passed without a choice would otherwise seem to be lost.
 */
export function useGiven({ request, events, given, telling, viewer }: TableProps): readonly SeenEvent[] {
  const asked = request?.id ?? null;
  const [from, until] = [useRef(events.length), useRef(events.length)];
  const [acts, setActs] = useState<readonly SeenEvent[]>([]);
  useEffect(() => {
    if (asked === null) return;
    const isOwn = (event: SeenEvent, i: number): boolean =>
      i >= from.current && telling.seatOf(event) === viewer && given.has(event.n);
    setActs(events.filter(isOwn));
    return () => {
      from.current = until.current;
    };
    // Once for each question.
  }, [asked]);
  useEffect(() => {
    if (asked !== null) until.current = events.length;
  }, [asked, events.length]);
  return asked === null ? [] : acts;
}

/** A breath, so that what has just happened can be seen. */
const BREATH = 300;

/**
 * Gives the only answer; returns whether it does, for then the question need not be shown. After an undo (`takenBack` counts
 * them) the player decides until a request with a choice is answered; otherwise what was undone would be done again at once.
 */
export function useForced(
  asked: Answerable,
  takenBack: ReadonlySignal<number>,
  isOff: boolean,
  give: (choice: Choice) => void,
): boolean {
  const settled = useRef(0);
  const only = settings.value.forced === 'given' && !isOff ? onlyAnswer(asked) : null;
  const isGiven = only !== null && takenBack.peek() === settled.current;
  const id = asked.request?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    if (only === null) {
      const before = takenBack.peek();
      return () => {
        settled.current = before;
      };
    }
    if (!isGiven) return;
    const timer = setTimeout(() => give(only), BREATH);
    return () => clearTimeout(timer);
    // Once for each request.
  }, [id, only === null]);
  return isGiven;
}
