// Chapter 24: what a decision shows to others. Whatever tells them something must be noted, or it could be taken back; and
// the kinds of cards that were seen are remembered.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYBODY, NOBODY } from '#engine/seat.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import { CARDS } from '#games/gladiatori/cards.ts';
import { ATTACKING } from '#games/gladiatori/rules/13-cards.ts';
import { duel, man, type Scene, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

type Frames = NonNullable<Scene['at']>;

const below = (...frame: Frames[number]): Frames => [['rest'], frame];

/** Whether the last of these decisions told others something. */
function tells(scene: Scene, before: string, line: string): boolean {
  const s = stage(scene);
  if (before !== '') s.play(before);
  s.table.disclosed = NOBODY;
  s.play(line);
  return s.table.disclosed !== NOBODY;
}

test('GL-24.4–24.6 an Action, a Reaction and cards added to them are seen to lie there', () => {
  const fight = { set: [duel('strength energy-1', 'strength energy-1')] };
  assert.equal(tells(fight, '0: done', '0: new-strength'), true);
  assert.equal(tells(fight, '0: done | 0: new-strength', '0: energy-1'), true);
  assert.equal(tells(fight, '0: done | 0: new-strength', '0: -'), false);
  assert.equal(tells(fight, '0: done | 0: new-strength | 0: - | 0: attack:green', '1: new-strength'), true);
});

test('GL-24.10 movement for Speed is seen, by Reflex too, and so is a step back from a lion', () => {
  assert.equal(tells({ set: [duel()] }, '', '0: step-W'), true);
  const reflex = { at: below('reflex', { seat: 0 }), set: [duel()] };
  assert.equal(tells(reflex, '', '0: turn-left'), false, 'the first point is free');
  assert.equal(tells(reflex, '0: turn-left', '0: turn-left'), true);
  const lion = {
    options: { mode: 'coliseum', lions: 1 },
    at: below('beast-attack', { figure: 4, on: 0 }),
    set: [duel(), 'seat 1 at 5,0 facing 3', 'animal lion at 1,0'],
    dice: [3, 3],
  };
  assert.equal(tells(lion, '', '0: step-back'), true);
});

test('GL-24.2, GL-24.4 announced values and what cards do when they are shown tell something', () => {
  const strike = { at: below('strike', { by: 0, targets: [{ figure: 1, side: FRONT }] }, 'GL-11.3'), set: [duel()] };
  assert.equal(tells(strike, '', '0: yes'), true);
  const ward = { at: below('ward', { seat: 1, against: 0, fav: 5 }, 'GL-11.5'), set: [duel()] };
  assert.equal(tells(ward, '', '1: yes'), true);
  const prepare = (open: string, animal: boolean): Scene => ({
    at: below('prepare', { seat: 0, role: ATTACKING, animal }),
    set: [duel('energy-1', '', [`open ${open}`, 'discard energy-0'])],
  });
  assert.equal(tells(prepare('rage', false), '', '0: energy-0'), true);
  assert.equal(tells(prepare('rage', false), '', '0: none'), false);
  assert.equal(tells(prepare('sacrifice', false), '', '0: energy-1'), true);
  assert.equal(tells(prepare('reflex', true), '', '0: reflex'), true);
  const feint = { set: [duel('strength feint', 'strength feint')] };
  const values = '0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength | 1: - | 0: yes | 1: no';
  assert.equal(tells(feint, values, '0: feint'), true);
});

test('GL-24.11, GL-24.12 so do payments, losses and what is recovered', () => {
  const wound = { at: below('wound', { seat: 1, by: 0, damage: 1 }, 'GL-11.45'), set: [duel()] };
  assert.equal(tells(wound, '', '1: pay energy-0'), true);
  const bear = { at: below('bear-loss', { seat: 0 }), set: [duel()] };
  assert.equal(tells(bear, '', '0: energy-0'), true);
  const standby = { set: [duel('strength', '', ['discard energy-0'])] };
  assert.equal(tells(standby, '0: done | 0: standby-strength', '0: energy-0'), true);
  const bought = { options: { overLimit: true }, at: below('over-limit', { buyers: [0], picks: 0 }, 'GL-4.22') };
  const s = stage(bought);
  s.seat(0).purse = 9;
  s.g.stock = [9, 9, 9];
  s.table.run();
  s.table.disclosed = NOBODY;
  s.play('0: energy-0');
  assert.notEqual(s.table.disclosed, NOBODY);
});

test('GL-24.8 nobody decides that, but it is seen: Items laid out, a wound that must be paid, a death', () => {
  const seen = (scene: Scene): boolean => stage(scene).table.disclosed !== NOBODY;
  assert.equal(seen({ at: below('draft'), dice: [0] }), true);
  assert.equal(seen({ at: below('auction') }), true);
  assert.equal(seen({ at: below('wound', { seat: 1, by: 0, damage: 1 }), set: [duel()] }), true);
  assert.equal(seen({ at: below('bear-loss', { seat: 0 }), set: [duel('', '', ['hp'])] }), true);
  assert.equal(seen({ at: below('activation', { by: 0 }), set: [duel()] }), false);
});

const owned = (s: Stage, seat: number): string[] =>
  s.seat(seat).known.owns.flatMap((count, kind) => (count > 0 ? [`${CARDS[kind]!.name}*${count}`] : []));

test('GL-24.9, GL-24.12 the kinds and numbers of cards that were seen together are remembered', () => {
  const fight = stage({ set: [duel('strength sweep energy-1*2', 'strength', ['offense 9'])] });
  fight.play('0: done | 0: new-strength | 0: sweep+energy-1*2 | 0: sweep:NW>NE>E');
  assert.deepEqual(owned(fight, 0), ['sweep*1'], 'declared, not yet shown');
  fight.play('1: new-strength');
  assert.deepEqual(owned(fight, 0), ['energy-1*2', 'sweep*1']);
  fight.play('0: yes | 1: no');
  fight.play('1: pay energy-0*3');
  assert.deepEqual(owned(fight, 1), ['energy-0*3']);
  const dead = stage({ set: [duel('strength', '', ['offense 9'], ['hp energy-0'])] });
  dead.g.marginDamage = true;
  dead.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual(owned(dead, 1), ['energy-0*1']);
});

test('GL-24.9 so are those that Rage brings, a Feint, a bear takes, or a bid', () => {
  const rage = stage({ set: [duel('strength rage feint')] });
  rage.play('0: done | 0: new-strength | 0: rage | 0: attack:green | 0: hp:energy-1');
  assert.deepEqual(owned(rage, 0), ['energy-1*1', 'rage*1']);
  rage.play('0: yes | 1: no | 0: feint');
  assert.deepEqual(owned(rage, 0), ['energy-1*1', 'feint*1', 'rage*1']);
  const bear = stage({ at: below('bear-loss', { seat: 0 }), set: [duel()] });
  bear.play('0: energy-1');
  assert.deepEqual(owned(bear, 0), ['energy-1*1']);
  const bid = stage({ at: below('auction'), set: ['seat 0 is thraex', 'seat 1 is thraex'] });
  bid.play('0: energy-1*2+energy-0 | 1: -');
  assert.deepEqual([owned(bid, 0), owned(bid, 1)], [['energy-0*1', 'energy-1*2'], []]);
});

test('GL-24.16 at the end everybody learns the secrets of everybody, of the first seat too', () => {
  const s = stage({ at: [['finish']], set: ['turn 6', 'round 2', man(0, '0,0 facing 0'), man(1, '4,0 facing 3')] });
  assert.equal(s.table.disclosed, EVERYBODY);
});

test('GL-8.28, GL-24.6 a declaration tells the others something, so it cannot be taken back', () => {
  const fight = { set: [duel('strength', 'strength')] };
  assert.equal(tells(fight, '0: done | 0: new-strength', '0: attack:green'), true);
});

test('GL-16.18, GL-14.36 paying for a marker and announcing a Power tell the others something', () => {
  const hand = (...more: string[]): Scene => ({ set: [duel('strength feint', '', more)] });
  assert.equal(tells(hand('white 1'), '', '0: free-white'), true);
  assert.equal(tells(hand('powers adaptation'), '', '0 !adaptation: feint'), true);
  assert.equal(tells(hand(), '', '0: done'), false);
  const paying = { at: below('free', { seat: 0, grey: false }), set: [duel('', '', ['white 1'])] };
  assert.equal(tells(paying, '', '0: offense*2'), true);
  const moving = { set: [duel('movement')] };
  assert.equal(tells(moving, '0: done | 0: new-movement', '0: none'), true, 'the card is shown');
});
