// "What would a Veteran do?": three choices with what they promise, where the table agreed on hints.
//
// The worker thinks, so the page never waits, and it is given what this player sees and is asked, nothing else. A choice
// that is taken up becomes the draft; it is still the player who answers.

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { buttonFor, tryOut } from '#client/lessons/ring.ts';
import type { Advice } from '#client/net/local.ts';
import { errand } from '#client/net/worker.ts';
import { about } from '#client/shell/explain.ts';
import { Sign } from '#client/shell/icon.tsx';
import { capital } from '#client/table/act.ts';
import { Caption } from '#client/table/bar-buttons.tsx';
import { FILLED } from '#client/table/keys.ts';
import { type Numbered, Numbers } from '#client/table/numbers.tsx';
import { planOf } from '#client/table/plan.ts';
import type { Sitting } from '#client/table/sitting.ts';
import type { GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';
import '#client/lessons/lesson.css';

/** The question that was asked about, and what came of it: null while the worker thinks. */
interface Asked {
  match: string;
  request: Request;
  found: Advice[] | Error | null;
}

/** What was asked last, at whatever table. */
const asked = signal<Asked | null>(null);

/** What was found for a question that is over helps nobody. */
const openAt = ({ match, request, answered }: TableProps): Asked | null => {
  const now = asked.value;
  return now !== null && now.match === match && now.request.id === request?.id && answered === null ? now : null;
};

/** Whether advice is open beside this table. */
export const isAdvised = (props: TableProps): boolean => openAt(props) !== null;

/** The button of the action bar. */
export function Hints({ props, sitting }: { props: TableProps; sitting: Sitting }) {
  const { request, answered, replaying, match } = props;
  if (request === null || answered !== null || replaying || !sitting.table.value?.hints) return null;
  const ask = (): void => {
    const update = sitting.stream.value?.update ?? null;
    if (update?.request?.id !== request.id) return;
    const note = (found: Asked['found']): void => {
      const now = asked.peek();
      if (now?.match === match && now.request.id === request.id) asked.value = { match, request, found };
    };
    asked.value = { match, request, found: null };
    const { game, rules } = sitting.table.value!;
    errand({ do: 'hint', game, rules, view: update.view, request: update.request }).then(note, note);
  };
  return (
    <button
      type="button"
      class="btn ghost"
      data-hint
      aria-expanded={isAdvised(props)}
      {...about(say('hint.about'))}
      onClick={ask}
    >
      <Sign of="eye" /> <span class="wide">{say('hint.ask')}</span>
      <Caption>{say('hint.short')}</Caption>
    </button>
  );
}

/** An advice as it is read, and the things on the table that it is about. */
interface Told extends Advice {
  text: string;
  /** More about it; empty: the text says all. */
  more: string;
  things: readonly Element[];
  /** It is a button of the bar: no draft, the button is pointed at. */
  isButton: boolean;
}

interface PanelProps {
  props: TableProps;
  table: GameTable;
}

/** The advice, in the column beside the table: what is pointed at lies on the table meanwhile. */
export function HintPanel({ props, table }: PanelProps) {
  const open = openAt(props);
  const told = useTold(props, table, open);
  if (open === null) return null;
  const close = (): void => {
    asked.value = null;
  };
  const { found } = open;
  return (
    <section class="lesson-step hint-panel panel" aria-label={say('hint.ask')}>
      <header>
        <h2 class="title">{say('hint.title')}</h2>
        <small>{say('hint.private')}</small>
        <button type="button" class="tbtn" aria-label={say('close')} onClick={close}>
          <Sign of="close" />
        </button>
      </header>
      {found instanceof Error && <p role="alert">{say('hint.failed', { reason: found.message })}</p>}
      {found === null && <p role="status">{say('hint.thinking')}</p>}
      {told.length > 0 && <List told={told} props={props} close={close} />}
    </section>
  );
}

function List({ told, props, close }: { told: readonly Told[]; props: TableProps; close(): void }) {
  const before = useRef<Choice | null>(null);
  const lay = ({ choice, isButton }: Told): void => {
    before.current = props.draft.peek();
    if (!isButton) props.draft.value = choice;
  };
  const lift = (choice: Choice): void => {
    if (props.draft.peek() === choice) props.draft.value = before.current;
  };
  const take = ({ choice, isButton }: Told): void => {
    if (!isButton) props.draft.value = choice;
    close();
    requestAnimationFrame(() => {
      const button = buttonFor(choice);
      (button ?? document.querySelector<HTMLElement>(FILLED))?.focus();
      // Nothing is drafted by it, and a finger shows no focus: for a moment it stands out.
      button?.animate([{ boxShadow: '0 0 0 5px var(--legal)' }, { boxShadow: '0 0 0 0 transparent' }], 1500);
    });
  };
  const even = 1 / props.seats.length;
  const percent = new Intl.NumberFormat(props.language, { style: 'percent' });
  return (
    <>
      <ol class="hints">
        {told.map((one, i) => (
          <li key={JSON.stringify(one.choice)}>
            <button
              type="button"
              class="btn"
              onPointerEnter={() => lay(one)}
              onPointerLeave={() => lift(one.choice)}
              onClick={() => take(one)}
            >
              <b class="hint-number">{i + 1}</b>
              <span class="hint-text">
                {one.text}
                {one.more !== '' && <small>{one.more}</small>}
              </span>
              <b class="hint-chance">{percent.format(one.share)}</b>
              <i class="hint-bar" style={`--share:${100 * one.share}%;--even:${100 * even}%`} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <p class="hint-why">
        <b>{say('hint.what')}</b> <span>{say('hint.how', { even })}</span>
      </p>
      <Numbers of={numbersOf(told)} corner="middle" kind="advised" />
    </>
  );
}

/** A thing that is part of several choices has the numbers of all of them. */
function numbersOf(told: readonly Told[]): Numbered[] {
  const by = new Map<Element, string[]>();
  for (const [i, { choice, things }] of told.entries()) {
    // A button of the bar goes while its answer is the draft, and comes again.
    const button = buttonFor(choice);
    for (const thing of button === undefined ? things : [button])
      by.set(thing, [...(by.get(thing) ?? []), String(i + 1)]);
  }
  return [...by].map(([thing, numbers]) => ({ thing, text: numbers.join(' ') }));
}

/** Each choice in the table's own words, the most promising first. It is put on the table for a moment to read them. */
function useTold(props: TableProps, table: GameTable, open: Asked | null): readonly Told[] {
  const found = open?.found ?? null;
  const [told, setTold] = useState<{ of: unknown; told: readonly Told[] }>({ of: null, told: [] });
  useEffect(() => {
    if (open === null || found === null || found instanceof Error) return;
    let isOpen = true;
    const read = async (): Promise<void> => {
      const all: Told[] = [];
      for (const advice of found.toSorted((a, b) => b.share - a.share)) {
        if (!isOpen) return;
        const button = buttonFor(advice.choice);
        const name = choiceText(props.telling, open.request, advice.choice);
        const { lasting, read: plan } = await tryOut(props.draft, advice.choice, () => planOf(props, table));
        const text = button?.firstChild?.textContent ?? plan?.text ?? (capital(name) || say('bar.none-of-it'));
        // A count of things does not say which.
        const more = open.request.kind === 'subset' && plan !== null && !plan.text.includes(name) ? name : '';
        all.push({ ...advice, text, more, things: lasting, isButton: button !== undefined });
      }
      if (isOpen) setTold({ of: found, told: all });
    };
    void read();
    return () => {
      isOpen = false;
    };
  }, [found]);
  return told.of === found ? told.told : [];
}
