// "What would a Veteran do?": three choices with what they promise, where the table agreed on hints.
//
// The worker thinks, so the page never waits, and it is given what this player sees and is asked, nothing else. A choice
// that is taken up becomes the draft; it is still the player who answers.

import { useState } from 'preact/hooks';
import type { Advice } from '#client/net/local.ts';
import { errand } from '#client/net/worker.ts';
import { Dialog } from '#client/shell/dialog.tsx';
import { Sign } from '#client/shell/icon.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Request } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';

/** The question that was asked about, and what came of it: null while the worker thinks. */
interface Asked {
  request: Request;
  found: Advice[] | Error | null;
}

export function Hints({ props, sitting }: { props: TableProps; sitting: Sitting }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { request, answered, replaying } = props;
  if (request === null || answered !== null || replaying || !sitting.table.value?.hints) return null;
  const ask = (): void => {
    const update = sitting.stream.value?.update ?? null;
    if (update?.request?.id !== request.id) return;
    const note = (found: Asked['found']): void =>
      setAsked((now) => (now?.request.id === request.id ? { request, found } : now));
    setAsked({ request, found: null });
    const { game, rules } = sitting.table.value!;
    errand({ do: 'hint', game, rules, view: update.view, request: update.request }).then(note, note);
  };
  // What was found for a question that is over helps nobody.
  const open = asked?.request.id === request.id ? asked : null;
  return (
    <>
      <button type="button" class="btn ghost" data-hint onClick={ask}>
        <Sign of="eye" /> <span class="wide">{say('hint.ask')}</span>
      </button>
      {open !== null && (
        <Dialog title={say('hint.ask')} close={() => setAsked(null)}>
          <Found
            asked={open}
            props={props}
            take={({ choice }) => {
              props.draft.value = choice;
              setAsked(null);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function Found({ asked, props, take }: { asked: Asked; props: TableProps; take(advice: Advice): void }) {
  const { found, request } = asked;
  if (found === null) return <p role="status">{say('hint.thinking')}</p>;
  if (found instanceof Error) return <p role="alert">{say('hint.failed', { reason: found.message })}</p>;
  return (
    <ol class="hints">
      {found.map((advice) => (
        <li key={JSON.stringify(advice.choice)}>
          <button type="button" class="btn" onClick={() => take(advice)}>
            <span>{choiceText(props.telling, request, advice.choice) || say('bar.none-of-it')}</span>
            <small>{say('hint.chance', { percent: Math.round(100 * advice.share) })}</small>
          </button>
        </li>
      ))}
    </ol>
  );
}
