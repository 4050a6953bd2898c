import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { isScheme, REQS } from '#games/spartacus/cards.ts';
import { learn } from '#games/spartacus/house.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { kindNamed, say, sit } from '#games/spartacus/testing/sitting.ts';

const guesses = (state: Spartacus, viewer: number): Spartacus[] =>
  Array.from({ length: 20 }, (_, seed) => spartacus.determinise(spartacus.viewFor(state, viewer), fastRandom(seed)));

test('SP-5.30 SP-5.31 a seat that does not know the committed scheme takes it for one of the hand that needs support', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 4', 'seat 0 gold 2', 'seat 0 hand poisoned-tongues grand-feast petty-theft forewarned'],
  });
  const isPlan = (g: Spartacus, kind: number): boolean =>
    g.houses[0]!.hand.includes(kind) && isScheme(kind) && REQS[kind]! > 4;
  const needing = (): Spartacus[] => {
    const found = guesses(table.state, 1).filter((g) => g.houses[0]!.hand.some((kind) => isPlan(g, kind)));
    assert.ok(found.length > 5, `${found.length} worlds`);
    return found;
  };
  // The player who asks knows what for.
  const own = <T>(read: (g: Spartacus) => T): T => read(guesses(table.state, 0)[0]!);
  const tongues = kindNamed('poisoned-tongues');
  say(table, '0: ask.poisoned-tongues');
  assert.equal(
    own((g) => (g.flow.frames[0] as TurnFrame).asking),
    tongues,
  );
  for (const g of needing()) {
    const asking = (g.flow.frames[0] as TurnFrame).asking!;
    assert.ok(isPlan(g, asking));
  }
  say(table, '0: 1 2');
  assert.equal(
    own((g) => (g.flow.frames[1] as Frame & SupportLocals).card),
    tongues,
  );
  for (const g of needing()) {
    const request = g.flow.frames[1] as Frame & SupportLocals;
    assert.ok(isPlan(g, request.card));
    assert.deepEqual([request.gold, (g.flow.frames[0] as TurnFrame).asking], [2, null]);
  }
  say(table, '1: agree');
  assert.deepEqual(
    own((g) => (g.flow.frames[0] as TurnFrame).plans),
    [tongues],
  );
  for (const g of needing()) {
    const { plans } = g.flow.frames[0] as TurnFrame;
    assert.equal(plans.length, 1);
    assert.ok(isPlan(g, plans[0]!));
  }
});

test('SP-7.14 SP-7.20 hidden gold is taken for what was last seen, and never for less than lies on the table', () => {
  const table = sit({
    seats: 3,
    at: [['auction', { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'seat 2 gold 4', 'hidden 0 1 2'],
  });
  const goldOf = (seat: number, viewer: number): number => guesses(table.state, viewer)[0]!.gold[seat]!;
  assert.equal(table.decide(2, 'give', { to: 1, gold: 3 }), null);
  assert.deepEqual([goldOf(1, 2), goldOf(1, 0), goldOf(2, 1), goldOf(2, 0)], [7, 4, 1, 4]);
  say(table, '0: 4', '1: 4', '2: 0');
  assert.deepEqual([goldOf(0, 2), goldOf(1, 0)], [4, 4]);
  say(table, '0: 0', '1: 2');
  assert.equal(table.state.gold[1], 1);
  assert.equal(goldOf(1, 0), 0);
});

test('SP-1.25 what nobody has seen is dealt again each time, what was seen stays', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 house solonius', 'seat 0 table house-servant', 'top crixus agron castus'],
  });
  say(table, '0: use.solonius#2');
  const known = guesses(table.state, 0);
  const top = (g: Spartacus): string => g.market.slice(-3).join();
  assert.deepEqual(new Set(known.map(top)), new Set([top(table.state)]));
  assert.ok(new Set(known.map((g) => g.market.join())).size > 10);
  assert.ok(new Set(known.map((g) => g.intrigue.join())).size > 10);
  assert.ok(new Set(guesses(table.state, 1).map(top)).size > 10);
});

test('SP-1.25 a hand keeps what was seen of it, has as many cards as it has, and is in order', () => {
  const { state } = sit({
    seats: 3,
    at: [['ledgers', {}]],
    set: [
      'seat 1 hand runaway guard petty-theft night-watch',
      'seat 2 hand guard cut-straps',
      'seat 0 hand grand-feast',
    ],
  });
  const [guard, theft] = ['guard', 'petty-theft'].map(kindNamed);
  learn(state, 0, 1, [guard!, theft!]);
  learn(state, 2, 1, [guard!]);
  learn(state, 0, 2, [guard!]);
  const worlds = guesses(state, 0);
  for (const g of worlds) {
    assert.deepEqual(
      g.houses.map(({ hand }) => hand.length),
      [1, 4, 2],
    );
    assert.ok(g.houses[1]!.hand.includes(guard!) && g.houses[1]!.hand.includes(theft!));
    assert.ok(g.houses[2]!.hand.includes(guard!));
    assert.deepEqual(g.known, [[], [theft, guard], [guard], [], [], [], [], [], []]);
    for (const { hand } of g.houses)
      assert.deepEqual(
        hand,
        hand.toSorted((a, b) => a - b),
      );
  }
  assert.ok(new Set(worlds.map((g) => String(g.houses[1]!.hand))).size > 10);
});

test('SP-3.6 what was passed unseen to the viewer, and by the viewer, is in every world', () => {
  const table = sit({
    seats: 3,
    at: [['auction', { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'seat 2 gold 4', 'hidden 0 1 2'],
  });
  assert.equal(table.decide(1, 'give', { to: 0, gold: 1 }), null);
  assert.equal(table.decide(1, 'give', { to: 2, gold: 2 }), null);
  const slipped = (viewer: number): unknown => guesses(table.state, viewer)[0]!.slipped;
  assert.deepEqual(slipped(0), [0, 0, 0, 1, 0, 0, 0, 0, 0]);
  assert.deepEqual(slipped(1), [0, 0, 0, 1, 0, 2, 0, 0, 0]);
  assert.deepEqual(slipped(2), [0, 0, 0, 0, 0, 2, 0, 0, 0]);
});

test('SP-16.30 of the offers of others a seat counts those made to it, open or refused', () => {
  const table = sit({
    seats: 3,
    at: [['open-market', { open: [0, 1, 2] }]],
    set: ['seat 0 gold 9', 'seat 1 gold 9', 'seat 2 gold 9', 'seat 1 table crixus agron'],
  });
  const offer = (from: number, to: number, give: number): void => {
    const bargain = { with: to, give: [], giveCoins: give, want: [], wantCoins: 0 };
    assert.equal(table.decide(from, table.requestFor(from)!.id, { do: 'offer', bargain }), null);
  };
  offer(0, 1, 1);
  offer(0, 2, 2);
  offer(0, 2, 3);
  offer(1, 0, 4);
  const offers = (viewer: number): unknown => guesses(table.state, viewer)[0]!.offers;
  assert.deepEqual(
    [offers(0), offers(1), offers(2)],
    [
      [3, 1, 0],
      [1, 1, 0],
      [2, 0, 0],
    ],
  );
  assert.deepEqual(
    guesses(table.state, 2)[0]!.trades.map(({ giveGold }) => giveGold),
    [2, 3],
  );
});

test('SP-5.36 of what others have refused only the number is known', () => {
  const { state } = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 3], refusals: [1, 2, 1, 0] }]],
    set: ['seat 0 influence 1', 'seat 0 gold 4', 'seat 0 hand poisoned-tongues'],
  });
  const refusals = (viewer: number): unknown => (guesses(state, viewer)[0]!.flow.frames[0] as TurnFrame).refusals;
  assert.deepEqual(
    [refusals(0), refusals(1)],
    [
      [1, 2, 1, 0],
      [0, 0, 0, 0],
    ],
  );
});

test('SP-7.14 SP-7.26 hidden gold is at least what lies on the table, in an auction and in the bid for hosting', () => {
  for (const rule of ['auction', 'hosting']) {
    const table = sit({
      seats: 3,
      at: [[rule, { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
      set: [
        ...(rule === 'auction' ? ['lot agron'] : []),
        'seat 0 gold 4',
        'seat 1 gold 4',
        'seat 2 gold 4',
        'seat 2 hand guard',
        'hidden 0 1 2',
      ],
    });
    assert.equal(table.decide(2, 'give', { to: 1, gold: 3 }), null);
    say(table, '0: 1', '1: 6', '2: 0');
    assert.equal(table.requestFor(2)?.clause, 'SP-16.10');
    const gold = (viewer: number): number[] => guesses(table.state, viewer)[0]!.gold.slice(0, 3);
    assert.deepEqual(
      [gold(0), gold(2)],
      [
        [4, 6, 4],
        [4, 7, 1],
      ],
    );
  }
});
