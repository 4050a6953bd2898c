// What the parts of this table are given, and what they ask of it again and again.

import bull from 'icon:bull-horns';
import eagle from 'icon:eagle-emblem';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import { type Signal, signal } from '@preact/signals';
import { type Say, sayer } from '#client/tables/spartacus/words.ts';
import type { Beside, Part, Plan, TableProps } from '#client/tables/table.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Choice, Pick, Request } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { CARDS, kindOf, typeOf, wageOf } from '#games/spartacus/cards.ts';
import { cardCalled } from '#games/spartacus/table-things.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export type Props = TableProps<SpartacusView>;

/** The parts of the frame that a scene of the turn fills, and what the bar says in it. */
export interface SceneParts {
  /** The middle. */
  Stage: Part<SpartacusView>;
  /** Below it: what one acts with now. */
  Tray: Part<SpartacusView>;
  /** Beside it, above the log; null: the decks. */
  Ledger: Part<SpartacusView> | null;
  /** What the ledger is called on a phone's tab, and the stage. */
  tab: 'round' | 'bets' | 'bids' | 'offers' | 'guests' | 'support' | 'answers' | 'ledger';
  stage: 'table' | 'arena';
  /** Whether something in the ledger waits for an answer: then its tab says so on a phone. */
  waits?(props: Props): boolean;
  /** What the bar says about the draft. */
  says?(props: Props): Plan | null;
  /** Answers that are buttons of the bar. */
  beside?(props: Props): readonly Beside[];
}

export const sayOf = ({ language }: Props): Say => sayer(language);

/** The seat whose things lie nearest: the viewer's, and for whoever only watches the first. */
export const homeOf = ({ viewer }: Props): number => (viewer === SPECTATOR ? 0 : viewer);

/** The others, clockwise from the own place. */
export function rivalsOf(props: Props): number[] {
  const seats = props.view.houses.length;
  const home = homeOf(props);
  return Array.from({ length: seats - 1 }, (_, i) => (home + 1 + i) % seats);
}

const EMBLEMS: { readonly [slug: string]: string } = { batiatus: eagle, glaber: bull, solonius: snake, tullius: wolf };

/** The emblem of a House; undefined: the seat's own, before it is chosen. */
export function houseEmblem({ view }: Props, seat: number): string | undefined {
  const { card } = view.houses[seat]!;
  return card < 0 ? undefined : EMBLEMS[CARDS[card]!.slug];
}

export function houseName(props: Props, seat: number): string {
  const { card } = props.view.houses[seat]!;
  return card < 0 ? props.names[seat]! : cardCalled(card, props.telling.words);
}

export const cardName = ({ telling }: Props, kind: number): string => cardCalled(kind, telling.words);

/** What a card does, without its numbers; empty for one that does nothing. */
export function effectText({ telling }: Props, kind: number): string {
  const { slug } = CARDS[kind]!;
  return telling.words[`effect.card.${slug}`] ?? telling.words[`text.card.${slug}`] ?? '';
}

/** The innermost moment of a rule that is going on, as the viewer may know it. */
export const frameOf = (view: SpartacusView, rule: string): Scene | null =>
  view.flow.scenes.findLast((one) => one.rule === rule) ?? null;

/** What the viewer's House has laid, counted as the ledgers do: what the next Upkeep brings. */
export const upkeepOf = (view: SpartacusView, seat: number): number =>
  view.houses[seat]!.assets.reduce((net, asset) => net + wageOf(asset), 0);

export const guardsOf = (view: SpartacusView, seat: number): number =>
  view.houses[seat]!.assets.filter((asset) => typeOf(asset) === 'guard').length;

export const handCount = (view: SpartacusView, seat: number): number => {
  const { hand } = view.houses[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
};

export const isPick = (request: Request | null): request is Pick => request?.kind === 'pick';

/** Chooses on the thing itself: what is touched is planned, and touched once more it is done. */
export function touch({ draft, choose, refusal }: Props, choice: Choice): void {
  const isSame = JSON.stringify(draft.value) === JSON.stringify(choice);
  if (isSame && refusal(choice) === null) choose(choice);
  else draft.value = choice;
}

export const isDrafted = ({ draft }: Props, choice: Choice): boolean =>
  draft.value !== null && JSON.stringify(draft.value) === JSON.stringify(choice);

/** What the parts of a scene share besides the draft. It belongs to one question: with the next all of it is new. */
export interface Shared {
  /** The card that lies open to be decided on, by its kind; −1: none. */
  card: Signal<number>;
  /** Gold that is being offered, and to whom, as bits. */
  gold: Signal<number>;
  asked: Signal<number>;
}

const shared = new WeakMap<object, Shared>();

export function sharedBy({ draft }: Props): Shared {
  const known = shared.get(draft);
  if (known !== undefined) return known;
  const made: Shared = { card: signal(-1), gold: signal(0), asked: signal(0) };
  shared.set(draft, made);
  return made;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export { kindOf };
