import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canHelp } from '#games/gladiatori/rules/08-declaration.ts';
import { takeAid } from '#games/gladiatori/rules/11-attack.ts';
import { allies } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-20.4, GL-20.7, GL-20.10, GL-20.11 help: in melee with both, directly in front, from the opponent’s Front', () => {
  const words = (ally: string, foe: string): string[] => {
    const s = allies('strength', [], ally, foe);
    s.play('0: done | 0: new-strength');
    return s.from(0).filter((word) => word.startsWith('help'));
  };
  assert.deepEqual(words('1,-1 facing 5', '1,0 facing 3'), ['help:yellow:green']);
  assert.deepEqual(words('3,0 facing 3', '1,0 facing 3'), [], 'the ally is not in melee');
  assert.deepEqual(words('1,-1 facing 5', '1,0 facing 0'), [], 'the helper stands behind');
  const s = allies('strength');
  assert.equal(canHelp(s.g, 0, 2, 1), true);
});

test('GL-20.5, GL-20.6, GL-20.12–20.14 a value as for an attack, used up; nobody reacts, and nothing is scored', () => {
  const s = allies('strength energy-1*2 unbalancing-strike', ['items gladius', 'powers wrestling lunge']);
  s.play('0: done | 0: new-strength | 0: energy-1*2+unbalancing-strike | 0: help:yellow:green');
  assert.deepEqual(s.fields(0), ['offense'], 'no Wrestling, and no card left for a Lunge');
  s.play('0: yes');
  assert.deepEqual(
    [s.totals('attackValued'), s.seat(2).aid, s.g.vp, s.seat(0).now[0], s.seat(1).white],
    [[10], [1, 2], [10, 10, 10, 10], 4, 0],
  );
});

test('GL-20.8, GL-20.15, GL-20.16 the bonus goes to the ally’s next attack from the front or next defence against that opponent', () => {
  const attack = stage({ set: [duel('strength', '', ['aid 1 3'])] });
  attack.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual([attack.totals('attackValued'), attack.seat(0).aid], [[8], []]);
  const rear = stage({ set: [duel('strength', '', ['aid 1 3']), 'seat 1 at 1,0 facing 0'] });
  rear.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual(rear.totals('attackValued'), [5]);
  const defence = stage({ set: [duel('strength', '', [], ['aid 0 3'])] });
  defence.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: pay energy-0');
  assert.deepEqual([defence.totals('defenceValued'), defence.seat(1).aid], [[3], []]);
});

test('GL-20.9, GL-20.17 it lapses with the ally’s next activation', () => {
  const s = stage({ set: [duel('strength', '', ['aid 1 3'])] });
  s.play('0: done | 0: pass');
  assert.deepEqual(s.seat(0).aid, []);
});

test('GL-20.19 an ally may be helped against an animal', () => {
  const s = stage({
    options: { mode: 'coop', dogs: 1 },
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['offense 9']),
      man(1, '2,0 facing 3', 'strength'),
      'animal dog at 1,0',
    ],
  });
  s.play('0: done | 0: new-strength | 0: help:green:animal-1 | 0: - | 0: yes');
  assert.deepEqual(s.seat(1).aid, [4, 2]);
});

test('GL-20.20 a Feint takes a help back', () => {
  const s = allies('strength feint', ['offense 9']);
  s.play('0: done | 0: new-strength | 0: - | 0: help:yellow:green | 0: yes | 0: feint');
  assert.deepEqual([s.seat(2).aid, s.seat(0).now[0], s.seat(0).hand.length], [[], 9, 1]);
});

test('GL-20.21 allies see no more of each other than opponents do', () => {
  const s = allies('strength feint');
  assert.deepEqual([viewFor(s.g, 2).gladiators[0]!.hand, viewFor(s.g, 2).gladiators[0]!.secret], [2, null]);
});

test('GL-20.6, GL-20.15 a gladiator who helps keeps the bonus that others gave him', () => {
  const s = allies('strength', ['aid 1 3']);
  s.play('0: done | 0: new-strength | 0: help:yellow:green | 0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(2).aid], [[5], [1, 1]]);
});

test('GL-20.6 an ally bonus of one point counts', () => {
  const s = stage({ set: [duel('strength', '', ['aid 1 1'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).aid], [[6], []]);
});

test('GL-20.18 the help of two allies adds up, in attack and in defence', () => {
  const s = stage({ set: [duel('strength', 'strength', ['aid 1 2', 'aid 1 3'], ['aid 0 1', 'aid 0 2'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: pass | 0: yes | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[10], [3]]);
});

test('GL-20.6, GL-20.14 a help of 3 or less, or below 0, gives nothing; each complete 4 gives one', () => {
  const help = (more: string[], offense = 'yes'): [number[], unknown] => {
    const s = allies('strength', more);
    s.play(`0: done | 0: new-strength | 0: help:yellow:green | 0: ${offense}`);
    return [s.seat(2).aid, s.log.events.find(({ kind }) => kind === 'helped')!.fields['points']];
  };
  assert.deepEqual(help(['offense 3']), [[], 0]);
  assert.deepEqual(help(['grey 1', 'white 2', 'down'], 'no'), [[], 0]);
  assert.deepEqual(help(['offense 4']), [[1, 1], 1]);
  assert.deepEqual(help(['offense 7']), [[1, 1], 1]);
  assert.deepEqual(help(['offense 8']), [[1, 2], 2]);
});

test('GL-20.6, GL-20.15 help against one foe is used up against that foe alone, all of it', () => {
  const one = stage({ set: [duel()] }).seat(0);
  one.aid = [1, 2, 5, 3, 1, 4];
  assert.equal(takeAid(one, 1), 6);
  assert.deepEqual([one.aid, one.deed.aid.length], [[5, 3], 4]);
  assert.equal(takeAid(one, 2), 0);
  assert.deepEqual(one.aid, [5, 3]);
  assert.equal(takeAid(one, 5), 3);
});
