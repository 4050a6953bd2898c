import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { cheapest } from '#games/gladiatori/rules/11-injury.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

const silent = (damage: number, hp: string, ...more: string[]): string =>
  cheapest(stage({ set: [duel('', '', [`hp ${hp}`, ...more])] }).seat(0), damage)
    .map(thingName)
    .join(' ');

test('GL-11.45, GL-25.5 the default payment: smallest total, fewest Items, Action cards and cards, lowest ids', () => {
  assert.equal(silent(2, 'strength energy-1 feint'), 'energy-1', 'two are less than three');
  assert.equal(silent(2, 'energy-0*2', 'items gladius'), 'energy-0 energy-0', 'no Item');
  assert.equal(silent(3, 'strength feint'), 'feint', 'no Action card');
  assert.equal(silent(3, 'strength energy-0 energy-1'), 'energy-0 energy-1', 'no Action card, though more cards');
  assert.equal(silent(2, 'energy-0*2 energy-1'), 'energy-1', 'one card');
  assert.equal(silent(3, 'feint acrobatic-strike'), 'feint', 'the lowest id');
  assert.equal(silent(3, 'strength movement'), 'strength');
  assert.equal(silent(5, 'energy-1*2', 'items galea gladius'), 'energy-1 galea', 'six with one Item');
  assert.equal(silent(4, 'energy-1*3 feint'), 'energy-1 energy-1');
  assert.equal(silent(7, 'energy-1*3 energy-0'), 'energy-0 energy-1 energy-1 energy-1', 'everything');
});

test('GL-11.47, GL-13.37 a damaged Item pays its half, and one without HP pays nothing', () => {
  assert.equal(silent(2, 'feint', 'items galea', 'damaged galea'), 'galea', 'two of four');
  const s = stage({
    at: [['wound', { seat: 1, by: 0, damage: 2 }]],
    set: [duel('', 'strength', [], ['hp energy-1 feint', 'items parmula', 'damaged parmula'])],
  });
  assert.notEqual(s.refusal('1: pay parmula+energy-1'), null);
  assert.notEqual(s.refusal('1: pay energy-1+feint'), null, 'one would do');
  s.play('1: pay feint');
  assert.deepEqual([s.seat(1).removed.map(thingName), s.seat(1).hp.map(thingName)], [['feint'], ['energy-1']]);
});

test('GL-11.51, GL-17.6 death at one point too many; what counts is what was there, and the cover', () => {
  const wounded = (damage: number): string => {
    const s = stage({
      at: [['wound', { seat: 1, by: 0, damage }]],
      set: [duel('', 'strength', [], ['hp energy-1*2', 'items gladius'])],
    });
    if (s.fields(1).includes('with')) return 'alive';
    s.play('1: die | 1: no');
    const scored = s.log.events.find(({ kind, clause }) => kind === 'vpChanged' && clause === 'GL-17.4')!;
    return `dead for ${scored.fields['points']}, then ${s.seat(1).after}`;
  };
  assert.equal(wounded(6), 'alive');
  assert.equal(wounded(7), 'dead for 7, then 0');
  assert.equal(wounded(9), 'dead for 7, then -2');
});

test('GL-11.43, GL-11.44 the margin counts complete threes of what is left after a Dodge', () => {
  const damage = (offense: number): number => {
    const s = stage({
      options: { marginDamage: true },
      set: [duel('strength', 'movement', [`offense ${offense}`], ['guard 0/4'])],
    });
    s.play('0: done | 0: new-strength | 0: attack:green | 1: new-movement | 0: yes | 1: no 0');
    return s.totals('damaged')[0]!;
  };
  assert.deepEqual([5, 6, 7, 8, 9].map(damage), [1, 2, 2, 2, 2]);
});

test('GL-11.2, GL-11.3 its owner reads every part of an attack value with its clause', () => {
  const s = stage({
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'berserk acrobatic-strike sacrifice energy-0*3', [
        'items gladius pilum',
        'powers lunge leap deep-wounds wrestling',
        'plus-four',
        'aid 1 2',
      ]),
      man(1, '2,0 facing 3'),
    ],
  });
  s.play('0: step-E | 0: done | 0: new-berserk | 0: acrobatic-strike+sacrifice | 0: attack:green | 0: energy-0');
  assert.deepEqual(s.fields(0), [
    'offense',
    'blood',
    'acrobatic',
    'lunge',
    'leapAttack',
    'leapDamage',
    'deep',
    'wrestle',
  ]);
  assert.notEqual(s.refusal('0: yes 2 yes energy-0 1 1 1 no'), null, 'one hex, one point of a Leap');
  s.play('0: yes 2 yes energy-0 1 0 1 no');
  const event = s.log.events.find(({ kind }) => kind === 'attackValued')!;
  const parts = event.secrets![0]!.fields['parts'] as { label: string; value: number; clause: string }[];
  assert.deepEqual(
    parts.map(({ label, value, clause }) => `${label} ${value} ${clause}`),
    [
      'blood 4 GL-9.5',
      'items 6 GL-11.4',
      'offense 5 GL-2.8',
      'acrobatic strike 3 GL-13.19',
      'sacrifice 3 GL-13.17',
      'lunge 2 GL-14.3',
      'leap 2 GL-14.22',
      'deep wounds -1 GL-14.25',
      'unbeatable 4 GL-14.10',
      'ally 2 GL-20.6',
    ],
  );
  assert.deepEqual(s.totals('attackValued'), [30]);
});

test('GL-11.2, GL-11.5 its owner reads every part of a defence value with its clause', () => {
  const s = stage({
    set: [
      duel(
        'berserk',
        'berserk acrobatic-strike sacrifice energy-0',
        [],
        ['items scutum', 'plus-four', 'delayed 5', 'aid 0 2', 'grey 1'],
      ),
    ],
  });
  s.play(
    '0: done | 0: new-berserk | 0: attack:green | 1: new-berserk | 1: sacrifice | 0: yes 3 | 1: energy-0 | 1: yes',
  );
  const event = s.log.events.find(({ kind }) => kind === 'defenceValued')!;
  const parts = event.secrets![0]!.fields['parts'] as { label: string; value: number; clause: string }[];
  assert.deepEqual(
    parts.map(({ label, value, clause }) => `${label} ${value} ${clause}`),
    [
      'oppose 5 GL-10.3',
      'matching 5 GL-10.10',
      'items 4 GL-11.5',
      'guard 4 GL-2.9',
      'ally 2 GL-20.6',
      'trapped -3 GL-16.5',
      'sacrifice 3 GL-13.17',
      'delay 3 GL-14.40',
      'unbeatable 4 GL-14.10',
    ],
  );
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).aid, s.seat(1).plusFour], [[27], [], false]);
});

test('GL-11.3, GL-11.5, GL-13.18 any card can be sacrificed, a Strength card too, and comes back by a Feint', () => {
  const s = stage({ set: [duel('dexterity sacrifice strength feint', 'berserk sacrifice strength feint')] });
  s.play('0: done | 0: new-dexterity | 0: sacrifice | 0: attack:green | 1: new-berserk | 1: sacrifice');
  s.play('0: strength | 0: no | 1: strength | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[3], [8]]);
  assert.deepEqual([s.seat(0).removed, s.seat(1).removed], [[0], [0]]);
  s.play('0: feint | 1: feint');
  assert.deepEqual([s.seat(0).removed, s.seat(1).removed], [[], []]);
  assert.deepEqual(s.seat(0).hand.map(thingName), ['strength', 'dexterity', 'sacrifice']);
});
