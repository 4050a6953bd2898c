// The answer to an invitation (D-16): a fighter with gear, or declining with its price.

import swords from 'icon:crossed-swords';
import scroll from 'icon:scroll-unfurled';
import { Icon } from '#client/shell/icon.tsx';
import { fighterName } from '#client/tables/spartacus/arena/ground.tsx';
import { DECLINE, EntryTray, entryText, INVITED, plannedOf, send } from '#client/tables/spartacus/evening/entry.tsx';
import { GuestLedger } from '#client/tables/spartacus/evening/guest-ledger.tsx';
import { GuestStage } from '#client/tables/spartacus/evening/guests.tsx';
import {
  cardName,
  isDrafted,
  kindOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Plan } from '#client/tables/table.ts';
import type { Form } from '#engine/requests/request.ts';
import { priceOf } from '#games/spartacus/cards.ts';

const isInvited = ({ request }: Props): boolean => request?.kind === 'form' && request.clause === INVITED;

/** The most expensive fighter that could be sent. */
function best({ request }: Props): number {
  const field = (request as Form).fields[0]!.request;
  const all = (field.kind === 'pick' ? field.from : []).filter((item) => typeof item === 'number');
  return all.reduce((top, asset) => (priceOf(asset) > priceOf(top) ? asset : top), all[0] ?? -1);
}

const prices = ({ view, viewer }: Props): { from: number; to: number } => {
  const { influence } = view.houses[viewer]!;
  return { from: influence, to: Math.max(0, influence - 1) };
};

/** Accept and decline are on the sand. */
function Answers({ props }: { props: Props }) {
  const say = sayOf(props);
  const planned = plannedOf(props);
  return (
    <div class="sp-thumbs">
      <button
        type="button"
        class={`sp-thumb up${planned >= 0 ? ' chosen' : ''}`}
        aria-pressed={planned >= 0}
        onClick={() => {
          if (planned >= 0) touch(props, props.draft.value!);
          else send(props, best(props));
        }}
      >
        <Icon of={swords} />
        <span>
          <b>{say('entry.accept')}</b>
          <small>
            {planned >= 0
              ? say('entry.accept.with', { card: cardName(props, kindOf(planned)) })
              : say('entry.accept.none')}
          </small>
        </span>
      </button>
      <button
        type="button"
        class={`sp-thumb down${isDrafted(props, DECLINE) ? ' chosen' : ''}`}
        aria-pressed={isDrafted(props, DECLINE)}
        onClick={() => touch(props, DECLINE)}
      >
        <Icon of={scroll} />
        <span>
          <b>{say('entry.decline')}</b>
          <small>{say('entry.price', prices(props))}</small>
        </span>
      </button>
    </div>
  );
}

function says(props: Props): Plan | null {
  if (!isInvited(props)) return null;
  const say = sayOf(props);
  const { fight, host } = props.view;
  const notes = [{ text: say('entry.public'), clause: 'SP-8.9', tone: 'plain' as const }];
  if (isDrafted(props, DECLINE)) return { text: say('entry.says.no', prices(props)), label: say('entry.do.no') };
  const planned = plannedOf(props);
  if (planned < 0) return { text: say('entry.choose'), notes, label: say('do.none.fighter') };
  const card = cardName(props, kindOf(planned));
  const text = say('entry.says', { cards: entryText(props), name: host === props.viewer ? 'you' : props.names[host]! });
  const label =
    fight?.seats.length === 1
      ? say('entry.do.against', { card, foe: fighterName(props, 0) })
      : say('entry.do', { card });
  return { text, notes, label };
}

export const invited: SpartacusSceneParts = {
  Stage: (props) => (
    <GuestStage props={props}>{isInvited(props) && !props.replaying && <Answers props={props} />}</GuestStage>
  ),
  Tray: (props) => <EntryTray {...props} />,
  Ledger: GuestLedger,
  tab: 'guests',
  stage: 'arena',
  says,
};
