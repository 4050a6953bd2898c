import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName, figureName } from '#games/gladiatori/names.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

const attacking = 'lunge leap deep-wounds wrestling';

test('GL-14.1, GL-14.2, GL-14.35 attack Powers: announced with the attack value, several at once, not by a gladiator who is held', () => {
  const s = stage({
    set: [
      'turn 3',
      'round 1',
      man(0, '-1,0 facing 0', 'strength energy-0', [`powers ${attacking}`]),
      man(1, '1,0 facing 3', 'strength'),
    ],
  });
  s.play('0: step-E | 0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength');
  assert.deepEqual(s.fields(0), ['offense', 'lunge', 'leapAttack', 'leapDamage', 'deep', 'wrestle']);
  assert.equal(s.seat(1).row[0], -1, 'before the target’s cards are known');
  s.play('0: yes energy-0 1 0 1 no');
  assert.deepEqual(s.totals('attackValued'), [5 + 2 + 2 - 1]);
  assert.equal(s.log.events.filter(({ kind }) => kind === 'powerUsed').length, 3);
  const held = stage({ set: [duel('strength energy-0', '', ['grey 1', `powers ${attacking}`])] });
  held.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  assert.deepEqual(held.fields(0), ['offense', 'deep']);
});

test('GL-14.3, GL-14.4 Lunge: up to three cards of any family from the hand to the discard pile, +2 each', () => {
  const s = stage({ set: [duel('strength energy-0 energy-1 feint movement', '', ['powers lunge'])] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  assert.notEqual(s.refusal('0: yes energy-0+energy-1+feint+movement'), null);
  s.play('0: yes energy-0+feint+movement');
  assert.deepEqual([s.totals('attackValued'), names(s.seat(0).discard)], [[11], ['movement', 'energy-0', 'feint']]);
  const none = stage({ set: [duel('strength energy-0', '', ['powers lunge'])] });
  none.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes -');
  assert.equal(none.seat(0).powers, 1, 'no card, no Lunge');
  const second = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('', 'strength energy-0', ['powers lunge'], ['powers lunge'])],
  });
  second.play(`1: done | 1: new-strength | 1: - | 1: attack:${figureName(0)} | 1: yes energy-0`);
  assert.deepEqual([second.seat(0).powers, second.seat(1).powers], [1, 0], 'it is the one who lunges who has used it');
});

test('GL-14.5–14.7, GL-25.14, GL-25.15 Stand up! removes all markers at any moment of the player’s own activation, but not those received in it', () => {
  const s = stage({
    set: [duel('strength acrobatic-strike', 'berserk', ['grey 2', 'white 2', 'down', 'powers stand-up'])],
  });
  assert.ok(s.from(0).includes('stand-up'));
  s.play('0: done | 0: new-strength | 0: acrobatic-strike | 0: attack:green');
  assert.deepEqual([s.offers(0), s.offers(1)], [['stand-up'], []]);
  s.play('0 !stand-up: stand-up');
  assert.deepEqual([s.seat(0).grey, s.seat(0).white, s.seat(0).down], [0, 0, false]);
  s.play('1: pass | 0: yes yes');
  assert.deepEqual(s.totals('attackValued'), [8], 'the value was not announced yet (GL-25.15)');
  s.play('1: yes | 1: pay energy-1');
  assert.equal(s.seat(0).white, 1);
});

test('GL-14.8–14.10, GL-14.21, GL-25.16 Unbeatable: asked after death, plays on to the end of the next round, with +4 once', () => {
  const s = stage({
    options: { items: 'draft' },
    at: [
      ['game', {}, 'GL-7.1'],
      ['turn', {}, 'GL-7.1'],
      ['round', { next: 1 }, 'GL-8.1'],
      ['wound', { seat: 1, by: 0, damage: 9 }],
    ],
    set: [duel('', 'strength', [], ['hp', 'powers unbeatable']), 'turn 3', 'round 2', 'order 0 1', 'markers 0 1'],
  });
  s.play('1: die | 1: unbeatable');
  assert.deepEqual([s.seat(1).out, s.seat(1).due, s.seat(1).plusFour, s.g.vp[0]], [0, 7, true, 10 + 1 + 3 + 6]);
  s.play('1: done | 1: new-strength | 1: attack:red | 1: yes');
  assert.deepEqual(s.totals('attackValued'), [9]);
  s.play('0: no | 0: pay energy-0');
  s.play('0: no | 1: no');
  assert.equal(s.g.turn, 4, 'Rest and Choose Cards are played normally (GL-14.9)');
  s.play('0: - | 0: no | 1: no | 1: done | 0: done');
  assert.equal(s.seat(1).out, 1, 'removed at the end of the round after');
  assert.equal(s.table.over, true);
});

test('GL-14.11, GL-14.12 the +4: not for a Passive defence; lost by a Movement; kept by Standby and passing', () => {
  const passive = stage({ set: [duel('strength', 'strength', [], ['plus-four'])] });
  passive.play('0: done | 0: new-strength | 0: attack:green | 1: pass | 0: yes | 1: no | 1: pay energy-0');
  assert.deepEqual([passive.totals('defenceValued'), passive.seat(1).plusFour], [[0], true]);
  const reacting = stage({ set: [duel('strength', 'strength', [], ['plus-four'])] });
  reacting.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 0: yes | 1: no');
  assert.deepEqual([reacting.totals('defenceValued'), reacting.seat(1).plusFour], [[9], false]);
  const after = (play: string): boolean => {
    const s = stage({ set: [duel('movement strength', '', ['plus-four'])] });
    s.play(`0: done | ${play}`);
    return s.seat(0).plusFour;
  };
  assert.deepEqual(
    [
      after('0: new-movement | 0: - | 0: none'),
      after('0: new-strength | 0: - | 0: none'),
      after('0: standby-strength | 0: -'),
      after('0: pass'),
    ],
    [false, false, true, true],
  );
});

test('GL-14.13–14.17 the second death: any damage, at once, for no points but those of the attack', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength'),
      man(1, '1,0 facing 3', '', ['due 6', 'hp strength']),
      man(2, '4,0 facing 0'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual([s.seat(1).out, s.g.vp[0], s.seat(1).hp.length], [1, 12, 1]);
});

test('GL-14.18, GL-14.19 a Net or a Break Item does not kill him again; he is a target like any other', () => {
  const s = stage({ set: [duel('strength', '', ['items weighted-net', 'offense 9'], ['due 6', 'hp'])] });
  s.play('0: done | 0: new-strength | 0: net:weighted-net:green | 0: yes | 1: no');
  assert.deepEqual([s.seat(1).out, s.seat(1).grey], [0, 3]);
  const t = stage({ set: [duel('strength break-item', '', ['offense 9'], ['due 6', 'hp', 'items galea'])] });
  t.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([t.seat(1).out, t.has('itemDamaged')], [0, true]);
});

test('GL-14.20 no survival bonus for a gladiator who plays on as Unbeatable', () => {
  const s = stage({ at: [['finish']], set: [duel('', '', [], ['due 12'])] });
  assert.deepEqual(s.g.vp, [15, 10]);
});

test('GL-14.22–14.24 Leap counts hexes entered in step 1, not turns', () => {
  const s = stage({
    set: ['turn 3', 'round 1', man(0, '-1,0 facing 5', 'strength', ['powers leap']), man(1, '1,0 facing 3')],
  });
  s.play('0: turn-left | 0: step-E | 0: done | 0: new-strength | 0: attack:green');
  assert.notEqual(s.refusal('0: yes 1 1'), null);
  s.play('0: yes 0 1 | 1: yes | 1: pay energy-1');
  assert.deepEqual(s.totals('damaged'), [2]);
});

test('GL-14.23, GL-14.24 Leap: three hexes count, a fourth does not', () => {
  const s = stage({
    set: ['turn 3', 'round 1', man(0, '-4,0 facing 0', 'strength', ['powers leap', 'speed 6']), man(1, '1,0 facing 3')],
  });
  s.play('0: step-E | 0: step-E | 0: step-E | 0: step-E | 0: done | 0: new-strength | 0: attack:green');
  for (const split of ['4 0', '0 4', '2 2']) assert.notEqual(s.refusal(`0: yes ${split}`), null);
  s.play('0: yes 3 0');
  assert.deepEqual(s.totals('attackValued'), [5 + 6]);
});

test('GL-14.25, GL-14.26 Deep Wounds: less attack, more damage, for every target of a Sweep', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['offense 9', 'powers deep-wounds']),
      man(1, '1,-1 facing 4'),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes 2 | 1: no | 2: no | 1: pay energy-1*2 | 2: pay energy-1*2',
  );
  assert.deepEqual(
    [s.totals('attackValued'), s.totals('damaged')],
    [
      [8, 4],
      [4, 4],
    ],
  );
});

test('GL-14.27–14.31, GL-13.53 Wrestling throws the target, hit or not, to a free hex beside it; he keeps his facing and totters', () => {
  const s = stage({ set: [duel('strength', 'berserk reflex', ['powers wrestling'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 1: reflex | 0: yes yes | 1: yes');
  assert.ok(s.has('missed'));
  assert.equal(s.asked(), '0 GL-14.27');
  assert.ok(!s.from(0).includes('green:G05') && s.from(0).includes('green:H04'));
  s.play('0: green:I05 | 1: stop');
  assert.deepEqual([cellName(s.seat(1).cell), s.seat(1).facing, s.seat(1).white, s.g.vp], ['I05', 3, 1, [12, 10]]);
});

test('GL-14.29, GL-14.32–14.34 no Wrestling with a gladiator who is held or dead; in a Sweep with one in the Front; declined it is used up all the same', () => {
  const held = stage({ set: [duel('strength', '', ['powers wrestling'], ['grey 1'])] });
  held.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: yes | 1: pay energy-0');
  assert.deepEqual([held.has('wrestled'), held.seat(0).powers], [false, 0]);
  const declined = stage({ set: [duel('strength', '', ['powers wrestling'])] });
  declined.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: yes | 1: pay energy-0 | 0: none');
  assert.deepEqual([declined.seat(1).white, declined.seat(0).powers], [0, 0]);
  const dead = stage({ set: [duel('strength', '', ['powers wrestling'], ['hp'])] });
  dead.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: no | 1: no');
  assert.equal(dead.table.over, true);
  const sweep = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep', ['powers wrestling']),
      man(1, '0,-1 facing 5'),
      man(2, '1,0 facing 3'),
    ],
  });
  sweep.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes yes | 1: yes | 2: yes | 1: pay energy-1',
  );
  assert.deepEqual(
    [...new Set(sweep.from(0).map((word) => word.split(':')[0]))],
    ['yellow', 'none'],
    'seat 1 stands beside, not in the Front',
  );
});

test('GL-14.36–14.38, GL-25.9, GL-25.11 Adaptation: three cards between hand and HP deck, both ways, at any time', () => {
  const s = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('strength energy-0', '', ['powers adaptation', 'hp energy-1*2'])],
  });
  assert.notEqual(s.refusal('0 !adaptation: strength+energy-0+hp:energy-1*2'), null);
  s.play('0 !adaptation: strength+energy-0+hp:energy-1');
  assert.deepEqual(
    [names(s.seat(0).hand), names(s.seat(0).hp), s.seat(0).cover],
    [['energy-1'], ['strength', 'energy-0', 'energy-1'], true],
  );
});

test('GL-14.40, GL-14.42, GL-25.13 Delay in defence: +3 for the rest of the round, Passive or not, before the defender’s value is announced', () => {
  const s = stage({ set: [duel('strength', 'strength', [], ['powers delay'])] });
  s.play(
    '0: done | 0: new-strength | 0: attack:green | 1 !delay: defence | 1: pass | 0: yes | 1: no | 1: pay energy-0',
  );
  assert.deepEqual([s.totals('defenceValued'), s.seat(1).delayed], [[3], 5]);
  const late = stage({ set: [duel('strength feint', 'strength', [], ['powers delay'])] });
  late.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength | 0: yes | 1: no');
  assert.deepEqual(late.offers(1), [], 'announced');
  const between = stage({ at: [['rest']], set: [duel('', '', ['powers delay'])] });
  between.play('0 !delay: defence');
  assert.equal(between.seat(0).delayed, 6, 'through the next round');
});

test('GL-14.43, GL-14.44, GL-25.10 Resistance: three Elements of any kind, also while another decides', () => {
  const s = stage({
    at: [['activation', { by: 1 }]],
    set: [duel('', '', ['powers resistance', 'discard sweep feint', 'speed 0/3', 'endurance 1/5'])],
  });
  assert.notEqual(s.refusal('0 !resistance: sweep+feint+speed+endurance'), null);
  s.play('0 !resistance: sweep+speed+endurance');
  assert.deepEqual([names(s.seat(0).hand), s.seat(0).now], [['sweep'], [5, 4, 2, 5, 1]]);
  assert.equal(s.asked(), '1 GL-8.5');
});

test('GL-14.8, GL-25.16 a player who dies without Unbeatable is asked all the same, and has no choice', () => {
  const dying = (more: string[]): string[] =>
    stage({ at: [['rest'], ['wound', { seat: 1, by: 0, damage: 9 }]], set: [duel('', '', [], ['hp', ...more])] })
      .play('1: die')
      .from(1);
  assert.deepEqual(dying(['powers leap']), ['no']);
  assert.deepEqual(dying(['powers unbeatable']), ['unbeatable', 'no']);
});
