import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as z from 'zod';
import { fastRandom } from '#engine/chance/random.ts';
import type { FromClient } from '#live/messages.ts';
import { decode, fromClient, isChoiceLike } from '#server/protocol/schema.ts';

// Does not compile unless the schema and the types of live/messages.ts are the same.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const isSame: Same<z.infer<typeof fromClient>, FromClient> = true;

const GOOD: FromClient[] = [
  { t: 'hello', v: 1, client: 'test' },
  { t: 'join', match: 'm1', after: null },
  { t: 'join', match: 'm1', after: 7, seat: 2 },
  { t: 'join', match: 'm1', after: 7, changes: true },
  { t: 'part', match: 'm1' },
  { t: 'choose', match: 'm1', key: 'k', id: 20_000_003, choice: { do: 'bid', coins: 3, cards: [1, 2] } },
  { t: 'choose', match: 'm1', key: 'k', id: 'give', choice: 'none', seat: 0 },
  { t: 'type', match: 'm1', key: 'k', id: 3, text: 'blow-1' },
  { t: 'undo', match: 'm1', key: 'k' },
  { t: 'propose', match: 'm1', key: 'k', what: 'takeback', back: 2 },
  { t: 'vote', match: 'm1', key: 'k', vote: 1, yes: false },
  { t: 'return', match: 'm1', key: 'k' },
  { t: 'chat', match: 'm1', key: 'k', to: 'table', text: 'Ave' },
  { t: 'chat', match: 'm1', key: 'k', to: 3, text: 'Ave' },
  { t: 'ping' },
];

test('every message of the contract is taken as it is', () => {
  assert.ok(isSame);
  for (const message of GOOD) assert.deepEqual(decode(JSON.stringify(message)), { message, refusal: null });
});

test('a message with one field more, less or wrong is refused as malformed', () => {
  for (const message of GOOD) {
    const refused = (changed: object): void => {
      const { refusal } = decode(JSON.stringify(changed));
      assert.equal(refusal?.code, 'malformed', JSON.stringify(changed));
    };
    refused({ ...message, more: 1 });
    refused({ ...message, t: 'hallo' });
    for (const [name, value] of Object.entries(message)) {
      const { [name as 't']: _gone, ...rest } = message;
      if (!['seat', 'back', 'changes'].includes(name)) refused(rest);
      for (const wrong of [{}, [[]], -1, 1.5, 1e300, 'x'.repeat(5000), true]) {
        if (typeof wrong !== typeof value && name !== 'choice') refused({ ...message, [name]: wrong });
      }
    }
  }
});

test('a decision is read as the schema reads it, whatever is in it and in whatever order', () => {
  const random = fastRandom(5);
  const values: { [name: string]: string[] } = {
    t: ['"choose"', '"choose"', '"choose"', '"type"', '1'],
    match: ['"m1"', '"A_-9"', '""', '"m 1"', `"${'m'.repeat(40)}"`, `"${'m'.repeat(41)}"`, '7', 'null'],
    key: ['"k"', '"!~"', '"k k"', '""', '"é"', `"${'k'.repeat(64)}"`, `"${'k'.repeat(65)}"`, '3'],
    id: ['0', '7', '-1', '-0', '1.5', '1e3', '1e300', '"give"', '""', `"${'i'.repeat(41)}"`, 'null', '[0]'],
    choice: ['3', '"no"', '[1,2]', '{"do":"bid","coins":3}', '-0', '1.5', 'null', '{"__proto__":1}', 'true'],
    seat: ['0', '14', '15', '-1', '-0', '1.5', '"0"', 'null', 'true'],
    more: ['1'],
    __proto__x: ['{}'],
  };
  let taken = 0;
  for (let n = 0; n < 20_000; n++) {
    const names = Object.keys(values).filter((_, i) => random.below(i < 5 ? 30 : i === 5 ? 2 : 12) !== 0);
    if (random.below(2) === 0) names.reverse();
    const fields = names
      .filter((name) => !['more', '__proto__x'].includes(name) || random.below(9) === 0)
      .map((name) => {
        const all = values[name]!;
        const value = random.below(8) === 0 ? all[random.below(all.length)]! : all[0]!;
        return `"${name === '__proto__x' ? '__proto__' : name}":${value}`;
      });
    const text = `{${fields.join(',')}}`;
    const read = fromClient.safeParse(JSON.parse(text));
    const { message } = decode(text);
    assert.equal(JSON.stringify(message), JSON.stringify(read.success ? read.data : null), text);
    if (read.success) taken++;
  }
  assert.ok(taken > 2000, `${taken} were taken`);
});

test('what is no JSON object is refused', () => {
  for (const text of ['', '{', 'null', '[]', '3', '"ping"', '{"t":"ping","t":"pong"}', '\u0000']) {
    assert.equal(decode(text).refusal?.code, 'malformed', text);
  }
});

test('a choice is plain, shallow and small', () => {
  assert.ok(isChoiceLike({ who: 'own', buy: [1, 2, 3], inner: { a: 1 } }));
  let deep: unknown = 1;
  for (let i = 0; i < 10; i++) deep = [deep];
  const bad = [
    null,
    undefined,
    true,
    1.5,
    -0,
    [-0],
    { coins: -0 },
    Number.NaN,
    2 ** 60,
    'x'.repeat(300),
    deep,
    new Array(3000).fill(1),
  ];
  for (const choice of bad) assert.ok(!isChoiceLike(choice));
  for (const name of ['__proto__', 'constructor', 'prototype', 'x'.repeat(61)]) {
    assert.ok(!isChoiceLike(JSON.parse(`{"${name}":1}`)));
  }
});
