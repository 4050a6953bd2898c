import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { choosable, inConflict, keepable, topBids } from '#games/gladiatori/rules/05-items.ts';
import { duel, names, stage } from '#games/gladiatori/testing/stage.ts';

const named = (...names: string[]): number[] =>
  names.map((name) => Array.from({ length: 18 }, (_, i) => 30 + i).find((thing) => thingName(thing) === name)!);

const auctioning = (set: string[], seats = 2) =>
  stage({
    seats,
    options: { items: 'auction' },
    at: [
      ['assign', {}, 'GL-5.7'],
      ['auction', { held: 2 * seats }, 'GL-5.11'],
    ],
    set: ['face-up gladius', ...set],
  });

test('GL-5.1, GL-5.2 three methods; two Items each, never more', () => {
  for (const items of ['auction', 'draft', 'selection']) {
    const s = stage({
      options: { items },
      at: [['assign']],
      set: ['seat 0 is thraex', 'seat 1 is mirmillo'],
      dice: [0],
    });
    assert.ok(s.table.where().includes(items));
  }
  assert.equal(keepable(named('gladius', 'sica', 'hasta')), 2);
});

test('GL-5.3–5.5, GL-5.8 which Items exclude each other', () => {
  const pair = (a: string, b: string): boolean => inConflict(named(a)[0]!, named(b)[0]!);
  assert.deepEqual(
    [pair('galea', 'cassis'), pair('parmula', 'scutum'), pair('hasta', 'pilum'), pair('hasta', 'fuscina')],
    [true, true, true, true],
  );
  assert.deepEqual(
    [
      pair('gladius', 'sica'),
      pair('gladius', 'hasta'),
      pair('wide-net', 'fuscina'),
      pair('wide-net', 'weighted-net'),
      pair('manica', 'galea'),
    ],
    [false, false, false, false, false],
  );
});

test('GL-5.6, GL-5.7, GL-5.28 a player who drafts a conflict chooses which of the two goes, and plays with one', () => {
  const s = stage({ at: [['assign'], ['draft']], set: ['item-deck galea cassis gladius sica hasta'], dice: [0] });
  // The pick itself is legal.
  s.g.flow.frames.shift();
  s.play('0: galea | 1: gladius | 1: sica | 0: cassis');
  const t = stage({ at: [['assign', {}, 'GL-5.7']], set: ['seat 0 items galea cassis', 'seat 1 items gladius sica'] });
  assert.equal(t.asked(), '0 GL-5.7');
  t.play('0: cassis');
  assert.deepEqual(t.seat(0).items.map(thingName), ['cassis']);
  assert.deepEqual(t.seat(0).holds, [-1], 'it holds nobody, and there is no other');
  assert.deepEqual(t.g.lostItems.map(thingName), ['galea']);
});

test('GL-5.9 a gladiator without a weapon attacks all the same', () => {
  const s = stage({ set: [duel('strength')] });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: pay energy-0');
  assert.deepEqual(s.totals('attackValued'), [5]);
});

test('GL-5.10 twice as many auctions as players, one Item at a time', () => {
  const s = stage({
    options: { items: 'auction' },
    at: [['auction']],
    set: ['seat 0 deck energy-1', 'seat 1 deck energy-1'],
  });
  for (let i = 0; i < 4; i++) s.play('0: - | 1: -');
  assert.equal(s.log.events.filter(({ kind }) => kind === 'lotOffered').length, 4);
  assert.equal(s.table.over, true);
});

test('GL-5.11–5.13 any Energy cards may be bid, none too, and nothing else; bids are opened together', () => {
  const s = auctioning(['seat 0 deck strength feint sweep energy-0 energy-1', 'seat 1 deck energy-0']);
  assert.deepEqual(s.from(0), ['energy-0', 'energy-1']);
  s.play('0: energy-0');
  assert.equal(s.has('bid'), false);
  s.play('1: -');
  assert.equal(s.has('bid'), true);
  assert.deepEqual(s.seat(0).items.map(thingName), ['gladius']);
});

test('GL-5.14–5.17 most energy, then most cards; else the Item goes', () => {
  assert.deepEqual(topBids([[5], [4, 4, 4]], [1, 0]), [0]);
  assert.deepEqual(topBids([[5], [4, 5]], [1, 1]), [1]);
  assert.deepEqual(topBids([[5], [5], [4]], [1, 1, 0]), [0, 1]);
  const s = auctioning(['seat 0 deck energy-1', 'seat 1 deck energy-1']);
  s.play('0: - | 1: -');
  assert.deepEqual(s.g.lostItems.map(thingName), ['gladius'], 'nobody bid a card');
});

test('GL-5.17 a lone player who bids nothing gets nothing', () => {
  const s = stage({
    seats: 1,
    options: { items: 'auction' },
    at: [['auction', { held: 2 }, 'GL-5.11']],
    set: ['face-up gladius', 'seat 0 deck energy-0'],
  });
  s.play('0: -');
  assert.deepEqual([s.seat(0).items, s.g.lostItems.map(thingName)], [[], ['gladius']]);
});

test('GL-5.18–5.21 the winner, and all of an unbroken tie, lay their bids aside: the first discard pile', () => {
  const s = auctioning(['seat 0 deck energy-1*2', 'seat 1 deck energy-1*2', 'seat 2 deck energy-0*2'], 3);
  s.play('0: energy-1 | 1: energy-1 | 2: energy-0');
  assert.deepEqual(
    s.g.gladiators.map(({ discard }) => discard.map(thingName)),
    [['energy-1'], ['energy-1'], []],
  );
  assert.deepEqual(s.seat(2).deck.length, 2);
  assert.deepEqual(s.g.lostItems.map(thingName), ['gladius']);
});

test('GL-5.22–5.24 a player who has two may still bid, and chooses the surplus at the end', () => {
  const s = auctioning(['seat 0 deck energy-1', 'seat 1 deck energy-0', 'seat 0 items sica galea']);
  s.play('0: energy-1 | 1: -');
  assert.equal(s.asked(), '0 GL-5.7');
  assert.notEqual(s.refusal('0: gladius'), null, 'two can be kept');
  s.play('0: gladius+galea');
  assert.deepEqual(s.seat(0).items.map(thingName), ['gladius', 'galea']);
});

test('GL-5.25–5.27 the draft lays out two for each and one more, and runs there and back', () => {
  const s = stage({ seats: 3, at: [['draft']], dice: [2] });
  const order: string[] = [];
  assert.equal(s.g.faceUp.length, 7);
  while (!s.table.over) {
    order.push(s.asked().slice(0, 1));
    s.play(`${order.at(-1)}: ${s.from(Number(order.at(-1)))[0]}`);
  }
  assert.deepEqual(order, ['2', '0', '1', '1', '0', '2']);
  assert.equal(s.g.lostItems.length, 1);
});

test('GL-5.29–5.31 in a selection chance decides who gets what several want, and the loser chooses again', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is thraex', 'seat 1 is secutor'],
    dice: [1],
  });
  s.play('0: gladius+parmula | 1: gladius+clipeus');
  assert.deepEqual(s.seat(1).items.map(thingName), ['gladius', 'clipeus']);
  assert.equal(s.asked(), '0 GL-5.29');
  assert.deepEqual(s.from(0), ['spatha', 'sica', 'falcata'], 'the parmula is his, and bars other shields');
  s.play('0: sica');
  assert.equal(s.table.over, true);
});

test('GL-5.32–5.34 preferred types only, unless they cannot complete the pair', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is mirmillo', 'seat 1 is thraex'],
  });
  assert.deepEqual(s.from(0), ['gladius', 'spatha', 'sica', 'falcata', 'galea', 'cassis', 'visored-helm']);
  assert.notEqual(s.refusal('0: galea+cassis'), null);
  const t = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is mirmillo', 'seat 0 items galea', 'seat 1 items gladius spatha', 'seat 1 is thraex'],
  });
  t.g.itemDeck = t.g.itemDeck.filter((item) => !['sica', 'falcata'].includes(thingName(item)));
  t.table.run();
  assert.ok(t.from(0).includes('manica') && !t.from(0).includes('cassis'), 'any that is free and without conflict');
});

test('GL-5.7, GL-25.5 the default keeps the Items of the highest sum, of equal ones the lowest ids', () => {
  const keep = (items: string): string[] => {
    const s = stage({ at: [['assign', {}, 'GL-5.7']], set: [`seat 0 items ${items}`, 'seat 1 items gladius sica'] });
    return (s.request(0).fallback as number[]).map(thingName);
  };
  assert.deepEqual(keep('hasta fuscina'), ['fuscina']);
  assert.deepEqual(keep('spatha galea cassis'), ['spatha', 'galea']);
  assert.deepEqual(keep('clipeus pilum fuscina'), ['clipeus', 'fuscina']);
  assert.deepEqual(keep('wide-net galea fuscina'), ['galea', 'fuscina']);
});

test('GL-5.26, GL-25.5 the default takes the lowest Item without conflict, else the lowest', () => {
  const s = stage({ at: [['draft']], set: ['item-deck galea cassis visored-helm gladius sica'], dice: [0] });
  assert.equal(thingName(s.request(0).fallback as number), 'gladius');
  s.play('0: galea | 1: gladius | 1: sica');
  assert.equal(thingName(s.request(0).fallback as number), 'cassis', 'only helmets are left');
});

test('GL-5.34 where the preferred types make no pair, one of them is chosen and any other goes with it', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is thraex', 'seat 1 is mirmillo', 'seat 1 items gladius spatha'],
  });
  s.g.itemDeck = s.g.itemDeck.filter((item) => !['gladius', 'spatha', 'sica', 'falcata'].includes(thingName(item)));
  s.table.run();
  assert.notEqual(s.refusal('0: galea+manica'), null, 'shields are free, and he prefers them');
  assert.notEqual(s.refusal('0: parmula+scutum'), null);
  assert.deepEqual((s.request(0).fallback as number[]).map(thingName), ['parmula', 'galea']);
  s.play('0: scutum+manica');
  assert.deepEqual(s.seat(0).items.map(thingName), ['scutum', 'manica']);
});

test('GL-5.29, GL-25.5 the default chooses the lowest legal pair', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is retiarius', 'seat 1 is mirmillo', 'seat 1 items galea'],
  });
  assert.deepEqual((s.request(0).fallback as number[]).map(thingName), ['hasta', 'wide-net']);
  assert.deepEqual((s.request(1).fallback as number[]).map(thingName), ['gladius']);
});

test('GL-5.10, GL-5.25 the Items come in the order of chance', () => {
  const firsts = (rule: string): number => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed++) seen.add(stage({ at: [[rule]], random: fastRandom(seed) }).g.faceUp.join());
    return seen.size;
  };
  assert.ok(firsts('auction') > 4);
  assert.ok(firsts('draft') > 4);
});

test('GL-5.34, GL-25.5 the default keeps to what he prefers, even where other Items come first', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is retiarius', 'seat 1 is mirmillo', 'seat 1 items gladius galea'],
  });
  s.g.itemDeck = s.g.itemDeck.filter((item) => ['spatha', 'scutum', 'weighted-net'].includes(thingName(item)));
  s.table.run();
  assert.deepEqual(names(s.request(0).fallback as number[]), ['spatha', 'weighted-net']);
});

test('GL-5.26, GL-25.5 the default passes over an Item in conflict with what the player has', () => {
  const s = stage({ at: [['draft']], set: ['item-deck galea cassis manica gladius sica'], dice: [0] });
  s.play('0: galea | 1: gladius | 1: sica');
  assert.equal(thingName(s.request(0).fallback as number), 'manica');
});

test("GL-5.32, GL-5.34 a character of a player's own has no preferred Items: it chooses from all that fit", () => {
  const s = stage({ set: [duel()] });
  const free = named('sica', 'hasta', 'wide-net');
  s.seat(0).items = [];
  s.seat(0).character = 5;
  assert.deepEqual(choosable(s.g, 0, free), { from: free, first: [] });
  s.seat(0).items = [free[0]!];
  const fits = free.filter((item) => !inConflict(item, free[0]!) && item !== free[0]);
  assert.deepEqual(choosable(s.g, 0, free.slice(1)), { from: fits, first: [] });
});
