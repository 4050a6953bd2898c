// Chapters 8 to 10 in their details: what is declared, what is barred and why, and what everybody learns from it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOBODY } from '#engine/seat.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const barred = (s: Stage, seat: number): string[] =>
  s.request(seat).barred!.map(({ item, clause }) => `${item} ${clause}`);

test('GL-16.7, GL-16.8 who is held is told which clause forbids a step and which a turn', () => {
  const s = stage({ set: [duel('', '', ['grey 1'])] });
  const told = barred(s, 0);
  assert.equal(told.length, 20);
  assert.deepEqual(
    told.filter((line) => !line.startsWith('step')),
    ['turn-right-2 GL-16.8', 'turn-left-2 GL-16.8'],
  );
  assert.ok(told.includes('step-W GL-16.7'));
  s.play('0: turn-left');
  assert.deepEqual(
    barred(s, 0).filter((line) => line.startsWith('turn')),
    ['turn-right-2 GL-16.8', 'turn-right GL-16.8', 'turn-left GL-16.8', 'turn-left-2 GL-16.8'],
  );
});

test('GL-8.28, GL-8.34 that Red cannot be attacked by a Movement, or by an ally, is told like of anybody else', () => {
  const moving = stage({ at: [['activation', { by: 1 }]], set: [duel('', 'movement')] });
  moving.play('1: done | 1: new-movement');
  assert.deepEqual(barred(moving, 1), ['attack:red GL-8.28']);
  const allies = stage({
    seats: 4,
    options: { mode: 'team' },
    at: [['activation', { by: 2 }]],
    set: [
      'turn 3',
      'round 1',
      man(0, '1,0 facing 3'),
      man(1, '0,-1 facing 5'),
      man(2, '0,0 facing 0', 'strength'),
      man(3, '-4,2 facing 0'),
    ],
  });
  allies.play('2: done | 2: new-strength');
  assert.deepEqual(barred(allies, 2), ['attack:red GL-8.34']);
});

test('GL-25.6 nobody stands behind the wall: before it nothing is barred, whoever waits outside', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: ['turn 3', 'round 1', man(0, '6,0 facing 0', 'strength'), man(1, '5,1 facing 0')],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual([s.asked(), barred(s, 0)], ['0 GL-8.26', []]);
  const moving = stage({
    seats: 3,
    options: { mode: 'coliseum', dogs: 1 },
    set: ['turn 3', 'round 1', man(0, '6,0 facing 0', 'movement'), man(1, '5,1 facing 0'), 'seat 2 dead'],
  });
  moving.play('0: done | 0: new-movement');
  assert.deepEqual([moving.asked(), barred(moving, 0)], ['0 GL-8.26', []]);
});

test('GL-8.26, GL-8.29 a declaration is told with all that belongs to it, and −1 for what does not', () => {
  const said = (set: string, lines: string): unknown => {
    const s = stage({ set: [set] }).play(lines);
    return s.log.events.find(({ kind }) => kind === 'declared')!.fields;
  };
  const nothing = { seat: 0, targets: [1], weapon: -1, item: -1, owner: -1, partner: -1 };
  assert.deepEqual(said(duel(), '0: done | 0: new-strength | 0: attack:green'), { ...nothing, how: 'attack' });
  const swept = '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E';
  assert.deepEqual(said(duel('strength sweep'), swept), { ...nothing, how: 'sweep' });
  const broken = '0: done | 0: new-strength | 0: break-item | 0: break:gladius:green';
  assert.deepEqual(said(duel('strength break-item', '', [], ['items gladius']), broken), {
    ...nothing,
    how: 'break',
    item: 30,
    owner: 1,
  });
});

test('GL-8.28, GL-24.6 a declaration tells the others something, so it cannot be taken back', () => {
  const s = stage({ set: [duel('strength', 'strength')] });
  s.play('0: done | 0: new-strength');
  s.table.disclosed = NOBODY;
  s.play('0: attack:green');
  assert.notEqual(s.table.disclosed, NOBODY);
});

test('GL-16.18, GL-14.36 paying for a marker and announcing a Power tell the others something', () => {
  const tells = (more: string[], line: string): boolean => {
    const s = stage({ set: [duel('strength feint', '', more)] });
    s.table.disclosed = NOBODY;
    s.play(line);
    return s.table.disclosed !== NOBODY;
  };
  assert.equal(tells(['white 1'], '0: free-white'), true);
  assert.equal(tells(['powers adaptation'], '0 !adaptation: feint'), true);
  assert.equal(tells([], '0: done'), false);
  const paying = stage({ at: [['rest'], ['free', { seat: 0, grey: false }]], set: [duel('', '', ['white 1'])] });
  paying.table.disclosed = NOBODY;
  paying.play('0: offense*2');
  assert.notEqual(paying.table.disclosed, NOBODY);
  const s = stage({ set: [duel('movement')] }).play('0: done | 0: new-movement');
  s.table.disclosed = NOBODY;
  s.play('0: none');
  assert.notEqual(s.table.disclosed, NOBODY, 'the card is shown');
});

test('GL-8.47, GL-24.8 Combat cards are seen to go to the discard pile', () => {
  const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('strength energy-1*2')] });
  s.play('0: done | 0: new-strength | 0: energy-1*2 | 0: none');
  assert.deepEqual(s.seat(0).known.discard.map(thingName).sort(), ['energy-1', 'energy-1', 'strength']);
});

test('GL-9.11 who stands by is asked under that name', () => {
  const s = stage({ set: [duel('strength', '', ['speed 1/3'])] });
  s.play('0: done | 0: standby-strength');
  assert.deepEqual([s.asked(), viewFor(s.g, 0).flow.scenes.at(-1)!['standby']], ['0 GL-9.11', true]);
});

test('GL-20.6, GL-20.15 who helps keeps the bonus that others gave him', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['aid 1 3']),
      man(1, '1,0 facing 3'),
      man(2, '1,-1 facing 5'),
      man(3, '-4,2 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: help:yellow:green | 0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(2).aid], [[5], [1, 1]]);
});

test('GL-18.2, GL-25.5 a silent player rests for three Elements that Rest can recover, not for Blood', () => {
  const asked = (more: string[]): unknown => stage({ at: [['rest']], set: [duel('', '', more)] }).request(0).fallback;
  assert.deepEqual(asked(['discard energy-0*2', 'blood 1/5']), { use: 'no' });
  assert.deepEqual(asked(['discard strength energy-0*2', 'blood 1/5']), { use: 'yes', elements: [0, 4, 4] });
});

test('GL-9.11, GL-25.5 a silent player recovers three Elements: cards of the highest HP, then points', () => {
  const asked = (more: string[]): unknown => {
    const s = stage({ set: [duel('strength', '', more)] });
    s.play('0: done | 0: standby-strength');
    return s.request(0).fallback;
  };
  assert.deepEqual(asked(['blood 1/5']), [23, 23, 23]);
  assert.deepEqual(asked(['discard energy-0 energy-1 strength berserk', 'speed 0/3']), [0, 2, 5]);
  assert.deepEqual(asked(['discard energy-0', 'values 4/5 3/4 4/5 4/5 2/3']), [4, 23, 24]);
});

test('GL-24.13, GL-8.19 who adds cards from a hand of which others remember some leaves them in doubt', () => {
  const s = stage({ set: [duel('strength energy-1 feint')] });
  s.play('0: done | 0: new-strength');
  s.seat(0).known.hand = [5, 6];
  s.play('0: -');
  assert.deepEqual(s.seat(0).known.hand, [5, 6]);
  const added = stage({ set: [duel('strength energy-1 feint')] });
  added.play('0: done | 0: new-strength');
  added.seat(0).known.hand = [5, 6];
  added.play('0: energy-1');
  assert.deepEqual(added.seat(0).known.hand, []);
});

test('GL-7.9, GL-7.12 who has acted is noted in a round, and forgotten after it', () => {
  const s = stage({ at: [['rest'], ['round']], set: [duel(), 'round 1', 'markers 0 1'] });
  s.play('0: no | 1: no | 0: done | 0: pass | 1: done');
  assert.deepEqual([s.asked(), s.g.acted], ['0 GL-18.2, 1 GL-18.2', []]);
});

test('GL-4.6, GL-4.10 each Skill is bought once, Blood and Speed up to nine', () => {
  const s = stage({ options: { coins: 70 }, at: [['rest'], ['create', {}, 'GL-4.1']] });
  assert.notEqual(s.refusal('0: own offense-4+offense-5'), null);
  assert.notEqual(s.refusal('0: own blood*7'), null);
  assert.notEqual(s.refusal('0: own speed*7'), null);
  s.play('0: own blood*6+speed*6 | 1: thraex');
  assert.deepEqual(s.seat(0).initial, [3, 3, 3, 9, 9]);
});

test('GL-9.18, GL-9.19 whoever stands in the left gate stands in the way; he is no wall', () => {
  const s = stage({ set: ['turn 3', 'round 1', man(0, '-5,0 facing 3'), man(1, '-6,0 facing 0')] });
  assert.deepEqual(barred(s, 0), ['step-W-right GL-9.18', 'step-W GL-9.18', 'step-W-left GL-9.18']);
});

test('GL-9.15 before an Action there are no movement points to be told of', () => {
  const s = stage({ set: [duel('movement')] });
  assert.equal(viewFor(s.g, 0).flow.scenes.at(-1)!['points'], 0);
  s.play('0: done | 0: new-movement | 0: none');
  assert.equal(viewFor(s.g, 0).flow.scenes.at(-1)!['points'], 3);
});
