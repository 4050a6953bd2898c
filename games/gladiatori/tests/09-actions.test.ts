import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-9.1–9.7 what Strength, Dexterity and Berserk add to an attack', () => {
  const attack = (hand: string, play: string): number => {
    const s = stage({ set: [duel(hand)] });
    s.play(`0: done | ${play}`);
    return s.totals('attackValued')[0]!;
  };
  assert.equal(
    attack('strength energy-1*2 energy-0', '0: new-strength | 0: energy-1*2+energy-0 | 0: attack:green | 0: no'),
    2,
  );
  assert.equal(
    attack('dexterity energy-1*5', '0: new-dexterity | 0: energy-1 | 0: attack:green | 0: no'),
    2,
    'the hand is counted when the value is announced (GL-9.4)',
  );
  assert.equal(attack('berserk', '0: new-berserk | 0: attack:green | 0: no 1'), 2);
  const s = stage({ set: [duel('', '', ['row berserk', 'blood 4/5'])] });
  s.play('0: done | 0: again-berserk | 0: attack:green | 0: yes 3');
  assert.equal(s.seat(0).now[3], 0, 'one for the card and three for the attack (GL-9.6)');
});

test('GL-9.8–9.10, GL-9.13, GL-9.14 Standby: a new card or one of the row, no Blood, no further use; also for a gladiator who is held', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('', 'strength', ['row strength', 'blood 0/5', 'grey 1', 'white 2', 'down'])],
  });
  s.play('0: done | 0: turn-down-strength | 0: blood*3 | 0: done');
  assert.deepEqual([s.seat(0).turned, s.seat(0).now[3], s.seat(0).passive], [[3], 3, false]);
  s.play('1: done | 1: new-strength | 1: attack:red | 1: yes');
  assert.equal(s.asked(), '0 GL-11.5', 'the card serves for no Reaction');
});

test('GL-9.15–9.17, GL-9.20 three points: a hex with a turn of one side, or a turn of up to two; they need not be used', () => {
  const s = stage({ set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'movement'), man(1, '-4,0 facing 0')] });
  s.play('0: done | 0: new-movement');
  assert.equal(s.from(0).length, 1 + 18 + 4);
  s.play('0: step-NW-left | 0: turn-right-2 | 0: step-W');
  assert.deepEqual([cellName(s.seat(0).cell), s.seat(0).facing], ['E04', 5]);
  assert.equal(s.table.over, true);
  const t = stage({ set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'movement'), man(1, '-4,0 facing 0')] });
  t.play('0: done | 0: new-movement | 0: stop');
  assert.equal(cellName(t.seat(0).cell), 'G05');
});

test('GL-9.18, GL-9.19 no way through figures or out of the arena', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      'turn 1',
      'round 1',
      man(0, '5,-4 facing 0', 'movement'),
      man(1, '4,-4 facing 0', '', ['white 2', 'down']),
      'animal dog at 4,-3',
    ],
  });
  s.play('0: done | 0: new-movement | 0: none');
  const steps = s
    .from(0)
    .filter((name) => name.startsWith('step'))
    .map((name) => name.replace(/-(left|right)$/, ''));
  assert.deepEqual([...new Set(steps)], ['step-SE']);
});

test('GL-9.18 nobody enters the hex of the first player either', () => {
  const s = stage({ at: [['activation', { by: 1 }]], set: [duel()] });
  assert.deepEqual(
    s.from(1).filter((name) => name.startsWith('step-W')),
    [],
  );
});

test('GL-9.21, GL-9.22 a gladiator who is held cannot move; movement belongs to step 7', () => {
  const s = stage({
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'movement', ['grey 1']), man(1, '-4,0 facing 0')],
  });
  assert.deepEqual(
    s.from(0).filter((name) => name.startsWith('step')),
    [],
  );
  s.play('0: done | 0: new-movement');
  assert.deepEqual(s.from(0), ['stop', 'turn-right', 'turn-left']);
});

test('GL-9.23, GL-9.24 passing is always allowed and ends everything but the end of the activation', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength energy-0*4', '', ['white 1'])],
  });
  s.play('0: done | 0: pass');
  assert.equal(s.asked(), '1 GL-8.5', 'no second window for markers');
});

test('GL-3.14, GL-9.18 a gate is a hex like any other: it is entered, and only a wall or a figure bars the way', () => {
  const s = stage({ set: ['turn 1', 'round 1', man(0, '-5,0 facing 0', 'movement'), man(1, '5,0 facing 3')] });
  assert.ok(s.from(0).includes('step-W'));
  assert.deepEqual(s.request(0).barred, []);
  s.play('0: step-W');
  assert.equal(cellName(s.seat(0).cell), 'A05');
  // Of the six ways out of the gate three lead into the wall.
  assert.deepEqual(
    s.request(0).barred!.map(({ item, clause }) => `${item} ${clause}`),
    ['NW', 'W', 'SW'].flatMap((d) => ['-right', '', '-left'].map((turn) => `step-${d}${turn} GL-9.19`)),
  );
});

test('GL-9.8, GL-25.5 the default of step 2 is Standby with the leftmost card of the row', () => {
  const s = stage({ set: [duel('movement', '', ['row strength dexterity'])] });
  s.play('0: done');
  assert.equal(s.request(0).fallback, 'turn-down-strength');
  const last = stage({ set: [duel('strength energy-0')] });
  last.play('0: done');
  assert.equal(last.request(0).fallback, 'standby-strength');
  const none = stage({ set: [duel('energy-0')] });
  none.play('0: done');
  assert.equal(none.request(0).fallback, 'pass');
});

test('GL-9.11, GL-25.5 the default recovery: cards of the highest HP first, then Blood, Speed and the Skills', () => {
  const recovered = (more: string[]): string[] => {
    const s = stage({ set: [duel('movement', '', more)] });
    s.play('0: done | 0: standby-movement');
    return (s.request(0).fallback as number[]).map(thingName);
  };
  assert.deepEqual(recovered(['discard energy-0*2 feint energy-1']), ['feint', 'energy-1', 'energy-0']);
  assert.deepEqual(recovered(['discard energy-0', 'values 4/5 3/4 4/5 4/5 2/3']), ['energy-0', 'blood', 'speed']);
  assert.deepEqual(recovered(['values 4/5 3/4 4/5 5 3']), ['offense', 'guard', 'endurance']);
  assert.deepEqual(recovered(['blood 1/5']), ['blood', 'blood', 'blood']);
  assert.deepEqual(
    recovered(['discard energy-0 energy-1 strength berserk', 'speed 0/3']),
    ['strength', 'berserk', 'energy-1'],
    'three at most',
  );
});

test('GL-9.20, GL-9.21 each turn on the spot; a gladiator who is held turns once a round', () => {
  const facing = (turn: string): number => {
    const s = stage({ set: [duel()] });
    s.play(`0: ${turn}`);
    return s.seat(0).facing;
  };
  assert.deepEqual(['turn-right-2', 'turn-right', 'turn-left', 'turn-left-2'].map(facing), [4, 5, 1, 2]);
  const held = stage({ set: [duel('movement', '', ['grey 1'])] });
  held.play('0: turn-left');
  assert.deepEqual(
    held.from(0).filter((word) => word.startsWith('turn')),
    [],
  );
  assert.equal(held.request(0).barred!.length, 18 + 4);
  held.play('0: done | 0: new-movement | 0: none');
  assert.equal(held.asked(), '0 GL-16.19', 'no point of the Movement Action is of use');
});

test('GL-9.11 a player who stands by is asked under that name', () => {
  const s = stage({ set: [duel('strength', '', ['speed 1/3'])] });
  s.play('0: done | 0: standby-strength');
  assert.deepEqual([s.asked(), viewFor(s.g, 0).flow.scenes.at(-1)!['standby']], ['0 GL-9.11', true]);
});
