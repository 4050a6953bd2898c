import assert from 'node:assert/strict';
import { test } from 'node:test';
import { score } from '#games/gladiatori/rules/17-honour.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-17.1–17.3 VP are booked at once, may be negative; an attack on the Front gives two, hit or miss', () => {
  const s = stage({ set: [duel('strength', '', [], ['guard 9']), 'seat 0 vp -5'] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: yes');
  assert.equal(s.g.vp[0], -3);
});

test('GL-17.4–17.6 a point for each effective damage', () => {
  const s = stage({ set: [duel('strength energy-0*4', '', ['offense 9'], ['hp energy-0']), 'first-blood'] });
  s.play('0: done | 0: new-strength | 0: energy-0*4 | 0: attack:green | 0: yes | 1: no | 1: no');
  assert.equal(s.g.vp[0], 10 + 2 + 2 + 6, 'damage 3 on two HP');
});

test('GL-17.7 damage to an Item scores no damage and no First Blood', () => {
  const s = stage({ set: [duel('strength break-item', '', ['offense 9'], ['items gladius'])] });
  s.play('0: done | 0: new-strength | 0: break-item | 0: break:gladius:green | 0: yes | 1: no');
  assert.deepEqual([s.g.vp[0], s.g.firstBlood], [12, false]);
});

test('GL-17.8, GL-17.9 First Blood once, from the front; damage from behind does not use it up', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength', 'strength'), 'seat 1 at 1,0 facing 0'],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: pay energy-0');
  assert.deepEqual([s.g.vp[0], s.g.firstBlood], [10 - 3 - 2, false]);
  s.play(
    '1: turn-left-2 | 1: turn-left | 1: done | 1: new-strength | 1: attack:red | 0: pass | 1: yes | 0: no | 0: pay energy-0',
  );
  assert.deepEqual([s.g.vp[1], s.g.firstBlood], [10 + 2 + 1 + 3, true]);
});

test('GL-17.10–17.13 from behind: −3 for the attack, −2 for a point, −12 for the kill; a null attack costs nothing', () => {
  const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp']), 'seat 1 at 1,0 facing 1'] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: no');
  assert.equal(s.g.vp[0], 10 - 3 - 2 - 12);
  const none = stage({ set: [duel('strength', '', ['offense 0/5']), 'seat 1 at 1,0 facing 0'] });
  none.play('0: done | 0: new-strength | 0: attack:green | 0: no');
  assert.equal(none.g.vp[0], 10);
});

test('GL-17.16, GL-17.17, GL-17.20–17.24 fleeing and cowardice, together, on the net change; not when another is approached or faced', () => {
  const both = stage({ set: [duel('', '', ['speed 5'])] });
  both.play('0: step-W-left | 0: step-W-left | 0: turn-left | 0: done');
  assert.equal(both.g.vp[0], 10 - 2 - 3);
  const net = stage({ set: [duel('', '', ['speed 5'])] });
  net.play('0: step-W | 0: step-W | 0: step-E | 0: done');
  assert.equal(net.g.vp[0], 10, 'only where he ends counts');
  const other = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', '', ['speed 5']),
      man(1, '1,0 facing 3'),
      man(2, '-4,0 facing 0'),
    ],
  });
  other.play('0: step-W-left | 0: step-W-left | 0: turn-left | 0: done');
  assert.equal(other.g.vp[0], 10, 'he goes to meet another');
});

test('GL-17.19 VP of a fight are booked in order: attack, damage, First Blood, kill', () => {
  const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: no');
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'vpChanged').map(({ clause }) => clause),
    ['GL-17.3', 'GL-17.4', 'GL-17.8', 'GL-17.10'],
  );
});

test('GL-17.20 a defender who moves by Reflex is judged too, from the attack on; being thrown never counts', () => {
  const s = stage({ set: [duel('strength', 'berserk reflex')] });
  s.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: reflex | 0: yes | 1: no | 1: step-E | 1: step-E | 1: stop',
  );
  assert.equal(s.g.vp[1], 8);
  const thrown = stage({ set: [duel('strength', 'berserk reflex', ['powers wrestling'])] });
  thrown.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: reflex | 0: yes yes | 1: no | 0: green:I05 | 1: step-E | 1: stop',
  );
  assert.equal(thrown.g.vp[1], 10, 'one hex by the throw, one by himself');
});

test('GL-17.21 only those in melee at the start count', () => {
  const s = stage({ set: ['turn 1', 'round 1', man(0, '0,0 facing 0', '', ['speed 5']), man(1, '2,0 facing 3')] });
  s.play('0: step-W | 0: step-W | 0: done');
  assert.equal(s.g.vp[0], 10);
});

test('GL-17.25, GL-17.26 nobody flees from an animal, but it may serve as another; with animals alone there is no check', () => {
  const s = stage({ options: { mode: 'coliseum', dogs: 1 }, set: [duel('', '', ['speed 5']), 'animal dog at -4,0'] });
  s.play('0: step-W-left | 0: step-W-left | 0: turn-left | 0: done');
  assert.equal(s.g.vp[0], 10);
  const beside = ['animal dog at 1,0', 'seat 1 at 5,0 facing 3'];
  const left = stage({ options: { mode: 'coliseum', dogs: 1 }, set: [duel('', '', ['speed 5']), ...beside] });
  left.play('0: step-W-left | 0: step-W-left | 0: turn-left | 0: done');
  assert.equal(left.g.vp[0], 10, 'the back turned on a dog');
  const coop = stage({ options: { mode: 'coop', dogs: 1 }, set: [duel('', '', ['speed 5']), 'animal dog at 0,1'] });
  coop.play('0: step-W | 0: step-W | 0: done');
  assert.equal(coop.has('vpChanged'), false);
});

test('GL-17.18 animals score for nobody', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('', '', ['hp']), 'animal dog at 0,1'],
    dice: [6, 5],
  });
  s.play('0: no | 0: no');
  assert.deepEqual([s.seat(0).out, s.g.vp], [1, [10, 10]]);
});

test('GL-17.27–17.29, GL-17.31, GL-19.3 surrender: in step 1, −15, off the board, alive, nobody scores', () => {
  const s = stage({
    seats: 3,
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength'), man(1, '1,0 facing 3'), man(2, '4,0 facing 0')],
  });
  assert.deepEqual([s.maySurrender(0), s.maySurrender(1)], [true, false]);
  s.play('0: done');
  assert.deepEqual([s.asked(), s.maySurrender(0), s.maySurrender(1)], ['0 GL-8.8', true, false]);
  s.play('0: new-strength');
  assert.equal(s.maySurrender(0), false, 'not once the Action is chosen');
  const t = stage({
    seats: 3,
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength'), man(1, '1,0 facing 3'), man(2, '4,0 facing 0')],
  });
  t.play('0 !surrender: announce | 0: turn-left | 0 !surrender: announce');
  assert.equal(t.seat(0).out, 0, 'the first announcement was taken back by going on');
  t.play('0 !surrender: surrender');
  assert.deepEqual([t.g.vp, t.seat(0).out, t.seat(0).cell, t.g.ended], [[-5, 10, 10], 2, -1, false]);
});

test('GL-8.6, GL-17.27 surrender while the Action card is chosen; an announcement in step 1 does not reach so far', () => {
  const s = stage({ seats: 3, set: [duel('strength'), man(2, '4,0 facing 0')] });
  s.play('0 !surrender: announce | 0: done');
  s.play('0 !surrender: announce');
  assert.equal(s.seat(0).out, 0, 'announced in step 1, and again');
  s.play('0 !surrender: surrender');
  assert.deepEqual([s.g.vp, s.seat(0).out, s.seat(0).cell, s.g.acted], [[-5, 10, 10], 2, -1, [0]]);
  for (const choice of ['new-strength', 'standby-strength', 'pass']) {
    const t = stage({ set: [duel('strength')] });
    t.play(`0: done | 0 !surrender: announce | 0: ${choice}`);
    assert.deepEqual([t.seat(0).out, t.maySurrender(0)], [0, false], choice);
  }
});

test('GL-17.30, GL-17.31 five for survival, nothing for a player who has surrendered or died', () => {
  const s = stage({
    seats: 3,
    at: [['finish']],
    set: [man(0, '0,0 facing 0'), man(1, '1,0 facing 3'), man(2, '4,0 facing 0'), 'seat 1 dead'],
  });
  assert.deepEqual(s.g.vp, [15, 10, 15]);
});

test('GL-17.22 coming nearer to where the same opponent now stands excuses no flight from where he stood', () => {
  const s = stage({
    set: [duel('strength reflex', 'strength reflex', ['speed 3'], ['speed 5', 'guard 9'])],
  });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
  s.play('0: step-W | 0: step-W | 0: stop | 1: step-W | 1: step-W | 1: step-SW | 1: stop');
  assert.equal(s.g.vp[0], 10 + 2 - 2);
});

test('GL-17.20, GL-17.23 a defender is judged for a Reflex of a single point, and not for one he declined', () => {
  const after = (moves: string): number => {
    const s = stage({ set: [duel('strength', 'strength reflex', [], ['guard 9'])] });
    s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
    return s.play(moves).g.vp[1]!;
  };
  assert.deepEqual([after('1: turn-left-2 | 1: stop'), after('1: stop')], [10 - 3, 10]);
});

test('GL-17.1, GL-7.11 nothing is booked for nothing, and no marker moves', () => {
  const s = stage({ set: [duel()] });
  const before = s.g.clock;
  score(s.g, s.table, 1, 0, 'GL-17.4');
  assert.deepEqual([s.g.clock, s.has('vpChanged')], [before, false]);
  score(s.g, s.table, 1, 1, 'GL-17.4');
  assert.deepEqual([s.g.clock, s.g.arrived[1], s.has('vpChanged')], [before + 1, before + 1, true]);
});

test('GL-17.14, GL-17.15 an ally in the Front of a Sweep earns nothing, an enemy from behind costs', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 9']),
      man(1, '1,0 facing 0', '', ['guard 9']),
      man(2, '1,-1 facing 4', '', ['guard 9']),
      man(3, '-4,2 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 2: yes | 1: yes');
  assert.deepEqual(
    s.log.events.filter(({ kind }) => kind === 'vpChanged').map(({ clause }) => clause),
    ['GL-17.11'],
  );
});

test('GL-13.16, GL-17.3 a Sweep whose value is positive only against a back earns no points for the front it could not reach', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, 'G05 facing E', 'strength sweep', ['offense 3']),
      man(1, 'G04 facing NE', '', ['guard 9']),
      man(2, 'H05 facing W'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: yes');
  assert.deepEqual([s.totals('attackValued'), s.g.vp[0]], [[4, 0], 10 - 3]);
});
