// Support for a scheme: the sum of influence against the card's requirement; whom to ask and what to offer (SP-5.28);
// the offer to a player who is asked (SP-5.27), as scales.

import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { cardOfHold, holdNow, isUse } from '#client/tables/spartacus/intrigue/acts.ts';
import { influenceFor } from '#client/tables/spartacus/intrigue/support-sum.ts';
import { plaquesOf } from '#client/tables/spartacus/intrigue/tray.tsx';
import { GoldStep } from '#client/tables/spartacus/parts/gold-step.tsx';
import { lying } from '#client/tables/spartacus/pictures.ts';
import { frameOf, type SpartacusProps as Props, rivalsOf, sayOf } from '#client/tables/spartacus/props.ts';
import type { Form, FormChoice } from '#engine/requests/request.ts';
import { CARDS } from '#games/spartacus/cards.ts';

export const isAskingSupport = ({ request }: Props): boolean => request?.clause === 'SP-5.28';
export const isOffered = ({ request }: Props): boolean => request?.clause === 'SP-5.27';

/** The seats that the draft asks, as bits; 0: none yet. */
export const groupOf = ({ draft }: Props): number => {
  const to = (draft.value as FormChoice | null)?.['to'];
  return typeof to === 'number' ? to : 0;
};
export const offeredGold = ({ draft }: Props): number => Number((draft.value as FormChoice | null)?.['gold'] ?? 0);

export const seatsOf = (bits: number): number[] => [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0);

const groups = ({ request }: Props): readonly unknown[] => {
  const field = (request as Form).fields.find(({ name }) => name === 'to')!;
  return field.request.kind === 'pick' ? field.request.from : [];
};

export const mayAsk = (props: Props, seat: number): boolean => groups(props).includes(1 << seat);

/** SP-5.36, SP-16.29: the least and the most gold that these Houses can be offered, each. */
function termsFor({ request }: Props, bits: number): { least: number; most: number } {
  const field = (request as Form).fields.find(
    ({ name, when }) => name === 'gold' && (when === null || when.is.includes(bits)),
  );
  if (field?.request.kind !== 'amount') return { least: 0, most: 0 };
  return { least: field.request.min, most: field.request.max };
}

const within = ({ least, most }: { least: number; most: number }, gold: number): number =>
  Math.max(least, Math.min(most, gold));

/** Adds a House to those that are asked, or removes it. */
export function toggleAsked(props: Props, seat: number): void {
  const bits = groupOf(props) ^ (1 << seat);
  if (bits === 0 || !groups(props).includes(bits)) {
    props.draft.value = null;
    return;
  }
  props.draft.value = { to: bits, gold: within(termsFor(props, bits), offeredGold(props)) };
}

function Meter({ props, card }: { props: Props; card: number }) {
  const say = sayOf(props);
  const { own, bonus, backers, total } = influenceFor(props, card);
  const { req } = CARDS[card]!;
  const asked = isAskingSupport(props) ? seatsOf(groupOf(props)).filter((seat) => !backers.includes(seat)) : [];
  const hoped = asked.reduce((sum, seat) => sum + props.view.houses[seat]!.influence, 0);
  const cells = Math.max(req, total + hoped);
  const kinds = [
    ...new Array<string>(own).fill(`own ${seatClass(props.viewer)}`),
    ...new Array<string>(bonus).fill('bon'),
    ...backers.flatMap((seat) => new Array<string>(props.view.houses[seat]!.influence).fill(`sup ${seatClass(seat)}`)),
    ...new Array<string>(hoped).fill('pot'),
  ];
  return (
    <>
      <p class="sp-sumr">
        <span>
          <b>{own}</b>
          {say('support.you')}
        </span>
        {bonus > 0 && (
          <span>
            <b>{bonus}</b>
            {say('support.bonus')}
          </span>
        )}
        {[...backers, ...asked].map((seat) => (
          <span key={seat}>
            <b>{props.view.houses[seat]!.influence}</b>
            {calledTo(props, seat)}
          </span>
        ))}
        <span class={total + hoped >= req ? 'eq' : 'short'}>
          <b>{total + hoped}</b>
          {say('support.of', { n: req })}
        </span>
      </p>
      <div class="sp-meter" aria-hidden="true">
        <ol>
          {Array.from({ length: cells }, (_, i) => (
            <li key={i} class={kinds[i] ?? ''} />
          ))}
        </ol>
        <i style={`left:calc(14px + (100% - 28px) * ${req / cells})`} />
      </div>
    </>
  );
}

/** Whether to ask others could help: never with two Houses, where nobody is left to lend influence against the other. */
const lacksInfluence = (props: Props, card: number): boolean =>
  props.view.houses.length > 2 &&
  (card < 0 || (CARDS[card]!.type === 'scheme' && influenceFor(props, card).total < CARDS[card]!.req));

export function SupportLedger(props: Props) {
  const say = sayOf(props);
  const turn = frameOf(props.view, 'intrigue-turn');
  const asking = typeof turn?.['asking'] === 'number' ? (turn['asking'] as number) : -1;
  const hold = holdNow(props);
  const open = hold >= 0 && !isUse(hold) && CARDS[cardOfHold(hold)]!.type === 'scheme' ? cardOfHold(hold) : -1;
  const card = isAskingSupport(props) ? asking : open;
  const laid = lying(props.stage, 'asking');
  // Without a scheme nothing is supported: the House's own means are told.
  const isQuiet = card < 0 && !isAskingSupport(props) && !isOffered(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say(isQuiet ? 'abilities.title' : 'support.title')}</h2>
        {!isQuiet && <span class="eyebrow">{say(isOffered(props) ? 'support.offered' : 'support.for')}</span>}
        <Rule props={props} clause={isQuiet ? 'SP-5.18' : 'SP-5.26'} />
      </header>
      {card >= 0 && CARDS[card]!.type === 'scheme' && <Meter props={props} card={card} />}
      {isAskingSupport(props) && <Asking props={props} />}
      {isOffered(props) && <Offered props={props} />}
      {isQuiet && <Abilities {...props} />}
      {!isAskingSupport(props) && !isOffered(props) && (laid !== null || lacksInfluence(props, card)) && (
        <p class="sp-note">
          {laid === null
            ? say('support.note')
            : say('support.answers', {
                who: props.telling.pronoun?.seat === laid.by ? 'you' : 'other',
                name: props.names[laid.by]!,
                agreed: laid.agreed.length === 0 ? 'no' : 'yes',
                denied: laid.refused.length === 0 ? 'no' : 'yes',
                yes: list(props, laid.agreed),
                no: list(props, laid.refused),
              })}{' '}
          <Rule props={props} clause="SP-5.27" />
        </p>
      )}
    </section>
  );
}

/** The plaques of the tray have room for a line or two; here their texts are whole, to be read. */
const Abilities = (props: Props) => (
  <ul class="sp-abilities">
    {plaquesOf(props).map(({ hold, name, effect }) => (
      <li key={hold}>
        <b>{name}</b> {effect}
      </li>
    ))}
  </ul>
);

const list = (props: Props, seats: readonly number[]): string => seats.map((seat) => calledTo(props, seat)).join(', ');

/** How much gold each of those who are asked is offered. */
function OfferedStep({ props }: { props: Props }) {
  const say = sayOf(props);
  const bits = groupOf(props);
  const terms = bits === 0 ? { least: 0, most: 0 } : termsFor(props, bits);
  return (
    <GoldStep
      gold={offeredGold(props)}
      least={terms.least}
      most={terms.most}
      unit={say('own.gold')}
      less={say('support.less')}
      more={say('support.more')}
      put={(next) => {
        if (bits !== 0) props.draft.value = { to: bits, gold: within(terms, next) };
      }}
    />
  );
}

/** On a phone the ledger is behind a tab: what is offered stands on the card for which it is asked. */
export const OfferedHere = ({ props }: { props: Props }) => (
  <p class="sp-why sp-offered">
    {sayOf(props)('support.give')} <OfferedStep props={props} />
  </p>
);

/** Which Houses, and how much gold for each. */
function Asking({ props }: { props: Props }) {
  const say = sayOf(props);
  const bits = groupOf(props);
  return (
    <>
      <div class="sp-asks" role="group" aria-label={say('support.ask')}>
        <span>{say('support.ask')}</span>
        {rivalsOf(props).map((seat) => (
          <button
            key={seat}
            type="button"
            class={(bits & (1 << seat)) === 0 ? '' : 'on'}
            aria-pressed={(bits & (1 << seat)) !== 0}
            aria-disabled={!mayAsk(props, seat)}
            onClick={() => {
              if (mayAsk(props, seat)) toggleAsked(props, seat);
            }}
          >
            <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
            {calledTo(props, seat)}
          </button>
        ))}
      </div>
      <Scales />
      <div class="sp-pans">
        <div>
          <small>{say('support.give')}</small>
          <OfferedStep props={props} />
          <small>
            {say('support.when')} <Rule props={props} clause="SP-5.33" />
          </small>
        </div>
        <div>
          <small>{say('support.get')}</small>
          <span class="sp-step">
            <b>{seatsOf(bits).reduce((sum, seat) => sum + props.view.houses[seat]!.influence, 0)}</b>{' '}
            {say('house.influence')}
          </span>
          <small>
            {say('support.binds')} <Rule props={props} clause="SP-5.27" />
          </small>
        </div>
      </div>
    </>
  );
}

/** The scales for a player who is asked. */
function Offered({ props }: { props: Props }) {
  const say = sayOf(props);
  const frame = frameOf(props.view, 'support');
  const gold = typeof frame?.['gold'] === 'number' ? (frame['gold'] as number) : 0;
  const by = typeof frame?.['by'] === 'number' ? (frame['by'] as number) : 0;
  return (
    <>
      <Scales />
      <div class="sp-pans">
        <div>
          <small>{say('support.lend')}</small>
          <span class="sp-step">
            <b>{props.view.houses[props.viewer]!.influence}</b> {say('house.influence')}
          </span>
          <small>
            {say('support.keep')} <Rule props={props} clause="SP-5.27" />
          </small>
        </div>
        <div>
          <small>{say('support.from', { name: props.names[by]! })}</small>
          <span class="sp-step">
            <b>{gold}</b> {say('own.gold')}
          </span>
          <small>
            {say('support.unseen')} <Rule props={props} clause="SP-5.30" />
          </small>
        </div>
      </div>
    </>
  );
}

const Scales = () => (
  <svg class="sp-scales" viewBox="0 0 262 92" aria-hidden="true">
    <path d="M131 14v66M106 82h50M52 21h158" class="beam" />
    <circle cx="131" cy="13" r="6" />
    <path d="M52 21l-24 34h48zM210 21l-24 34h48z" class="strings" />
    <path d="M24 55h56a28 16 0 0 1-56 0zM182 55h56a28 16 0 0 1-56 0z" class="pan" />
  </svg>
);
