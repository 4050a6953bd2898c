// Chapter 16: traits.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printItem } from '#engine/requests/notation.ts';
import { aimOf, movementPoints, threatsAt, threatsOn } from '#games/jugula/aim.ts';
import { squareName, squareNamed } from '#games/jugula/board.ts';
import { jugula } from '#games/jugula/index.ts';
import { moves } from '#games/jugula/rules/10-movement.ts';
import { strikeName } from '#games/jugula/rules/12-attack.ts';
import { attackSum, defenceSum, positionBonus } from '#games/jugula/rules/13-scores.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { isHindered, nameAt } from '#games/jugula/state.ts';
import {
  attacking,
  attempt,
  decide,
  events,
  field,
  offered,
  position,
  tableAt,
} from '#games/jugula/testing/positions.ts';

const reached = (line: string): string[] => {
  const by = position([line]).gladiators[0]!;
  return Array.from({ length: 64 }, (_, cell) => cell)
    .filter((cell) => reaches(by, cell))
    .map(squareName);
};

test('JU-16.1 JU-16.2 JU-EX-22 Range moves the front zone forward, square by square', () => {
  assert.deepEqual(reached('place hoplomachus.0 2,5ne'), ['3,3', '4,3', '2,4', '3,4', '4,4', '3,5']);
  assert.deepEqual(reached('place veles.0 3,3n'), ['2,0', '3,0', '4,0', '2,1', '3,1', '4,1', '2,2', '3,2', '4,2']);
  assert.deepEqual(reached('place murmillo.0 3,3n'), ['2,2', '3,2', '4,2']);
});

test('JU-16.3 gladiators in between block nothing', () => {
  const t = attacking(['place hoplomachus.0 3,5n', 'place eques.0 3,4s', 'place thraex.1 3,3s']);
  assert.deepEqual(offered(t, 0), ['hoplomachus:thraex.1', 'stop']);
});

test('JU-16.4 Range changes neither the front zone nor the Danger Zone', () => {
  const t = tableAt(['place thraex.0 3,3n', 'place veles.1 3,1s'], { frames: [moves.frame({ left: 1 })] });
  decide(t, 0, 'thraex.0');
  assert.ok(offered(t, 0).includes('4,3e'));
});

test('JU-16.5 JU-EX-23 position and push of a distant attack go by the octant', () => {
  const lines = ['place veles.0 4,6n', 'place thraex.1 5,4n'];
  assert.equal(positionBonus(position(lines), 0, 4), 2);
  const t = attacking([...lines, 'seat 0 top J11', 'seat 1 top J05']);
  decide(t, 0, 'veles:thraex.1');
  assert.equal(squareName(t.state.gladiators[4]!.cell), '6,3');
});

const NETTER = ['place retiarius.0 3,3e', 'place thraex.1 4,3w'];

test('JU-16.6 JU-16.7 JU-16.8 a Hindering attack needs the trait and a free marker, and is announced', () => {
  assert.deepEqual(offered(attacking(NETTER), 0), ['retiarius:thraex.1', 'retiarius:thraex.1~net', 'stop']);
  assert.deepEqual(offered(attacking(['place murmillo.0 3,3e', 'place thraex.1 4,3w']), 0), [
    'murmillo:thraex.1',
    'stop',
  ]);
  const used = attacking([...NETTER, 'place eques.1 7,7n by=retiarius.0']);
  assert.equal(attempt(used, 0, 'retiarius:thraex.1~net'), 'JU-16.6');
});

test('JU-16.9 JU-16.10 success lays the marker and nothing else; failure leaves it and counts as any other', () => {
  const lost = attacking([...NETTER, 'seat 0 top J05', 'seat 1 top J11']);
  decide(lost, 0, 'retiarius:thraex.1~net');
  assert.deepEqual(
    [lost.state.gladiators[0]!.nets, lost.state.gladiators[4]!.net, lost.state.lanistae[1]!.vox],
    [1, -1, 1],
  );
  const won = attacking([...NETTER, 'seat 0 top J11', 'seat 1 top J05']);
  decide(won, 0, 'retiarius:thraex.1~net');
  assert.deepEqual(events(won, 'pushed').length + events(won, 'wounded').length, 0);
  assert.deepEqual([won.state.gladiators[0]!.nets, won.state.gladiators[4]!.net], [0, 0]);
});

test('JU-16.11 JU-16.13 a hindered gladiator neither moves nor turns, and defends with one less', () => {
  const netted = [...NETTER.slice(0, 1), 'place thraex.1 4,3w by=retiarius.0'];
  assert.equal(defenceSum(position(netted), 0, 4, null), defenceSum(position(NETTER), 0, 4, null) - 1);
  const t = tableAt([...netted, 'active 1'], { frames: [moves.frame({ left: 1 })] });
  decide(t, 1, 'thraex.1');
  assert.deepEqual(offered(t, 1), ['4,3w', 'free']);
  assert.equal(attempt(t, 1, '4,3e'), 'JU-16.11');
});

test('JU-16.16 JU-16.18 giving up the movement removes the marker, and it is free again', () => {
  const t = tableAt(['place retiarius.0 3,3e', 'place thraex.1 4,3w by=retiarius.0', 'active 1'], {
    frames: [moves.frame({ left: 2 })],
  });
  decide(t, 1, 'thraex.1');
  decide(t, 1, 'free');
  assert.deepEqual(
    [t.state.gladiators[0]!.nets, t.state.gladiators[4]!.net, t.state.gladiators[4]!.moved],
    [1, -1, true],
  );
  // Of a gladiator who is out the marker leaves the game.
  const gone = tableAt(['out retiarius.0', 'place thraex.1 4,3w by=retiarius.0', 'active 1'], {
    frames: [moves.frame({ left: 2 })],
  });
  gone.state.gladiators[0]!.nets = 0;
  decide(gone, 1, 'thraex.1');
  decide(gone, 1, 'free');
  assert.equal(gone.state.gladiators[0]!.nets, 0);
  assert.equal(field(gone, 'freed', 'toGladiator'), null);
});

test('JU-16.17 nobody carries two markers', () => {
  const netters = ['place retiarius.0 3,3e', 'place laquearius.0 4,2s'];
  for (const first of [netters, netters.toReversed()]) {
    const t = attacking([...first, 'place thraex.1 4,3w by=laquearius.0']);
    assert.equal(attempt(t, 0, 'retiarius:thraex.1~net'), 'JU-16.17');
    assert.ok(offered(t, 0).includes('retiarius:thraex.1'));
  }
});

test('JU-16.19 the marker stays on its victim when its owner bites the dust', () => {
  const lines = [
    'place murmillo.1 3,2s',
    'place retiarius.0 3,3s wounded',
    'place veles.0 0,0n',
    'place thraex.1 4,3w by=retiarius.0',
  ];
  const t = attacking([...lines, 'active 1', 'seat 1 top J11', 'seat 0 top J05']);
  decide(t, 1, 'murmillo:retiarius.0');
  assert.equal(t.state.gladiators[0]!.cell, -1);
  assert.equal(isHindered(t.state.gladiators[5]!), true);
});

test('JU-16.20 JU-16.21 JU-16.22 JU-EX-21 a bowman never strikes a neighbour; the squares between add to DEF', () => {
  assert.equal(
    reached('place sagittarius.0 3,6n').some((square) => ['2,5', '3,5', '4,5'].includes(square)),
    false,
  );
  assert.equal(reached('place sagittarius.0 3,6n').length, 15);
  const defence = (y: number): number =>
    defenceSum(position(['place sagittarius.0 3,6n', `place murmillo.1 3,${y}n`]), 0, 4, null);
  assert.deepEqual([4, 3, 2].map(defence), [5 + 1, 5 + 2, 5 + 3]);
});

test('JU-16.23 JU-16.24 JU-16.25 in the Danger Zone of a harasser, a friend’s too, one less each; a hindered one does nothing', () => {
  const att = (...lines: string[]): number =>
    attackSum(position(['place murmillo.0 3,3e', 'place thraex.1 4,3w', ...lines]), 0, 4, 0, null);
  assert.equal(att(), 5);
  assert.equal(att('place scissor.0 3,2s'), 4);
  assert.equal(att('place scissor.0 3,2s', 'place dimachaerus.0 2,3e'), 3);
  assert.equal(att('place scissor.0 3,2e'), 5);
  assert.equal(att('place scissor.0 3,2s by=retiarius.1'), 5);
});

test('JU-16.26 JU-16.27 JU-16.28 JU-EX-20 Massive strikes straight ahead and is weak to an enemy who is not in front of him', () => {
  assert.deepEqual(reached('place crupellarius.0 3,3ne'), ['4,2']);
  const defence = (from: string): number =>
    defenceSum(position([`place veles.0 ${from}`, 'place crupellarius.1 4,4n']), 0, 4, null);
  assert.deepEqual(['4,3s', '3,3s', '3,4e', '4,5n', '4,2s'].map(defence), [5, 5, 3, 3, 3]);
});

test('JU-16.26 why a Massive gladiator cannot strike a neighbour beside his Danger Zone', () => {
  const t = attacking(['place crupellarius.0 3,3e', 'place veles.1 4,2w', 'place thraex.1 4,3w']);
  const barred = t.requestFor(0)!.barred!.filter(({ clause }) => clause === 'JU-16.26');
  assert.deepEqual(
    barred.map(({ item }) => strikeName(item as number)),
    ['crupellarius:veles.1', 'crupellarius:veles.1~net'],
  );
});

test('JU-16.29 JU-16.30 JU-16.32 a net on a Stoic gladiator is laid and does nothing', () => {
  const t = attacking(['place retiarius.0 3,3e', 'place secutor.1 4,3w', 'seat 0 top J11', 'seat 1 top J05']);
  decide(t, 0, 'retiarius:secutor.1~net');
  const secutor = t.state.gladiators[4]!;
  assert.deepEqual([secutor.net, secutor.cell, isHindered(secutor)], [0, 28, false]);
  const free = tableAt(['place retiarius.0 3,3e', 'place secutor.1 6,6w by=retiarius.0', 'active 1'], {
    frames: [moves.frame({ left: 1 })],
  });
  decide(free, 1, 'secutor.1');
  decide(free, 1, '6,5n');
});

test('JU-16.31 JU-EX-26 threats count neither against a Stoic attacker nor a Stoic defender', () => {
  const lines = ['place thraex.1 2,3e', 'place eques.1 3,4n'];
  assert.equal(attackSum(position(['place secutor.0 3,3e', 'place murmillo.1 4,3w', ...lines]), 0, 4, 0, null), 4);
  assert.equal(attackSum(position(['place provocator.0 3,3e', 'place murmillo.1 4,3w', ...lines]), 0, 4, 0, null), 3);
  assert.equal(defenceSum(position(['place murmillo.1 4,3w', 'place secutor.0 3,3e', ...lines]), 4, 0, null), 4);
});

test('JU-16.33 the movement of an effect may shake off the net, and a charging gladiator may then attack', () => {
  const lines = [
    'place retiarius.0 3,3e',
    'place thraex.1 4,3w by=retiarius.0',
    'active 1',
    'seat 1 hand J09 J01',
    'seat 0 hand J01 J02',
  ];
  const t = tableAt(lines);
  decide(t, 1, 'J09-special');
  decide(t, 1, 'thraex.1');
  decide(t, 1, 'free');
  assert.deepEqual(offered(t, 1), ['thraex:retiarius.0', 'stop']);
});

test('JU-13.14 JU-13.15 JU-16.31 who threatens is named: in a combat neither of the two, and nobody who threatens a Stoic', () => {
  const named = (names: readonly number[]): string[] => names.map((name) => printItem(jugula.nouns, 'gladiator', name));
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'place eques.1 3,2s', 'place veles.2 4,4n'];
  const g = position([...lines, 'place secutor.2 0,0n', 'place hoplomachus.1 0,1n'], { seats: 3 });
  const [by, on, stoic] = [0, 4, 9].map((who) => nameAt(g, who));
  const { attack, defence } = aimOf(g, false, by!, on!, 0).threats;
  assert.deepEqual([named(attack), named(defence)], [['eques.1', 'veles.2'], ['veles.2']]);
  assert.deepEqual(
    [named(threatsOn(g, by!)), named(threatsOn(g, on!))],
    [
      ['thraex.1', 'eques.1', 'veles.2'],
      ['murmillo.0', 'veles.2'],
    ],
  );
  assert.deepEqual(named(threatsOn(g, stoic!)), []);
});

test('JU-13.14 nobody threatens a gladiator who has left, not even a Massive one who looks over the edge', () => {
  const g = position(['place crupellarius.0 3,0n', 'out veles.1', 'place eques.1 0,0n']);
  assert.deepEqual(threatsOn(g, nameAt(g, 4)), []);
});

test('JU-13.14 JU-16.31 before he moves it is told who would threaten him on a square; a Stoic fears nobody', () => {
  const named = (names: readonly number[]): string[] => names.map((name) => printItem(jugula.nouns, 'gladiator', name));
  const lines = ['place murmillo.0 3,7n', 'place secutor.0 0,7n', 'place thraex.1 3,2s', 'place eques.1 4,2s'];
  const g = position(lines);
  const [murmillo, secutor] = [nameAt(g, 0), nameAt(g, 1)];
  assert.deepEqual(named(threatsAt(g, murmillo, squareNamed('3,3'))), ['thraex.1', 'eques.1']);
  assert.deepEqual(named(threatsAt(g, murmillo, squareNamed('2,3'))), ['thraex.1']);
  assert.deepEqual(named(threatsAt(g, murmillo, squareNamed('3,4'))), []);
  assert.deepEqual(named(threatsAt(g, secutor, squareNamed('3,3'))), []);
  assert.deepEqual(named(threatsOn(g, murmillo)), [], 'nobody has moved');
});

test('JU-10.1 JU-15.1 the movement points told of a wounded man are those he has', () => {
  const points = (line: string): number => {
    const g = position([line]);
    return movementPoints(g, nameAt(g, 0), 2);
  };
  assert.deepEqual([points('place thraex.0 3,3n'), points('place thraex.0 3,3n wounded')], [7, 6]);
});
