// Chapter 14 and 25c: the Powers that are free commands: Adaptation, Resistance, Delay in defence, Stand up!

import { shownTo } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Command } from '#engine/game.ts';
import { pick, subset } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { ADAPTATION, DELAY, FROM_HP, POWER, RESISTANCE, STAND_UP } from '#games/gladiatori/cards.ts';
import { moveSecretly } from '#games/gladiatori/handling.ts';
import { isDeckOpen, recover, recoverable, usePower } from '#games/gladiatori/rules/02-elements.ts';
import type { Fight } from '#games/gladiatori/rules/11-hit.ts';
import { releaseNets } from '#games/gladiatori/rules/16-status.ts';
import { type Gladiatori, hasPower, inPlay, playsOn, stampOf, type T } from '#games/gladiatori/state.ts';

const MOST = 3;

/** GL-25.9, GL-25.13: whether an any-time Power of this seat is accepted now; not from one who was just killed (D-47). */
function isOpen(g: Gladiatori, seat: Seat, power: number): boolean {
  const one = g.gladiators[seat]!;
  const isAlive = inPlay(g, seat) && (one.cover || playsOn(one));
  return g.turn > 0 && !g.ended && isAlive && !one.passive && hasPower(g, seat, power);
}

/** GL-15.5, GL-25.13: what a Passive player reads who owns the Power. */
const whyPassive =
  (power: number) =>
  (g: Gladiatori, seat: Seat): { clause: string; reason: string } | null =>
    g.gladiators[seat]!.passive && hasPower(g, seat, power)
      ? { clause: 'GL-15.5', reason: 'a Passive gladiator uses no Power' }
      : null;

/** The turn itself asks nothing but how to split the deck (GL-7.3). */
const isChoosing = (g: Gladiatori): boolean => g.flow.frames[g.flow.frames.length - 1]?.rule === 'turn';

/** GL-14.36 to GL-14.38 */
export const adaptation: Command<Gladiatori> = {
  name: 'adaptation',
  clause: 'GL-14.36',
  opens: true,
  barred: whyPassive(ADAPTATION),
  offer(g, seat) {
    if (!isOpen(g, seat, ADAPTATION) || isChoosing(g)) return null;
    const one = g.gladiators[seat]!;
    const list = [...one.hand, ...one.hp.map((card) => FROM_HP + card)];
    return list.length === 0 ? null : subset(seat, 'thing', list, 1, MOST);
  },
  take(g, t, things: number[], seat) {
    const one = g.gladiators[seat]!;
    usePower(g, t, seat, ADAPTATION);
    let toHand = 0;
    for (const thing of things) {
      const up = thing >= FROM_HP;
      const card = up ? thing - FROM_HP : thing;
      moveSecretly(one, up ? one.hp : one.hand, up ? one.hand : one.hp, card);
      if (up) toHand++;
    }
    t.reopen(seat);
    const moved = { toHand, toHp: things.length - toHand };
    t.log?.emit('adapted', { seat, ...moved }, shownTo(only(seat), { things: things.slice() }));
  },
};

/** GL-14.43, GL-14.44 */
export const resistance: Command<Gladiatori> = {
  name: 'resistance',
  clause: 'GL-14.43',
  opens: true,
  barred: whyPassive(RESISTANCE),
  offer(g, seat) {
    if (!isOpen(g, seat, RESISTANCE)) return null;
    const list = recoverable(g.gladiators[seat]!, MOST, false);
    return list.length === 0 ? null : subset(seat, 'thing', list, 1, MOST);
  },
  take(g, t, things: number[], seat) {
    usePower(g, t, seat, RESISTANCE);
    t.log?.emit('powerUsed', { seat, power: POWER + RESISTANCE, points: things.length });
    recover(g, t, seat, things);
    t.reopen(seat);
  },
};

/** GL-11.56: whether a gladiator is being attacked by another. */
function isDefending(g: Gladiatori, seat: Seat): boolean {
  const fight = g.flow.frames.find(({ rule }) => rule === 'fight') as (Frame & Fight) | undefined;
  return fight?.targets.some(({ figure }) => figure === seat) ?? false;
}

/** GL-14.40, GL-14.42: not after the seat's own defence value was announced. */
export const delay: Command<Gladiatori> = {
  name: 'delay',
  clause: 'GL-14.40',
  opens: true,
  barred: whyPassive(DELAY),
  offer(g, seat) {
    if (!isOpen(g, seat, DELAY)) return null;
    return g.gladiators[seat]!.warded ? null : pick(seat, 'word', ['defence']);
  },
  take(g, t, _choice, seat) {
    usePower(g, t, seat, DELAY);
    if (g.feintReturnsDelay && isDefending(g, seat)) g.gladiators[seat]!.deed.powers |= 1 << DELAY;
    g.gladiators[seat]!.delayed = isDeckOpen(g) ? stampOf(g) + 1 : stampOf(g);
    t.log?.emit('powerUsed', { seat, power: POWER + DELAY, points: 3 });
    t.reopen(seat);
  },
};

/** GL-14.5 to GL-14.7, GL-25.14: only in the seat's own activation, and not after passing. */
export const stand: Command<Gladiatori> = {
  name: 'stand-up',
  clause: 'GL-25.14',
  opens: true,
  barred: whyPassive(STAND_UP),
  offer(g, seat) {
    const one = g.gladiators[seat]!;
    if (g.active !== seat || !isOpen(g, seat, STAND_UP) || one.grey + one.white === 0) return null;
    return pick(seat, 'word', ['stand-up']);
  },
  take: (g, t, _choice, seat) => standUp(g, t, seat),
};

/** Markers received in this activation are still pending and stay (GL-14.7). */
export function standUp(g: Gladiatori, t: T, seat: Seat): void {
  const one = g.gladiators[seat]!;
  usePower(g, t, seat, STAND_UP);
  one.grey = 0;
  one.white = 0;
  one.down = false;
  t.log?.emit('stoodUp', { clause: 'GL-14.5', seat });
  releaseNets(g, t);
}

export const commands: readonly Command<Gladiatori>[] = [adaptation, resistance, delay, stand];
