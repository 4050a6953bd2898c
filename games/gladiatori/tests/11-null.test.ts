import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-11.10, GL-11.12 a null attack traps nobody and breaks nothing', () => {
  const net = stage({ set: [duel('strength', '', ['items weighted-net', 'white 2', 'down'])] });
  net.play('0: done | 0: new-strength | 0: net:weighted-net:green | 0: no | 0: done');
  assert.deepEqual([net.has('attackNullified'), net.seat(1).grey, net.seat(0).holds], [true, 0, [-1]]);
  const item = stage({ set: [duel('strength break-item', '', ['powers deep-wounds'], ['items gladius'])] });
  item.play('0: done | 0: new-strength | 0: break-item | 0: break:gladius:green | 0: no 1');
  assert.deepEqual(
    [item.has('attackNullified'), names(item.seat(1).items), item.seat(1).damaged],
    [true, ['gladius'], 0],
  );
});

test('GL-11.12, GL-13.16, GL-14.27 in a Sweep nobody is thrown who was struck with a null value', () => {
  const thrown = (arc: string, play: string): string[] => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength sweep', ['offense 3', 'powers wrestling']),
        man(1, '1,-1 facing 4'),
        man(2, '1,0 facing 3'),
      ],
    });
    s.play(`0: done | 0: new-strength | 0: sweep | 0: sweep:${arc} | 0: yes yes`);
    assert.deepEqual(s.totals('attackValued'), [4, 0]);
    s.play(play);
    assert.equal(s.asked(), '0 GL-14.27');
    return [...new Set(s.from(0).map((word) => word.split(':')[0]!))];
  };
  assert.deepEqual(thrown('NW>NE>E', '1: no | 1: pay energy-1'), ['green', 'none']);
  assert.deepEqual(thrown('E>NE>NW', '2: yes'), ['yellow', 'none']);
});

test('GL-12.3 a weapon thrown in a null attack is lost all the same', () => {
  const s = stage({
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta', 'white 2', 'down']),
      man(1, '5,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: throw:hasta:green | 0: no | 0: done');
  assert.deepEqual([s.totals('attackValued'), s.has('attackNullified'), s.seat(0).items], [[6 - 5 - 3], true, []]);
});

test('GL-14.29 nobody is thrown who is Trapped or Face-down', () => {
  const asked = (more: string[]): string => {
    const s = stage({
      at: [['rest'], ['activation', { by: 0 }]],
      set: [duel('strength', '', ['powers wrestling'], ['guard 9', ...more])],
    });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: yes');
    if (s.asked().startsWith('1 GL-11.45')) s.play('1: pay energy-0');
    return s.asked().split(',')[0]!;
  };
  assert.equal(asked([]), '0 GL-14.27');
  assert.equal(asked(['grey 1']), '0 GL-18.2');
  assert.equal(asked(['white 2', 'down']), '0 GL-18.2');
});

test('GL-11.9, GL-11.39, GL-13.49 a value of one is no null attack: it scores, it may hit, it can be answered', () => {
  const hit = stage({ set: [duel('strength', '', ['offense 1/5'], ['guard 0/4'])] });
  hit.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual([hit.totals('attackValued'), hit.asked(), hit.g.vp[0]], [[1], '1 GL-11.45', 12]);
  const answered = stage({ set: [duel('strength', 'berserk unbalancing-strike', ['offense 1/5'])] });
  answered.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: unbalancing-strike | 0: yes | 1: no',
  );
  assert.equal(answered.asked(), '0 GL-13.40');
  const thrown = stage({ set: [duel('strength', '', ['offense 1/5', 'powers wrestling'], ['guard 9'])] });
  thrown.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: yes');
  assert.equal(thrown.asked(), '0 GL-14.27');
});

test('GL-11.39, GL-13.16 a target struck with a null value has an event of neither hit nor miss', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 3/5']),
      man(1, '1,-1 facing 4', '', ['guard 9']),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: yes');
  assert.deepEqual(s.totals('attackValued'), [4, 0]);
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'hit' || kind === 'missed').map(({ fields }) => fields['target']),
    [1],
  );
});

test('GL-11.18, GL-13.16, GL-13.49 a defender who was struck with a null value in a Sweep unbalances nobody', () => {
  const after = (arc: string): boolean => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength sweep energy-0', ['offense 3/5']),
        man(1, '1,-1 facing 4', 'berserk unbalancing-strike'),
        man(2, '1,0 facing 3'),
      ],
    });
    s.play(`0: done | 0: new-strength | 0: sweep | 0: sweep:${arc} | 1: new-berserk | 1: unbalancing-strike | 0: yes`);
    while (!s.asked().startsWith('0')) s.play(s.asked().startsWith('1') ? '1: no' : '2: no');
    return s.asked() === '0 GL-13.40';
  };
  assert.deepEqual([after('NW>NE>E'), after('E>NE>NW')], [true, false]);
});
