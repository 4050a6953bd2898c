import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Subset } from '#engine/requests/request.ts';
import { RESOURCE_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { supply } from '#games/house-of-gladiators/rules/08-decks.ts';
import { fromFirst } from '#games/house-of-gladiators/state.ts';
import {
  askedOf,
  barredFor,
  command,
  decide,
  eventsOf,
  fallbackOf,
  inRound,
  marketAt,
  names,
  passAll,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

test('HG-4.2, HG-6.1 odd rounds hold the resource market: of a card only the type is known', () => {
  const t = marketAt([...inRound(1), 'market feint']);
  assert.deepEqual(eventsOf(t, 'lotOffered')[0]!.fields, { type: 'special' });
  for (const seat of [0, 1]) {
    const view = houseOfGladiators.viewFor(t.state, seat);
    assert.equal(view.lotType, 1);
    assert.ok(!JSON.stringify(view).includes('"lot":'));
  }
});

test('HG-6.1 once a lot is sold or unwanted, no type is shown any more', () => {
  for (const answer of ['bid 1', 'pass']) {
    const t = tableAt([...inRound(1), 'lot feint'], {
      frames: [lot.frame({ openerSeat: 0, by: 0, type: 'special' })],
    });
    assert.equal(houseOfGladiators.viewFor(t.state, 1).lotType, 1);
    decide(t, 0, answer);
    decide(t, 1, 'pass');
    assert.equal(t.state.lotType, -1, answer);
    assert.equal(houseOfGladiators.viewFor(t.state, 1).lotType, -1, answer);
  }
});

test('HG-5.1 a lot is resolved before the next is seen', () => {
  const t = marketAt([...inRound(2), 'tiros juba hanno']);
  decide(t, 1, 'pass');
  assert.equal(eventsOf(t, 'gladiatorOffered').length, 1);
  decide(t, 0, 'pass');
  assert.equal(eventsOf(t, 'gladiatorOffered').length, 2);
  assert.deepEqual(
    t.state.shown.map((tiro) => TIRO_NAMES[tiro]),
    ['hanno'],
  );
});

test('HG-5.2 2N+1 lots are auctioned, from the bottom', () => {
  for (const [seats, lots] of [
    [2, 5],
    [3, 7],
    [4, 9],
  ] as const) {
    const others = ['seat 2 gladiators hanno juba', 'seat 3 gladiators nasir sabas'].slice(0, seats - 2);
    const t = marketAt([...inRound(1), ...others, 'market feint trip-cord'], {}, seats);
    passAll(t);
    assert.equal(eventsOf(t, 'lotOffered').length, lots);
  }
});

test('HG-4.3, HG-5.3 the first seat moves on each round, and so does the opener of each lot', () => {
  const openers = (round: number): number[] => {
    const t = marketAt([...inRound(round), 'seat 2 gladiators hanno juba', 'order 2 0 1'], {}, 3);
    const seats: number[] = [];
    for (let lots = 0; !t.over; ) {
      if (eventsOf(t, round % 2 === 0 ? 'gladiatorOffered' : 'lotOffered').length > lots) {
        seats.push(t.asked[0]!.seat);
        lots++;
      }
      decide(t, t.asked[0]!.seat, 'pass');
    }
    return seats;
  };
  assert.deepEqual(openers(1), [2, 0, 1, 2, 0, 1, 2]);
  assert.deepEqual(openers(2).slice(0, 3), [0, 1, 2]);
  assert.deepEqual(openers(4).slice(0, 3), [2, 0, 1]);
});

test('HG-5.3 Houses speak clockwise after the opener', () => {
  const t = marketAt([...inRound(1), 'seat 2 gladiators hanno juba'], {}, 3);
  decide(t, 0, 'bid 1');
  decide(t, 1, 'bid 2');
  assert.equal(t.asked[0]!.seat, 2);
  decide(t, 2, 'pass');
  assert.equal(t.asked[0]!.seat, 0);
});

test('HG-5.6, HG-5.7 a House that passes is out of the lot, and the lot ends with one bidder left', () => {
  const t = marketAt([...inRound(1), 'seat 2 gladiators hanno juba'], {}, 3);
  decide(t, 0, 'pass');
  decide(t, 1, 'bid 1');
  decide(t, 2, 'bid 2');
  assert.equal(t.asked[0]!.seat, 1);
  decide(t, 1, 'pass');
  assert.deepEqual(eventsOf(t, 'bought')[0]!.fields, { seat: 2, type: 'blessing', coins: 2, purse: 8 });
});

test('HG-5.6 a House that can neither bid nor sell passes unasked', () => {
  const t = marketAt([
    ...inRound(1).filter((line) => !line.includes('florus')),
    'seat 1 gladiator florus',
    'seat 1 coins 1',
  ]);
  decide(t, 0, 'bid 1');
  assert.deepEqual(eventsOf(t, 'passed')[0]!.fields, { seat: 1 });
  assert.equal(eventsOf(t, 'bought').length, 1);
});

test('HG-25.4 silent: pass', () => {
  assert.equal(fallbackOf(marketAt(inRound(1)), 0), 'pass');
});

test('HG-5.9 sealed bids: the highest pays, and ties go to the player who comes first from the opener', () => {
  const sealed = (bids: [number, number, number], turn: number) => {
    const lines = [...inRound(1), 'seat 2 gladiators hanno juba', 'lot feint'];
    const t = tableAt(lines, {
      frames: [lot.frame({ openerSeat: turn, by: turn })],
      seats: 3,
      options: { auction: 'sealed' },
    });
    for (const seat of [2, 0, 1]) decide(t, seat, String(bids[seat]));
    assert.deepEqual(eventsOf(t, 'bidsOpened')[0]!.fields, { bids });
    return eventsOf(t, 'bought')[0]?.fields;
  };
  assert.deepEqual(sealed([1, 4, 3], 0), { seat: 1, type: 'special', coins: 4, purse: 6 });
  assert.deepEqual(sealed([4, 3, 4], 1), { seat: 2, type: 'special', coins: 4, purse: 6 });
  assert.deepEqual(sealed([4, 3, 4], 0), { seat: 0, type: 'special', coins: 4, purse: 6 });
  assert.equal(sealed([0, 0, 0], 0), undefined);
});

test('HG-5.9, HG-25.4 a sealed bid is 0 to all coins, unseen, and silence bids 0', () => {
  const t = tableAt([...inRound(1), 'lot feint', 'seat 1 coins 6'], {
    frames: [lot.frame({ openerSeat: 0, by: 0 })],
    options: { auction: 'sealed' },
  });
  const request = askedOf(t, 1);
  assert.ok(request.kind === 'amount' && request.min === 0 && request.max === 6);
  assert.equal(fallbackOf(t, 1), '0');
  decide(t, 1, '5');
  assert.equal(eventsOf(t, 'bidsOpened').length, 0);
  // HG-5.11: only before the bid is in.
  assert.equal(t.offersFor(1).length, 0);
  assert.equal(t.offersFor(0).length, 2);
});

test('HG-5.10 a deck that is too small gets its discard pile on top: the old cards come first', () => {
  const t = marketAt([...inRound(1), 'market feint trip-cord', 'deck-size market 2']);
  assert.equal(eventsOf(t, 'reshuffled')[0]!.clause, 'HG-5.10');
  assert.deepEqual(names(t.state.lot), ['feint']);
  decide(t, 0, 'pass');
  decide(t, 1, 'pass');
  assert.deepEqual(names(t.state.lot), ['trip-cord']);
  assert.equal(t.state.market.length, 58);
});

test('HG-5.10 a deck that is large enough is left alone until the market closes', () => {
  const t = marketAt([...inRound(1), 'discard feint trip-cord']);
  assert.equal(eventsOf(t, 'reshuffled').length, 0);
  assert.equal(t.state.discard.length, 2);
});

test('HG-5.10 without a discard pile a small deck stays as it is, and nothing is shuffled', () => {
  const t = tableAt([...inRound(1), 'deck-size market 2'], { frames: [lot.frame({ openerSeat: 0, by: 0 })] });
  t.state.discard.length = 0;
  const before = eventsOf(t, 'reshuffled').length;
  supply(t.state, t, 5);
  assert.deepEqual([t.state.market.length, eventsOf(t, 'reshuffled').length], [2, before]);
});

test('HG-5.10 a deck with just as many cards as lots is not too small', () => {
  const t = marketAt([...inRound(1), 'deck-size market 5']);
  assert.equal(eventsOf(t, 'reshuffled').length, 0);
  assert.deepEqual([t.state.market.length, t.state.discard.length], [4, 55]);
});

test('HG-5.10 the Tiro deck is filled up in the same way in an even round', () => {
  const t = marketAt([...inRound(2), 'tiros juba hanno', 'deck-size tiros 2']);
  assert.deepEqual(eventsOf(t, 'reshuffled')[0]!.fields, { deck: 'tiros', count: 24 });
  assert.deepEqual(
    t.state.shown.map((tiro) => TIRO_NAMES[tiro]),
    ['juba'],
  );
});

test('HG-5.10 if there are still too few cards, fewer lots are auctioned', () => {
  // With 24 Tiros in the Ludi of four Houses 6 are left for 9 lots.
  const all = TIRO_NAMES.slice(0, 24);
  const lines = [0, 1, 2, 3].map((seat) => `seat ${seat} gladiators ${all.slice(6 * seat, 6 * seat + 6).join(' ')}`);
  const t = marketAt([...lines, 'round 2'], {}, 4);
  assert.deepEqual(eventsOf(t, 'marketBegan')[0]!.fields, { sort: 'gladiators', count: 6 });
  // Of resource cards there are enough.
  const resources = marketAt([...lines, 'round 1'], {}, 4);
  assert.deepEqual(eventsOf(resources, 'marketBegan')[0]!.fields, { sort: 'resources', count: 9 });
});

test('HG-5.11 whose turn it is to speak may first sell gladiators and throw cards away', () => {
  const t = marketAt(inRound(1));
  assert.deepEqual(t.offersFor(1), []);
  command(t, 0, 'sell', 'dizas');
  assert.equal(t.state.houses[0]!.coins, 15);
  command(t, 0, 'discard', 'practice-sica');
  assert.deepEqual(t.state.houses[0]!.open, [1, 2]);
  decide(t, 0, 'bid 15');
  assert.deepEqual(eventsOf(t, 'bid')[0]!.fields, { seat: 0, coins: 15 });
});

test('HG-5.9, HG-5.11 in a sealed auction every House that has not bid yet may sell first', () => {
  const t = marketAt(inRound(1), { auction: 'sealed' });
  const sellers = (): boolean[] => [0, 1].map((seat) => t.offersFor(seat).some(({ id }) => id === 'sell'));
  assert.deepEqual(sellers(), [true, true]);
  decide(t, 0, '1');
  assert.deepEqual(sellers(), [false, true]);
});

test('HG-6.3, HG-8.5 a card nobody wants goes to the discard pile unseen', () => {
  const t = marketAt([...inRound(1), 'market feint']);
  decide(t, 0, 'pass');
  decide(t, 1, 'pass');
  assert.deepEqual(names(t.state.unseen), ['feint']);
  assert.deepEqual(eventsOf(t, 'unwanted')[0]!.fields, { type: 'special' });
  const view = houseOfGladiators.viewFor(t.state, 0);
  assert.deepEqual([view.discard, view.unseenBacks], [[], [0, 1, 0]]);
});

test('HG-6.4, HG-6.6 equipped cards count towards the seven', () => {
  const full = [...inRound(1), 'market feint', 'seat 0 hand oiled-limbs oiled-limbs tall-scutum tall-scutum'];
  const t = marketAt([...full, 'seat 0 plan morning brasus oiled-limbs']);
  decide(t, 0, 'bid 1');
  decide(t, 1, 'pass');
  assert.equal(askedOf(t, 0).clause, 'HG-6.5');
});

test('HG-25.5 silent: the new card is thrown away, and the card thrown away is shown', () => {
  const t = marketAt([...inRound(1), 'market feint', 'seat 0 hand oiled-limbs oiled-limbs tall-scutum tall-scutum']);
  decide(t, 0, 'bid 1');
  decide(t, 1, 'pass');
  assert.equal(fallbackOf(t, 0), 'feint');
  decide(t, 0, 'feint');
  assert.deepEqual(eventsOf(t, 'discarded')[0]!.fields, { seat: 0, cards: [RESOURCE_NAMES.indexOf('feint')] });
  assert.deepEqual(names(t.state.discard), ['feint']);
});

test('HG-6.7 any number of cards may be thrown away', () => {
  const t = marketAt([...inRound(1), 'seat 0 hand feint tall-scutum']);
  const request = t.offersFor(0).find((one) => one.id === 'discard') as Subset;
  assert.deepEqual([request.min, request.max], [1, 5]);
  command(t, 0, 'discard', 'feint+practice-shield+practice-gladius');
  assert.deepEqual(names(t.state.discard), ['feint']);
  assert.deepEqual(names(t.state.removed), ['practice-gladius', 'practice-shield']);
});

test('HG-23.20 a card bought counts as an auction of resources, for its buyer', () => {
  const t = marketAt([...inRound(1), 'market feint']);
  decide(t, 0, 'bid 1');
  decide(t, 1, 'pass');
  assert.deepEqual(
    t.state.houses.map(({ deeds }) => deeds.auctions),
    [
      [1, 0],
      [0, 0],
    ],
  );
});

test('HG-5.5, HG-7.4 a full ludus keeps nobody from bidding for a card', () => {
  const full = 'seat 1 gladiators brasus dizas seuthes cotys rholes sitalces';
  const t = tableAt(['round 1', full, 'seat 0 gladiators florus castor', 'seat 1 coins 3', 'lot feint'], {
    frames: [lot.frame({ openerSeat: 1, by: 1, type: 'special' })],
  });
  assert.equal(barredFor(t, 1, 'bid'), null);
  decide(t, 1, 'bid 3');
  assert.deepEqual(eventsOf(t, 'bid')[0]!.fields, { seat: 1, coins: 3 });
});

test('HG-4.3 the first seat of the round comes first', () => {
  const t = marketAt(inRound(2));
  assert.deepEqual(fromFirst(t.state), [1, 0]);
  t.state.round = 3;
  assert.deepEqual(fromFirst(t.state), [0, 1]);
  t.state.houses[0]!.out = true;
  assert.deepEqual(fromFirst(t.state), [1]);
  const three = marketAt(inRound(2), {}, 3).state;
  assert.deepEqual(fromFirst(three), [1, 2, 0]);
  three.round = 6;
  assert.deepEqual(fromFirst(three), [2, 0, 1]);
});
