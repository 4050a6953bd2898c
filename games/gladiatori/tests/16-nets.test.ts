// GL-12.25, GL-12.26: when a Net that holds a victim comes free, and when it is lost. And what an animal's attack leaves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { release } from '#games/gladiatori/rules/23-beasts.ts';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

const netOf = (s: Stage, seat: number): [string[], number[]] => [s.seat(seat).items.map(thingName), s.seat(seat).holds];

test('GL-12.26, GL-17.28 a Net whose victim surrenders is free', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['grey 3']),
      man(1, '1,0 facing 3', '', ['items wide-net', 'holds wide-net red']),
      man(2, '-4,0 facing 3'),
    ],
  });
  s.play('0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual(netOf(s, 1), [['wide-net'], [-1]]);
});

test('GL-12.25, GL-17.28 the Net of a gladiator who surrenders is lost, and its victim stays Trapped', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items wide-net', 'holds wide-net green']),
      man(1, '1,0 facing 3', '', ['grey 3']),
      man(2, '-4,0 facing 3'),
    ],
  });
  s.play('0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual([netOf(s, 0), s.g.lostItems.map(thingName), s.seat(1).grey], [[[], []], ['wide-net'], 3]);
});

test('GL-12.26, GL-23.28 a Net whose animal is killed is free', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      duel('strength', '', ['offense 9', 'items wide-net', 'holds wide-net animal-1']),
      'seat 1 at 5,0 facing 3',
      'animal dog at 1,0 grey 2',
    ],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual(netOf(s, 0), [['wide-net'], [-1]]);
});

test('GL-12.25, GL-23.44 a gladiator who steps back from a lion and from the victim of his Net loses it', () => {
  const s = stage({
    options: { mode: 'coliseum', lions: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [
      duel('', '', ['items wide-net', 'holds wide-net green'], ['grey 3']),
      'seat 1 at 1,-1 facing 3',
      'animal lion at 1,0',
    ],
    dice: [3, 3],
  });
  s.play('0: step-back');
  assert.deepEqual([netOf(s, 0), s.g.lostItems.map(thingName)], [[[], []], ['wide-net']]);
});

test('GL-8.47, GL-23.21 the cards of a Reaction to an animal go to the discard pile, and its Action card is free again', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('strength energy-1'), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: new-strength | 0: energy-1 | 0: - | 0: yes');
  const { using, open, discard } = s.seat(0);
  assert.deepEqual([s.asked().includes('GL-18.2'), using, open], [true, -1, []]);
  assert.deepEqual(discard.map(thingName), ['strength', 'energy-1']);
});

test('GL-14.3, GL-24.12 cards that go for a Lunge leave others in doubt about the hand', () => {
  const s = stage({ set: [duel('strength energy-1 feint', '', ['powers lunge'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  s.seat(0).known.hand = [6];
  s.play('0: yes energy-1');
  assert.deepEqual(s.seat(0).known.hand, []);
});

test('GL-12.26, GL-14.5 a Net whose victim stands up is free again', () => {
  const s = stage({
    set: [duel('', '', ['grey 3', 'powers stand-up'], ['items wide-net', 'holds wide-net red'])],
  });
  s.play('0: stand-up');
  assert.deepEqual([s.seat(0).grey, s.seat(1).holds, s.seat(1).items.length], [0, [-1], 1]);
});

test('GL-23.29, GL-12.26 a Net holds an animal until its last marker goes', () => {
  const s = stage({
    options: { mode: 'coliseum', wolves: 1 },
    set: [duel('', '', ['items wide-net']), 'seat 1 at 5,0 facing 3', 'animal wolf at 1,0 grey 2'],
  });
  s.seat(0).holds = [4];
  release(s.g, s.table, 4, 4);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [2, [4]]);
  release(s.g, s.table, 4, 5);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [1, [4]]);
  release(s.g, s.table, 4, 6);
  assert.deepEqual([s.g.animals[0]!.grey, s.seat(0).holds], [0, [-1]]);
});

test('GL-12.29 a Net on a gladiator who is Trapped sets his markers to three again', () => {
  for (const grey of [1, 3]) {
    const s = stage({ set: [duel('strength', '', ['items wide-net', 'offense 9'], [`grey ${grey}`, 'guard 0/4'])] });
    s.play('0: done | 0: new-strength | 0: net:wide-net:green | 0: yes | 1: no');
    assert.deepEqual([s.g.acted, s.seat(1).grey], [[0], 3]);
  }
});
