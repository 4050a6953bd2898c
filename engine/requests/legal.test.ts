import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalOf } from '#engine/requests/legal.ts';
import {
  amount,
  field,
  form,
  offer,
  order,
  path,
  pay,
  pick,
  purchase,
  type Request,
  subset,
} from '#engine/requests/request.ts';

const code = (request: Request, choice: unknown): string | undefined => refusalOf(request, choice)?.code;

test('a refusal names the clause, what is wrong and what would be right', () => {
  const request = { ...amount(0, 'coins', 0, 5), clause: 'XX-1.1' };
  assert.deepEqual(refusalOf(request, 7), { clause: 'XX-1.1', code: 'out-of-range', text: '7 is outside 0 to 5' });
});

test('what a form bars is refused in any of its fields', () => {
  const barred = [{ item: 4, clause: 'XX-2.2', reason: 'the net is torn' }];
  const request = { ...form(0, [field('card', pick(0, 'card', [1, 2]))]), clause: 'XX-1.1', barred };
  assert.deepEqual(refusalOf(request, { card: 4 }), {
    clause: 'XX-2.2',
    code: 'barred',
    text: 'card: the net is torn',
  });
  assert.equal(refusalOf(request, { card: 3 })?.clause, 'XX-1.1');
  assert.equal(refusalOf(request, { card: 1 }), null);
});

test('a field that a form bars is refused with its reason, any other with the clause of the form', () => {
  const barred = [{ item: 'second', clause: 'XX-2.2', reason: 'nobody stakes against himself' }];
  const request = { ...form(0, [field('first', amount(0, 'coins', 0, 3))]), clause: 'XX-1.1', barred };
  assert.deepEqual(refusalOf(request, { first: 1, second: 1 }), {
    clause: 'XX-2.2',
    code: 'barred',
    text: 'nobody stakes against himself',
  });
  assert.equal(refusalOf(request, { first: 1, third: 1 })?.code, 'field-unasked');
  assert.equal(refusalOf(request, { second: 1 })?.code, 'field-missing');
});

test('a bargain with a barred seat names the seat and its clause; a number of an item is no seat', () => {
  const bargain = offer(0, 'card', [{ seat: 1, items: [4], coins: 3 }], [5], 3, false);
  const barred = [
    { item: 3, clause: 'XX-2.1', reason: 'the net is torn' },
    { item: 2, of: 'seat', clause: 'XX-2.2', reason: 'this player is done' },
  ];
  const asked = { ...bargain, clause: 'XX-1.1' };
  const inForm = { ...form(0, [field('bargain', asked)]), clause: 'XX-1.1', barred };
  const answer = { give: [], giveCoins: 0, want: [], wantCoins: 1 };
  for (const [text, refuse] of [
    ['', (choice: object) => refusalOf({ ...asked, barred }, choice)],
    ['bargain: ', (choice: object) => refusalOf(inForm, { bargain: choice })],
  ] as const) {
    assert.equal(refuse({ ...answer, with: 1 }), null);
    assert.deepEqual(refuse({ ...answer, with: 2 }), {
      clause: 'XX-2.2',
      code: 'no-partner',
      text: `${text}this player is done`,
      of: 'seat',
      items: [2],
    });
    assert.deepEqual(refuse({ ...answer, with: 3 }), {
      clause: 'XX-1.1',
      code: 'no-partner',
      text: `${text}no bargain can be made with this seat here`,
    });
    assert.equal(refuse({ ...answer, with: 1, want: [3] })?.clause, 'XX-2.1');
    assert.equal(refuse({ ...answer, with: 1, want: [2] })?.clause, 'XX-1.1');
  }
});

test('what a form bars of one sort, or with one answer, is refused there only', () => {
  const barred = [
    { item: 4, of: 'card', when: 'play', clause: 'XX-2.2', reason: 'the net is torn' },
    { item: 4, of: 'seat', clause: 'XX-2.3', reason: 'he is out' },
    { item: 4, of: 'card', when: 'burn', clause: 'XX-2.4', reason: 'it is wet' },
  ];
  const request = {
    ...form(0, [
      field('do', pick(0, 'word', ['play', 'burn', 'keep'])),
      field('card', pick(0, 'card', [1, 2]), { field: 'do', is: ['play', 'keep'] }),
      field('fuel', pick(0, 'card', [1, 2]), { field: 'do', is: ['burn'] }),
      field('on', pick(0, 'seat', [1, 2]), { field: 'card', is: [1] }),
    ]),
    clause: 'XX-1.1',
    barred,
  };
  assert.deepEqual(refusalOf(request, { do: 'play', card: 4 }), {
    clause: 'XX-2.2',
    code: 'barred',
    text: 'card: the net is torn',
  });
  assert.equal(refusalOf(request, { do: 'burn', fuel: 4 })?.clause, 'XX-2.4');
  assert.equal(refusalOf(request, { do: 'play', card: 1, on: 4 })?.clause, 'XX-2.3');
  assert.equal(refusalOf(request, { do: 'play', card: 1, on: 3 })?.code, 'not-offered');
});

test('what is barred is refused with its own clause and reason', () => {
  const barred = [{ item: 4, clause: 'XX-2.2', reason: 'the net is torn' }];
  const request = { ...pick(0, 'card', [1, 2]), clause: 'XX-1.1', barred };
  assert.deepEqual(refusalOf(request, 4), { clause: 'XX-2.2', code: 'barred', text: 'the net is torn' });
  assert.equal(code(request, 5), 'not-offered');
  const walk = {
    ...path(0, 'cell', 0, [[1], [0]], 1, { blocked: [1] }),
    barred: [{ item: 1, clause: 'XX-3', reason: 'a wall' }],
  };
  assert.equal(refusalOf(walk, [1])?.clause, 'XX-3');
});

test('a subset may name another clause for each way of breaking it', () => {
  const plain = { ...purchase(0, 'card', [1, 1, 2], 1, 2, [3, 3, 4], 6), clause: 'XX-1.1' };
  const request = { ...plain, clauses: { 'too-dear': 'XX-4.4', 'too-many-of': 'XX-4.2' } };
  const clauses = (asked: Request): (string | undefined)[] =>
    [[1, 2], [2, 2], [], [1, 1, 2], [1, 1]].map((choice) => refusalOf(asked, choice)?.clause);
  assert.deepEqual(clauses(plain), ['XX-1.1', 'XX-1.1', 'XX-1.1', 'XX-1.1', undefined]);
  assert.deepEqual(clauses(request), ['XX-4.4', 'XX-4.2', 'XX-1.1', 'XX-1.1', undefined]);
  // Also in a field of a form.
  const inForm = { ...form(0, [field('cards', request)]), clause: 'XX-1.1' };
  assert.equal(refusalOf(inForm, { cards: [1, 2] })?.clause, 'XX-4.4');
});

test('a subset and a payment: every way of breaking them has its code', () => {
  const request = subset(0, 'card', [1, 1, 2], 1, 2, [{ items: [2], min: 0, max: 0 }]);
  assert.deepEqual(
    [[], [1, 1, 1], [2, 2], [3], [1, 2], 'x', [1, 1], [1]].map((choice) => code(request, choice)),
    ['too-few', 'too-many-of', 'too-many-of', 'not-offered', 'group-max', 'not-a-list', undefined, undefined],
  );
  assert.equal(code(subset(0, 'card', [1, 2, 3], 0, 1), [1, 2]), 'too-many');
  assert.equal(code(subset(0, 'card', [1, 2], 0, 2, [{ items: [1], min: 1, max: 1 }]), [2]), 'group-min');
  assert.equal(code(purchase(0, 'card', [1, 2], 0, 2, [3, 4], 6), [1, 2]), 'too-dear');
  const debt = pay(0, 'card', [1, 2, 3], [1, 2, 3], 3, false, true);
  assert.deepEqual(
    [[1], [1, 2], [1, 3], [3]].map((choice) => code(debt, choice)),
    ['too-little', undefined, 'superfluous', undefined],
  );
  assert.equal(code(pay(0, 'card', [1, 3], [1, 3], 3, true), [1, 3]), 'too-much');
});

test('an amount, an order and an offer: every way of breaking them has its code', () => {
  assert.deepEqual(
    [1, 1.5, '1', null, 2].map((choice) => code(amount(0, 'coins', 0, 4, 2), choice)),
    ['off-step', 'not-a-number', 'not-a-number', 'not-a-number', undefined],
  );
  assert.deepEqual(
    [['a'], ['a', 'a'], ['b', 'a']].map((choice) => code(order(0, 'word', ['a', 'b']), choice)),
    ['not-all', 'too-many-of', undefined],
  );
  const bargain = offer(0, 'card', [{ seat: 1, items: [4], coins: 2 }], [5], 3, false);
  const whole = { with: 1, give: [5], giveCoins: 0, want: [4], wantCoins: 0 };
  const tries = [
    whole,
    'none',
    { ...whole, with: 2 },
    { ...whole, want: [5] },
    { ...whole, giveCoins: 4 },
    { ...whole, more: 1 },
  ];
  assert.deepEqual(
    tries.map((choice) => code(bargain, choice)),
    [undefined, 'must-offer', 'no-partner', 'not-offered', 'out-of-range', 'no-bargain'],
  );
  assert.equal(code(bargain, { with: 1, give: [], giveCoins: 0, want: [], wantCoins: 0 }), 'empty');
});

test('a form: what is missing, too much or wrong in a field is refused with the name of the field', () => {
  const fields = [
    field('do', pick(0, 'word', ['go', 'stay'])),
    field('far', amount(0, 'steps', 1, 3), { field: 'do', is: ['go'] }),
  ];
  const request = { ...form(0, fields, null, null), clause: 'XX-9' };
  assert.deepEqual(
    [{ do: 'go', far: 2 }, { do: 'stay' }, { do: 'stay', far: 1 }, { do: 'go' }, { do: 'go', far: 9 }, [], null].map(
      (choice) => code(request, choice),
    ),
    [undefined, undefined, 'field-unasked', 'field-missing', 'out-of-range', 'no-form', 'no-form'],
  );
  assert.equal(refusalOf(request, { do: 'go', far: 9 })?.clause, 'XX-9');
  assert.match(refusalOf(request, { do: 'go', far: 9 })!.text, /^far: /);
});

test('an amount beyond its bounds and a repeated answer name the clauses that the game gives them', () => {
  const coins = { ...amount(0, 'coins', 2, 5), clause: 'XX-1', clauses: { above: 'XX-2' } };
  assert.deepEqual(
    [1, 6, 'x'].map((choice) => refusalOf(coins, choice)!.clause),
    ['XX-1', 'XX-2', 'XX-1'],
  );
  const letter = pick(0, 'word', ['a', 'b', 'none']);
  const fields = ['one', 'two', 'three'].map((name) => field(name, letter));
  const request = { ...form(0, fields, [['one', 'two', 'three']]), clause: 'XX-3', clauses: { three: 'XX-4' } };
  const repeated = (one: string, two: string, three: string) => refusalOf(request, { one, two, three });
  assert.deepEqual(repeated('a', 'none', 'a'), {
    clause: 'XX-4',
    code: 'not-distinct',
    text: 'one and three must differ',
  });
  assert.equal(repeated('b', 'b', 'a')!.clause, 'XX-3');
  const inner = { ...form(0, [field('coins', { ...coins, clause: '' })]), clause: 'XX-5' };
  assert.deepEqual(
    [{ coins: 6 }, { coins: 1 }].map((choice) => refusalOf(inner, choice)!.clause),
    ['XX-2', 'XX-5'],
  );
});

test('a word that is barred with everything is refused for the reason of what was given with it', () => {
  const fields = [
    field('do', pick(0, 'word', ['stay'])),
    field('to', pick(0, 'cell', [4]), { field: 'do', is: ['go'] }),
  ];
  const barred = [
    { item: 'go', clause: 'XX-1', reason: 'nobody goes' },
    { item: 3, of: 'cell', when: 'swim', clause: 'XX-2', reason: 'there is no water' },
    { item: 3, of: 'cell', when: 'go', clause: 'XX-3', reason: 'a wall is there' },
  ];
  const request = { ...form(0, fields), clause: 'XX-9', barred };
  const told = (choice: object): string => {
    const { clause, text } = refusalOf(request, choice)!;
    return `${clause} ${text}`;
  };
  assert.equal(told({ do: 'go', to: 3 }), 'XX-3 to: a wall is there');
  assert.equal(told({ do: 'go', to: 2 }), 'XX-1 do: nobody goes');
  assert.equal(told({ do: 'go' }), 'XX-1 do: nobody goes');
});

test('what is barred in some fields of a form is no bar in the others', () => {
  const fields = ['left', 'right'].map((name) => field(name, pick(0, 'card', [1])));
  const barred = [{ item: 2, of: 'card', fields: ['left'], clause: 'XX-1', reason: 'not on this side' }];
  const request = { ...form(0, fields), clause: 'XX-9', barred };
  assert.equal(refusalOf(request, { left: 2, right: 1 })!.clause, 'XX-1');
  assert.equal(code(request, { left: 1, right: 2 }), 'not-offered');
});

test('minus zero is no answer, though it equals zero', () => {
  const none = { give: [], giveCoins: 0, want: [], wantCoins: 1 };
  const bargain = offer(0, 'card', [{ seat: 0, items: [0], coins: 3 }], [0], 3, false);
  for (const [request, good, bad] of [
    [pick(0, 'card', [0, 1]), 0, -0],
    [amount(0, 'coins', 0, 5), 0, -0],
    [subset(0, 'card', [0, 1], 0, 2), [0], [-0]],
    [order(0, 'card', [0, 1]), [1, 0], [1, -0]],
    [path(0, 'square', 1, [[1], [0]], 3, {}), [0], [-0]],
    [bargain, { ...none, with: 0 }, { ...none, with: -0 }],
    [bargain, { ...none, with: 0 }, { ...none, with: 0, giveCoins: -0 }],
    [form(0, [field('card', pick(0, 'card', [0, 1]))]), { card: 0 }, { card: -0 }],
  ] as const) {
    assert.equal(refusalOf(request, good), null);
    assert.notEqual(refusalOf(request, bad), null, request.kind);
  }
});
