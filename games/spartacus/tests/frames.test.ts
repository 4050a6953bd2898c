// What all can see of a rule at its beginning, and of a fight and a game: a seat that reads 0 there must be right.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spartacus } from '#games/spartacus/index.ts';
import { newFight } from '#games/spartacus/state.ts';

const FIRST: { readonly [rule: string]: object } = {
  heal: { again: -1 },
  intrigue: { taken: 0 },
  'intrigue-turn': { bonus: 0, givenUp: 0, asking: null },
  window: { activeSeat: 0, concernedSeat: null, target: null, undone: false, player: null, deed: null },
  'guard-roll': { least: 4, rolls: 0, again: false },
  'open-market': { lastCall: false },
  arena: { guest: -1, paid: 0 },
  fight: { answered: 0, winnerSlot: -1, firstSlot: -1 },
  attack: { slot: 0, deed: 'attack', speed: -1, moreOffense: 0, moreDefense: 0, going: 0, left: 0, wounds: 0 },
  wound: { count: 0, opening: false },
  ability: { target: -1, number: 0, costs: 0, effects: 0 },
  abilities: { next: 0 },
  choose: { effect: '', filter: 0, count: 1, cap: 0 },
};

test('a rule begins with nothing used, chosen, counted or decided', () => {
  for (const [rule, first] of Object.entries(FIRST)) {
    const frame = spartacus.book.get(rule)!.frame({} as never) as unknown as { [field: string]: unknown };
    const given = Object.fromEntries(Object.keys(first).map((field) => [field, frame[field]]));
    assert.deepEqual(given, first, rule);
  }
});

test('a fight begins without a round, and with both standing', () => {
  const { round, idle, struck, slowed, used, loser, degree, tournament } = newFight(true);
  assert.deepEqual(
    { round, idle, struck, slowed, used, loser, degree, tournament },
    { round: 0, idle: 0, struck: false, slowed: [0, 0], used: [], loser: -1, degree: 0, tournament: true },
  );
});
