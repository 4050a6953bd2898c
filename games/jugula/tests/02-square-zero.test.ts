// The first of each sort are numbered 0: square 0,0 and the first gladiator. What holds for all must hold for these.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import { threatsOn } from '#games/jugula/aim.ts';
import { kindNamed, nameOf } from '#games/jugula/armaturae.ts';
import { squareNamed, stanceNamed } from '#games/jugula/board.ts';
import { jugula } from '#games/jugula/index.ts';
import { setUp } from '#games/jugula/rules/05-setup.ts';
import { moves } from '#games/jugula/rules/10-movement.ts';
import { attacks, strikesOf, whyNoStrike } from '#games/jugula/rules/12-attack.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { freeAt, placesFor } from '#games/jugula/rules/14-push.ts';
import { biteDust } from '#games/jugula/rules/15-wounds.ts';
import { removeNet } from '#games/jugula/rules/16-traits.ts';
import { compareStanding, isBeaten } from '#games/jugula/rules/18-end-of-game.ts';
import { boost, freeing } from '#games/jugula/rules/19-effects.ts';
import { shove, swap, turning } from '#games/jugula/rules/19-manoeuvres.ts';
import { gladiatorNamed, nameAt } from '#games/jugula/state.ts';
import { attempt, decide, events, field, offered, position, tableAt } from '#games/jugula/testing/positions.ts';

const FOE = 'place thraex.1 7,7n';

test('JU-2.2 names of squares and stances that do not exist', () => {
  assert.deepEqual([squareNamed('0,0'), squareNamed('8,0'), squareNamed('')], [0, -1, -1]);
  assert.deepEqual([stanceNamed('0,0n'), stanceNamed('0,0x'), stanceNamed('8,0n'), stanceNamed('')], [0, -1, -1, -1]);
});

test('JU-10.1 JU-10.15 a gladiator moves out of the corner and into it', () => {
  const t = tableAt(['place murmillo.0 0,0e', 'place eques.0 1,1n', FOE], { frames: [moves.frame({ left: 2 })] });
  assert.deepEqual(offered(t, 0), ['murmillo.0', 'eques.0', 'stop']);
  decide(t, 0, 'murmillo.0');
  decide(t, 0, '1,0e');
  decide(t, 0, 'eques.0');
  assert.ok(offered(t, 0).includes('0,0nw'));
  decide(t, 0, '0,0nw');
  assert.deepEqual(field(t, 'moved', 'cells'), [0]);
});

test('JU-10.18 a gladiator who ends where he began has stayed', () => {
  const t = tableAt(['place murmillo.0 3,3e', FOE], { frames: [moves.frame({ left: 1 })] });
  decide(t, 0, 'murmillo.0');
  decide(t, 0, '3,3e');
  assert.deepEqual([events(t, 'stayed').length, events(t, 'moved').length], [1, 0]);
});

test('JU-12.1 JU-12.8 a gladiator in the corner attacks, and is attacked', () => {
  const lines = ['place murmillo.0 0,0e', 'place thraex.1 1,0w', 'place eques.0 0,1n'];
  const own = tableAt(lines, { frames: [attacks.frame({ left: 1 })] });
  assert.deepEqual(offered(own, 0), ['murmillo:thraex.1', 'eques:thraex.1', 'stop']);
  const against = tableAt([...lines, 'active 1'], { frames: [attacks.frame({ left: 1 })] });
  assert.deepEqual(offered(against, 1), ['thraex:murmillo.0', 'thraex:eques.0', 'stop']);
  const barred = (given: readonly string[], only = -1): string[] =>
    whyNoStrike(position(given), only).map(({ item, clause }) => `${jugula.nouns['strike']!.print(item)} ${clause}`);
  assert.deepEqual(barred(lines), [
    'murmillo:eques.0 JU-12.8',
    'murmillo:eques.0~net JU-12.8',
    'murmillo:thraex.1~net JU-16.6',
    'eques:murmillo.0 JU-12.8',
    'eques:murmillo.0~net JU-12.8',
    'eques:thraex.1~net JU-16.6',
  ]);
  // Only the first gladiator may attack after his movement (JU-19.4).
  assert.deepEqual(barred(lines, 0), [
    'murmillo:eques.0 JU-12.8',
    'murmillo:eques.0~net JU-12.8',
    'murmillo:thraex.1~net JU-16.6',
  ]);
  assert.deepEqual(barred(['place eques.0 1,1nw', 'place thraex.1 0,0e']), ['eques:thraex.1~net JU-16.6']);
});

test('JU-13.14 JU-16.23 a gladiator in the corner threatens and harasses', () => {
  const fight = ['place murmillo.0 2,0w', 'place thraex.1 1,0e'];
  assert.equal(defenceSum(position([...fight, 'place eques.0 0,0e']), 0, 4, null), 4 - 1);
  assert.equal(defenceSum(position([...fight, 'place scissor.0 0,0e']), 0, 4, null), 4 - 1 - 1);
  assert.equal(
    attackSum(position(['place murmillo.0 1,0e', 'place thraex.1 2,0w', 'place eques.1 0,0e']), 0, 4, 0, null),
    4,
  );
  // Out of the arena nobody does.
  const out = position([...fight, 'place scissor.0 0,0e']);
  out.gladiators[1]!.cell = -1;
  assert.equal(defenceSum(out, 0, 4, null), 4);
});

test('JU-14.7 JU-20.6 a push can lead into the corner, straight or to the side', () => {
  const straight = position(['place murmillo.0 2,0w', 'place thraex.1 1,0e']);
  assert.deepEqual(placesFor(straight, false, 0, 4), [0]);
  const aside = position(['place murmillo.0 2,1w', 'place thraex.1 1,1e', 'place eques.0 0,1n']);
  assert.deepEqual([placesFor(aside, false, 0, 4), placesFor(aside, true, 0, 4)], [[], [16, 0]]);
  // Where the first gladiator stands, nobody can be pushed.
  const taken = position(['place murmillo.0 0,0e', 'place thraex.1 1,0w', 'place eques.0 2,0w']);
  assert.deepEqual([placesFor(taken, false, 1, 4), freeAt(taken, 1, 6), freeAt(taken, 8, 0)], [[], -1, -1]);
  const t = tableAt(
    [
      ...['place murmillo.0 2,0w', 'place thraex.1 1,0e', FOE.replace('thraex', 'eques')],
      'seat 0 top J11',
      'seat 1 top J02',
    ],
    {
      frames: [attacks.frame({ left: 1 })],
    },
  );
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([field(t, 'pushed', 'cell'), t.state.gladiators[4]!.cell], [0, 0]);
});

test('JU-16.15 JU-16.16 JU-16.18 the marker of the first gladiator hinders, and goes back to him in the corner', () => {
  const lines = ['place retiarius.0 0,0e', 'place murmillo.1 1,0w by=retiarius.0', 'active 1'];
  const t = tableAt(lines, { frames: [moves.frame({ left: 1 })] });
  decide(t, 1, 'murmillo.1');
  assert.deepEqual(offered(t, 1), ['1,0w', 'free']);
  assert.equal(attempt(t, 1, '2,0e'), 'JU-16.11');
  decide(t, 1, 'free');
  assert.deepEqual([t.state.gladiators[0]!.nets, t.state.gladiators[4]!.net], [1, -1]);
  assert.equal(field(t, 'freed', 'toGladiator'), nameAt(t.state, 0));
  const gone = tableAt([...lines], { frames: [moves.frame({ left: 1 })] });
  gone.state.gladiators[0]!.cell = -1;
  removeNet(gone.state, gone, 4, 'JU-19.13');
  assert.equal(gone.state.gladiators[0]!.nets, 0);
  // A gladiator with a marker of the first one on him cannot be netted again.
  const again = tableAt([...lines.slice(0, 2), 'place laquearius.0 1,1n'], { frames: [attacks.frame({ left: 1 })] });
  assert.ok(!offered(again, 0).includes('laquearius:murmillo.1~net'));
  const freed = tableAt(lines, { frames: [freeing.frame({ n: 1 })] });
  assert.deepEqual(offered(freed, 1), ['murmillo.1']);
});

test('JU-18.3 JU-18.4 JU-18.8 a gladiator in the corner counts among those left', () => {
  const lines = ['place murmillo.0 0,0n', 'place eques.0 1,0n', 'place murmillo.1 7,7n', 'place eques.1 6,7n wounded'];
  const g = position([...lines, 'place murmillo.2 7,0n', 'place eques.2 6,0n'], { seats: 3 });
  assert.equal(isBeaten(g, 0), false);
  g.gladiators[1]!.wounds = 1;
  assert.equal(isBeaten(g, 0), false);
  g.gladiators[0]!.wounds = 1;
  assert.equal(isBeaten(g, 0), true);
  // Unwounded gladiators break the last tie.
  const even = position(['place murmillo.0 0,0n', 'place eques.0 1,0n', 'place murmillo.1 7,7n']);
  assert.ok(compareStanding(even, 0, 1) < 0 && compareStanding(even, 1, 0) > 0);
});

test('JU-19.5 JU-19.6 JU-19.7 JU-19.14 the operations reach a gladiator in the corner', () => {
  const lines = ['place murmillo.0 0,0e', 'place eques.0 0,1n', 'place thraex.1 1,0w'];
  const at = (frame: Frame) => tableAt(lines, { frames: [frame] });
  assert.equal(offered(at(turning.frame({ left: 1 })), 0).filter((item) => item.startsWith('murmillo')).length, 7);
  assert.deepEqual(offered(at(boost.frame()), 0), ['murmillo.0', 'eques.0']);
  assert.deepEqual(offered(at(swap.frame({ left: 1 })), 0), ['murmillo~eques', 'stop']);
  const other = ['place eques.0 0,1n', 'place murmillo.0 0,0e'];
  assert.deepEqual(offered(tableAt(other, { frames: [swap.frame({ left: 1 })] }), 0), ['eques~murmillo', 'stop']);
  const shoving = at(shove.frame({ left: 1 }));
  assert.deepEqual(offered(shoving, 0), ['murmillo:thraex.1', 'eques:thraex.1', 'stop']);
  decide(shoving, 0, 'murmillo:thraex.1');
  assert.equal(field(shoving, 'shoved', 'cell'), 2);
  const into = tableAt(['place murmillo.0 2,0w', 'place thraex.1 1,0e'], { frames: [shove.frame({ left: 1 })] });
  decide(into, 0, 'murmillo:thraex.1');
  assert.deepEqual([field(into, 'shoved', 'cell'), into.state.gladiators[4]!.cell], [0, 0]);
  const back = tableAt(['place murmillo.0 1,0w', 'place thraex.1 0,0e'], { frames: [shove.frame({ left: 1 })] });
  decide(back, 0, 'murmillo:thraex.1');
  assert.deepEqual([field(back, 'stoodFirm', 'cell'), events(back, 'shoved').length], [0, 0]);
});

test('JU-5.11 JU-21.2 where the first gladiator stands nobody else is deployed, and the corner can be taken', () => {
  const waiting = ['eques', 'veles', 'secutor'].map((id) => `out ${id}.0`);
  const t = tableAt(['place murmillo.0 0,1s', ...waiting], {
    frames: [Object.assign(setUp.frame({ seat: 0 }), { at: 'JU-5.7' })],
  });
  assert.ok(!offered(t, 0).includes('0,1s') && offered(t, 0).includes('0,0s'));
  assert.equal(t.requestFor(0)!.fallback, stanceNamed('1,1s'));
  assert.ok(t.requestFor(0)!.barred!.some(({ item, clause }) => item === stanceNamed('0,1n') && clause === 'JU-5.11'));
  decide(t, 0, '0,0s');
  assert.notEqual(t.requestFor(0), null);
  assert.ok(!offered(t, 0).includes('0,0n'));
});

test('JU-2.6 a gladiator is looked for in his own familia only', () => {
  const g = position(['place murmillo.0 0,0n', 'place thraex.1 7,7n']);
  assert.equal(gladiatorNamed(g, nameOf(1, kindNamed('thraex'))), 4);
  assert.throws(() => gladiatorNamed(g, nameOf(0, kindNamed('thraex'))), /there is no gladiator/);
});

test('JU-12.1 JU-16.26 a gladiator who has bitten the dust does not stand in front of a Massive gladiator who faces the wall', () => {
  const g = position(['place crupellarius.0 0,0n', 'out thraex.1']);
  assert.deepEqual(strikesOf(g), []);
  assert.deepEqual(whyNoStrike(g), []);
});

test('JU-15.4 JU-16.18 the marker of the first gladiator goes back to him when its victim bites the dust', () => {
  const t = tableAt(['place retiarius.0 3,3e', 'place thraex.1 4,3w by=retiarius.0', 'place eques.1 7,7n']);
  t.state.gladiators[0]!.nets = 0;
  biteDust(t.state, t, 4, 0, 'JU-14.5');
  assert.deepEqual([t.state.gladiators[0]!.nets, t.state.gladiators[4]!.net, events(t, 'freed').length], [1, -1, 1]);
});

test('JU-13.14 a gladiator in the corner is told who threatens him', () => {
  const g = position(['place murmillo.0 0,0n', 'place thraex.1 1,0w']);
  const name = nameOf(0, kindNamed('murmillo')!);
  assert.deepEqual(threatsOn(g, name), [nameOf(1, kindNamed('thraex')!)]);
});
