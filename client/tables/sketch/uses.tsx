// An open thing: all of its text, what can be done with it, and what cannot be done and why.

import { useEffect, useRef } from 'preact/hooks';
import { Sign } from '#client/shell/icon.tsx';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { reasonText } from '#client/table/refusals.ts';
import { Face } from '#client/tables/sketch/card.tsx';
import { barredAt, type ClickAnswer, optionsAt } from '#client/tables/sketch/choosing.ts';
import type { At } from '#client/tables/sketch/table.ts';

const DIGITS = 9;

/** `Grand Feast: launch it at Livia` on the card of that name is `launch it at Livia`. */
const without = (name: string, text: string): string => {
  const start = text.slice(0, name.length);
  return start === name ? text.slice(name.length).replace(/^\s*:\s*/, '') || text : text;
};

/** Whether a thing is open to be read; facings open in the field instead. */
export function isReading({ opened, choosing }: At): boolean {
  if (opened === null) return false;
  const options = optionsAt(choosing, opened.keys);
  return options.length === 0 || options.some(({ turn }) => turn === null);
}

export function Uses({ at }: { at: At }) {
  const { opened, choosing } = at;
  const first = useRef<HTMLElement>(null);
  const name = isReading(at) ? opened!.name : null;
  useEffect(() => {
    if (name === null) return;
    const before = document.activeElement as HTMLElement | null;
    first.current?.querySelector<HTMLElement>('.opt, .sk-shut')?.focus();
    return () => {
      if (document.activeElement === document.body) before?.focus();
    };
  }, [name]);
  if (opened === null || name === null) return null;
  const options = optionsAt(choosing, opened.keys);
  return (
    <section
      ref={first}
      class="sk-uses panel"
      aria-label={at.say('uses.title', { name: opened.name })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        at.close();
      }}
    >
      {opened.card !== null && (
        <article class={`card sk-card large f-${opened.card.band} ${opened.card.state}`}>
          <Face card={opened.card} />
        </article>
      )}
      <div class="sk-does">
        {opened.card === null && <h3>{opened.name}</h3>}
        {choosing?.request.kind !== 'subset' && <Does at={at} name={opened.name} options={options} />}
        <Cannot at={at} name={opened.name} keys={opened.keys} />
      </div>
      <button type="button" class="tbtn sk-shut" onClick={() => at.close()}>
        <Sign of="close" name={at.say('close')} />
      </button>
    </section>
  );
}

function Does({ at, name, options }: { at: At; name: string; options: readonly ClickAnswer[] }) {
  const request = at.choosing?.request ?? null;
  if (request === null || options.length === 0) return <p class="sk-nothing">{at.say('uses.none')}</p>;
  const { telling } = at.props;
  return (
    <div class="sk-options">
      {options.map(({ item, choice }, i) => {
        const text = without(name, telling.item(request.of, item));
        // The card itself is shown beside it; odds and prices are not.
        const hinted = request.hints?.some((one) => one.item === item) ?? false;
        const about = hinted ? telling.about(request, item) : null;
        return (
          <button
            key={item}
            type="button"
            class="opt"
            data-digit={i < DIGITS ? i + 1 : undefined}
            onClick={() => at.choose(choice)}
          >
            <span class="opt-name">{text}</span>
            {about !== null && <small>{about}</small>}
          </button>
        );
      })}
    </div>
  );
}

function Cannot({ at, name, keys }: { at: At; name: string; keys: readonly string[] }) {
  const request = at.choosing?.request ?? null;
  const barred = barredAt(at.choosing, keys);
  if (request === null || barred.length === 0) return null;
  const { telling, openRule } = at.props;
  const groups = Map.groupBy(barred, ({ clause, reason }) => `${clause} ${reason}`);
  return (
    <ul class="barred">
      {[...groups].map(([key, all]) => {
        const { clause, reason } = all[0]!;
        return (
          <li key={key}>
            {[...new Set(all.map(({ item }) => without(name, telling.item(request.of, item))))]
              .slice(0, 4)
              .map((text) => (
                <span key={text} class="barred-item" aria-disabled="true">
                  {text}
                </span>
              ))}
            <span class="why">
              {reasonText(telling, { clause, code: 'barred', text: reason })}{' '}
              <ClauseLink clause={clause} openRule={openRule} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
