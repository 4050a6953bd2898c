// Invitations, as the Host (D-15): four corners are four Houses, each with the price of declining.

import scroll from 'icon:scroll-unfurled';
import { Icon } from '#client/shell/icon.tsx';
import { isReader } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { GuestLedger } from '#client/tables/spartacus/evening/guest-ledger.tsx';
import { GuestStage, isInviting } from '#client/tables/spartacus/evening/guests.tsx';
import {
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Plan } from '#client/tables/table.ts';
import { SLOTS } from '#games/spartacus/table-things.ts';

const IFS = [
  { name: 'invite.yes', about: 'invite.yes.about', clause: 'SP-8.5' },
  { name: 'invite.no', about: 'invite.no.about', clause: 'SP-8.11' },
  { name: 'invite.two', about: 'invite.two.about', clause: 'SP-8.18' },
  { name: 'invite.one', about: 'invite.one.about', clause: 'SP-8.15' },
] as const;

/** What follows from each answer. */
function InvitingTray(props: Props) {
  const say = sayOf(props);
  return (
    <dl class="sp-ifs wide">
      {IFS.map(({ name, about, clause }) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd>
            {say(about)} <Rule props={props} clause={clause} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function says(props: Props): Plan | null {
  if (!isInviting(props)) return null;
  const say = sayOf(props);
  const slot = SLOTS[props.view.fight?.seats.length ?? 0] ?? SLOTS[0]!;
  const notes = [{ text: say('invite.note'), clause: 'SP-8.10', tone: 'plain' as const }];
  if (typeof props.draft.value !== 'number')
    return { text: say('invite.choose', { slot }), notes, label: say('invite.do.none') };
  const name = props.names[props.draft.value]!;
  const text = isReader(props, props.draft.value) ? say('invite.says.you') : say('invite.says', { name });
  return { text, notes, label: inviteText(props, props.draft.value) };
}

const inviteText = (props: Props, guest: number): string =>
  isReader(props, guest) ? sayOf(props)('invite.do.you') : sayOf(props)('invite.do', { name: props.names[guest]! });

/** The plan is shown on the sand too, where one more touch does it. */
function Planned({ props }: { props: Props }) {
  const guest = props.draft.value;
  if (!isInviting(props) || typeof guest !== 'number') return null;
  return (
    <div class="sp-thumbs">
      <button type="button" class="sp-thumb up chosen" aria-pressed={true} onClick={() => touch(props, guest)}>
        <Icon of={scroll} />
        <span>
          <b>{inviteText(props, guest)}</b>
        </span>
      </button>
    </div>
  );
}

export const inviting: SpartacusSceneParts = {
  Stage: (props) => (
    <GuestStage props={props}>
      <Planned props={props} />
    </GuestStage>
  ),
  Tray: InvitingTray,
  Ledger: GuestLedger,
  tab: 'guests',
  stage: 'arena',
  says,
};
