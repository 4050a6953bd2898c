// A deal in the Open Market as it lies on the scales: what the viewer gives and gets, and with whom.

import { signal } from '@preact/signals';
import { homeOf, type SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import { type Bargain, type Form, type FormChoice, type Item, type Offer, sorted } from '#engine/requests/request.ts';
import { priceOf, wageOf } from '#games/spartacus/cards.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export const BANK = -1;

type Trade = SpartacusView['trades'][number];

/** Both pans, from the viewer's side. */
export interface Pans {
  partner: number;
  give: readonly number[];
  giveGold: number;
  get: readonly number[];
  getGold: number;
}

export const isDealing = ({ request }: Props): boolean => request?.kind === 'form' && request.clause === 'SP-7.3';

const fieldOf = ({ request }: Props, name: string, word: string) =>
  (request as Form).fields.find((one) => one.name === name && (one.when === null || one.when.is.includes(word)))
    ?.request;

export const mayDo = (props: Props, word: string): boolean => {
  const field = isDealing(props) ? fieldOf(props, 'do', word) : undefined;
  return field?.kind === 'pick' && field.from.includes(word);
};

const offerOf = (props: Props): Offer | null => {
  const field = isDealing(props) ? fieldOf(props, 'bargain', 'offer') : undefined;
  return field?.kind === 'offer' ? field : null;
};

/** The seats the viewer may deal with now. */
export const partnersOf = (props: Props): readonly number[] => (offerOf(props)?.partners ?? []).map(({ seat }) => seat);

export const partnerIn = (props: Props, seat: number) =>
  offerOf(props)?.partners.find((one) => one.seat === seat) ?? null;

/** The partner looked at last, by match: it stays while others act. */
const chosen = signal<{ readonly [match: string]: number }>({});

export function choosePartner(props: Props, partner: number): void {
  chosen.value = { ...chosen.value, [props.match]: partner };
  props.draft.value = null;
}

function partnerNow(props: Props): number {
  const known = chosen.value[props.match];
  const all = partnersOf(props);
  if (known !== undefined && (known === BANK || all.includes(known))) return known;
  return all[0] ?? BANK;
}

export interface OpenOffer {
  /** Its word in the request. */
  name: Item;
  trade: Trade;
  isOwn: boolean;
}

/** The open offers, with the names under which they are answered. */
export function offersOf(props: Props): OpenOffer[] {
  if (!isDealing(props)) return [];
  const names = (word: string): readonly Item[] => {
    const field = fieldOf(props, 'trade', word);
    return field?.kind === 'pick' ? field.from : [];
  };
  const list = (isOwn: boolean): OpenOffer[] => {
    const trades = props.view.trades.filter((one) => (isOwn ? one.from : one.to) === props.viewer);
    return names(isOwn ? 'withdraw' : 'accept').flatMap((name, i) =>
      trades[i] === undefined ? [] : [{ name, trade: trades[i], isOwn }],
    );
  };
  return [...list(false), ...list(true)];
}

const draftOf = ({ draft }: Props): FormChoice => (draft.value ?? {}) as FormChoice;

/** Whether the draft answers an offer. In the list it may not yet say which. */
export const isAnswering = (props: Props): boolean => draftOf(props).trade !== undefined;

/** The open offer that the draft answers. */
export const answeredOffer = (props: Props): OpenOffer | null => {
  const { do: word, trade } = draftOf(props);
  if (word === undefined || trade === undefined) return null;
  return offersOf(props).find(({ name, isOwn }) => name === trade && isOwn === (word === 'withdraw')) ?? null;
};

const pansOfTrade = ({ from, to, give, giveGold, want, wantGold }: Trade, viewer: number): Pans =>
  from === viewer
    ? { partner: to, give, giveGold, get: want, getGold: wantGold }
    : { partner: from, give: want, giveGold: wantGold, get: give, getGold: giveGold };

/** What lies on the scales. */
export function pansOf(props: Props): Pans {
  const answered = answeredOffer(props);
  if (answered !== null) return pansOfTrade(answered.trade, props.viewer);
  const { do: word, bargain, asset } = draftOf(props);
  // In the list a draft is put together field by field, so what belongs to the word may still be missing.
  if (word === 'sell' && asset !== undefined)
    return { partner: BANK, give: [asset as number], giveGold: 0, get: [], getGold: priceOf(asset as number) };
  if (word === 'offer' && bargain !== undefined) {
    const { with: partner, give, giveCoins, want, wantCoins } = bargain as Bargain;
    return { partner, give: give as number[], giveGold: giveCoins, get: want as number[], getGold: wantCoins };
  }
  return { partner: partnerNow(props), give: [], giveGold: 0, get: [], getGold: 0 };
}

/** Lays this on the scales: one card for the bank, else an offer. */
export function lay(props: Props, { partner, give, giveGold, get, getGold }: Pans): void {
  if (partner === BANK) {
    const asset = give.at(-1);
    props.draft.value = asset === undefined ? null : { do: 'sell', asset };
    return;
  }
  const isEmpty = give.length + get.length + giveGold + getGold === 0;
  const bargain = {
    with: partner,
    give: sorted([...give]),
    giveCoins: giveGold,
    want: sorted([...get]),
    wantCoins: getGold,
  };
  chosen.value = { ...chosen.value, [props.match]: partner };
  props.draft.value = isEmpty ? null : { do: 'offer', bargain };
}

/** The offer that this one counters: the last different one between the two. */
export function before(props: Props): Pans | null {
  const { viewer, view } = props;
  const now = pansOf(props);
  if (now.partner === BANK || props.draft.value === null) return null;
  const answered = answeredOffer(props)?.trade;
  const all = [...view.refused, ...view.trades].filter(
    ({ from, to }) =>
      (from === viewer && to === now.partner) || (answered === undefined && from === now.partner && to === viewer),
  );
  const last = all.findLast((one) => one !== answered);
  return last === undefined ? null : pansOfTrade(last, viewer);
}

/** What is in one list and not in the other, copy by copy. */
export function without(cards: readonly number[], others: readonly number[]): number[] {
  const rest = others.slice();
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

export const worth = (cards: readonly number[], gold: number): number =>
  cards.reduce((sum, card) => sum + priceOf(card), gold);

/** How the deal changes what the next Upkeep brings. */
export const upkeepBy = ({ give, get }: Pans): number =>
  get.reduce((sum, one) => sum + wageOf(one), 0) - give.reduce((sum, one) => sum + wageOf(one), 0);

export const ownGoods = (props: Props): readonly number[] => props.view.houses[homeOf(props)]!.assets;
