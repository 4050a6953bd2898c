// The action bar: at the left what will happen and why it cannot be sent yet, at the right one filled button and the
// others outlined.
//
// Above it is the tray with the house's own control for the request. If the game's table draws the request itself, the
// tray opens on demand, as a list.

import { useEffect, useRef, useState } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { Sign } from '#client/shell/icon.tsx';
import { settings } from '#client/shell/settings.ts';
import { actText } from '#client/table/act.ts';
import { Besides, Caption, Fallback, Undo } from '#client/table/bar-buttons.tsx';
import { ClauseLink } from '#client/table/clause-link.tsx';
import { manner } from '#client/table/controls/bag.tsx';
import { Control } from '#client/table/controls/control.tsx';
import { Digits } from '#client/table/digits.tsx';
import { FreeCommands } from '#client/table/free.tsx';
import { Hints, isAdvised } from '#client/table/hints.tsx';
import { planOf } from '#client/table/plan.ts';
import { reasonText } from '#client/table/refusals.ts';
import { Refused } from '#client/table/refused.tsx';
import type { Sitting } from '#client/table/sitting.ts';
import { sceneOf, statusText } from '#client/table/status.tsx';
import { Tip, TipHeld, tipFor } from '#client/table/tips.tsx';
import { isTyping, TypeBox } from '#client/table/type-box.tsx';
import type { GameTable, Plan, TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Item } from '#engine/requests/request.ts';
import { choiceText } from '#telling/choices.ts';

/** With more letters than this the bar's text is set smaller, so that all of it fits. */
const ROOM = 130;

/**
 * The second click of a double click was meant for the button that stood there before: an outlined one gives an answer away.
 * The filled button keeps its place, and fingers tap as fast as they like.
 */
const ignoreDouble = (event: PointerEvent): void => {
  const isSecond = event.pointerType === 'mouse' && event.detail > 1;
  if (!isSecond || !(event.target as Element).closest('.btn:not(.undo, .go)')) return;
  event.preventDefault();
  event.stopPropagation();
};

interface BarProps {
  props: TableProps;
  table: GameTable;
  sitting: Sitting;
}

export function Bar({ props, table, sitting }: BarProps) {
  const { request, draft, telling, view, choose, openRule, refusal: refusalOf } = props;
  const plan = planOf(props, table);
  const [listed, setListed] = useState(false);
  const drawn = request !== null && (table.draws?.(request, view) ?? false);
  // A sealed answer stays until the player wants to change it.
  const [changed, setChanged] = useState<unknown>(null);
  const isSealed = props.answered !== null && draft.value === null && changed !== props.answered;
  const isSecret = (sceneOf(view)?.sealed ?? null) !== null;
  const inTray = request !== null && (!drawn || listed) && !isSealed;
  const wantsSecond = settings.value.confirm === 'always';
  const value = draft.value;
  const why = request === null || value === null ? null : refusalOf(value);
  const sent = value ?? plan?.send ?? null;
  const isOneClick =
    request !== null && !wantsSecond && (drawn ? (table.atOnce?.(request) ?? false) : request.kind === 'pick');
  const [, setRead] = useState(0);
  // A tip is given before anything is chosen; then the bar says what was.
  const isOpen =
    value === null ||
    plan?.filled === true ||
    (request?.kind === 'form' && why !== null) ||
    // What a table fills in by itself is not a choice yet; of several answers it fills in none.
    (request?.kind !== 'pick' && JSON.stringify(value) === JSON.stringify(request?.fallback));
  const isTold = isOpen && !isSealed && sitting.refusal.value === null && !isAdvised(props);
  const tip = isTold && plan?.instead !== true ? tipFor(props) : null;
  const tipped = useRef<{ id: unknown; clause: string } | null>(null);
  if (tip !== null) tipped.current = { id: request!.id, clause: tip };
  // Its room stays until the next question: what the others do meanwhile moves nothing.
  const isHeld = tipped.current !== null && (request === null || tipped.current.id === request.id);
  const held = isHeld ? tipped.current!.clause : null;
  useTold(props, plan, why);
  if (props.outcome !== null && props.offers.length === 0) return null;
  const told = sentence(props, plan, drawn && !listed);
  const noted = (plan?.notes ?? []).reduce((sum, { text }) => sum + text.length, 0);
  const instruction = (
    <>
      <p>{told}</p>
      <Notes props={props} plan={plan} sitting={sitting} why={why} drawn={drawn && !listed} />
    </>
  );
  return (
    <div class="bar-area">
      {inTray && (
        <div class="tray">
          <Control
            request={request}
            value={value}
            change={(choice) => {
              draft.value = choice;
            }}
            commit={wantsSecond ? undefined : choose}
            telling={telling}
            openRule={openRule}
            name={statusText(props)}
          />
        </div>
      )}
      <section
        class={`bar${isSealed ? ' sealed' : ''}${request === null ? ' waits' : ''}`}
        aria-label={say('bar.title')}
        onClickCapture={ignoreDouble as (event: MouseEvent) => void}
      >
        {tip === null && held !== null && <TipHeld clause={held} language={props.language} />}
        <div class={`say${told.length + noted > ROOM ? ' long' : ''}`}>
          {tip === null ? (
            instruction
          ) : (
            <>
              <div class="told">{instruction}</div>
              <Tip clause={tip} props={props} closed={() => setRead((count) => count + 1)} />
            </>
          )}
        </div>
        <Undo props={props} sitting={sitting} />
        {isTyping() && request !== null && <TypeBox sitting={sitting} request={request} props={props} />}
        {drawn && (
          <button
            type="button"
            class="btn ghost"
            aria-pressed={listed}
            {...about(say('bar.list.about'))}
            onClick={() => setListed(!listed)}
          >
            <Sign of="list" /> <span class="wide">{say('bar.list')}</span>
            <Caption>{say('bar.list.short')}</Caption>
          </button>
        )}
        <FreeCommands props={props} />
        <Hints props={props} sitting={sitting} />
        {isSealed && (
          <button type="button" class="btn" onClick={() => setChanged(props.answered)}>
            {say('bar.change')}
          </button>
        )}
        {!isSealed && (drawn && !listed ? <Besides props={props} table={table} /> : <Fallback props={props} />)}
        {request !== null && !isSealed && !(isOneClick && value === null) && (
          <button
            type="button"
            class={`btn go${sent === null ? ' idle' : ''}`}
            aria-disabled={sent === null || why !== null || props.sending.value}
            onClick={() => {
              if (sent !== null && why === null) choose(sent);
              else props.announce(why?.text ?? say('bar.nothing'));
            }}
          >
            {plan?.label ?? actText(telling, request, request.kind === 'form' && why !== null ? null : value, isSecret)}
            {plan?.price !== undefined && <small>{plan.price}</small>}
          </button>
        )}
      </section>
      {request !== null && !isSealed && <Digits asked={request.id} drafted={value} />}
      <Refused props={props} sitting={sitting} callouts={table.callouts === true} />
    </div>
  );
}

/** Announces what the bar says: the answer so far, what is wrong with it, and that it was sealed. */
function useTold(props: TableProps, plan: Plan | null, why: { text: string } | null): void {
  const { request, draft, answered, announce } = props;
  const value = draft.value;
  // What a control fills in by itself is not announced.
  const filled = useRef<{ id: unknown; value: unknown } | null>(null);
  useEffect(() => {
    if (request === null || value === null || props.plan.value !== null) return;
    const isFirst = filled.current?.id !== request.id;
    if (isFirst) filled.current = { id: request.id, value };
    if (isFirst && (request.kind === 'form' || request.kind === 'amount')) return;
    announce([sentence(props, plan, false), why?.text].filter((text) => text !== undefined).join(' '));
    // Announced when the answer changes, not at every rendering.
  }, [request?.id, value]);
  const isSealed = answered !== null;
  useEffect(() => {
    if (isSealed) announce(say('status.sealed'));
  }, [isSealed, answered]);
}

/** What will happen, or what to do. */
function sentence({ request, draft, telling, answered }: TableProps, plan: Plan | null, isDrawn: boolean): string {
  if (request === null) return '';
  if (plan !== null) return plan.text;
  const value = draft.value;
  const isBegun = value !== null && !(request.kind === 'form' && Object.keys(value as object).length === 0);
  if (isBegun) return say('bar.answer', { answer: choiceText(telling, request, value) || say('bar.none-of-it') });
  if (answered !== null) return say('bar.answered', { answer: choiceText(telling, request, answered) });
  if (isDrawn) return say('bar.drawn');
  if (request.kind !== 'pick') return say(`bar.compose.${request.kind}`);
  return say(settings.value.confirm === 'always' ? 'bar.pick.second' : 'bar.pick');
}

interface NotesProps {
  props: TableProps;
  plan: Plan | null;
  sitting: Sitting;
  why: { text: string; clause: string } | null;
  drawn: boolean;
}

/** Why it cannot be sent yet, the game's notes, and the last refusal. */
function Notes({ props, plan, sitting, why, drawn }: NotesProps) {
  const { request, openRule } = props;
  const refused = sitting.refusal.value;
  if (refused !== null) {
    return (
      <small key="refused" class="refused" role="alert">
        {reasonText(props.telling, refused)} <ClauseLink clause={refused.clause} openRule={openRule} />
      </small>
    );
  }
  // Items chosen in a drawing are counted here; a control of the tray counts them itself.
  const counted =
    drawn && request?.kind === 'subset' && plan === null ? manner(request, (props.draft.value ?? []) as Item[]) : null;
  if (why !== null || counted !== null) {
    return (
      <small>
        {counted} {why !== null && counted === null && why.text}{' '}
        <ClauseLink clause={(why ?? request!).clause} openRule={openRule} />
      </small>
    );
  }
  if (plan?.notes !== undefined) {
    return (
      <small>
        {plan.notes.map(({ text, clause, tone }) => (
          <span key={text} class={`note ${tone}`}>
            {text} {clause !== null && <ClauseLink clause={clause} openRule={openRule} />}{' '}
          </span>
        ))}
      </small>
    );
  }
  if (request === null) return null;
  return (
    <small>
      <ClauseLink clause={request.clause} openRule={openRule} />
    </small>
  );
}
