// What a player reads who tries what the rules forbid: the clause of the rule, not of the question.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allies, solo } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

/** The clause of the refusal, and whether the game gives the reason. */
const clause = (s: Stage, line: string): string => {
  const refusal = s.refusal(line)!;
  return `${refusal.clause} ${refusal.code}`;
};
/** Red with a Strength in use and these cards added, at the question what he attacks. */
const declaring = (set: string[], cards = '-'): Stage => {
  const s = stage({ seats: set.length - 2, set });
  s.play(`0: done | 0: new-strength${cards === '' ? '' : ` | 0: ${cards}`}`);
  return s;
};
const START = ['turn 3', 'round 1'];

test('GL-12.8, GL-12.10, GL-12.27, GL-8.27 what is thrown or attacked in vain, by what is in the way', () => {
  const s = declaring(
    [
      ...START,
      man(0, '0,0 facing 0', 'strength', ['items hasta wide-net']),
      man(1, '2,0 facing 3'),
      man(2, '4,0 facing 3'),
      man(3, '-4,0 facing 0'),
    ],
    '',
  );
  assert.equal(clause(s, '0: throw:hasta:yellow'), 'GL-12.10 barred');
  assert.equal(clause(s, '0: throw:hasta:blue'), 'GL-12.8 barred');
  assert.equal(clause(s, '0: cast:wide-net:yellow'), 'GL-12.10 barred');
  assert.equal(clause(s, '0: net:wide-net:green'), 'GL-12.22 barred');
  assert.equal(clause(s, '0: attack:green'), 'GL-8.27 barred');
  const holding = declaring(
    [
      ...START,
      man(0, '0,0 facing 0', 'strength', ['items wide-net', 'holds wide-net green']),
      man(1, '1,0 facing 3', '', ['grey 3']),
    ],
    '',
  );
  assert.equal(clause(holding, '0: net:wide-net:green'), 'GL-12.27 barred');
  assert.equal(clause(holding, '0: cast:wide-net:green'), 'GL-12.27 barred');
});

test('GL-8.29, GL-8.32, GL-16.7 a Sweep and a broken Item need their card, and a gladiator who is free', () => {
  const before = (more: string[], cards: string): Stage =>
    declaring(
      [
        ...START,
        man(0, '0,0 facing 0', 'strength sweep break-item energy-0', more),
        man(1, '1,0 facing 3', '', ['items gladius']),
      ],
      cards,
    );
  const without = before([], '-');
  assert.equal(clause(without, '0: sweep:NW>NE>E'), 'GL-8.29 barred');
  assert.equal(clause(without, '0: break:gladius:green'), 'GL-8.32 barred');
  const held = before(['grey 1'], 'sweep+break-item');
  assert.equal(clause(held, '0: sweep:NW>NE>E'), 'GL-16.7 barred');
  assert.equal(clause(held, '0: break:gladius:green'), 'GL-16.7 barred');
  assert.equal(before([], 'sweep+break-item').refusal('0: sweep:NW>NE>E:gladius:green'), null);
});

test('GL-13.9 of Sweeps that strike the same one is offered, and the names of the others stand for it', () => {
  const before = (): Stage =>
    declaring(
      [...START, man(0, '0,0 facing 0', 'strength sweep break-item'), man(1, '1,0 facing 3', '', ['items gladius'])],
      'sweep+break-item',
    );
  const s = before();
  const offered = s.from(0).filter((word) => word.startsWith('sweep'));
  assert.deepEqual(offered, ['sweep:NW>NE>E', 'sweep:NW>NE>E:gladius:green']);
  const request = s.request(0);
  const direct = s.table.decide(0, request.id, 'sweep:NE>E>SE');
  assert.deepEqual(
    [direct?.clause, direct?.code],
    ['GL-13.9', 'barred'],
    'as an answer of a program it is not offered',
  );
  assert.equal(s.refusal('0: sweep:NE>E>SE'), null);
  assert.equal(s.has('declared'), true);
  const breaking = before();
  assert.equal(breaking.refusal('0: sweep:SW>SE>E:gladius:green'), null);
  assert.match(clause(before(), '0: sweep:W>SW>SE'), /unreadable/);
});

test('GL-20.4, GL-20.7, GL-20.11 whom a helper cannot help, and against whom', () => {
  const helping = (ally: string, foe: string): string => {
    const s = allies('strength', [], ally, foe);
    s.play('0: done | 0: new-strength');
    return clause(s, '0: help:yellow:green');
  };
  assert.equal(helping('4,-2 facing 5', '1,0 facing 3'), 'GL-20.4 barred');
  assert.equal(helping('1,-1 facing 5', '1,0 facing 0'), 'GL-20.7 barred');
  assert.equal(helping('1,-1 facing 5', '0,1 facing 2'), 'GL-20.4 barred');
  assert.equal(helping('1,0 facing 5', '0,1 facing 2'), 'GL-20.11 barred');
});

test('GL-9.10, GL-9.18, GL-13.46, GL-15.5 what a Standby card, a Reflex and a Passive gladiator cannot do', () => {
  const s = stage({ set: [duel('strength', '', ['row dexterity/down/rotated'])] });
  s.play('0: done');
  assert.equal(clause(s, '0: turn-down-dexterity'), 'GL-9.10 barred');
  const reflex = stage({ set: [duel('strength reflex', '', ['guard 9'], ['guard 9'])] });
  reflex.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 0: yes | 1: yes');
  assert.equal(clause(reflex, '0: step-E'), 'GL-9.18 barred');
  const passive = stage({
    set: [duel('strength unbalancing-strike', 'energy-0*2', [], ['powers delay'])],
  });
  passive.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
  assert.equal(clause(passive, '1: pay blood*2'), 'GL-13.46 barred');
  const refusal = passive.table.decide(1, 'delay', 'defence')!;
  assert.deepEqual([refusal.clause, refusal.code], ['GL-15.5', 'barred']);
  assert.deepEqual(passive.table.decide(1, 'adaptation', [])?.code, 'not-now', 'a Power that he does not own');
  const poor = stage({ set: [duel('strength unbalancing-strike', 'energy-0', [], ['values 0 0 0 0 0'])] });
  poor.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
  assert.equal(clause(poor, '1: pay energy-0'), 'GL-13.47 barred');
});

test('GL-2.7, GL-2.23, GL-18.5 what Rest does not bring back', () => {
  const resting = (more: string[]): Stage =>
    solo(
      'dog',
      '5,0',
      [],
      ['discard energy-0', 'offense 4/5', 'guard 4/4', 'endurance 5/6', 'blood 1/5', ...more],
      '',
      [],
    );
  const s = resting([]);
  assert.equal(s.asked(), '0 GL-18.2');
  for (const value of ['endurance', 'blood', 'speed'])
    assert.equal(clause(s, `0: yes ${value}`), 'GL-18.5 barred', value);
  assert.equal(clause(s, '0: yes guard'), 'GL-2.23 barred');
  assert.equal(clause(s, '0: yes offense*2'), 'GL-2.23 barred');
  assert.equal(clause(resting(['endurance 0/6']), '0: yes energy-0'), 'GL-2.7 barred');
  assert.equal(s.refusal('0: yes offense'), null);
});

test('GL-4.6, GL-4.10 to GL-4.14, GL-5.4, GL-5.32 what cannot be bought or chosen', () => {
  const s = stage({ at: [['create']], dice: [0, 0] });
  for (const [bought, by] of [
    ['energy-1*9', 'GL-4.11 barred'],
    ['energy-0*9', 'GL-4.11 barred'],
    ['feint*2', 'GL-4.12 barred'],
    ['rage*2', 'GL-4.13 barred'],
    ['leap*2', 'GL-4.14 barred'],
    ['blood*7', 'GL-4.10 barred'],
    ['guard-4+guard-5', 'GL-4.6 group-max'],
  ])
    assert.equal(clause(s, `0: own ${bought}`), by, bought);
  assert.deepEqual(s.refusal('0: own')!.typed, 'buy');
  const choosing = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is thraex', 'seat 0 items parmula', 'seat 1 is secutor'],
  });
  assert.equal(clause(choosing, '0: cetra'), 'GL-5.4 barred');
  assert.equal(clause(choosing, '0: galea'), 'GL-5.32 barred');
  assert.equal(clause(choosing, '1: clipeus+cetra'), 'GL-5.4 group-max');
});
