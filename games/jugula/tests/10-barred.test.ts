// What is not offered and why: held against the clauses, position by position.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { ARMATURAE, KINDS, nameOf } from '#games/jugula/armaturae.ts';
import { dangerZone, direction, distance, FACINGS, opposite, stanceName } from '#games/jugula/board.ts';
import { jugula } from '#games/jugula/index.ts';
import { movement, pointsOf } from '#games/jugula/rules/10-movement.ts';
import { stancesFor } from '#games/jugula/rules/11-ways.ts';
import { isHindered, type Jugula, standingAt } from '#games/jugula/state.ts';
import { position, tableAt } from '#games/jugula/testing/positions.ts';

/** Six to eight gladiators close together, some of them wounded or under a net. */
function melee(random: Random): Jugula {
  const lines: string[] = [];
  const cells = Array.from({ length: 16 }, (_, i) => `${2 + (i & 3)},${2 + (i >> 2)}`);
  random.shuffle(cells);
  for (let seat = 0; seat < 2; seat++) {
    const kinds = Array.from({ length: KINDS }, (_, kind) => kind);
    random.shuffle(kinds);
    for (let i = 0; i < 3 + random.below(2); i++) {
      const stance = `${cells.pop()}${['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'][random.below(FACINGS)]}`;
      lines.push(`place ${ARMATURAE[kinds[i]!]!.id}.${seat} ${stance}${random.below(3) === 0 ? ' wounded' : ''}`);
    }
  }
  const g = position(lines);
  if (random.below(4) === 0) g.gladiators[random.below(3)]!.net = 4;
  if (random.below(4) === 0) g.gladiators[4]!.net = 0;
  return g;
}

/** JU-11.1: the directions of the enemies in whose Danger Zone a gladiator stands. */
const dangersTo = (g: Jugula, who: number): number[] => {
  const { cell, seat } = g.gladiators[who]!;
  return g.gladiators.flatMap((one) =>
    one.cell >= 0 && one.seat !== seat && !isHindered(one) && dangerZone(one.cell, one.facing) === cell
      ? [direction(cell, one.cell)]
      : [],
  );
};

/** Why a stance is not open to a gladiator, as the clauses have it; null where nothing need be said. */
function reason(g: Jugula, who: number, stance: number): string | null {
  const gladiator = g.gladiators[who]!;
  const square = stance >> 3;
  const facing = stance & 7;
  const mp = pointsOf(g, who, 0);
  const near = distance(gladiator.cell, square) <= 1;
  if (isHindered(gladiator)) return stance !== ((gladiator.cell << 3) | gladiator.facing) ? 'JU-16.11' : null;
  if (stancesFor(g, who, mp).includes(stance)) return null;
  const standing = standingAt(g, square);
  if (near && standing >= 0 && standing !== who) return 'JU-10.15';
  const dangers = dangersTo(g, who);
  const backsOut = dangers.includes(facing) && direction(gladiator.cell, square) === opposite(facing);
  if (dangers.length > 0 && near && !backsOut) return 'JU-11.1';
  if (stancesFor(g, who, mp + 2).includes(stance)) return 'JU-10.1';
  return dangers.length > 0 && !near ? 'JU-11.1' : null;
}

test('JU-10.1 JU-10.15 JU-11.1 JU-16.11 JU-16.16 what a gladiator cannot do with his movement says why', () => {
  const random = fastRandom(11);
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const g = melee(random);
    const wanted = g.gladiators[0]!.net < 0 ? ['free JU-16.16'] : [];
    for (let stance = 0; stance < 512; stance++) {
      const clause = reason(g, 0, stance);
      if (clause !== null) wanted.push(`${stanceName(stance)} ${clause}`);
    }
    g.flow.frames = [movement.frame({ gladiator: nameOf(0, g.gladiators[0]!.kind) })];
    const barred = new Table(jugula, g, random, null).run().requestFor(0)!.barred!;
    assert.deepEqual(
      barred.map(({ item, clause }) => `${typeof item === 'number' ? stanceName(item) : item} ${clause}`),
      wanted,
    );
    for (const { clause } of barred) seen.add(clause);
  }
  assert.deepEqual([...seen].sort(), ['JU-10.1', 'JU-10.15', 'JU-11.1', 'JU-16.11', 'JU-16.16']);
});

test('JU-8.5 JU-8.6 JU-19.18 every use of a hand card that cannot be chosen says why', () => {
  const barred = (lines: readonly string[]): string[] =>
    tableAt(['place murmillo.0 0,0n', 'place murmillo.1 7,7n', 'seat 1 hand J01', ...lines])
      .requestFor(0)!
      .barred!.map(({ item, clause }) => `${jugula.nouns['play']!.print(item)} ${clause}`);
  assert.deepEqual(barred(['seat 0 hand J03 J11']), ['J03-attack JU-8.5', 'J11-prima JU-8.5', 'J11-special JU-19.18']);
  assert.deepEqual(barred(['seat 0 hand J03 J11', 'seat 0 vox 1']), ['J03-attack JU-8.5', 'J11-prima JU-8.5']);
  assert.deepEqual(barred(['seat 0 hand J11']), [
    'J11-move JU-8.6',
    'J11-attack JU-8.6',
    'J11-vox JU-8.6',
    'J11-prima JU-8.5',
    'J11-special JU-8.6',
  ]);
});

test('JU-3.2 of the armaturae those are barred that the roster of the game has not, and no others', () => {
  const barred = (roster: string): string[] =>
    new Table(jugula, jugula.setup(2, { ...defaultOptions(jugula.options), roster }), fastRandom(1), null)
      .run()
      .requestFor(0)!
      .barred!.map(({ item, clause }) => `${ARMATURAE[item as number]!.id} ${clause}`);
  assert.deepEqual(barred('basic').sort(), ['eques JU-3.2', 'essedarius JU-3.2']);
  assert.deepEqual(barred('extended'), []);
});
