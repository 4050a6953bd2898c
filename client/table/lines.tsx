// What bots say now and then: under the line of the log that it is about, and for a moment on every tab.
//
// The lines are made here, in the reader's language, out of the open part of the events (telling/characters/lines.ts). They
// can be switched off in the settings, by the server, and for each bot like a person's.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { note } from '#client/shell/announce.tsx';
import { settings } from '#client/shell/settings.ts';
import { mutedIn } from '#client/table/muted.ts';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import { lineAbout, lineText } from '#telling/characters/lines.ts';
import { botWord } from '#telling/characters/roster.ts';

export interface Spoken {
  n: number;
  name: string;
  text: string;
}

/** By the number of the event they are about. */
export type SpokenLines = ReadonlyMap<number, Spoken>;

const NONE: SpokenLines = new Map();
const SEEN = 7000;

/** What was said about the events so far. `isAllowed`: whether bots may talk at this table. */
export function useLines(props: TableProps, isAllowed: boolean): SpokenLines {
  const { match, seats, names, events, telling, language } = props;
  const isOn = isAllowed && settings.value.botLines;
  const muted = mutedIn(match).value;
  return useMemo(() => {
    const bots = seats.map(({ kind, level, character }) => (kind === 'bot' ? botWord(level ?? '', character) : null));
    if (!isOn || bots.every((bot) => bot === null)) return NONE;
    const spoken = new Map<number, Spoken>();
    for (const event of events) {
      const line = lineAbout(match, bots, telling.game.events, event);
      if (line === null || muted.includes(names[line.seat]!)) continue;
      spoken.set(event.n, { n: event.n, name: names[line.seat]!, text: lineText(line, language) });
    }
    return spoken;
  }, [match, seats, names, events, telling, language, isOn, muted]);
}

/** The last line, shown for a moment; a screen reader announces it. */
export function BotSaid({ lines }: { lines: SpokenLines }) {
  const last = [...lines.values()].at(-1) ?? null;
  const [line, setLine] = useState<Spoken | null>(null);
  // What was said before one came stands in the log.
  const known = useRef(last?.n ?? -1);
  useEffect(() => {
    if (last === null || last.n <= known.current) return;
    known.current = last.n;
    setLine(last);
    note(say('talk.said', { name: last.name, text: last.text }));
    const timer = setTimeout(() => setLine(null), SEEN);
    return () => clearTimeout(timer);
  }, [last?.n]);
  return line === null ? null : (
    <p class="said" aria-hidden="true">
      <b>{line.name}</b> {line.text}
    </p>
  );
}
