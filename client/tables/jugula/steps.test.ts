import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steps } from '#client/tables/jugula/steps.ts';
import { CARDS } from '#games/jugula/cards.ts';

const stepAt = (name: string, use: string, ...scenes: object[]) => {
  const card = CARDS.findIndex((one) => one.name === name);
  return steps({ view: { flow: { scenes } }, events: [{ kind: 'played', card, use }] } as never);
};

test('movements and attacks are counted under the card that gives them', () => {
  const [asked, runs] = [{ rule: 'moves', left: 3 }, { rule: 'movement' }];
  assert.deepEqual(stepAt('Cursus', 'move', asked), { at: 1, of: 3, name: 'Cursus' });
  assert.deepEqual(stepAt('Cursus', 'move', { ...asked, left: 2 }, runs), { at: 1, of: 3, name: 'Cursus' });
  assert.deepEqual(stepAt('Cursus', 'move', { ...asked, left: 2 }), { at: 2, of: 3, name: 'Cursus' });
  const attacks = { rule: 'attacks', left: 1 };
  assert.deepEqual(stepAt('Furor', 'special', attacks), { at: 2, of: 2, name: 'Furor' });
  assert.deepEqual(stepAt('Impetus', 'attack', attacks, { rule: 'attack' }), { at: 1, of: 2, name: 'Impetus' });
});

test('where there is one alone, or nothing to count, nothing is counted', () => {
  assert.equal(stepAt('Scutum', 'move', { rule: 'moves', left: 1 }), null);
  assert.equal(stepAt('Cursus', 'draw', { rule: 'turn' }), null);
});
