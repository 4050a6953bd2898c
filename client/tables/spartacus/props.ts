// What the components of this table are given, and the questions they ask often.

import bull from 'icon:bull-horns';
import eagle from 'icon:eagle-emblem';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import { type Signal, signal } from '@preact/signals';
import { calledTo } from '#client/tables/called.ts';
import { type SaySpartacus, sayer } from '#client/tables/spartacus/words.ts';
import type { Beside, Plan, TablePart, TableProps } from '#client/tables/table.ts';
import { homeOf, perRequest } from '#client/tables/touch.ts';
import { CARDS, isReady, kindOf, typeOf } from '#games/spartacus/cards.ts';
import { cardCalled } from '#games/spartacus/table-things.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export type SpartacusProps = TableProps<SpartacusView>;

/** What a scene of the turn fills: zones of the frame and the action bar. */
export interface SpartacusSceneParts {
  /** The middle. */
  Stage: TablePart<SpartacusView>;
  /** Below it: the cards, coins or dice that the viewer acts with. */
  Tray: TablePart<SpartacusView>;
  /** Beside it, above the log; null: the decks. */
  Ledger: TablePart<SpartacusView> | null;
  /** What the ledger is called on a phone's tab, and the stage. */
  tab: 'round' | 'bets' | 'bids' | 'offers' | 'guests' | 'support' | 'answers' | 'ledger';
  stage: 'table' | 'arena';
  /** Whether something in the ledger waits for an answer: then its tab says so on a phone. */
  waits?(props: SpartacusProps): boolean;
  /** What the bar says about the draft. */
  says?(props: SpartacusProps): Plan | null;
  /** Answers that are buttons of the bar. */
  beside?(props: SpartacusProps): readonly Beside[];
}

export const sayOf = ({ language }: SpartacusProps): SaySpartacus => sayer(language);

/** The other seats, clockwise from the viewer's. */
export function rivalsOf(props: SpartacusProps): number[] {
  const seats = props.view.houses.length;
  const home = homeOf(props);
  return Array.from({ length: seats - 1 }, (_, i) => (home + 1 + i) % seats);
}

const EMBLEMS: { readonly [slug: string]: string } = { batiatus: eagle, glaber: bull, solonius: snake, tullius: wolf };

/** The emblem of a House; undefined: the seat's own, before it is chosen. */
export function houseEmblem({ view }: Pick<SpartacusProps, 'view'>, seat: number): string | undefined {
  const { card } = view.houses[seat]!;
  return card < 0 ? undefined : EMBLEMS[CARDS[card]!.slug];
}

export function houseName(props: SpartacusProps, seat: number): string {
  const { card } = props.view.houses[seat]!;
  return card < 0 ? calledTo(props, seat) : cardCalled(card, props.telling.words);
}

/** The House under a player's name; empty before it is chosen. Players are called by their names everywhere. */
export function houseOf(props: SpartacusProps, seat: number): string {
  const { card } = props.view.houses[seat]!;
  return card < 0 ? '' : sayOf(props)('house.of', { house: cardCalled(card, props.telling.words) });
}

export const cardName = ({ telling }: SpartacusProps, kind: number): string => cardCalled(kind, telling.words);

/** What a card does, without its numbers; empty for one that does nothing. */
export function effectText({ telling }: SpartacusProps, kind: number): string {
  const { slug } = CARDS[kind]!;
  return telling.words[`effect.card.${slug}`] ?? telling.words[`text.card.${slug}`] ?? '';
}

export const guardsOf = (view: SpartacusView, seat: number): number =>
  view.houses[seat]!.assets.filter((asset) => typeOf(asset) === 'guard').length;

/** SP-6.17: an exhausted guard cannot be sent. */
export const readyGuards = (view: SpartacusView, seat: number): number =>
  view.houses[seat]!.assets.filter((asset) => typeOf(asset) === 'guard' && isReady(asset)).length;

export const handCount = (view: SpartacusView, seat: number): number => {
  const { hand } = view.houses[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
};

/** What the components of a scene share besides the draft. It belongs to one request; the next one gets a new one. */
interface Shared {
  /** The open card, by its kind; −1: none. */
  card: Signal<number>;
  /** Gold that is being offered, and to whom, as bits. */
  gold: Signal<number>;
  asked: Signal<number>;
}

export const sharedBy = perRequest((): Shared => ({ card: signal(-1), gold: signal(0), asked: signal(0) }));

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export { frameOf, homeOf, isDrafted, isPick, touch } from '#client/tables/touch.ts';
export { kindOf };
