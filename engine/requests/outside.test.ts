// Answers of any shape, such as come over a socket.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, enumerate } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import {
  amount,
  type Choice,
  field,
  form,
  offer,
  order,
  path,
  pay,
  pick,
  type Request,
  subset,
} from '#engine/requests/request.ts';

const code = (request: Request, choice: unknown): string | undefined => refusalOf(request, choice)?.code;

test('nothing that comes in from outside throws or slips through', () => {
  const requests: Request[] = [
    pick(0, 'x', [1, 2]),
    subset(0, 'x', [1, 2], 0, 2),
    pay(0, 'x', [1, 2], [1, 2], 1),
    path(0, 'x', 0, [[1], [0]], 1),
    amount(0, 'x', 0, 3),
    order(0, 'x', [1, 2]),
    offer(0, 'x', [{ seat: 1, items: [1], coins: 1 }], [2], 1, true),
    form(0, [field('a', pick(0, 'x', [1]))]),
  ];
  const legal = requests.map((request) => new Set(enumerate(request, 1000).map((choice) => JSON.stringify(choice))));
  // Values like those of answers, so that some of them are legal.
  const item = fc.constantFrom(0, 1, 2, -1, '1', null);
  const bargain = fc.record({
    with: item,
    give: fc.array(item),
    giveCoins: item,
    want: fc.array(item),
    wantCoins: item,
  });
  const near = fc.oneof(item, fc.array(item, { maxLength: 3 }), bargain, fc.record({ a: item }), fc.constant('none'));
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(near, fc.jsonValue({ maxDepth: 3 })), fc.nat(requests.length - 1), (value, which) => {
      const request = requests[which]!;
      const refusal = refusalOf(request, value);
      if (refusal !== null) return assert.ok(refusal.code !== '' && refusal.text !== '');
      taken++;
      assert.ok(
        legal[which]!.has(JSON.stringify(canonical(request, value as Choice))),
        `${request.kind} took ${JSON.stringify(value)}`,
      );
    }),
    { numRuns: 2000 },
  );
  assert.ok(taken > 20, `${taken} were taken`);
  assert.equal(code(requests[7]!, JSON.parse('{"a":1,"__proto__":{"b":1}}')), 'field-unasked');
  assert.equal(code(requests[1]!, [Number.NaN]), 'not-offered');
  assert.equal(code(requests[3]!, ['constructor']), 'no-step');
});
