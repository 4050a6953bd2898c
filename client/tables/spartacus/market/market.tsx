// The Open Market (D-13): goods laid on scales, offers and counter-offers, the bank, and the viewer's purse up to Upkeep.

import { useEffect } from 'preact/hooks';
import { Medallion } from '#client/shell/medallion.tsx';
import { Frieze } from '#client/shell/mosaic.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { ownGold } from '#client/tables/spartacus/market/bidding.ts';
import {
  answeredOffer,
  BANK,
  isAnswering,
  isDealing,
  mayDo,
  type OpenOffer,
  offersOf,
  pansOf,
  partnersOf,
  upkeepBy,
} from '#client/tables/spartacus/market/deal.ts';
import { OwnGoods, PartnerGoods } from '#client/tables/spartacus/market/goods.tsx';
import { Scales } from '#client/tables/spartacus/market/scales.tsx';
import { upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import {
  cardName,
  homeOf,
  isDrafted,
  kindOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { favorOf } from '#games/spartacus/cards.ts';
import { type Reason, reasonsOf } from '#games/spartacus/table-things.ts';

/** An offer to the viewer lies on the scales by itself, to be accepted, refused or changed. */
function useOffered(props: Props): void {
  const { request, draft, replaying } = props;
  const offer = replaying ? undefined : offersOf(props).find(({ isOwn }) => !isOwn);
  useEffect(() => {
    if (offer !== undefined && draft.value === null) draft.value = { do: 'accept', trade: offer.name };
    // Once for each question and offer: a player who clears the scales finds them empty.
  }, [request?.id, offer?.name]);
  // While the question is open an offer can go: the player who made it takes it back, or closes.
  const isGone = isDealing(props) && isAnswering(props) && answeredOffer(props) === null;
  useEffect(() => {
    if (isGone && !replaying) draft.value = null;
  }, [request?.id, isGone]);
}

function MarketStage(props: Props) {
  useOffered(props);
  return (
    <div class="sp-market">
      <Scales props={props} />
      <Frieze />
      <PartnerGoods props={props} />
    </div>
  );
}

/** Cards and gold as a list in words. */
function goodsText(props: Props, cards: readonly number[], gold: number): string {
  const say = sayOf(props);
  const names = cards.map((card) => {
    const [name, favor] = [cardName(props, kindOf(card)), favorOf(card)];
    return favor === 0 ? name : say('deal.favored', { card: name, favor });
  });
  if (gold > 0) names.push(say('corner.gold', { gold }));
  return names.length === 0 ? say('deal.none') : new Intl.ListFormat(props.language).format(names);
}

/** What both Houses have from an offer, as far as everybody can see; nothing is said where there is no reason. */
function Reasons({ props, offer: { trade, isOwn } }: { props: Props; offer: OpenOffer }) {
  const [offers, asked] = reasonsOf(props.view.houses, trade);
  const [mine, theirs] = isOwn ? [offers, asked] : [asked, offers];
  const other = props.names[isOwn ? trade.to : trade.from]!;
  const lines = [
    [theirs, other],
    [mine, null],
  ] as const;
  return lines.map(([reason, name]) => {
    const text = reasonText(props, reason, name);
    return text === null ? null : (
      <small key={name ?? ''} class="sp-reason">
        {text}
      </small>
    );
  });
}

/** A reason as a sentence about a House, or about the viewer where no name is given. */
function reasonText(props: Props, reason: Reason, name: string | null): string | null {
  if (reason.why === 'none') return null;
  const say = sayOf(props);
  const card = 'card' in reason ? cardName(props, reason.card) : '';
  const type = 'type' in reason ? props.telling.words[`sort.${reason.type}`]! : '';
  const [gold, bank] = reason.why === 'price' ? [reason.gold, reason.bank] : [0, 0];
  return say(`reason.${reason.why}.${name === null ? 'you' : 'other'}`, { name: name ?? '', card, type, gold, bank });
}

function OfferRow({ props, offer }: { props: Props; offer: OpenOffer }) {
  const say = sayOf(props);
  const { trade, isOwn, name } = offer;
  const other = isOwn ? trade.to : trade.from;
  const choice = isOwn ? { do: 'withdraw', trade: name } : { do: 'accept', trade: name };
  const given = goodsText(props, trade.give, trade.giveGold);
  const wanted = goodsText(props, trade.want, trade.wantGold);
  return (
    <li>
      <button
        type="button"
        class={`sp-thing${isDrafted(props, choice) ? ' on' : ''}`}
        aria-pressed={isDrafted(props, choice)}
        onClick={() => touch(props, choice)}
      >
        <Medallion seat={other} size="s" {...emblemProps(props, other)} />
        <span>
          <b>{say(isOwn ? 'offers.to' : 'offers.from', { name: props.names[other]! })}</b>
          <small>
            {say('offers.get', { goods: isOwn ? wanted : given })}
            <br />
            {say('offers.give', { goods: isOwn ? given : wanted })}
          </small>
          <Reasons props={props} offer={offer} />
        </span>
        <em class={isOwn ? '' : 'yours'}>{say(isOwn ? 'offers.waits' : 'offers.yours')}</em>
      </button>
    </li>
  );
}

function OffersLedger(props: Props) {
  const say = sayOf(props);
  const offers = offersOf(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('offers.title')}</h2>
        <span class="eyebrow">{say('offers.count', { count: offers.length })}</span>
        <Rule props={props} clause="SP-16.21" />
      </header>
      <ul class="sp-offers">
        {offers.map((offer) => (
          <OfferRow key={`${offer.isOwn} ${offer.name}`} props={props} offer={offer} />
        ))}
      </ul>
      <p class="sp-note">
        {say('offers.note')} <Rule props={props} clause="SP-16.21" /> {say('offers.words')}{' '}
        <Rule props={props} clause="SP-3.16" />
      </p>
    </section>
  );
}

function says(props: Props): Plan | null {
  if (!isDealing(props)) return null;
  const say = sayOf(props);
  const pans = pansOf(props);
  const { partner, give, giveGold, get, getGold } = pans;
  const [given, got] = [goodsText(props, give, giveGold), goodsText(props, get, getGold)];
  const name = partner === BANK ? '' : props.names[partner]!;
  const keep = ownGold(props) + getGold - giveGold;
  const after = Math.max(0, keep + upkeepOf(props, homeOf(props)) + upkeepBy(pans));
  const word = (props.draft.value as { do?: string } | null)?.do;
  const text = say('deal.says', { given, got, keep, after });
  const notes = [{ text: say('deal.note'), clause: 'SP-7.9', tone: 'plain' as const }];
  if (word === 'accept')
    return {
      text,
      notes,
      label: say('deal.do.accept'),
      ...acceptPrice([say('deal.do.accept.price', { given, got }), say('deal.do.accept.get', { got })]),
    };
  if (word === 'withdraw') return { text: say('deal.says.withdraw', { name }), label: say('deal.do.withdraw') };
  // On a phone a button has room for a few words; the sentence beside it says the rest.
  const few = narrow.value;
  if (word === 'sell')
    return {
      text,
      notes,
      label: few ? say('deal.do.sell.few', { gold: getGold }) : say('deal.do.sell', { given, gold: getGold }),
    };
  if (word === 'offer')
    return {
      text,
      notes,
      label: few ? say('deal.do.offer.few', { name }) : say('deal.do.offer', { name, given, got }),
    };
  return partner === BANK
    ? // Where nobody else deals a tip about offers would be of no use.
      { text: say('deal.choose.bank'), label: say('deal.do.none.bank'), instead: partnersOf(props).length === 0 }
    : { text: say('deal.choose'), notes, label: say('deal.do.none') };
}

/** A button has room for a line below its name; the sentence beside it says more. */
function acceptPrice(prices: readonly string[]): { price?: string } {
  const price = prices.find(({ length }) => length <= 34);
  return price === undefined ? {} : { price };
}

function beside(props: Props): Beside[] {
  if (!isDealing(props)) return [];
  const say = sayOf(props);
  const list: Beside[] = [{ choice: { do: 'done' }, label: say('deal.close'), price: say('deal.close.price') }];
  // Closing is final: it keeps its place, last in the row, so that it never comes under a pointer that has just waited.
  // Where nobody else deals there is nothing to wait for.
  if (mayDo(props, 'wait') && partnersOf(props).length > 0)
    list.unshift({ choice: { do: 'wait' }, label: say('deal.wait'), price: say('deal.wait.price') });
  const answered = answeredOffer(props);
  // It comes and goes with an offer: first in the row, it moves neither of the others.
  if (answered !== null && !answered.isOwn)
    list.unshift({ choice: { do: 'refuse', trade: answered.name }, label: say('deal.refuse') });
  return list;
}

export const market: SpartacusSceneParts = {
  Stage: MarketStage,
  Tray: OwnGoods,
  Ledger: OffersLedger,
  tab: 'offers',
  stage: 'table',
  waits: (props) => offersOf(props).some(({ isOwn }) => !isOwn),
  says,
  beside,
};
