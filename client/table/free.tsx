// Free commands: what the viewer may do whenever the game waits, such as a gift or giving up. They open in a dialog, and
// because many of them are final they always need a second click.

import { useState } from 'preact/hooks';
import { Dialog } from '#client/shell/dialog.tsx';
import { about } from '#client/shell/explain.ts';
import { Sign } from '#client/shell/icon.tsx';
import { actText, capital } from '#client/table/act.ts';
import { Caption } from '#client/table/bar-buttons.tsx';
import { Control } from '#client/table/controls/control.tsx';
import { refusalText } from '#client/table/refusals.ts';
import { sceneOf } from '#client/table/status.tsx';
import type { TableProps } from '#client/tables/table.ts';
import { unbroken } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { commandText } from '#telling/commands.ts';

/** The button names so many commands; the others are counted. */
const NAMED = 2;
/** So many letters fit below a sign on a phone, and leave the sentence beside it its room. */
const SHORT = 9;

/** A command that has one answer is asked as yes or no: the answer is the draft. */
const onlyAnswer = (offer: Request | undefined): Choice | null =>
  offer?.kind === 'pick' && offer.from.length === 1 ? offer.from[0]! : null;

export function FreeCommands({ props }: { props: TableProps }) {
  const [open, setOpen] = useState<string | null>(null);
  const [composed, setComposed] = useState<Choice | null>(null);
  const { offers, telling, view, openRule, command } = props;
  if (offers.length === 0) return null;
  const offer = offers.find(({ id }) => id === open) ?? null;
  const question = (one: Request): string => telling.ask(one.clause, sceneOf(view)) ?? String(one.id);
  const name = (one: Request): string => telling.words[`command.${one.id}`] ?? question(one);
  const effect = (one: Request): string => unbroken(telling.words[`command.${one.id}.about`] ?? '', props.language);
  const show = (id: string | null): void => {
    setOpen(id);
    setComposed(null);
  };
  const only = onlyAnswer(offer ?? undefined);
  const draft = only ?? composed;
  const why = offer === null || draft === null ? null : refusalText(telling, offer, draft);
  const isOne = offers.length === 1;
  // On a phone the one thing has its own name where it has room: who looks for more does not expect to give up.
  const isShort = isOne && name(offers[0]!).length <= SHORT;
  const names = offers.slice(0, NAMED).map(name).join(', ');
  const list = offers.length > NAMED ? say('free.rest', { list: names, count: offers.length - NAMED }) : names;
  const all = offers.map((one) => capital(name(one))).join(' · ');
  return (
    <>
      <button
        type="button"
        class="btn ghost free-sign"
        {...about(isOne ? effect(offers[0]!) || say('free.about') : `${all}. ${say('free.about')}`)}
        onClick={() => show(String(offers[0]!.id))}
      >
        <Sign of="hand" /> <span class="wide">{isOne ? capital(name(offers[0]!)) : say('free.more', { list })}</span>
        <Caption>{isShort ? capital(name(offers[0]!)) : say('free.short')}</Caption>
      </button>
      {offer !== null && (
        <Dialog title={isOne ? capital(name(offer)) : say('free.title')} close={() => show(null)}>
          <div class={isOne ? 'free' : 'free several'}>
            {!isOne && (
              <div class="pick">
                {offers.map((one) => (
                  <button
                    key={one.id}
                    type="button"
                    class="opt"
                    aria-pressed={one.id === offer.id}
                    onClick={() => show(String(one.id))}
                  >
                    {capital(name(one))}
                  </button>
                ))}
              </div>
            )}
            <p class="question">{question(offer)}</p>
            {effect(offer) !== '' && <p class="effect">{effect(offer)}</p>}
            {only === null && (
              <Control
                key={offer.id}
                request={offer}
                value={composed}
                change={setComposed}
                telling={telling}
                openRule={openRule}
                name={question(offer)}
              />
            )}
            <p class="why">{why?.text}</p>
            <div class="free-acts">
              <button
                type="button"
                class="btn go"
                aria-disabled={draft === null || why !== null}
                onClick={() => {
                  if (draft === null || why !== null) return;
                  command(String(offer.id), draft);
                  show(null);
                }}
              >
                {capital(
                  commandText(telling, offer, why === null ? draft : null) ?? actText(telling, offer, draft, false),
                )}
              </button>
              <button type="button" class="btn" onClick={() => show(null)}>
                {say('free.not')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
