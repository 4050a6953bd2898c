// Why something cannot be done in Training or assigned: every reason belongs to the gladiator, card or action it speaks of.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Seat } from '#engine/seat.ts';
import { RESOURCE_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { alone, askedOf, barredFor, offered, tableAt } from '#games/house-of-gladiators/testing/positions.ts';

const BRASUS = TIRO_NAMES.indexOf('brasus');
const DIZAS = TIRO_NAMES.indexOf('dizas');
const SICA = RESOURCE_NAMES.indexOf('practice-sica');

/** `clause reason` for a choice that is refused, with the field it was made in. */
const refused = (t: Table<Ludi>, choice: unknown, seat: Seat = 0): string => {
  const { clause, code, text } = refusalOf(askedOf(t, seat), choice)!;
  return code === 'barred' ? `${clause} ${text}` : code;
};

test('a gladiator and a card of the same number: neither is refused for what stands against the other', () => {
  assert.equal(BRASUS, SICA);
  const t = alone(['seat 0 gladiator brasus', 'seat 0 gladiator dizas hp=3 victories=2', 'seat 0 rations 2']);
  assert.equal(
    refused(t, { do: 'upgrade', trainee: BRASUS }),
    'HG-11.2 trainee: he needs 1 victory, 10 coins and 4 rations',
  );
  assert.equal(refused(t, { do: 'heal', patient: BRASUS, rations: 1 }), 'HG-10.8 patient: he lacks no health');
  assert.equal(refusalOf(askedOf(t, 0), { do: 'manage', how: 'sell', gladiator: BRASUS }), null);
  const bare = alone(['seat 0 gladiators brasus dizas', 'seat 0 starters practice-gladius']);
  assert.equal(refused(bare, { do: 'manage', how: 'discard', cards: [SICA] }), 'not-offered');
});

test('each gladiator who cannot be upgraded has his own reason, also where another can', () => {
  const t = alone([
    'seat 0 gladiator brasus victories=2',
    'seat 0 gladiator dizas hp=3',
    'seat 0 gladiator cotys',
    'seat 0 rations 5',
  ]);
  assert.deepEqual(offered(t, 0, 'trainee'), ['brasus']);
  assert.equal(barredFor(t, 0, 'upgrade'), null);
  assert.equal(refused(t, { do: 'upgrade', trainee: DIZAS }), 'HG-11.1 trainee: he is not at full health');
  assert.equal(
    refused(t, { do: 'upgrade', trainee: TIRO_NAMES.indexOf('cotys') }),
    'HG-11.2 trainee: he needs 2 victories, 8 coins and 2 rations',
  );
});

test('HG-11.2 the upgrade itself is not barred where only the first gladiator cannot be upgraded', () => {
  const t = alone(['seat 0 gladiator dizas hp=3', 'seat 0 gladiator brasus victories=2', 'seat 0 rations 5']);
  assert.deepEqual([offered(t, 0, 'trainee'), barredFor(t, 0, 'upgrade')], [['brasus'], null]);
});

test('nothing that is offered is said to be barred', () => {
  const t = alone(
    [
      'seat 0 gladiator brasus victories=2',
      'seat 0 gladiator dizas hp=3',
      'seat 0 rations 5',
      'seat 0 coins 20',
      'seat 0 task strongbox',
      'seat 0 hand purse-of-mercury toll-of-pluto counsel-of-minerva',
    ],
    { taskExchange: true },
  );
  for (const action of offered(t, 0, 'do')) assert.equal(barredFor(t, 0, action), null, action);
  assert.equal(
    barredFor(t, 0, RESOURCE_NAMES.indexOf('counsel-of-minerva'), 'bless'),
    'HG-11.11 it is played as part of an upgrade',
  );
  assert.equal(
    refused(t, { do: 'bless', card: RESOURCE_NAMES.indexOf('toll-of-pluto') }),
    'HG-10.7 card: it is played in House Duties',
  );
});

test('HG-10.7 without a Blessing, or with none that can be played, the action itself is refused', () => {
  const none = alone(['seat 0 gladiators brasus dizas', 'seat 0 hand feint']);
  assert.equal(refused(none, { do: 'bless', card: 0 }), 'HG-10.7 do: there is no Blessing in the hand');
  const idle = alone(['seat 0 gladiators brasus dizas', 'seat 0 hand toll-of-pluto']);
  assert.equal(refused(idle, { do: 'bless', card: 0 }), 'HG-10.7 do: no Blessing in the hand can be played now');
  const toll = RESOURCE_NAMES.indexOf('toll-of-pluto');
  assert.equal(refused(idle, { do: 'bless', card: toll }), 'HG-10.7 card: it is played in House Duties');
});

test('HG-20.6 why a task cannot be exchanged', () => {
  const why = (lines: readonly string[], taskExchange: boolean) => {
    const t = alone(['seat 0 gladiators brasus dizas', ...lines], { taskExchange });
    assert.ok(!offered(t, 0, 'do').includes('exchange'));
    return barredFor(t, 0, 'exchange');
  };
  assert.equal(why(['seat 0 task strongbox', 'seat 0 coins 4'], true), 'HG-20.6 an exchange costs 5 coins');
  assert.equal(why([], true), 'HG-20.6 there is no task to return');
  assert.equal(why(['seat 0 task strongbox'], false), 'HG-20.6 this game is played without the exchange of tasks');
});

test('HG-12.7 a gladiator without health is barred as a gladiator, not the card of his number', () => {
  const t = tableAt(
    [
      'round 1',
      'seat 0 gladiator brasus hp=0',
      'seat 0 gladiator dizas',
      'seat 0 starters practice-shield',
      'seat 1 gladiators florus castor',
    ],
    {
      frames: [assignment.frame()],
    },
  );
  assert.equal(refused(t, { morning: BRASUS }), 'HG-12.7 morning: he has no health left');
  assert.equal(refused(t, { morning: DIZAS, 'morning-combat': SICA }), 'not-offered');
});

test('what is barred is printed by its name', () => {
  const t = alone([
    'seat 0 gladiator brasus',
    'seat 0 gladiator dizas hp=3',
    'seat 0 rations 1',
    'seat 0 hand toll-of-pluto',
  ]);
  const names = askedOf(t, 0).barred!.map(({ item, of, when }) =>
    `${when ?? ''} ${printItem(houseOfGladiators.nouns, of ?? 'form', item)}`.trim(),
  );
  assert.deepEqual(names, [
    'heal brasus',
    'bless',
    'bless toll-of-pluto',
    'upgrade',
    'upgrade brasus',
    'upgrade dizas',
    'exchange',
  ]);
});

test('HG-12.7 only a gladiator without health is barred from the arena', () => {
  const t = tableAt(
    ['round 3', 'seat 0 gladiator brasus hp=0', 'seat 0 gladiator dizas', 'seat 1 gladiators florus castor'],
    { frames: [assignment.frame()] },
  );
  const unfit = askedOf(t, 0).barred!.filter(({ clause }) => clause === 'HG-12.7');
  assert.deepEqual(
    unfit.map(({ item }) => item),
    [BRASUS],
  );
});

test('HG-12.8 HG-10.7 a card that lies in the wrong place is refused there, and read in its own', () => {
  const t = tableAt(
    ['round 1', 'seat 0 gladiators brasus dizas', 'seat 0 hand feint', 'seat 1 gladiators florus castor'],
    { frames: [assignment.frame()] },
  );
  const feint = RESOURCE_NAMES.indexOf('feint');
  const wrong = { morning: BRASUS, 'morning-combat': feint, 'morning-special': 'none' };
  assert.equal(refused(t, wrong), 'HG-12.8 morning-combat: a Special card is no Combat card');
  assert.equal(refusalOf(askedOf(t, 0), { morning: BRASUS, 'morning-combat': 'none', 'morning-special': feint }), null);
});
