import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Mind, Style } from '#engine/dealing.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Bargain, Choice } from '#engine/requests/request.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { Deals } from '#games/spartacus/player/deals.ts';
import { weights } from '#games/spartacus/player/weights.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

const EVEN: Style = { deals: true, margin: 0.002, gratitude: 0, grudge: 0, reserve: 0, gifts: 0 };
const SEATS = 3;

const mind = (style: Partial<Style> = {}, regard: number[] = [0, 0, 0]): Mind => ({
  style: { ...EVEN, ...style },
  regard,
  weights: Object.values(weights.values[2]!),
  searches: false,
});

const bargain = (table: Table<Spartacus>, seat: number, by: Mind = mind()): Choice | null =>
  spartacus.dealings!.bargain(spartacus.viewFor(table.state, seat), table.requestFor(seat)!, by, fastRandom(1));

const market = (...set: string[]): Table<Spartacus> =>
  sit({ seats: SEATS, at: [['open-market', { open: [0, 1, 2] }]], set });

/** What a seat pays its partner in an offer; less than nothing: what it asks for. */
const paid = ({ giveCoins, wantCoins }: Bargain): number => giveCoins - wantCoins;

/** One House has gold and nobody who can fight, its neighbour three men; the third is ahead of both. */
const RICH = [
  ...['seat 0 table house-servant', 'seat 0 gold 16'],
  ...['seat 1 table gannicus castus agron', 'seat 1 gold 1'],
  ...['seat 2 table theokeles', 'seat 2 gold 9'],
];

test('a trade moves chances between its sides, and what a friend gains counts with the own', () => {
  const view = spartacus.viewFor(market(...RICH).state, 0);
  const man = view.houses[1]!.assets.at(-1)!;
  const [dear, theirs] = new Deals(view, mind()).gains(0, 1, [], [man], 12);
  const [cheap] = new Deals(view, mind()).gains(0, 1, [], [man], 3);
  assert.ok(cheap > dear && theirs > 0);
  const [friendly] = new Deals(view, mind({}, [0, 1, 0])).gains(0, 1, [], [man], 12);
  assert.ok(Math.abs(friendly - dear - theirs) < 1e-9);
  // Nothing is left of it in the view.
  assert.deepEqual(view, spartacus.viewFor(market(...RICH).state, 0));
});

test('an offer names the least that the other side should take, and is accepted by a player who judges alike', () => {
  const table = market(...RICH);
  const choice = bargain(table, 0) as { do: string; bargain: Bargain };
  assert.equal(choice.do, 'offer');
  assert.equal(choice.bargain.with, 1);
  assert.ok(paid(choice.bargain) > 0);
  assert.equal(table.decide(0, table.requestFor(0)!.id, choice), null);
  assert.deepEqual((bargain(table, 1) as { do: string }).do, 'accept');
});

test('a refusal is remembered: the next offer for the same cards is a better one, and after three there is none', () => {
  const table = market(
    ...['seat 0 gold 16', 'seat 1 table castus gannicus'],
    ...['seat 2 table theokeles', 'seat 2 gold 9'],
  );
  const offered: Bargain[] = [];
  for (let n = 0; n < 5; n++) {
    const choice = bargain(table, 0) as { do: string; bargain: Bargain };
    if (choice.do !== 'offer' || choice.bargain.with !== 1) break;
    offered.push(choice.bargain);
    assert.equal(table.decide(0, table.requestFor(0)!.id, choice), null);
    say(table, '1: refuse 0.1');
  }
  assert.equal(offered.length, 3);
  const cards = ({ give, want }: Bargain): string => `${give} for ${want}`;
  for (const [n, one] of offered.entries())
    for (const before of offered.slice(0, n)) if (cards(one) === cards(before)) assert.ok(paid(one) > paid(before));
  assert.ok(new Set(offered.map(cards)).size < offered.length, 'something is asked for again');
});

test('an offer that asks too much is refused and answered with one that asks less', () => {
  const table = market(
    ...['seat 0 table thracian-warrior', 'seat 0 gold 14'],
    ...['seat 1 table gannicus castus gallic-recruit', 'seat 2 table theokeles flamma', 'seat 2 gold 9'],
  );
  say(table, '1: offer 0:castus/$14');
  assert.deepEqual(bargain(table, 0), { do: 'refuse', trade: 17 });
  say(table, '0: refuse 1.1');
  const counter = bargain(table, 0) as { do: string; bargain: Bargain };
  assert.equal(counter.do, 'offer');
  assert.ok(paid(counter.bargain) > 0 && paid(counter.bargain) < 14);
});

test('a player who keeps gold back offers none of it, a greedy one asks more, one who does not deal refuses', () => {
  const careful = bargain(market(...RICH), 0, mind({ reserve: 16 })) as { do: string };
  assert.notEqual(careful.do, 'offer');
  const fair = market(...RICH);
  const choice = bargain(fair, 0) as { do: string; bargain: Bargain };
  assert.equal(fair.decide(0, fair.requestFor(0)!.id, choice), null);
  assert.equal((bargain(fair, 1, mind({ margin: 0.3 })) as { do: string }).do, 'refuse');
  assert.equal((bargain(fair, 1, mind({ deals: false })) as { do: string }).do, 'refuse');
  assert.notEqual((bargain(market(...RICH), 0, mind({ deals: false })) as { do: string }).do, 'offer');
});

test('SP-5.27, SP-10.9 below the search a strong feeling decides about support and the thumb', () => {
  const asked = sit({
    seats: SEATS,
    at: [
      ['intrigue-turn', { by: 0, asks: [0, 0, 0], asking: 90 }],
      ['support', { by: 0, card: 90, gold: 0, askedSeats: [1], open: [1] }],
    ],
    set: ['seat 0 gold 5'],
  });
  assert.equal(bargain(asked, 1, mind({}, [0.5, 0, 0])), 'agree');
  assert.equal(bargain(asked, 1, mind({}, [-0.5, 0, 0])), 'refuse');
  assert.equal(bargain(asked, 1, mind({}, [0, 0, 0])), null);
  assert.equal(bargain(asked, 1, mind({ deals: false }, [0.5, 0, 0])), 'refuse');
  const fallen = sit({
    seats: SEATS,
    at: [['victory', {}]],
    set: [
      ...['host 2', 'seat 0 table hilarus', 'seat 1 table verus'],
      ...['fight 0 hilarus against 1 verus', 'defeat 2 1'],
    ],
  });
  assert.equal(fallen.requestFor(2)!.clause, 'SP-10.9');
  assert.equal(bargain(fallen, 2, mind({}, [0, 0.5, 0])), 'up');
  assert.equal(bargain(fallen, 2, mind({}, [0, -0.5, 0])), 'down');
  assert.equal(bargain(fallen, 2, mind({}, [-0.5, 0, 0])), null, 'what is felt for the winner does not count');
});

test('SP-5.12 below the search a scheme at a rival goes to the player who is thought worst of', () => {
  const table = sit({
    seats: SEATS,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 influence 9', 'seat 2 influence 5'],
  });
  const plain = bargain(table, 0) as string;
  const enemy = (seat: number): number[] => [0, 1, 2].map((one) => (one === seat ? -0.8 : 0));
  const aimed = [1, 2].map((seat) => bargain(table, 0, mind({}, enemy(seat))));
  assert.match(plain, /^launch\.poisoned-tongues\.[12]$/);
  assert.deepEqual(aimed, ['launch.poisoned-tongues.1', 'launch.poisoned-tongues.2']);
});
