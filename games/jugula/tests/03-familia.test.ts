// Chapters 3, 4 and 20: fighters, familiae, data.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, readOptions } from '#engine/options.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import {
  ARMATURAE,
  attOf,
  BASIC,
  defOf,
  EXTENDED,
  HEAVY,
  kindNamed,
  LIGHT,
  mpOf,
  readArmatura,
} from '#games/jugula/armaturae.ts';
import { CARDS, readCard } from '#games/jugula/cards.ts';
import { ATTACK_BONUSES, HAND_LIMITS, JUGULA, PRIMA, ROSTER } from '#games/jugula/data.ts';
import {
  budgetFor,
  costOf,
  defaultFamilia,
  familiaJson,
  familiaRefusal,
  familiaText,
  READY_MADE,
  readFamilia,
  STANDARD,
} from '#games/jugula/familia.ts';
import { jugula } from '#games/jugula/index.ts';
import { attempt, decide } from '#games/jugula/testing/positions.ts';

const kinds = (...ids: string[]): number[] => ids.map(kindNamed);
const book = readFileSync(new URL('../../../rulebooks/jugula.md', import.meta.url), 'utf8');
const begin = (options = {}, seats = 2) =>
  new Table(
    jugula,
    jugula.setup(seats, { ...defaultOptions(jugula.options), ...options }),
    fixedRandom([0]),
    null,
  ).run();

test('JU-3.1 JU-3.2 twelve armaturae, two more in the extended roster', () => {
  assert.equal(BASIC.length, 12);
  assert.deepEqual(
    EXTENDED.filter((kind) => !BASIC.includes(kind)).map((kind) => ARMATURAE[kind]!.id),
    ['eques', 'essedarius'],
  );
  assert.equal(jugula.options['roster']!.default, 'extended');
  const refusal = familiaRefusal(kinds('eques', 'murmillo', 'thraex', 'veles'), { ...STANDARD, extended: false });
  assert.equal(refusal?.clause, 'JU-3.2');
  const t = begin({ roster: 'basic' });
  assert.notEqual(attempt(t, 0, 'eques+murmillo+thraex+veles'), null);
  assert.equal(t.decide(0, t.requestFor(0)!.id, kinds('eques', 'murmillo', 'thraex', 'veles'))?.clause, 'JU-3.2');
});

test('JU-3.3–3.5 each is Light or Heavy, and ATT and DEF are taken by the opponent’s class', () => {
  for (const { weight } of ARMATURAE) assert.ok(weight === LIGHT || weight === HEAVY);
  const [secutor, provocator, veles, murmillo] = kinds('secutor', 'provocator', 'veles', 'murmillo') as [
    number,
    number,
    number,
    number,
  ];
  assert.deepEqual([attOf(secutor, 0, veles), attOf(secutor, 0, murmillo)], [5, 4]);
  assert.deepEqual([defOf(provocator, 0, veles), defOf(provocator, 0, murmillo)], [5, 4]);
});

test('JU-3.6 JU-3.9 every armatura has movement points and a cost, and perhaps traits', () => {
  for (const { mp, cost } of ARMATURAE) assert.ok(mp > 0 && cost > 0);
  const { range, hindrance, bow } = ARMATURAE[kindNamed('retiarius')]!;
  assert.deepEqual([range, hindrance, bow], [1, 1, false]);
});

test('JU-3.7 JU-3.8 the wounded side is one lower everywhere, ATT and DEF not below 0, MP not below 1', () => {
  for (const [kind, { mp, att, def }] of ARMATURAE.entries()) {
    for (const [weight, against] of [
      [LIGHT, kindNamed('veles')],
      [HEAVY, kindNamed('murmillo')],
    ] as const) {
      assert.equal(attOf(kind, 1, against), Math.max(0, att[weight] - 1));
      assert.equal(defOf(kind, 1, against), Math.max(0, def[weight] - 1));
    }
    assert.equal(mpOf(kind, 1), Math.max(1, mp - 1));
  }
});

test('JU-3.10 the public character of some types', () => {
  const weights = ['retiarius', 'thraex', 'murmillo', 'hoplomachus'].map((id) => ARMATURAE[kindNamed(id)]!.weight);
  assert.deepEqual(weights, [LIGHT, LIGHT, HEAVY, HEAVY]);
  const crupellarius = ARMATURAE[kindNamed('crupellarius')]!;
  assert.ok(ARMATURAE.every(({ mp, def }) => mp >= crupellarius.mp && def[HEAVY] <= crupellarius.def[HEAVY]));
  assert.ok(crupellarius.att[LIGHT] < crupellarius.att[HEAVY]);
  assert.ok(ARMATURAE[kindNamed('sagittarius')]!.bow);
});

test('JU-4.1 JU-4.2 JU-4.4 JU-4.9 a familia that breaks a rule is rejected by that clause', () => {
  const clause = (...ids: string[]): string | undefined => familiaRefusal(kinds(...ids), STANDARD)?.clause;
  assert.equal(clause('murmillo', 'thraex', 'retiarius', 'provocator'), undefined);
  assert.equal(clause('murmillo', 'thraex', 'retiarius'), 'JU-4.1');
  assert.equal(clause('murmillo', 'murmillo', 'veles', 'sagittarius'), 'JU-4.2');
  assert.equal(clause('scissor', 'dimachaerus', 'murmillo', 'secutor'), 'JU-4.4');
  const t = begin();
  for (const [wrong, broken] of [
    ['murmillo+thraex+veles', 'JU-4.1'],
    ['murmillo+thraex+veles+eques+retiarius', 'JU-4.1'],
    ['murmillo*2+veles+sagittarius', 'JU-4.2'],
    ['scissor+dimachaerus+murmillo+secutor', 'JU-4.4'],
  ] as const) {
    assert.equal(attempt(t, 0, wrong), broken, wrong);
  }
  // He is still asked and can choose again.
  assert.equal(attempt(t, 0, 'murmillo+thraex+retiarius+provocator'), null);
});

test('JU-4.3 different familiae may contain the same armatura', () => {
  const t = begin();
  for (const seat of [0, 1]) decide(t, seat, 'murmillo+thraex+retiarius+provocator');
  assert.deepEqual(
    t.state.gladiators.map(({ kind }) => kind).slice(0, 4),
    t.state.gladiators.map(({ kind }) => kind).slice(4),
  );
});

test('JU-4.5 in free mode any four different armaturae will do', () => {
  assert.equal(attempt(begin({ budget: 'none' }), 0, 'scissor+dimachaerus+murmillo+secutor'), null);
});

test('JU-4.6 the choices are secret until all are in', () => {
  const t = begin();
  const other = begin();
  decide(t, 0, 'murmillo+thraex+retiarius+provocator');
  decide(other, 0, 'scissor+veles+retiarius+sagittarius');
  // Whatever was chosen, the others see the same.
  assert.deepEqual(jugula.viewFor(t.state, 1), jugula.viewFor(other.state, 1));
  assert.notDeepEqual(jugula.viewFor(t.state, 0), jugula.viewFor(other.state, 0));
  assert.ok(t.state.gladiators.every(({ kind }) => kind === -1));
  decide(t, 1, 'eques+thraex+retiarius+provocator');
  assert.ok(t.state.gladiators.every(({ kind }) => kind >= 0));
});

test('JU-4.7 smaller familiae have a smaller budget', () => {
  assert.deepEqual([2, 3, 4].map(budgetFor), [13, 20, 27]);
  const t = begin({ familiaSize: 2 });
  assert.notEqual(attempt(t, 0, 'murmillo+thraex'), null);
  assert.equal(attempt(t, 0, 'murmillo+eques'), null);
});

test('JU-4.8 the default familia, and what a smaller one takes of it', () => {
  assert.deepEqual(defaultChoice(begin().requestFor(0)!), kinds('murmillo', 'provocator', 'thraex', 'retiarius'));
  for (const size of [2, 3, 4]) {
    const terms = { size, budget: budgetFor(size), extended: false };
    assert.equal(familiaRefusal(defaultFamilia(terms), terms), null);
  }
  // The first of them where they can be paid for, else the last.
  const small = (size: number, budget: number): number[] => defaultFamilia({ size, budget, extended: true });
  assert.deepEqual(small(3, 20), kinds('murmillo', 'thraex', 'retiarius'));
  assert.deepEqual(small(2, 13), kinds('provocator', 'retiarius'));
  assert.deepEqual(small(2, 0), kinds('murmillo', 'thraex'));
});

test('JU-4.1–4.4 ready-made familiae are legal; text and JSON are read as they are written', () => {
  for (const [name, familia] of Object.entries(READY_MADE)) {
    assert.equal(familiaRefusal(familia, STANDARD), null, name);
    assert.deepEqual(readFamilia(familiaText(familia)).kinds, familia);
    assert.deepEqual(readFamilia(familiaJson(familia)).kinds, familia);
    assert.deepEqual(readFamilia(name).kinds, familia);
  }
  const clause = (text: string): string | undefined => readFamilia(text).refusal?.clause;
  assert.equal(clause('murmillo, thraex, retiarius, gladiator'), 'JU-3.1');
  assert.equal(clause('{"familia": ["murmillo", "murmillo", "veles", "eques"]}'), 'JU-4.2');
  assert.equal(clause('{"familia": 3}'), 'JU-4.1');
  assert.equal(clause('{'), 'JU-4.1');
  assert.equal(costOf(kinds('scissor', 'dimachaerus', 'murmillo', 'secutor')), 28);
});

test('JU-1.6 JU-20.1 JU-20.2 JU-20.3 JU-20.4 the numbers are those of the rulebook', () => {
  const printed = [...book.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text!));
  assert.deepEqual([JUGULA, PRIMA, ROSTER], printed);
  const row = (name: string): number[] => new RegExp(`\\| ${name} \\|(.*)\\|`).exec(book)![1]!.split('|').map(Number);
  assert.deepEqual(HAND_LIMITS, row('Hand limit'));
  assert.deepEqual(ATTACK_BONUSES, row('Attack bonus'));
  const summary = [
    ...book.matchAll(/^\| (\w+) \| ([LH]) \| (\d) \| (\d) \/ (\d) \| (\d) \/ (\d) \| (.*?) \| (\d) \| (\w+) \|$/gm),
  ];
  assert.equal(summary.length, ARMATURAE.length);
  for (const [, name, cls, mp, attL, attH, defL, defH, , cost] of summary) {
    const one = ARMATURAE[kindNamed(name!)]!;
    const numbers = ['LH'[one.weight], one.mp, ...one.att, ...one.def, one.cost].map(String);
    assert.deepEqual(numbers, [cls, mp, attL, attH, defL, defH, cost]);
  }
});

test('JU-6.1 JU-8.7 a card has seven things, its effect is in the closed language, and it always draws', () => {
  for (const { numbers, special, combat } of CARDS) {
    assert.equal(numbers.length, 6);
    assert.ok(special.length > 0 && combat >= 0 && numbers[3]! >= 2);
  }
  const good = JUGULA[0] as Record<string, unknown>;
  const wrong = (change: Record<string, unknown>): string => {
    try {
      readCard({ ...good, ...change });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.match(wrong({ special: [{ op: 'FLY', n: 1 }] }), /J01.*FLY/);
  assert.match(wrong({ special: [{ op: 'MOVE', n: 1, mp: 0, far: 1 }] }), /J01.*far/);
  assert.match(wrong({ special: [{ op: 'BOOST', stat: 'HP', k: 1, n: 1, until: 'endOfTurn' }] }), /J01.*HP/);
  assert.match(wrong({ special: [{ op: 'DISCARD', who: 'target', n: 1, mode: 'pick' }] }), /J01.*PEEK/);
  const picked = { op: 'DISCARD', who: 'target', n: 1, mode: 'pick' };
  assert.match(wrong({ special: [picked, { op: 'PEEK' }] }), /J01.*PEEK/);
  assert.equal(wrong({ special: [{ op: 'PEEK' }, picked] }), '');
  assert.match(wrong({ D: 1 }), /J01.*D/);
  for (const special of [undefined, 'MOVE', []]) assert.match(wrong({ special }), /J01: 'special' must be a list/);
  assert.throws(() => readArmatura({ ...(ROSTER[0] as object), traits: { wings: true } }), /murmillo.*wings/);
});

test('JU-20.5 options and their defaults', () => {
  assert.deepEqual(defaultOptions(jugula.options), {
    familiaSize: 4,
    budget: 'standard',
    roster: 'extended',
    roundLimit: 60,
    combatSource: 'cards',
    backingOut: 'goesOn',
    pushRule: 'fan',
  });
  assert.ok('code' in readOptions(jugula.options, { familiaSize: 5 }));
});
