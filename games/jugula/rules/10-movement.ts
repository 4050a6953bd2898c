// Chapters 10 and 11: movement and Danger Zones.
//
// A movement has no effect but where it ends, so what is decided is the stance at its end (JU-21.5), and the cheapest way
// there is taken.

import { call, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Barred, type Hint, type Item, pick, type Request } from '#engine/requests/request.ts';
import { mpOf } from '#games/jugula/armaturae.ts';
import { direction, FACINGS, facingOf, SQUARES, squareOf, stanceAt } from '#games/jugula/board.ts';
import { backsOut, isDangerous, isTaken, pricesOf, stancesFor, wayTo } from '#games/jugula/rules/11-ways.ts';
import { removeNet } from '#games/jugula/rules/16-traits.ts';
import {
  boostOf,
  gladiatorNamed,
  isHindered,
  isPlaying,
  type Jugula,
  MP,
  nameAt,
  namesOf,
  type Sand,
} from '#games/jugula/state.ts';

/** JU-10.1: the movement points of gladiator `who` now. */
export const pointsOf = (sand: Sand, who: number, bonus: number): number => {
  const gladiator = sand.gladiators[who]!;
  return mpOf(gladiator.kind, gladiator.wounds) + boostOf(gladiator, MP) + bonus;
};

interface Moves {
  /** How many gladiators may still move. */
  left: number;
  /** Movement points that a card's effect adds. */
  mp: number;
}

/** JU-9.1, JU-19.2: several gladiators move, one after the other (JU-9.7, JU-9.8). */
export const moves = rule<Jugula, Moves>('moves', { locals: { left: 0, mp: 0 }, shows: ['left', 'mp'] }, [
  {
    clause: 'JU-21.4',
    ask(g, f) {
      if (f.left === 0) return null;
      const movers: Item[] = namesOf(g, g.active, (gladiator) => !gladiator.moved);
      if (movers.length === 0) return null;
      movers.push('stop');
      return pick(g.active, 'gladiator', movers);
    },
    fallback: () => 'stop',
    barred: (g) =>
      namesOf(g, g.active, (gladiator) => gladiator.moved).map((item) => ({
        item,
        clause: 'JU-10.19',
        reason: 'he has made his movement with this card',
      })),
    take(_g, f, _t, choice: Item) {
      if (choice === 'stop') return to('JU-9.7');
      f.left--;
      return call(movement, { gladiator: choice as number, mp: f.mp }, 'JU-21.4');
    },
  },
  { clause: 'JU-9.7', run: () => {} },
]);

interface Movement {
  gladiator: number;
  mp: number;
}

/** One movement (JU-10.1), or a Hindrance marker shaken off instead of it (JU-16.16, JU-16.33). */
export const movement = rule<Jugula, Movement>(
  'movement',
  { locals: { gladiator: 0, mp: 0 }, shows: ['gladiator', 'mp'] },
  [
    {
      clause: 'JU-21.5',
      ask: (g, f) => movementRequest(g, gladiatorNamed(g, f.gladiator), f.mp),
      fallback: (g, f) => stanceOf(g, gladiatorNamed(g, f.gladiator)),
      barred: (g, f) => whyNot(g, gladiatorNamed(g, f.gladiator), f.mp),
      hints: (g, f, request) => priceHints(g, gladiatorNamed(g, f.gladiator), f.mp, request),
      take(g, f, t, choice: Item) {
        const who = gladiatorNamed(g, f.gladiator);
        g.gladiators[who]!.moved = true;
        if (choice === 'free') removeNet(g, t, who, 'JU-16.16');
        else move(g, t, who, f.mp, choice as number);
      },
    },
  ],
);

const stanceOf = (sand: Sand, who: number): number =>
  stanceAt(sand.gladiators[who]!.cell, sand.gladiators[who]!.facing);

function movementRequest(g: Jugula, who: number, bonus: number): Request | null {
  const gladiator = g.gladiators[who]!;
  if (gladiator.cell < 0 || !isPlaying(g, gladiator.seat)) return null;
  // JU-16.11
  const from: Item[] = isHindered(gladiator) ? [stanceOf(g, who)] : stancesFor(g, who, pointsOf(g, who, bonus));
  if (gladiator.net >= 0) from.push('free');
  return pick(gladiator.seat, 'stance', from);
}

/** What every end of the movement costs. */
function priceHints(g: Jugula, who: number, bonus: number, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const stances = request.from.filter((item) => typeof item === 'number');
  const prices = pricesOf(g, who, pointsOf(g, who, bonus), stances);
  return stances.map((item, i) => ({ item, key: 'price', values: { mp: prices[i]! } }));
}

function move(g: Jugula, t: Table<Jugula>, who: number, bonus: number, stance: number): void {
  const gladiator = g.gladiators[who]!;
  if (t.log !== null) {
    const { cells, parts } = wayTo(g, who, pointsOf(g, who, bonus), stance)!;
    const name = nameAt(g, who);
    if (parts.length === 0) t.log.emit('stayed', { gladiator: name });
    else {
      const total = parts.reduce((sum, one) => sum + one.value, 0);
      t.log.emit('moved', {
        clause: 'JU-10.1',
        gladiator: name,
        from: stanceOf(g, who),
        cells,
        stance,
        parts,
        total,
      });
    }
  }
  gladiator.cell = squareOf(stance);
  gladiator.facing = facingOf(stance);
}

/** Stances that cost up to so many points too much are listed with the reason; those further away are not. */
const A_LITTLE = 2;

type Reason = Pick<Barred, 'clause' | 'reason'>;

/** What a person may try and the rules forbid: squares next to the gladiator, and what is a little too far. */
function whyNot(g: Jugula, who: number, bonus: number): Barred[] {
  const gladiator = g.gladiators[who]!;
  const barred: Barred[] = [];
  if (gladiator.net < 0) barred.push({ item: 'free', clause: 'JU-16.16', reason: 'he carries no Hindrance marker' });
  const why = isHindered(gladiator) ? whyHindered(stanceOf(g, who)) : whyNoStance(g, who, pointsOf(g, who, bonus));
  for (let stance = 0; stance < SQUARES * FACINGS; stance++) {
    const reason = why(stance);
    if (reason !== null) barred.push({ item: stance, ...reason });
  }
  return barred;
}

const HINDERED: Reason = { clause: 'JU-16.11', reason: 'a hindered gladiator may not move or turn' };

const whyHindered = (own: number) => (stance: number) => (stance === own ? null : HINDERED);

function whyNoStance(g: Jugula, who: number, mp: number): (stance: number) => Reason | null {
  const { cell } = g.gladiators[who]!;
  const can = new Set(stancesFor(g, who, mp));
  const inDanger = isDangerous(cell);
  const freely = g.binding ? new Set(stancesFor({ ...g, binding: false }, who, mp)) : can;
  const further = new Set(stancesFor(g, who, mp + A_LITTLE));
  return (stance) => {
    if (can.has(stance)) return null;
    const square = squareOf(stance);
    const near = square === cell || direction(cell, square) >= 0;
    if (near && isTaken(square)) return { clause: 'JU-10.15', reason: 'a gladiator stands there' };
    if (near && inDanger && !backsOut(cell, square, facingOf(stance))) return ENDANGERED;
    if (freely.has(stance))
      return { clause: 'JU-11.13', reason: 'the step back out of a Danger Zone ends his movement' };
    if (further.has(stance)) return { clause: 'JU-10.1', reason: `this costs more than his ${mp} movement points` };
    // Where he backs out straight away only the price can be too high.
    return inDanger && !near ? ENDANGERED : null;
  };
}

const ENDANGERED: Reason = {
  clause: 'JU-11.1',
  reason: 'in a Danger Zone he may only face that enemy and step straight back',
};
