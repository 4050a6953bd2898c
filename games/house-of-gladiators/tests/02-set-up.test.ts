import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions } from '#engine/options.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { MARKET, RESOURCE_NAMES, TASK_NAMES, TIRO_STATS } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { strongest } from '#games/house-of-gladiators/rules/02-set-up.ts';
import {
  askedOf,
  decide,
  eventsOf,
  fallbackOf,
  kindsOf,
  offered,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

/** A new table of two with seat 1 as the start House; these Tiros are turned up. */
const newTable = () =>
  tableAt(
    [
      'tiros florus brasus hanno juba dizas',
      'market feint feint salve-of-aesculapius trip-cord',
      'tasks missio untouched granary strongbox',
    ],
    {
      dice: [1],
    },
  );

function drafted() {
  const t = newTable();
  decide(t, 1, 'juba');
  decide(t, 0, 'brasus');
  decide(t, 1, 'florus');
  decide(t, 0, 'hanno');
  return t;
}

test('HG-2.2, HG-2.3 every House starts with 10 coins and no rations', () => {
  for (const house of newTable().state.houses) assert.deepEqual([house.coins, house.rations], [10, 0]);
});

test('HG-2.4, HG-2.5 every House receives the three starter cards, which everybody knows', () => {
  const t = newTable();
  for (const seat of [0, 1]) {
    assert.deepEqual(
      t.state.houses[seat]!.open.map((card) => RESOURCE_NAMES[card]),
      ['practice-sica', 'practice-gladius', 'practice-shield'],
    );
  }
  assert.deepEqual(houseOfGladiators.viewFor(t.state, SPECTATOR).houses[0]!.open, [0, 1, 2]);
});

test('HG-2.6, HG-0.2 all decks are shuffled with the one stream of the match', () => {
  const deal = (seed: number) => {
    const state = houseOfGladiators.setup(2, defaultOptions(houseOfGladiators.options));
    new Table(houseOfGladiators, state, fastRandom(seed), null).run();
    return [state.market, state.tiros, ...state.seconds, state.tasks];
  };
  assert.deepEqual(deal(1), deal(1));
  for (const [i, deck] of deal(1).entries()) assert.notDeepEqual(deck, deal(2)[i], `deck ${i}`);
});

test('HG-2.7 2N+1 Tiros are turned up, 5 with two Houses', () => {
  assert.equal(newTable().state.shown.length, 5);
  assert.equal(tableAt([], { seats: 3, dice: [0] }).state.shown.length, 7);
  assert.equal(tableAt([], { seats: 4, dice: [0] }).state.shown.length, 9);
});

test('HG-2.8 the start House is drawn at random, and the seats run clockwise from it', () => {
  assert.deepEqual(tableAt([], { seats: 4, dice: [2] }).state.order, [2, 3, 0, 1]);
  assert.deepEqual(tableAt([], { seats: 3, dice: [0] }).state.order, [0, 1, 2]);
});

test('HG-2.9 the Houses take one gladiator at a time, in turn, two each', () => {
  const t = newTable();
  const asked: number[] = [];
  for (let i = 0; i < 4; i++) {
    const { seat } = t.asked[0]!;
    asked.push(seat);
    decide(t, seat, fallbackOf(t, seat));
  }
  assert.deepEqual(asked, [1, 0, 1, 0]);
  assert.deepEqual(
    t.state.houses.map((house) => house.ludus.length),
    [2, 2],
  );
});

test('HG-25.2 silent: the highest attribute sum, then the most health, then the lowest id', () => {
  const t = newTable();
  assert.equal(fallbackOf(t, 1), 'juba');
  decide(t, 1, 'juba');
  // Brasus, Florus, Dizas and Hanno all have 7 and 10 health.
  assert.equal(fallbackOf(t, 0), 'brasus');
});

test('HG-2.10 the Tiro left over goes back into the deck', () => {
  const t = drafted();
  assert.deepEqual(t.state.shown, []);
  assert.equal(t.state.tiros.length, 26);
});

test('HG-2.11 every House takes 3 Market cards from the bottom and keeps them secret', () => {
  const t = drafted();
  const hands = t.state.houses.map((house) => house.hand.map((card) => RESOURCE_NAMES[card]));
  assert.deepEqual(hands[1], ['feint', 'feint', 'salve-of-aesculapius']);
  assert.equal(hands[0]!.length, 3);
  assert.ok(hands[0]!.includes('trip-cord'));
  assert.equal(t.state.market.length, MARKET.length - 6);
  assert.equal(houseOfGladiators.viewFor(t.state, 0).houses[1]!.hand, 3);
});

test('HG-2.12 every House gets two tasks, keeps one, and the others go back', () => {
  const t = drafted();
  assert.deepEqual(offered(t, 1), ['missio', 'untouched']);
  assert.deepEqual(offered(t, 0), ['granary', 'strongbox']);
  decide(t, 0, 'strongbox');
  decide(t, 1, 'untouched');
  assert.deepEqual(
    t.state.houses.map((house) => house.task.map((task) => TASK_NAMES[task])),
    [['strongbox'], ['untouched']],
  );
  assert.equal(t.state.tasks.length, 18);
});

test('HG-25.3 silent: the first task dealt; and the choice is secret until all have made it', () => {
  const t = drafted();
  assert.equal(fallbackOf(t, 1), 'missio');
  decide(t, 1, 'missio');
  assert.ok(t.hasAnswered(1));
  assert.equal(eventsOf(t, 'kept').length, 0);
  assert.equal(askedOf(t, 0).clause, 'HG-2.12');
});

test('HG-2.13 the kept task is not shown to the others', () => {
  const t = drafted();
  decide(t, 0, 'strongbox');
  decide(t, 1, 'untouched');
  assert.equal(houseOfGladiators.viewFor(t.state, 0).houses[1]!.task, 1);
  assert.deepEqual(eventsOf(t, 'kept')[0]!.fields, { seat: 1 });
});

test('HG-2.14, HG-1.5 gladiators start at full health without victories and Glory', () => {
  const t = drafted();
  assert.deepEqual(t.state.houses[0]!.ludus, [
    { tiro: 0, second: -1, hp: 10, victories: 0, glory: 0 },
    { tiro: 20, second: -1, hp: 10, victories: 0, glory: 0 },
  ]);
});

test('HG-4.1, HG-4.2 after the set-up round 1 opens with the resource market', () => {
  const t = drafted();
  decide(t, 0, 'strongbox');
  decide(t, 1, 'untouched');
  assert.deepEqual(kindsOf(t).slice(-3), ['roundBegan', 'marketBegan', 'lotOffered']);
  assert.equal(t.state.round, 1);
});

test('HG-25.1 a House without a name is House n', () => {
  const { words, draw, viewFor } = houseOfGladiators;
  const view = viewFor(drafted().state, 0);
  assert.match(draw(view, words.en), /\*0 House 1: coins 10/);
  assert.match(draw(view, words.fr), /1 Maison 2 : |1 Maison 2:/);
  assert.match(draw(view, words.it), /1 Casa 2:/);
});

test('HG-0.1 no quantity falls below 0, whatever is decided', () => {
  const random = fastRandom(5);
  const state = houseOfGladiators.setup(3, defaultOptions(houseOfGladiators.options));
  const t = new Table(houseOfGladiators, state, random, null).run();
  while (!t.over) {
    const open = t.asked.filter((request) => !t.hasAnswered(request.seat));
    const request = open[random.below(open.length)]!;
    const choice = houseOfGladiators.heuristic(houseOfGladiators.viewFor(state, request.seat), request, random);
    assert.equal(t.decide(request.seat, request.id, choice), null);
    for (const { coins, rations, ludus } of state.houses) {
      assert.ok(coins >= 0 && rations >= 0);
      for (const { hp, glory, victories } of ludus) assert.ok(hp >= 0 && glory >= 0 && victories >= 0);
    }
  }
});

test('HG-25.2 the default takes a Tiro who has one attribute point more', () => {
  const sums = TIRO_STATS.map((stats) => stats.reduce((all, one) => all + one, 0));
  const better = sums.findIndex((sum) => sums.includes(sum - 1));
  const worse = sums.indexOf(sums[better]! - 1);
  assert.equal(strongest([worse, better]), better);
  assert.equal(strongest([better, worse]), better);
});
