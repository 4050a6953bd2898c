// Chapters 0 to 2: conventions, components, the arena.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { octant as octantOf } from '#engine/boards/square.ts';
import { fastRandom, matchRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { hashOf } from '#engine/records/hash.ts';
import { sample } from '#engine/requests/choices.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import {
  AT_SIDE,
  arena,
  BACK,
  dangerZone,
  diagram,
  direction,
  distance,
  FRONT,
  inFront,
  NEXT,
  octant,
  REAR,
  relative,
  squareNamed,
  zoneOf,
} from '#games/jugula/board.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { attackSum, DUST, EVEN, HELD, PUSHED, verdict, WOUNDED } from '#games/jugula/rules/13-scores.ts';
import { standingAt } from '#games/jugula/state.ts';
import { decide, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

const at = squareNamed;

test('JU-0.1 twice and four times are tested by multiplication of whole numbers', () => {
  for (let attack = 1; attack <= 40; attack++) {
    for (let defence = 1; defence <= 20; defence++) {
      const share = attack / defence;
      const wanted = share < 1 ? HELD : share === 1 ? EVEN : share >= 4 ? DUST : share >= 2 ? WOUNDED : PUSHED;
      assert.equal(verdict(attack, defence), wanted, `${attack} against ${defence}`);
    }
  }
});

test('JU-0.2 a game replays exactly from its seed and its decisions', () => {
  const stream = { seed: 'ab'.repeat(32), match: 'test', rules: jugula.rules, nonces: [] };
  const begin = () =>
    new Table(jugula, jugula.setup(3, defaultOptions(jugula.options)), matchRandom(stream), null).run();
  const one = begin();
  const again = begin();
  const choosing = fastRandom(7);
  while (!one.over) {
    const request = one.asked.find((each) => !one.hasAnswered(each.seat))!;
    const choice = sample(request, choosing);
    assert.equal(one.decide(request.seat, request.id, choice), null);
    assert.equal(again.decide(request.seat, request.id, choice), null);
  }
  assert.equal(hashOf(again.state), hashOf(one.state));
});

test('JU-0.3 an enemy is of another familia and in the arena; a friend is neither attacked nor a threat', () => {
  const g = position(['place murmillo.0 3,3n', 'place thraex.0 3,2s', 'place eques.1 4,2s', 'out secutor.1']);
  const t = tableAt([
    'place murmillo.0 3,3n',
    'place thraex.0 3,2s',
    'place eques.1 4,2s',
    'out secutor.1',
    'seat 0 hand J04 J01',
  ]);
  decide(t, 0, 'J04-attack');
  assert.deepEqual(offered(t, 0), ['murmillo:eques.1', 'stop']);
  // The thraex has the murmillo before him and is no threat to him.
  assert.equal(attackSum(g, 0, 4, 0, null), 5);
});

test('JU-0.5 JU-0.6 a score is the Combat value and looked-up numbers, without any flat +5', () => {
  const g = position(['place laquearius.0 3,3n', 'place murmillo.1 3,2s']);
  assert.equal(attackSum(g, 0, 4, 0, null), ARMATURAE[9]!.att[1]);
});

test('JU-1.1 the game takes two to four players with one familia each', () => {
  assert.deepEqual(jugula.seats, { min: 2, max: 4 });
  for (const seats of [2, 3, 4]) assert.equal(position([], { seats }).gladiators.length, seats * 4);
});

test('JU-1.2 JU-1.3 every player has the same 12 and 12 cards and a Vox Populi track', () => {
  const { lanistae } = jugula.setup(4, defaultOptions(jugula.options));
  assert.equal(CARDS.length, 24);
  for (const { deck, reserve, vox } of lanistae) {
    assert.deepEqual([deck.length, reserve.length, vox], [12, 12, 0]);
    assert.deepEqual([deck, reserve], [lanistae[0]!.deck, lanistae[0]!.reserve]);
  }
});

test('JU-1.4 JU-1.5 Hindrance markers belong to gladiators with the trait; boosts come in six forms', () => {
  const g = position(['place retiarius.0 0,0n ATT+1 ATT+2 DEF+1 DEF+2 MP+1 MP+2', 'place murmillo.0 1,0n']);
  assert.deepEqual([g.gladiators[0]!.nets, g.gladiators[1]!.nets], [1, 0]);
  assert.equal(new Set(g.gladiators[0]!.boosts.map(({ stat, k }) => `${stat} ${k}`)).size, 6);
});

test('JU-2.1 JU-2.2 JU-2.13 the arena has 8 × 8 squares and none outside', () => {
  assert.equal(arena.size, 64);
  assert.deepEqual([at('0,0'), at('7,0'), at('0,7'), at('8,0'), at('0,8')], [0, 7, 56, -1, -1]);
  assert.equal(NEXT[(at('0,0') << 3) | 0], -1);
  assert.equal(dangerZone(at('7,3'), 2), -1);
});

test('JU-2.3 JU-2.4 JU-2.5 neighbours, distances and the eight directions, clockwise from the north', () => {
  const from = at('3,3');
  const around = ['3,2', '4,2', '4,3', '4,4', '3,4', '2,4', '2,3', '2,2'].map(at);
  for (const [d, cell] of around.entries()) assert.deepEqual([direction(from, cell), distance(from, cell)], [d, 1]);
  assert.deepEqual([direction(from, at('5,3')), distance(from, at('5,7'))], [-1, 4]);
});

test('JU-2.6 a gladiator is found on his square, and nobody on an empty one', () => {
  const g = position(['place murmillo.0 3,3n', 'place thraex.0 3,2s']);
  assert.deepEqual([standingAt(g, at('3,3')), standingAt(g, at('3,2')), standingAt(g, at('0,0'))], [0, 1, -1]);
});

test('JU-2.7–2.12 the picture of all eight facings is the rulebook’s', () => {
  const book = readFileSync(new URL('../../../rulebooks/jugula.md', import.meta.url), 'utf8');
  const picture = (first: number): string => {
    const facings = [first, first + 1, first + 2, first + 3].map((facing) => diagram(facing));
    return [0, 1, 2].map((row) => facings.map((rows) => rows[row]).join('        ')).join('\n');
  };
  assert.ok(book.includes(picture(0)), picture(0));
  assert.ok(book.includes(picture(4)), picture(4));
});

test('JU-2.7–2.12 JU-EX-1 JU-EX-2 JU-EX-3 the zones square by square', () => {
  const zones = (square: string, facing: number): string[][] => {
    const found: string[][] = [[], [], [], []];
    for (let cell = 0; cell < 64; cell++) {
      if (direction(at(square), cell) >= 0) found[zoneOf(at(square), facing, cell)]!.push(`${cell & 7},${cell >> 3}`);
    }
    return found;
  };
  const north = zones('3,3', 0);
  assert.deepEqual(north[FRONT], ['2,2', '3,2', '4,2']);
  assert.deepEqual(north[AT_SIDE], ['2,3', '4,3']);
  assert.deepEqual(north[REAR], ['2,4', '4,4']);
  assert.deepEqual(north[BACK], ['3,4']);
  assert.equal(dangerZone(at('3,3'), 0), at('3,2'));
  const southEast = zones('3,3', 3);
  assert.deepEqual(southEast, [['4,3', '3,4', '4,4'], ['4,2', '2,4'], ['3,2', '2,3'], ['2,2']]);
  assert.equal(dangerZone(at('3,3'), 3), at('4,4'));
  assert.deepEqual(zones('0,0', 0), [[], ['1,0'], ['1,1'], ['0,1']]);
  assert.equal(dangerZone(at('0,0'), 0), -1);
});

test('JU-2.14 zones do not depend on where others stand, and a gladiator who is out has none', () => {
  const free = position(['place murmillo.0 3,3n', 'place thraex.1 3,2n']);
  const crowded = position([
    'place murmillo.0 3,3n',
    'place thraex.1 3,2n',
    'place eques.0 2,2n',
    'place veles.0 4,2n',
  ]);
  for (const g of [free, crowded]) assert.equal(inFront(g.gladiators[0]!.cell, 0, at('3,2')), true);
  // Out of the arena: no front zone to threaten with.
  const out = position(['place murmillo.0 3,3n', 'place thraex.1 3,2n', 'out eques.1']);
  assert.equal(attackSum(out, 0, 4, 0, null), attackSum(free, 0, 4, 0, null));
});

test('JU-2.15 JU-EX-4 the octant is the nearest of the eight directions', () => {
  assert.deepEqual([octantOf(2, 1), octantOf(3, 1), octantOf(4, 2), octantOf(5, 2), octantOf(-1, -3)], [3, 2, 3, 2, 0]);
  for (let x = -7; x <= 7; x++) {
    for (let y = -7; y <= 7; y++) {
      if (x === 0 && y === 0) continue;
      const angle = (Math.atan2(x, -y) / (Math.PI / 4) + 8) % 8;
      assert.equal(octantOf(x, y), Math.round(angle) % 8, `${x},${y}`);
    }
  }
});

test('JU-2.16 a distant attacker stands in the zone of his octant', () => {
  const zones = ['4,0', '0,4', '0,7', '4,7'].map((from) => zoneOf(at('4,4'), 0, at(from)));
  assert.deepEqual(zones, [FRONT, AT_SIDE, REAR, BACK]);
  assert.equal(relative(octant(at('4,4'), at('0,7')), 0), 5);
});
