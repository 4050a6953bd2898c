// What everybody learns from what is seen in chapters 13 to 23 (GL-24.7 to GL-24.13).

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FEINT, thingName } from '#games/gladiatori/cards.ts';
import { recover, spend } from '#games/gladiatori/rules/02-elements.ts';
import { duel, man, names, type Scene, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const SPEED = 4;

const ENDURANCE = 2;

/** Two whose sheets everybody knows, face to face. */
const known = (set: string[], at: Scene['at'] = [['rest'], ['activation', { by: 0 }]]) =>
  stage({
    at: at!,
    set: [
      'turn 3',
      'round 1',
      'seat 0 is thraex',
      'seat 1 is thraex',
      'seat 0 at 0,0 facing 0',
      'seat 1 at 1,0 facing 3',
      'seat 0 hp energy-1*2',
      'seat 1 hp energy-1*4',
      ...set,
    ],
  });

test('GL-24.10, GL-13.52 Speed paid for more of a Reflex is seen; the free point costs none', () => {
  const s = known(['seat 0 hand strength reflex']);
  s.play('0: done | 0: new-strength | 0: reflex | 0: none | 0: turn-left');
  assert.deepEqual([s.seat(0).known.low[SPEED], s.seat(0).known.high[SPEED]], [4, 4]);
  s.play('0: turn-left');
  assert.deepEqual([s.seat(0).known.low[SPEED], s.seat(0).known.high[SPEED]], [3, 3]);
});

test('GL-24.10, GL-23.44 so is Speed paid for a step back from a lion', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', lions: 1 },
    at: [['rest'], ['beasts']],
    set: [
      'turn 3',
      'round 1',
      'seat 0 is thraex',
      'seat 0 at 0,0 facing 0',
      'seat 0 hp energy-1',
      'animal lion at 1,0',
    ],
    dice: [2, 2],
  });
  s.play('0: step-back');
  assert.deepEqual([s.seat(0).now[SPEED], s.seat(0).known.low[SPEED], s.seat(0).known.high[SPEED]], [3, 3, 3]);
});

test('GL-24.12, GL-13.18 a card sacrificed is known to be owned, and nothing more is known of the hand', () => {
  const s = known(['seat 0 hand strength sacrifice energy-1 energy-0']);
  s.seat(0).known.hand = [4, 5];
  s.play('0: done | 0: new-strength | 0: sacrifice | 0: attack:green');
  s.seat(0).known.hand = [4, 5];
  s.play('0: energy-1');
  assert.deepEqual([s.seat(0).known.owns[5], s.seat(0).known.hand], [1, []]);
});

test('GL-24.13, GL-11.20 a Feint known to be in the hand is known to have left it, and counts once', () => {
  const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('feint energy-0', '', ['row strength'])] });
  s.seat(0).known.hand = [FEINT];
  s.play('0: done | 0: again-strength | 0: - | 0: attack:green | 0: yes | 1: no');
  s.play('0: feint');
  const { hand, discard, owns } = s.seat(0).known;
  assert.deepEqual([names(hand), names(discard), owns[FEINT]], [[], ['strength', 'feint'], 1]);
});

test('GL-24.4, GL-13.29 Rage: the card that came is known to have left the pile, and Rage to lie there', () => {
  const s = known(['seat 0 hand strength rage', 'seat 0 discard energy-1 energy-0']);
  s.seat(0).known.discard = [4, 5];
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: energy-1');
  assert.deepEqual(names(s.seat(0).known.discard), ['energy-0', 'rage']);
  assert.deepEqual(names(s.seat(0).open), ['energy-1']);
  const first = known(['seat 0 hand strength rage', 'seat 0 discard energy-1 energy-0']);
  first.seat(0).known.discard = [4, 5];
  first.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: energy-0');
  assert.deepEqual(names(first.seat(0).known.discard), ['energy-1', 'rage']);
  const hp = known(['seat 0 hand strength rage', 'seat 0 discard energy-1']);
  hp.seat(0).known.discard = [5];
  hp.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: hp:energy-1');
  assert.deepEqual(names(hp.seat(0).known.discard), ['energy-1', 'rage'], 'it came from elsewhere');
});

test('GL-13.25, GL-24.8 once Overskill was shown any Skill may fall to nothing', () => {
  const s = known(['seat 0 hand strength overskill']);
  s.play('0: done | 0: new-strength | 0: overskill | 0: attack:green');
  assert.deepEqual(s.seat(0).known.low, [0, 0, 0, 8, 4]);
  const raged = known(['seat 0 hand strength rage', 'seat 0 discard overskill']);
  raged.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
  assert.deepEqual(raged.seat(0).known.low, [5, 5, 5, 8, 4]);
  raged.play('0: overskill');
  assert.deepEqual(raged.seat(0).known.low, [0, 0, 0, 8, 4]);
});

test('GL-24.12, GL-23.50 a card a bear takes is seen', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', bears: 1 },
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', ['hp sweep'])],
  });
  s.play('0: sweep');
  assert.deepEqual([names(s.seat(0).removed), s.seat(0).known.owns[7]], [['sweep'], 1]);
});

test('GL-18.1, GL-9.12, GL-24.8 in Rest open cards are seen to go, Standby cards are not; that Endurance may have dropped is known', () => {
  const s = known(['seat 0 row strength/rotated berserk/secret'], [['turn', {}, 'GL-18.10'], ['rest']]);
  assert.deepEqual(names(s.seat(0).known.discard), ['strength']);
  s.seat(0).known.hand = [5];
  s.play('0: yes strength | 1: no');
  assert.deepEqual([s.seat(0).known.low[ENDURANCE], s.seat(0).known.high[ENDURANCE]], [4, 5]);
  assert.deepEqual([s.seat(1).known.low[ENDURANCE], s.seat(0).known.hand], [5, []], 'the hand is in the deck now');
});

test('GL-24.13, GL-14.36 Adaptation: what goes down unseen may be any card, what comes up hides none', () => {
  const s = known(['seat 0 hand strength energy-0', 'seat 0 powers adaptation']);
  s.seat(0).known.hand = [4];
  s.play('0 !adaptation: hp:energy-1');
  assert.deepEqual(s.seat(0).known.hand, [4]);
  const down = known(['seat 0 hand strength energy-0', 'seat 0 powers adaptation']);
  down.seat(0).known.hand = [4];
  down.play('0 !adaptation: strength');
  assert.deepEqual(down.seat(0).known.hand, []);
});

test('GL-8.28, GL-24.6 a fight with an open card tells nothing of a card that lies face-down beside it', () => {
  const s = stage({ set: [duel('energy-0', '', ['row strength movement/secret'])] });
  s.play('0: done | 0: again-strength | 0: - | 0: attack:green');
  assert.deepEqual(viewFor(s.g, 1).gladiators[0]!.maybe, [15]);
});

test('GL-24.15 no rule keeps track of knowledge itself: it follows from how cards and points are handled', () => {
  const rules = new URL('../rules/', import.meta.url);
  for (const name of readdirSync(rules)) {
    const text = readFileSync(new URL(name, rules), 'utf8');
    assert.ok(!/knowledge\.ts|\.known\b/.test(text), name);
  }
});

test('GL-24.13, GL-2.19 a player who spends points only has lost no card that others remember in his hand', () => {
  const s = stage({ set: [duel('strength feint')] });
  s.seat(0).known.hand = [0];
  spend(s.g, s.table, 0, [23, 20]);
  assert.deepEqual([s.seat(0).known.hand, s.seat(0).now], [[0], [4, 4, 5, 4, 3]]);
  spend(s.g, s.table, 0, [6]);
  assert.deepEqual([s.seat(0).known.hand, names(s.seat(0).discard)], [[], ['feint']]);
});

test('GL-8.47, GL-24.8 Combat cards are seen to go to the discard pile', () => {
  const s = stage({ at: [['rest'], ['activation', { by: 0 }]], set: [duel('strength energy-1*2')] });
  s.play('0: done | 0: new-strength | 0: energy-1*2 | 0: none');
  assert.deepEqual(s.seat(0).known.discard.map(thingName).sort(), ['energy-1', 'energy-1', 'strength']);
});

test('GL-24.13, GL-8.19 a player who adds cards from a hand of which others remember some leaves them in doubt', () => {
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

test('GL-24.8 a player who recovers points only leaves the pile as others know it', () => {
  const s = stage({ set: [duel('', '', ['discard energy-0*2', 'blood 1/5'])] });
  s.seat(0).known.discard = [4];
  recover(s.g, s.table, 0, [23]);
  assert.deepEqual(s.seat(0).known.discard, [4]);
  recover(s.g, s.table, 0, [4]);
  assert.deepEqual(s.seat(0).known.discard, []);
});
