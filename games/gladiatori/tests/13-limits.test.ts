// The edges of chapters 13 to 17: what only just works, and what no longer does.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEEDS_ATTACK, NEEDS_DEFENCE, thingName } from '#games/gladiatori/cards.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { ATTACKING, DEFENDING, isAllowed, NEITHER } from '#games/gladiatori/rules/13-cards.ts';
import { releaseNets } from '#games/gladiatori/rules/16-status.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-14.40, GL-14.43 what is announced with a Power: which one, and how much', () => {
  const s = stage({ set: [duel('', '', ['powers delay resistance', 'speed 1/3'])] });
  s.play('0 !delay: defence | 0 !resistance: speed*2');
  assert.deepEqual(
    s.log.events
      .filter(({ kind }) => kind === 'powerUsed')
      .map(({ fields }) => [thingName(fields['power'] as number), fields['points']]),
    [
      ['delay', 3],
      ['resistance', 2],
    ],
  );
});

test('GL-25.9, GL-25.16 a gladiator who was just killed has nothing left but Unbeatable', () => {
  const powers = 'powers unbeatable adaptation resistance delay';
  const s = stage({
    at: [['rest'], ['wound', { seat: 1, by: 0, damage: 9 }]],
    set: [duel('', 'strength', [], ['hp', 'speed 0/3', powers])],
  });
  assert.deepEqual(s.offers(1), ['adaptation', 'resistance', 'delay']);
  s.play('1: die');
  assert.deepEqual([s.asked(), s.offers(1)], ['1 GL-14.8', []]);
  s.play('1: unbeatable');
  assert.deepEqual(s.offers(1), ['adaptation', 'resistance', 'delay'], 'he plays on');
});

test('GL-16.18, GL-25.5 the payment for a marker has a default too', () => {
  const s = stage({ set: [duel('strength energy-0', '', ['white 1'])] });
  s.play('0: free-white');
  assert.deepEqual(names(s.request(0).fallback as number[]), ['strength', 'energy-0']);
});

test('GL-12.25, GL-16.20 a Net that holds stays as long as the two stand side by side, and is lost when they part', () => {
  const set = (at: string): string => duel('', '', ['items wide-net', 'holds wide-net 1'], ['grey 1', `at ${at}`]);
  const near = stage({ set: [set('1,0 facing 3')] });
  releaseNets(near.g, near.table);
  assert.deepEqual([names(near.seat(0).items), near.seat(0).holds], [['wide-net'], [1]]);
  const far = stage({ set: [set('2,0 facing 3')] });
  releaseNets(far.g, far.table);
  assert.deepEqual([far.seat(0).items, far.seat(0).holds, far.has('itemLost')], [[], [], true]);
  const freed = stage({ set: [set('2,0 facing 3'), 'seat 1 grey 0'] });
  releaseNets(freed.g, freed.table);
  assert.deepEqual([names(freed.seat(0).items), freed.seat(0).holds], [['wide-net'], [-1]], 'free again, and kept');
});

test('GL-12.26, GL-16.17 a Net thrown in this activation holds though its markers are not there yet', () => {
  const s = stage({ set: [duel('', '', ['items wide-net', 'holds wide-net 1'])] });
  s.seat(1).pendingGrey = 1;
  releaseNets(s.g, s.table);
  assert.deepEqual(s.seat(0).holds, [1]);
});

test('GL-17.20 Reflex defenders of a Sweep are judged when all have come to rest', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep'),
      man(1, '1,-1 facing 3', 'berserk reflex', ['speed 9']),
      man(2, '0,1 facing 2', 'berserk reflex', ['speed 9']),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NE>E>SE | 1: new-berserk | 1: reflex | 2: new-berserk | 2: reflex | 0: yes | 1: yes | 2: yes',
  );
  // Seat 1 goes two hexes away; seat 2, whom he did not approach then, comes after him.
  s.play('1: step-NE | 1: step-NE | 1: stop');
  assert.equal(cellName(s.seat(1).cell), 'H02');
  s.play('2: step-NE | 2: step-NE | 2: step-NE | 2: stop');
  assert.equal(cellName(s.seat(2).cell), 'I03');
  assert.deepEqual(s.g.vp.slice(1), [10, 10], 'where the other stands in the end, each has come nearer to him');
});

test('GL-13.3 what needs an attack accompanies no defence, and the other way round', () => {
  const one = stage({ set: [duel()] }).seat(0);
  const allowed = (needs: number): boolean[] =>
    [ATTACKING, DEFENDING, NEITHER].map((role) => isAllowed(one, needs, role, false));
  assert.deepEqual(allowed(NEEDS_ATTACK), [true, false, false]);
  assert.deepEqual(allowed(NEEDS_DEFENCE), [false, true, false]);
  assert.deepEqual(allowed(NEEDS_ATTACK | NEEDS_DEFENCE), [true, true, false]);
  assert.deepEqual(allowed(0), [true, true, true]);
});

test('GL-13.28 Rage brings in Energy and Special Moves, out of the pile or the HP deck, and nothing else', () => {
  const s = stage({
    set: [duel('strength rage', '', ['discard berserk feint reflex', 'hp movement feint energy-1*2 sweep'])],
  });
  s.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
  assert.deepEqual(s.from(0), ['none', 'reflex', 'hp:energy-1', 'hp:sweep']);
});

test('GL-13.28 with neither HP deck nor discard pile there is nothing to exchange Rage for, and nothing is asked', () => {
  const clause = (more: string): string => {
    const s = stage({ set: [duel('strength rage', '', ['hp', more])] });
    s.play('0: done | 0: new-strength | 0: rage | 0: attack:green');
    return s.asked();
  };
  assert.equal(clause('discard'), '0 GL-11.3');
  assert.equal(clause('discard berserk'), '0 GL-13.28', 'what lies face down in the pile is a secret');
});

test('GL-13.40, GL-13.47 a marker can be bought off with the last two Elements; one is not enough', () => {
  const answers = (hand: string): number => {
    const s = stage({
      set: [duel('strength unbalancing-strike', hand, [], ['values 0/5 0/4 0/5 0/5 0/3'])],
    });
    s.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
    const request = s.request(1);
    const doing = request.kind === 'form' ? request.fields[0]!.request : null;
    return doing?.kind === 'pick' ? doing.from.length : 0;
  };
  assert.deepEqual([answers('energy-0'), answers('energy-0*2'), answers('energy-0*3')], [1, 2, 2]);
});
