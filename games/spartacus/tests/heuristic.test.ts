import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

/** What the heuristic player answers for a seat now. */
const choiceOf = (table: Table<Spartacus>, seat: number) => heuristicWith(table, seat, 1);

const heuristicWith = (table: Table<Spartacus>, seat: number, seed: number) =>
  spartacus.heuristic(spartacus.viewFor(table.state, seat), table.requestFor(seat)!, fastRandom(seed));

const isOffer = (choice: unknown): boolean => (choice as { do: string }).do === 'offer';

test('the heuristic player accepts a good trade and refuses a bad one', () => {
  const set = ['seat 0 gold 9', 'seat 1 table sword house-servant', 'seat 1 gold 4'];
  const good = sit({ at: [['open-market', { open: [0, 1] }]], set });
  say(good, '0: offer 1:$8/sword');
  assert.deepEqual(choiceOf(good, 1), { do: 'accept', trade: 1 });
  const bad = sit({ at: [['open-market', { open: [0, 1] }]], set });
  say(bad, '0: offer 1:$1/sword');
  assert.deepEqual(choiceOf(bad, 1), { do: 'refuse', trade: 1 });
});

test('the heuristic player guards its House and lets schemes at others pass', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard', 'seat 2 hand whispered-rumors'],
  });
  say(table, '0: launch.poisoned-tongues.1');
  assert.equal(choiceOf(table, 1), 'table.guard');
  assert.equal(choiceOf(table, 2), 'pass');
});

test('the heuristic player launches for influence, and asks for support where it is worth it', () => {
  const strong = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 10', 'seat 0 hand a-visitor-from-rome petty-theft'],
  });
  assert.equal(choiceOf(strong, 0), 'launch.a-visitor-from-rome.0');
  const weak = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 7', 'seat 0 gold 5', 'seat 0 hand a-visitor-from-rome'],
  });
  assert.equal(choiceOf(weak, 0), 'ask.a-visitor-from-rome');
});

test('the heuristic player bids for fighters, bets on the stronger and strikes', () => {
  const lot = sit({
    at: [['auction', { bidders: [0, 1], stacks: [0, 0] }]],
    set: ['lot theokeles', 'seat 0 gold 12'],
  });
  assert.ok((choiceOf(lot, 0) as number) >= 4);
  const set = ['seat 0 table theokeles', 'seat 1 table house-servant', 'seat 2 gold 9'];
  const bets = sit({ seats: 3, at: [['bets', {}]], set: [...set, 'fight 0 theokeles against 1 house-servant'] });
  assert.equal((choiceOf(bets, 2) as { [corner: string]: number })['victory-1'], 3);
  const near = sit({
    seats: 3,
    at: [['action', { slot: 0 }]],
    set: [...set, 'fight 0 theokeles d3 against 1 house-servant d4'],
  });
  assert.equal(choiceOf(near, 0), 'attack');
});

test('among more than two the heuristic player bids most to host, and for a card less than among two', () => {
  const bids = (seats: number) => {
    const [bidders, stacks] = [Array.from({ length: seats }, (_, seat) => seat), new Array<number>(seats).fill(0)];
    const set = ['seat 0 gold 20', 'seat 0 influence 5'];
    const lot = sit({ seats, at: [['auction', { bidders, stacks }]], set: ['lot theokeles', ...set] });
    const host = sit({ seats, at: [['hosting', { bidders, stacks }]], set });
    return [choiceOf(lot, 0) as number, choiceOf(host, 0) as number] as const;
  };
  const [[card, host], [cardOfFour, hostOfFour]] = [bids(2), bids(4)];
  assert.ok(card > host && cardOfFour < card && hostOfFour > host, `${[card, host, cardOfFour, hostOfFour]}`);
});

test('the heuristic player calls up a veteran where no guard is left, not for those that rest', () => {
  const deeds = (guards: string) => {
    const set = ['seat 0 house glaber', 'seat 0 gold 9', `seat 0 table ${guards}`, 'discard guard'];
    const table = sit({ at: [['intrigue-turn', { by: 0, asks: [0, 0] }]], set });
    return new Set(Array.from({ length: 16 }, (_, seed) => heuristicWith(table, 0, seed)));
  };
  assert.ok(deeds('house-servant').has('use.glaber#2'));
  assert.deepEqual([...deeds('guard.x guard.x')], ['end']);
});

test('the heuristic player short of gold cashes in what it cannot launch', () => {
  const table = (gold: number) =>
    sit({
      at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
      set: [`seat 0 gold ${gold}`, 'seat 0 influence 8', 'seat 0 hand a-visitor-from-rome', 'seat 1 influence 0'],
    });
  assert.equal(choiceOf(table(2), 0), 'cash.a-visitor-from-rome');
  assert.equal(choiceOf(table(9), 0), 'end');
});

test('games of heuristic players take as many turns as those of people', () => {
  const random = fastRandom(4);
  for (const [length, least, most] of [
    ['quick', 2, 12],
    // One game in two hundred ends in its third turn.
    ['standard', 3, 20],
    ['advanced', 5, 25],
  ] as const) {
    for (let game = 0; game < 6; game++) {
      const state = spartacus.setup(4, { ...defaultOptions(spartacus.options), length });
      const table = new Table<Spartacus>(spartacus as never, state, random, null).run();
      while (!table.over) {
        const open = table.asked.filter((request) => !table.hasAnswered(request.seat));
        const request = open[random.below(open.length)]!;
        const choice = spartacus.heuristic(spartacus.viewFor(table.state, request.seat), request, random);
        assert.equal(table.decide(request.seat, request.id, choice), null);
      }
      const { turn } = table.state;
      assert.ok(turn >= least && turn <= most, `${length}: ${turn} turns`);
    }
  }
});

test('the heuristic player offers what both sides gain by, at a price the other one takes', () => {
  const table = sit({
    at: [['open-market', { open: [0, 1] }]],
    set: [
      'seat 0 gold 12',
      'seat 0 table house-servant',
      'seat 1 gold 2',
      'seat 1 table crixus spiculus verus hilarus kitchen-hand guard',
    ],
  });
  const offered = Array.from({ length: 8 }, (_, seed) => heuristicWith(table, 0, seed)).find(isOffer);
  assert.ok(offered, 'no offer in eight tries');
  assert.equal(table.decide(0, table.requestFor(0)!.id, offered as never), null);
  const [{ give, giveGold, want, wantGold }] = table.state.trades as [Spartacus['trades'][0]];
  assert.deepEqual([give.length, wantGold, want.length], [0, 0, 1]);
  assert.ok(giveGold >= 4 && giveGold <= 9, `${giveGold} gold`);
  assert.deepEqual(choiceOf(table, 1), { do: 'accept', trade: 1 });
});

test('the heuristic player sells no champion to a player who would win by it', () => {
  const offerTo = (influence: number) => {
    const table = sit({
      at: [['open-market', { open: [0, 1] }]],
      set: [`seat 0 influence ${influence}`, 'seat 0 gold 40', 'seat 1 table agron.champion crixus spiculus'],
    });
    say(table, '0: offer 1:$40/agron.champion');
    return (choiceOf(table, 1) as { do: string }).do;
  };
  assert.deepEqual([offerTo(8), offerTo(11)], ['accept', 'refuse']);
});

test('the heuristic player sells what only costs it, and keeps gladiators that a scheme counts', () => {
  const men = 'thracian-warrior gallic-recruit numidian-runner samnite-recruit';
  const table = (hand: string) =>
    sit({
      at: [['open-market', { open: [0, 1] }]],
      set: [`seat 0 table crixus ${men}`, 'seat 0 influence 8', `seat 0 hand ${hand}`],
    });
  assert.equal((choiceOf(table('guard'), 0) as { do: string }).do, 'sell');
  assert.notEqual((choiceOf(table('pride-of-capua'), 0) as { do: string }).do, 'sell');
});

test('the heuristic player asks as many as are needed, for what they want, and they agree', () => {
  const set = ['seat 0 influence 5', 'seat 0 gold 9', 'seat 0 hand disgrace-in-the-forum', 'seat 1 influence 5'];
  const table = sit({
    seats: 4,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0, 0] }]],
    set: [...set, 'seat 2 influence 5', 'seat 3 influence 1'],
  });
  assert.equal(choiceOf(table, 0), 'ask.disgrace-in-the-forum');
  say(table, '0: ask.disgrace-in-the-forum');
  // Nine points are lacking: only these two bring as many, and who is not behind takes a coin for it.
  const asked = choiceOf(table, 0) as { to: number; gold: number };
  assert.deepEqual(asked, { to: 0b0110, gold: 1 });
  assert.equal(table.decide(0, table.requestFor(0)!.id, asked), null);
  assert.deepEqual([choiceOf(table, 1), choiceOf(table, 2)], ['agree', 'agree']);
});

test('the heuristic player supports nobody who is about to win for a coin, and asks for nothing that cannot be had', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 11', 'seat 0 gold 9', 'seat 0 hand disgrace-in-the-forum', 'seat 1 influence 6'],
  });
  say(table, '0: ask.disgrace-in-the-forum', '0: 1 1');
  assert.equal(choiceOf(table, 1), 'refuse');
  const hopeless = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 1', 'seat 0 gold 9', 'seat 0 hand disgrace-in-the-forum', 'seat 1 influence 6'],
  });
  assert.notEqual(choiceOf(hopeless, 0), 'ask.disgrace-in-the-forum');
});

test('the heuristic Host invites a player who cannot come, and a rival who will lose rather than one who will win', () => {
  const invitation = (...more: string[]) => {
    const set = ['host 0', 'seat 0 table crixus', 'seat 1 table theokeles', 'seat 2 table house-servant', ...more];
    const table = sit({ seats: 4, at: [['arena', {}]], set });
    say(table, '0: 0', '0: crixus');
    return choiceOf(table, 0);
  };
  assert.equal(invitation('seat 3 table spartacus.x'), 3);
  assert.equal(invitation('seat 3 table spartacus'), 2);
  assert.equal(invitation('seat 3 table kitchen-hand', 'seat 3 influence 11'), 3, 'the more dangerous of two losers');
});

test('the heuristic player declines a hopeless fight where that costs nothing', () => {
  const answerOf = (influence: number) => {
    const table = sit({
      at: [['arena', {}]],
      set: ['host 0', `seat 1 influence ${influence}`, 'seat 0 table theokeles', 'seat 1 table house-servant'],
    });
    say(table, '0: 0', '0: theokeles');
    return (choiceOf(table, 1) as { combatant: number | string }).combatant;
  };
  assert.equal(answerOf(0), 'decline');
  assert.notEqual(answerOf(1), 'decline');
});

test('the heuristic player does not offer again what still waits', () => {
  const table = sit({
    at: [['open-market', { open: [0, 1] }]],
    set: [
      'seat 0 gold 12',
      'seat 0 table house-servant',
      'seat 1 gold 2',
      'seat 1 table crixus spiculus verus hilarus',
    ],
  });
  const offered = (): string[] =>
    Array.from({ length: 16 }, (_, seed) => heuristicWith(table, 0, seed))
      .filter(isOffer)
      .map((choice) => JSON.stringify(choice));
  const [first] = offered();
  assert.equal(table.decide(0, table.requestFor(0)!.id, JSON.parse(first!)), null);
  const second = offered();
  assert.ok(second.length > 0 && !second.includes(first!));
});

test('the heuristic player does not offer again what was refused', () => {
  const table = sit({
    at: [['open-market', { open: [0, 1] }]],
    set: [
      'seat 0 gold 12',
      'seat 0 table house-servant',
      'seat 1 gold 2',
      'seat 1 table crixus spiculus verus hilarus',
    ],
  });
  const offers = (): string[] => {
    const choices = Array.from({ length: 16 }, (_, seed) => heuristicWith(table, 0, seed)).filter(isOffer);
    return [...new Set(choices.map((choice) => JSON.stringify(choice)))];
  };
  const made: string[] = [];
  for (let [next] = offers(); next !== undefined; [next] = offers()) {
    assert.ok(!made.includes(next), `${next} again`);
    made.push(next);
    assert.equal(table.decide(0, table.requestFor(0)!.id, JSON.parse(next)), null);
    say(table, '1: refuse 0.1');
  }
  assert.ok(made.length > 1 && made.length <= 20, `${made.length} offers`);
});
