// News at a table: announced to screen readers, signalled when it is the player's turn, and linked from the rulebook.

import { useEffect, useRef, useState } from 'preact/hooks';
import { hush, note, tell } from '#client/shell/announce.tsx';
import { useGone } from '#client/shell/gone.ts';
import { pageTitle } from '#client/shell/page-title.ts';
import { usesOf } from '#client/shell/rule-drawer.ts';
import { sound } from '#client/shell/sound.ts';
import { looked, noteSeen, seenOf } from '#client/table/away.ts';
import { mutedIn } from '#client/table/muted.ts';
import { spoken } from '#client/table/phrases.ts';
import type { Sitting } from '#client/table/sitting.ts';
import { questionOf, statusText } from '#client/table/status.tsx';
import { lineOf } from '#client/table/told.ts';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import { runsIn } from '#telling/runs.ts';
import type { Telling } from '#telling/telling.ts';

/** Whether a clause is behind this event, or behind a part of its sum. */
const cites = (telling: Telling, event: SeenEvent, clause: string): boolean =>
  event.clause === clause || telling.sums(event).some(({ parts }) => parts.some((part) => part.clause === clause));

/** Lets the rulebook find the lines of the log that a clause is behind. */
export function useUses(events: readonly SeenEvent[], telling: Telling): void {
  useEffect(() => {
    usesOf.value = (clause) =>
      runsIn(telling, events)
        .filter(({ event }) => cites(telling, event, clause))
        .map(({ event }) => ({ n: event.n, text: lineOf(telling, event) }));
  }, [events, telling]);
  useGone(() => {
    usesOf.value = () => [];
  });
}

/** The first event that came while the player was away; null: none. */
export function useAway(match: string, viewer: Seat, events: number): number | null {
  const [away, setAway] = useState<number | null>(() => {
    const seen = seenOf(match, viewer);
    return seen !== null && seen < events ? seen : null;
  });
  const [left, setLeft] = useState<number | null>(null);
  const isLooked = looked.value;
  useEffect(() => {
    if (isLooked) {
      if (left !== null && left < events) setAway(left);
      setLeft(null);
      noteSeen(match, viewer, events);
    } else if (left === null) setLeft(events);
  }, [isLooked, events, match, viewer, left]);
  return away;
}

/** Announces what happened, and calls when it is the player's turn. */
export function useNews(props: TableProps, events: readonly SeenEvent[], fresh: number): void {
  const { request, telling, outcome } = props;
  const last = events.at(-1)?.n ?? -1;
  const asked = request === null ? null : String(request.id);
  // Several steps of the stage may come between two renderings, and none of their lines is left out.
  const heard = useRef(Math.max(0, events.length - fresh));
  useEffect(() => {
    const lines = runsIn(telling, events.slice(Math.min(heard.current, events.length))).map(({ event }) =>
      lineOf(telling, event),
    );
    heard.current = events.length;
    // A lead that was just told as news is not told again.
    const { lead, text } = asked === null || props.answered !== null ? { lead: '', text: '' } : questionOf(props);
    const isTold = lead !== '' && lines.some((line) => `${line}.` === lead);
    tell(lines, asked === null ? null : isTold ? text : statusText(props));
    // Only news are announced, not every rendering.
  }, [last, asked]);
  // Announcements are not for the next player at this screen, nor for another page.
  useGone(hush);
  useEffect(() => {
    if (asked !== null) sound('turn');
  }, [asked]);
  useEffect(() => {
    if (outcome !== null) sound('over');
  }, [outcome !== null]);
}

/** Announces chat lines, and the beginning and end of a pause. */
export function useTalkNews(sitting: Sitting, viewer: Seat): void {
  const chat = sitting.chat.value;
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = chat.reduce((most, { n }) => Math.max(most, n), -1);
    const before = heard.current;
    heard.current = last;
    // Older lines are in the chat.
    if (before === null) return;
    const muted = mutedIn(sitting.match).value;
    for (const { n, from, name, to, text } of chat) {
      const isOwn = from !== null && from === viewer;
      if (n > before && !isOwn && !muted.includes(name))
        note(say(to === viewer ? 'talk.said.you' : 'talk.said', { name, text: spoken(text) }));
    }
  }, [chat]);
  const paused = sitting.table.value?.paused ?? false;
  const wasPaused = useRef(false);
  useEffect(() => {
    if (paused !== wasPaused.current) note(say(paused ? 'banner.paused' : 'pause.over'));
    wasPaused.current = paused;
  }, [paused]);
}

/** The title of the page says when the table waits for the player. */
export function useTitle(mine: boolean, title: string): void {
  useEffect(() => {
    pageTitle.value = `${mine ? '● ' : ''}${title}`;
  }, [mine, title]);
  useGone(() => {
    pageTitle.value = null;
  });
}
