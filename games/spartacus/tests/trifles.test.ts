// Trifles that only a reader of the state, of a view or of the list of answers would notice, and order that matters.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { fromHost } from '#games/spartacus/rules/02-set-up.ts';
import type { HealLocals } from '#games/spartacus/rules/04-upkeep.ts';
import { forgetFrom } from '#games/spartacus/rules/14-choices.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

const turnOf = (by: number, seats = 2): [string, object][] => [
  ['intrigue-turn', { by, asks: new Array<number>(seats).fill(0) }],
];

/** What can be answered, word for word. */
function items(table: Table<Spartacus>, seat: number): readonly unknown[] {
  const request = table.requestFor(seat)!;
  assert.ok(request.kind === 'pick');
  return request.from;
}

test('SP-0.3 from the Host clockwise, whoever is Host', () => {
  for (let host = 0; host < 4; host++) {
    const { state } = sit({ seats: 4, at: [['ledgers', {}]], set: [`host ${host}`] });
    const all = [0, 1, 2, 3].map((steps) => (host + steps) % 4);
    assert.deepEqual(fromHost(state, [0, 1, 2, 3]), all);
    assert.deepEqual(fromHost(state, [3, 2, 1, 0]), all);
    const some = [3, 1];
    assert.deepEqual(
      fromHost(state, some),
      all.filter((seat) => some.includes(seat)),
    );
    assert.deepEqual(some, [3, 1]);
  }
});

test('SP-5.7 SP-5.8 copies of a guard in a hand are one answer', () => {
  const set = ['seat 0 influence 1', 'seat 0 hand guard guard guard runaway'];
  const turn = sit({ at: turnOf(0), set });
  assert.deepEqual(items(turn, 0).filter((item) => item === 'lay.guard').length, 1);
  const over = sit({ at: [['intrigue', { taken: 2 }]], set: [...set, 'empty intrigue'] });
  assert.deepEqual(items(over, 0), ['drop.runaway', 'drop.guard', 'lay.guard']);
  const laid = turn.offersFor(0).find(({ id }) => id === 'guard')!;
  assert.deepEqual(laid.kind === 'pick' && laid.from, ['lay.guard']);
});

test('SP-14.3 an opening wound leaves every pool one die; what is over is void', () => {
  const drugged = (pools: string): Table<Spartacus> => {
    const table = sit({
      at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
      set: [
        'seat 0 influence 5',
        'seat 0 hand drugged-wine',
        'seat 0 table crixus',
        'seat 1 table agron',
        `fight 0 crixus against 1 agron ${pools}`,
      ],
    });
    say(table, '0: play.drugged-wine.1');
    return table;
  };
  const weak = drugged('1/1/1').state.fight!;
  assert.deepEqual([weak.loser, weak.health.slice(3)], [-1, [1, 1, 1]]);
  const able = drugged('1/2/1').state.fight!;
  assert.deepEqual([able.loser, able.health.slice(3)], [-1, [1, 1, 1]]);
});

test('SP-4.12 while nobody may roll again no die has failed', () => {
  const table = sit({ at: [['heal', {}]], set: ['seat 1 table agron.injured crixus.injured'] });
  const heal = table.state.flow.frames[0] as Frame & HealLocals;
  assert.deepEqual([heal.failed, heal.shown, heal.again], [[-1, -1], [0, 0], -1]);
});

test('SP-14.3 who looks at the Market deck may bury the only card there is, and is not asked about none', () => {
  const scouting = (cards: number): Table<Spartacus> => {
    const set = ['seat 0 table institor', 'seat 0 hand guard', 'top crixus'];
    const table = sit({ at: turnOf(0), set });
    table.state.market.splice(0, table.state.market.length - cards);
    say(table, '0: use.institor');
    return table;
  };
  assert.equal(scouting(1).asked[0]!.clause, 'SP-14.3');
  assert.equal(scouting(0).asked[0]!.clause, 'SP-5.12');
});

test('SP-1.25 where nothing is put under the deck, whoever knew the top of it still does', () => {
  const knows = (buried: string): number[] => {
    const table = sit({ at: turnOf(0), set: ['seat 0 table institor', 'seat 0 hand guard', 'top crixus agron'] });
    const last = table.state.market.length - 1;
    table.state.seen[1] = [last, table.state.market[last]!];
    say(table, '0: use.institor', `0: ${buried}`);
    return table.state.seen[1];
  };
  assert.deepEqual([knows('-').length, knows('crixus').length], [2, 0]);
});

test('SP-1.25 a world for who only watches holds no knowledge at all', () => {
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

test('SP-15.1 in the ledgers those cards count as used that work there', () => {
  const table = sit({
    at: [['heal', {}]],
    set: ['seat 0 gold 9', 'seat 0 table castus trident bato dispensator house-servant kitchen-hand.x pietros'],
  });
  table.trace = new Trace();
  table.state.flow.frames.push(spartacus.book.get('ledgers')!.frame());
  table.run();
  assert.equal(table.state.gold[0], 9 + 2 + 1 + 1 - 1);
  assert.deepEqual([...table.trace.uses.keys()].sort(), ['MG-17', 'MS-04', 'SS-1']);
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

test('SP-5.28 SP-5.32 who supports a scheme already is not asked for it again', () => {
  const table = sit({
    seats: 3,
    at: turnOf(0, 3),
    set: ['seat 0 influence 3', 'seat 1 influence 1', 'seat 2 influence 9', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1 0', '1: agree', '0: ask.poisoned-tongues');
  const request = table.requestFor(0)!;
  assert.ok(request.kind === 'form');
  const whom = request.fields[0]!.request;
  assert.deepEqual(whom.kind === 'pick' && whom.from, [1 << 2, 'none']);
});

test('SP-5.25 a scheme that makes a House lose cards is not launched at one without any', () => {
  const words = (cards: string): readonly unknown[] =>
    items(sit({ at: turnOf(0), set: ['seat 0 hand bribed-sentries', `seat 1 table ${cards}`] }), 0);
  assert.ok(words('crixus guard').includes('launch.bribed-sentries.1'));
  assert.ok(!words('crixus guard.x').includes('launch.bribed-sentries.1'));
});

test('SP-11.12 a fight says whether it belongs to a tournament', () => {
  const set = ['seat 0 table crixus', 'seat 1 table agron'];
  const arena = sit({ at: [['arena', {}]], set });
  say(arena, '0: 1');
  assert.equal(arena.state.fight!.tournament, false);
  const duel = sit({ at: [['duel', { pair: [0, 1] }]], set, dice: [6, 6, 6, 1, 1, 1] });
  say(duel, '0: crixus', '1: agron');
  assert.equal(duel.state.fight!.tournament, true);
});

test('SP-12.28 what can be used in a fight is offered by its name alone', () => {
  const table = sit({
    at: [['attack', { slot: 0 }]],
    set: [
      'seat 0 table hilarus',
      'seat 1 table verus scutum',
      'fight 0 hilarus 1/3/3 d4 against 1 verus scutum 1/1/3 d5',
    ],
    dice: [6, 1],
  });
  assert.deepEqual(items(table, 1), ['none', 'use.scutum']);
});
