// Chapters 14 and 15: outcomes and wounds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defenceSum } from '#games/jugula/rules/13-scores.ts';
import { biteDust, damageOf, wound } from '#games/jugula/rules/15-wounds.ts';
import {
  askedOf,
  attacking,
  DUEL,
  decide,
  events,
  offered,
  position,
  tableAt,
} from '#games/jugula/testing/positions.ts';

test('JU-14.3 JU-14.7 JU-14.9 a pushed gladiator goes one square straight away and keeps his facing, hindered or not', () => {
  const t = attacking([
    'place murmillo.0 3,3se',
    'place retiarius.0 7,7n',
    'place thraex.1 4,4w by=retiarius.0',
    'seat 0 top J09',
    'seat 1 top J02',
  ]);
  decide(t, 0, 'murmillo:thraex.1');
  const { cell, facing, net } = t.state.gladiators[4]!;
  assert.deepEqual([cell, facing, net], [45, 6, 1]);
});

test('JU-14.8 JU-20.6 by the straight rule the edge and any gladiator, friend or enemy, make a push impossible', () => {
  const options = { pushRule: 'straight' };
  for (const line of ['place eques.1 5,3w', 'place eques.0 5,3w']) {
    const t = attacking([...DUEL, line, 'seat 0 top J09', 'seat 1 top J02'], 1, { options });
    decide(t, 0, 'murmillo:thraex.1');
    assert.deepEqual([t.state.gladiators[4]!.cell, t.state.gladiators[4]!.wounds], [28, 1]);
  }
  const first = ['place eques.0 5,3w', ...DUEL, 'seat 0 top J09', 'seat 1 top J02'];
  const blocked = attacking(first, 1, { options });
  decide(blocked, 0, 'murmillo:thraex.1');
  assert.deepEqual([blocked.state.gladiators[4]!.cell, blocked.state.gladiators[4]!.wounds], [28, 1]);
  // There is no alternative square, not even where only one would be free.
  const t = attacking([...DUEL, 'place eques.1 5,3w', 'place veles.1 5,2n', 'seat 0 top J09', 'seat 1 top J02'], 1, {
    options,
  });
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([t.state.gladiators[4]!.cell, t.state.gladiators[4]!.wounds], [28, 1]);
});

test('JU-14.10 JU-14.11 one wound at most; a gladiator who bites the dust is removed without being pushed', () => {
  const t = attacking([
    'place murmillo.0 3,3e',
    'place sagittarius.1 4,3e wounded',
    'place veles.1 7,7n',
    'seat 0 top J11',
    'seat 1 top J05',
  ]);
  decide(t, 0, 'murmillo:sagittarius.1');
  assert.deepEqual(events(t, 'pushed').length + events(t, 'pinned').length, 0);
  assert.equal(events(t, 'bitTheDust')[0]!.clause, 'JU-14.5');
  // Twice the defence, and no room to be pushed: 6 + 5 against 4.
  const wall = ['place murmillo.0 1,3w', 'place thraex.1 0,3e', 'place veles.1 7,7n'];
  const pinned = attacking([...wall, 'seat 0 top J11', 'seat 1 top J05']);
  decide(pinned, 0, 'murmillo:thraex.1');
  assert.deepEqual([pinned.state.gladiators[4]!.wounds, events(pinned, 'wounded').length], [1, 1]);
});

test('JU-15.1 JU-15.2 JU-15.3 a wound turns the card, a second one takes him out; nothing heals', () => {
  const t = tableAt([...DUEL, 'place eques.1 7,7n', 'seat 0 hand J01 J02', 'seat 1 hand J01 J02']);
  const g = t.state;
  assert.equal(defenceSum(g, 0, 4, null), 4);
  wound(g, t, 4, 0, 'JU-14.4');
  assert.equal(defenceSum(g, 0, 4, null), 3);
  decide(t, 0, 'J01-vox');
  decide(t, 1, 'J01-vox');
  assert.equal(g.gladiators[4]!.wounds, 1);
  wound(g, t, 4, 0, 'JU-14.4');
  assert.deepEqual([g.gladiators[4]!.wounds, g.gladiators[4]!.cell], [2, -1]);
});

test('JU-15.4 JU-15.7 a gladiator who bites the dust leaves with his boosts; the marker on him goes back; his square is free', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place retiarius.0 7,7n',
    'place sagittarius.1 4,3e by=retiarius.0 ATT+1',
    'place veles.1 0,0n',
  ];
  const t = attacking([...lines, 'seat 0 top J11', 'seat 1 top J05']);
  decide(t, 0, 'murmillo:sagittarius.1');
  assert.deepEqual(
    [t.state.gladiators[1]!.nets, t.state.gladiators[4]!.net, t.state.gladiators[4]!.boosts.length],
    [1, -1, 0],
  );
  assert.ok(t.state.gladiators.every(({ cell }) => cell !== 28));
  // Nothing of where he stood is left in the state.
  assert.equal(t.state.gladiators[4]!.facing, 0);
  // Nor of the markers of his own.
  const nets = attacking(['place murmillo.0 3,3e', 'place laquearius.1 4,3e', 'place veles.1 0,0n']);
  assert.equal(nets.state.gladiators[4]!.nets, 1);
  biteDust(nets.state, nets, 4, 0, 'JU-14.5');
  assert.equal(nets.state.gladiators[4]!.nets, 0);
});

test('JU-15.5 JU-15.6 damage points are one for a wounded gladiator, two for one who is out; glory counts those inflicted', () => {
  const g = position(['place thraex.1 4,3w wounded', 'out eques.1', 'place veles.1 0,0n']);
  assert.equal(damageOf(g, 1), 3);
  const t = attacking([
    'place murmillo.0 3,3e',
    'place sagittarius.1 4,3e',
    'place veles.1 0,0n',
    'seat 0 top J11',
    'seat 1 top J05',
  ]);
  decide(t, 0, 'murmillo:sagittarius.1');
  assert.equal(t.state.lanistae[0]!.glory, 2);
  // Of one who was wounded already only the second point is new.
  const second = attacking([
    'place murmillo.0 3,3e',
    'place sagittarius.1 4,3e wounded',
    'place veles.1 0,0n',
    'seat 0 top J11',
    'seat 1 top J05',
  ]);
  decide(second, 0, 'murmillo:sagittarius.1');
  assert.deepEqual([second.state.lanistae[0]!.glory, damageOf(second.state, 1)], [1, 2]);
});

test('JU-20.6 JU-21.15 with the fan rule a blocked push goes aside; of two squares the attacker chooses', () => {
  const lines = [...DUEL, 'place eques.1 5,3w', 'seat 0 top J09', 'seat 1 top J02'];
  const t = attacking(lines);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([askedOf(t, 0), offered(t, 0)], ['JU-21.15', ['5,2', '5,4']]);
  assert.equal(t.requestFor(0)!.fallback, 21);
  decide(t, 0, '5,4');
  assert.deepEqual([t.state.gladiators[4]!.cell, t.state.gladiators[4]!.wounds], [37, 0]);
  const one = attacking([...lines, 'place veles.1 5,2n']);
  decide(one, 0, 'murmillo:thraex.1');
  assert.equal(one.state.gladiators[4]!.cell, 37);
  // The corner is a square like any other.
  const corner = ['place murmillo.0 2,1w', 'place thraex.1 1,1e', 'place eques.1 0,1e', 'place veles.1 0,2e'];
  const cornered = attacking([...corner, 'seat 0 top J09', 'seat 1 top J02']);
  decide(cornered, 0, 'murmillo:thraex.1');
  assert.equal(cornered.state.gladiators[4]!.cell, 0);
  const wall = attacking([...lines, 'place veles.1 5,2n', 'place secutor.1 5,4n']);
  decide(wall, 0, 'murmillo:thraex.1');
  assert.equal(wall.state.gladiators[4]!.wounds, 1);
});

test('JU-18.11 JU-21.15 a player who concedes when asked where to push pushes nobody and is asked no more', () => {
  const lines = ['place eques.0 0,0n', 'place eques.1 5,3w', 'seat 0 top J09', 'seat 1 top J02'];
  const third = ['place murmillo.2 0,7n', 'place eques.2 1,7n'];
  for (const seats of [2, 3]) {
    const given = { seats, options: { pushRule: 'fan' } };
    const t = attacking([...DUEL, ...lines, ...(seats === 3 ? third : [])], 1, given);
    decide(t, 0, 'murmillo:thraex.1');
    assert.equal(askedOf(t, 0), 'JU-21.15');
    assert.equal(t.decide(0, 'concede', 'yes'), null);
    assert.deepEqual([askedOf(t, 0), t.state.gladiators[4]!.cell], [null, 28]);
  }
});
