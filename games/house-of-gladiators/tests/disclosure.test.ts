// Who has learned something by a decision: undo does not go back behind it, so it must be just those.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, NOBODY, only, type Viewers } from '#engine/seat.ts';
import { lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { meeting } from '#games/house-of-gladiators/rules/14-arena.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { decide, TWO_HOUSES, tableAt, trainingAt } from '#games/house-of-gladiators/testing/positions.ts';

const OTHERS = EVERYBODY & ~only(0);

/** Who learns something when this is decided. */
function learns(t: Table<Ludi>, seat: number, text: string): Viewers {
  t.disclosed = NOBODY;
  decide(t, seat, text);
  return t.disclosed;
}

test('HG-6.2 the buyer alone learns what he has bought, also when another’s pass gives it to him', () => {
  const t = tableAt(['round 1', 'seat 0 gladiators brasus dizas', 'seat 1 gladiators florus castor', 'lot feint'], {
    frames: [Object.assign(lot.frame({ by: 1, high: 1, leader: 0 }), { at: 'HG-5.3' })],
  });
  assert.equal(learns(t, 1, 'pass'), only(0));
});

test('HG-8.5, HG-10.7 a card thrown away or played shows the others what he held', () => {
  const t = trainingAt([...TWO_HOUSES, 'seat 0 hand feint purse-of-mercury']);
  assert.equal(learns(t, 0, 'manage discard feint'), OTHERS);
  assert.equal(learns(t, 0, 'bless purse-of-mercury'), OTHERS);
  assert.equal(learns(t, 0, 'manage sell brasus'), NOBODY, 'that everybody saw');
  assert.equal(learns(t, 0, 'lock'), NOBODY);
});

test('HG-11.6, HG-25.7 a House that upgrades sees the two cards, the others the one it keeps', () => {
  const rich = ['seat 0 gladiator bithys victories=2', 'seat 0 coins 20', 'seat 0 rations 9'];
  const t = trainingAt([...TWO_HOUSES, ...rich, 'seconds twin-fangs butcher-of-nola']);
  assert.equal(learns(t, 0, 'upgrade bithys'), only(0));
  assert.equal(learns(t, 0, 'butcher-of-nola'), OTHERS);
});

test('HG-20.6, HG-2.13 a House that exchanges its task sees the two it is dealt', () => {
  const t = trainingAt([...TWO_HOUSES, 'tasks missio untouched'], { taskExchange: true });
  assert.equal(learns(t, 0, 'exchange') & only(0), only(0));
});

test('HG-13.19 the gladiator who appeared is shown to the others', () => {
  const t = tableAt([...TWO_HOUSES, 'seat 0 plan morning brasus'], {
    frames: [meeting.frame({ slot: 0, hostSeat: 0, guestSeat: 1 })],
  });
  assert.equal(learns(t, 0, 'outright'), OTHERS);
});

test('HG-20.2 a check of tasks tells everybody something, also where none is completed', () => {
  const t = tableAt([...TWO_HOUSES, 'seat 0 dead seuthes', 'seat 0 hand salve-of-aesculapius'], {
    frames: [duties.frame()],
  });
  assert.equal(learns(t, 0, 'no'), EVERYBODY);
});
