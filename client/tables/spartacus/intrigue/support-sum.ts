// The influence behind a scheme: the schemer's own, the bonus of this turn, and that of supporters (SP-5.32).

import type { SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import { frameOf } from '#client/tables/touch.ts';
import { CARDS } from '#games/spartacus/cards.ts';

export interface InfluenceSum {
  own: number;
  bonus: number;
  support: number;
  backers: readonly number[];
  total: number;
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? (value as number[]) : []);

export function influenceFor(props: Props, card: number): InfluenceSum {
  const turn = frameOf(props.view, 'intrigue-turn');
  const by = typeof turn?.['by'] === 'number' ? (turn['by'] as number) : props.viewer;
  const { houses } = props.view;
  const plans = numbers(turn?.['plans']);
  const bits = numbers(turn?.['backers']).reduce((all, one, i) => (plans[i] === card ? all | one : all), 0);
  const backers = houses.flatMap((_, seat) => ((bits & (1 << seat)) === 0 ? [] : [seat]));
  const own = houses[by]?.influence ?? 0;
  const bonus = typeof turn?.['bonus'] === 'number' ? (turn['bonus'] as number) : 0;
  const support = backers.reduce((sum, seat) => sum + houses[seat]!.influence, 0);
  return { own, bonus, support, backers, total: own + bonus + support };
}

/** The scheme that others support, as soon as there is influence enough for it; −1: none. */
export function backedCard(props: Props): number {
  const turn = frameOf(props.view, 'intrigue-turn');
  if (turn?.['by'] !== props.viewer) return -1;
  // The plan of a card that is gone is no card any more.
  const plans = numbers(turn['plans']).filter((card) => CARDS[card] !== undefined);
  const ready = plans.filter((card) => {
    const { backers, total } = influenceFor(props, card);
    return backers.length > 0 && total >= CARDS[card]!.req;
  });
  return ready.at(-1) ?? -1;
}

/** Who has refused the support that the viewer asked for last, until the viewer does something else. */
export function refusedBy({ events, viewer }: Pick<Props, 'events' | 'viewer'>): number[] {
  const at = events.findLastIndex(({ kind, seat, by }) => (kind.endsWith('supported') ? by : seat) === viewer);
  const from = events.findLastIndex(({ kind }, i) => i <= at && !kind.endsWith('supported'));
  return events
    .slice(from + 1, at + 1)
    .filter(({ kind }) => kind === 'unsupported')
    .map(({ seat }) => seat as unknown as number);
}
