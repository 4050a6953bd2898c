// Chapter 18: what counts first at the limit, the restless crowd, and familiae beaten in one instant.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import { compareStanding, concede, endRound, judge } from '#games/jugula/rules/18-end-of-game.ts';
import { decide, events, position, tableAt } from '#games/jugula/testing/positions.ts';

const VOX = ['seat 0 vox 4', 'seat 1 vox 4', 'seat 2 vox 4'];
const HANDS = ['seat 0 hand J01 J02', 'seat 1 hand J01', 'seat 2 hand J01'];

test('JU-18.8 what counts first decides, though all that counts later says the opposite', () => {
  /** The standing of seat 0 against seat 1: below 0 where it is better. */
  const standing = (mine: string[], other: string[]): number => {
    const lines = (seat: number, more: string[]): string[] =>
      more.map((line) => (line.startsWith('place') ? line.replace('.#', `.${seat}`) : `seat ${seat} ${line}`));
    return Math.sign(compareStanding(position([...lines(0, mine), ...lines(1, other)]), 0, 1));
  };
  const [sound, hurt] = ['place murmillo.# 0,0n', 'place thraex.# 7,7n wounded'];
  const one = 'place murmillo.# 3,3n';
  assert.equal(standing([sound, 'glory 0', 'vox 0'], [hurt, 'glory 9', 'vox 9']), -1, 'damage before glory');
  assert.equal(standing([sound, 'glory 2', 'vox 1'], [one, 'glory 1', 'vox 9']), -1, 'glory before Vox Populi');
  const two = ['place thraex.# 5,5n', 'place eques.# 6,6n'];
  assert.equal(standing([sound, 'vox 2'], [...two, 'vox 1']), -1, 'Vox Populi before the unwounded');
  assert.equal(standing([sound], two), 1, 'the unwounded last');
});

test('JU-18.9 an attack declared in a round calms the crowd at its end', () => {
  const t = tableAt(['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'calm 5', 'seat 0 top J09', 'seat 1 top J02'], {
    frames: [attacks.frame({ left: 1 })],
  });
  decide(t, 0, 'murmillo:thraex.1');
  const favour = t.state.lanistae.map(({ vox }) => vox);
  endRound(t.state, t);
  assert.deepEqual([t.state.calm, t.state.lanistae.map(({ vox }) => vox)], [0, favour]);
});

test('JU-18.9 the crowd has nothing against those who have left the game', () => {
  const t = tableAt(
    ['place murmillo.0 0,0n', 'place murmillo.1 7,7n', 'place murmillo.2 4,4n', 'calm 5', ...VOX, ...HANDS],
    { seats: 3 },
  );
  concede(t.state, t, 1);
  endRound(t.state, t);
  assert.deepEqual(
    t.state.lanistae.map(({ vox }) => vox),
    [3, 4, 3],
  );
});

/** Three or four familiae; those of the named seats have one gladiator left, the others two. */
const familiae = (seats: number, beaten: readonly number[]): string[] =>
  Array.from({ length: seats }, (_, seat) => [
    `place murmillo.${seat} ${seat},0n`,
    beaten.includes(seat) ? `out eques.${seat}` : `place eques.${seat} ${seat},7n`,
    `seat ${seat} hand J01 J02`,
  ]).flat();

test('JU-18.10 of three beaten in one instant the active player leaves first, the others together', () => {
  const t = tableAt(familiae(4, [0, 1, 2]), { seats: 4 });
  judge(t.state, t);
  assert.deepEqual(
    t.state.lanistae.map(({ left }) => left),
    [1, 2, 2, 0],
  );
});

test('JU-18.4 JU-18.6 a familia that has withdrawn does not withdraw again when another is beaten', () => {
  const t = tableAt([...familiae(4, [1, 2]), 'seat 1 left 1', 'exits 1'], { seats: 4 });
  judge(t.state, t);
  assert.deepEqual(
    [t.state.lanistae.map(({ left }) => left), events(t, 'withdrew').map((event) => event.fields['seat'])],
    [[0, 1, 2, 0], [2]],
  );
});
