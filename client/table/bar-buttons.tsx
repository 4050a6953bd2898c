// The outlined buttons of the action bar: undo, answers that have no place in the drawing, and the default of the rules.

import { about } from '#client/shell/explain.ts';
import { Sign } from '#client/shell/icon.tsx';
import { capital } from '#client/table/act.ts';
import { hasOnlyBots } from '#client/table/alone.ts';
import { reasonText } from '#client/table/refusals.ts';
import type { Sitting } from '#client/table/sitting.ts';
import type { Beside, GameTable, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { choiceText } from '#telling/choices.ts';

/** Under the sign of a button whose words have no room, as on a phone; its name is read out already. */
export const Caption = ({ children }: { children: string }) => (
  <span class="caption" aria-hidden="true">
    {children}
  </span>
);

export function Undo({ props, sitting }: { props: TableProps; sitting: Sitting }) {
  const update = sitting.stream.value?.update ?? null;
  if (update === null || props.replaying || props.outcome !== null || props.viewer === SPECTATOR) return null;
  const why = update.undo === null ? null : reasonText(props.telling, update.undo);
  // Beyond free undo the others must agree, and bots do.
  const asks =
    why !== null && hasOnlyBots(props.seats, props.viewer) && !['undo-none', 'undo-sealed'].includes(update.undo!.code);
  return (
    <button
      type="button"
      class="btn ghost undo"
      aria-disabled={why !== null && !asks}
      {...about(asks ? `${say('bar.undo.about')} ${say('bar.undo.bots')}` : (why ?? say('bar.undo.about')))}
      onClick={() => {
        if (why === null) sitting.undo();
        else if (asks) sitting.put({ t: 'propose', what: 'takeback', back: 0 });
        else sitting.refuse(update.undo!);
      }}
    >
      <Sign of="undo" /> <span class="wide">{say('bar.undo')}</span>
      <Caption>{say('bar.undo')}</Caption>
    </button>
  );
}

/** Answers to a drawn request outside the drawing; Space takes the default if it is one of them. */
export function Besides({ props, table }: { props: TableProps; table: GameTable }) {
  const { request, view, draft, choose, sending } = props;
  if (request === null) return null;
  if (table.beside !== undefined) {
    return (
      <>
        {offered(table.beside(props), draft.value).map(({ choice, label, price }) => (
          <button
            key={label}
            type="button"
            class="btn"
            data-choice={JSON.stringify(choice)}
            data-fallback={isSame(choice, request.fallback) ? '' : undefined}
            aria-disabled={sending.value}
            onClick={({ currentTarget }) => {
              currentTarget.blur();
              choose(choice);
            }}
          >
            <span class="cap">{capital(label)}</span>
            {price !== undefined && <small>{shortened(price)}</small>}
          </button>
        ))}
      </>
    );
  }
  return (
    <>
      {(table.besides?.(request, view) ?? []).map((choice) => (
        <Answer key={JSON.stringify(choice)} props={props} request={request} choice={choice} />
      ))}
    </>
  );
}

/** The default of the rules, also on Space. */
export function Fallback({ props }: { props: TableProps }) {
  const { request } = props;
  if (request === null || request.fallback === null || isSilly(request.kind, request.fallback)) return null;
  return <Answer props={props} request={request} choice={request.fallback} />;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All but the draft, which the filled button sends. A bare word is no draft of any table. */
const offered = (all: readonly Beside[], drafted: Choice | null): readonly Beside[] =>
  drafted === null || typeof drafted === 'string' ? all : all.filter(({ choice }) => !isSame(choice, drafted));

/** One answer as a button; none for the draft, which the filled button sends. */
function Answer({ props, request, choice }: { props: TableProps; request: Request; choice: Choice }) {
  const { draft, telling, choose, sending } = props;
  if (isSame(draft.value, choice)) return null;
  const isDefault = isSame(choice, request.fallback);
  const text = choiceText(telling, request, choice);
  const none = request.kind === 'path' ? say('control.stay') : say('bar.do.subset', { count: 0 });
  return (
    <button
      type="button"
      class="btn"
      data-choice={JSON.stringify(choice)}
      data-fallback={isDefault ? '' : undefined}
      aria-disabled={sending.value}
      aria-description={isDefault ? say('bar.fallback.why') : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.blur();
        choose(choice);
      }}
    >
      <span class="cap">{text === '' ? none : shortened(capital(text))}</span>
      {/* A button for several items must say why these. */}
      {isDefault && Array.isArray(choice) && text !== '' && <small>{say('bar.fallback.short')}</small>}
    </button>
  );
}

/** A button says what it does; a text of more than two lines is left to the list. */
const LINES = 88;
const shortened = (answer: string): string =>
  answer.length > LINES ? `${answer.slice(0, LINES - 2).trimEnd()} …` : answer;

/** In a pick the default is one of the buttons already. */
const isSilly = (kind: string, fallback: Choice): boolean => kind === 'pick' && typeof fallback !== 'object';
