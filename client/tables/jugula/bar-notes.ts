// What the action bar adds to a plan: the price of a movement, who threatens or reaches the square, whose Danger Zone binds,
// what a boost gives and until when, that a last card cannot fight.

import { narrow } from '#client/shell/narrow.ts';
import { mayLeave, moverOf } from '#client/tables/jugula/arena/press.ts';
import { isLastWound } from '#client/tables/jugula/panels/out.ts';
import { armaturaName, nameOfGladiator, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import type { JugulaKey } from '#client/tables/jugula/words.ts';
import type { Note } from '#client/tables/table.ts';
import type { Request } from '#engine/requests/request.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';
import { dangerZone, distance } from '#games/jugula/board.ts';
import { CARDS, type Until } from '#games/jugula/cards.ts';
import {
  type Gladiator,
  handLimit,
  isHindered,
  movementPoints,
  plannedWay,
  reaches,
  threatsAt,
} from '#games/jugula/table-things.ts';

export const note = (text: string, clause: string | null, tone: Note['tone'] = 'plain'): Note => ({
  text,
  clause,
  tone,
});

/** The movement points that the card in play adds. */
export function bonusOf({ view }: Props): number {
  const bonus = (frameOf(view, 'movement') ?? frameOf(view, 'moves') ?? frameOf(view, 'charge'))?.['mp'];
  return typeof bonus === 'number' ? bonus : 0;
}

/** His movement points, with what the card in play adds. */
export const pointsOf = (props: Props, name: number): number => movementPoints(props.view, name, bonusOf(props));

/** What the movement costs, part by part: `3 MP straight ahead + 1 MP turn`. */
export function priceOf(props: Props, name: number, stance: number): Note[] {
  const bonus = frameOf(props.view, 'movement')?.['mp'];
  const { parts } = plannedWay(props.view, name, typeof bonus === 'number' ? bonus : 0, stance);
  const sums = new Map<string, number>();
  for (const { label, value } of parts) sums.set(label, (sums.get(label) ?? 0) + value);
  if (sums.size < 2) return [];
  const { words } = props.telling;
  const say = sayOf(props);
  // Points, not steps: a step aside costs 2.
  const text = [...sums]
    .map(([label, value]) => `${say('arena.price', { mp: value })} ${words[`part.${label}`] ?? label}`)
    .join(' + ');
  return [note(text, 'JU-10.1')];
}

export const listOf = (
  { language }: Props,
  names: readonly number[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(language, { type }).format(names.map(armaturaName));

/** The enemies of a fighter, by name. */
const enemiesOf = ({ view }: Props, name: number): Gladiator[] =>
  view.gladiators.filter((one) => one.cell >= 0 && one.kind >= 0 && one.seat !== seatOfName(name));

/** In whose Danger Zones a square is, by name. */
const endangers = (props: Props, name: number, cell: number): number[] =>
  enemiesOf(props, name)
    .filter((one) => !isHindered(one) && dangerZone(one.cell, one.facing) === cell)
    .map(nameOfGladiator);

/** Who has the square before him, where a fighter would stand, and who reaches it from farther away. */
export function threatsThere(props: Props, name: number, cell: number): Note[] {
  const say = sayOf(props);
  const threats = threatsAt(props.view, name, cell);
  const inDanger = endangers(props, name, cell);
  // A Danger Zone is before its man: that he threatens there need not be said.
  const isSaid = threats.every((one) => inDanger.includes(one));
  const far = enemiesOf(props, name)
    .filter((one) => !isHindered(one) && distance(one.cell, cell) > 1 && reaches(one, cell))
    .map(nameOfGladiator);
  // A narrow bar has room for one of them; arrows in the arena show who threatens.
  if (narrow.value && !isSaid && inDanger.length > 0) {
    const n = threats.filter((one) => !inDanger.includes(one)).length;
    return [note(say('bar.danger.brief', { danger: listOf(props, inDanger), n }), 'JU-11.1', 'cost')];
  }
  return [
    ...(isSaid
      ? []
      : [note(say('bar.threats', { list: listOf(props, threats), n: threats.length }), 'JU-13.14', 'cost')]),
    ...(inDanger.length === 0
      ? []
      : [
          note(
            say(narrow.value ? 'bar.danger.short' : 'bar.danger', { list: listOf(props, inDanger, 'disjunction') }),
            'JU-11.1',
            'cost',
          ),
        ]),
    ...(far.length === 0 ? [] : [note(say('bar.reach', { list: listOf(props, far) }), 'JU-16.2', 'cost')]),
  ];
}

/** Why a man who is to move has so few squares to choose from; null: he is in nobody's Danger Zone. */
export function bound(props: Props): string | null {
  const mover = moverOf(props);
  if (mover === null || mover.cell < 0) return null;
  const by = endangers(props, nameOfGladiator(mover), mover.cell);
  if (by.length === 0) return null;
  return sayOf(props)(mayLeave(props) ? 'touch.danger' : 'touch.danger.stuck', {
    list: listOf(props, by, 'disjunction'),
  });
}

/** What the card in play gives to those who are chosen; null: no boost is given now. */
export function boostNow(props: Props): { text: string; until: Until } | null {
  const frame = frameOf(props.view, 'boost');
  const [card, step] = [frame?.['card'], frame?.['step']];
  const effect = typeof card === 'number' && typeof step === 'number' ? CARDS[card]?.special[step] : undefined;
  return effect?.op === 'BOOST' ? { text: `+${effect.k}\u00a0${effect.stat}`, until: effect.until } : null;
}

/** With this card used in a combat one is left, which fights no more (JU-13.3). */
export const lastLeft = (props: Props, { clause, seat }: Request): Note[] =>
  clause === 'JU-21.7' && props.view.lanistae[seat]!.hand === 2
    ? [note(sayOf(props)(narrow.value ? 'use.last' : 'bar.last'), 'JU-13.3', 'cost')]
    : [];

/** So many Prima cards would be more than the hand holds: at the end of the turn others go (JU-17.1). */
export function tooMany(props: Props, { clause, seat }: Request, taken: number): Note[] {
  const { hand, vox } = props.view.lanistae[seat]!;
  const n = hand + taken - handLimit(vox);
  return clause === 'JU-21.8' && n > 0 ? [note(sayOf(props)('bar.over', { n }), 'JU-17.1', 'cost')] : [];
}

/** Whether the combat that runs is about a net. */
export const isNetThrown = ({ view }: Props): boolean => frameOf(view, 'attack')?.['net'] === true;

/** What the card of a combat is used for: the attack, or the defence. */
export function useInCombat(props: Props, card: string): string {
  const by = frameOf(props.view, 'attack')?.['byGladiator'];
  const attacks = typeof by === 'number' && seatOfName(by) === props.request?.seat;
  return sayOf(props)(attacks ? 'bar.with.attack' : 'bar.with.defend', { card });
}

/** The card whose use is carried out; null: none. */
export function playedNow({ events }: Props): number | null {
  const card = events.findLast(({ kind }) => kind === 'played')?.['card'];
  return typeof card === 'number' ? card : null;
}

const STOPS: { readonly [clause: string]: JugulaKey } = {
  'JU-21.4': 'bar.stop.moves',
  'JU-21.6': 'bar.stop.attacks',
  'JU-19.4': 'bar.stop.charge',
  'JU-19.5': 'bar.stop.turns',
  'JU-19.6': 'bar.stop.shoves',
  'JU-19.14': 'bar.stop.swap',
};
/** Where nothing of it was done, there is nothing to end. */
const NONE: { readonly [clause: string]: readonly [JugulaKey, readonly string[]] } = {
  'JU-21.4': ['bar.none.moves', ['moved', 'stayed', 'freed']],
  'JU-21.6': ['bar.none.attacks', ['attacked', 'netThrown']],
};

/** What answering no more is called. */
export function stopOf({ events }: Pick<Props, 'events'>, { clause }: Request): JugulaKey {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'played') + 1);
  const none = NONE[clause];
  if (none !== undefined && !since.some(({ kind }) => none[1].includes(kind))) return none[0];
  return STOPS[clause] ?? 'bar.stop';
}

/** Whether the man who is to move is held by a net: all he can do is shake it off (JU-16.16). */
export function isNetted(props: Props): boolean {
  const mover = moverOf(props);
  return mover !== null && isHindered(mover);
}

/** Whether the combat that runs may beat the familia of the player who is asked. */
export function isOwnLast(props: Props, { seat }: Request): boolean {
  const on = frameOf(props.view, 'attack')?.['onGladiator'];
  return typeof on === 'number' && seatOfName(on) === seat && isLastWound(props, on);
}
