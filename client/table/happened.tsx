// What happened to the player since their last decision: a few lines above the log, each of which can be played once more.

import { useEffect, useRef, useState } from 'preact/hooks';
import { lineOf } from '#client/table/log.tsx';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { SPECTATOR } from '#engine/seat.ts';

const MOST = 4;

/** Of the events since the question before was answered those that name the player, from the first act of another on. */
export function concerning(props: TableProps, events: readonly SeenEvent[]): SeenEvent[] {
  const { telling, names, viewer } = props;
  const own = names[viewer];
  const first = events.findIndex((event) => {
    const seat = telling.seatOf(event);
    return seat !== null && seat !== viewer;
  });
  if (own === undefined || first < 0) return [];
  return events
    .slice(first)
    .filter((event) => telling.begins(event) === null && lineOf(telling, event).includes(own))
    .slice(-MOST);
}

interface HappenedProps {
  props: TableProps;
  /** Plays an event once more; null where it cannot be played. */
  recall: ((events: readonly SeenEvent[]) => void) | null;
}

export function Happened({ props, recall }: HappenedProps) {
  const { request, events, viewer, replaying } = props;
  const asked = request?.id ?? null;
  const answeredAt = useRef(events.length);
  const [shown, setShown] = useState<SeenEvent[]>([]);
  useEffect(() => {
    if (asked === null || replaying || viewer === SPECTATOR) return;
    const news = concerning(props, events.slice(Math.min(answeredAt.current, events.length)));
    if (news.length > 0) setShown(news);
    return () => {
      answeredAt.current = events.length;
    };
    // Once for each question.
  }, [asked]);
  if (shown.length === 0) return null;
  return (
    // Closed it is one line high, so that the log keeps its place; the latest is read at once.
    <details class="happened panel">
      <summary>
        <b>{say('happened.title')}</b> <span>{lineOf(props.telling, shown.at(-1)!)}</span>
      </summary>
      <ul>
        {shown.map((event) => (
          <li key={event.n}>
            {recall === null ? (
              lineOf(props.telling, event)
            ) : (
              <button type="button" class="rule" onClick={() => recall([event])}>
                {lineOf(props.telling, event)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
