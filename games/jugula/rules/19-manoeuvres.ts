// Chapter 19, the operations that gladiators carry out: MOVE_ATTACK, TURN, SHOVE, SWAP.

import { AGAIN, call, end, rule } from '#engine/flow/flow.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { ARMATURAE, KINDS, nameOf } from '#games/jugula/armaturae.ts';
import { direction, FACING_NAMES, FACINGS, inFront } from '#games/jugula/board.ts';
import { oddsHints } from '#games/jugula/odds.ts';
import { movement } from '#games/jugula/rules/10-movement.ts';
import {
  addStrikes,
  attackerKind,
  callStrike,
  strikeOf,
  targetName,
  whyNoStrike,
} from '#games/jugula/rules/12-attack.ts';
import { freeAt } from '#games/jugula/rules/14-push.ts';
import { gladiatorNamed, isHindered, isPlaying, type Jugula, nameAt, namesOf } from '#games/jugula/state.ts';

interface Charge {
  mp: number;
  att: number;
  gladiator: number | null;
}

/** JU-19.4: one gladiator moves and then may attack. */
export const charge = rule<Jugula, Charge>(
  'charge',
  { locals: { mp: 0, att: 0, gladiator: null }, shows: ['mp', 'att', 'gladiator'] },
  [
    {
      clause: 'JU-19.4',
      ask(g) {
        const movers: Item[] = namesOf(g, g.active, (gladiator) => !gladiator.moved);
        if (movers.length === 0) return null;
        movers.push('stop');
        return pick(g.active, 'gladiator', movers);
      },
      fallback: () => 'stop',
      take(_g, f, _t, choice: Item) {
        if (choice === 'stop') return end();
        f.gladiator = choice as number;
        return call(movement, { gladiator: choice as number, mp: f.mp });
      },
    },
    {
      clause: 'JU-21.6',
      ask(g, f) {
        if (f.gladiator === null || g.ending !== null) return null;
        const strikes: Item[] = [];
        addStrikes(g, gladiatorNamed(g, f.gladiator), strikes);
        if (strikes.length === 0) return null;
        strikes.push('stop');
        return pick(g.active, 'strike', strikes);
      },
      fallback: () => 'stop',
      barred: (g, f) => whyNoStrike(g, gladiatorNamed(g, f.gladiator!)),
      hints: (g, f, request) => oddsHints(g, request, f.att),
      take(g, f, _t, choice: Item) {
        return choice === 'stop' ? end() : callStrike(g, choice as number, f.att, 'JU-19.4 done');
      },
    },
    { clause: 'JU-19.4', at: 'JU-19.4 done', run: () => {} },
  ],
);

/** A pivot is a gladiator of the active player with his new facing, in one number. */
const pivotOf = (kind: number, facing: number): number => kind * FACINGS + facing;
export const pivotKind = (pivot: number): number => Math.floor(pivot / FACINGS);
export const pivotFacing = (pivot: number): number => pivot % FACINGS;
export const pivotName = (pivot: number): string =>
  `${ARMATURAE[pivotKind(pivot)]!.id}:${FACING_NAMES[pivotFacing(pivot)]}`;

interface Turning {
  left: number;
  /** The kinds of the gladiators who have turned. */
  turned: number[];
}

/** JU-19.5: free turns, also in a Danger Zone. */
export const turning = rule<Jugula, Turning>(
  'turning',
  { locals: { left: 0, turned: [] }, shows: ['left', 'turned'] },
  [
    {
      clause: 'JU-19.5',
      ask(g, f) {
        if (f.left === 0) return null;
        const pivots: Item[] = [];
        for (const name of namesOf(g, g.active, (one) => !isHindered(one) && !f.turned.includes(one.kind))) {
          const { kind, facing } = g.gladiators[gladiatorNamed(g, name)]!;
          for (let to = 0; to < FACINGS; to++) if (to !== facing) pivots.push(pivotOf(kind, to));
        }
        if (pivots.length === 0) return null;
        pivots.push('stop');
        return pick(g.active, 'pivot', pivots);
      },
      fallback: () => 'stop',
      take(g, f, t, choice: Item) {
        if (choice === 'stop') return end();
        const turn = choice as number;
        const who = gladiatorNamed(g, nameOf(g.active, pivotKind(turn)));
        f.left--;
        f.turned.push(pivotKind(turn));
        g.gladiators[who]!.facing = pivotFacing(turn);
        t.log?.emit('turned', { gladiator: nameAt(g, who), facing: pivotFacing(turn) });
        return AGAIN;
      },
    },
  ],
);

/** JU-19.6: an enemy in the front zone is pushed, without an attack and without a wound. */
export const shove = rule<Jugula, { left: number }>('shove', { locals: { left: 0 }, shows: ['left'] }, [
  {
    clause: 'JU-19.6',
    ask(g, f) {
      if (f.left === 0 || !isPlaying(g, g.active)) return null;
      const shoves = shovesOf(g);
      if (shoves.length === 0) return null;
      shoves.push('stop');
      return pick(g.active, 'strike', shoves);
    },
    fallback: () => 'stop',
    take(g, f, t, choice: Item) {
      if (choice === 'stop') return end();
      f.left--;
      const by = gladiatorNamed(g, nameOf(g.active, attackerKind(choice as number)));
      const on = gladiatorNamed(g, targetName(choice as number));
      const target = g.gladiators[on]!;
      const into = freeAt(g, target.cell, direction(g.gladiators[by]!.cell, target.cell));
      const from = target.cell;
      if (into >= 0) target.cell = into;
      const gladiator = nameAt(g, by);
      const onGladiator = nameAt(g, on);
      if (into >= 0) t.log?.emit('shoved', { gladiator, onGladiator, from, cell: into });
      else t.log?.emit('stoodFirm', { gladiator, onGladiator, cell: from });
      return AGAIN;
    },
  },
]);

function shovesOf(g: Jugula): Item[] {
  const shoves: Item[] = [];
  for (let by = g.active * g.size; by < (g.active + 1) * g.size; by++) {
    const own = g.gladiators[by]!;
    if (own.cell < 0 || isHindered(own)) continue;
    for (const other of g.gladiators) {
      if (other.cell < 0 || other.seat === own.seat || !inFront(own.cell, own.facing, other.cell)) continue;
      shoves.push(strikeOf(own.kind, nameOf(other.seat, other.kind), false));
    }
  }
  return shoves;
}

/** The kinds of two gladiators of the active player in one number. */
const pairOf = (one: number, other: number): number => one * KINDS + other;
const kindsOf = (pair: number): [one: number, other: number] => [Math.floor(pair / KINDS), pair % KINDS];
export const pairName = (pair: number): string =>
  kindsOf(pair)
    .map((kind) => ARMATURAE[kind]!.id)
    .join('~');

/** JU-19.14: two own gladiators next to each other change places. */
export const swap = rule<Jugula, { left: number }>('swap', { locals: { left: 0 }, shows: ['left'] }, [
  {
    clause: 'JU-19.14',
    ask(g, f) {
      if (f.left === 0 || !isPlaying(g, g.active)) return null;
      const pairs = pairsOf(g);
      if (pairs.length === 0) return null;
      pairs.push('stop');
      return pick(g.active, 'pair', pairs);
    },
    fallback: () => 'stop',
    take(g, f, t, choice: Item) {
      if (choice === 'stop') return end();
      f.left--;
      const [one, other] = kindsOf(choice as number).map((kind) => gladiatorNamed(g, nameOf(g.active, kind))) as [
        number,
        number,
      ];
      const { cell } = g.gladiators[one]!;
      g.gladiators[one]!.cell = g.gladiators[other]!.cell;
      g.gladiators[other]!.cell = cell;
      t.log?.emit('swapped', {
        gladiator: nameAt(g, one),
        withGladiator: nameAt(g, other),
        cell: g.gladiators[one]!.cell,
        withCell: cell,
      });
      return AGAIN;
    },
  },
]);

function pairsOf(g: Jugula): Item[] {
  const pairs: Item[] = [];
  const from = g.active * g.size;
  for (let one = from; one < from + g.size; one++) {
    const first = g.gladiators[one]!;
    if (first.cell < 0 || isHindered(first)) continue;
    for (let other = one + 1; other < from + g.size; other++) {
      const second = g.gladiators[other]!;
      if (second.cell >= 0 && !isHindered(second) && direction(first.cell, second.cell) >= 0)
        pairs.push(pairOf(first.kind, second.kind));
    }
  }
  return pairs;
}
