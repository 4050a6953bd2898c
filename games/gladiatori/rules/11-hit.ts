// Chapter 11c: what a fight keeps in mind, and what a hit does: wound, trap, break an Item, throw a figure.

import { call, type Frame } from '#engine/flow/flow.ts';
import type { Item } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, FRONT, inFront } from '#games/gladiatori/board.ts';
import { damageOf, isDamaged, itemHp } from '#games/gladiatori/holdings.ts';
import { cellName, cellNamed, figureName, figureNamed } from '#games/gladiatori/names.ts';
import type { Aim } from '#games/gladiatori/rules/11-attack.ts';
import { wound } from '#games/gladiatori/rules/11-injury.ts';
import { NET_MARKERS, releaseNets, removeItem, unbalance } from '#games/gladiatori/rules/16-status.ts';
import { noWatch, scoreDamage, type Watch } from '#games/gladiatori/rules/17-honour.ts';
import { beastDefence, killAnimal } from '#games/gladiatori/rules/23-beasts.ts';
import {
  animalOf,
  cellOf,
  figureAt,
  type Gladiatori,
  inPlay,
  isAnimal,
  isHeld,
  type T,
  UNSET,
} from '#games/gladiatori/state.ts';

/** A figure that is attacked, and what the fight has come to for it so far. */
export interface Target extends Aim {
  /** The attack value against it and its defence value. */
  fav: number;
  fdv: number;
  dodged: boolean;
  feinted: boolean;
  /** It used Acrobatic Strike. */
  acrobatic: boolean;
  /** It rolled the bear's seven (GL-23.50). */
  seven: boolean;
  /** Its Unbalancing Strike was not bought off. */
  toppling: boolean;
  /** Where it stood when the fight began, and whether it has moved by Reflex (GL-17.20). */
  watch: Watch;
  reflexed: boolean;
}

export const newTarget = (figure: number): Target => ({
  figure,
  side: FRONT,
  fav: 0,
  fdv: 0,
  dodged: false,
  feinted: false,
  acrobatic: false,
  seven: false,
  toppling: false,
  watch: noWatch(),
  reflexed: false,
});

export interface Fight {
  by: Seat;
  targets: Target[];
  style: string;
  weapon: number;
  /** The Item to be broken and its owner, −1 for none. */
  item: number;
  owner: number;
  entered: number;
  /** The target now dealt with. */
  place: number;
  damage: number;
  wrestling: boolean;
  acrobatic: boolean;
  feinted: boolean;
  /** Cards played, for damage; counted before a Feint can take them back. */
  cards: number;
  /** The attacker's Unbalancing Strike was not bought off. */
  toppled: boolean;
  /** An Item that breaks after the fight, −1 for none. */
  broken: number;
}

export const locals: Fight = {
  by: UNSET,
  targets: [],
  style: 'attack',
  weapon: UNSET,
  item: UNSET,
  owner: UNSET,
  entered: 0,
  place: 0,
  damage: 0,
  wrestling: false,
  acrobatic: false,
  feinted: false,
  cards: UNSET,
  toppled: false,
  broken: -1,
};
export const shows = [...(Object.keys(locals) as (keyof Fight)[]), 'result' as const];

/** Whether every target has been dealt with. */
export const isLast = (f: Fight): boolean => f.place >= f.targets.length;
/** The target with this figure. */
export const targetOf = (f: Fight, figure: number): Target => f.targets.find((target) => target.figure === figure)!;
export const isNetStyle = (style: string): boolean => style === 'net' || style === 'cast';

export function rollDefence(g: Gladiatori, t: T, target: Target): void {
  const rolled = beastDefence(g, t, target.figure);
  target.fdv = rolled.total;
  target.seven = rolled.lose;
}

/** GL-11.40, GL-11.42, GL-11.43: what a hit does: trap, break, wound or kill an animal. */
export function strikeHome(g: Gladiatori, f: Frame & Fight, t: T, target: Target, fav: number) {
  const { figure, side, fdv } = target;
  if (isNetStyle(f.style)) {
    trap(g, f, t, figure);
    return;
  }
  if (isAnimal(figure)) {
    killAnimal(g, t, f.by, figure);
    return;
  }
  const margin = g.marginDamage ? Math.floor((fav - fdv) / 3) : 0;
  const base = 1 + (f.cards >> 1);
  const parts = [
    { label: 'one', value: 1, clause: 'GL-11.40' },
    { label: 'half the cards', value: f.cards >> 1, clause: 'GL-11.40' },
    { label: 'powers', value: f.damage, clause: 'GL-11.42' },
    { label: 'margin', value: margin, clause: 'GL-11.43' },
  ].filter(({ value }) => value !== 0);
  const damage = base + f.damage + margin;
  t.log?.emit('damaged', { clause: 'GL-11.40', seat: figure, parts, total: damage });
  if (f.item >= 0 && figure === f.owner) {
    // GL-13.32 to GL-13.36: it takes effect after the fight.
    f.broken = damage;
    return;
  }
  return call(wound, { seat: figure, by: f.by, side, damage });
}

/** GL-13.33 to GL-13.35 */
export function breakItem(g: Gladiatori, f: Frame & Fight, t: T): void {
  const one = g.gladiators[f.owner]!;
  const hp = itemHp(one, f.item);
  const gone = f.broken >= hp || isDamaged(one, f.item);
  if (gone) removeItem(g, f.owner, f.item);
  else one.damaged |= damageOf(f.item);
  t.use(gone ? 'item-broken' : 'item-damaged');
  t.log?.emit(gone ? 'itemBroken' : 'itemDamaged', {
    clause: gone ? 'GL-13.33' : 'GL-13.34',
    seat: f.owner,
    item: f.item,
  });
  // GL-17.7
  if (gone && g.breakItemScores)
    scoreDamage(g, t, f.by, f.owner, targetOf(f, f.owner).side, Math.min(f.broken, hp), false);
}

/** GL-12.19, GL-12.25, GL-23.27 */
function trap(g: Gladiatori, f: Frame & Fight, t: T, figure: number): void {
  const one = g.gladiators[f.by]!;
  if (isAnimal(figure)) animalOf(g, figure).grey = NET_MARKERS;
  else g.gladiators[figure]!.pendingGrey = NET_MARKERS;
  if (f.style === 'net') one.holds[one.items.indexOf(f.weapon)] = figure;
  t.use('trapped');
  t.log?.emit('trapped', { clause: 'GL-12.19', target: figure, item: f.weapon });
}

/** GL-14.27 to GL-14.33: such as `green:D07` for every place a figure in the Front can be thrown to; none by a null blow (GL-11.12). */
export function wrestlingPlaces(g: Gladiatori, f: Fight): string[] {
  const by = g.gladiators[f.by]!;
  const list: string[] = [];
  if (!inPlay(g, f.by)) return list;
  for (const { figure, fav } of f.targets) {
    if (isAnimal(figure) || fav <= 0 || !inPlay(g, figure) || isHeld(g.gladiators[figure]!)) continue;
    if (!inFront(by.cell, by.facing, cellOf(g, figure))) continue;
    for (const cell of arena.steps[cellOf(g, figure)]!)
      if (figureAt(g, cell) < 0) list.push(`${figureName(figure)}:${cellName(cell)}`);
  }
  return list;
}

export function wrestle(g: Gladiatori, f: Frame & Fight, t: T, choice: Item): void {
  if (choice === 'none') return;
  const [figure = '', place = ''] = (choice as string).split(':');
  const seat = figureNamed(figure);
  const one = g.gladiators[seat]!;
  one.cell = cellNamed(place);
  // GL-17.20: being thrown is nobody's flight.
  targetOf(f, seat).watch.cell = one.cell;
  t.log?.emit('wrestled', { seat: f.by, target: seat, cell: one.cell });
  releaseNets(g, t);
  unbalance(g, t, seat, 1, 'GL-14.30');
}
