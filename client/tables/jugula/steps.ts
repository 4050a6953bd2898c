// For the status line: the card that is in play, and which of its movements or attacks it is.

import type { JugulaProps as Props } from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { PhaseStep } from '#client/tables/table.ts';
import { CARDS, USES } from '#games/jugula/cards.ts';

const KINDS = {
  moves: { use: 'move', op: 'MOVE', inner: 'movement' },
  attacks: { use: 'attack', op: 'ATTACK', inner: 'attack' },
} as const;

/** How many of them the card gives, by the use it was played for. */
function mostOf(card: number, played: string, { use, op }: (typeof KINDS)['moves' | 'attacks']): number {
  if (played === use) return CARDS[card]!.numbers[USES.indexOf(use)]!;
  const step = CARDS[card]!.special.find((one) => one.op === op);
  return step !== undefined && 'n' in step ? step.n : 0;
}

/** Null: nothing is counted now. */
export function steps({ view, events }: Pick<Props, 'view' | 'events'>): PhaseStep | null {
  const name = (['attacks', 'moves'] as const).find((rule) => frameOf(view, rule) !== null);
  const played = events.findLast(({ kind }) => kind === 'played');
  const [card, left] = [played?.['card'], name === undefined ? null : frameOf(view, name)?.['left']];
  if (name === undefined || typeof card !== 'number' || typeof left !== 'number') return null;
  const of = mostOf(card, String(played!['use']), KINDS[name]);
  // The one that runs is no longer among those that are left.
  const at = of - left + (frameOf(view, KINDS[name].inner) === null ? 1 : 0);
  return of < 2 || at < 1 || at > of ? null : { at, of, name: CARDS[card]!.name };
}
