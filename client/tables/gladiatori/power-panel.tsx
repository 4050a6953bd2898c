// Using a Power that is open at any time (GL-25.9): its seal in the sheet is a button, and this panel replaces the hand
// until the Power is used or the panel closed. It says that the use is final: a Power is used once in a game (GL-2.16).

import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import { OF_POWER } from '#client/tables/gladiatori/emblems.ts';
import { focusPanel, focusSeal, POWER_PANEL } from '#client/tables/gladiatori/power-place.ts';
import { type GladiatoriProps as Props, type Shared, sayOf } from '#client/tables/gladiatori/props.ts';
import { thingRequest } from '#client/tables/gladiatori/thing-request.ts';
import { Groups } from '#client/tables/gladiatori/things.tsx';
import { tally } from '#client/tables/gladiatori/things-plan.ts';
import { Rule } from '#client/tables/rule.tsx';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { POWERS } from '#games/gladiatori/cards.ts';

/** The offer behind the seal that was pressed; null: none, or it is no longer open. */
export const openPower = ({ offers, replaying }: Props, { command }: Shared): Request | null =>
  replaying || command.value === null ? null : (offers.find(({ id }) => id === command.value) ?? null);

export function PowerPanel({ props, shared, offer }: { props: Props; shared: Shared; offer: Request }) {
  const say = sayOf(props);
  const [draft, setDraft] = useState<Choice | null>(offer.kind === 'pick' ? offer.from[0]! : null);
  const asked = offer.kind === 'subset' ? thingRequest(offer, draft) : null;
  const power = POWERS.findIndex(({ name }) => name === offer.id);
  const isReady = draft !== null && refusalOf(offer, draft) === null;
  const title = props.telling.words[`power.${offer.id}`]!;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusPanel(panel.current!), []);
  const close = (isUsed: boolean): void => {
    shared.command.value = null;
    focusSeal(String(offer.id), isUsed);
  };
  return (
    <section
      ref={panel}
      id={POWER_PANEL}
      class="gl-things panel"
      aria-label={title}
      tabindex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        close(false);
      }}
    >
      <header>
        <p class="gl-tally">
          <Icon of={OF_POWER[power]!} /> {title}
        </p>
        {asked !== null && (
          <>
            <p class="gl-aside">{say(`about.${offer.id}` as 'about.adaptation')}</p>
            <p>{tally(props, asked)}</p>
          </>
        )}
        <button
          type="button"
          class="btn"
          aria-disabled={!isReady}
          onClick={() => {
            if (!isReady) return props.announce(say('power.notYet'));
            props.command(String(offer.id), draft);
            close(true);
          }}
        >
          {say('power.use')}
        </button>
        <button type="button" class="btn ghost" onClick={() => close(false)}>
          {say('power.back')}
        </button>
      </header>
      {asked === null ? (
        <p class="gl-power-text">
          {props.telling.words[`ask.${offer.clause}`]} <Rule clause={offer.clause} props={props} />
        </p>
      ) : (
        <Groups props={props} clause={offer.clause} asked={asked} change={setDraft} />
      )}
    </section>
  );
}
