import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-11.19–11.25, GL-11.28 a Feint takes everything back but the Blood of re-use and itself', () => {
  const s = stage({
    set: [
      duel('feint energy-0*3 sacrifice rage acrobatic-strike', '', [
        'row berserk',
        'discard energy-1',
        'powers lunge deep-wounds',
      ]),
    ],
  });
  s.play('0: done | 0: again-berserk | 0: energy-0+sacrifice+rage+acrobatic-strike | 0: attack:green');
  s.play('0: energy-1 | 0: energy-0 | 0: yes 2 yes energy-0 1 | 1: yes');
  assert.deepEqual([s.seat(0).now, s.seat(0).powers], [[4, 4, 5, 2, 3], 0]);
  s.play('0: feint');
  assert.deepEqual(s.seat(0).now, [5, 4, 5, 4, 3], 'Blood for the card stays spent, that of the attack comes back');
  assert.deepEqual(names(s.seat(0).hand), [
    'energy-0',
    'energy-0',
    'energy-0',
    'sacrifice',
    'acrobatic-strike',
    'rage',
  ]);
  assert.deepEqual(names(s.seat(0).discard), ['energy-1', 'feint']);
  assert.deepEqual([s.seat(0).removed, s.seat(0).powers, s.seat(0).used, s.seat(0).white], [[], 17, 0, 0]);
  assert.deepEqual([s.seat(0).row, s.seat(0).turned], [[2], [0]]);
});

test('GL-11.23 an Overskill boost is undone', () => {
  const s = stage({ set: [duel('strength feint overskill')] });
  s.play('0: done | 0: new-strength | 0: overskill | 0: attack:green | 0: offense 5 | 0: yes | 1: no | 0: feint');
  assert.deepEqual([s.seat(0).now[0], s.seat(0).boosted], [5, 0]);
});

test('GL-11.26 a weapon thrown in vain is kept', () => {
  const s = stage({
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength feint', ['items hasta']), man(1, '3,0 facing 3')],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: throw:hasta:green | 0: yes | 1: yes | 0: feint');
  assert.deepEqual(names(s.seat(0).items), ['hasta']);
});

test('GL-11.27, GL-11.29–11.31 the defender feints only in answer, and gets his Speed and his cards back', () => {
  const s = stage({ set: [duel('strength feint', 'movement feint energy-0')] });
  s.play(
    '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-movement | 1: energy-0 | 0: yes | 1: yes 2 | 0: feint',
  );
  assert.equal(s.asked(), '1 GL-11.30');
  s.play('1: feint');
  assert.deepEqual(
    [s.seat(1).now, names(s.seat(1).hand), s.seat(1).row],
    [[5, 4, 5, 5, 3], ['movement', 'energy-0'], []],
  );
  const t = stage({ set: [duel('strength feint', 'movement feint', ['offense 9'])] });
  t.play(
    '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-movement | 1: - | 0: yes | 1: no 0 | 0: no | 1: pay energy-0',
  );
  assert.equal(t.table.over, true, 'without a false attack there is no false defence');
});

test('GL-11.32–11.34 a feinted attack gives no VP, no marker and no second Action', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength dexterity feint unbalancing-strike')],
  });
  s.play(
    '0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes | 1: marker | 1: yes | 0: feint',
  );
  assert.deepEqual([s.g.vp, s.seat(1).white, s.asked()], [[10, 10], 0, '1 GL-8.5']);
});

test('GL-11.35 Elements paid against an Unbalancing Strike stay paid', () => {
  const s = stage({ set: [duel('strength feint unbalancing-strike', 'energy-0*2')] });
  s.play(
    '0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes | 1: pay energy-0*2 | 1: no | 0: feint',
  );
  assert.deepEqual(names(s.seat(1).discard), ['energy-0', 'energy-0']);
});

test('GL-11.36 the defender’s own Unbalancing Strike and Reflex work after the attacker’s Feint', () => {
  const s = stage({ set: [duel('strength feint', 'berserk unbalancing-strike reflex')] });
  s.play(
    '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-berserk | 1: unbalancing-strike+reflex | 0: yes | 1: no | 0: marker | 0: feint',
  );
  assert.equal(s.asked(), '1 GL-13.50');
  s.play('1: stop');
  assert.equal(s.seat(0).white, 1);
});

test('GL-11.37 in a Sweep one Feint cancels everything, after all values are known', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep feint'),
      man(1, '1,-1 facing 4'),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: no | 2: no');
  assert.equal(s.asked(), '0 GL-11.19');
  s.play('0: feint');
  assert.deepEqual([s.g.vp, s.seat(0).white, s.has('damaged')], [[10, 10, 10], 0, false]);
});

test('GL-11.38, GL-23.65 a Feint never counts as a card played', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength feint energy-0', '', ['offense 9']), 'animal dog at -4,0'],
  });
  s.play('0: done | 0: new-strength | 0: feint+energy-0 | 0: attack:green | 0: yes | 1: no | 1: pay energy-1');
  assert.deepEqual(s.totals('damaged'), [2]);
  assert.deepEqual(names(s.seat(0).discard), ['energy-0', 'feint']);
});

test('GL-11.56 what a Feint does not touch: any-time Powers; what it gives back: ally bonus and the +4', () => {
  const s = stage({ set: [duel('strength feint energy-0', '', ['plus-four', 'aid 1 3', 'powers adaptation'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0 !adaptation: energy-0 | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 4 + 3]);
  assert.deepEqual([s.seat(0).plusFour, s.seat(0).aid], [false, []]);
  s.play('1: no | 0: feint');
  assert.deepEqual([s.seat(0).plusFour, s.seat(0).used], [true, 1 << 6]);
});

test('GL-11.35, GL-11.56 Elements the player of a Feint has paid himself stay paid', () => {
  const s = stage({ set: [duel('strength feint', 'berserk unbalancing-strike')] });
  s.play(
    '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-berserk | 1: unbalancing-strike | 0: yes | 1: no',
  );
  s.play('0: pay offense*2 | 0: feint');
  assert.equal(s.seat(0).now[0], 3, 'five, less two that were paid; the one of its use has come back');
});

test('GL-11.56 what Resistance has fetched back is not given back a second time', () => {
  const lunged = stage({ set: [duel('strength feint energy-0*2', '', ['powers lunge resistance'])] });
  lunged.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes energy-0 | 1: no');
  lunged.play('0 !resistance: energy-0+offense | 0: feint');
  assert.deepEqual(names(lunged.seat(0).hand), ['strength', 'energy-0', 'energy-0']);
  assert.deepEqual([names(lunged.seat(0).discard), lunged.seat(0).now[0]], [['feint'], 5]);
  const raged = stage({ set: [duel('strength feint rage', '', ['discard energy-1', 'powers resistance'])] });
  raged.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: energy-1 | 0: yes | 1: no');
  raged.play('0 !resistance: rage | 0: feint');
  assert.deepEqual(
    [names(raged.seat(0).hand), names(raged.seat(0).discard)],
    [
      ['strength', 'rage'],
      ['energy-1', 'feint'],
    ],
  );
  const points = stage({
    set: [duel('berserk feint', 'movement feint', ['powers resistance'], ['powers resistance'])],
  });
  points.play('0: done | 0: new-berserk | 0: - | 0: attack:green | 1: new-movement | 1: - | 0: yes 3 | 1: yes 2');
  points.play('0 !resistance: blood*3 | 1 !resistance: speed*2 | 0: feint | 1: feint');
  assert.deepEqual(
    [points.seat(0).now, points.seat(1).now],
    [
      [5, 4, 5, 5, 3],
      [5, 4, 5, 5, 3],
    ],
  );
});

test('GL-11.56 a Skill boosted in an earlier fight is boosted again after a Feint, and no higher', () => {
  const s = stage({ set: [duel('strength feint', '', ['offense 9/5', 'boosted offense', 'powers resistance'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual([s.seat(0).now[0], s.seat(0).boosted], [0, 0]);
  s.play('0 !resistance: offense*3 | 0: feint');
  assert.deepEqual([s.seat(0).now[0], s.seat(0).boosted], [9, 1]);
});

test('GL-11.23 a Rage card out of the HP deck goes back there', () => {
  const s = stage({ set: [duel('strength feint rage')] });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: hp:energy-1 | 0: yes | 1: no | 0: feint');
  assert.deepEqual(
    [s.seat(0).hp.length, names(s.seat(0).hand), names(s.seat(0).discard)],
    [8, ['strength', 'rage'], ['feint']],
  );
});

test('GL-11.24 a new card leaves the row of a player who feints, his Standby card stays where it is', () => {
  const s = stage({
    at: [
      ['activation', { by: 0 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength movement feint')],
  });
  s.play('0: done | 0: standby-movement | 0: - | 0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes | 1: no');
  s.play('0: feint');
  const { row, turned, covert, maybe, hand } = s.seat(0);
  assert.deepEqual([row, turned, covert, maybe, names(hand)], [[-1], [3], [3], [15], ['strength']]);
});

test('GL-11.36 a defender who feints takes his Reflex back', () => {
  const s = stage({ set: [duel('strength feint', 'strength feint reflex')] });
  s.play(
    '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: no | 0: feint',
  );
  s.play('1: feint');
  assert.deepEqual([s.seat(0).row, s.seat(1).row, names(s.seat(1).hand)], [[], [], ['strength', 'reflex']]);
  assert.equal(s.table.over, true);
});

test('GL-11.21, GL-11.56 a Skill that Resistance has raised in between comes back up to its initial value', () => {
  const s = stage({ set: [duel('strength feint', '', ['offense 4/5', 'powers resistance'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes | 1: no');
  s.play('0 !resistance: offense*2 | 0: feint');
  assert.equal(s.seat(0).now[0], 5);
});

test('GL-11.23, GL-24.13 after a Feint Rage lies no more in the pile, and its card is without effect no more', () => {
  const s = stage({ set: [duel('strength feint rage', 'berserk feint', ['discard break-item'])] });
  s.play(
    '0: done | 0: new-strength | 0: rage | 0: attack:green | 1: new-berserk | 1: - | 0: break-item | 0: yes | 1: no',
  );
  assert.deepEqual([names(s.seat(0).known.discard), s.seat(0).inert], [['rage'], 1 << 12]);
  s.seat(0).twos = 1;
  s.play('0: feint');
  assert.equal(s.asked(), '1 GL-11.30');
  assert.deepEqual([names(s.seat(0).known.discard), s.seat(0).inert, s.seat(0).twos], [['feint'], 0, 0]);
});

test('GL-11.21 a Feint by a player who used no Skill changes no value; a Sweep that Rage brought had no effect', () => {
  const s = stage({ set: [duel('strength feint rage', 'strength feint', ['discard sweep'])] });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 1: new-strength | 1: - | 0: sweep');
  assert.equal(s.seat(0).inert, 1 << 7);
  const plain = stage({ set: [duel('strength energy-1 feint', 'strength')] });
  plain.play('0: done | 0: new-strength | 0: energy-1 | 0: attack:green | 1: new-strength | 0: no | 1: no | 0: feint');
  assert.deepEqual(Object.entries(plain.seat(0).now), Object.entries([5, 4, 5, 5, 3]));
});

test('GL-11.56, GL-20.15 an ally bonus counted in a false defence is available again', () => {
  const s = stage({ set: [duel('strength feint', 'movement feint', [], ['aid 0 3', 'aid 0 2'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-movement | 1: - | 0: yes | 1: no 0');
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).aid], [[5], []]);
  s.play('0: feint | 1: feint');
  const { aid } = s.seat(1);
  assert.deepEqual([aid.length, aid[0], aid[2], aid[1]! + aid[3]!], [4, 0, 0, 5]);
});
