// Hints say before a decision what the rules will make of it; each is held against what then happens.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena } from '#games/gladiatori/board.ts';
import { CARDS } from '#games/gladiatori/cards.ts';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

const hintOf = (s: Stage, seat: number, item: number | string, key: string) =>
  s.request(seat).hints!.find((hint) => hint.item === item && hint.key === key)?.values ?? null;
const cardNamed = (name: string): number => CARDS.findIndex((card) => card.name === name);
const sum = (values: { readonly [name: string]: number } | null): number =>
  Object.values(values!).reduce((all, one) => all + one, 0);

test('GL-9.15–9.19 hints tell how many movement points every hex and facing takes, and nothing about hexes out of reach', () => {
  const s = stage({ set: [duel('', '', ['speed 2'])] });
  const at = (q: number, r: number) => hintOf(s, 0, arena.cellAt(q, r), 'reach');
  assert.deepEqual([at(0, 0)!['c0'], at(0, 0)!['c2'], at(-1, 0)!['c0'], at(-1, 0)!['c3']], [0, 1, 1, 2]);
  assert.equal(at(-2, 0)!['c2'], 2);
  assert.deepEqual([at(1, 0), at(-3, 0)], [null, null], 'held by another, and too far');
});

test('GL-16.7, GL-16.8 a Trapped gladiator only turns, by one side', () => {
  const s = stage({ set: [duel('', '', ['speed 3', 'grey 1'])] });
  const reach = s.request(0).hints!.filter(({ key }) => key === 'reach');
  assert.deepEqual(reach, [{ item: arena.cellAt(0, 0), key: 'reach', values: { c0: 0, c1: 1, c5: 1 } }]);
});

test('GL-17.22, GL-17.23 hints tell what fleeing and cowardice would cost before a step is taken', () => {
  const s = stage({ set: [duel('', '', ['speed 5'])] });
  const values = hintOf(s, 0, arena.cellAt(-2, 0), 'reach')!;
  assert.deepEqual([values['f0'], values['w0'], values['f2'], values['w2']], [-2, undefined, -2, -3]);
  s.play('0: step-W-left | 0: step-W-left | 0: done');
  assert.equal(s.g.vp[0], 10 - 2 - 3);
  const turned = stage({ set: [duel('', '', ['speed 5'])] });
  assert.deepEqual(hintOf(turned, 0, 'turn-left-2', 'honour'), { vp: -3 });
  assert.equal(hintOf(turned, 0, 'turn-left', 'honour'), null);
});

test('GL-8.11 hints tell what a card of the row costs', () => {
  const s = stage({ set: [duel('', '', ['row strength dexterity'])] });
  s.play('0: done');
  assert.deepEqual(hintOf(s, 0, 'again-strength', 'blood'), { blood: 2 });
  assert.deepEqual(hintOf(s, 0, 'again-dexterity', 'blood'), { blood: 1 });
});

test('GL-8.13 hints tell the price that cannot be paid', () => {
  const s = stage({ set: [duel('', '', ['row strength dexterity', 'blood 1/5'])] }).play('0: done');
  assert.ok(s.request(0)!.barred!.some(({ item, clause }) => item === 'again-strength' && clause === 'GL-8.13'));
  assert.deepEqual(hintOf(s, 0, 'again-strength', 'blood'), { blood: 2 });
});

test('GL-11.3 hints tell what an attack with each card comes to, and what could be added; a Movement is none', () => {
  const hand = 'strength dexterity berserk movement energy-1*3 energy-0*2';
  const s = stage({ set: [duel(hand, '', ['items gladius', 'blood 2/5'])] }).play('0: done');
  assert.deepEqual(hintOf(s, 0, 'new-strength', 'parts'), { items: 3 });
  assert.deepEqual(hintOf(s, 0, 'new-strength', 'later'), { skill: 5, ability: 0, energy: 3 });
  assert.deepEqual(hintOf(s, 0, 'new-dexterity', 'parts'), { 'half the hand': 4, items: 3 }, 'eight cards are left');
  assert.deepEqual(hintOf(s, 0, 'new-berserk', 'later'), { skill: 5, ability: 4, energy: 0 }, 'two Blood points');
  assert.deepEqual([hintOf(s, 0, 'new-movement', 'parts'), hintOf(s, 0, 'standby-strength', 'parts')], [null, null]);
});

test('GL-11.3, GL-8.11 the Blood that a card of the row costs cannot be put into its attack', () => {
  const s = stage({ set: [duel('', '', ['row berserk strength', 'blood 3/5'])] }).play('0: done');
  assert.deepEqual(hintOf(s, 0, 'again-berserk', 'later'), { skill: 5, ability: 2, energy: 0 });
});

test('GL-17.3, GL-17.11, GL-12.6 hints tell what a declaration earns or costs, and what the distance takes', () => {
  const front = stage({ set: [duel()] }).play('0: done | 0: new-strength');
  assert.deepEqual(hintOf(front, 0, 'attack:green', 'front'), { front: 2, rear: 0, each: 0, range: 0 });
  const rear = stage({ set: [duel(), 'seat 1 at 1,0 facing 0'] }).play('0: done | 0: new-strength');
  assert.deepEqual(hintOf(rear, 0, 'attack:green', 'rear'), { front: 0, rear: -3, each: -2, range: 0 });
  const far = stage({ set: [duel('strength', '', ['items hasta']), 'seat 1 at 5,0 facing 3'] });
  far.play('0: done | 0: new-strength');
  assert.equal(hintOf(far, 0, 'throw:hasta:green', 'front')!['range'], -3);
  const thrown = hintOf(far, 0, 'throw:hasta:green', 'sum')!['total']!;
  far.play('0: throw:hasta:green');
  assert.equal(hintOf(front, 0, 'attack:green', 'sum'), null, 'its sum was shown when cards were added');
  assert.equal(sum(hintOf(far, 0, 'base', 'parts')), thrown, 'what is told before is what it then comes to');
});

test('GL-10.1–10.5 hints tell what each Reaction would come to', () => {
  const s = stage({ set: [duel('strength', 'strength dexterity movement energy-0*3', [], ['items scutum'])] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(hintOf(s, 1, 'new-dexterity', 'parts'), { 'half the hand': 2, items: 4 });
  assert.deepEqual(hintOf(s, 1, 'new-movement', 'parts'), {}, 'Items do not count in a Dodge');
  assert.deepEqual(hintOf(s, 1, 'pass', 'defence'), { total: 4, blood: 0, guard: 4, speed: 0, halves: 0 });
  assert.deepEqual(hintOf(s, 1, 'new-movement', 'defence'), { total: 0, blood: 0, guard: 4, speed: 4, halves: 1 });
});

test('GL-10.10 a Reaction that matches a card that lies open says so before it is played; a face-down card tells nothing', () => {
  const open = stage({ set: [duel('', 'strength dexterity', ['row strength', 'blood 5'])] });
  open.play('0: done | 0: again-strength | 0: attack:green');
  assert.deepEqual(hintOf(open, 1, 'new-strength', 'parts'), { matching: 5 });
  assert.deepEqual(hintOf(open, 1, 'new-dexterity', 'parts'), {});
  const down = stage({ set: [duel('strength', 'strength dexterity')] });
  down.play('0: done | 0: new-strength | 0: attack:green');
  assert.deepEqual(hintOf(down, 1, 'new-strength', 'parts'), {});
});

test('GL-11.3, GL-11.5 what the hints of both values add up to is announced', () => {
  const s = stage({ set: [duel('berserk energy-0', 'dexterity energy-0*2', ['items sica', 'blood 5'])] });
  s.play('0: done | 0: new-berserk | 0: energy-0 | 0: attack:green | 1: new-dexterity | 1: -');
  const base = sum(hintOf(s, 0, 'base', 'parts'));
  const offense = hintOf(s, 0, 'offense', 'adds')!['each']!;
  const blood = hintOf(s, 0, 'blood', 'adds')!['each']!;
  assert.deepEqual(hintOf(s, 0, 'damage', 'damage'), { damage: 2 });
  s.play('0: yes 2');
  assert.deepEqual(s.totals('attackValued'), [base + offense + 2 * blood]);
  const guarded = sum(hintOf(s, 1, 'base', 'parts')) + hintOf(s, 1, 'guard', 'adds')!['each']!;
  assert.deepEqual(hintOf(s, 1, 'against', 'against'), { fav: base + offense + 4, full: base + offense + 4 });
  assert.deepEqual(hintOf(s, 1, 'wound', 'damage'), { damage: 2 });
  s.play('1: yes');
  assert.deepEqual(s.totals('defenceValued'), [guarded]);
});

test('GL-12.32 a net promises no damage', () => {
  const s = stage({ set: [duel('strength', '', ['items wide-net'])] });
  s.play('0: done | 0: new-strength | 0: net:wide-net:green');
  assert.equal(hintOf(s, 0, 'damage', 'damage'), null);
});

test('GL-14.24 what a wound would cost at least tells nothing of how a Leap is split', () => {
  const told = (split: string) => {
    const leaper = man(0, '-4,0 facing 0', 'strength', ['powers leap', 'speed 6']);
    const s = stage({ set: ['turn 3', 'round 1', leaper, man(1, '0,0 facing 3')] });
    s.play(`0: step-E | 0: step-E | 0: step-E | 0: done | 0: new-strength | 0: attack:green | 0: yes ${split}`);
    return hintOf(s, 1, 'wound', 'damage');
  };
  assert.deepEqual([told('3 0'), told('2 1')], [{ damage: 1 }, { damage: 1 }]);
});

test('GL-13.10 the hints of a Sweep add up to what is announced against its first target', () => {
  const s = stage({ set: [duel('berserk sweep', '')] });
  s.play('0: done | 0: new-berserk | 0: sweep | 0: sweep:NW>NE>E');
  const base = sum(hintOf(s, 0, 'base', 'parts'));
  assert.deepEqual(hintOf(s, 0, 'sweep', 'targets'), { count: 1 });
  s.play('0: no 0');
  assert.deepEqual(s.totals('attackValued'), [base]);
});

test('GL-8.19, GL-8.41 hints tell what both values come to with the cards that are added', () => {
  const s = stage({
    set: [duel('strength energy-1*3 energy-0', 'dexterity acrobatic-strike energy-1*4', ['items sica'])],
  });
  s.play('0: done | 0: new-strength');
  const base = sum(hintOf(s, 0, 'base', 'parts'));
  const later = hintOf(s, 0, 'later', 'adds')!;
  const [one, none] = ['energy-1', 'energy-0'].map((name) => hintOf(s, 0, cardNamed(name), 'adds')!['each']!);
  assert.deepEqual([one, none, later['ability']], [1, 0, 0]);
  assert.deepEqual(hintOf(s, 0, 'damage', 'damage'), { cards: 1 });
  s.play('0: energy-0+energy-1+energy-1 | 0: attack:green | 1: new-dexterity');
  // Each card that is added leaves the hand, half of which is the defence.
  const there = sum(hintOf(s, 1, 'base', 'parts'));
  const acrobatic = hintOf(s, 1, cardNamed('acrobatic-strike'), 'adds')!['each']!;
  const fewer = hintOf(s, 1, 'hand', 'adds')!;
  assert.deepEqual([acrobatic, fewer['n1'], fewer['n2']], [3, 0, -1]);
  const guard = hintOf(s, 1, 'later', 'adds')!['skill']!;
  s.play('1: acrobatic-strike+energy-1 | 0: yes');
  assert.deepEqual(s.totals('attackValued'), [base + 2 * one! + none! + later['skill']!]);
  s.play('1: yes yes');
  assert.deepEqual(s.totals('defenceValued'), [there + acrobatic + fewer['n2']! + guard]);
});

test('GL-8.19 a Movement is no attack: nothing is added up', () => {
  const s = stage({ set: [duel('movement energy-1')] }).play('0: done | 0: new-movement');
  assert.deepEqual(s.request(0).hints, []);
});
