import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName } from '#games/gladiatori/names.ts';
import { overskillGain } from '#games/gladiatori/rules/13-moves.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

const three = (mine: string, more: string[] = [], his: string[] = [], seats = 3) =>
  stage({
    seats,
    options: seats === 4 ? { mode: 'team' } : {},
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', mine, more),
      man(1, '1,-1 facing 4', '', his),
      man(2, '1,0 facing 3'),
      ...(seats === 4 ? [man(3, '-4,0 facing 0')] : []),
    ],
  });

test('GL-13.1–13.5 any number of different Special Moves; Movement, Attack, Defence, Melee', () => {
  const s = stage({
    set: [duel('strength acrobatic-strike sacrifice reflex energy-0', 'berserk acrobatic-strike sacrifice energy-0')],
  });
  s.play(
    '0: done | 0: new-strength | 0: acrobatic-strike+sacrifice+reflex | 0: attack:green | 1: new-berserk | 1: acrobatic-strike+sacrifice | 0: energy-0 | 0: yes yes | 1: energy-0 | 1: no yes',
  );
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[11], [11]]);
  const held = stage({ set: [duel('strength', 'berserk acrobatic-strike', [], ['grey 1'])] });
  held.play('0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: acrobatic-strike | 0: yes');
  assert.deepEqual(held.fields(1), ['guard'], 'Movement: not while Trapped');
  const alone = stage({
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength acrobatic-strike sacrifice energy-0'),
      man(1, '4,0 facing 3'),
    ],
  });
  alone.play('0: done | 0: new-strength | 0: acrobatic-strike+sacrifice');
  assert.equal(alone.table.over, true, 'Attack or Defence: nothing without a fight');
});

test('GL-13.7–13.10, GL-13.13–13.15 a Sweep: one value, modified by target; struck in order, paid in order', () => {
  const s = stage({
    seats: 4,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 9', 'items fuscina']),
      man(1, '1,-1 facing 4'),
      man(2, '1,0 facing 3'),
      man(3, '0,1 facing 2'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:SE>E>NE | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [14, 10, 6]);
  s.play('3: no | 2: no | 1: no');
  assert.equal(s.asked(), '3 GL-11.45');
  s.play('3: pay energy-1 | 2: pay energy-1 | 1: pay energy-1');
  assert.deepEqual(s.totals('damaged'), [2, 2, 2]);
  assert.deepEqual([s.g.vp[0], s.seat(0).now[0], s.seat(0).white], [10 + 2 + 3 + 6, 8, 1]);
});

test('GL-13.11, GL-17.15 an ally in the arc is struck too, for no VP', () => {
  const s = three('strength sweep', ['offense 9'], [], 4);
  s.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: no | 2: no | 1: pay energy-1 | 2: pay energy-1',
  );
  // Seat 2 is the ally of seat 0; seat 1 was struck from the front.
  assert.equal(s.g.vp[0], 10 + 2 + 2 + 3);
});

test('GL-13.12 a Sweep on one target counts +1, in front or not', () => {
  const s = stage({ set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength sweep'), man(1, '0,-1 facing 5')] });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [6]);
});

test('GL-13.16, GL-17.14 null is tested by target: no award for a target that was struck with nothing', () => {
  const s = three('strength sweep', ['offense 3'], ['at 1,-1 facing 1']);
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:E>NE>NW | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [4, 0]);
  s.play('2: yes');
  assert.equal(s.g.vp[0], 12, 'the second stood with his back to the blow, but it was null');
});

test('GL-13.17, GL-13.18 Sacrifice: one card of the hand out of the game, seen by all, for +3', () => {
  const s = stage({ set: [duel('strength sacrifice feint')] });
  s.play('0: done | 0: new-strength | 0: sacrifice | 0: attack:green | 0: feint | 0: yes');
  assert.deepEqual([s.totals('attackValued'), names(s.seat(0).removed)], [[8], ['feint']]);
  assert.ok(s.log.events.some(({ kind, fields }) => kind === 'sacrificed' && fields['card'] === 6));
});

test('GL-13.19–13.21 Acrobatic Strike: +3 and a marker at the end, for the defender too', () => {
  const s = stage({ set: [duel('strength', 'berserk acrobatic-strike')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: acrobatic-strike | 0: yes | 1: no yes');
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).white], [[8], 1]);
});

test('GL-13.22–13.27 Overskill: up to five, at most threefold; it ends with use; the boost is no Element', () => {
  assert.deepEqual([0, 1, 2, 3, 9].map(overskillGain), [0, 2, 4, 5, 5]);
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength overskill energy-0*2', 'strength unbalancing-strike', ['guard 2/4', 'white 1'])],
  });
  s.play(
    '0: done | 0: new-strength | 0: overskill | 0: attack:green | 1: pass | 0: guard 3 | 0: yes | 1: yes | 0: no | 1: pay energy-1',
  );
  assert.equal(s.seat(0).now[1], 5);
  s.play('0: free-white');
  assert.ok(!s.from(0).includes('guard'), 'a boosted Skill supplies no Elements');
  s.play('0: energy-0*2');
  s.play('1: done | 1: new-strength | 1: - | 1: attack:red | 0: pass | 1: yes | 0: yes');
  assert.deepEqual([s.totals('defenceValued').at(-1), s.seat(0).now[1]], [5, 0]);
});

test('GL-13.25, GL-18.11 an unused boost ends with the turn, at zero', () => {
  const s = stage({
    options: { staged: true },
    at: [['turn', {}, 'GL-18.1']],
    set: ['turn 3', 'round 2', man(0, '0,0 facing 0', '', ['offense 9/5', 'boosted offense']), man(1, '4,0 facing 0')],
  });
  s.play('0: no | 1: no');
  assert.deepEqual([s.seat(0).now[0], s.seat(0).boosted], [0, 0]);
});

test('GL-13.28–13.31 Rage is exchanged for an Energy or Special Move card of the HP deck or the discard pile', () => {
  const s = stage({
    set: [duel('strength rage', '', ['hp acrobatic-strike strength feint sweep', 'discard energy-1'])],
  });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
  assert.deepEqual(s.from(0), ['none', 'energy-1', 'hp:sweep', 'hp:acrobatic-strike']);
  s.play('0: hp:acrobatic-strike | 0: yes yes | 1: yes');
  assert.deepEqual(
    [s.totals('attackValued'), names(s.seat(0).discard), names(s.seat(0).hp)],
    [[8], ['energy-1', 'rage'], ['strength', 'feint', 'sweep']],
  );
  s.play('1: pay energy-1');
  assert.deepEqual(names(s.seat(0).discard), ['energy-1', 'acrobatic-strike', 'rage']);
  assert.deepEqual(s.totals('damaged'), [2], 'the card that came counts once');
  const sweep = stage({ set: [duel('strength rage', '', ['hp sweep'])] });
  sweep.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: hp:sweep | 0: yes | 1: yes | 1: pay energy-1');
  assert.deepEqual([sweep.totals('attackValued'), sweep.seat(0).white], [[5], 0], 'too late to be declared');
});

test('GL-13.32–13.37 Break Item: removed, or damaged and halved, and removed the second time', () => {
  const once = (hp: string, more: string[]): ReturnType<typeof stage> => {
    const s = stage({ set: [duel('strength break-item', '', ['offense 9'], more)] });
    return s.play(`0: done | 0: new-strength | 0: break-item | 0: break:${hp}:green | 0: yes | 1: no`);
  };
  const galea = once('galea', ['items galea']);
  assert.deepEqual([galea.has('itemDamaged'), names(galea.seat(1).items)], [true, ['galea']]);
  const again = once('galea', ['items galea', 'damaged galea']);
  assert.deepEqual([again.has('itemBroken'), again.seat(1).items], [true, []]);
  assert.deepEqual(again.totals('defenceValued'), [1], 'half of two');
  const two = once('gladius', ['items gladius']);
  assert.deepEqual([two.seat(1).items, two.totals('defenceValued')], [[], [1]], 'its bonus still counted (GL-13.36)');
  const pay = stage({
    at: [['wound', { seat: 1, by: 0, damage: 3 }]],
    set: [duel('', '', [], ['hp energy-0', 'items galea', 'damaged galea'])],
  });
  pay.play('1: pay galea+energy-0');
  assert.equal(pay.seat(1).out, 0);
});

test('GL-13.38 Break Item with a Sweep works on the owner only', () => {
  const s = three('strength sweep break-item', ['offense 9'], ['items gladius']);
  s.play(
    '0: done | 0: new-strength | 0: sweep+break-item | 0: sweep:NW>NE>E:gladius:green | 0: yes | 1: no | 2: no | 2: pay energy-1',
  );
  assert.deepEqual([s.seat(1).items, s.seat(1).removed], [[], []]);
});

test('GL-13.39–13.47 Unbalancing Strike: two Elements or a marker, whatever the result; the second marker throws down', () => {
  const s = stage({ set: [duel('strength unbalancing-strike', '', ['offense 1'], ['white 1', 'guard 9'])] });
  s.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes');
  assert.equal(s.asked(), '1 GL-13.40');
  s.play('1: marker');
  assert.equal(s.seat(1).down, false, 'not before the end (GL-13.42)');
  s.play('1: yes');
  assert.deepEqual([s.seat(1).down, s.seat(1).white], [true, 2]);
  const passive = stage({
    set: [
      duel('strength unbalancing-strike', 'energy-0', [], ['blood 5', 'guard 0/4', 'offense 0/5', 'endurance 0/5']),
    ],
  });
  passive.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
  assert.deepEqual(
    passive.fields(1),
    ['do'],
    'Passive, with one card and no Skill: he cannot pay (GL-13.46, GL-13.47)',
  );
  const down = stage({ set: [duel('strength unbalancing-strike', '', [], ['white 2', 'down'])] });
  down.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes');
  assert.equal(down.asked(), '1 GL-11.5', 'one who lies pays nothing and gets nothing (GL-13.43, GL-13.44)');
});

test('GL-13.48, GL-13.49 in a Sweep of two the attacker’s does nothing; those of defenders are answered one by one', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep unbalancing-strike', ['offense 9']),
      man(1, '1,-1 facing 4', 'berserk unbalancing-strike'),
      man(2, '1,0 facing 3', 'berserk unbalancing-strike'),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: sweep+unbalancing-strike | 0: sweep:NW>NE>E | 1: new-berserk | 1: unbalancing-strike | 2: new-berserk | 2: unbalancing-strike | 0: yes',
  );
  assert.equal(s.asked(), '1 GL-11.5');
  s.play('1: yes | 2: yes | 0: pay blood*2');
  assert.equal(s.asked(), '0 GL-13.40');
  s.play('0: marker | 1: pay energy-1');
  assert.deepEqual([s.seat(0).down, s.seat(0).white], [true, 2], 'one from the Sweep, one from seat 2');
});

test('GL-13.50–13.55 Reflex: one free movement point, more for Speed; attacker first; also without a fight', () => {
  const s = stage({ set: [duel('strength reflex', 'berserk reflex')] });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 1: new-berserk | 1: reflex | 0: yes | 1: no');
  assert.equal(s.asked(), '0 GL-13.50');
  s.play('0: turn-left | 0: turn-right | 0: stop');
  assert.equal(s.seat(0).now[4], 2, 'the first is free');
  assert.equal(s.asked(), '1 GL-13.50');
  s.play('1: step-E | 1: stop');
  assert.equal(cellName(s.seat(1).cell), 'I05');
  const alone = stage({
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength reflex'), man(1, '4,0 facing 3')],
  });
  alone.play('0: done | 0: new-strength | 0: reflex | 0: step-NE | 0: stop');
  assert.equal(cellName(alone.seat(0).cell), 'G04');
  const sweep = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep'),
      man(1, '1,-1 facing 4', 'berserk reflex'),
      man(2, '1,0 facing 3', 'berserk reflex'),
    ],
  });
  sweep.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:E>NE>NW | 2: new-berserk | 2: reflex | 1: new-berserk | 1: reflex | 0: yes | 2: yes | 1: yes',
  );
  assert.equal(sweep.asked(), '2 GL-13.50', 'in striking order (GL-13.54)');
});
