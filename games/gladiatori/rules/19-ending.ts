// Chapter 19: end of game, ranking and ties; the ends of games against animals (GL-23.59 to GL-23.63).

import { part } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import type { Outcome } from '#engine/game.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { hpOf, itemHp } from '#games/gladiatori/holdings.ts';
import { VP } from '#games/gladiatori/rules/17-honour.ts';
import { type Gladiatori, inPlay, isCoop, KILLED, playsOn, seatsInPlay, type T } from '#games/gladiatori/state.ts';

/** GL-19.1 */
export const TURNS = 6;

/** GL-19.2 to GL-19.4, GL-23.60, GL-23.61: notes when the game is over. */
export function checkEnd(g: Gladiatori, t: T): void {
  if (g.ended) return;
  const left = seatsInPlay(g);
  const over = isCoop(g)
    ? left.length === 0 || g.animals.every(({ where }) => where === KILLED)
    : new Set(left.map((seat) => g.gladiators[seat]!.side)).size <= 1;
  if (!over) return;
  g.ended = true;
  t.log?.emit('gameEnded', { clause: isCoop(g) ? 'GL-23.61' : 'GL-19.2' });
}

/** GL-14.20, GL-17.30, GL-17.31: alive, not surrendered, not playing on after death. */
export const hasSurvived = (g: Gladiatori, seat: Seat): boolean => inPlay(g, seat) && !playsOn(g.gladiators[seat]!);

/** GL-19.8 */
export function hitPoints(g: Gladiatori, seat: Seat): number {
  if (!hasSurvived(g, seat)) return 0;
  const one = g.gladiators[seat]!;
  const items = one.items.reduce((sum, item) => sum + itemHp(one, item), 0);
  return hpOf(one.hand) + hpOf(one.hp) + hpOf(one.deck) + items + 1;
}

export const finish = rule<Gladiatori>('finish', { locals: {} }, [
  {
    clause: 'GL-17.30',
    run(g, _f, t) {
      if (isCoop(g)) return;
      for (let seat = 0; seat < g.seats; seat++) {
        const bonus = hasSurvived(g, seat) ? VP.survival : 0;
        const parts = [part('points', g.vp[seat]!, 'GL-17.1'), part('survival', bonus, 'GL-17.30')];
        g.vp[seat]! += bonus;
        t.log?.emit('scored', { seat, parts, total: g.vp[seat]! });
      }
    },
  },
  {
    clause: 'GL-17.32',
    run(g, _f, t) {
      if (isCoop(g) || t.log === null) return;
      const sides = new Set(g.gladiators.map(({ side }) => side));
      for (const side of sides) {
        const seats: Seat[] = [];
        for (let seat = 0; seat < g.seats; seat++) if (g.gladiators[seat]!.side === side) seats.push(seat);
        if (seats.length < 2) continue;
        const parts = seats.map((seat) => part('points', g.vp[seat]!, 'GL-20.1'));
        if (isPair(g, side)) parts.push(part('pair', VP.pair, 'GL-17.32'));
        t.log.emit('sideScored', { seats, parts, total: parts.reduce((sum, { value }) => sum + value, 0) });
      }
    },
  },
  {
    clause: 'GL-24.16',
    run(g, _f, t) {
      for (let seat = 0; seat < g.seats; seat++) t.reveal(only(seat), EVERYBODY);
    },
  },
]);

/** GL-17.32: whether a side is the pair of two against one. */
const isPair = (g: Gladiatori, side: number): boolean => g.shape === 'twoVsOne' && side === 1;

/** GL-19.5 to GL-19.8, GL-17.32, GL-20.1: the score of every seat's side, and its place. */
export function outcome(g: Gladiatori): Outcome {
  if (isCoop(g)) return survivors(g);
  const sides = new Map<number, { vp: number; hp: number }>();
  for (let seat = 0; seat < g.seats; seat++) {
    const { side } = g.gladiators[seat]!;
    const sum = sides.get(side) ?? { vp: isPair(g, side) ? VP.pair : 0, hp: 0 };
    sides.set(side, { vp: sum.vp + g.vp[seat]!, hp: sum.hp + hitPoints(g, seat) });
  }
  const of = (seat: Seat) => sides.get(g.gladiators[seat]!.side)!;
  const ahead = (a: Seat, b: Seat): boolean => of(a).vp > of(b).vp || (of(a).vp === of(b).vp && of(a).hp > of(b).hp);
  const seats = g.gladiators.map((_, seat) => seat);
  return {
    clause: 'GL-19.5',
    places: seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length),
    scores: seats.map((seat) => of(seat).vp),
  };
}

/** GL-23.59, GL-23.60: everybody alive at the end has won; where nobody is, the animals have. */
function survivors(g: Gladiatori): Outcome {
  const scores = g.gladiators.map((_, seat) => (hasSurvived(g, seat) ? 1 : 0));
  const won = scores.filter((score) => score === 1).length;
  const behind = won === 0 ? 2 : won + 1;
  return {
    clause: won === 0 ? 'GL-23.60' : 'GL-23.59',
    places: scores.map((score) => (score === 1 ? 1 : behind)),
    scores,
  };
}
