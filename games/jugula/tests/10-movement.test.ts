// Chapters 10 and 11: movement and Danger Zones, against a second reading of the clauses that walks every way there is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import {
  dangerZone,
  direction,
  inFront,
  NEXT,
  opposite,
  squareNamed,
  stanceName,
  stanceNamed,
} from '#games/jugula/board.ts';
import { movement, moves, pointsOf } from '#games/jugula/rules/10-movement.ts';
import { stancesFor, wayTo } from '#games/jugula/rules/11-ways.ts';
import { isHindered, type Jugula, standingAt } from '#games/jugula/state.ts';
import { attempt, costOf, decide, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

const OTHER = 'seat 1 hand J01 J02';

/** A step as JU-10.2 has it: a facing taken, then a direction. */
type Step = readonly [facing: number, direction: number];

const enemiesOf = (g: Jugula, who: number) =>
  g.gladiators.filter((one) => one.cell >= 0 && one.seat !== g.gladiators[who]!.seat && !isHindered(one));

/** JU-11.1: the facings towards the enemies in whose Danger Zone a square lies. */
const dangersAt = (g: Jugula, who: number, cell: number): number[] =>
  enemiesOf(g, who)
    .filter((one) => dangerZone(one.cell, one.facing) === cell)
    .map((one) => direction(cell, one.cell));

/** What a step costs, null where it is not allowed; read straight from the clauses. */
function price(g: Jugula, who: number, cell: number, [facing, towards]: Step): number | null {
  const into = NEXT[(cell << 3) | towards]!;
  if (into < 0 || (standingAt(g, into) >= 0 && standingAt(g, into) !== who)) return null;
  const dangers = dangersAt(g, who, cell);
  if (dangers.length > 0 && (!dangers.includes(facing) || towards !== opposite(facing))) return null;
  const leaves = enemiesOf(g, who).some(
    (one) => inFront(one.cell, one.facing, cell) && !inFront(one.cell, one.facing, into),
  );
  return (towards === facing ? 1 : 2) + (leaves ? 1 : 0);
}

/** The cost of a whole way with an optional closing turn, null where some part of it is not allowed. */
function priceOfWay(g: Jugula, who: number, steps: readonly Step[], closing: number | null): number | null {
  let { cell } = g.gladiators[who]!;
  let sum = 0;
  for (const step of steps) {
    const cost = price(g, who, cell, step);
    if (cost === null) return null;
    sum += cost;
    cell = NEXT[(cell << 3) | step[1]]!;
  }
  if (closing === null) return sum;
  const dangers = dangersAt(g, who, cell);
  return dangers.length > 0 && !dangers.includes(closing) ? null : sum + 1;
}

/** Every stance that some way within the movement points leads to, with its lowest cost. */
function everyEnd(g: Jugula, who: number, mp: number): Map<number, number> {
  const { cell: start, facing } = g.gladiators[who]!;
  const found = new Map<number, number>([[(start << 3) | facing, 0]]);
  const note = (stance: number, cost: number): void => void found.set(stance, Math.min(cost, found.get(stance) ?? 99));
  const walk = (cell: number, spent: number): void => {
    for (let f = 0; f < 8; f++) {
      const dangers = dangersAt(g, who, cell);
      if (spent < mp && (dangers.length === 0 || dangers.includes(f))) note((cell << 3) | f, spent + 1);
      for (let d = 0; d < 8; d++) {
        const cost = price(g, who, cell, [f, d]);
        if (cost === null || spent + cost > mp) continue;
        const into = NEXT[(cell << 3) | d]!;
        note((into << 3) | f, spent + cost);
        // Only a cheaper arrival can lead anywhere new, and on the way the facing does not matter.
        if (spent + cost < (seen.get(into) ?? 99)) {
          seen.set(into, spent + cost);
          walk(into, spent + cost);
        }
      }
    }
  };
  const seen = new Map<number, number>([[start, 0]]);
  walk(start, 0);
  // Staying costs nothing, whatever else leads there.
  found.set((start << 3) | facing, 0);
  return found;
}

test('JU-10.1–10.19 JU-11.1–11.12 the search finds the ends and prices of all ways, in 400 random positions', () => {
  const random = fastRandom(5);
  const ids = ['murmillo', 'thraex', 'crupellarius', 'eques'];
  for (let i = 0; i < 400; i++) {
    const lines: string[] = [];
    const taken = new Set<number>();
    for (const seat of [0, 1]) {
      for (const id of ids) {
        let cell = random.below(25);
        while (taken.has(cell)) cell = random.below(25);
        taken.add(cell);
        lines.push(
          `place ${id}.${seat} ${stanceName(((Math.floor(cell / 5) + 1) * 8 + (cell % 5) + 1) * 8 + random.below(8))}`,
        );
      }
    }
    const g = position(lines);
    if (random.below(3) === 0) g.gladiators[4 + random.below(4)]!.net = 0;
    const who = random.below(4);
    const mp = 1 + random.below(6);
    const every = everyEnd(g, who, mp);
    assert.deepEqual(
      stancesFor(g, who, mp),
      [...every.keys()].sort((a, b) => a - b),
      lines.join('\n'),
    );
    for (const [stance, cost] of every) {
      const way = wayTo(g, who, mp, stance)!;
      assert.equal(
        way.parts.reduce((sum, part) => sum + part.value, 0),
        cost,
        `${lines.join('\n')} to ${stanceName(stance)}`,
      );
    }
  }
});

test('JU-EX-5 JU-EX-6 JU-EX-10 JU-10.12 the second reading itself prices the ways of the examples as the book does', () => {
  const alone = position(['place thraex.0 2,5n']);
  const steps: Step[] = [
    [0, 0],
    [0, 0],
    [2, 2],
  ];
  assert.equal(priceOfWay(alone, 0, steps, 0), 4);
  assert.deepEqual(
    [priceOfWay(alone, 0, [[0, 2]], null), priceOfWay(alone, 0, [[2, 2]], null), priceOfWay(alone, 0, [[2, 2]], 0)],
    [2, 1, 2],
  );
  const two = position(['place murmillo.0 3,3s', 'place secutor.1 3,2s', 'place provocator.1 4,3w']);
  assert.deepEqual(
    [priceOfWay(two, 0, [[0, 4]], null), priceOfWay(two, 0, [[2, 6]], null), priceOfWay(two, 0, [[4, 4]], null)],
    [3, 3, null],
  );
  // Out of the zone of the enemy in the west into that of the one in the east, and out of that too.
  const leaving = position([
    ...['place eques.0 2,3e', 'place secutor.1 1,2s', 'place provocator.1 5,2w'],
    ...['place murmillo.0 3,4n', 'place thraex.0 2,4n'],
  ]);
  const ahead: Step[] = [
    [2, 2],
    [2, 2],
    [2, 2],
  ];
  assert.equal(priceOfWay(leaving, 0, ahead, null), 2 + 1 + 2);
});

test('JU-EX-6 JU-10.3–10.7 a side step costs two, a turned step one', () => {
  assert.equal(costOf(['place thraex.0 2,5n'], '3,5n'), 2);
  assert.equal(costOf(['place thraex.0 2,5n'], '3,5e'), 1);
});

test('JU-EX-10 JU-11.5 backing out of two Danger Zones costs three either way', () => {
  const lines = ['place murmillo.0 3,3s', 'place secutor.1 3,2s', 'place provocator.1 4,3w'];
  assert.deepEqual([costOf(lines, '3,4n'), costOf(lines, '2,3e')], [3, 3]);
  assert.ok(!stancesFor(position(lines), 0, 3).includes(stanceNamed('3,4s')));
});

test('JU-10.1 JU-19.2 movement points come from the side of the card, boosts and the effect', () => {
  const g = position(['place thraex.0 2,5n wounded MP+2']);
  assert.equal(pointsOf(g, 0, 3), 4 + 2 + 3);
});

test('JU-10.7 JU-10.8 a turn alone costs one, whatever the angle', () => {
  for (const facing of ['ne', 'e', 's', 'nw']) assert.equal(costOf(['place thraex.0 2,5n'], `2,5${facing}`), 1);
});

test('JU-10.9 JU-10.10 JU-10.11 a step out of front zones costs one more, however many', () => {
  assert.equal(costOf(['place thraex.0 3,3n', 'place secutor.1 2,2s', 'place provocator.1 4,2s'], '3,4s'), 2);
  assert.equal(costOf(['place thraex.0 3,3n', 'place secutor.1 2,2s'], '2,3w'), 1);
});

test('JU-10.13 JU-11.12 friends’ zones neither cost nor bind', () => {
  assert.equal(costOf(['place thraex.0 3,3n', 'place murmillo.0 3,2s'], '3,4s'), 1);
});

test('JU-10.14 JU-11.10 JU-16.14 JU-16.15 a hindered enemy has no Danger Zone and holds nobody', () => {
  const lines = ['place thraex.0 3,3n', 'place retiarius.0 7,7n', 'place murmillo.1 3,2s by=retiarius.0'];
  assert.equal(costOf(lines, '4,4se'), 1);
});

test('JU-10.15 JU-10.16 an occupied square cannot be entered, a diagonal between two gladiators can', () => {
  const lines = ['place thraex.0 3,3n', 'place murmillo.0 3,2n', 'place eques.0 4,3n', OTHER, 'seat 0 hand J03 J01'];
  assert.equal(costOf(lines.slice(0, 3), '4,2ne'), 1);
  const t = tableAt(lines);
  decide(t, 0, 'J03-move');
  decide(t, 0, 'thraex.0');
  assert.equal(attempt(t, 0, '3,2n'), 'JU-10.15');
});

test('JU-10.17 JU-10.18 entering a front zone is free; what is left is lost, and nobody reacts', () => {
  assert.equal(costOf(['place thraex.0 3,5n', 'place murmillo.1 4,3s'], '3,4n'), 1);
  const t = tableAt(['place thraex.0 3,5n', 'place murmillo.1 4,3s', 'seat 0 hand J02 J01', OTHER]);
  decide(t, 0, 'J02-move');
  decide(t, 0, 'thraex.0');
  decide(t, 0, '3,4n');
  assert.equal(t.state.active, 1);
});

test('JU-10.19 one movement for each gladiator and card', () => {
  const t = tableAt(['place thraex.0 3,5n', 'seat 0 hand J03 J01', OTHER]);
  decide(t, 0, 'J03-move');
  decide(t, 0, 'thraex.0');
  decide(t, 0, '3,4n');
  assert.equal(t.state.active, 1);
});

test('JU-11.1 JU-11.3 JU-11.4 JU-11.6 JU-11.7 in a Danger Zone: face that enemy, or back out facing him', () => {
  const g = position(['place thraex.0 3,3e', 'place secutor.1 3,2s']);
  assert.deepEqual(stancesFor(g, 0, 3).map(stanceName), ['3,3n', '3,3e', '3,4n']);
  const facing = position(['place thraex.0 3,3n', 'place secutor.1 3,2s']);
  assert.deepEqual(stancesFor(facing, 0, 3).map(stanceName), ['3,3n', '3,4n']);
});

test('JU-11.2 JU-11.8 the Danger Zone binds from the moment he is in it, and no longer once he is out', () => {
  const lines = ['place eques.0 3,5n', 'place secutor.1 3,2s', 'place murmillo.0 2,4n', 'place thraex.0 4,4n'];
  const g = position(lines);
  // Into the Danger Zone at (3,3) for 2; he cannot walk on past the enemy.
  assert.equal(stancesFor(g, 0, 3).includes(stanceNamed('4,2ne')), false);
  const out = position(['place eques.0 3,3n', 'place secutor.1 3,2s']);
  assert.equal(stancesFor(out, 0, 4).includes(stanceNamed('4,5se')), true);
  // Out of one Danger Zone into another: bound again.
  const again = position(['place eques.0 3,3n', 'place secutor.1 3,2s', 'place provocator.1 2,4e']);
  assert.deepEqual(
    stancesFor(again, 0, 5).filter((stance) => stance >> 3 === squareNamed('3,5')),
    [],
  );
});

test('JU-11.5 backing out costs three', () => {
  assert.equal(costOf(['place thraex.0 3,3n', 'place secutor.1 3,2s'], '3,4n'), 3);
});

test('JU-11.9 with his back to a wall or a gladiator he can only turn', () => {
  const wall = position(['place thraex.0 3,7e', 'place secutor.1 3,6s']);
  assert.deepEqual(stancesFor(wall, 0, 5).map(stanceName), ['3,7n', '3,7e']);
  const friend = position(['place thraex.0 3,3e', 'place secutor.1 3,2s', 'place murmillo.0 3,4n']);
  assert.deepEqual(stancesFor(friend, 0, 5).map(stanceName), ['3,3n', '3,3e']);
});

test('JU-11.11 in a Danger Zone a gladiator attacks as anywhere else', () => {
  const t = tableAt([
    'place thraex.0 3,3e',
    'place secutor.1 3,2s',
    'place eques.1 4,3s',
    'seat 0 hand J04 J01',
    OTHER,
  ]);
  decide(t, 0, 'J04-attack');
  assert.ok(offered(t, 0).includes('thraex:eques.1'));
});

test('JU-21.4 JU-21.5 silent players stop, or stay where they are', () => {
  const t = tableAt(['place thraex.0 3,3e'], { frames: [moves.frame({ left: 1 })] });
  assert.equal(t.requestFor(0)!.fallback, 'stop');
  const one = tableAt(['place thraex.0 3,3e'], { frames: [movement.frame({ gladiator: 6 })] });
  assert.equal(one.requestFor(0)!.fallback, stanceNamed('3,3e'));
});
