import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { game } from '#games/house-of-gladiators/rules/04-round.ts';
import { lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import {
  barredFor,
  command,
  decide,
  eventsOf,
  inRound,
  kindsOf,
  marketAt,
  names,
  offered,
  passAll,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

test('HG-4.2, HG-7.1 even rounds hold the Catasta: gladiators are turned face up', () => {
  const t = marketAt([...inRound(2), 'tiros juba hanno']);
  assert.deepEqual(eventsOf(t, 'marketBegan')[0]!.fields, { sort: 'gladiators', count: 5 });
  assert.deepEqual(
    t.state.shown.map((tiro) => TIRO_NAMES[tiro]),
    ['juba'],
  );
});

test('HG-7.2, HG-19.5 a gladiator nobody wants is put aside until the round ends', () => {
  const t = marketAt([...inRound(2), 'tiros juba hanno']);
  decide(t, 1, 'pass');
  decide(t, 0, 'pass');
  assert.deepEqual(
    t.state.aside.map((tiro) => TIRO_NAMES[tiro]),
    ['juba'],
  );
  passAll(t);
  assert.equal(t.state.aside.length, 5);
  assert.equal(t.state.tiros.length, 21);
});

test('HG-7.3, HG-7.4 a House with 6 gladiators may not bid, but may sell one first', () => {
  const lines = [
    'round 2',
    'seat 1 gladiators brasus dizas seuthes cotys rholes sitalces',
    'seat 0 gladiators florus castor',
  ];
  const t = tableAt([...lines, 'shown juba'], { frames: [lot.frame({ openerSeat: 1, by: 1 })] });
  assert.deepEqual(offered(t, 1, 'do'), ['pass']);
  assert.match(barredFor(t, 1, 'bid')!, /^HG-7\.4 /);
  command(t, 1, 'sell', 'cotys');
  decide(t, 1, 'bid 5');
  decide(t, 0, 'pass');
  assert.equal(t.state.houses[1]!.ludus.length, 6);
});

test('HG-5.4 the first bid for a gladiator is at least the 5 coins he sells for', () => {
  const t = marketAt([...inRound(2), 'tiros juba', 'seat 0 coins 4', 'seat 1 coins 9']);
  assert.throws(() => decide(t, 1, 'bid 4'), /HG-5\.4/);
  decide(t, 1, 'pass');
  assert.deepEqual(offered(t, 0, 'do'), ['pass']);
  assert.equal(barredFor(t, 0, 'bid'), 'HG-5.5 a bid is at least 5, and the House has 4 coins');
});

test('HG-5.9 a sealed bid below 5 for a gladiator counts as 0', () => {
  const sealed = (bids: [number, number]) => {
    const t = tableAt([...inRound(2), 'shown juba'], {
      frames: [lot.frame({ openerSeat: 0, by: 0 })],
      options: { auction: 'sealed' },
    });
    for (const seat of [0, 1]) decide(t, seat, String(bids[seat]));
    return eventsOf(t, 'recruited')[0]?.fields['seat'];
  };
  assert.equal(sealed([4, 0]), undefined);
  assert.equal(sealed([4, 5]), 1);
  assert.equal(sealed([5, 5]), 0);
});

test('HG-7.5 a bought gladiator arrives at full health and is there at once', () => {
  const t = marketAt([...inRound(2), 'tiros juba']);
  decide(t, 1, 'bid 5');
  decide(t, 0, 'pass');
  assert.deepEqual(t.state.houses[1]!.ludus.at(-1), { tiro: 29, second: -1, hp: 8, victories: 0, glory: 0 });
  assert.deepEqual(t.state.houses[1]!.deeds.auctions, [0, 1]);
});

test('HG-8.1, HG-8.3, HG-8.4 when the market closes, all discard piles go back into their decks', () => {
  const lines = [
    ...inRound(2),
    'discard feint trip-cord',
    'deck-size dimachaerus 5',
    'seat 0 coins 1',
    'seat 1 coins 1',
  ];
  const t = marketAt([...lines, 'seat 0 gladiator juba']);
  decide(t, 1, 'pass');
  command(t, 0, 'sell', 'juba');
  assert.equal(t.state.tiroDiscard.length, 1);
  passAll(t);
  assert.deepEqual([t.state.discard, t.state.tiroDiscard, t.state.secondDiscard[0]], [[], [], []]);
  assert.equal(t.state.market.length, 60);
  assert.equal(t.state.seconds[0]!.length, 8);
  assert.equal(kindsOf(t).filter((kind) => kind === 'reshuffled').length, 3);
});

test('HG-8.4 one discarded card is reason enough to shuffle', () => {
  const t = marketAt([...inRound(2), 'discard feint', 'seat 0 coins 1', 'seat 1 coins 1']);
  passAll(t);
  assert.deepEqual(t.state.discard, []);
  assert.equal(t.state.market.length, 60);
});

test('HG-1.8 cards come from the bottom, the same end every time', () => {
  const t = marketAt([...inRound(1), 'market feint trip-cord handful-of-sand']);
  const seen: (string | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    seen.push(...names(t.state.lot));
    decide(t, t.asked[0]!.seat, 'pass');
    decide(t, t.asked[0]!.seat, 'pass');
  }
  assert.deepEqual(seen, ['feint', 'trip-cord', 'handful-of-sand']);
});

test('HG-0.6 coins go to a reservoir that is never empty', () => {
  const t = marketAt([...inRound(1), 'market feint']);
  const before = houseOfGladiators.conserved(t.state);
  decide(t, 0, 'bid 4');
  decide(t, 1, 'pass');
  assert.deepEqual(houseOfGladiators.conserved(t.state), before);
  assert.equal(t.state.reservoir[0], 4);
});

test('HG-3.7, HG-19.9 after House Duties the next round begins', () => {
  const next = tableAt(inRound(3), { frames: [Object.assign(game.frame(), { at: 'HG-3.6' })] });
  assert.equal(next.state.round, 4);
  assert.deepEqual(kindsOf(next).slice(0, 2), ['roundBegan', 'marketBegan']);
});
