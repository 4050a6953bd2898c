import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { canonical, enumerate, sample } from '#engine/requests/choices.ts';
import { type Nouns, parse, print } from '#engine/requests/notation.ts';
import { amount, field, form, offer, order, path, pay, pick, type Request, subset } from '#engine/requests/request.ts';

const CARDS = ['net', 'sword', 'guard', 'guard-long'];
const nouns: Nouns = { card: { print: (item) => (typeof item === 'number' ? CARDS[item]! : item) } };

const requests: Request[] = [
  pick(0, 'card', [0, 1, 'none']),
  subset(0, 'card', [0, 1, 1, 1, 2], 0, 5),
  pay(0, 'card', [0, 1, 1, 3], [1, 2, 2, 3], 3),
  path(0, 'cell', 0, [[1], [0, 2], [1]], 3),
  amount(0, 'coins', 0, 12),
  order(0, 'word', ['a', 'b', 'c']),
  offer(0, 'card', [{ seat: 1, items: [1, 1], coins: 3 }], [0, 2], 4, true),
  form(0, [
    field('do', pick(0, 'word', ['launch', 'end'])),
    field('card', pick(0, 'card', [0, 1]), { field: 'do', is: ['launch'] }),
    field('how', form(0, [field('gold', amount(0, 'coins', 0, 3)), field('with', subset(0, 'card', [2, 2], 0, 2))]), {
      field: 'do',
      is: ['launch'],
    }),
  ]),
];

test('what is printed can be read back', () => {
  const random = fastRandom(3);
  for (const request of requests) {
    const choices = [...enumerate(request, 200), ...Array.from({ length: 200 }, () => sample(request, random))];
    for (const choice of choices) {
      const text = print(request, choice, nouns);
      const read = parse(request, text, nouns);
      assert.deepEqual(
        read.choice === null ? read.refusal : canonical(request, read.choice),
        canonical(request, choice),
        text,
      );
    }
  }
});

test('what is printed is short', () => {
  assert.equal(print(requests[1]!, [1, 0, 1, 1], nouns), 'net+sword*3');
  assert.equal(print(requests[1]!, [], nouns), '-');
  assert.equal(print(requests[3]!, [1, 2], nouns), '1>2');
  assert.equal(print(requests[3]!, [], nouns), '.');
  assert.equal(
    print(requests[6]!, { with: 1, give: [0], giveCoins: 2, want: [1, 1], wantCoins: 0 }, nouns),
    '1:net+$2/sword*2',
  );
  assert.equal(
    print(requests[7]!, { do: 'launch', card: 1, how: { gold: 2, with: [2] } }, nouns),
    'launch sword (2 guard)',
  );
});

test('the beginning of a word is enough where it leaves no doubt, and a full word is never in doubt', () => {
  const request = pick(0, 'card', [0, 2, 3]);
  assert.equal(parse(request, 'N', nouns).choice, 0);
  assert.equal(parse(request, 'guard', nouns).choice, 2);
  assert.match(parse(request, 'gu', nouns).refusal!.text, /could be several/);
  assert.match(parse(request, 'axe', nouns).refusal!.text, /not one of: net, guard, guard-long/);
});

test('what cannot be read gets a sentence, not an exception', () => {
  const bad: [number, string][] = [
    [0, ''],
    [0, 'net net'],
    [1, 'sword*99'],
    [4, 'many'],
    [6, '1;net'],
    [6, '7:net/-'],
    [7, 'launch'],
    [7, 'launch net 2 -'],
    [7, 'launch net (2 -'],
  ];
  for (const [which, text] of bad) {
    const { choice, refusal } = parse(requests[which]!, text, nouns);
    assert.equal(choice, null, text);
    assert.ok(refusal!.text.length > 5, text);
  }
  assert.equal(parse(requests[4]!, '13', nouns).refusal!.code, 'out-of-range');
});

test('an endless text is not even read', () => {
  assert.match(parse(requests[3]!, '1>'.repeat(50_000), nouns).refusal!.text, /at most 4000 characters/);
  assert.ok(parse(requests[0]!, 'x'.repeat(3_000), nouns).refusal!.text.length < 200);
});

test('the whole name of something that is not offered is never short for another name', () => {
  const request: Request = {
    ...pick(0, 'card', [0, 3]),
    barred: [{ item: 2, clause: 'XX-1.1', reason: 'no guard today' }],
  };
  assert.deepEqual(parse(request, 'guard', nouns).refusal, {
    clause: 'XX-1.1',
    code: 'barred',
    text: 'no guard today',
  });
  assert.equal(parse(request, 'guard-l', nouns).choice, 3);
  const inForm: Request = { ...form(0, [field('card', pick(0, 'card', [0, 3]))]), barred: request.barred };
  assert.equal(parse(inForm, 'guard', nouns).refusal!.clause, 'XX-1.1');
  const known: Nouns = { card: { ...nouns['card']!, isName: (word) => CARDS.includes(word) } };
  const bare = pick(0, 'card', [0, 3]);
  assert.equal(parse(bare, 'guard', nouns).choice, 3, 'nobody says that it is a name');
  assert.match(parse(bare, 'guard', known).refusal!.text, /'guard' is not one of: net, guard-long/);
  assert.equal(parse(bare, 'g', known).choice, 3);
  const longer = ['guard', 'guard-long', 'guard-short'];
  const three: Nouns = { card: { print: (item) => longer[item as number]!, isName: (word) => longer.includes(word) } };
  assert.deepEqual(parse(pick(0, 'card', [1, 2]), 'guard', three).refusal!.numbers, [0], 'not offered, not unclear');
  assert.deepEqual(parse(pick(0, 'card', [1, 2]), 'gua', three).refusal!.numbers, [2], 'unclear');
});

test('the exact name of what is barred is read as the offered item that comes to the same', () => {
  const barred = [{ item: 2, clause: 'XX-1.1', reason: 'the net does the same', instead: 0 }];
  const request: Request = { ...pick(0, 'card', [0, 3]), barred };
  assert.equal(parse(request, 'guard', nouns).choice, 0);
  assert.equal(parse(request, 'guard-l', nouns).choice, 3);
  assert.equal(parse({ ...request, from: [3] }, 'guard', nouns).refusal!.code, 'barred', 'it is not offered itself');
});

test('more of an item than is offered, and too many of a group, are refused with the clause that forbids them', () => {
  const barred = [{ item: 0, clause: 'XX-1.1', reason: 'one net for everybody', more: true as const }];
  const request: Request = {
    ...subset(0, 'card', [0, 3], 0, 2, [{ items: [0, 3], min: 0, max: 1, clause: 'XX-1.2' }]),
    barred,
  };
  assert.deepEqual(parse(request, 'net*2', nouns).refusal, {
    clause: 'XX-1.1',
    code: 'barred',
    text: 'one net for everybody',
  });
  const { clause, code } = parse(request, 'net+guard-long', nouns).refusal!;
  assert.deepEqual([clause, code], ['XX-1.2', 'group-max']);
  assert.deepEqual(parse(request, 'net', nouns).choice, [0]);
});

test('where nothing is offered, what is barred is still refused with its reason', () => {
  const none: Request = {
    ...subset(0, 'card', [], 0, 0),
    barred: [{ item: 2, clause: 'XX-1.1', reason: 'not today' }],
  };
  assert.equal(parse(none, 'guard', nouns).refusal!.code, 'barred');
  assert.match(parse({ ...none, from: [2] }, 'guard*900000000', nouns).refusal!.text, /there are not 900000000/);
});

test('what is barred of another kind is not meant by the same word', () => {
  const barred = [{ item: 'net', of: 'word', clause: 'XX-1.1', reason: 'no such word' }];
  const request: Request = { ...pick(0, 'card', [1]), barred };
  assert.equal(parse(request, 'net', nouns).refusal!.code, 'unreadable');
  const same: Request = { ...pick(0, 'card', [1]), barred: [{ ...barred[0]!, of: 'card' }] };
  assert.equal(parse(same, 'net', nouns).refusal!.code, 'barred');
});

test('the beginning of what is barred is refused with its reason where nothing offered begins so', () => {
  const barred = [{ item: 3, clause: 'XX-1.1', reason: 'it is far away' }];
  const request: Request = { ...pick(0, 'card', [0, 1]), barred };
  assert.equal(parse(request, 'guard', nouns).refusal!.clause, 'XX-1.1');
  assert.equal(parse({ ...request, from: [0, 2] }, 'gu', nouns).choice, 2);
  assert.equal(
    parse({ ...request, barred: [{ ...barred[0]!, of: 'word' }] }, 'guard', nouns).refusal!.code,
    'unreadable',
  );
  const known: Nouns = { card: { ...nouns['card']!, isName: (word) => CARDS.includes(word) } };
  assert.equal(parse(request, 'guard', known).refusal!.code, 'unreadable', 'it is the name of another');
  assert.equal(parse(request, 'guard-l', known).refusal!.code, 'barred');
});

test('a bargain with a barred seat is refused by its clause, with another one as unreadable', () => {
  const barred = [{ item: 2, of: 'seat', clause: 'XX-1.1', reason: 'this player is done' }];
  const request: Request = { ...form(0, [field('bargain', requests[6]!)]), barred };
  assert.deepEqual(parse(request, '2:net/-', nouns).refusal, {
    clause: 'XX-1.1',
    code: 'no-partner',
    text: 'this player is done',
    of: 'seat',
    items: [2],
  });
  assert.equal(parse(request, '3:net/-', nouns).refusal!.code, 'unreadable');
  assert.notEqual(parse(request, '1:net/-', nouns).choice, null);
});

test('a number is not short for a longer number', () => {
  const request = pick(0, 'cell', [2, 10]);
  assert.notEqual(parse(request, '1', nouns).refusal, null);
  assert.equal(parse(request, '10', nouns).choice, 10);
});

test('a word that is barred with everything is refused for the reason of what is written after it', () => {
  const fields = [field('do', pick(0, 'word', ['stay'])), field('coins', amount(0, 'coins', 1, 3))];
  const barred = [
    { item: 'take', clause: 'XX-1.1', reason: 'nothing is taken' },
    { item: 2, of: 'card', when: 'take', clause: 'XX-1.2', reason: 'no guard today' },
  ];
  const request: Request = { ...form(0, fields), barred };
  const told = (text: string): string => {
    const { clause, text: why } = parse(request, text, nouns).refusal!;
    return `${clause} ${why}`;
  };
  assert.equal(told('take Guard 2'), 'XX-1.2 no guard today');
  assert.equal(told('take net'), 'XX-1.1 nothing is taken');
  assert.equal(told('take'), 'XX-1.1 nothing is taken');
});
