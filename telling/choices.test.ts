import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amount, field, form, offer, order, path, pick, subset } from '#engine/requests/request.ts';
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

test('a walk whose way matters is told step by step, an order from first to last', () => {
  const [one, two] = [telling.item('cell', 1), telling.item('cell', 2)];
  const walk = stamped(path(0, 'cell', 0, [[1], [2], []], 2, { passing: true }));
  assert.equal(choiceText(telling, walk, [1, 2]), `${one} → ${two}`);
  assert.equal(choiceText(telling, stamped(order(0, 'seat', [0, 1])), [1, 0]), 'Ben → Anna');
});

test('a bargain is told with what either side gives, nothing as a dash', () => {
  const bargain = stamped(offer(0, 'laurel', [{ seat: 1, items: [3], coins: 2 }], [1], 4, true));
  const laurel = telling.item('laurel', 1);
  const sides = { with: 1, give: [1], giveCoins: 2, want: [], wantCoins: 0 };
  assert.equal(choiceText(telling, bargain, sides), `Ben: ${laurel} + $2 ⇄ –`);
  assert.equal(choiceText(telling, bargain, { ...sides, give: [], wantCoins: 1 }), 'Ben: $2 ⇄ $1');
  assert.equal(choiceText(telling, bargain, 'none'), telling.item('word', 'none'));
});

test('a form is told by the answers that are asked for; of several numbers each with its field', () => {
  const coins = amount(0, 'coins', 0, 9);
  const gift = form(0, [
    field('to', pick(0, 'seat', [1])),
    field('cards', subset(0, 'card', [0], 0, 1)),
    field('coins', coins, { field: 'to', is: [1] }),
    field('more', coins, { field: 'to', is: [0] }),
  ]);
  assert.equal(choiceText(telling, stamped(gift), { to: 1, cards: [], coins: 3 }), 'Ben · 3');
  const card = telling.item('card', 0);
  assert.equal(choiceText(telling, stamped(gift), { to: 1, cards: [0], coins: 3 }), `Ben · ${card} · 3`);
  const two = stamped(form(0, [field('left', coins), field('right', coins)]));
  const [left, right] = [telling.field('left'), telling.field('right')];
  assert.equal(choiceText(telling, two, { left: 1, right: 2 }), `${left}: 1 · ${right}: 2`);
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
  assert.deepEqual(inDetail([{ item: 4, fields: ['left'], ...why }]), [], 'it is only in the wrong place');
  const same = { item: 4, instead: 5, ...why };
  assert.deepEqual(
    inDetail([same, { item: 5, more: true, ...why }, each]),
    [each],
    'what is offered is not told to be barred',
  );
});
