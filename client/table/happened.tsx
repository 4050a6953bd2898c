// What happened to the player since their last decision, or while they were away: lines each of which can be played once
// more.

import { useEffect, useRef, useState } from 'preact/hooks';
import { isDeciding, useDecidedAt } from '#client/table/decided.ts';
import type { Sitting } from '#client/table/sitting.ts';
import { befalls, concerning, counted, inBrief, latest, lineOf, shortened } from '#client/table/told.ts';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { runsIn } from '#telling/runs.ts';
import type { Telling } from '#telling/telling.ts';

/** Plays events once more; null where they cannot be played. */
export type Recall = ((events: readonly SeenEvent[]) => void) | null;

/** Lines of the log, told again; a click on one plays it. */
export function Retold({
  events,
  telling,
  recall,
}: {
  events: readonly SeenEvent[];
  telling: Telling;
  recall: Recall;
}) {
  return (
    <ul class="retold">
      {events.map((event) => (
        <li key={event.n}>
          {recall === null ? (
            lineOf(telling, event)
          ) : (
            <button
              type="button"
              class="rule"
              data-recall={event.n}
              data-about={telling.explains(event) ?? undefined}
              onClick={() => recall([event])}
            >
              {lineOf(telling, event)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface HappenedProps {
  props: TableProps;
  sitting: Sitting;
  table: GameTable;
  recall: Recall;
}

export function Happened({ props, sitting, table, recall }: HappenedProps) {
  const { request, events, given, viewer, telling, names } = props;
  const kinds = table.news;
  const asked = request?.id ?? null;
  const decidedAt = useDecidedAt(props, events.length);
  const hasDecided = useRef(false);
  // Null: the player has decided nothing yet, and nothing has concerned him.
  const [shown, setShown] = useState<SeenEvent[] | null>(null);
  // The last answer did not count: only the player learns it.
  const [lost, setLost] = useState<string | null>(null);
  useEffect(() => {
    if (!isDeciding(props)) return;
    return () => {
      hasDecided.current = true;
    };
  }, [asked]);
  // The last news are how the match ended.
  const isOver = props.outcome !== null && !props.replaying && viewer !== SPECTATOR;
  // What others do while the question is open is news too, such as the answer to an offer. Between two questions the list
  // begins anew: what was before the last choice has been read.
  useEffect(() => {
    const isBetween = !isDeciding(props) && !isOver;
    if (props.replaying || (isBetween && !hasDecided.current)) return;
    // A walk is one piece of news, as it is one line of the log.
    const since = runsIn(telling, events.slice(Math.min(decidedAt.current, events.length))).map(({ event }) => event);
    const news = concerning(telling, viewer, names[viewer], since, kinds);
    const told = news.length > 0 ? news : latest(telling, viewer, since);
    // It comes with the second question, where the table changes anyway: later the log would drop in the middle of a turn.
    setShown((before) => (news.length > 0 || before !== null || hasDecided.current ? told : null));
    if (isBetween) return;
    const { sent } = sitting;
    const isGone = sent !== null && sent.request.seat === viewer && sent.request.id !== asked;
    setLost(isGone && !isOver ? (table.voided?.(props, sent.choice, sent.request.clause, since) ?? null) : null);
  }, [asked, events.length, isOver]);
  useEffect(() => {
    if (lost !== null) props.announce(lost);
  }, [lost]);
  if (shown === null) return null;
  const told = (event: SeenEvent): string => {
    const line = lineOf(telling, event);
    const isGiven = telling.seatOf(event) === viewer && given.has(event.n);
    return isGiven ? say('happened.given', { line }) : line;
  };
  const brief = inBrief(shown, (event) => told(event).length, kinds, befalls(telling, names, viewer));
  const lines = [...(lost === null ? [] : [lost]), ...counted(brief.map(told))];
  const more = shown.length - brief.length;
  const closed = more > 0 ? shortened(lines.join(' · '), kinds) : lines.join(' · ');
  return (
    // Closed it is three lines high, so that the log keeps its place.
    <details class="happened panel">
      <summary>
        <b>{say('happened.title')}</b> <span>{lines.length === 0 ? say('happened.nothing') : closed}</span>
        {more > 0 && <span> · {say('happened.more', { count: more })}</span>}
      </summary>
      {lost !== null && <p class="lost">{lost}</p>}
      <Retold events={shown} telling={telling} recall={recall} />
    </details>
  );
}
