// Chapter 24: a world sampled from a view looks the same to its viewer, field by field, and its hidden parts vary.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { isAddable } from '#games/gladiatori/cards.ts';
import { consistent, determinise } from '#games/gladiatori/determinise.ts';
import { payable } from '#games/gladiatori/holdings.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import type { Gladiator } from '#games/gladiatori/state.ts';
import { duel, man, type Scene, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

/** A gladiator of whom nearly every field says something. */
const MARKED = [
  'is thraex',
  'hand strength movement',
  'hp energy-1*2',
  'discard energy-0*2',
  'removed energy-1',
  'row berserk/rotated dexterity/secret',
  'items sica galea',
  'damaged galea',
  'powers wrestling',
  'used resistance',
  'speed 2/4',
  'grey 2',
  'white 1',
  'delayed 5',
  'plus-four',
  'aid 1 2',
];

function marked(scene: Scene = {}): Stage {
  const s = stage({
    ...scene,
    set: [duel('', 'strength'), ...MARKED.map((line) => `seat 0 ${line}`), ...(scene.set ?? [])],
  });
  const one = s.seat(0);
  Object.assign(one, { purse: 3, extra: 0, lastHand: [0, 3], lastHp: [5, 5], turnedRound: true, after: 2, inert: 4 });
  Object.assign(one, { twos: 1, warded: true, pendingGrey: 3, pendingWhite: 1, due: 6, coins: 60, boosted: 1 });
  one.known.discard = [4];
  one.known.owns[5] = 1;
  Object.assign(one.deed, { skill: 0, before: 5, blood: 1, speed: 1, boost: 1, gain: 2, powers: 4, unbeatable: true });
  Object.assign(one.deed, { lifted: true, aid: [1, 2], lunged: [4] });
  return s;
}

test('GL-24.15 a world sampled from a view gives the same view again, to every viewer', () => {
  const s = marked({ options: { mode: 'coliseum', wolves: 2 }, set: ['animal wolf at 3,0 grey 2'] });
  for (const viewer of [0, 1, SPECTATOR]) {
    const view = viewFor(s.g, viewer);
    for (let seed = 0; seed < 5; seed++)
      assert.deepEqual(viewFor(determinise(view, fastRandom(seed)), viewer), view, `viewer ${viewer}`);
  }
});

test('GL-24.1 to its owner a sheet is no secret: it comes through a view whole', () => {
  const s = marked();
  const world = determinise(viewFor(s.g, 0), fastRandom(1));
  assert.deepEqual(world.gladiators[0], s.seat(0));
  const other = determinise(viewFor(s.g, 1), fastRandom(1)).gladiators[0]!;
  assert.deepEqual([other.hand.length, other.hp.length, other.discard.length, other.covert.length], [2, 2, 2, 1]);
  assert.deepEqual([other.lastHand, other.purse, other.boosted], [[], 0, 0]);
});

test('GL-24.8 a copy of a state is equal to it and shares nothing with it', () => {
  const s = marked({ options: { mode: 'coliseum', wolves: 1 }, set: ['animal wolf at 3,0'] });
  const copy = gladiatori.clone(s.g);
  assert.deepEqual(copy, s.g);
  const shared: string[] = [];
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null) return;
    if (a === b && Object.keys(a).length > 0) shared.push(path);
    for (const key of Object.keys(a)) compare((a as never)[key], (b as never)[key], `${path}.${key}`);
  };
  compare(s.g, copy, 'state');
  assert.deepEqual(shared, []);
});

test('GL-5.10, GL-5.29 the Items to come are hidden and may come in any order, but in a selection all are laid out', () => {
  const hidden = stage({ options: { items: 'draft' }, at: [['rest'], ['draft']], dice: [0] });
  assert.equal(viewFor(hidden.g, 0).itemDeck, 13);
  const orders = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    const { itemDeck } = determinise(viewFor(hidden.g, 0), fastRandom(seed));
    assert.deepEqual(itemDeck.slice().sort(), hidden.g.itemDeck.slice().sort());
    orders.add(itemDeck.join());
  }
  assert.equal(orders.size, 6);
  const open = stage({
    options: { items: 'selection' },
    at: [['rest'], ['selection']],
    set: ['seat 0 is thraex', 'seat 1 is secutor'],
  });
  assert.deepEqual(viewFor(open.g, 0).itemDeck, open.g.itemDeck);
  assert.deepEqual(determinise(viewFor(open.g, 0), fastRandom(1)).itemDeck, open.g.itemDeck);
});

test('GL-25.19 whether a victim who reacted can pay is nobody’s knowledge before he does', () => {
  const at: Scene['at'] = [['rest'], ['wound', { seat: 1, by: 0, side: 0, damage: 5 }, 'GL-11.45']];
  const s = stage({ at: at!, set: [duel('', '', [], ['hp energy-0'])] });
  assert.equal(consistent(s.g, 0), true);
  s.seat(1).passive = true;
  assert.equal(consistent(s.g, 0), false);
  s.seat(1).hp = [4, 4, 4, 4, 4];
  assert.equal(consistent(s.g, 0), true);
});

test('GL-24.9, GL-22.1 a sampled world deals every card of a known sheet once, wherever it may lie', () => {
  const s = stage({
    options: { staged: true },
    set: [
      duel(),
      'turn 1',
      'seat 0 is thraex',
      'seat 0 deck',
      'seat 0 row strength/rotated dexterity/secret',
      'seat 0 hand berserk movement energy-0*2',
      'seat 0 hp energy-0*3 energy-1*4',
      'seat 0 discard energy-0 energy-1*2',
      'seat 0 reserve acrobatic-strike break-item',
    ],
  });
  s.seat(0).known.hand = [2];
  s.seat(0).known.discard = [5];
  const cards = (g: typeof s.g): number[] => {
    const { hand, hp, discard, reserve, covert } = g.gladiators[0]!;
    return [...hand, ...hp, ...discard, ...reserve, ...covert].sort((a, b) => a - b);
  };
  for (let seed = 0; seed < 8; seed++) {
    const world = determinise(viewFor(s.g, 1), fastRandom(seed));
    assert.deepEqual(cards(world), cards(s.g));
    assert.deepEqual(viewFor(world, 1), viewFor(s.g, 1));
    assert.equal(consistent(world, 1), true);
    assert.deepEqual([world.gladiators[0]!.initial, world.gladiators[0]!.now], [s.seat(0).initial, s.seat(0).now]);
  }
});

test('GL-25.19 of a victim who reacted sampled worlds believe that he may be unable to pay', () => {
  const at: Scene['at'] = [['rest'], ['wound', { seat: 1, by: 0, side: 0, damage: 4 }, 'GL-11.45']];
  const s = stage({
    at: at!,
    set: [duel('', 'energy-1*4', [], ['is thraex', 'hp energy-0 energy-1', 'hand energy-1*4'])],
  });
  const paying = (): number => {
    let able = 0;
    for (let seed = 0; seed < 30; seed++)
      if (payable(determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[1]!) >= 4) able++;
    return able;
  };
  const some = paying();
  assert.ok(some < 30, `${some} of 30`);
  s.seat(1).passive = true;
  assert.equal(paying(), 30);
});

test('GL-25.19 that one victim can pay tells nothing of another', () => {
  const poor = ['is thraex', 'hp energy-0*2', 'hand energy-1*6'];
  const s = stage({
    seats: 3,
    at: [['rest'], ['wound', { seat: 1, by: 0, side: 0, damage: 4 }, 'GL-11.45']],
    set: [duel('', '', [], ['items scutum galea']), man(2, '4,0 facing 0', '', poor)],
  });
  for (const seat of [1, 2]) s.seat(seat).passive = true;
  const worths = new Set<number>();
  for (let seed = 0; seed < 30; seed++)
    worths.add(payable(determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[2]!));
  assert.ok(Math.min(...worths) < 4, `${[...worths]}`);
});

test('GL-25.19 a Passive victim can pay with his only card, wherever the other ones lie', () => {
  const s = stage({
    at: [['rest'], ['wound', { seat: 1, by: 0, side: 0, damage: 2 }, 'GL-11.45']],
    set: [duel('', '', [], ['is thraex', 'hp energy-1', 'hand energy-1*3', 'discard energy-0*3'])],
  });
  s.seat(1).passive = true;
  for (let seed = 0; seed < 30; seed++)
    assert.ok(payable(determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[1]!) >= 2, `seed ${seed}`);
});

test('GL-25.19 where no other card can lie in the HP deck, a world is sampled all the same', () => {
  const s = stage({
    at: [['rest'], ['wound', { seat: 1, by: 0, side: 0, damage: 14 }, 'GL-11.45']],
    set: [duel('', '', [], ['hp strength dexterity berserk movement energy-1'])],
  });
  s.seat(1).passive = true;
  for (let seed = 0; seed < 30; seed++)
    assert.equal(determinise(viewFor(s.g, 0), fastRandom(seed)).gladiators[1]!.hp.length, 5);
});

test('GL-4.7, GL-24.9 of a sheet that a player built everybody knows from the start that no value is below 3 or above 9', () => {
  const s = stage({ at: [['rest'], ['create', {}, 'GL-4.1']] });
  const none = determinise(viewFor(s.g, 0), fastRandom(1)).gladiators[1]!;
  assert.deepEqual([none.initial, none.now], [s.seat(1).initial, s.seat(1).now]);
  s.play('0: thraex | 1: own blood*3');
  const { low, high, floor, owns } = viewFor(s.g, 0).gladiators[1]!.known;
  assert.deepEqual([low, high, floor], [Array(5).fill(3), Array(5).fill(9), Array(5).fill(3)]);
  assert.deepEqual(owns, Array(15).fill(0));
});

test('GL-24.15 a state that contradicts what everybody has learned is no world', () => {
  const agrees = (change: Partial<Gladiator>, known: Partial<Gladiator['known']> = {}, scene: Scene = {}): boolean => {
    const s = stage({ set: [duel('strength energy-1', '', ['discard energy-0'])], ...scene });
    Object.assign(s.seat(0), change);
    Object.assign(s.seat(0).known, known);
    return consistent(s.g, 1);
  };
  assert.equal(agrees({}, { discard: [4], hand: [0, 5] }), true);
  assert.equal(agrees({}, { discard: [4, 4] }), false, 'one lies there');
  assert.equal(agrees({}, { hand: [6] }), false);
  assert.equal(agrees({ covert: [2], maybe: [4] }), true);
  assert.equal(agrees({ covert: [3], maybe: [7] }), false, 'it was said to be no Movement');
  assert.equal(agrees({ covert: [4], maybe: [31] }), false, 'only Action cards lie in the row');
  assert.equal(agrees({ stack: [5, 7] }), true);
  assert.equal(agrees({ stack: [6] }), false, 'no animal, no Feint');
  assert.equal(agrees({ stack: [1] }), false);
  const dog = { options: { mode: 'coliseum', dogs: 1 }, set: [duel(), 'animal dog at 3,0', 'active 0'] };
  assert.equal(agrees({ stack: [6] }, {}, dog), true);
  assert.equal(agrees({ reserve: [7, 8] }), true);
  assert.equal(agrees({ reserve: [5] }), false);
  for (const place of ['deck', 'hand', 'hp', 'discard'] as const)
    assert.equal(agrees({ reserve: [7], [place]: [8] }), false, `while Special Moves wait none is in the ${place}`);
});

test('GL-24.10 a value of which bounds are known may be anything between them, the bounds too', () => {
  const s = stage({ set: [duel(), 'seat 0 is thraex'] });
  Object.assign(s.seat(0).known, { low: [2, 0, 5, 0, 4], high: [4, 1, 5, 0, 4] });
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++)
    seen.add(determinise(viewFor(s.g, 1), fastRandom(seed)).gladiators[0]!.now.join(' '));
  const all = [2, 3, 4].flatMap((offense) => [0, 1].map((guard) => `${offense} ${guard} 5 0 4`));
  assert.deepEqual([...seen].sort(), all.sort());
});

test('GL-24.6 cards under an Action may be any that can lie there: sampled worlds lay as many, and not always the same', () => {
  const s = stage({ set: [duel('strength energy-1*2'), 'seat 0 is thraex', 'seat 0 hand strength energy-1*2'] });
  s.play('0: done | 0: new-strength | 0: energy-1*2');
  const stacks = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const { stack } = determinise(viewFor(s.g, 1), fastRandom(seed)).gladiators[0]!;
    assert.ok(stack.length === 2 && stack.every(isAddable), `${stack}`);
    stacks.add(stack.join());
  }
  assert.ok(stacks.size > 3, `${stacks.size} different stacks`);
});

test('GL-4.1, GL-24.1 before characters are chosen a dealt world is the table as it lies: nobody has values or Powers', () => {
  const { g } = stage({ at: [['create']], dice: [2, 4] });
  const dealt = determinise(viewFor(g, 1), fastRandom(3));
  for (const [seat, one] of g.gladiators.entries()) assert.deepEqual(dealt.gladiators[seat], one);
});

test('GL-8.35, GL-24.1 a fight begins with nothing known of its values, and everybody reads it so', () => {
  const s = stage({ set: [duel('strength', 'strength')] });
  s.play('0: done | 0: new-strength | 0: attack:green');
  const scene = viewFor(s.g, 1).flow.scenes.find(({ rule }) => rule === 'fight')!;
  const [target] = scene['targets'] as unknown as object[];
  assert.deepEqual(target, {
    figure: 1,
    side: 0,
    fav: 0,
    fdv: 0,
    dodged: false,
    feinted: false,
    acrobatic: false,
    seven: false,
    toppling: false,
    watch: (target as { watch: unknown }).watch,
    reflexed: false,
  });
  const { entered, place, damage, wrestling, acrobatic, feinted, toppled, broken } = scene as never;
  assert.deepEqual(
    [entered, place, damage, wrestling, acrobatic, feinted, toppled, broken],
    [0, 1, 0, false, false, false, false, -1],
  );
});
