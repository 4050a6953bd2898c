import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { fastRandom } from '#engine/chance/random.ts';
import { canonical, count, defaultChoice, enumerate, onlyChoice, ordered, sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import {
  amount,
  type Choice,
  compareItems,
  field,
  form,
  type Item,
  offer,
  order,
  path,
  pay,
  pick,
  purchase,
  type Request,
  subset,
} from '#engine/requests/request.ts';

const key = (choice: Choice): string => JSON.stringify(choice);
const different = (choices: readonly Choice[]): Set<string> => new Set(choices.map(key));

/** Every sub-multiset of a bag, the slow way. */
function everySelection(from: readonly Item[]): Item[][] {
  const found = new Map<string, Item[]>();
  for (let mask = 0; mask < 1 << from.length; mask++) {
    const items = from.filter((_, i) => mask & (1 << i)).sort(compareItems);
    found.set(key(items), items);
  }
  return [...found.values()];
}

const bag = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 });
const worthOfKind = [1, 2, 3, 5];

/** What brute force calls legal is what enumerate lists, and as many as count says. */
function agrees(request: Request, all: readonly Choice[]): void {
  const legal = all.filter((choice) => refusalOf(request, choice) === null);
  assert.deepEqual(different(enumerate(request, 100_000)), different(legal));
  assert.equal(count(request), legal.length);
}

describe('enumerate, count and refusalOf agree with brute force', () => {
  test('subset', () => {
    fc.assert(
      fc.property(bag, fc.nat(4), fc.nat(8), (from, min, more) => {
        if (min > from.length) return;
        agrees(subset(0, 'x', from, min, Math.min(from.length, min + more)), everySelection(from));
      }),
    );
  });

  test('subset with groups and prices', () => {
    fc.assert(
      fc.property(bag, fc.nat(12), fc.nat(2), (from, purse, most) => {
        const worth = from.map((item) => worthOfKind[item]!);
        const groups = [{ items: [0, 2], min: 0, max: most }];
        agrees(purchase(0, 'x', from, 0, from.length, worth, purse, groups), everySelection(from));
      }),
    );
  });

  test('pay', () => {
    fc.assert(
      fc.property(bag, fc.nat(12), fc.boolean(), fc.boolean(), (from, due, exact, irreducible) => {
        const worth = from.map((item) => worthOfKind[item]!);
        agrees(pay(0, 'x', from, worth, due, exact, irreducible), everySelection(from));
      }),
    );
  });

  test('order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 5 }), (items) => {
        const permutations = (rest: Item[]): Item[][] =>
          rest.length === 0
            ? [[]]
            : rest.flatMap((item, i) => permutations(rest.toSpliced(i, 1)).map((tail) => [item, ...tail]));
        const all = [...new Map(permutations(items).map((one) => [key(one), one])).values()];
        agrees(order(0, 'x', items), all);
      }),
    );
  });

  test('offer', () => {
    const request = offer(
      0,
      'x',
      [
        { seat: 1, items: [7], coins: 1 },
        { seat: 2, items: [], coins: 2 },
      ],
      [5, 5],
      1,
      true,
    );
    const all: Choice[] = ['none'];
    for (const seat of [1, 2, 3]) {
      for (const give of [[], [5], [5, 5], [5, 5, 5]]) {
        for (const want of [[], [7], [7, 7], [5]]) {
          for (const giveCoins of [0, 1, 2])
            for (const wantCoins of [0, 1, 2, 3]) all.push({ with: seat, give, giveCoins, want, wantCoins });
        }
      }
    }
    agrees(request, all);
  });

  test('form with conditions, distinct fields and totals', () => {
    const request = form(
      0,
      [
        field('do', pick(0, 'word', ['bet', 'send', 'pass'])),
        field('left', amount(0, 'coins', 0, 3), { field: 'do', is: ['bet'] }),
        field('right', amount(0, 'coins', 0, 3), { field: 'do', is: ['bet'] }),
        field('who', pick(0, 'seat', [1, 2, 'none']), { field: 'do', is: ['send'] }),
        field('whom', pick(0, 'seat', [1, 2, 'none']), { field: 'do', is: ['send'] }),
      ],
      [['who', 'whom']],
      [{ fields: ['left', 'right'], max: 4 }],
    );
    const all: Choice[] = [{ do: 'pass' }, { do: 'bet' }, { do: 'pass', left: 0 }];
    for (const left of [0, 1, 2, 3]) for (const right of [0, 1, 2, 3]) all.push({ do: 'bet', left, right });
    for (const who of [1, 2, 'none']) for (const whom of [1, 2, 'none']) all.push({ do: 'send', who, whom });
    agrees(request, all);
    assert.equal(count(request), 1 + 13 + 7);
  });
});

describe('large spaces stay small by kind', () => {
  // Sixteen cards worth 1,1,1,2,2,2,3,3,3,4,4,4,5,5,6,6: 65,271 ways to pay 8, 25 of them without waste and by kind.
  const worth = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6];
  const sixteen = (due: number, irreducible: boolean): Request => pay(0, 'card', worth, worth, due, false, irreducible);

  test('minimal payments by kind', () => {
    assert.deepEqual(
      [4, 8, 12, 20].map((due) => count(sixteen(due, true))),
      [8, 25, 51, 112],
    );
  });

  test('a menu of payments contains no waste', () => {
    for (const choice of enumerate(sixteen(8, false), 64)) assert.equal(refusalOf(sixteen(8, true), choice), null);
    assert.equal(enumerate(sixteen(8, false), 64).length, 25);
  });

  test('sixteen cards are never 2^16 subsets', () => {
    const request = subset(0, 'card', worth, 0, 16);
    assert.equal(count(request), 4 ** 4 * 3 * 3);
    assert.equal(enumerate(request, 50).length, 50);
  });

  test('amounts beyond the limit are spread over their range', () => {
    assert.deepEqual(enumerate(amount(0, 'coins', 0, 1000), 5), [0, 250, 500, 750, 1000]);
  });
});

describe('walks', () => {
  // A ring of six nodes; node 3 costs 2 to enter.
  const steps = [0, 1, 2, 3, 4, 5].map((node) => [(node + 5) % 6, (node + 1) % 6]);
  const costs = steps.map((ways) => ways.map((node) => (node === 3 ? 2 : 1)));

  test('one cheapest walk per end', () => {
    const request = path(0, 'cell', 0, steps, 4, { costs });
    assert.deepEqual(different(enumerate(request, 99)), different([[], [1], [5], [1, 2], [5, 4], [1, 2, 3]]));
    assert.equal(count(request), 6);
  });

  test('every walk within the budget is legal, and the cheapest to its end is its canonical form', () => {
    const request = path(0, 'cell', 0, steps, 4, { costs });
    assert.equal(refusalOf(request, [1, 0, 5, 4]), null);
    assert.deepEqual(canonical(request, [1, 0, 5, 4]), [5, 4]);
    assert.deepEqual(canonical(path(0, 'cell', 0, steps, 4, { passing: true }), [1, 0, 5, 4]), [1, 0, 5, 4]);
  });

  test('blocked nodes, halts and ends', () => {
    const request = path(0, 'cell', 0, steps, 3, { blocked: [5], halts: [2], ends: [1, 2, 3], mayStay: false });
    assert.deepEqual(enumerate(request, 99), [[1], [1, 2]]);
    const codes = [[5], [1, 2, 3], [1, 0], [], [2], [1, 'x'], 'x', [1, 2, 1, 2]].map(
      (walk) => refusalOf(request, walk)?.code,
    );
    assert.deepEqual(codes, ['blocked', 'halted', 'no-end', 'must-move', 'no-step', 'no-step', 'not-a-list', 'halted']);
    assert.equal(refusalOf(path(0, 'cell', 0, steps, 1, {}), [1, 2])?.code, 'too-far');
  });
});

test('samples are legal and reach every choice of a small space', () => {
  const random = fastRandom(7);
  const requests: Request[] = [
    pick(0, 'x', [1, 2, 3]),
    amount(0, 'x', 2, 8, 3),
    subset(0, 'x', [1, 1, 2], 0, 2),
    subset(0, 'x', [1, 2, 3], 0, 3, [{ items: [1, 2], min: 1, max: 1 }]),
    purchase(0, 'x', [1, 1, 2, 3], 0, 4, [1, 1, 2, 3], 3),
    pay(0, 'x', [1, 2, 2, 3], [1, 2, 2, 3], 4),
    pay(0, 'x', [1, 2, 2, 3], [1, 2, 2, 3], 4, true),
    order(0, 'x', ['a', 'b', 'c']),
    offer(0, 'x', [{ seat: 1, items: [4], coins: 1 }], [5], 1, true),
    path(0, 'x', 0, [[1], [0, 2], [1]], 2),
    form(0, [field('a', pick(0, 'x', [1, 2])), field('b', pick(0, 'x', [1, 2]))], [['a', 'b']]),
  ];
  for (const request of requests) {
    const seen = new Set<string>();
    for (let i = 0; i < 600; i++) {
      const choice = sample(request, random);
      assert.equal(refusalOf(request, choice), null, `${request.kind} ${key(choice)}`);
      seen.add(key(canonical(request, choice)));
    }
    const all = different(enumerate(request, 1000));
    for (const one of all) assert.ok(seen.has(one), `${request.kind} never sampled ${one}`);
  }
});

test('a wide purchase is drawn small and large, up to what the purse allows', () => {
  const random = fastRandom(3);
  const things = Array.from({ length: 40 }, (_, i) => i);
  const request = purchase(
    0,
    'x',
    things,
    0,
    40,
    things.map(() => 2),
    41,
    [{ items: [0, 1, 2, 3, 4, 5, 6, 7], min: 0, max: 1 }],
  );
  const sizes = new Set<number>();
  for (let i = 0; i < 200; i++) {
    const choice = sample(request, random) as Item[];
    assert.equal(refusalOf(request, choice), null);
    sizes.add(choice.length);
  }
  assert.ok(Math.min(...sizes) <= 2 && Math.max(...sizes) === 20, [...sizes].join());
});

test('the log keeps a choice with its lists sorted and its fields in order, in lists of its own', () => {
  const kept = (request: Request, choice: Choice): string => JSON.stringify(ordered(request, choice));
  assert.equal(kept(subset(0, 'x', [1, 2, 3], 0, 3), [3, 1]), '[1,3]');
  const bargain = offer(0, 'x', [{ seat: 1, items: [1, 2], coins: 1 }], [4, 5], 1, true);
  const choice = { wantCoins: 0, want: [2, 1], giveCoins: 1, give: [5, 4], with: 1 };
  assert.equal(kept(bargain, choice), '{"with":1,"give":[4,5],"giveCoins":1,"want":[1,2],"wantCoins":0}');
  assert.equal(kept(bargain, 'none'), '"none"');
  const request = form(0, [
    field('do', pick(0, 'word', ['go', 'stay'])),
    field('far', amount(0, 'steps', 1, 3), { field: 'do', is: ['go'] }),
    field('with', subset(0, 'x', [1, 2], 0, 2)),
  ]);
  assert.equal(kept(request, { with: [2, 1], far: 2, do: 'go' }), '{"do":"go","far":2,"with":[1,2]}');
  assert.deepEqual(Object.keys(ordered(request, { with: [], do: 'stay' })), ['do', 'with']);
  for (const [asked, list] of [
    [order(0, 'x', ['b', 'a']), ['b', 'a']],
    [path(0, 'x', 0, [[1], [0, 2], [1]], 3), [1, 2]],
  ] as const) {
    const copy = ordered(asked, list as unknown as Choice);
    assert.deepEqual(copy, list, 'unchanged');
    assert.notEqual(copy, list, 'but not the list of the caller');
  }
});

test('the default is the rulebook’s, else the first choice', () => {
  const request = pick(0, 'x', [3, 4]);
  assert.equal(defaultChoice(request), 3);
  assert.equal(defaultChoice({ ...request, fallback: 4 }), 4);
});

test('a request that leaves no choice has an only choice', () => {
  assert.equal(onlyChoice(pick(0, 'x', [3, 3])), 3);
  assert.equal(onlyChoice(pick(0, 'x', [3, 4])), null);
  assert.deepEqual(onlyChoice(subset(0, 'x', [1, 2], 2, 2)), [1, 2]);
});

test('hopeless or huge requests are answered at once', () => {
  const coins = Array.from({ length: 24 }, (_, i) => i + 1);
  const even = coins.map((coin) => coin * 2);
  assert.equal(count(pay(0, 'x', coins, even, 301, true)), 0);
  assert.deepEqual(enumerate(pay(0, 'x', coins, even, 301, true), 5), []);
  assert.equal(count(pay(0, 'x', [1, 2], [2 ** 26, 2 ** 26], 2 ** 26)), 3);
  const amounts = ['a', 'b', 'c', 'd'].map((name) => field(name, amount(0, 'x', 0, 30)));
  const shared = form(0, amounts, null, [{ fields: ['a', 'b', 'c', 'd'], max: 60 }]);
  assert.ok(count(shared) >= 10_000);
  assert.equal(enumerate(shared, 3).length, 3);
});
