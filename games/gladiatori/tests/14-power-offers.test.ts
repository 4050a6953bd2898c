// Chapter 14: when a Power is offered, to whom, and what it takes at the least.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-14.36, GL-14.43 a Power that is announced does something: at least one card or Element', () => {
  const s = stage({ set: [duel('feint', '', ['powers adaptation resistance', 'speed 1/3'])] });
  assert.notEqual(s.refusal('0 !adaptation: -'), null);
  assert.notEqual(s.refusal('0 !resistance: -'), null);
});

test('GL-14.5, GL-25.14 Stand up! is offered for a single marker, and only in the player’s own activation', () => {
  const s = stage({ set: [duel('strength', '', ['powers stand-up', 'white 1'], ['powers stand-up', 'white 1'])] });
  assert.deepEqual([s.offers(0), s.offers(1)], [['stand-up'], []]);
  const none = stage({ set: [duel('strength', '', ['powers stand-up'])] });
  assert.deepEqual(none.offers(0), []);
});

test('GL-14.36 Adaptation moves a Strength card out of the HP deck too', () => {
  const s = stage({ set: [duel('feint', '', ['powers adaptation', 'hp strength energy-1'])] });
  s.play('0 !adaptation: hp:strength+feint');
  assert.deepEqual([names(s.seat(0).hand), names(s.seat(0).hp)], [['strength'], ['energy-1', 'feint']]);
});

test('GL-22.1, GL-22.3 in the staged game no Power serves in a fight of the second turn', () => {
  const s = stage({
    options: { staged: true },
    set: [duel('strength energy-0', '', ['powers lunge wrestling deep-wounds stand-up', 'white 1']), 'turn 2'],
  });
  assert.deepEqual([s.offers(0), s.from(0).includes('stand-up')], [[], false]);
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  assert.deepEqual(s.fields(0), ['offense']);
});

test('GL-14.8, GL-25.16 a player who has used Unbeatable is not asked again; one who has not is asked, with or without it', () => {
  const die = (more: string[]): string => {
    const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp', ...more])] });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
    return s.asked();
  };
  assert.equal(die([]), '1 GL-14.8');
  assert.equal(die(['powers unbeatable']), '1 GL-14.8');
  assert.equal(die(['used unbeatable']), '');
});

test('GL-17.28, GL-25.9 a player who has surrendered uses no Power any more', () => {
  const s = stage({
    seats: 3,
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['powers resistance', 'speed 1/3']),
      man(1, '4,0 facing 3', 'strength'),
      man(2, '-4,0 facing 3'),
    ],
  });
  assert.deepEqual(s.offers(0), ['resistance']);
  s.play('0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual([s.asked(), s.offers(0)], ['1 GL-8.5', []]);
});

test('GL-14.8, GL-25.5 a silent player uses Unbeatable if he has it', () => {
  const silent = (more: string[]): unknown => {
    const s = stage({ set: [duel('strength', '', ['offense 9'], ['hp', ...more])] });
    s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
    return s.request(1).fallback;
  };
  assert.deepEqual([silent(['powers unbeatable']), silent([])], ['unbeatable', 'no']);
});

test('GL-14.36, GL-14.43 who has nothing to move or to recover is not offered Adaptation or Resistance', () => {
  const s = stage({ set: [duel('', '', [], ['powers adaptation resistance'])] });
  const one = s.seat(1);
  assert.deepEqual(s.offers(1), ['adaptation']);
  one.hand = [];
  one.hp = [];
  assert.deepEqual(s.offers(1), []);
  one.now[0] = one.initial[0]! - 1;
  assert.deepEqual(s.offers(1), ['resistance']);
});
