import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paidWithCards } from '#client/tables/gladiatori/payment.ts';
import type { Request } from '#engine/requests/request.ts';
import { CARDS, FROM_HP, ITEM } from '#games/gladiatori/cards.ts';

const ofHp = (name: string): number => FROM_HP + CARDS.findIndex((card) => card.name === name);
const [ENERGY_0, ENERGY_1, RAGE] = [ofHp('energy-0'), ofHp('energy-1'), ofHp('rage')];

/** A wound of `due`, with things and what each pays. */
function wound(due: number, things: readonly (readonly [number, number])[]): Request {
  const sorted = [...things].sort(([a], [b]) => a - b);
  const base = { seat: 0, clause: 'GL-11.45', of: 'thing', hints: null, barred: null, fallback: null };
  const pay = { ...base, kind: 'pay', from: sorted.map(([thing]) => thing), worth: sorted.map(([, worth]) => worth) };
  return {
    ...base,
    kind: 'form',
    distinct: null,
    totals: null,
    fields: [
      { name: 'do', when: null, request: { ...base, kind: 'pick', of: 'word', from: ['pay'] } },
      { name: 'with', when: { field: 'do', is: ['pay'] }, request: { ...pay, due, exact: false } },
    ],
  } as never;
}

test('GL-11.45 a wound is paid with cards rather than with an Item, and with as little more than is due as they allow', () => {
  const cards = [
    [ENERGY_1, 2],
    [ENERGY_1, 2],
  ] as const;
  assert.deepEqual(paidWithCards(wound(3, [...cards, [ITEM, 1]])), { do: 'pay', with: [ENERGY_1, ENERGY_1] });
  assert.deepEqual(paidWithCards(wound(3, [...cards, [ENERGY_0, 1]])), { do: 'pay', with: [ENERGY_0, ENERGY_1] });
});

test('GL-11.45 of cards worth the same an energy is given first; where cards are not enough nothing is suggested', () => {
  const things = [
    [RAGE, 2],
    [ENERGY_1, 2],
    [ITEM, 3],
  ] as const;
  assert.deepEqual(paidWithCards(wound(2, things)), { do: 'pay', with: [ENERGY_1] });
  assert.equal(paidWithCards(wound(5, things)), null);
});
