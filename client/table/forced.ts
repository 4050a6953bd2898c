// Where the rules leave one answer only, a player against bots need not give it himself.
//
// Whether one is asked never depends on secrets, so one is often asked with nothing to choose. Before other people that
// must stay so: an answer that comes by itself would tell them that there was no other. Bots do not look at the clock.

import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isLocal } from '#client/net/local.ts';
import { settings } from '#client/shell/settings.ts';
import type { TableProps } from '#client/tables/table.ts';
import { onlyChoice } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';

/** So long the question is to be seen. */
const SEEN = 600;

/** The one answer there is; null where there is a choice, or where others could learn from it. */
export function onlyAnswer({ match, request, answered, seats, viewer, outcome }: TableProps): Choice | null {
  if (request === null || answered !== null || outcome !== null) return null;
  // On a server others may watch.
  if (!isLocal(match) || !seats.every(({ seat, kind }) => kind === 'bot' || seat === viewer)) return null;
  return onlyChoice(request);
}

/**
 * Gives the one answer there is. A player who took something back (`takenBack` counts it) decides himself until he has answered
 * a question that leaves him a choice; else what he took back would be done again before his eyes.
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
    // Once for each question.
  }, [asked, only === null]);
}
