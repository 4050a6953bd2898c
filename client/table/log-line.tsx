// A line of the log: the actor's mark, the sentence, its clause, and the sum that it opens into.

import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import { NUMERALS, seatClass } from '#client/shell/medallion.tsx';
import { memo } from '#client/shell/memo.tsx';
import { ClauseLink } from '#client/table/clause-link.tsx';
import type { Spoken } from '#client/table/lines.tsx';
import { Named } from '#client/table/named.tsx';
import { say } from '#client/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Telling } from '#telling/telling.ts';

/** The actor of an event; null: none. */
export const markOf = (telling: Telling, event: SeenEvent): number | null => {
  const seat = telling.seatOf(event);
  return seat !== null && seat < NUMERALS.length ? seat : null;
};

interface LineProps {
  event: SeenEvent;
  text: string;
  telling: Telling;
  spoken: Spoken | null;
  /** Whether it is the tab stop. */
  isStop: boolean;
  stand(n: number): void;
  isNew: boolean;
  divides: boolean;
  pointed: Signal<SeenEvent | null>;
  openRule(clause: string): void;
  goTo: ((n: number) => void) | null;
}

export const LogLine = memo(function LogLine({
  event,
  text,
  telling,
  spoken,
  isStop,
  stand,
  isNew,
  divides,
  pointed,
  openRule,
  goTo,
}: LineProps) {
  const [open, setOpen] = useState(false);
  const sums = telling.sums(event).map((sum) => ({ ...sum, parts: sum.parts.filter(({ value }) => value !== 0) }));
  const isWorkedOut = sums.some(({ parts }) => parts.length > 0);
  const seat = markOf(telling, event);
  const point = (): void => {
    pointed.value = event;
  };
  const away = (): void => {
    if (pointed.value === event) pointed.value = null;
  };
  const tabIndex = isStop ? 0 : -1;
  if (telling.begins(event) !== null) {
    return (
      <li class="log-head" data-line={event.n} tabIndex={tabIndex} onFocus={() => stand(event.n)}>
        <span>{text}</span>
      </li>
    );
  }
  return (
    <li
      class={`ln${isNew ? ' new' : ''}`}
      data-line={event.n}
      tabIndex={tabIndex}
      onMouseEnter={point}
      onMouseLeave={away}
      onFocusIn={() => {
        stand(event.n);
        point();
      }}
      onFocusOut={away}
      onKeyDown={({ key, target, currentTarget }) => {
        if (!isWorkedOut || (key !== 'ArrowRight' && key !== 'ArrowLeft')) return;
        // The sum disappears, and the focused element in it.
        if (key === 'ArrowLeft' && (target as Element).closest('.sum') !== null) currentTarget.focus();
        setOpen(key === 'ArrowRight');
      }}
    >
      {divides && <p class="divider">{say('log.away')}</p>}
      <div class="ln-row">
        <span class={seat === null ? 'seat-mark none' : `seat-mark ${seatClass(seat)}`} aria-hidden="true">
          {seat === null ? '' : NUMERALS[seat]}
        </span>
        {goTo === null ? (
          <span class="ln-text" data-about={telling.explains(event) ?? undefined}>
            <Named text={text} telling={telling} />
          </span>
        ) : (
          <button
            type="button"
            class="ln-text"
            data-about={telling.explains(event) ?? undefined}
            tabIndex={tabIndex}
            onClick={() => goTo(event.n)}
          >
            <Named text={text} telling={telling} />
          </button>
        )}
        {isWorkedOut && (
          <button
            type="button"
            class="opens"
            tabIndex={tabIndex}
            aria-expanded={open}
            aria-label={say('log.parts')}
            onClick={() => setOpen(!open)}
          >
            <Sign of={open ? 'up' : 'down'} />
          </button>
        )}
        <ClauseLink clause={event.clause} openRule={openRule} tabIndex={tabIndex} />
      </div>
      {spoken !== null && (
        <p class="spoken">
          <b>{spoken.name}</b> {spoken.text}
        </p>
      )}
      {open && (
        <div class="sum">
          <table>
            <tbody>
              {sums.map(({ name, parts, total }) => [
                ...parts.map(({ label, value, clause }) => (
                  <tr key={`${name} ${label} ${clause}`}>
                    <td class="n">{value < 0 ? `−${-value}` : value}</td>
                    <td>{telling.words[`part.${label}`] ?? telling.words[label] ?? label}</td>
                    <td class="r">
                      <ClauseLink clause={clause} openRule={openRule} tabIndex={tabIndex} />
                    </td>
                  </tr>
                )),
                <tr key={name} class="t">
                  <td class="n">{String(total)}</td>
                  <td colSpan={2}>{say('log.total')}</td>
                </tr>,
              ])}
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
});
