// The arena before the fight: four corners are four Houses, the two slots between them, the sand.

import type { ComponentChildren } from 'preact';
import { seatClass } from '#client/shell/medallion.tsx';
import { isReader } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { Fighter } from '#client/tables/spartacus/arena/fighters.tsx';
import { type Entrant, Ground, Paints } from '#client/tables/spartacus/arena/ground.tsx';
import { gearOf, INVITED, plannedOf, strongestFirst } from '#client/tables/spartacus/evening/entry.tsx';
import { DiceNumbers } from '#client/tables/spartacus/parts/card.tsx';
import { PlaceHead } from '#client/tables/spartacus/parts/four.tsx';
import { lying } from '#client/tables/spartacus/pictures.ts';
import { PlainStage } from '#client/tables/spartacus/plain.tsx';
import {
  cardName,
  frameOf,
  isDrafted,
  isPick,
  kindOf,
  type SpartacusProps as Props,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import { STARTS } from '#games/spartacus/board.ts';
import { cardOf, isCombatant, isReady } from '#games/spartacus/cards.ts';
import { SLOTS } from '#games/spartacus/table-things.ts';
import { counted } from '#telling/choices.ts';

const CORNERS = ['tl', 'tr', 'br', 'bl'];

export const isInviting = ({ request }: Props): boolean => isPick(request) && request.clause === 'SP-8.13';

/** Who has been asked, and what each has answered. */
export function answerOf(props: Props, seat: number): 'open' | 'came' | 'declined' | null {
  const { view } = props;
  if (view.fight?.seats.includes(seat)) return 'came';
  const frame = frameOf(view, 'arena');
  const laid = lying(props.stage, 'invitations')?.rows.find(({ guest }) => guest === seat)?.answer ?? null;
  if (props.stage.beat !== null) return laid;
  const invited = (frame?.['invited'] as number[] | undefined) ?? [];
  if (!invited.includes(seat)) return null;
  return frame?.['guest'] === seat && frame.at === 'SP-8.5' ? 'open' : 'declined';
}

/** The guest in the Host's draft; −1: none. */
const guestOf = (props: Props): number =>
  isInviting(props) && typeof props.draft.value === 'number' ? props.draft.value : -1;

/** A House at its corner: its answer, or the price of declining. */
function Guest({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const { view, request } = props;
  const answer = answerOf(props, seat);
  const can = isInviting(props) && isPick(request) && request.from.includes(seat) && !props.replaying;
  const { influence } = view.houses[seat]!;
  const price = influence === 0 ? '' : say('guest.invite', { count: 1 });
  const says =
    answer === 'came'
      ? say('guest.came')
      : answer === 'declined'
        ? say('guest.declined')
        : answer === 'open'
          ? say('guest.asked')
          : seat === view.host && seat === props.viewer
            ? say('guest.self')
            : say(isInviting(props) ? 'guest.may' : 'guest.later');
  // On a phone the panels of the fighters have no room.
  const slot = view.fight?.seats.indexOf(seat) ?? -1;
  const came = view.fight?.cards[slot] ?? -1;
  const inside = (
    <>
      <PlaceHead props={props} seat={seat} />
      <b>{says}</b>
      {came >= 0 && <DiceNumbers props={props} dice={cardOf(came).dice} />}
      <span>{answer === 'came' || answer === 'declined' ? (view.host === seat ? say('guest.host') : '') : price}</span>
    </>
  );
  const classes = `sp-corner sp-guest ${CORNERS[seat]} ${seatClass(seat)} is-${answer ?? 'free'}`;
  if (!can) return <section class={classes}>{inside}</section>;
  return (
    <button
      type="button"
      class={`${classes} sp-thing can${isDrafted(props, seat) ? ' chosen' : ''}`}
      aria-pressed={isDrafted(props, seat)}
      onClick={() => touch(props, seat)}
    >
      {inside}
    </button>
  );
}

/** A slot: its fighter, the planned one, or those the guest could send. */
function Slot({ props, slot }: { props: Props; slot: number }) {
  const say = sayOf(props);
  const { fight, houses } = props.view;
  if (fight!.seats[slot] !== undefined) return <Fighter props={props} slot={slot} />;
  const isNext = fight!.seats.length === slot;
  const planned = isNext ? plannedOf(props) : -1;
  if (planned >= 0)
    return <Fighter props={props} slot={slot} planned={{ seat: props.viewer, asset: planned, gear: gearOf(props) }} />;
  const guest = isNext ? guestOf(props) : -1;
  const own = guest < 0 ? [] : houses[guest]!.assets.filter((asset) => isCombatant(asset) && isReady(asset));
  const listed = counted(strongestFirst(own));
  const shown = listed.length > SHOWN ? SHOWN - 1 : SHOWN;
  const rest = Math.max(0, listed.length - shown);
  return (
    <section class={`sp-fighter sp-slot-panel panel slot-${slot}`}>
      <b class="name">{say('slot.title', { slot: SLOTS[slot]! })}</b>
      {guest < 0 ? (
        <p>
          {say(isNext && props.request?.clause === INVITED ? 'slot.yours' : 'slot.empty')}
          {slot === 1 && isInviting(props) && (
            <>
              . {say('slot.known')} <Rule props={props} clause="SP-8.9" />
            </>
          )}
        </p>
      ) : (
        <>
          <p>
            {own.length === 0
              ? say('slot.nobody')
              : isReader(props, guest)
                ? say('slot.may.you')
                : say('slot.may', { name: props.names[guest]! })}
          </p>
          <ul>
            {listed.slice(0, shown).map(([asset]) => (
              <li key={asset}>
                <b>{cardName(props, kindOf(asset as number))}</b>
                <DiceNumbers props={props} dice={cardOf(asset as number).dice} />
              </li>
            ))}
            {rest !== 0 && <li class="more">{say('slot.more', { count: rest })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}

/** So many of those who could be sent fit. */
const SHOWN = 4;

/** The viewer's planned fighter, who stands as a ghost at his gate. */
function entrantOf(props: Props): Entrant | null {
  const asset = plannedOf(props);
  const slot = props.view.fight?.seats.length ?? 0;
  return asset < 0 || slot >= STARTS.length ? null : { seat: props.viewer, asset, cell: STARTS[slot]! };
}

export function GuestStage({ props, children }: { props: Props; children?: ComponentChildren }) {
  if (props.view.fight === null) return <PlainStage {...props} />;
  return (
    <div class="sp-arena-stage">
      <Paints />
      {props.view.houses.map((_, seat) => (
        <Guest key={seat} props={props} seat={seat} />
      ))}
      <Slot props={props} slot={0} />
      <Slot props={props} slot={1} />
      <div class="sp-sandbox">
        <Ground {...props} entrant={entrantOf(props)} />
        {children}
      </div>
    </div>
  );
}
