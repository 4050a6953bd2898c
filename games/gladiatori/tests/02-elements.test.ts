import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { recoverable, spendable } from '#games/gladiatori/rules/02-elements.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-2.1, GL-2.2 a character: deck, three Skills, two Abilities, Powers; initial and current values', () => {
  const s = stage({ at: [['create', {}, 'GL-4.1']] });
  s.play('0: thraex | 1: own -');
  assert.deepEqual(s.seat(0).initial, [5, 5, 5, 8, 4]);
  assert.deepEqual(s.seat(1).now, [3, 3, 3, 3, 3]);
  assert.equal(s.seat(0).powers, (1 << 1) | (1 << 5) | (1 << 8));
});

test('GL-2.3 only Overskill takes a Skill past nine', () => {
  const s = stage({ set: [duel('strength overskill', '', ['offense 9'])] });
  s.play('0: done | 0: new-strength | 0: overskill | 0: attack:green | 0: offense 5 | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [14]);
  assert.ok(!names(recoverable(s.seat(0), 3, false)).includes('guard'), 'a full Skill is not recovered');
});

test('GL-2.4–2.7 a Skill is used by choice, gives its value and drops by one; at zero it cannot be used', () => {
  const attacked = (offense: string, answer: string): [number[], number] => {
    const s = stage({ set: [duel('strength energy-1', '', [`offense ${offense}`])] });
    s.play(`0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 0: ${answer}`);
    return [s.totals('attackValued'), s.seat(0).now[0]!];
  };
  assert.deepEqual(
    [attacked('5', 'yes'), attacked('5', 'no')],
    [
      [[6], 4],
      [[1], 5],
    ],
  );
  const tired = stage({ set: [duel('strength', '', ['offense 0/5'])] });
  tired.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(tired.fields(0), ['offense']);
  assert.notEqual(tired.refusal('0: yes'), null);
});

test('GL-2.9, GL-2.10 Guard defends; Endurance only serves in Rest', () => {
  const s = stage({ set: [duel('strength')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual(s.fields(1), ['guard']);
  s.play('1: yes | 1: pay energy-0');
  assert.deepEqual(s.totals('defenceValued'), [4]);
  assert.equal(s.seat(1).now[2], 5);
});

test('GL-2.12, GL-2.13 Blood re-uses cards and feeds Berserk; Speed moves and dodges', () => {
  const s = stage({ set: [duel('', 'movement', ['row berserk'])] });
  s.play(
    '0: turn-left | 0: turn-right | 0: done | 0: again-berserk | 0: attack:green | 1: new-movement | 0: no 2 | 1: no 2',
  );
  assert.deepEqual(s.seat(0).now, [5, 4, 5, 2, 1]);
  assert.deepEqual(s.seat(1).now, [5, 4, 5, 5, 1]);
  assert.deepEqual(s.totals('defenceValued'), [4]);
});

test('GL-2.14, GL-2.15 Rest recovers no Ability points; Standby and Resistance do', () => {
  const one = stage({ set: [duel('', '', ['blood 1/5', 'endurance 2/5', 'offense 3/5'])] }).seat(0);
  assert.deepEqual(names(recoverable(one, 3, true)), ['offense', 'offense']);
  assert.deepEqual(new Set(names(recoverable(one, 3, false))), new Set(['offense', 'endurance', 'blood']));
  const s = stage({ set: [duel('', '', ['blood 1/5', 'powers resistance'])] });
  s.play('0 !resistance: blood*3');
  assert.equal(s.seat(0).now[3], 4);
});

test('GL-2.16, GL-2.17 a Power is announced and serves once', () => {
  const s = stage({ set: [duel('', '', ['speed 0/3', 'powers resistance'])] });
  assert.deepEqual(s.offers(0), ['resistance']);
  s.play('0 !resistance: speed');
  assert.deepEqual(s.offers(0), []);
  assert.equal(s.seat(0).used, 1 << 8);
  assert.ok(s.has('powerUsed'));
});

test('GL-2.18–2.21 what can be spent: hand cards, Skills with Endurance, Abilities, in any mix', () => {
  const one = stage({
    set: [duel('strength energy-0', '', ['guard 0/4', 'discard sweep', 'row berserk', 'items gladius'])],
  }).seat(0);
  assert.deepEqual(names(spendable(one, 2, false)), [
    'strength',
    'energy-0',
    'offense',
    'offense',
    'endurance',
    'endurance',
    'blood',
    'blood',
    'speed',
    'speed',
  ]);
  assert.deepEqual(names(spendable(one, 2, true)), [
    'strength',
    'energy-0',
    'offense',
    'offense',
    'endurance',
    'endurance',
  ]);
});

test('GL-2.22–2.24 recovering: cards of the discard pile, and points up to the initial value', () => {
  const one = stage({ set: [duel('', '', ['discard sweep', 'offense 4/5', 'speed 1/3', 'removed feint'])] }).seat(0);
  assert.deepEqual(names(recoverable(one, 3, false)), ['sweep', 'offense', 'speed', 'speed']);
});

test('GL-2.25 Endurance comes back by Standby, not by Rest', () => {
  const one = stage({ set: [duel('', '', ['endurance 3/5'])] }).seat(0);
  assert.deepEqual(names(recoverable(one, 3, false)), ['endurance', 'endurance']);
  assert.deepEqual(names(recoverable(one, 3, true)), []);
});

test('GL-2.26 recovered cards go to the hand, in Rest and Choose Cards to the deck', () => {
  const standby = stage({ set: [duel('movement', '', ['discard sweep'])] });
  standby.play('0: done | 0: standby-movement | 0: sweep');
  assert.deepEqual(names(standby.seat(0).hand), ['sweep']);
  const rest = stage({ at: [['rest']], set: [duel('', '', ['discard sweep', 'powers resistance'])] });
  rest.play('0 !resistance: sweep');
  assert.deepEqual(names(rest.seat(0).deck), ['sweep']);
  const choose = stage({
    at: [['turn', {}, 'GL-7.3']],
    set: [
      'turn 3',
      man(0, '0,0 facing 0', '', ['discard sweep', 'powers resistance', 'deck feint']),
      man(1, '3,0 facing 0', '', ['deck feint']),
    ],
  });
  choose.play('0 !resistance: sweep');
  assert.deepEqual(names(choose.seat(0).deck), ['feint', 'sweep']);
});

test('GL-2.27, GL-9.11 fewer Elements than allowed may be recovered', () => {
  const s = stage({ set: [duel('movement', '', ['discard sweep feint', 'blood 4/5'])] });
  s.play('0: done | 0: standby-movement | 0: -');
  assert.deepEqual(names(s.seat(0).discard), ['feint', 'sweep']);
});

test('GL-13.27, GL-13.22 a boosted Skill is not recovered, and not boosted again', () => {
  const s = stage({ set: [duel('', '', ['offense 3/5', 'boosted offense', 'guard 3/4', 'powers resistance'])] });
  const offer = s.request(0, 'resistance');
  assert.deepEqual(offer.kind === 'subset' && offer.from.map(thingName), ['guard']);
  const over = stage({
    at: [['rest'], ['prepare', { seat: 0, role: 0 }]],
    set: [duel('', '', ['open overskill', 'offense 3/5', 'boosted offense'])],
  });
  const form = over.request(0);
  assert.deepEqual(form.kind === 'form' && form.fields[0]!.request.kind === 'pick' && form.fields[0]!.request.from, [
    'none',
    'guard',
    'endurance',
  ]);
});
