// Chapter 13: the Special Moves that are decided when cards are revealed, and Reflex.

import { shownTo } from '#engine/event.ts';
import { end, type Frame, rule, to } from '#engine/flow/flow.ts';
import { amount, type Field, field, form, type Item, pick, subset } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import {
  BREAK_ITEM,
  CARDS,
  FEINT,
  FROM_HP,
  isAddable,
  isMove,
  OVERSKILL,
  POWER,
  POWERS,
  RAGE,
  REFLEX,
  SACRIFICE,
  SKILLS,
  SPEED,
  SWEEP,
  VALUES,
} from '#games/gladiatori/cards.ts';
import { isBoosted, moveOpenly, payOpenly } from '#games/gladiatori/handling.ts';
import { moveHints, reflexPoints } from '#games/gladiatori/hints.ts';
import { usePower } from '#games/gladiatori/rules/02-elements.ts';
import { barredMoves } from '#games/gladiatori/rules/08-barred.ts';
import { addMoves, move } from '#games/gladiatori/rules/09-movement.ts';
import { inForce, NEITHER } from '#games/gladiatori/rules/13-cards.ts';
import { disclose, type Gladiatori, inPlay, isHeld, powersOpen, type T, UNSET } from '#games/gladiatori/state.ts';

export interface Preparing {
  seat: Seat;
  role: number;
  thrown: boolean;
  /** Whether an animal is attacked or attacks. */
  animal: boolean;
}

const SKILL_NAMES = SKILLS.map((skill) => VALUES[skill]!);

/** GL-13.23, GL-13.24: the most a Skill can gain. */
export const overskillGain = (current: number): number => Math.min(5, 2 * current);

export const prepare = rule<Gladiatori, Preparing>(
  'prepare',
  { locals: { seat: UNSET, role: NEITHER, thrown: false, animal: false }, shows: ['seat', 'role', 'thrown', 'animal'] },
  [
    {
      clause: 'GL-13.28',
      ask(g, f) {
        const one = g.gladiators[f.seat]!;
        if (!inForce(one, RAGE, f.role, f.thrown) || one.hp.length + one.discard.length === 0) return null;
        const list: Item[] = ['none'];
        const isFetched = (card: number): boolean => isAddable(card) || (g.feintInStack && card === FEINT);
        for (const card of new Set(one.discard)) if (isFetched(card)) list.push(card);
        for (const card of new Set(one.hp)) if (isFetched(card)) list.push(FROM_HP + card);
        return pick(f.seat, 'thing', list);
      },
      fallback: () => 'none',
      take: (g, f, t, choice: Item) => rage(g, f, t, choice),
    },
    {
      clause: 'GL-23.53',
      ask(g, f) {
        if (!f.animal) return null;
        const one = g.gladiators[f.seat]!;
        // A Sweep or Break Item that was declared does what it does (GL-8.29, GL-8.33); one that Rage brought in cannot be.
        const isIdle = (card: number): boolean => (one.inert & (1 << card)) === 0 || card === one.deed.raged;
        const isFree = (card: number): boolean => (isMove(card) && isIdle(card)) || card === FEINT;
        const list = one.open.filter(isFree);
        if (powersOpen(g))
          for (let power = 0; power < POWERS.length; power++)
            if ((one.powers & (1 << power)) !== 0) list.push(POWER + power);
        return subset(f.seat, 'thing', list, 0, list.length);
      },
      fallback: () => [],
      take: (g, f, t, things: number[]) => useForTwo(g, f, t, things),
    },
    {
      clause: 'GL-13.17',
      ask(g, f) {
        const one = g.gladiators[f.seat]!;
        if (!inForce(one, SACRIFICE, f.role, f.thrown) || one.hand.length === 0) return null;
        return pick(f.seat, 'thing', ['none', ...new Set(one.hand)]);
      },
      fallback: () => 'none',
      take: (g, f, t, choice: Item) => sacrifice(g, f, t, choice),
    },
    {
      clause: 'GL-13.22',
      ask(g, f) {
        const one = g.gladiators[f.seat]!;
        if (!inForce(one, OVERSKILL, f.role, f.thrown)) return null;
        const skills = SKILL_NAMES.filter((_, skill) => one.now[skill]! > 0 && !isBoosted(one, skill));
        const fields: Field[] = [field('skill', pick(f.seat, 'word', ['none', ...skills]))];
        for (const skill of skills) {
          const most = overskillGain(one.now[SKILL_NAMES.indexOf(skill)]!);
          fields.push(field('gain', amount(f.seat, 'points', 1, most), { field: 'skill', is: [skill] }));
        }
        return form(f.seat, fields);
      },
      fallback: () => ({ skill: 'none' }),
      take: (g, f, t, choice: { skill: string; gain?: number }) => boost(g, f, t, choice),
    },
  ],
);

/** GL-23.53 to GL-23.55: cards and Powers that count +2 instead of doing what they do. */
function useForTwo(g: Gladiatori, f: Frame & Preparing, t: T, things: readonly number[]): void {
  const one = g.gladiators[f.seat]!;
  if (things.length === 0) return;
  one.twos += things.length;
  for (const thing of things) {
    if (thing >= POWER) {
      usePower(g, t, f.seat, thing - POWER);
      one.deed.powers |= 1 << (thing - POWER);
    } else one.inert |= 1 << thing;
  }
  disclose(t, f.seat);
  t.log?.emit('usedForTwo', { seat: f.seat, things: things.slice() });
}

/** GL-13.28 to GL-13.31 */
function rage(g: Gladiatori, f: Frame & Preparing, t: T, choice: Item): void {
  if (choice === 'none') return;
  const one = g.gladiators[f.seat]!;
  const fromHp = (choice as number) >= FROM_HP;
  const card = fromHp ? (choice as number) - FROM_HP : (choice as number);
  moveOpenly(one, fromHp ? one.hp : one.discard, one.open, card);
  moveOpenly(one, one.open, one.discard, RAGE);
  one.deed.raged = card;
  one.deed.fromHp = fromHp;
  if (card === SWEEP || card === BREAK_ITEM) one.inert |= 1 << card;
  disclose(t, f.seat);
  t.use(CARDS[card]!.name);
  t.log?.emit('raged', { seat: f.seat, card, from: fromHp ? 'hp' : 'discard' });
}

/** GL-13.17, GL-13.18 */
function sacrifice(g: Gladiatori, f: Frame & Preparing, t: T, choice: Item): void {
  if (choice === 'none') return;
  const one = g.gladiators[f.seat]!;
  moveOpenly(one, one.hand, one.removed, choice as number);
  one.deed.sacrificed = choice as number;
  disclose(t, f.seat);
  t.log?.emit('sacrificed', { seat: f.seat, card: choice });
}

/** GL-13.22 to GL-13.26: which Skill grows is known to its owner alone. */
function boost(g: Gladiatori, f: Frame & Preparing, t: T, choice: { skill: string; gain?: number }): void {
  const one = g.gladiators[f.seat]!;
  if (choice.skill !== 'none') {
    const skill = (SKILL_NAMES as readonly string[]).indexOf(choice.skill);
    one.now[skill]! += choice.gain!;
    one.boosted |= 1 << skill;
    one.deed.boost = skill;
    one.deed.gain = choice.gain!;
  }
  t.log?.emit('overskilled', { seat: f.seat }, shownTo(only(f.seat), { skill: choice.skill, gain: choice.gain ?? 0 }));
}

interface Moving {
  seat: Seat;
  /** Movement points used. */
  used: number;
}

/** GL-13.50 to GL-13.52: one free movement point, more for Speed (D-50). It ends with the number of points used. */
export const reflex = rule<Gladiatori, Moving>(
  'reflex',
  { locals: { seat: UNSET, used: 0 }, shows: ['seat', 'used'] },
  [
    {
      clause: 'GL-13.50',
      ask(g, f) {
        const one = g.gladiators[f.seat]!;
        if (!inPlay(g, f.seat) || isHeld(one) || (one.inert & (1 << REFLEX)) !== 0) return null;
        const list = ['stop'];
        if (f.used === 0 || one.now[SPEED]! > 0) addMoves(g, f.seat, list);
        return pick(f.seat, 'move', list);
      },
      fallback: () => 'stop',
      barred: (g, f) => barredMoves(g, f.seat, f.used > 0),
      hints: (g, f) => moveHints(g, f.seat, reflexPoints(g, f)),
      take(g, f, t, choice: Item) {
        if (choice === 'stop') return end(f.used);
        if (f.used > 0) {
          payOpenly(g.gladiators[f.seat]!, SPEED, 1);
          disclose(t, f.seat);
        }
        f.used++;
        move(g, t, f.seat, choice as string, 'GL-13.50');
        return to('GL-13.50');
      },
    },
    { clause: 'GL-13.51', run: (_g, f) => end(f.used) },
  ],
);
