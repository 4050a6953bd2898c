import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom, matchRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, isRefusal, readOptions } from '#engine/options.ts';
import { defaultChoice, sample } from '#engine/requests/choices.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { arena, STARTS } from '#games/spartacus/board.ts';
import { EXHAUSTED } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { setsOf } from '#games/spartacus/rules/09-dice.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

const options = defaultOptions(spartacus.options);
const open = (table: Table<Spartacus>) => table.asked.find((request) => !table.hasAnswered(request.seat))!;

test('SP-2.15–2.18 quick, standard and advanced games start with influence 7, 4 and 1; quick is the default', () => {
  const start = (given: object): number => {
    const read = readOptions(spartacus.options, given);
    assert.ok(!isRefusal(read));
    return spartacus.setup(3, read).houses[2]!.influence;
  };
  assert.deepEqual(
    [start({}), start({ length: 'quick' }), start({ length: 'standard' }), start({ length: 'advanced' })],
    [7, 7, 4, 1],
  );
  assert.ok(isRefusal(readOptions(spartacus.options, { length: 'endless' })));
});

test('SP-0.2 SP-16.1 the same seed and the same decisions give the same game', () => {
  const stream = { seed: '5'.repeat(64), match: 'm', rules: spartacus.rules, nonces: [] };
  const one = new Table<Spartacus>(spartacus as never, spartacus.setup(3, options), matchRandom(stream), null).run();
  const other = new Table<Spartacus>(spartacus as never, spartacus.setup(3, options), matchRandom(stream), null).run();
  const random = fastRandom(3);
  for (let n = 0; n < 400 && !one.over; n++) {
    const request = open(one);
    const choice = sample(request, random);
    assert.equal(one.decide(request.seat, request.id, choice), null);
    assert.equal(other.decide(request.seat, request.id, choice), null);
  }
  assert.deepEqual(other.state, one.state);
});

test('SP-16.6 the default answers play a whole game, and pass, refuse and decline as the list says', () => {
  const table = new Table<Spartacus>(
    spartacus as never,
    spartacus.setup(4, { ...options, turnLimit: 4 }),
    fastRandom(5),
    null,
  ).run();
  const defaults = new Map<string, Set<string>>();
  while (!table.over) {
    const request = table.requestFor(open(table).seat)!;
    const choice = defaultChoice(request);
    defaults.set(request.clause, (defaults.get(request.clause) ?? new Set()).add(JSON.stringify(choice)));
    assert.equal(table.decide(request.seat, request.id, choice), null);
  }
  assert.deepEqual([...defaults.get('SP-16.10')!], ['"pass"']);
  assert.deepEqual([...defaults.get('SP-7.3')!], ['{"do":"done"}']);
  assert.deepEqual([...defaults.get('SP-7.17')!], ['0']);
  assert.deepEqual([...defaults.get('SP-8.5')!], ['{"combatant":"decline"}']);
  assert.ok(defaults.get('SP-5.12')!.has('"end"'));
});

test('SP-16.6 defaults with a choice in them: the most expensive, the cheapest, the largest pool, the way to the opponent', () => {
  const fallback = (table: Table<Spartacus>, seat: number) => table.requestFor(seat)!.fallback;
  const name = (item: unknown) => spartacus.nouns['asset']!.print(item as number);
  const ledger = sit({ at: [['ledgers', {}]], set: ['seat 0 gold 1', 'seat 0 table crixus agron.champion castus'] });
  assert.deepEqual((fallback(ledger, 0) as number[]).map(name).sort(), ['castus', 'crixus']);
  const poison = sit({
    at: [['choose', { chooser: 0, by: 0, owner: 1, effect: 'kill', filter: 3 }]],
    set: ['seat 1 table agron crixus castus'],
  });
  assert.equal(name(fallback(poison, 0)), 'crixus');
  const runaway = sit({
    at: [['choose', { chooser: 1, by: 0, owner: 1, effect: 'lose', filter: 1, count: 1 }]],
    set: ['seat 1 table medicus pietros house-servant'],
  });
  assert.deepEqual((fallback(runaway, 1) as number[]).map(name), ['house-servant']);
  const wounds = sit({
    at: [['wound', { slot: 0, count: 3 }]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'fight 0 crixus 3/3/3 against 1 agron'],
  });
  assert.deepEqual(fallback(wounds, 0), [0, 1, 2]);
  const uneven = sit({
    at: [['wound', { slot: 0, count: 2 }]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'fight 0 crixus 2/4/3 against 1 agron'],
  });
  assert.deepEqual(fallback(uneven, 0), [1, 2]);
  const walk = sit({
    at: [['action', { slot: 0 }]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'fight 0 crixus against 1 agron'],
  });
  const way = fallback(walk, 0) as number[];
  assert.equal(way.length, 3);
  assert.equal(arena.distance(way[2]!, STARTS[1]!), 3);
  const over = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 1', 'seat 0 hand guard grand-feast petty-theft runaway'],
  });
  assert.equal(fallback(over, 0), 'lay.guard');
  say(over, '0: lay.guard');
  assert.equal(fallback(over, 0), 'end');
});

test('SP-16.7 SP-16.27 the heuristic player takes over any seat at any moment and answers everything', () => {
  const random = fastRandom(8);
  for (const length of ['quick', 'advanced']) {
    const table = new Table<Spartacus>(
      spartacus as never,
      spartacus.setup(4, { ...options, length }),
      random,
      null,
    ).run();
    for (let n = 0; !table.over; n++) {
      const request = open(table);
      const choice =
        n < 150
          ? sample(request, random)
          : spartacus.heuristic(spartacus.viewFor(table.state, request.seat), request, random);
      assert.equal(table.decide(request.seat, request.id, choice), null);
    }
    assert.ok(table.state.winner >= 0);
  }
});

test('SP-3.20 SP-16.24 SP-16.3 chat is no part of the game: its commands are gold, guards and withdrawing', () => {
  assert.deepEqual(
    spartacus.commands.map((command) => command.name),
    ['give', 'guard', 'withdraw'],
  );
  const table = sit({ at: [['intrigue-turn', { by: 0, asks: [0, 0] }]] });
  const before = JSON.stringify(table.state);
  assert.equal(table.decide(1, 'chat', 'I shall not touch you')?.code, 'no-command');
  assert.equal(JSON.stringify(table.state), before);
});

test('SP-1.24 SP-1.25 everybody sees tables, tokens, influence, numbers of cards and piles; nobody sees hands or decks', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue-turn', { by: 0, asks: [0, 0, 0] }]],
    set: [
      'seat 1 table crixus.2 net.x',
      'seat 1 hand guard petty-theft',
      'seat 1 gold 4',
      'discard agron runaway',
      'host 2',
    ],
  });
  for (const viewer of [0, 2, SPECTATOR]) {
    const view = spartacus.viewFor(table.state, viewer);
    const house = view.houses[1]!;
    assert.deepEqual([house.gold, house.influence, house.hand, house.known.length, view.host], [4, 7, 2, 0, 2]);
    assert.deepEqual(house.assets, table.state.houses[1]!.assets);
    assert.deepEqual(
      [view.market, view.intrigue, view.marketDiscard.length, view.intrigueDiscard.length],
      [59, 77, 1, 1],
    );
    const text = JSON.stringify(view);
    assert.ok(!text.includes(JSON.stringify(table.state.intrigue.slice(0, 8)).slice(1, -1)));
  }
  assert.deepEqual(spartacus.viewFor(table.state, 1).houses[1]!.hand, table.state.houses[1]!.hand);
});

test('SP-1.6 SP-1.7 equipment belongs to the House: any combatant may use it, one piece of each kind', () => {
  const table = sit({
    at: [['arena', {}]],
    set: ['seat 0 table crixus', 'seat 1 table agron house-servant sword sica helmet'],
  });
  say(table, '0: 1');
  assert.notEqual(answer(table, 1, 'house-servant sword sica'), null, 'both are weapons');
  assert.equal(answer(table, 1, 'house-servant sword helmet'), null);
  assert.equal(table.state.fight!.gear[0]!.length, 2);
});

test('SP-1.20 SP-13.1–13.5 37 hexes, one figure for each of two Domini, six hexes apart', () => {
  assert.equal(arena.size, 37);
  assert.deepEqual(
    STARTS.map((cell) => [arena.q[cell], arena.r[cell]]),
    [
      [-3, 0],
      [3, 0],
    ],
  );
  assert.equal(arena.distance(STARTS[0]!, STARTS[1]!), 6);
  for (let r = -3; r <= 3; r++) {
    const row = [-3, -2, -1, 0, 1, 2, 3].filter((q) => arena.cellAt(q, r) >= 0);
    assert.equal(row.length, 7 - Math.abs(r));
    assert.equal(row[0], Math.max(-3, -3 - r));
  }
  const around = arena.neighbours[arena.cellAt(0, 0)]!.map((cell) => [arena.q[cell], arena.r[cell]]);
  assert.deepEqual(around, [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ]);
});

test('SP-9.25–9.31 every number of wounds on every combatant: fights on, yields, is injured or beheaded', () => {
  for (const health of ['1/1/1', '3/2/1', '4/4/5', '1/5/1']) {
    const total = health.split('/').reduce((sum, pool) => sum + Number(pool), 0);
    for (let count = 1; count <= total + 2; count++) {
      const table = sit({
        at: [['wound', { slot: 0, count }]],
        set: ['seat 0 table crixus', 'seat 1 table agron', `fight 0 crixus ${health} against 1 agron`],
      });
      const request = table.requestFor(0);
      if (request !== null) assert.equal(table.decide(0, request.id, request.fallback), null);
      const { loser, degree, health: left } = table.state.fight!;
      const excess = count - (total - 3);
      assert.equal(loser, excess <= 0 ? -1 : 0);
      assert.equal(degree, Math.max(0, Math.min(3, excess)));
      const mine = left.slice(0, 3);
      assert.equal(mine.filter((pool) => pool === 0).length, degree);
      if (excess <= 0)
        assert.equal(
          mine.reduce((sum, pool) => sum + pool, 0),
          total - count,
        );
    }
  }
});

test('SP-12.18 SP-12.19 sets of dice: each die counts once', () => {
  assert.equal(setsOf([5, 5, 5], 2), 1);
  assert.equal(setsOf([5, 5, 5], 3), 1);
  assert.equal(setsOf([5, 5, 5, 5], 2), 2);
  assert.equal(setsOf([5, 5, 5, 5], 3), 1);
  assert.equal(setsOf([1, 1, 2, 2, 3], 2), 2);
  assert.equal(setsOf([1, 2, 3, 4, 5, 6], 2), 0);
});

test('SP-15.6 SP-5.38 a condition that no longer holds after the foil window makes a scheme void', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: [
      'seat 0 influence 6',
      'seat 0 table crixus agron castus',
      'seat 0 hand parade-of-the-ludus',
      'seat 1 hand guard',
    ],
  });
  say(table, '0: launch.parade-of-the-ludus.0');
  table.state.houses[0]!.assets[1]! |= EXHAUSTED;
  say(table, '1: pass');
  assert.equal(table.state.houses[0]!.influence, 6);
  assert.equal(table.state.intrigueDiscard.length, 1);
});

test('SP-3.26 where deck and pile are empty nothing is drawn, and an auction row is shorter', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: ['seat 0 influence 7', 'seat 0 hand inside-information'],
  });
  table.state.intrigue.length = 1;
  say(table, '0: launch.inside-information.0');
  assert.equal(table.state.houses[0]!.hand.length, 1);
  const row = sit({ seats: 3, at: [['market', {}]] });
  row.state.market.length = 2;
  say(row, '0: done', '1: done', '2: done');
  assert.equal(row.state.row.length + row.state.lot.length, 2);
});
