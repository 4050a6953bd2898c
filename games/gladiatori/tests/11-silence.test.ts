import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import { DIRECTLY_BEHIND, FRONT } from '#games/gladiatori/board.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import type { Fight } from '#games/gladiatori/rules/11-hit.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-11.3, GL-25.5 a silent attacker uses Offense and Acrobatic Strike, and nothing else', () => {
  const s = stage({
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'berserk acrobatic-strike energy-0', ['powers lunge leap deep-wounds wrestling']),
      man(1, '2,0 facing 3'),
    ],
  });
  s.play('0: step-E | 0: done | 0: new-berserk | 0: acrobatic-strike | 0: attack:green');
  assert.deepEqual(s.request(0).fallback, {
    offense: 'yes',
    blood: 0,
    acrobatic: 'yes',
    lunge: [],
    leapAttack: 0,
    leapDamage: 0,
    deep: 0,
    wrestle: 'no',
  });
  const tired = stage({ set: [duel('strength', '', ['offense 0/5', 'items gladius'])] });
  tired.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(tired.request(0).fallback, { offense: 'no' });
});

test('GL-11.5, GL-25.5 a silent defender uses Guard only where it turns a hit into a miss', () => {
  const guard = (offense: number, his: string, more: string[] = []): unknown => {
    const s = stage({ set: [duel('strength', his, [`offense ${offense}`], more)] });
    s.play('0: done | 0: new-strength | 0: attack:green');
    if (his !== '') s.play(`1: new-${his.split(' ')[0]}`);
    if (s.asked() === '1 GL-8.41') s.play('1: acrobatic-strike');
    s.play('0: yes');
    return s.request(1).fallback;
  };
  assert.deepEqual(guard(4, ''), { guard: 'yes' }, 'four against four');
  assert.deepEqual(guard(5, ''), { guard: 'no' });
  assert.deepEqual(guard(4, '', ['items scutum']), { guard: 'no' }, 'the Items suffice');
  assert.deepEqual(guard(9, 'movement'), { guard: 'yes', speed: 0 }, 'nine, halved to four');
  assert.deepEqual(guard(9, 'movement acrobatic-strike'), { guard: 'yes', speed: 0, acrobatic: 'no' });
  assert.deepEqual(guard(9, 'movement', ['guard 3/4']), { guard: 'no', speed: 0 });
  assert.deepEqual(guard(9, 'berserk', ['plus-four']), { guard: 'no' }, 'five and the +4 of Unbeatable');
  assert.deepEqual(guard(4, '', ['plus-four']), { guard: 'yes' }, 'a Passive defence has no +4');
  assert.deepEqual(guard(4, '', ['guard 0/4']), { guard: 'no' });
});

test('GL-11.2, GL-24.10 others learn a Skill from a total, but not how Berserk and Dodge came to theirs', () => {
  const known = (s: ReturnType<typeof stage>, viewer: number): (number | undefined)[][] => {
    const { low, high } = viewFor(s.g, viewer).gladiators[1 - viewer]!.known;
    return low.map((least, i) => [least, high[i]]);
  };
  const set = (mine: string, his: string): string[] => [
    'seat 0 is thraex',
    'seat 1 is secutor',
    'turn 3',
    'round 1',
    'seat 0 at 0,0 facing 0',
    'seat 1 at 1,0 facing 3',
    `seat 0 hand ${mine}`,
    `seat 1 hand ${his}`,
    'seat 0 hp energy-1*4',
    'seat 1 hp energy-1*4',
  ];
  const plain = stage({ set: set('strength', 'berserk') });
  plain.play('0: done | 0: new-strength | 0: attack:green | 1: new-berserk | 0: yes no | 1: yes');
  assert.deepEqual(known(plain, 1), [
    [4, 4],
    [5, 5],
    [5, 5],
    [8, 8],
    [4, 4],
  ]);
  assert.deepEqual(known(plain, 0), [
    [5, 5],
    [4, 4],
    [7, 7],
    [5, 5],
    [5, 5],
  ]);
  const veiled = stage({ set: set('berserk', 'movement') });
  veiled.play('0: done | 0: new-berserk | 0: attack:green | 1: new-movement | 0: yes 1 no | 1: yes 2');
  assert.deepEqual(known(veiled, 1), [
    [4, 5],
    [5, 5],
    [5, 5],
    [5, 8],
    [4, 4],
  ]);
  assert.deepEqual(known(veiled, 0), [
    [5, 5],
    [4, 5],
    [7, 7],
    [5, 5],
    [3, 5],
  ]);
});

test('GL-11.21, GL-24.10 after a Feint others know a Skill as well as before it, or worse by one', () => {
  const s = stage({
    set: [
      'seat 0 is thraex',
      'seat 1 is secutor',
      'turn 1',
      'round 1',
      'seat 0 at 0,0 facing 0',
      'seat 1 at 1,0 facing 3',
      'seat 0 hand strength feint',
      'seat 1 hand berserk feint',
    ],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-berserk | 1: - | 0: yes no | 1: yes');
  s.play('0: feint | 1: feint');
  const bounds = (seat: number, skill: number): (number | undefined)[] => {
    const { low, high } = viewFor(s.g, 1 - seat).gladiators[seat]!.known;
    return [low[skill], high[skill], s.seat(seat).now[skill]];
  };
  assert.deepEqual(
    [bounds(0, 0), bounds(1, 1)],
    [
      [4, 5, 5],
      [4, 5, 5],
    ],
  );
});

test('GL-11.23, GL-24.13 cards that were shown and taken back by a Feint are remembered, the others are not', () => {
  const s = stage({
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength feint energy-1 sacrifice energy-0*2 sweep', '', ['powers lunge'])],
  });
  s.play('0: done | 0: new-strength | 0: energy-1+sacrifice | 0: attack:green | 0: sweep | 0: yes energy-0 | 1: no');
  s.play('0: feint');
  const { hand, known } = viewFor(s.g, 1).gladiators[0]!;
  assert.equal(hand, 6);
  assert.deepEqual(known.hand.map(thingName), ['strength', 'energy-1', 'sweep', 'sacrifice']);
  assert.deepEqual(known.discard.map(thingName), ['feint']);
});

test('GL-8.35 a fight keeps an entry for each target, with where the blow comes from, from its declaration on', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep'),
      man(1, '1,-1 facing 1', 'strength'),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E');
  const { targets } = s.g.flow.frames.find(({ rule }) => rule === 'fight') as Frame & Fight;
  assert.deepEqual(
    targets.map(({ figure, side, watch }) => [figure, side, watch.foes, watch.foeCells]),
    [
      [1, DIRECTLY_BEHIND, [0], [s.seat(0).cell]],
      [2, FRONT, [0], [s.seat(0).cell]],
    ],
  );
});

test('GL-11.45, GL-25.5 a silent victim pays with equal cards rather than with an Action card of the same worth', () => {
  const s = stage({
    at: [['rest'], ['wound', { seat: 1, by: 0, damage: 3 }]],
    set: [duel('', '', [], ['hp strength energy-0*3'])],
  });
  assert.deepEqual(s.request(1).fallback, { do: 'pay', with: [4, 4, 4] });
});

test('GL-25.9, GL-19.2 once the game is decided no Power is open any more', () => {
  const s = stage({ set: [duel('', '', ['powers delay', 'white 1'])] });
  assert.deepEqual(s.offers(0), ['delay']);
  s.g.ended = true;
  assert.deepEqual(s.offers(0), []);
});
