import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paidWithCards } from '#client/tables/gladiatori/payment.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

/** What is suggested for a wound, by name; null: nothing. */
function suggested(damage: number, hp: string, ...more: string[]): string | null {
  const s = stage({
    at: [['wound', { seat: 1, by: 0, damage }]],
    set: [duel('', 'strength', [], [`hp ${hp}`, ...more])],
  });
  const choice = paidWithCards(s.request(1)) as { with: number[] } | null;
  return choice === null ? null : choice.with.map(thingName).join(' ');
}

test('GL-11.45 a wound is paid with cards rather than with an Item, and with as little more than is due as they allow', () => {
  assert.equal(suggested(3, 'energy-1*3', 'items parmula'), 'energy-1 energy-1', 'one is lost, and the shield kept');
  assert.equal(suggested(3, 'energy-0 energy-1*2', 'items parmula'), 'energy-0 energy-1');
});

test('GL-11.45 of cards worth the same an energy is given first', () => {
  assert.equal(suggested(2, 'energy-1 sweep', 'items gladius'), 'energy-1');
  assert.equal(suggested(3, 'strength acrobatic-strike'), 'acrobatic-strike');
});

test('GL-11.45 where cards are not enough the rules decide', () => {
  assert.equal(suggested(5, 'energy-1*2', 'items galea'), null);
});
