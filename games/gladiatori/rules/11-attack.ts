// Chapter 11a: the Final Attack Value. Only its total is announced (GL-11.2); the parts go to their owner alone.

import { type Part, part, shownTo } from '#engine/event.ts';
import { call, end, type Frame, rule } from '#engine/flow/flow.ts';
import { amount, type Field, field, form, pick, type Request, subset } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { arena, FRONT } from '#games/gladiatori/board.ts';
import {
  ACROBATIC,
  BERSERK,
  BLOOD,
  CARDS,
  DEEP_WOUNDS,
  DEXTERITY,
  isNet,
  LEAP,
  LUNGE,
  OFFENSE,
  POWER,
  POWERS,
  STRENGTH,
  WRESTLING,
} from '#games/gladiatori/cards.ts';
import { moveSecretly, putIntoValue } from '#games/gladiatori/handling.ts';
import { attackHints } from '#games/gladiatori/hints.ts';
import { cardInUse, itemAttack } from '#games/gladiatori/holdings.ts';
import { canUse, usePower } from '#games/gladiatori/rules/02-elements.ts';
import { rangePenalty } from '#games/gladiatori/rules/12-throwing.ts';
import { ATTACKING, inForce, isAllowed, showCards } from '#games/gladiatori/rules/13-cards.ts';
import { prepare } from '#games/gladiatori/rules/13-moves.ts';
import { FACE_DOWN_PENALTY, TRAPPED_PENALTY } from '#games/gladiatori/rules/16-status.ts';
import {
  cellOf,
  disclose,
  type Gladiator,
  type Gladiatori,
  hasPower,
  isAnimal,
  type T,
  UNSET,
} from '#games/gladiatori/state.ts';

export const sumOf = (parts: readonly Part[]): number => {
  let sum = 0;
  for (const one of parts) sum += one.value;
  return sum;
};

export function energyOf(one: Gladiator): number {
  let sum = 0;
  for (const card of one.open) sum += CARDS[card]!.energy;
  return sum;
}

/** A figure that is attacked, and where the blow comes from. */
export interface Aim {
  figure: number;
  side: number;
}

export interface Strike {
  by: Seat;
  targets: Aim[];
  style: string;
  weapon: number;
  entered: number;
}

/** What a strike comes to: a value for each target. */
export interface Struck {
  favs: number[];
  damage: number;
  wrestling: boolean;
  acrobatic: boolean;
}

export type AttackChoice = {
  offense: 'yes' | 'no';
  blood?: number;
  acrobatic?: 'yes' | 'no';
  lunge?: number[];
  leapAttack?: number;
  leapDamage?: number;
  deep?: number;
  wrestle?: 'yes' | 'no';
};

export const isThrown = (style: string): boolean => style === 'throw' || style === 'cast';
/** GL-9.5 */
export const MOST_BLOOD = 3;
const YES_NO = ['yes', 'no'];
const NO = ['no'];

/** Step 7, R1: the attacker or helper reveals his cards and fixes his value (D-40). */
export const strike = rule<Gladiatori, Strike>(
  'strike',
  {
    locals: { by: UNSET, targets: [], style: 'attack', weapon: -1, entered: 0 },
    shows: ['by', 'targets', 'style', 'weapon', 'entered', 'result'],
  },
  [
    {
      clause: 'GL-11.1',
      run(g, f, t) {
        showCards(g, t, f.by);
        const animal = f.targets.some(({ figure }) => isAnimal(figure));
        return call(prepare, { seat: f.by, role: ATTACKING, thrown: isThrown(f.style), animal });
      },
    },
    {
      clause: 'GL-11.3',
      ask: (g, f) => attackForm(g, f),
      fallback(_g, _f, request) {
        const fields = (request as Request & { kind: 'form' }).fields;
        return Object.fromEntries(fields.map(({ name, request: asked }) => [name, silent(name, asked)]));
      },
      hints: (g, f, request) => attackHints(g, f, request),
      take(g, f, t, choice: AttackChoice) {
        const struck = fixAttack(g, f, t, choice);
        return end(struck as never);
      },
    },
  ],
);

function silent(name: string, asked: Request) {
  if (name === 'offense' || name === 'acrobatic')
    return asked.kind === 'pick' && asked.from.includes('yes') ? 'yes' : 'no';
  return asked.kind === 'subset' ? [] : asked.kind === 'amount' ? 0 : 'no';
}

function attackForm(g: Gladiatori, f: Strike): Request {
  const seat = f.by;
  const one = g.gladiators[seat]!;
  const thrown = isThrown(f.style);
  const may = (power: number): boolean =>
    hasPower(g, seat, power) && isAllowed(one, POWERS[power]!.needs, ATTACKING, thrown);
  const fields: Field[] = [field('offense', pick(seat, 'word', canUse(one, OFFENSE) ? YES_NO : NO))];
  let totals: { fields: string[]; max: number }[] | null = null;
  if (cardInUse(one) === BERSERK)
    fields.push(field('blood', amount(seat, 'points', 0, Math.min(MOST_BLOOD, one.now[BLOOD]!))));
  if (inForce(one, ACROBATIC, ATTACKING, thrown)) fields.push(field('acrobatic', pick(seat, 'word', YES_NO)));
  if (may(LUNGE) && one.hand.length > 0) fields.push(field('lunge', subset(seat, 'thing', one.hand, 0, 3)));
  const hexes = Math.min(3, f.entered);
  if (hexes > 0 && may(LEAP)) {
    fields.push(
      field('leapAttack', amount(seat, 'points', 0, hexes)),
      field('leapDamage', amount(seat, 'points', 0, hexes)),
    );
    totals = [{ fields: ['leapAttack', 'leapDamage'], max: hexes }];
  }
  if (f.style !== 'help') {
    if (may(DEEP_WOUNDS)) fields.push(field('deep', amount(seat, 'points', 0, 3)));
    if (may(WRESTLING) && f.targets.some(({ figure }) => !isAnimal(figure)))
      fields.push(field('wrestle', pick(seat, 'word', YES_NO)));
  }
  return form(seat, fields, null, totals);
}

/** The sum of GL-11.3 but for what depends on the target; `hand` is what is left of it when the value is announced (GL-9.4). */
export function attackParts(
  g: Gladiatori,
  f: Strike,
  choice: AttackChoice,
  offense: number,
  four: number,
  hand: number,
): Part[] {
  const one = g.gladiators[f.by]!;
  const card = cardInUse(one);
  const parts: Part[] = [];
  const add = (label: string, value: number, clause: string): void => {
    if (value !== 0) parts.push(part(label, value, clause));
  };
  if (card === STRENGTH) add('energy', energyOf(one), 'GL-9.1');
  if (card === DEXTERITY) add('half the hand', hand >> 1, 'GL-9.2');
  if (card === BERSERK) add('blood', 2 * (choice.blood ?? 0), 'GL-9.5');
  addItems(one, f.style, f.weapon, add);
  add('offense', offense, 'GL-2.8');
  add('trapped', one.grey > 0 ? -TRAPPED_PENALTY : 0, 'GL-16.5');
  add('face-down', one.down ? -FACE_DOWN_PENALTY : 0, 'GL-16.11');
  add('acrobatic strike', choice.acrobatic === 'yes' ? 3 : 0, 'GL-13.19');
  add('sacrifice', one.deed.sacrificed >= 0 ? 3 : 0, 'GL-13.17');
  add('lunge', 2 * (choice.lunge ?? []).length, 'GL-14.3');
  add('leap', 2 * (choice.leapAttack ?? 0), 'GL-14.22');
  add('deep wounds', -(choice.deep ?? 0), 'GL-14.25');
  add('unbeatable', four, 'GL-14.10');
  if (isThrown(f.style)) {
    const distance = arena.distance(one.cell, cellOf(g, f.targets[0]!.figure));
    add('range', -rangePenalty(distance, isNet(f.weapon)), isNet(f.weapon) ? 'GL-12.7' : 'GL-12.5');
  }
  return parts;
}

/** GL-11.3, in the order of its sum. */
function fixAttack(g: Gladiatori, f: Frame & Strike, t: T, choice: AttackChoice): Struck {
  const one = g.gladiators[f.by]!;
  const lunged = choice.lunge ?? [];
  if (lunged.length > 0) lunge(g, t, f.by, lunged);
  const leap = (choice.leapAttack ?? 0) + (choice.leapDamage ?? 0);
  if (leap > 0) cross(g, t, f.by, LEAP, leap);
  if ((choice.deep ?? 0) > 0) cross(g, t, f.by, DEEP_WOUNDS, choice.deep!);
  if (choice.wrestle === 'yes') cross(g, t, f.by, WRESTLING, 0);
  const offense = putIntoValue(one, {
    skill: OFFENSE,
    isUsed: choice.offense === 'yes',
    ability: BLOOD,
    points: choice.blood ?? 0,
    most: cardInUse(one) === BERSERK ? MOST_BLOOD : 0,
  });
  const parts = attackParts(g, f, choice, offense, spendFour(one), one.hand.length);
  disclose(t, f.by);
  const favs = f.targets.map((_, i) => announce(g, f, t, parts, i));
  const damage = (choice.leapDamage ?? 0) + (choice.deep ?? 0);
  return { favs, damage, wrestling: choice.wrestle === 'yes', acrobatic: choice.acrobatic === 'yes' };
}

/** GL-13.10: what a Sweep adds for its first, second and third target. */
export const SWEEP_MODIFIERS: readonly number[] = [1, -3, -7];

/** GL-13.14: the value against one target, with what depends on it; announced as a total (GL-11.1, GL-11.2). */
function announce(g: Gladiatori, f: Strike, t: T, common: readonly Part[], i: number): number {
  const one = g.gladiators[f.by]!;
  const { figure, side } = f.targets[i]!;
  const parts = common.slice();
  if (f.style === 'sweep') parts.push(part('sweep', SWEEP_MODIFIERS[i]!, 'GL-13.10'));
  const aid = f.style === 'help' || side !== FRONT ? 0 : takeAid(one, figure);
  if (aid > 0) parts.push(part('ally', aid, 'GL-20.6'));
  if (isAnimal(figure) && one.twos > 0) parts.push(part('against an animal', 2 * one.twos, 'GL-23.53'));
  const total = sumOf(parts);
  t.log?.emit('attackValued', { clause: 'GL-11.3', seat: f.by, target: figure, total }, shownTo(only(f.by), { parts }));
  return total;
}

/** GL-14.10 to GL-14.12: the +4 of the very next Action or Reaction. */
export function spendFour(one: Gladiator): number {
  if (!one.plusFour) return 0;
  one.plusFour = false;
  one.deed.unbeatable = true;
  return 4;
}

/** A Power used in the fight; a Feint gives it back. */
function cross(g: Gladiatori, t: T, seat: Seat, power: number, points: number): void {
  usePower(g, t, seat, power);
  g.gladiators[seat]!.deed.powers |= 1 << power;
  t.log?.emit('powerUsed', { clause: 'GL-14.35', seat, power: POWER + power, points });
}

/** GL-14.3, GL-14.4 */
function lunge(g: Gladiatori, t: T, seat: Seat, cards: readonly number[]): void {
  const one = g.gladiators[seat]!;
  for (const card of cards) {
    moveSecretly(one, one.hand, one.discard, card);
    one.deed.lunged.push(card);
  }
  cross(g, t, seat, LUNGE, cards.length);
}

/** GL-11.4, GL-12.1, GL-12.27 */
function addItems(
  one: Gladiator,
  style: string,
  weapon: number,
  add: (label: string, value: number, clause: string) => void,
): void {
  let sum = 0;
  let thrown = 0;
  for (let i = 0; i < one.items.length; i++) {
    const item = one.items[i]!;
    if (one.holds[i]! >= 0) continue;
    sum += itemAttack(one, item);
    if (item === weapon && isThrown(style)) thrown = itemAttack(one, item);
  }
  add('items', sum, 'GL-11.4');
  add('thrown', thrown, 'GL-12.1');
}

/** An ally bonus against `figure` is used up (GL-20.6, GL-20.15); what it was worth. */
export function takeAid(one: Gladiator, figure: number): number {
  let sum = 0;
  for (let i = one.aid.length - 2; i >= 0; i -= 2) {
    if (one.aid[i] !== figure) continue;
    sum += one.aid[i + 1]!;
    one.deed.aid.push(figure, one.aid[i + 1]!);
    one.aid.splice(i, 2);
  }
  return sum;
}
