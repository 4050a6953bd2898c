import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRange, rangePenalty } from '#games/gladiatori/rules/12-throwing.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

const far = (hand: string, more: string[], distance = 3, his: string[] = []) =>
  stage({ set: ['turn 3', 'round 1', man(0, '0,0 facing 0', hand, more), man(1, `${distance},0 facing 3`, '', his)] });

test('GL-12.1–12.3, GL-11.4 a throw counts the weapon twice, all other Items once, and loses it, hit or miss', () => {
  const s = far('strength', ['items hasta gladius'], 2, ['guard 9']);
  s.play('0: done | 0: new-strength | 0: throw:hasta:green | 0: no | 1: yes');
  assert.deepEqual(s.totals('attackValued'), [9]);
  assert.ok(s.has('missed'));
  assert.deepEqual(names(s.seat(0).items), ['gladius']);
});

test('GL-12.4 no spear is thrown by a gladiator in melee; a Net is', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta wide-net']),
      man(1, '3,0 facing 3'),
      man(2, '-1,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['none', 'cast:wide-net:green']);
});

test('GL-12.5–12.7 each hex between beyond the first costs one, for a Net two', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((distance) => rangePenalty(distance, false)),
    [0, 0, 1, 2, 3],
  );
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((distance) => rangePenalty(distance, true)),
    [0, 0, 2, 4, 6],
  );
  const s = far('strength', ['items hasta'], 5);
  s.play('0: done | 0: new-strength | 0: throw:hasta:green | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 6 - 3]);
});

test('GL-12.8, GL-12.9, GL-12.15 the target lies in the zone with a clear path, at any range; allies hide it too', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta']),
      man(1, '6,0 facing 3'),
      man(2, '2,0 facing 3'),
      man(3, '-3,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength');
  assert.ok(
    !s.table.asked.some(({ clause }) => clause === 'GL-8.26'),
    'the ally stands in the way, the other is out of the zone',
  );
  const t = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '-6,0 facing 0', 'strength', ['items hasta']),
      man(1, '6,0 facing 3'),
      man(2, '-4,2 facing 3'),
    ],
  });
  t.play('0: done | 0: new-strength');
  assert.deepEqual(t.from(0), ['none', 'throw:hasta:green', 'throw:hasta:yellow']);
});

test('GL-12.16, GL-13.37 a damaged weapon doubles its half', () => {
  const s = far('strength', ['items hasta', 'damaged hasta'], 2);
  s.play('0: done | 0: new-strength | 0: throw:hasta:green | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 2]);
});

test('GL-12.17, GL-12.18, GL-13.4 a thrown attack is answered like any other; what is marked Melee does not work', () => {
  const s = far(
    'strength unbalancing-strike acrobatic-strike energy-0',
    ['items hasta', 'powers lunge leap wrestling deep-wounds'],
    2,
    ['hand strength unbalancing-strike'],
  );
  s.play(
    '0: done | 0: new-strength | 0: unbalancing-strike+acrobatic-strike | 0: throw:hasta:green | 1: new-strength | 1: unbalancing-strike',
  );
  assert.deepEqual(s.fields(0), ['offense', 'acrobatic', 'deep']);
  s.play('0: yes no 0');
  assert.equal(s.asked(), '1 GL-11.5', 'no Unbalancing Strike');
  s.play('1: no');
  assert.deepEqual(s.totals('defenceValued'), [5], 'matching');
  assert.equal(s.asked(), '0 GL-11.19');
  s.play('0: no | 1: pay energy-1');
  assert.equal(s.g.vp[0], 10 + 2 + 3 + 2, 'attack, First Blood and damage from the front');
});

test('GL-12.19–12.22, GL-12.32, GL-12.33 a Net in melee: no damage, three markers, no Items in defence; it is kept', () => {
  const s = stage({ set: [duel('strength energy-0*2', '', ['items weighted-net', 'offense 9'], ['items scutum'])] });
  s.play('0: done | 0: new-strength | 0: energy-0*2 | 0: net:weighted-net:green | 0: yes | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[11], [0]]);
  assert.deepEqual(
    [s.seat(1).grey, names(s.seat(0).items), s.seat(0).holds, s.has('damaged')],
    [3, ['weighted-net'], [1], false],
  );
  assert.deepEqual([s.g.vp[0], s.g.firstBlood], [12, false]);
});

test('GL-12.23, GL-12.24 melee use or a throw, as the attacker declares', () => {
  const s = stage({ set: [duel('strength', '', ['items weighted-net', 'offense 9'])] });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['none', 'attack:green', 'net:weighted-net:green', 'cast:weighted-net:green']);
  s.play('0: cast:weighted-net:green | 0: yes | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).items, s.seat(1).grey], [[13], [], 3]);
});

test('GL-12.25, GL-12.26 the owner must stay beside the victim, or the Net is lost; a freed victim frees the Net', () => {
  const gone = stage({ set: [duel('', '', ['items wide-net', 'holds wide-net 1'], ['grey 3'])] });
  gone.play('0: step-W');
  assert.deepEqual([gone.seat(0).items, gone.seat(1).grey], [[], 3]);
  const free = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('', 'energy-0*2', ['items wide-net', 'holds wide-net 1'], ['grey 1'])],
  });
  free.play('1: free-grey | 1: energy-0*2');
  assert.deepEqual([names(free.seat(0).items), free.seat(0).holds], [['wide-net'], [-1]]);
  const dead = stage({
    at: [['wound', { seat: 1, by: 0, damage: 9 }]],
    set: [duel('', '', ['items wide-net', 'holds wide-net 1'], ['grey 1', 'hp'])],
  });
  dead.play('1: die | 1: no');
  assert.deepEqual(dead.seat(0).holds, [-1]);
});

test('GL-12.27, GL-12.28 a Net that holds gives no bonus and makes no attack, but can pay damage', () => {
  const s = stage({ set: [duel('strength', '', ['items weighted-net gladius', 'holds weighted-net 1'], ['grey 3'])] });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['none', 'attack:green']);
  s.play('0: attack:green | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [8]);
  const t = stage({
    at: [['wound', { seat: 0, by: 1, damage: 1 }]],
    set: [duel('', '', ['items weighted-net', 'holds weighted-net 1'], ['grey 3'])],
  });
  t.play('0: pay weighted-net');
  assert.equal(t.seat(1).grey, 3);
});

test('GL-12.29 a second Net sets the markers back to three', () => {
  const s = stage({ set: [duel('strength', '', ['items weighted-net', 'offense 9'], ['grey 1'])] });
  s.play('0: done | 0: new-strength | 0: net:weighted-net:green | 0: yes | 1: no');
  assert.equal(s.seat(1).grey, 3);
});

test('GL-12.30, GL-12.31 with a Net, Sweep and Break Item do nothing but count as cards', () => {
  const s = stage({
    set: [duel('strength sweep break-item', '', ['items weighted-net', 'offense 9'], ['items gladius'])],
  });
  s.play('0: done | 0: new-strength | 0: sweep+break-item');
  assert.deepEqual(
    s.from(0).filter((word) => word.startsWith('net') || word.startsWith('cast')),
    ['net:weighted-net:green', 'cast:weighted-net:green'],
  );
  s.play('0: net:weighted-net:green | 0: yes | 1: no');
  assert.deepEqual([names(s.seat(1).items), s.seat(0).white], [['gladius'], 0]);
});

test('GL-12.8 every animal in sight can be thrown at, the second too', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 2 },
    set: [duel('strength', '', ['items hasta']), 'seat 1 at 5,0 facing 3', 'animal dog at 3,0', 'animal dog at 0,-3'],
  });
  assert.deepEqual(inRange(s.g, 0), [4]);
  s.seat(0).facing = 2;
  assert.deepEqual(inRange(s.g, 0), [5]);
});

test('GL-25.4, GL-12.1 a player who has nothing to throw is not asked about a fight across the arena', () => {
  const far = (items: string): string => {
    const s = stage({ set: [duel('strength', '', [`items ${items}`]), 'seat 1 at 4,0 facing 3'] });
    return s.play('0: done | 0: new-strength').asked();
  };
  assert.equal(far('gladius scutum'), '');
  assert.equal(far('gladius pilum'), '0 GL-8.26');
  assert.equal(far('wide-net'), '0 GL-8.26');
});
