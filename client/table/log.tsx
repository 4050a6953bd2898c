// What happened, one line an event. A line with a sum opens into its parts, each with its clause.

import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import { NUMERALS, seatClass } from '#client/shell/medallion.tsx';
import { ClauseLink } from '#client/table/controls/barred.tsx';
import { say } from '#client/words.ts';
import type { Part, SeenEvent } from '#engine/event.ts';
import type { Telling } from '#telling/telling.ts';

/** Events that open a stretch of the game: their lines are headings. */
const HEADINGS: ReadonlySet<string> = new Set(['round', 'turn', 'phase', 'roundBegan', 'turnBegan']);
/** A long match is shown from here back; more on demand. */
const SHOWN = 150;

interface LogProps {
  events: readonly SeenEvent[];
  telling: Telling;
  /** Where the events begin that came while nobody looked; null: none did. */
  away: number | null;
  pointed: Signal<SeenEvent | null>;
  openRule(clause: string): void;
}

export function Log({ events, telling, away, pointed, openRule }: LogProps) {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // Only whoever reads the end follows it.
  const atEnd = useRef(true);
  const last = useRef(0);
  const first = all ? 0 : Math.max(0, events.length - SHOWN);
  useEffect(() => {
    if (atEnd.current && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [events]);
  const lines = useMemo(
    () =>
      events
        .slice(first)
        .map((event) => ({ event, text: lineOf(telling, event) }))
        .filter(({ text }) => words === '' || text.toLowerCase().includes(words.toLowerCase())),
    [events, first, telling, words],
  );
  return (
    <section class="log-panel panel" aria-label={say('log.title')}>
      <header>
        <h2 class="title">{say('log.title')}</h2>
        <input
          type="search"
          class="search"
          placeholder={say('log.search')}
          aria-label={say('log.search')}
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </header>
      <ol
        class="log"
        tabIndex={0}
        ref={list}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          // Only a person scrolls up; what is added below never does.
          if (scrollTop < last.current) atEnd.current = false;
          if (scrollHeight - scrollTop - clientHeight < 40) atEnd.current = true;
          last.current = scrollTop;
        }}
      >
        {first > 0 && (
          <li class="more">
            <button type="button" class="rule" onClick={() => setAll(true)}>
              {say('log.earlier', { count: first })}
            </button>
          </li>
        )}
        {events.length === 0 && <li class="more">{say('log.empty')}</li>}
        {lines.map(({ event, text }) => (
          <Line
            key={event.n}
            event={event}
            text={text}
            telling={telling}
            isNew={away !== null && event.n >= away}
            divides={away !== null && event.n === away}
            pointed={pointed}
            openRule={openRule}
          />
        ))}
      </ol>
    </section>
  );
}

/** The sentence without the sum, which opens below it. */
export const lineOf = (telling: Telling, event: SeenEvent): string =>
  telling.event('parts' in event ? ({ ...event, parts: [] } as unknown as SeenEvent) : event);

const seatIn = (event: SeenEvent): number | null => {
  const seat = event['seat'] ?? event['by'] ?? event['winner'];
  return typeof seat === 'number' && seat >= 0 && seat < NUMERALS.length ? seat : null;
};

interface LineProps {
  event: SeenEvent;
  text: string;
  telling: Telling;
  isNew: boolean;
  divides: boolean;
  pointed: Signal<SeenEvent | null>;
  openRule(clause: string): void;
}

function Line({ event, text, telling, isNew, divides, pointed, openRule }: LineProps) {
  const [open, setOpen] = useState(false);
  const parts = (event['parts'] as unknown as Part[] | undefined)?.filter(({ value }) => value !== 0) ?? [];
  const seat = seatIn(event);
  const point = (): void => {
    pointed.value = event;
  };
  const away = (): void => {
    if (pointed.value === event) pointed.value = null;
  };
  if (HEADINGS.has(event.kind)) {
    return (
      <li class="log-head">
        <span>{text}</span>
      </li>
    );
  }
  return (
    <li class={`ln${isNew ? ' new' : ''}`} onMouseEnter={point} onMouseLeave={away}>
      {divides && <p class="divider">{say('log.away')}</p>}
      <div class="ln-row">
        <span class={seat === null ? 'seat-mark none' : `seat-mark ${seatClass(seat)}`} aria-hidden="true">
          {seat === null ? '' : NUMERALS[seat]}
        </span>
        <span class="ln-text">{text}</span>
        {parts.length > 0 && (
          <button
            type="button"
            class="opens"
            aria-expanded={open}
            aria-label={say('log.parts')}
            onClick={() => setOpen(!open)}
            onFocus={point}
            onBlur={away}
          >
            <Sign of={open ? 'up' : 'down'} />
          </button>
        )}
        <ClauseLink clause={event.clause} openRule={openRule} />
      </div>
      {open && (
        <div class="sum">
          <table>
            <tbody>
              {parts.map(({ label, value, clause }) => (
                <tr key={`${label} ${clause}`}>
                  <td class="n">{value < 0 ? `−${-value}` : value}</td>
                  <td>{telling.words[`part.${label}`] ?? telling.words[label] ?? label}</td>
                  <td class="r">
                    <ClauseLink clause={clause} openRule={openRule} />
                  </td>
                </tr>
              ))}
              <tr class="t">
                <td class="n">{String(event['total'])}</td>
                <td colSpan={2}>{say('log.total')}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
}
