import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenEvent } from '#engine/event.ts';
import { face } from '#games/jugula/face.ts';
import { explained } from '#telling/explained.ts';
import { Telling } from '#telling/telling.ts';

const telling = new Telling(face, ['Anna', 'Ben'], 'en', true);
const seen = (kind: string, fields: object): SeenEvent => ({ n: 0, clause: 'JU-8.10', kind, ...fields }) as SeenEvent;

test('what an event names is explained, where the game has more to say of it than its name', () => {
  const [name, effect] = [telling.item('card', 0), telling.words['card.J01.effect']];
  const played = seen('played', { seat: 0, card: 0, use: 'special', hand: 3 });
  assert.equal(explained(telling, played), `${name}: ${effect} (special effect)`);
  const acquired = explained(telling, seen('acquired', { seat: 0, cards: [0, 1, 0] }))!;
  assert.equal(acquired.split(' · ').length, 2, 'a card of which there are two is explained once');
});

test('what is hidden is not explained, and a line that names nothing has no note', () => {
  assert.equal(explained(telling, seen('drew', { seat: 1, count: 2, hand: 4 })), null);
  assert.equal(explained(telling, seen('turnBegan', { seat: 1, round: 2 })), null);
});
