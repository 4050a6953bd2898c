// What a person sees of the table, and what is said about each choice.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { CARDS, DRAW, PRIMA_USE } from '#games/jugula/cards.ts';
import { jugula } from '#games/jugula/index.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import type { Jugula } from '#games/jugula/state.ts';
import { decide, events, position, tableAt } from '#games/jugula/testing/positions.ts';

const { en } = jugula.words;
const drawn = (g: Jugula, viewer = 0): string => jugula.draw(jugula.viewFor(g, viewer), en);
const begin = (options: Options = {}): Table<Jugula> =>
  new Table(jugula, jugula.setup(2, { ...defaultOptions(jugula.options), ...options }), fixedRandom([0]), null).run();

test('JU-4.4 JU-20.4 a player who chooses a familia sees all numbers, costs and traits, and familiae that he can copy', () => {
  const text = drawn(begin().state);
  for (const piece of [
    'scissor       7 points  H ATT 4/4 DEF 4/4 MP 4  Harassment',
    'sagittarius   5 points  L ATT 4/4 DEF 4/3 MP 5  Range 5, Bow',
    'classica  murmillo+provocator+thraex+retiarius',
    'stoica    secutor+crupellarius+eques+essedarius',
  ])
    assert.ok(text.includes(piece), text);
  // Only what this game allows.
  const basic = drawn(begin({ roster: 'basic' }).state);
  assert.ok(basic.includes('gravis') && !/eques|stoica/.test(basic), basic);
  assert.equal(drawn(begin({ familiaSize: 3 }).state).includes(en['ready']!), false);
});

test('JU-5.12 a gladiator who has not entered yet is not shown as out', () => {
  const t = begin();
  for (const seat of [0, 1]) decide(t, seat, 'murmillo+thraex+retiarius+provocator');
  decide(t, 0, '3,1s');
  const text = drawn(t.state);
  assert.match(text, /\*murmillo\.0 +3,1 ↓/);
  assert.match(text, /\*thraex\.0 +to enter/);
  assert.match(drawn(position(['out thraex.1', 'place eques.1 3,3n'])), / thraex\.1 +out/);
});

test('JU-15.5 JU-18.1 damage points, boosts and wounds are shown, of two players with the number that loses', () => {
  const lines = ['place murmillo.0 3,3n wounded ATT+1 DEF+2 MP+1', 'out thraex.0', 'place eques.1 7,7n'];
  assert.match(drawn(position(lines)), /damage 3\/4/);
  assert.match(drawn(position(lines)), /murmillo\.0.*wounded, \+1 ATT, \+2 DEF, \+1 MP/);
  assert.match(drawn(position(lines, { seats: 3 })), /damage 3 ·/);
  assert.match(drawn(position([...lines, 'seat 2 left 1', 'seat 2 toll 5'], { seats: 3 })), /damage 5 ·/);
});

test('JU-21.8 JU-19.11 a player who takes cards from a pile sees what they are', () => {
  const other = 'seat 1 hand J01 J02';
  const prima = tableAt(['seat 0 hand J08 J02', other]);
  decide(prima, 0, 'J08-prima');
  assert.match(drawn(prima.state), /P03 Primus Palus M2 A3 V0 D3 P0 C7/);
  assert.doesNotMatch(drawn(prima.state, 1), /P03 Primus Palus/);
  const back = tableAt(['seat 0 hand J08 J02', 'seat 0 discard J04', other]);
  decide(back, 0, 'J08-special');
  assert.match(drawn(back.state), /J04 Ictus/);
});

test('JU-21.7 in a combat both sums are shown, part by part, before the cards are chosen', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3n', 'seat 0 vox 5', 'seat 0 hand J01 J02'];
  const t = tableAt([...lines, 'seat 1 hand J03 J04'], { frames: [attacks.frame({ left: 1, att: 2 })] });
  decide(t, 0, 'murmillo:thraex.1');
  const sums = ['murmillo.0 10 (ATT 5, from the side 1, Vox Populi 2, special effect 2)', 'thraex.1 4 (DEF 4)'];
  for (const viewer of [0, 1]) for (const sum of sums) assert.ok(drawn(t.state, viewer).includes(sum));
});

test('JU-12.3 JU-12.5 no odds are shown for attacks that are over for this turn', () => {
  const odds = (attacker: string, target: string): boolean =>
    drawn(position([`place murmillo.0 3,3e ${attacker}`, `place thraex.1 4,3w ${target}`])).includes(
      'murmillo > thraex',
    );
  assert.deepEqual([odds('', ''), odds('attacked', ''), odds('', 'hurt')], [true, false, false]);
});

test('JU-8.4 JU-9.2 an attack with nobody in reach is allowed, and a player reads so before and after', () => {
  const lines = ['place murmillo.0 3,3e', 'seat 0 hand J01 J04', 'seat 1 hand J01 J02'];
  const hinted = (t: Table<Jugula>): string[] =>
    t
      .requestFor(0)!
      .hints!.filter(({ key }) => key === 'noTarget')
      .map(({ item }) => jugula.nouns['play']!.print(item));
  const idle = tableAt([...lines, 'place thraex.1 6,3w']);
  assert.deepEqual(hinted(idle), ['J01-attack', 'J04-attack', 'J04-special']);
  decide(idle, 0, 'J01-attack');
  assert.deepEqual([events(idle, 'foundNoTarget').length, idle.state.active], [1, 1]);
  const near = tableAt([...lines, 'place thraex.1 4,3w']);
  assert.deepEqual(hinted(near), []);
  decide(near, 0, 'J01-attack');
  assert.equal(events(near, 'foundNoTarget').length, 0);
});

test('JU-7.7 JU-9.4 before a card is played it is said what a use of it comes to', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'seat 0 hand J01 J05', 'seat 0 vox 9'];
  const hints = new Map(
    tableAt(lines)
      .requestFor(0)!
      .hints!.filter(({ key }) => key !== 'prospect')
      .map(({ item, key, values }) => [jugula.nouns['play']!.print(item), { key, ...values }]),
  );
  const { numbers } = CARDS[4]!;
  assert.deepEqual(hints.get('J01-attack'), { key: 'inReach', n: 1 });
  assert.deepEqual(hints.get('J05-vox'), { key: 'voxTo', from: 9, to: 10 });
  // The player plays one of two cards, and may hold seven at Vox Populi 9.
  assert.deepEqual(hints.get('J05-draw'), { key: 'handTo', from: 2, to: 1 + numbers[DRAW]!, limit: 7, over: 0 });
  assert.deepEqual(hints.get('J05-prima'), { key: 'handTo', from: 2, to: 1 + numbers[PRIMA_USE]!, limit: 7, over: 0 });
});

test('JU-12.1 JU-19.3 before a card is played it is said how each of its attacks will end', () => {
  const lines = [
    'place murmillo.0 3,3e',
    'place retiarius.0 4,2s',
    'place thraex.1 4,3w',
    'place secutor.1 6,6w',
    'seat 0 hand J01 J04',
    'seat 0 vox 4',
  ];
  for (const play of ['J01-attack', 'J04-attack', 'J04-special']) {
    const t = tableAt(lines);
    const told = t
      .requestFor(0)!
      .hints!.filter(({ item, key }) => key === 'prospect' && jugula.nouns['play']!.print(item) === play)
      .map(({ values }) => values);
    decide(t, 0, play);
    // The same as is said of each attack once the card lies there.
    const hints = t.requestFor(0)!.hints!.filter(({ key }) => key !== 'oddsWith');
    const after = hints.map(({ item, values }) => ({ ...values, strike: item }));
    assert.ok(after.length >= 3, 'two attack, and one of them may also hinder');
    assert.deepEqual(told, after, play);
  }
});

test('JU-13.2 JU-13.3 before an attack it is said how it will end with each card of the hand, unless only one is left', () => {
  const lines = ['place murmillo.0 3,3e', 'place thraex.1 4,3w', 'seat 0 vox 4'];
  const withCards = (hand: string) => {
    const t = tableAt([...lines, `seat 0 hand ${hand}`]);
    decide(t, 0, 'J01-attack');
    const told = t
      .requestFor(0)!
      .hints!.filter(({ key }) => key === 'oddsWith')
      .map(({ values }) => values);
    return { t, told };
  };
  const { t, told } = withCards('J01 J04 J11 J05');
  assert.equal(told.length, 3);
  decide(t, 0, 'murmillo:thraex.1');
  const after = t.requestFor(0)!.hints!.filter(({ item }) => item !== 'top');
  assert.deepEqual(
    told,
    after.map(({ item, values }) => ({ ...values, card: item })),
  );
  assert.deepEqual(withCards('J01 J04').told, []);
});

test('JU-16.8 a Hindering attack is announced in other words than any other', () => {
  const t = tableAt(['place retiarius.0 3,3e', 'place thraex.1 4,3w'], { frames: [attacks.frame({ left: 1 })] });
  decide(t, 0, 'retiarius:thraex.1~net');
  assert.deepEqual([events(t, 'netThrown').length, events(t, 'attacked').length], [1, 0]);
  assert.match(en['event.netThrown']!, /Hindering/);
});

test('JU-19.10 the heuristic player takes the best cards of a hand he has seen, and gives up his own worst', () => {
  const random = fixedRandom([]);
  const choose = (t: Table<Jugula>) => jugula.heuristic(jugula.viewFor(t.state, 0), t.requestFor(0)!, random);
  // Both hold J05: the card of the same kind in the viewer's own hand must not matter.
  const pick = tableAt(['seat 0 hand P11 J05', 'seat 1 hand J05 J09 J11']);
  decide(pick, 0, 'P11-special');
  assert.deepEqual(
    [...(choose(pick) as number[])].sort((a, b) => a - b),
    [8, 10],
  );
  const own = tableAt(['seat 0 hand J12 J05 J11', 'seat 1 hand J05 J11']);
  decide(own, 0, 'J12-special');
  decide(own, 0, 'P03');
  assert.deepEqual(choose(own), [4]);
});
