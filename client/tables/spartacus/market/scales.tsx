// The scales of the Open Market: what the viewer gives lies left, what the viewer gets right; they tilt by printed values.
// Compared to the offer before, new goods are dashed green and removed ones are struck through.

import coins from 'icon:coins-pile';
import bank from 'icon:strongbox';
import type { ComponentChildren } from 'preact';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { ownGold } from '#client/tables/spartacus/market/bidding.ts';
import {
  BANK,
  before,
  isDealing,
  lay,
  type Pans,
  pansOf,
  partnerIn,
  without,
  worth,
} from '#client/tables/spartacus/market/deal.ts';
import { bandOf } from '#client/tables/spartacus/parts/card.tsx';
import { GoldStep } from '#client/tables/spartacus/parts/gold-step.tsx';
import { isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import {
  cardName,
  homeOf,
  houseOf,
  kindOf,
  type SpartacusProps as Props,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import { priceOf } from '#games/spartacus/cards.ts';

type Side = 'give' | 'get';
const MOST_TILT = 7;

/** The deal to show: the draft, or the last one that was made. */
function shownPans(props: Props): { pans: Pans; left: number; isDone: boolean } {
  const dealt = lying(props.stage, 'dealt');
  if (dealt !== null && (props.stage.beat !== null || !isDealing(props))) {
    const { from, to, give, giveGold, get, getGold } = dealt;
    return { pans: { partner: to, give, giveGold, get, getGold }, left: from, isDone: true };
  }
  return { pans: pansOf(props), left: homeOf(props), isDone: false };
}

export function Scales({ props }: { props: Props }) {
  const say = sayOf(props);
  const { pans, left, isDone } = shownPans(props);
  const old = isDone ? null : before(props);
  const [given, got] = [worth(pans.give, pans.giveGold), worth(pans.get, pans.getGold)];
  const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, (given - got) * 1.4));
  const isNew = isDone && isMoving(props.stage, 'dealt');
  return (
    <div class={`sp-balance${isNew ? ' new' : ''}`} style={`--tilt:${-tilt}deg;--sink:${(tilt * 3.2).toFixed(1)}px`}>
      <svg class="sp-post" viewBox="0 0 400 300" aria-hidden="true">
        <defs>
          <linearGradient id="sp-bowl" x2="0" y2="1">
            <stop offset="0" stop-color="#e9c07c" />
            <stop offset="1" stop-color="#a8702f" />
          </linearGradient>
        </defs>
        <path d="M196 24h8v262h-8z" class="pole" />
        <path d="M132 299h136l-28-19h-80z" class="wood" />
        <g class="sp-beam">
          <path d="M10 34C80 10 140 16 200 20c60-4 120-10 190 14" />
          <circle cx="10" cy="34" r="7" />
          <circle cx="390" cy="34" r="7" />
        </g>
        <circle cx="200" cy="20" r="14" />
      </svg>
      <PanOf
        props={props}
        side="give"
        pans={pans}
        old={old}
        canChange={!isDone}
        head={<Who props={props} seat={left} side="give" isDone={isDone} />}
      />
      <PanOf
        props={props}
        side="get"
        pans={pans}
        old={old}
        canChange={!isDone}
        head={<Who props={props} seat={pans.partner} side="get" isDone={isDone} />}
      />
      <p class="sp-worth">
        <b>
          {given} : {got}
        </b>{' '}
        <span>{say(isDone ? 'deal.done' : pans.partner === BANK ? 'deal.worth.bank' : 'deal.worth')}</span>{' '}
        <Rule props={props} clause={isDone ? 'SP-7.9' : pans.partner === BANK ? 'SP-7.6' : 'SP-7.4'} />
      </p>
    </div>
  );
}

/** Whose pan it is. */
function Who({ props, seat, side, isDone }: { props: Props; seat: number; side: Side; isDone: boolean }) {
  const say = sayOf(props);
  return (
    <p class={`sp-pan-head ${side}`}>
      {seat === BANK ? <Icon of={bank} /> : <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />}
      <span>
        <b>{isDone ? say('deal.gives') : say(`deal.${side}`)}</b>
        <small>
          {seat === BANK ? say('bets.bank') : seat === props.viewer ? houseOf(props, seat) : calledTo(props, seat)}
        </small>
      </span>
    </p>
  );
}

function PanOf({
  props,
  side,
  pans,
  old,
  canChange,
  head,
}: {
  props: Props;
  side: Side;
  pans: Pans;
  old: Pans | null;
  canChange: boolean;
  head: ComponentChildren;
}) {
  const say = sayOf(props);
  const [cards, gold] = side === 'give' ? [pans.give, pans.giveGold] : [pans.get, pans.getGold];
  const [oldCards, oldGold] =
    old === null ? [cards, gold] : side === 'give' ? [old.give, old.giveGold] : [old.get, old.getGold];
  const added = without(cards, oldCards);
  const removed = without(oldCards, cards);
  const can = canChange && isDealing(props) && pans.partner !== BANK && !props.replaying;
  const takeOff = (card: number): void => {
    const rest = cards.slice();
    rest.splice(rest.indexOf(card), 1);
    lay(props, { ...pans, [side]: rest });
  };
  return (
    <>
      {head}
      <div class={`sp-pan ${side}${cards.length + removed.length > 2 ? ' full' : ''}`}>
        <svg viewBox="0 0 270 200" aria-hidden="true" preserveAspectRatio="none">
          <path d="M135 0L22 164M135 0L248 164" class="strings" />
          <path d="M4 164h262c-16 42-66 36-131 36S20 206 4 164z" class="bowl" />
        </svg>
        <ul>
          {cards.map((card, i) => (
            <li key={`${card} ${i}`} class={old !== null && added.includes(card) ? 'fresh' : ''}>
              {old !== null && added.includes(card) && <em>{say('deal.new')}</em>}
              <button
                type="button"
                class={`card sp-good ${bandOf(kindOf(card))}`}
                aria-disabled={!canChange || !isDealing(props)}
                onClick={() => {
                  if (canChange && isDealing(props)) takeOff(card);
                }}
              >
                <span class="band">{cardName(props, kindOf(card))}</span>
                <Icon of={cardEmblem(kindOf(card))} />
                <b>{priceOf(card)}</b>
                {can && <span class="vh">{say('deal.off')}</span>}
              </button>
            </li>
          ))}
          {removed.map((card, i) => (
            <li key={`r${card} ${i}`} class="gone">
              <em>{say('deal.out')}</em>
              <s>{cardName(props, kindOf(card))}</s>
            </li>
          ))}
          {gold > 0 && (
            <li class={`gold${old !== null && gold !== oldGold ? ' fresh' : ''}`}>
              {old !== null && gold !== oldGold && <em>{say('deal.new')}</em>}
              <Icon of={coins} />
              <b>{say('corner.gold', { gold })}</b>
            </li>
          )}
          {old !== null && oldGold > 0 && gold !== oldGold && (
            <li class="gone">
              <em>{say('deal.out')}</em>
              <s>{say('corner.gold', { gold: oldGold })}</s>
            </li>
          )}
        </ul>
        {can && <Gold props={props} side={side} pans={pans} />}
      </div>
    </>
  );
}

/** Gold on a pan, coin by coin. */
function Gold({ props, side, pans }: { props: Props; side: Side; pans: Pans }) {
  const say = sayOf(props);
  const key = side === 'give' ? 'giveGold' : 'getGold';
  const most = side === 'give' ? ownGold(props) : (partnerIn(props, pans.partner)?.coins ?? 0);
  const gold = pans[key];
  const put = (next: number): void => {
    if (next >= 0 && next <= most) lay(props, { ...pans, [key]: next });
  };
  return (
    <GoldStep
      gold={gold}
      most={most}
      unit={say('own.gold')}
      less={say(`deal.${side}.less`)}
      more={say(`deal.${side}.more`)}
      put={put}
    />
  );
}
