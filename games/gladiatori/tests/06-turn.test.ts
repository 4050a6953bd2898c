import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { STARTS } from '#games/gladiatori/board.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { startingHexes } from '#games/gladiatori/rules/06-setup.ts';
import { endRound, playerOrder } from '#games/gladiatori/rules/07-turn.ts';
import { score } from '#games/gladiatori/rules/17-honour.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

/** Three gladiators far from each other, their markers in the order of their seats. */
const THREE = [
  'turn 1',
  'round 1',
  man(0, '-4,0 facing 0'),
  man(1, '4,0 facing 0'),
  man(2, '0,0 facing 0'),
  'markers 0 1 2',
];

test('GL-6.1–6.3 set-up: a random order, and all markers on ten with the first of the order on top', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const s = stage({ seats: 3, at: [['set-up']], random: fastRandom(seed) });
    orders.add(s.g.order.join());
    assert.deepEqual(playerOrder(s.g), s.g.order);
    assert.deepEqual(s.g.vp, [10, 10, 10]);
  }
  assert.ok(orders.size > 3);
});

test('GL-6.4, GL-6.5 in player order, each on another starting hex, with any facing', () => {
  const s = stage({ at: [['set-up', { placed: 0 }, 'GL-6.4']], set: ['order 1 0'] });
  assert.equal(s.asked(), '1 GL-6.4');
  s.play('1: J07 SE');
  const refusal = s.refusal('0: J07 E');
  assert.notEqual(refusal, null);
  assert.deepEqual(
    startingHexes(s.g, 0),
    STARTS.filter((cell) => cell !== s.seat(1).cell),
  );
  s.play('0: D03 NE');
  assert.deepEqual([s.seat(0).facing, s.seat(1).facing], [1, 5]);
});

test('GL-6.6 the first to be placed freely has the whole arena, the next all but the hexes near him', () => {
  const s = stage({ options: { freePlacement: true }, at: [['set-up', {}, 'GL-6.4']], set: ['order 0 1'] });
  assert.equal(startingHexes(s.g, 0).length, 93);
  s.play('0: G05 E');
  const open = startingHexes(s.g, 1);
  assert.equal(open.length, 93 - 19, 'two rings around him are closed');
  assert.deepEqual(
    open,
    open.slice().sort((a, b) => a - b),
  );
  s.seat(0).cell = STARTS[0]!;
  assert.ok(!startingHexes(s.g, 1).includes(STARTS[0]!));
  assert.equal(startingHexes(s.g, 1).filter((cell) => STARTS.includes(cell)).length, 3);
});

test('GL-6.8, GL-24.1 sheets stay behind the screens', () => {
  const s = stage({ set: [duel()] });
  assert.equal(viewFor(s.g, 1).gladiators[0]!.secret, null);
  assert.notEqual(viewFor(s.g, 0).gladiators[0]!.secret, null);
});

test('GL-7.1, GL-7.2 the phases of a turn, one after the other; all but the rounds at once', () => {
  const s = stage({
    at: [['game', {}, 'GL-7.1']],
    set: [
      man(0, '-4,0 facing 0', '', ['hp', 'deck strength energy-0']),
      man(1, '4,0 facing 3', '', ['hp', 'deck strength energy-0']),
      'markers 1 0',
    ],
  });
  assert.equal(s.asked(), '0 GL-7.3, 1 GL-7.3');
  s.play('0: strength | 1: -');
  assert.equal(s.asked(), '1 GL-14.39, 0 GL-14.39');
  s.play('0: no | 1: no | 1: done | 0: done | 0: pass | 0: no | 1: no | 1: done | 0: done | 0: pass');
  assert.equal(s.asked(), '0 GL-18.2, 1 GL-18.2');
  s.play('0: no | 1: no');
  assert.equal(s.g.turn, 2);
  assert.equal(s.asked(), '0 GL-7.3, 1 GL-7.3');
});

test('GL-7.3–7.6, GL-24.14 any split of the deck, in secret; discarded and removed cards are no part of it', () => {
  const s = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 1',
      man(0, '0,0 facing 0', '', ['hp', 'deck strength sweep energy-0*2', 'discard feint', 'removed energy-1']),
      man(1, '3,0 facing 0', '', ['hp', 'deck movement']),
    ],
  });
  assert.deepEqual(s.from(0), ['strength', 'energy-0', 'energy-0', 'sweep']);
  s.play('0: sweep+energy-0 | 1: -');
  assert.deepEqual(s.seat(0).hand.map(thingName), ['energy-0', 'sweep']);
  assert.deepEqual(s.seat(0).hp.map(thingName), ['strength', 'energy-0']);
  assert.deepEqual([viewFor(s.g, 1).gladiators[0]!.hand, viewFor(s.g, 1).gladiators[0]!.hp], [2, 2]);
});

test('GL-7.3, GL-25.5 the default split is that of the last turn; what was not in it goes to the hand, Energy-0 apart', () => {
  const s = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 1',
      man(0, '-4,0 facing 0', '', ['hp', 'deck strength berserk energy-0*2 energy-1*2']),
      man(1, '4,0 facing 3', '', ['hp']),
    ],
  });
  const usual = (): string[] => (s.request(0).fallback as number[]).map(thingName);
  assert.deepEqual(usual(), ['strength', 'berserk', 'energy-1', 'energy-1']);
  s.play('0: strength+energy-0+energy-1');
  assert.deepEqual(s.seat(0).lastHand.map(thingName), ['strength', 'energy-0', 'energy-1']);
  assert.deepEqual(s.seat(0).lastHp.map(thingName), ['berserk', 'energy-0', 'energy-1']);
  const again = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 2',
      man(0, '-4,0 facing 0', '', ['hp', 'deck strength energy-0*3']),
      man(1, '4,0 facing 3', '', ['hp']),
    ],
  });
  again.seat(0).lastHand = [0, 4, 4];
  again.seat(0).lastHp = [4];
  assert.deepEqual((again.request(0).fallback as number[]).map(thingName), ['strength', 'energy-0', 'energy-0']);
});

test('GL-7.7, GL-7.8, GL-7.11 order by VP, then by height; a marker that arrives lies on top, even one that comes back', () => {
  const s = stage({
    seats: 3,
    set: THREE,
  });
  s.g.active = -1;
  assert.deepEqual(playerOrder(s.g), [0, 1, 2]);
  score(s.g, s.table, 2, 2, 'GL-17.3');
  assert.deepEqual(playerOrder(s.g), [0, 1, 2]);
  score(s.g, s.table, 2, -2, 'GL-17.16');
  assert.deepEqual(playerOrder(s.g), [2, 0, 1], 'changed and changed back: it arrived anew');
});

test('GL-7.9, GL-7.10, GL-7.12, GL-7.13 markers beside the track come back in the order of acting', () => {
  const s = stage({
    seats: 3,
    set: [...THREE, 'order 0 1 2', 'acted 0 1'],
  });
  s.g.active = -1;
  score(s.g, s.table, 1, 2, 'GL-17.3');
  score(s.g, s.table, 0, 2, 'GL-17.3');
  assert.deepEqual(s.g.order, [0, 1, 2], 'the order of the round stays');
  assert.deepEqual(s.g.aside, [true, true, false]);
  endRound(s.g, s.table);
  assert.deepEqual(playerOrder(s.g), [2, 1, 0], 'seat 1 acted after seat 0 and so lies on top of it');
  assert.deepEqual(s.g.aside, [false, false, false]);
});

test('GL-7.14, GL-14.39, GL-14.41 Delay changes the player’s own place at the start of a round, for that round only', () => {
  const s = stage({
    seats: 3,
    at: [['round']],
    set: [
      'turn 3',
      'round 1',
      man(0, '-4,0 facing 0', '', ['powers delay']),
      man(1, '4,0 facing 0'),
      man(2, '0,0 facing 0', '', ['powers delay']),
      'markers 0 1 2',
    ],
  });
  assert.deepEqual(s.from(1), ['no']);
  assert.deepEqual(s.from(0), ['no', '1', '2', '3']);
  s.play('0: 3 | 1: no | 2: 1');
  assert.deepEqual(s.g.order, [2, 1, 0]);
  assert.deepEqual(playerOrder(s.g), [0, 1, 2]);
  assert.equal(s.seat(0).powers, 0);
});

test('GL-7.15, GL-23.20 animals act first', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1 },
    at: [['round']],
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'animal dog at 1,0'],
    dice: [1, 2],
  });
  assert.equal(s.asked(), '0 GL-11.5');
  s.play('0: no | 0: pay energy-1+energy-0');
  assert.equal(s.asked(), '0 GL-8.5');
});

test('GL-7.9, GL-7.12 the seats that have acted in a round are forgotten after it', () => {
  const s = stage({ at: [['rest'], ['round']], set: [duel(), 'round 1', 'markers 0 1'] });
  s.play('0: no | 1: no | 0: done | 0: pass | 1: done');
  assert.deepEqual([s.asked(), s.g.acted], ['0 GL-18.2, 1 GL-18.2', []]);
});
