// The other readings of four rulings, each an option that is off by default.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

/** What seat 0 can declare with a Net; the foe stands ahead, beside or behind. */
function nets(netBeside: boolean, foe: string): string[] {
  const s = stage({
    options: { netBeside },
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength', ['items wide-net']), man(1, foe)],
  });
  s.play('0: done | 0: new-strength');
  return s.asked().startsWith('0 GL-8.26') ? s.from(0).filter((word) => /^(net|cast)/.test(word)) : [];
}

test('GL-12.22 with `netBeside` the Net is a melee weapon on all three hexes of the Front, and on no other', () => {
  const [net, cast] = ['net:wide-net:green', 'cast:wide-net:green'];
  assert.deepEqual(
    [nets(false, '1,0 facing 3'), nets(true, '1,0 facing 3')],
    [
      [net, cast],
      [net, cast],
    ],
    'ahead',
  );
  assert.deepEqual([nets(false, '1,-1 facing 4'), nets(true, '1,-1 facing 4')], [[cast], [net, cast]], 'to the left');
  assert.deepEqual([nets(false, '0,1 facing 2'), nets(true, '0,1 facing 2')], [[cast], [net, cast]], 'to the right');
  assert.deepEqual(nets(true, '2,0 facing 3'), [cast], 'too far away');
  assert.deepEqual(nets(true, '-1,0 facing 0'), [], 'behind');
});

test('GL-12.21, GL-12.22 with `netBeside` a Net used beside its owner counts its plain bonus, holds and is kept', () => {
  const s = stage({
    options: { netBeside: true },
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength', ['items wide-net']), man(1, '1,-1 facing 4')],
  });
  s.play('0: done | 0: new-strength | 0: net:wide-net:green | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [5 + 1]);
  s.play('1: no');
  assert.deepEqual([names(s.seat(0).items), s.seat(0).holds, s.seat(1).grey], [['wide-net'], [1], 3]);
  const t = stage({
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength', ['items wide-net']), man(1, '1,-1 facing 4')],
  });
  t.play('0: done | 0: new-strength | 0: cast:wide-net:green | 0: yes');
  assert.deepEqual(t.totals('attackValued'), [5 + 2], 'thrown, it counts double');
});

/** Green's Item is attacked by Break Item; the values and First Blood of the game. */
function broken(breakItemScores: boolean, item: string, more: string[] = [], foe = '1,0 facing 3') {
  const s = stage({
    options: { breakItemScores },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength break-item', ['offense 9']),
      man(1, foe, '', ['guard 0', `items ${item}`, ...more]),
    ],
  });
  const before = s.g.vp[0]!;
  s.play(`0: done | 0: new-strength | 0: break-item | 0: break:${item}:green | 0: yes`);
  if (s.asked().startsWith('1 ')) s.play('1: no');
  return [s.g.vp[0]! - before, s.g.firstBlood, s.seat(1).items.length];
}

test('GL-17.7 with `breakItemScores` an Item that is removed counts as damage paid with it', () => {
  // Two cards make 2 damage. A Parmula has 1 HP, a Galea 4, and 2 when it is damaged.
  assert.deepEqual(broken(false, 'parmula'), [2, false, 0]);
  assert.deepEqual(broken(true, 'parmula'), [2 + 1 + 3, true, 0], 'the attack, 1 HP of the Item, First Blood');
  assert.deepEqual(broken(true, 'galea', ['damaged galea']), [2 + 2 + 3, true, 0], 'the HP it had left');
  assert.deepEqual(broken(true, 'galea'), [2, false, 1], 'an Item that holds out pays nothing');
});

test('GL-17.7, GL-17.12 with `breakItemScores` an Item broken from behind costs what damage from behind costs', () => {
  assert.deepEqual(broken(false, 'parmula', [], '1,0 facing 0'), [-3, false, 0]);
  assert.deepEqual(broken(true, 'parmula', [], '1,0 facing 0'), [-3 - 2, false, 0]);
});

test('GL-8.21 with `feintInStack` a Feint joins an Action and a Reaction, and counts as a card played', () => {
  const play = (feintInStack: boolean, cards: string) => {
    const s = stage({
      options: { feintInStack },
      set: [duel('strength feint energy-0*2', 'strength feint', ['offense 9'], ['guard 0'])],
    });
    s.play('0: done | 0: new-strength');
    const mine = s.from(0);
    s.play(`0: ${cards} | 0: attack:green | 1: new-strength`);
    return { s, mine, his: s.from(1) };
  };
  const off = play(false, 'energy-0*2');
  assert.deepEqual([off.mine, off.his], [['energy-0', 'energy-0'], []]);
  assert.equal(off.s.refusal('1: feint')?.clause, 'GL-8.21');
  const on = play(true, 'feint+energy-0*2');
  assert.deepEqual([on.mine, on.his], [['energy-0', 'energy-0', 'feint'], ['feint']]);
  on.s.play('1: feint | 0: yes');
  assert.deepEqual(
    [names(on.s.seat(0).open), names(on.s.seat(1).open)],
    [['energy-0', 'energy-0', 'feint'], ['feint']],
  );
  on.s.play('1: no');
  assert.deepEqual(on.s.totals('damaged'), [3], '1, and half of four cards');
});

test('GL-8.21, GL-11.19 a Feint that lies in the stack is not played as a Feint', () => {
  const s = stage({
    options: { feintInStack: true },
    set: [duel('strength feint energy-0', '', ['offense 9'], ['guard 0'])],
  });
  s.play('0: done | 0: new-strength | 0: feint | 0: attack:green | 0: yes | 1: no');
  assert.deepEqual(s.from(0), ['no']);
});

test('GL-8.21, GL-13.29 with `feintInStack` Rage can bring a Feint in', () => {
  const fetched = (feintInStack: boolean): string[] => {
    const s = stage({
      options: { feintInStack },
      set: [duel('strength rage', '', ['discard feint', 'hp energy-1 feint'])],
    });
    s.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
    return s.from(0);
  };
  assert.deepEqual(fetched(false), ['none', 'hp:energy-1']);
  assert.deepEqual(fetched(true), ['none', 'feint', 'hp:energy-1', 'hp:feint']);
});

/** Both feint; Green has used Delay before the fight or in it. Whether he has the Power again, and its bonus. */
function delayed(feintReturnsDelay: boolean, when: 'before' | 'in', last = 'feint'): [boolean, boolean] {
  const s = stage({
    options: { feintReturnsDelay },
    set: [duel('strength feint', 'strength feint', [], ['powers delay'])],
  });
  if (when === 'before') s.play('1 !delay: defence');
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green');
  if (when === 'in') s.play('1 !delay: defence');
  s.play(`1: new-strength | 1: - | 0: yes | 1: yes | 0: feint | 1: ${last}`);
  return [s.seat(1).powers !== 0, s.seat(1).delayed !== -1];
}

test('GL-11.56 with `feintReturnsDelay` a Feint gives back the Delay that its player used in this defence', () => {
  assert.deepEqual(delayed(false, 'in'), [false, true]);
  assert.deepEqual(delayed(true, 'in'), [true, false]);
  assert.deepEqual(delayed(true, 'in', 'no'), [false, true], 'without a Feint it is used');
  assert.deepEqual(delayed(true, 'before'), [false, true], 'before the fight it is no part of it');
});

test('GL-11.56 with `feintReturnsDelay` the attacker’s own Delay, and Resistance, stay used', () => {
  const s = stage({
    options: { feintReturnsDelay: true },
    set: [duel('strength feint', 'strength feint', ['powers delay'], ['powers resistance', 'guard 1/4'])],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0 !delay: defence | 1 !resistance: guard');
  s.play('1: new-strength | 1: - | 0: yes | 1: yes | 0: feint | 1: feint');
  assert.deepEqual([s.seat(0).powers, s.seat(0).delayed >= 0, s.seat(1).powers], [0, true, 0]);
});
