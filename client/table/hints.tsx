// "What would a Veteran do?": three choices with what they promise, where the table agreed on hints.
//
// The worker thinks, so the page never waits, and it is given what this player sees and is asked, nothing else. A choice
// that is taken up becomes the draft; it is still the player who answers.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { thingsOf } from '#client/lessons/ring.ts';
import type { Advice } from '#client/net/local.ts';
import { errand } from '#client/net/worker.ts';
import { Sign } from '#client/shell/icon.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import type { TableProps } from '#client/tables/table.ts';
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
    <button type="button" class="btn ghost" data-hint aria-expanded={isAdvised(props)} onClick={ask}>
      <Sign of="eye" /> <span class="wide">{say('hint.ask')}</span>
    </button>
  );
}

/** The advice, in the column beside the table: what is pointed at lies on the table meanwhile. */
export function HintPanel({ props }: { props: TableProps }) {
  const open = openAt(props);
  if (open === null) return null;
  const close = (): void => {
    asked.value = null;
  };
  return (
    <section class="lesson-step hint-panel panel" aria-label={say('hint.ask')}>
      <header>
        <h2 class="title">{say('hint.ask')}</h2>
        <button type="button" class="tbtn" aria-label={say('close')} onClick={close}>
          <Sign of="close" />
        </button>
      </header>
      <Found
        asked={open}
        props={props}
        take={({ choice }) => {
          props.draft.value = choice;
          close();
        }}
      />
    </section>
  );
}

function Found({ asked, props, take }: { asked: Asked; props: TableProps; take(advice: Advice): void }) {
  const { found, request } = asked;
  const before = useRef<Choice | null>(null);
  const lay = (choice: Choice): void => {
    before.current = props.draft.peek();
    props.draft.value = choice;
  };
  const lift = (choice: Choice): void => {
    if (props.draft.peek() === choice) props.draft.value = before.current;
  };
  useNumbers(props, found);
  if (found === null) return <p role="status">{say('hint.thinking')}</p>;
  if (found instanceof Error) return <p role="alert">{say('hint.failed', { reason: found.message })}</p>;
  return (
    <ol class="hints">
      {found.map((advice) => (
        <li key={JSON.stringify(advice.choice)}>
          <button
            type="button"
            class="btn"
            onPointerEnter={() => lay(advice.choice)}
            onPointerLeave={() => lift(advice.choice)}
            onClick={() => take(advice)}
          >
            <span>{choiceText(props.telling, request, advice.choice) || say('bar.none-of-it')}</span>
            <small>{say('hint.chance', { percent: Math.round(100 * advice.share) })}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Numbers the choices where they lie on the table, as they are numbered in the list. */
function useNumbers(props: TableProps, found: Asked['found']): void {
  useEffect(() => {
    if (found === null || found instanceof Error) return;
    let isOpen = true;
    const number = async (): Promise<void> => {
      for (const [i, { choice }] of found.entries()) {
        const things = isOpen ? await thingsOf(props.draft, choice) : [];
        for (const thing of isOpen ? things : []) {
          if (!thing.hasAttribute('data-advice')) thing.setAttribute('data-advice', String(i + 1));
        }
      }
    };
    void number();
    return () => {
      isOpen = false;
      for (const thing of document.querySelectorAll('[data-advice]')) thing.removeAttribute('data-advice');
    };
  }, [found]);
}
