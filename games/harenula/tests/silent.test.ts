// What the book says for a seat that stays silent, question by question.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table } from '#engine/flow/table.ts';
import { defaultChoice } from '#engine/requests/choices.ts';
import { print } from '#engine/requests/notation.ts';
import { harenula } from '#games/harenula/index.ts';
import { setUp } from '#games/harenula/rules/02-set-up.ts';
import { answer, bargains, round } from '#games/harenula/rules/03-round.ts';
import { turn } from '#games/harenula/rules/04-turn.ts';
import { type Attack, attack } from '#games/harenula/rules/05-attack.ts';
import { spoil } from '#games/harenula/rules/06-fall.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { tableAt } from '#games/harenula/testing/table.ts';

const NEAR = ['seat 0 at c2', 'seat 1 at c3'];

/** The clause that asks `seat`, and the default in the notation. */
function silent(table: Table<Harenula>, seat: number): string {
  const request = table.requestFor(seat)!;
  return `${request.clause} ${print(request, defaultChoice(request), harenula.nouns)}`;
}

const attackAt = (at: string, lines: string[], locals: Partial<Attack> = {}, dice: number[] = []): Table<Harenula> => {
  const frame = attack.frame({ by: 0, on: 1, ...locals });
  frame.at = at;
  return tableAt(frame, [...NEAR, ...lines], 2, dice);
};

test('HA-2.5 no card is laid back', () => {
  assert.equal(silent(tableAt(setUp.frame(), []), 1), 'HA-2.5 -');
});

test('HA-3.2 HA-3.3 no bargain is proposed, and none is accepted', () => {
  assert.equal(silent(tableAt(bargains.frame({ open: [0, 1] }), NEAR), 1), 'HA-3.2 none');
  const bargain = { with: 1, give: [], giveCoins: 2, want: [], wantCoins: 0 };
  assert.equal(silent(tableAt(answer.frame({ by: 0, bargain }), NEAR), 1), 'HA-3.3 refuse');
});

test('HA-3.4 the bid is 0', () => {
  const frame = round.frame();
  frame.at = 'HA-3.4';
  assert.equal(silent(tableAt(frame, NEAR), 0), 'HA-3.4 0');
});

test('HA-4.2 HA-4.3 he stays where he is and attacks nobody', () => {
  const table = tableAt(turn.frame({ by: 0 }), NEAR);
  assert.equal(silent(table, 0), 'HA-4.2 .');
  table.decide(0, table.requestFor(0)!.id, []);
  assert.equal(silent(table, 0), 'HA-4.3 nobody');
});

test('HA-5.1 HA-5.2 HA-5.3 no blow, no guard, no feint', () => {
  assert.equal(silent(attackAt('HA-5.1', ['seat 0 hand blow-2']), 0), 'HA-5.1 bare');
  assert.equal(silent(attackAt('HA-5.2', ['seat 1 hand guard-2']), 1), 'HA-5.2 none');
  assert.equal(silent(attackAt('HA-5.3', ['seat 0 hand trick'], { guard: [3] }), 0), 'HA-5.3 no');
});

test('HA-5.7 the most valuable cards pay until it suffices, or he falls', () => {
  const hurt = (points: number, hand: string): string =>
    silent(attackAt('HA-5.7', [`seat 1 hand ${hand}`], { hurt: points }), 1);
  assert.equal(hurt(3, 'blow-1*3 blow-3'), 'HA-5.7 pay blow-3');
  assert.equal(hurt(4, 'blow-1 blow-3 guard-2 trick'), 'HA-5.7 pay blow-3+guard-2');
  assert.equal(hurt(5, 'blow-1 blow-3 guard-2 trick'), 'HA-5.7 pay blow-3+guard-2');
  // Of equal worth, those that stand first in HA-1.2.
  assert.equal(hurt(2, 'guard-2 blow-2'), 'HA-5.7 pay blow-2');
  assert.equal(hurt(2, 'trick guard-1 blow-1'), 'HA-5.7 pay blow-1+guard-1');
  assert.equal(hurt(4, 'guard-2 trick'), 'HA-5.7 fall');
});

test('HA-6.2 the card is taken, where the hand has room', () => {
  assert.equal(silent(tableAt(spoil.frame({ feller: 0 }), NEAR), 0), 'HA-6.2 take');
  assert.equal(silent(tableAt(spoil.frame({ feller: 0 }), ['seat 0 hand trick*6']), 0), 'HA-6.2 take');
  assert.equal(silent(tableAt(spoil.frame({ feller: 0 }), ['seat 0 hand trick*7']), 0), 'HA-6.2 leave');
});

test('HA-6.3 the crowd comes first', () => {
  const table = attackAt('HA-5.1', [], {}, [6, 1]);
  assert.equal(silent(table, 0), 'HA-6.3 crowd>spoil');
});
