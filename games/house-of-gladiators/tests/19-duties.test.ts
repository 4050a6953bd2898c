import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYBODY, NOBODY, only } from '#engine/seat.ts';
import { RESOURCE_NAMES, SECOND_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { outcome } from '#games/house-of-gladiators/rules/03-objective.ts';
import { game } from '#games/house-of-gladiators/rules/04-round.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { standingOf } from '#games/house-of-gladiators/rules/20-tasks.ts';
import {
  askedOf,
  decide,
  dutiesAfter,
  dutiesAt,
  eventsOf,
  fallbackOf,
  kindsOf,
  offered,
  TWO_HOUSES,
  tableAt,
} from '#games/house-of-gladiators/testing/positions.ts';

test('HG-19.1, HG-13.5 rewards are collected before penalties are paid', () => {
  const reward = { seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 3, victories: 1 };
  const t = dutiesAfter([...TWO_HOUSES, 'seat 0 coins 0'], (g) => {
    g.noted.push(reward);
    g.penalties.push({ seat: 0, slot: 1, coins: 5, rations: 2 });
  });
  assert.deepEqual(kindsOf(t).slice(0, 2), ['rewarded', 'penalised']);
  assert.deepEqual(eventsOf(t, 'penalised')[0]!.fields, { seat: 0, coins: 3, rations: 1, purse: 0, store: 0 });
  assert.deepEqual(t.state.houses[0]!.ludus[0], { tiro: 0, second: -1, hp: 10, victories: 1, glory: 3 });
  // Once, not again in the next round.
  assert.deepEqual([t.state.noted, t.state.penalties], [[], []]);
});

test('HG-17.8, HG-19.2, HG-19.3 the dead are cleared away and reimbursed, twice as much for the upgraded', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 1 dead hanno second=deep-cast']);
  assert.deepEqual(
    eventsOf(t, 'reimbursed').map((event) => event.fields['coins']),
    [5, 10],
  );
  // In House Duties only; the piles go back with the next market, or now where a deck is small (HG-19.5).
  assert.ok(t.state.tiroDiscard.includes(TIRO_NAMES.indexOf('seuthes')));
  assert.deepEqual(
    t.state.secondDiscard[2]!.map((second) => SECOND_NAMES[second]),
    ['deep-cast'],
  );
  assert.deepEqual(t.state.houses[0]!.dead, []);
});

test('HG-23.17, HG-25.15 Toll of Pluto doubles one reimbursement; silent: not', () => {
  const lines = [...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 dead cotys', 'seat 0 hand toll-of-pluto'];
  const t = dutiesAt(lines);
  assert.equal(fallbackOf(t, 0), 'no');
  decide(t, 0, 'play toll-of-pluto cotys');
  assert.deepEqual(
    eventsOf(t, 'reimbursed').map((event) => event.fields['coins']),
    [5, 10],
  );
  assert.deepEqual(
    t.state.discard.map((card) => RESOURCE_NAMES[card]),
    ['toll-of-pluto'],
  );
});

test('HG-23.17 a House that has nobody left to play such a card on is not asked again', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 hand toll-of-pluto salve-of-aesculapius']);
  decide(t, 0, 'play toll-of-pluto seuthes');
  assert.ok(t.over);
  const two = dutiesAt([
    ...TWO_HOUSES,
    'seat 0 dead seuthes',
    'seat 0 dead cotys',
    'seat 0 hand toll-of-pluto salve-of-aesculapius',
  ]);
  two.disclosed = NOBODY;
  decide(two, 0, 'play toll-of-pluto seuthes');
  assert.equal(two.disclosed, EVERYBODY & ~only(0), 'the others learn what he held');
  assert.deepEqual(offered(two, 0, 'do'), ['no']);
});

test('HG-25.15 everybody with dead and a Blessing is asked, whatever Blessing it is; nobody else', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 hand salve-of-aesculapius', 'seat 1 dead hanno']);
  assert.deepEqual(
    t.asked.map((request) => request.seat),
    [0],
  );
  assert.deepEqual(offered(t, 0, 'do'), ['no']);
});

test('HG-25.15 a Blessing that everybody knows counts as well', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 open toll-of-pluto']);
  assert.deepEqual(offered(t, 0, 'do'), ['play', 'no']);
});

test('HG-19.5 unsold Tiros go back, and a deck with fewer than 2N+1 cards takes its discard pile', () => {
  const lines = [...TWO_HOUSES, 'deck-size market 4', 'deck-size tiros 5'];
  const t = dutiesAfter(lines, (g) => g.aside.push(g.tiros.pop()!));
  assert.deepEqual([t.state.aside, t.state.discard], [[], []]);
  assert.equal(t.state.market.length, 60);
  // With the unsold one back there are 5 Tiros, which is enough.
  assert.equal(t.state.tiros.length, 5);
});

test('HG-19.10 the steps come in their order', () => {
  const t = dutiesAfter(
    [...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 1 gladiator hanno hp=2', 'seat 0 coins 40'],
    (g) => {
      g.noted.push({ seat: 0, slot: 0, coins: 3, rations: 1, tiro: 0, glory: 3, victories: 1 });
    },
  );
  decide(t, 0, fallbackOf(t, 0));
  assert.deepEqual(
    [...new Set(kindsOf(t))],
    ['rewarded', 'reimbursed', 'rested', 'completed', 'dealt', 'kept', 'incomeReceived', 'provisionsReceived'],
  );
});

const gameAt = (lines: readonly string[], options = {}) =>
  tableAt(lines, {
    frames: [Object.assign(game.frame(), { at: 'HG-3.6' }), Object.assign(duties.frame(), { at: 'HG-19.6' })],
    options,
  });

test('HG-3.1, HG-3.4 the first House with 3 completed tasks wins, at the check in House Duties', () => {
  const t = gameAt([...TWO_HOUSES, 'seat 0 done missio untouched', 'seat 0 coins 30']);
  assert.ok(t.over);
  assert.deepEqual(outcome(t.state), { clause: 'HG-3.1', places: [1, 2], scores: [3, 0] });
  // Before income.
  assert.equal(eventsOf(t, 'incomeReceived').length, 0);
});

test('HG-3.5 of several with 3 tasks the one with more Glory wins, then coins, then rations, else it is a draw', () => {
  const lines = [
    'round 3',
    'seat 0 task strongbox',
    'seat 1 task three-schools',
    'seat 0 done missio untouched',
    'seat 1 done bare-hands two-palms',
  ];
  const ludi = (glory0: number, glory1: number) => [
    `seat 0 gladiator brasus glory=${glory0}`,
    `seat 1 gladiator florus glory=${glory1}`,
    'seat 1 gladiators dizas hanno',
  ];
  const places = (...more: string[]) => outcome(gameAt([...lines, ...more]).state).places;
  const rich = ['seat 0 coins 30', 'seat 1 coins 30'];
  assert.deepEqual(places(...ludi(3, 5), 'seat 0 coins 40'), [2, 1]);
  assert.deepEqual(places(...ludi(5, 5), 'seat 0 coins 31', 'seat 1 coins 30'), [1, 2]);
  assert.deepEqual(places(...ludi(5, 5), ...rich, 'seat 1 rations 1'), [2, 1]);
  assert.deepEqual(places(...ludi(5, 5), ...rich), [1, 1]);
  // Fewer of what counts first, more of all that counts later.
  assert.deepEqual(places(...ludi(5, 5), 'seat 0 coins 31', 'seat 1 coins 30', 'seat 1 rations 9'), [1, 2]);
});

test('HG-3.6 at the round limit more completed tasks win; without a limit the game goes on', () => {
  const t = gameAt([...TWO_HOUSES, 'round 15', 'seat 1 done missio']);
  assert.ok(t.over);
  assert.deepEqual(outcome(t.state), { clause: 'HG-3.6', places: [2, 1], scores: [0, 1] });
  const free = gameAt([...TWO_HOUSES, 'round 15'], { roundLimit: 0 });
  assert.equal(free.state.round, 16);
});

test('HG-21.1–21.4 Glory belongs to gladiators, their sum to the House, and everybody sees it', () => {
  const t = dutiesAt([...TWO_HOUSES, 'seat 0 gladiator hanno glory=7', 'seat 0 gladiator juba glory=4'], 'HG-19.7');
  assert.equal(standingOf(t.state.houses[0]!).glory, 11);
  assert.deepEqual(
    houseOfGladiators.viewFor(t.state, 1).houses[0]!.ludus.map((one) => one.glory),
    [0, 0, 7, 4],
  );
  t.state.houses[0]!.ludus.pop();
  assert.equal(standingOf(t.state.houses[0]!).glory, 7);
});

test('HG-19.7, HG-19.8 a House that is asked nothing gets income and rations all the same', () => {
  const t = dutiesAt(TWO_HOUSES, 'HG-19.7');
  assert.ok(t.over);
  assert.deepEqual(
    t.state.houses.map(({ coins, rations }) => [coins, rations]),
    [
      [12, 4],
      [12, 4],
    ],
  );
  assert.throws(() => askedOf(t, 0));
});

test('HG-19.5 a class deck with fewer than 2N+1 cards takes its discard pile, one with just as many does not', () => {
  const t = dutiesAt([...TWO_HOUSES, 'deck-size murmillo 4', 'deck-size retiarius 5']);
  assert.deepEqual(
    eventsOf(t, 'reshuffled').map(({ clause, fields }) => [clause, fields['deck']]),
    [['HG-19.5', 'seconds']],
  );
  assert.deepEqual([t.state.secondDiscard[1], t.state.seconds[2]!.length], [[], 5]);
});

test('HG-19.5 each of the three class decks takes its discard pile where it is small', () => {
  for (const [cls, name] of ['dimachaerus', 'murmillo', 'retiarius'].entries()) {
    const t = dutiesAt([...TWO_HOUSES, `deck-size ${name} 4`]);
    assert.deepEqual([eventsOf(t, 'reshuffled').length, t.state.secondDiscard[cls]], [1, []], name);
  }
});

test('HG-19.5 a small deck whose discard pile is empty is left as it is', () => {
  const t = dutiesAfter([...TWO_HOUSES, 'deck-size market 4', 'deck-size tiros 4'], (g) => {
    g.discard.length = 0;
    g.tiroDiscard.length = 0;
  });
  assert.deepEqual(eventsOf(t, 'reshuffled'), []);
});
