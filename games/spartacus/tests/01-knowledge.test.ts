// Chapter 1: what was seen of hands and decks, and what is forgotten of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { only, SPECTATOR } from '#engine/seat.ts';
import { isGuard, MARKET } from '#games/spartacus/cards.ts';
import { learn } from '#games/spartacus/house.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { forgetFrom } from '#games/spartacus/rules/14-choices.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { kindNamed, say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-1.25 a state in which a seat knows of a card that is not there contradicts itself', () => {
  const { state } = sit({
    at: turnOf(0),
    set: ['seat 0 hand guard', 'seat 1 hand guard guard runaway', 'top crixus agron'],
  });
  const consistent = (change: (g: Spartacus) => void): boolean => {
    const g = spartacus.clone(state);
    change(g);
    return spartacus.consistent!(g, 0);
  };
  const knows = (...slugs: string[]) =>
    consistent((g) => {
      g.known[0 * 2 + 1] = slugs.map(kindNamed);
    });
  assert.ok(knows('guard', 'runaway'));
  assert.ok(knows('guard', 'guard'));
  assert.ok(!knows('guard', 'guard', 'guard'));
  assert.ok(!knows('petty-theft'));
  const saw = (place: number, slug: string) =>
    consistent((g) => {
      g.row.push(g.market.pop()!);
      g.seen[1] = [place, kindNamed(slug)];
    });
  const last = MARKET.length - 1;
  assert.deepEqual([saw(last, 'crixus'), saw(last, 'agron')], [true, false], 'the first card, now in the row');
  assert.deepEqual([saw(last - 1, 'agron'), saw(last - 1, 'crixus')], [true, false], 'the card on top');
  const plans = (asking: string | null, ...slugs: string[]) =>
    consistent((g) => {
      Object.assign(g.flow.frames[0]!, { by: 1, plans: slugs.map(kindNamed), asking: asking && kindNamed(asking) });
    });
  assert.ok(plans(null, 'runaway', 'no such card'));
  assert.ok(!plans(null, 'petty-theft'));
  assert.ok(plans('runaway'));
  assert.ok(!plans('petty-theft'));
});

test('SP-1.25 a request for support whose scheme nobody could guess contradicts nothing', () => {
  const consistent = (card: number): boolean => {
    const { state } = sit({
      at: [...turnOf(0), ['support', { by: 0, card, gold: 0, askedSeats: [1], open: [1] }]],
      set: ['seat 0 hand poisoned-tongues guard'],
    });
    return spartacus.consistent!(state, 1);
  };
  assert.ok(consistent(kindNamed('poisoned-tongues')));
  assert.ok(consistent(-1));
  assert.ok(!consistent(kindNamed('grand-feast')));
});

test('SP-1.25 what was seen of a hand is a lower bound: the same card may be seen twice', () => {
  const { state } = sit({ at: [['ledgers', {}]], set: ['seat 1 hand guard guard petty-theft'] });
  const guard = state.houses[1]!.hand.find(isGuard)!;
  learn(state, 0, 1, [guard]);
  learn(state, 0, 1, [guard]);
  assert.deepEqual(state.known[1], [guard]);
  learn(state, 0, 1, [guard, guard]);
  assert.deepEqual(state.known[1], [guard, guard]);
});

test('SP-1.25 SP-1.26 a seat that knew of a card in a hand forgets it when one like it is shown', () => {
  const table = sit({
    at: turnOf(1),
    set: ['seat 1 hand guard guard petty-theft'],
  });
  learn(table.state, 0, 1, table.state.houses[1]!.hand);
  say(table, '1: cash.guard');
  assert.equal(table.state.known[1]!.length, 2);
  assert.equal(table.disclosed & only(0), only(0));
});

test('SP-1.25 where nothing is put under the deck, a seat that knew the top of it still does', () => {
  const knows = (buried: string): number[] => {
    const table = sit({ at: turnOf(0), set: ['seat 0 table institor', 'seat 0 hand guard', 'top crixus agron'] });
    const last = table.state.market.length - 1;
    table.state.seen[1] = [last, table.state.market[last]!];
    say(table, '0: use.institor', `0: ${buried}`);
    return table.state.seen[1];
  };
  assert.deepEqual([knows('-').length, knows('crixus').length], [2, 0]);
});

test('SP-1.25 a world sampled for a spectator holds no knowledge at all', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 house solonius', 'seat 0 table house-servant', 'top crixus agron castus'],
  });
  say(table, '0: use.solonius#2');
  const world = spartacus.determinise(spartacus.viewFor(table.state, SPECTATOR), fastRandom(1));
  assert.deepEqual(world.seen, [[], []]);
  assert.deepEqual([world.seen, world.known, world.slipped].map(Object.keys), [
    ['0', '1'],
    ['0', '1', '2', '3'],
    ['0', '1', '2', '3'],
  ]);
});

test('SP-1.25 what is known of the deck is forgotten from a place on, and no further down', () => {
  const forgot = (first: number): number[] => {
    const known = [0, 5, 3, 6, 7, 8];
    forgetFrom(known, first);
    return known;
  };
  assert.deepEqual([0, 1, 3, 4, 7, 8].map(forgot), [
    [],
    [0, 5],
    [0, 5],
    [0, 5, 3, 6],
    [0, 5, 3, 6],
    [0, 5, 3, 6, 7, 8],
  ]);
});

test('SP-1.25 who puts a card under the deck knows where it lies, and the others only what lies below', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 house solonius', 'seat 0 table house-servant', 'seat 0 hand guard', 'top crixus agron castus'],
  });
  const { market, seen } = table.state;
  const last = market.length - 1;
  const bottom = market[1]!;
  seen[1] = [1, bottom, last, market[last]!];
  seen[0] = [1, bottom, last, market[last]!];
  say(table, '0: use.solonius#2', '0: agron');
  const [crixus, agron, castus] = ['crixus', 'agron', 'castus'].map(kindNamed);
  assert.deepEqual(table.state.seen, [
    [0, agron, 2, bottom, last - 1, castus, last, crixus],
    [2, bottom],
  ]);
  assert.deepEqual([table.state.market[0], ...table.state.market.slice(-2)], [agron, castus, crixus]);
  assert.ok(spartacus.consistent!(table.state, 0));
});
