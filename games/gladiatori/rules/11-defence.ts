// Chapter 11a: the Final Defence Value. Only its total is announced (GL-11.2); the parts go to their owner alone.

import { type Part, part, shownTo } from '#engine/event.ts';
import { call, end, rule } from '#engine/flow/flow.ts';
import { amount, type Field, field, form, pick, type Request } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import { ACROBATIC, BERSERK, DEXTERITY, GUARD, MOVEMENT, SPEED, STRENGTH } from '#games/gladiatori/cards.ts';
import { putIntoValue } from '#games/gladiatori/handling.ts';
import { defenceHints } from '#games/gladiatori/hints.ts';
import { cardInUse, itemDefence } from '#games/gladiatori/holdings.ts';
import { canUse } from '#games/gladiatori/rules/02-elements.ts';
import { energyOf, spendFour, sumOf, takeAid } from '#games/gladiatori/rules/11-attack.ts';
import { DEFENDING, inForce, showCards } from '#games/gladiatori/rules/13-cards.ts';
import { prepare } from '#games/gladiatori/rules/13-moves.ts';
import { FACE_DOWN_PENALTY, TRAPPED_PENALTY } from '#games/gladiatori/rules/16-status.ts';
import {
  disclose,
  type Gladiator,
  type Gladiatori,
  isAnimal,
  stampOf,
  type T,
  UNSET,
} from '#games/gladiatori/state.ts';

/** GL-10.6 */
export const MOST_SPEED = 2;
const YES_NO = ['yes', 'no'];
const NO = ['no'];

export interface Ward {
  seat: Seat;
  /** The attacking figure. */
  against: number;
  side: number;
  fav: number;
  /** The attacker's Action card, −1 for an animal (GL-23.24). */
  card: number;
  net: boolean;
  thrown: boolean;
}

type DefenceChoice = {
  guard: 'yes' | 'no';
  speed?: number;
  acrobatic?: 'yes' | 'no';
};

/** Step 7, R3: a defender reveals his cards and fixes his value (D-42). */
export const ward = rule<Gladiatori, Ward>(
  'ward',
  {
    locals: { seat: UNSET, against: UNSET, side: FRONT, fav: UNSET, card: -1, net: false, thrown: false },
    shows: ['seat', 'against', 'side', 'fav', 'card', 'net', 'thrown', 'result'],
  },
  [
    {
      clause: 'GL-11.1',
      run(g, f, t) {
        showCards(g, t, f.seat);
        if (g.gladiators[f.seat]!.passive) return;
        return call(prepare, { seat: f.seat, role: DEFENDING, thrown: f.thrown, animal: isAnimal(f.against) });
      },
    },
    {
      clause: 'GL-11.5',
      ask: (g, f) => defenceForm(g, f),
      fallback: (g, f, request) => silentDefence(g, f, request as Request & { kind: 'form' }),
      hints: (g, f, request) => defenceHints(g, f, request),
      take: (g, f, t, choice: DefenceChoice) => end(fixDefence(g, f, t, choice) as never),
    },
  ],
);

/** A Passive gladiator uses no card. */
export const isDodging = (one: Gladiator): boolean => cardInUse(one) === MOVEMENT;

function defenceForm(g: Gladiatori, f: Ward): Request {
  const one = g.gladiators[f.seat]!;
  const fields: Field[] = [field('guard', pick(f.seat, 'word', canUse(one, GUARD) ? YES_NO : NO))];
  if (isDodging(one)) fields.push(field('speed', amount(f.seat, 'points', 0, Math.min(MOST_SPEED, one.now[SPEED]!))));
  if (inForce(one, ACROBATIC, DEFENDING, f.thrown)) fields.push(field('acrobatic', pick(f.seat, 'word', YES_NO)));
  return form(f.seat, fields);
}

/** D-42, silent: Guard where it can change the result, and nothing else. */
function silentDefence(g: Gladiatori, f: Ward, request: Request & { kind: 'form' }) {
  const one = g.gladiators[f.seat]!;
  const fdv = sumOf(defenceParts(g, f, 0, 0, false, one.plusFour && !one.passive ? 4 : 0));
  const fav = isDodging(one) ? Math.floor(f.fav / 2) : f.fav;
  const helps = canUse(one, GUARD) && fav > fdv && fav <= fdv + one.now[GUARD]!;
  return Object.fromEntries(
    request.fields.map(({ name }) => [name, name === 'guard' ? (helps ? 'yes' : 'no') : name === 'speed' ? 0 : 'no']),
  );
}

/** GL-11.5, in the order of its sum. */
export function defenceParts(
  g: Gladiatori,
  f: Ward,
  guard: number,
  speed: number,
  acrobatic: boolean,
  four: number,
): Part[] {
  const one = g.gladiators[f.seat]!;
  const card = cardInUse(one);
  const parts: Part[] = [];
  const add = (label: string, value: number, clause: string): void => {
    if (value !== 0) parts.push(part(label, value, clause));
  };
  if (card === STRENGTH) add('energy', energyOf(one), 'GL-10.1');
  if (card === DEXTERITY) add('half the hand', one.hand.length >> 1, 'GL-10.2');
  if (card === BERSERK) add('oppose', 5, 'GL-10.3');
  if (card === MOVEMENT) add('speed', 2 * speed, 'GL-10.6');
  if (card >= 0 && card === f.card) add('matching', 5, 'GL-10.10');
  if (card !== MOVEMENT && !f.net)
    add(
      'items',
      one.items.reduce((sum, item, i) => sum + (one.holds[i]! >= 0 ? 0 : itemDefence(one, item)), 0),
      'GL-11.5',
    );
  add('guard', guard, 'GL-2.9');
  add('ally', aidFor(one, f.against), 'GL-20.6');
  add('trapped', one.grey > 0 ? -TRAPPED_PENALTY : 0, 'GL-16.5');
  add('face-down', one.down ? -FACE_DOWN_PENALTY : 0, 'GL-16.11');
  add('from behind', f.side === FRONT ? 0 : -3, 'GL-11.7');
  add('acrobatic strike', acrobatic ? 3 : 0, 'GL-13.19');
  add('sacrifice', one.deed.sacrificed >= 0 ? 3 : 0, 'GL-13.17');
  add('delay', one.delayed >= stampOf(g) ? 3 : 0, 'GL-14.40');
  add('unbeatable', four, 'GL-14.10');
  add('against an animal', 2 * one.twos, 'GL-23.53');
  return parts;
}

function aidFor(one: Gladiator, figure: number): number {
  let sum = 0;
  for (let i = 0; i < one.aid.length; i += 2) if (one.aid[i] === figure) sum += one.aid[i + 1]!;
  return sum;
}

export interface Warded {
  fdv: number;
  dodged: boolean;
  acrobatic: boolean;
}

function fixDefence(g: Gladiatori, f: Ward, t: T, choice: DefenceChoice): Warded {
  const one = g.gladiators[f.seat]!;
  const speed = choice.speed ?? 0;
  const guard = putIntoValue(one, {
    skill: GUARD,
    isUsed: choice.guard === 'yes',
    ability: SPEED,
    points: speed,
    most: isDodging(one) ? MOST_SPEED : 0,
  });
  const four = one.passive ? 0 : spendFour(one);
  const parts = defenceParts(g, f, guard, speed, choice.acrobatic === 'yes', four);
  takeAid(one, f.against);
  one.warded = true;
  const total = sumOf(parts);
  disclose(t, f.seat);
  t.log?.emit('defenceValued', { seat: f.seat, against: f.against, total }, shownTo(only(f.seat), { parts }));
  return { fdv: total, dodged: isDodging(one), acrobatic: choice.acrobatic === 'yes' };
}
