// Gives the only legal answer automatically for a player against bots.
//
// Whether a seat is asked never depends on secrets, so a player is often asked with nothing to choose. Among other people
// that must stay so: an automatic answer would reveal that there was no other. Bots do not watch the clock.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { settings } from '#client/shell/settings.ts';
import type { TableProps } from '#client/tables/table.ts';
import { onlyChoice } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';

/** How long the question is shown. */
const SEEN = 600;

/** The only answer; null: there is a choice, or others could learn from it. */
export function onlyAnswer({ match, request, answered, seats, viewer, outcome }: TableProps): Choice | null {
  if (request === null || answered !== null || outcome !== null) return null;
  // On a server others may watch.
  if (!isLocal(match) || !seats.every(({ seat, kind }) => kind === 'bot' || seat === viewer)) return null;
  return onlyChoice(request);
}

/**
 * Gives the only answer. After an undo (`takenBack` counts them) the player decides until a request with a choice is
 * answered; otherwise what was undone would be done again at once.
 */
export function useForced(props: TableProps, takenBack: ReadonlySignal<number>, isOff: boolean): void {
  const { request, choose, sending } = props;
  const settled = useRef(0);
  const only = settings.value.forced === 'given' && !isOff ? onlyAnswer(props) : null;
  const asked = request?.id ?? null;
  useEffect(() => {
    if (asked === null) return;
    if (only === null) {
      const before = takenBack.peek();
      return () => {
        settled.current = before;
      };
    }
    if (takenBack.peek() !== settled.current) return;
    const timer = setTimeout(() => {
      if (!sending.peek()) choose(only);
    }, SEEN);
    return () => clearTimeout(timer);
    // Once for each request.
  }, [asked, only === null]);
}
