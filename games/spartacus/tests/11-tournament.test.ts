// Chapter 11: the tournament.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spartacus } from '#games/spartacus/index.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-11.11 SP-16.6 into a tournament goes by default the most expensive that is ready of each kind', () => {
  const table = sit({
    at: [['duel', { pair: [0, 1] }]],
    set: ['seat 0 table crixus theokeles.x agron war-axe.x sword helmet lorica net.x javelin', 'seat 1 table castus'],
  });
  const entry = table.requestFor(0)!.fallback as { [field: string]: number };
  const named = Object.entries(entry).map(([field, asset]) => [field, spartacus.nouns['asset']!.print(asset)]);
  assert.deepEqual(named, [
    ['combatant', 'crixus'],
    ['weapon', 'sword'],
    ['armor', 'lorica'],
    ['special', 'javelin'],
  ]);
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

test('SP-11.9 a tie over both lowest places is rolled for twice, the second time without the first', () => {
  const table = sit({
    seats: 4,
    at: [['tournament', { seats: [0, 1, 2, 3] }]],
    set: [
      'host 0',
      ...[0, 1, 2, 3].map((seat) => `seat ${seat} table ${['indus', 'medicus', 'pietros', 'nomenclator'][seat]}`),
    ],
    dice: [3, 1, 4, 5, 2, 6, 4],
  });
  const rolls = table.log!.events.filter(({ kind }) => kind === 'rolledOff').map(({ fields }) => fields);
  assert.deepEqual(
    rolls.map(({ seats, best }) => [seats, best]),
    [
      [[0, 1, 2, 3], [1]],
      [[0, 2, 3], [0]],
    ],
  );
});

test('SP-11.11 SP-16.6 of equally expensive cards the first on the table goes into a tournament', () => {
  const sent = (table: string): unknown => {
    const asked = sit({ at: [['duel', { pair: [0, 1] }]], set: [`seat 0 table ${table}`, 'seat 1 table castus'] });
    const entry = asked.requestFor(0)!.fallback as { [field: string]: number };
    return Object.values(entry).map((asset) => spartacus.nouns['asset']!.print(asset));
  };
  assert.deepEqual(sent('priscus verus sword trident'), ['priscus', 'sword']);
  assert.deepEqual(sent('verus priscus trident sword'), ['verus', 'trident']);
});
