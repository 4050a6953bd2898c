import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { auction, auctionRule } from '#engine/auction.ts';
import { rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import { type Toy, tableOf } from '#engine/testing/toy.ts';

describe('auctions', () => {
  const paid: string[] = [];
  const spec = {
    name: 'sale',
    clauses: { bid: '7.1', award: '7.2', tie: '7.3', fail: '7.4' },
    purse: (g: Toy, seat: Seat) => g.coins[seat]!,
    won: (_g: Toy, _t: Table<Toy>, seat: Seat, total: number) => void paid.push(`${seat} pays ${total}`),
    failed: () => void paid.push('nobody'),
  };
  const bids = (t: Table<Toy>, ...amounts: number[]): string => {
    paid.length = 0;
    for (const [seat, bid] of amounts.entries()) {
      assert.equal(t.decide(seat, t.asked.find((request) => request.seat === seat)!.id, bid), null);
    }
    return paid.join();
  };
  const sale = auctionRule<Toy>(spec);
  const start = rule<Toy>('start', { locals: {} }, [
    { clause: '1.1', run: () => auction(sale, 3, [0, 1, 2]) },
    { clause: '1.2', run: (g, f) => void g.told.push(`result ${f.result}`) },
  ]);

  test('the single highest bidder wins and pays the bid, be it one coin; the winner is the result', () => {
    const t = tableOf(3, [start, sale]);
    assert.equal(bids(t, 1, 4, 2), '1 pays 4');
    assert.deepEqual(t.state.told, ['result 1']);
    assert.equal(bids(tableOf(3, [start, sale]), 0, 0, 1), '2 pays 1');
  });

  test('the tied bid again with what is left, and the sum counts', () => {
    const t = tableOf(3, [start, sale]);
    assert.equal(bids(t, 3, 3, 1), '');
    assert.deepEqual(
      t.asked.map((request) => [request.seat, 'max' in request && request.max]),
      [
        [0, 2],
        [1, 2],
      ],
    );
    assert.equal(bids(t, 1, 2), '1 pays 5');
  });

  test('all zero, in the first round or later, and nobody wins', () => {
    const none = tableOf(3, [start, sale]);
    assert.equal(bids(none, 0, 0, 0), 'nobody');
    assert.deepEqual(none.state.told, ['result -1']);
    const t = tableOf(3, [start, sale]);
    bids(t, 2, 2, 0);
    assert.equal(bids(t, 0, 0), 'nobody');
  });

  test('a game may break ties at once', () => {
    const other = auctionRule<Toy>({ ...spec, breakTie: (_g, tied) => tied[tied.length - 1]! });
    const opening = rule<Toy>('start', { locals: {} }, [{ clause: '1.1', run: () => auction(other, 3, [0, 1, 2]) }]);
    assert.equal(bids(tableOf(3, [opening, other]), 3, 0, 3), '2 pays 3');
  });
});
