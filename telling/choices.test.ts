import assert from 'node:assert/strict';
import { test } from 'node:test';
import { path, pick, subset } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';
import { choiceText, counted, inDetail, itemsText } from '#telling/choices.ts';
import { Telling } from '#telling/telling.ts';

const game = games.get('harenula')!;
const telling = new Telling(game, ['Anna', 'Ben'], 'en', true);
const stamped = <R extends object>(request: R): R & { clause: string } => ({ ...request, clause: 'HA-5.1' });

test('equal items are counted where they first come', () => {
  assert.deepEqual(counted([3, 1, 3, 'none']), [
    [3, 2],
    [1, 1],
    ['none', 1],
  ]);
  assert.match(itemsText(telling, 'card', [0, 0, 1]), /^\S.* ×2, \S/);
});

test('a choice is told by names: seats by who sits there, walks by where they end', () => {
  assert.equal(choiceText(telling, stamped(pick(0, 'seat', [0, 1])), 1), 'Ben');
  const walk = stamped(path(0, 'cell', 0, [[1], [2], []], 2));
  assert.equal(choiceText(telling, walk, [1, 2]), telling.item('cell', 2));
  assert.equal(choiceText(telling, stamped(subset(0, 'card', [0, 1], 0, 2)), []), '');
});

test('a readable telling names things as people do, the terminal as they are typed', () => {
  const terminal = new Telling(game, ['Anna', 'Ben'], 'en');
  const event = { n: 0, clause: 'HA-5.7', kind: 'paid', seat: 0, cards: [0] } as never;
  const notation = game.nouns['card']!.print(0);
  assert.ok(terminal.event(event).includes(notation));
  const name = telling.item('card', 0);
  assert.equal(name.toLowerCase(), notation.replaceAll('-', ' '));
  assert.ok(telling.event(event).includes(name));
});

test('an action is not told to be barred where each thing it could be done with has its reason', () => {
  const why = { clause: 'HA-4.2', reason: 'so it is' };
  const each = { item: 3, of: 'card', when: 'play', ...why };
  assert.deepEqual(inDetail([{ item: 'play', ...why }, each, { item: 'sell', ...why }]), [
    each,
    { item: 'sell', ...why },
  ]);
});
