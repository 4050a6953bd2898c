// Why a hex or a card that the player chose cannot be chosen now: announced at once, and shown with its clause where a rule
// forbids it.

import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { cardName } from '#client/tables/gladiatori/card.tsx';
import { figuresOf } from '#client/tables/gladiatori/figures.ts';
import { hexName } from '#client/tables/gladiatori/geometry.ts';
import { isWalking } from '#client/tables/gladiatori/moves.ts';
import { ownOf, type GladiatoriProps as Props, type Shared, sayOf, type Why } from '#client/tables/gladiatori/props.ts';
import { barOf, isActing, isAdding, isGiving, useItem } from '#client/tables/gladiatori/uses.ts';
import type { GladiatoriKey } from '#client/tables/gladiatori/words.ts';
import { isAction } from '#games/gladiatori/cards.ts';
import { figureName } from '#games/gladiatori/names.ts';

interface Reason {
  text: string;
  /** Null where no rule forbids it: nothing is asked there at all. */
  clause: string | null;
}

const aboutOf = ({ request, draft }: Props): string => JSON.stringify([request?.id ?? null, draft.value]);

/** The reason to show now; null: none, or it is outdated. */
export const shownWhy = (props: Props, { why }: Shared): Why | null =>
  why.value !== null && why.value.about === aboutOf(props) ? why.value : null;

function tell(props: Props, { why }: Shared, what: string, cell: number, reason: Reason): void {
  props.announce(sayOf(props)('why.said', { what, text: reason.text }));
  why.value =
    reason.clause === null ? null : { what, text: reason.text, clause: reason.clause, cell, about: aboutOf(props) };
}

/** In the place of a hex: the reason is about a card. */
const OF_HAND = -1;
export const OF_ROW = -2;

export const tellHex = (props: Props, shared: Shared, acts: Acts, cell: number): void =>
  tell(props, shared, hexName(cell), cell, hexReason(props, acts, cell));

export const tellCard = (props: Props, shared: Shared, kind: number, from: 'hand' | 'row'): void =>
  tell(props, shared, cardName(props, kind), from === 'row' ? OF_ROW : OF_HAND, cardReason(props, kind, from));

/** The game's own words for what its rules forbid. */
const barred = ({ telling }: Props, clause: string): Reason => ({
  text: telling.reason({ clause, code: 'barred', text: clause }),
  clause,
});

export function hexReason(props: Props, acts: Acts, cell: number): Reason {
  const { request, view, replaying } = props;
  const because = (key: GladiatoriKey, clause: string | null): Reason => ({ text: sayOf(props)(key), clause });
  if (request === null || replaying) return because('why.wait', null);
  const figure = figuresOf(view).find((one) => one.cell === cell);
  if (ownOf(props)?.cell === cell) return because('why.here', null);
  if (isWalking(request)) {
    const stuck = request.barred?.find(({ clause }) => clause === 'GL-16.7' || clause === 'GL-8.5');
    if (stuck !== undefined) return barred(props, stuck.clause);
    return figure === undefined ? because('why.far', request.clause) : barred(props, 'GL-9.18');
  }
  if (request.clause === 'GL-6.4')
    return figure === undefined ? because('why.start', 'GL-6.4') : barred(props, 'GL-6.4');
  if (request.kind === 'pick' && request.of === 'declaration') {
    if (figure === undefined) return because('why.nobody', 'GL-8.26');
    const bar = request.barred?.find(({ item }) => String(item).split(':').at(-1) === figureName(figure.id));
    return bar === undefined ? because('why.target', 'GL-8.27') : barred(props, bar.clause);
  }
  return acts.by.size > 0 ? because('why.throw', request.clause) : because('why.arena', null);
}

export function cardReason(props: Props, kind: number, from: 'hand' | 'row'): Reason {
  const { request, replaying } = props;
  const because = (key: GladiatoriKey, clause: string | null): Reason => ({ text: sayOf(props)(key), clause });
  if (request === null || replaying) return because('why.wait', null);
  if (isActing(request)) {
    if (!isAction(kind)) return because('why.action', request.clause);
    return props.refusal(useItem(from === 'row' ? 'again' : 'new', kind)) ?? because('why.card', request.clause);
  }
  if (isAdding(request) || isGiving(request)) {
    if (from === 'row') return because('why.hand', request.clause);
    const bar = barOf(request, kind);
    return bar === null ? because('why.card', request.clause) : barred(props, bar);
  }
  return because('why.cards', null);
}
