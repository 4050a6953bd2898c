// Chapters 12 and 13: attacks and scores.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Part } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { attackSum, defenceSum, positionBonus, scoreOf } from '#games/jugula/rules/13-scores.ts';
import { ATT, boostOf, DEF, type Jugula, MP } from '#games/jugula/state.ts';
import {
  askedOf,
  attacking,
  attempt,
  DUEL,
  decide,
  events,
  field,
  offered,
  position,
  tableAt,
} from '#games/jugula/testing/positions.ts';

const labels = (t: Table<Jugula>, kind: 'attackScored' | 'defenceScored'): string[] =>
  (field(t, kind, 'parts') as Part[]).map(({ label }) => label);

test('JU-12.1 JU-12.2 the enemies in his front zone can be attacked, and the attack is announced', () => {
  const t = attacking(['place murmillo.0 3,3e', 'place thraex.1 4,2w', 'place eques.1 3,2w', 'place veles.1 5,3w']);
  assert.deepEqual(offered(t, 0), ['murmillo:thraex.1', 'stop']);
  assert.equal(attempt(t, 0, 'murmillo:eques.1'), 'JU-12.1');
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(events(t, 'attacked')[0]!.secrets, null);
});

test('JU-12.3 a gladiator attacks once in a turn', () => {
  const t = attacking([...DUEL, 'place eques.0 4,2s', 'seat 0 top J05 J03', 'seat 1 top J02 J04'], 2);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(offered(t, 0), ['eques:thraex.1', 'stop']);
  assert.equal(attempt(t, 0, 'murmillo:thraex.1'), 'JU-12.3');
  const far = attacking(['place hoplomachus.0 3,3e attacked', 'place thraex.1 5,3w', 'place eques.0 5,2s']);
  assert.equal(attempt(far, 0, 'hoplomachus:thraex.1'), 'JU-12.3');
  const corner = attacking(['place murmillo.0 0,0e attacked', 'place thraex.1 1,0w', 'place eques.0 2,0w']);
  assert.equal(attempt(corner, 0, 'murmillo:thraex.1'), 'JU-12.3');
});

test('JU-12.4 JU-16.12 a hindered gladiator may not attack', () => {
  const t = attacking([
    'place retiarius.1 7,7n',
    'place murmillo.0 3,3e by=retiarius.1',
    'place eques.0 4,2s',
    'place thraex.1 4,3w',
  ]);
  assert.deepEqual(offered(t, 0), ['eques:thraex.1', 'stop']);
  assert.equal(attempt(t, 0, 'murmillo:thraex.1'), 'JU-12.4');
  const barred = t.requestFor(0)!.barred!.map(({ item, clause }) => [jugula.nouns['strike']!.print(item), clause]);
  assert.deepEqual(barred, [
    ['murmillo:eques.0', 'JU-12.8'],
    ['murmillo:eques.0~net', 'JU-12.8'],
    ['murmillo:retiarius.1', 'JU-12.4'],
    ['murmillo:retiarius.1~net', 'JU-12.4'],
    ['murmillo:thraex.1', 'JU-12.4'],
    ['murmillo:thraex.1~net', 'JU-12.4'],
    ['eques:murmillo.0', 'JU-12.8'],
    ['eques:murmillo.0~net', 'JU-12.8'],
    ['eques:retiarius.1', 'JU-12.1'],
    ['eques:retiarius.1~net', 'JU-12.1'],
    ['eques:thraex.1~net', 'JU-16.6'],
  ]);
});

test('JU-12.5 JU-12.6 a gladiator wounded this turn is no target until it is over, however he was wounded', () => {
  for (const [stance, clause] of [
    ['4,3w', 'JU-14.4'],
    ['7,3w', 'JU-14.6'],
  ] as const) {
    const x = Number(stance[0]) - 1;
    const lines = [
      `place murmillo.0 ${x},3e`,
      `place thraex.1 ${stance}`,
      `place sagittarius.0 ${x - 2},3e`,
      `place eques.1 ${x},2s`,
    ];
    const t = attacking([...lines, 'seat 0 top J11', 'seat 1 top J05'], 2);
    decide(t, 0, 'murmillo:thraex.1');
    assert.equal(events(t, 'wounded')[0]!.clause, clause);
    assert.deepEqual(
      offered(t, 0).filter((strike) => strike.includes('thraex')),
      [],
    );
  }
  const two = ['place murmillo.0 3,3e', 'place thraex.1 4,3w hurt', 'place eques.1 4,2w'];
  assert.equal(attempt(attacking(two), 0, 'murmillo:thraex.1'), 'JU-12.5');
});

test('JU-12.7 a gladiator who was not wounded may be attacked again by others', () => {
  const t = attacking([...DUEL, 'place eques.0 4,4n', 'seat 0 top J05 J03', 'seat 1 top J02 J04'], 2);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(offered(t, 0), ['eques:thraex.1', 'stop']);
});

test('JU-12.8 friends cannot be attacked', () => {
  const t = attacking([...DUEL, 'place eques.0 4,2s']);
  assert.equal(attempt(t, 0, 'murmillo:eques.0'), 'JU-12.8');
});

test('JU-12.9 an attack leaves the attacker where he is, facing where he does', () => {
  const t = attacking([...DUEL, 'seat 0 top J11', 'seat 1 top J05']);
  decide(t, 0, 'murmillo:thraex.1');
  const { cell, facing } = t.state.gladiators[0]!;
  assert.deepEqual([cell, facing, events(t, 'pushed').length], [27, 2, 1]);
});

test('JU-13.1 JU-13.2 JU-21.7 both choose a hand card or the top card unseen, then both are shown', () => {
  const t = attacking([...DUEL, 'seat 0 hand J01 J02', 'seat 1 hand J03 J04', 'seat 0 top J11']);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(
    [offered(t, 0), offered(t, 1)],
    [
      ['J01', 'J02', 'top'],
      ['J03', 'J04', 'top'],
    ],
  );
  const before = jugula.viewFor(t.state, 0);
  decide(t, 1, 'J03');
  const one = jugula.viewFor(t.state, 0);
  decide(t, 1, 'J04');
  assert.equal(events(t, 'combatCardUsed').length, 0);
  // He sees neither which card it is nor that the other one was taken back.
  assert.deepEqual(jugula.viewFor(t.state, 0), one);
  assert.deepEqual(one.lanistae, before.lanistae);
  decide(t, 0, 'top');
  assert.deepEqual(
    events(t, 'combatCardUsed').map(({ fields }) => [CARDS[fields['card'] as number]!.id, fields['fromHand']]),
    [
      ['J11', false],
      ['J04', true],
    ],
  );
  assert.equal(t.requestFor(0), null);
});

test('JU-13.3 with one card or none in hand the top card must be used', () => {
  const t = attacking([...DUEL, 'seat 0 hand J01', 'seat 1 hand J03 J04']);
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([askedOf(t, 0), askedOf(t, 1)], [null, 'JU-21.7']);
  const none = attacking([...DUEL, 'seat 0 hand J01']);
  decide(none, 0, 'murmillo:thraex.1');
  assert.equal(events(none, 'attackScored').length, 1);
});

test('JU-13.4 the card being played is not in the hand', () => {
  const t = tableAt([...DUEL, 'seat 0 hand J01 J02 J04', 'seat 1 hand J01']);
  decide(t, 0, 'J04-attack');
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual(offered(t, 0), ['J01', 'J02', 'top']);
});

test('JU-13.5 where no card can be taken the Combat value is 0', () => {
  const t = attacking([...DUEL, 'seat 0 deck played', 'seat 1 top J03']);
  decide(t, 0, 'murmillo:thraex.1');
  assert.equal(field(t, 'attackScored', 'total'), 5);
  assert.deepEqual(labels(t, 'attackScored'), ['no card', 'ATT']);
});

test('JU-13.6–13.11 every modifier has its part: position, Vox Populi, threats, effect; hindered and threats', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place retiarius.0 7,7n',
    'place eques.0 4,4n',
    'place thraex.1 4,3n by=retiarius.0',
    'place secutor.1 3,2s',
    'seat 0 vox 5',
  ];
  const t = tableAt([...lines, 'seat 0 hand J04 J02', 'seat 0 top J01', 'seat 1 top J03']);
  decide(t, 0, 'J04-special');
  decide(t, 0, 'murmillo:thraex.1');
  const sums = (field(t, 'attackScored', 'parts') as Part[]).map(({ label, value }) => `${label} ${value}`);
  assert.deepEqual(sums, ['card 2', 'ATT 5', 'side 1', 'vox 2', 'threats -1', 'effect 2']);
  const defence = (field(t, 'defenceScored', 'parts') as Part[]).map(({ label, value }) => `${label} ${value}`);
  assert.deepEqual(defence, ['card 1', 'DEF 4', 'hindered -1', 'threats -1']);
});

test('JU-13.7–13.10 JU-EX-11 the bonus by the attacker’s square: front 0, side 1, rear 2, back 3', () => {
  const squares = ['4,3', '3,3', '5,3', '3,4', '5,4', '3,5', '5,5', '4,5'];
  const bonuses = squares.map((square) =>
    positionBonus(position([`place eques.0 ${square}n`, 'place thraex.1 4,4n']), 0, 4),
  );
  assert.deepEqual(bonuses, [0, 0, 0, 1, 1, 2, 2, 3]);
});

test('JU-13.12 a score below 1 is 1', () => {
  assert.deepEqual([-3, 0, 1, 2].map(scoreOf), [1, 1, 1, 2]);
});

test('JU-13.13 effective ATT and DEF are never below 0; the other terms come afterwards', () => {
  const lines = [
    'place laquearius.0 3,3n wounded',
    'place scissor.1 3,2s',
    'place dimachaerus.1 4,3w',
    'place scissor.2 2,3e',
    'place dimachaerus.2 3,4n',
  ];
  const g = position([...lines, 'seat 0 vox 2'], { seats: 3 });
  // ATT 3 − 1 for the wound − 4 harassers → 0; Vox +1; three threats.
  assert.equal(attackSum(g, 0, 4, 0, null), 0 + 1 - 3);
  // DEF against a Heavy 3 − 1 − 4 → 0; three threats but the attacker's own.
  const parts: Part[] = [];
  assert.equal(defenceSum(g, 4, 0, parts), 0 - 3);
  assert.deepEqual(
    parts.map(({ label, value }) => [label, value]),
    [
      ['DEF', 2],
      ['harassment', -4],
      ['DEF floor', 2],
      ['threats', -3],
    ],
  );
});

test('JU-13.14 JU-EX-27 who threatens: enemies with him in front, not hindered, without a bow, Massive only straight ahead', () => {
  const threat = (line: string): number =>
    8 - attackSum(position(['place murmillo.0 3,3e ATT+3', 'place secutor.1 4,3w', line]), 0, 4, 0, null);
  assert.equal(threat('place eques.1 3,2s'), 1);
  assert.equal(threat('place eques.1 3,2n'), 0);
  assert.equal(threat('place sagittarius.1 3,2s'), 0);
  assert.equal(threat('place crupellarius.1 3,2s'), 1);
  assert.equal(threat('place crupellarius.1 3,2se'), 0);
  assert.equal(threat('place eques.1 3,2s by=retiarius.0'), 0);
  // Range does not extend the threat.
  assert.equal(threat('place veles.1 3,1s'), 0);
});

test('JU-13.15 a third party can threaten both', () => {
  const g = position([...DUEL, 'place eques.2 3,2s', 'place veles.2 4,4n'], { seats: 3 });
  assert.deepEqual([attackSum(g, 0, 4, 0, null), defenceSum(g, 0, 4, null)], [5 - 2, 4 - 2]);
});

test('JU-13.16 JU-EX-32 only the highest boost of a kind counts', () => {
  assert.equal(
    attackSum(position(['place murmillo.0 3,3e ATT+1 ATT+2 DEF+2', 'place thraex.1 4,3w']), 0, 4, 0, null),
    7,
  );
});

test('JU-13.17 positions are those of the declaration: choosing cards changes nothing about them', () => {
  const t = attacking([...DUEL, 'seat 0 hand J01 J02', 'seat 1 hand J03 J04']);
  decide(t, 0, 'murmillo:thraex.1');
  const before = JSON.stringify(t.state.gladiators);
  decide(t, 0, 'J01');
  assert.equal(JSON.stringify(t.state.gladiators), before);
});

test('JU-13.18 with dice both sides roll one and nobody is asked for a card', () => {
  const t = attacking([...DUEL, 'seat 0 hand J01 J02', 'seat 1 hand J03 J04'], 1, {
    options: { combatSource: 'dice' },
    dice: [4, 2],
  });
  decide(t, 0, 'murmillo:thraex.1');
  assert.deepEqual([field(t, 'attackScored', 'total'), field(t, 'defenceScored', 'total')], [9, 6]);
  const seven = attacking(DUEL, 1, { options: { combatSource: 'dice' }, dice: [7, 2] });
  assert.throws(() => decide(seven, 0, 'murmillo:thraex.1'), /a die with 6 sides gives 1 to 6/);
});

test('JU-13.16 a boost counts for its own kind only', () => {
  const g = position(['place murmillo.0 3,3e ATT+2 DEF+1', 'place thraex.1 4,3w']);
  assert.deepEqual(
    [ATT, DEF, MP].map((stat) => boostOf(g.gladiators[0]!, stat)),
    [2, 1, 0],
  );
});
