import assert from 'node:assert/strict';
import { test } from 'node:test';
import { putAway } from '#games/gladiatori/rules/08-row.ts';
import { type Deed, noDeed } from '#games/gladiatori/state.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-8.1–8.4 one after the other, each one Action, Standby instead of it, or nothing', () => {
  const s = stage({
    options: { staged: true },
    at: [['round']],
    set: [
      'turn 1',
      'round 1',
      man(0, '-4,0 facing 0', 'strength movement'),
      man(1, '4,0 facing 3', 'movement'),
      'markers 0 1',
    ],
  });
  s.play('0: done | 0: standby-movement | 0: -');
  assert.equal(s.asked(), '1 GL-8.5');
  s.play('1: done | 1: pass');
  assert.equal(s.table.over, true);
});

test('GL-8.5–8.7 extra movement for Speed, point by point, mixed with freeing oneself; it is not given back', () => {
  const s = stage({ set: [duel('feint strength energy-0*2', 'strength', ['white 1'])] });
  s.play('0: turn-left | 0: free-white | 0: energy-0*2 | 0: turn-right | 0: done');
  assert.equal(s.seat(0).now[4], 1);
  s.play('0: new-strength | 0: - | 0: attack:green | 1: pass | 0: yes | 1: no | 0: feint');
  assert.equal(s.seat(0).now[4], 1, 'a Feint does not give Speed back');
  const t = stage({ set: [duel('', '', ['speed 0/3'])] });
  assert.deepEqual(t.from(0), ['done']);
});

test('GL-8.8–8.13 a new card for nothing at the right end; a card of the row for Blood', () => {
  const s = stage({ set: [duel('movement', '', ['row strength dexterity berserk/rotated', 'blood 2/5'])] });
  s.play('0: done');
  // Dexterity is second from the right; Strength costs 3, which he has not; Berserk is rotated.
  assert.deepEqual(s.from(0), [
    'new-movement',
    'standby-movement',
    'turn-down-strength',
    'again-dexterity',
    'turn-down-dexterity',
    'pass',
  ]);
  s.play('0: new-movement');
  assert.deepEqual(s.seat(0).row, [0, 1, 2, -1]);
  assert.equal(s.seat(0).now[3], 2);
  const t = stage({ set: [duel('', '', ['row strength dexterity/rotated/down', 'blood 2/5'])] });
  t.play('0: done | 0: again-strength');
  assert.equal(t.seat(0).now[3], 0, 'the face-down Standby card counts for the position (GL-8.12)');
});

test('GL-8.14, GL-8.15, GL-8.18 a card used for an Action is rotated at the end; one used for Reactions is not', () => {
  const s = stage({
    at: [
      ['activation', { by: 0 }],
      ['activation', { by: 1 }],
    ],
    set: [duel('dexterity', 'strength')],
  });
  s.play('1: done | 1: new-strength | 1: attack:red | 0: new-dexterity | 1: yes | 0: no | 0: pay energy-0');
  assert.deepEqual([s.seat(0).turned, s.seat(1).turned], [[0], [1]]);
  s.play('0: done | 0: again-dexterity | 0: attack:green');
  assert.deepEqual(s.seat(0).turned, [0], 'not yet');
  s.play('1: pass | 0: yes | 1: yes | 1: pay energy-0');
  assert.deepEqual(s.seat(0).turned, [1]);
});

test('GL-8.16, GL-8.17, GL-15.1 a player who has no card to act with must pass, and is Passive', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('', '', ['row strength/rotated'])],
  });
  s.play('0: done');
  assert.ok(s.has('passed', 'GL-8.17'));
  assert.equal(s.asked(), '1 GL-8.5');
  const t = stage({ set: [duel('energy-0')] });
  t.play('0: done');
  assert.deepEqual(t.from(0), ['pass'], 'a hand without an Action card is a secret, so he is asked');
});

test('GL-8.19–8.22 Energy and Special Moves are added to any Action, Feints are not; all count as cards', () => {
  const s = stage({ set: [duel('berserk energy-0 energy-1 feint reflex strength')] });
  s.play('0: done | 0: new-berserk');
  assert.deepEqual(s.from(0), ['energy-0', 'energy-1', 'reflex']);
  s.play('0: energy-0+energy-1+reflex | 0: attack:green | 0: yes 0 | 1: no | 0: no | 1: pay energy-1+energy-0');
  assert.deepEqual(s.totals('attackValued'), [5], 'energy counts for Strength only');
  assert.deepEqual(s.totals('damaged'), [3], 'four cards');
});

test('GL-8.23, GL-8.24, GL-13.6 a Special Move may be added where it does nothing, and its effect may be declined', () => {
  const s = stage({ set: [duel('strength acrobatic-strike sweep', '', ['white 2', 'down', 'offense 9'])] });
  s.play('0: done | 0: new-strength | 0: acrobatic-strike+sweep | 0: attack:green');
  assert.deepEqual(s.fields(0), ['offense'], 'Face-down: neither works');
  s.play('0: yes | 1: no | 1: pay energy-1');
  assert.deepEqual(s.totals('damaged'), [2], 'three cards');
  const t = stage({ set: [duel('strength acrobatic-strike')] });
  t.play('0: done | 0: new-strength | 0: acrobatic-strike | 0: attack:green | 0: yes no | 1: yes | 1: pay energy-1');
  assert.equal(t.seat(0).white, 0);
});

test('GL-8.25 nothing is added to Standby or a pass', () => {
  const s = stage({ set: [duel('strength energy-0')] });
  s.play('0: done | 0: standby-strength');
  assert.equal(s.asked(), '0 GL-9.11');
});

test('GL-8.26–8.28, GL-8.35, GL-8.36 one fight at most, with the figure directly in front; none with Movement', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength movement'),
      man(1, '1,0 facing 3'),
      man(2, '1,-1 facing 3'),
    ],
  });
  s.play('0: done | 0: new-movement | 0: -');
  assert.deepEqual(s.from(0), ['none']);
  const t = stage({
    seats: 3,
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength'), man(1, '1,0 facing 3'), man(2, '1,-1 facing 3')],
  });
  t.play('0: done | 0: new-strength');
  assert.deepEqual(t.from(0), ['none', 'attack:green']);
  t.play('0: none');
  assert.deepEqual(t.seat(0).row, [0], 'it only shows its card');
  assert.equal(t.has('attackValued'), false);
});

test('GL-8.29–8.33 what is revealed and named with the declaration', () => {
  const s = stage({
    set: [duel('strength sweep break-item energy-1', 'strength', ['items weighted-net'], ['items gladius'])],
  });
  s.play('0: done | 0: new-strength | 0: sweep+break-item+energy-1');
  const words = s.from(0);
  for (const one of [
    'attack:green',
    'break:gladius:green',
    'sweep:NW>NE>E',
    'net:weighted-net:green',
    'cast:weighted-net:green',
  ])
    assert.ok(words.includes(one), one);
  s.play('0: break:gladius:green');
  assert.deepEqual(names(viewFor(s.g, 1).gladiators[0]!.open), ['break-item'], 'only the card that was named');
  assert.equal(viewFor(s.g, 1).gladiators[0]!.stack, 2);
  const t = stage({ set: [duel('strength break-item', '', [], ['items gladius'])] });
  t.play('0: done | 0: new-strength | 0: break-item | 0: attack:green | 0: yes | 1: no | 1: pay gladius');
  assert.ok(t.has('damaged') && !t.has('itemBroken'), 'not declared, so it has no effect (GL-8.33)');
});

test('GL-8.37–8.42 Reactions: new or of the row for Blood, rotated or not, any number of times; cards may be added', () => {
  const s = stage({ set: [duel('strength', 'strength energy-1*2 feint', [], ['row berserk/rotated dexterity'])] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(s.from(1), ['pass', 'new-strength', 'again-berserk', 'again-dexterity']);
  s.play('1: new-strength');
  assert.deepEqual(s.from(1), ['energy-1', 'energy-1']);
  s.play('1: energy-1*2 | 0: yes | 1: no');
  assert.deepEqual(s.totals('defenceValued'), [7], 'energy counts for Block');
  assert.deepEqual(
    [s.seat(1).row, s.seat(1).turned],
    [
      [2, 1, 0],
      [1, 0, 0],
    ],
  );
  const t = stage({ set: [duel('strength', 'energy-1*2', [], ['row berserk/rotated'])] });
  t.play('0: done | 0: new-strength | 0: attack:green | 1: again-berserk | 1: energy-1 | 0: yes | 1: no');
  assert.deepEqual([t.totals('defenceValued'), t.seat(1).turned, t.seat(1).now[3]], [[5], [1], 4]);
});

test('GL-8.43 defenders of a Sweep react one after the other', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep'),
      man(1, '1,-1 facing 4', 'strength energy-0'),
      man(2, '1,0 facing 3', 'strength'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E');
  assert.equal(s.asked(), '1 GL-8.37');
  s.play('1: new-strength');
  assert.equal(s.asked(), '1 GL-8.41');
  s.play('1: -');
  assert.equal(s.asked(), '2 GL-8.37');
});

test('GL-8.44–8.49 at the end: values changed, markers, rotation, discards; Action cards stay open on the table', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength acrobatic-strike energy-0', 'berserk energy-0')],
  });
  s.play(
    '0: done | 0: new-strength | 0: acrobatic-strike+energy-0 | 0: attack:green | 1: new-berserk | 1: energy-0 | 0: yes yes',
  );
  assert.equal(s.seat(0).white, 0, 'the marker comes at the end (GL-8.46)');
  s.play('1: yes');
  assert.deepEqual([s.seat(0).now[0], s.seat(0).white, s.seat(0).turned], [4, 1, [1]]);
  assert.deepEqual(
    [names(s.seat(0).discard), names(s.seat(1).discard)],
    [['energy-0', 'acrobatic-strike'], ['energy-0']],
  );
  assert.deepEqual([s.seat(0).row, s.seat(1).row, s.seat(1).turned], [[0], [2], [0]]);
  const order = s.log.events.map(({ kind }) => kind);
  assert.ok(order.includes('statusChanged') && order.includes('discarded'));
  assert.ok(order.lastIndexOf('statusChanged') < order.indexOf('discarded'), 'markers come before the discards');
});

test('GL-8.48, GL-9.12 a Standby card stays face-down and secret', () => {
  const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('strength movement')] });
  s.play('0: done | 0: standby-movement | 0: -');
  assert.deepEqual(s.seat(0).discard.length, 1, 'Rest has taken it');
  assert.deepEqual([viewFor(s.g, 1).gladiators[0]!.discard, viewFor(s.g, 1).gladiators[0]!.known.discard], [1, []]);
  const event = s.log.events.find(({ kind }) => kind === 'stoodBy')!;
  assert.deepEqual([event.fields['card'], event.secrets![0]!.fields['card']], [undefined, 3]);
});

test('GL-8.47 nothing of an Action or a Reaction is left on the figures when the activation is over', () => {
  const s = stage({
    seats: 3,
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep energy-1'),
      man(1, '1,0 facing 3', 'berserk energy-0'),
      man(2, '-4,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep+energy-1 | 0: sweep:NW>NE>E');
  assert.equal(s.seat(0).inert, 1 << 7);
  s.play('1: new-berserk | 1: energy-0 | 0: yes | 1: yes');
  for (const { using, fresh, passive, warded, inert, twos, open, stack, deed } of s.g.gladiators) {
    assert.deepEqual([using, fresh, passive, warded, inert, twos], [-1, false, false, false, 0, 0]);
    assert.deepEqual([open, stack, deed], [[], [], noDeed()]);
  }
  assert.deepEqual([s.g.acted, s.g.active], [[0], 1]);
});

test('GL-8.47 whatever a gladiator put into a fight, after it nothing of that is remembered', () => {
  const deeds: Partial<Deed>[] = [
    { skill: 0 },
    { blood: 1 },
    { speed: 1 },
    { boost: 0 },
    { sacrificed: 0 },
    { raged: 0 },
    { powers: 1 },
    { unbeatable: true },
    { aid: [1, 1] },
    { lunged: [0] },
  ];
  const { g, table } = stage({ set: [duel()] });
  const one = g.gladiators[0]!;
  for (const deed of deeds) {
    one.deed = { ...noDeed(), ...deed };
    putAway(g, table);
    assert.deepEqual(one.deed, noDeed(), JSON.stringify(deed));
  }
});
