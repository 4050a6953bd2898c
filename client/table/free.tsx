// Free commands: what the viewer may do whenever the game waits, such as a gift or giving up. They open in a dialog, and
// because many of them are final they always need a second click.

import { useState } from 'preact/hooks';
import { Dialog } from '#client/shell/dialog.tsx';
import { Sign } from '#client/shell/icon.tsx';
import { actText } from '#client/table/act.ts';
import { Control } from '#client/table/controls/control.tsx';
import { refusalText } from '#client/table/refusals.ts';
import { sceneOf } from '#client/table/status.tsx';
import type { TableProps } from '#client/tables/table.ts';
import { say } from '#client/words.ts';
import type { Choice, Request } from '#engine/requests/request.ts';

export function FreeCommands({ props }: { props: TableProps }) {
  const [open, setOpen] = useState<string | null>(null);
  const [draft, setDraft] = useState<Choice | null>(null);
  const { offers, telling, view, openRule, command } = props;
  if (offers.length === 0) return null;
  const offer = offers.find(({ id }) => id === open) ?? null;
  const question = (one: Request): string => telling.ask(one.clause, sceneOf(view)) ?? String(one.id);
  const show = (id: string | null): void => {
    setOpen(id);
    setDraft(null);
  };
  const why = offer === null || draft === null ? null : refusalText(telling, offer, draft);
  return (
    <>
      <button type="button" class="btn ghost" onClick={() => show(String(offers[0]!.id))}>
        <Sign of="hand" /> <span class="wide">{say('free.title')}</span>
      </button>
      {offer !== null && (
        <Dialog title={say('free.title')} close={() => show(null)}>
          <div class="free">
            <div class="pick">
              {offers.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  class="opt"
                  aria-pressed={one.id === offer.id}
                  onClick={() => show(String(one.id))}
                >
                  {telling.words[`command.${one.id}`] ?? question(one)}
                </button>
              ))}
            </div>
            <p class="question">{question(offer)}</p>
            <Control
              key={offer.id}
              request={offer}
              value={draft}
              change={setDraft}
              telling={telling}
              openRule={openRule}
              name={question(offer)}
            />
            <p class="why">{why?.text}</p>
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
              {telling.words[`command.${offer.id}`] ?? actText(telling, offer, draft, false)}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
