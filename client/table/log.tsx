// The log, one line per event, and one for all steps of a walk. A line with a sum opens into its parts, each with its clause.
//
// For the keyboard the log is one tab stop: Tab goes to one line (the last, or the last visited) and to its buttons, the
// arrow keys go from line to line, right and left open and close a sum.

import type { Signal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import { sought } from '#client/shell/rule-drawer.ts';
import type { Spoken, SpokenLines } from '#client/table/lines.tsx';
import { LogLine } from '#client/table/log-line.tsx';
import { lineOf } from '#client/table/told.ts';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { runsIn } from '#telling/runs.ts';
import type { Telling } from '#telling/telling.ts';

/** So many lines of a long match are shown; more on demand. */
const SHOWN = 150;

/** Scrolled back by more pixels than this, a reader does not see new lines come. The end is at 0. */
const READS_BACK = 40;

interface LogProps {
  events: readonly SeenEvent[];
  telling: Telling;
  /** The first event that came while the player was away; null: none. */
  away: number | null;
  pointed: Signal<SeenEvent | null>;
  openRule(clause: string): void;
  /** What bots said about events. */
  spoken: SpokenLines;
  /** In a replay: goes to the moment just after an event. */
  goTo?: ((n: number) => void) | undefined;
}

/** As it is typed: small letters, and plain spaces before the high punctuation of French. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u00a0', ' ');

export function Log({ events, telling, away, pointed, openRule, spoken, goTo }: LogProps) {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  // The field takes the place of its button while it is used.
  const [searches, setSearches] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (searches) field.current?.focus();
  }, [searches]);
  const list = useRef<HTMLOListElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const [readsBack, setReadsBack] = useState(false);
  const [current, setCurrent] = useState<number | null>(null);
  const first = all ? 0 : Math.max(0, events.length - SHOWN);
  // A sentence is made once.
  const told = useMemo(() => new WeakMap<SeenEvent, string>(), [telling]);
  const lines = useMemo(
    () =>
      runsIn(telling, events.slice(first))
        .map(({ first, event }) => {
          const text = told.get(event) ?? lineOf(telling, event);
          told.set(event, text);
          return { first, event, text };
        })
        .filter(({ text }) => words === '' || plain(text).includes(plain(words))),
    [events, first, told, words],
  );
  const wanted = sought.value;
  useEffect(() => {
    if (wanted === null) return;
    // The event may be a step of a walk, whose line is that of the whole.
    const run = lines.find(({ first, event }) => first <= wanted && wanted <= event.n);
    const line =
      run === undefined ? null : (list.current?.querySelector<HTMLElement>(`li[data-line="${run.event.n}"]`) ?? null);
    // A line that is not rendered, because it is too old or filtered out, is rendered first.
    if (line === null && !(all && words === '')) {
      setAll(true);
      setWords('');
      return;
    }
    // On a phone the log is behind its tab.
    if (line !== null && line.offsetParent === null) return;
    sought.value = null;
    line?.focus();
    line?.scrollIntoView({ block: 'center' });
  });
  const opens = useRef(openRule);
  opens.current = openRule;
  const open = useCallback((clause: string): void => opens.current(clause), []);
  const goes = useRef(goTo);
  goes.current = goTo;
  const jump = useCallback((n: number): void => goes.current?.(n), []);
  const isShown = lines.some(({ event }) => event.n === current);
  const stop = isShown ? current : (lines.at(-1)?.event.n ?? null);
  const onKey = (event: KeyboardEvent): void => {
    const line = (event.target as Element).closest<HTMLElement>('li[data-line]');
    const to = line === null ? null : lineAfter(line, event.key);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  };
  return (
    <section class="log-panel panel" aria-label={say('log.title')}>
      <header>
        <h2 class="title">{say('log.title')}</h2>
        {searches ? (
          <input
            ref={field}
            type="search"
            class="search"
            placeholder={say('log.search')}
            aria-label={say('log.search')}
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
            onBlur={() => setSearches(words !== '')}
          />
        ) : (
          <button type="button" class="opens" aria-label={say('log.search')} onClick={() => setSearches(true)}>
            <Sign of="search" />
          </button>
        )}
      </header>
      <div
        class="log-scroll"
        ref={scroll}
        onScroll={({ currentTarget }) => setReadsBack(currentTarget.scrollTop < -READS_BACK)}
      >
        <ol class="log" ref={list} onKeyDown={onKey}>
          {first > 0 && (
            <li class="more">
              <button type="button" class="rule" onClick={() => setAll(true)}>
                {say('log.earlier', { count: first })}
              </button>
            </li>
          )}
          {lines.length === 0 && <li class="more">{say(words === '' ? 'log.empty' : 'log.none')}</li>}
          {lines.map(({ first, event, text }) => (
            <LogLine
              key={first}
              event={event}
              text={text}
              telling={telling}
              spoken={saidIn(spoken, first, event.n)}
              isStop={event.n === stop}
              stand={setCurrent}
              isNew={away !== null && event.n >= away}
              divides={away !== null && first <= away && away <= event.n}
              pointed={pointed}
              openRule={open}
              goTo={goTo === undefined ? null : jump}
            />
          ))}
        </ol>
      </div>
      {readsBack && (
        <button type="button" class="log-newest" onClick={() => scroll.current?.scrollTo({ top: 0 })}>
          <Sign of="down" /> {say('log.newest')}
        </button>
      )}
    </section>
  );
}

/** The line that a key leads to; null for any other key. */
function lineAfter(line: HTMLElement, key: string): HTMLElement | null {
  const lines = [...(line.parentElement?.querySelectorAll<HTMLElement>('li[data-line]') ?? [])];
  const at = lines.indexOf(line);
  switch (key) {
    case 'ArrowUp':
      return lines[Math.max(0, at - 1)] ?? null;
    case 'ArrowDown':
      return lines[Math.min(lines.length - 1, at + 1)] ?? null;
    case 'Home':
      return lines[0] ?? null;
    case 'End':
      return lines.at(-1) ?? null;
    default:
      return null;
  }
}

/** What a bot said about one of the events of a line; null: nothing. */
function saidIn(spoken: SpokenLines, first: number, last: number): Spoken | null {
  for (let n = last; n >= first; n--) {
    const said = spoken.get(n);
    if (said !== undefined) return said;
  }
  return null;
}
