// Where the events begin that came after the viewer's last decision.

import { useEffect, useRef } from 'preact/hooks';
import type { TableProps } from '#client/tables/table.ts';
import { SPECTATOR } from '#engine/seat.ts';

/** Whether the viewer is asked, and so will decide. */
export const isDeciding = ({ request, replaying, viewer }: TableProps): boolean =>
  request !== null && !replaying && viewer !== SPECTATOR;

/**
 * `first`: where they begin for a viewer who has decided nothing since this page was opened. A question that is asked again
 * because others acted, as in an open market, was not decided.
 */
export function useDecidedAt(props: TableProps, first: number): { readonly current: number } {
  const asked = props.request?.id ?? null;
  const decidedAt = useRef(first);
  const shownBefore = useRef(props.events.length);
  useEffect(() => {
    if (!isDeciding(props)) return;
    let hasAnswered = false;
    const stop = props.sending.subscribe((isSending) => {
      hasAnswered ||= isSending;
    });
    return () => {
      stop();
      if (hasAnswered) decidedAt.current = shownBefore.current;
    };
    // Once for each question.
  }, [asked]);
  useEffect(() => {
    shownBefore.current = props.events.length;
  }, [asked, props.events.length]);
  return decidedAt;
}
