import assert from 'node:assert/strict';
import { createCipheriv, createHmac } from 'node:crypto';
import { test } from 'node:test';
import {
  type FastRandomState,
  fastRandom,
  matchRandom,
  type Random,
  type RandomState,
  restoreRandom,
} from './random.ts';
import { streamKey } from './seed.ts';
import { toHex } from './sha256.ts';

const SEED = '5ca1ab1e'.repeat(8);
const newMatch = (match = 'm-1', nonces: string[] = []) =>
  matchRandom({ seed: SEED, match, rules: 'jugula@1', nonces });

/** For this n a quarter of all words is rejected, far more than for any die. */
const WASTEFUL = 0x60000000 + 1;

const STREAMS: [name: string, make: () => Random][] = [
  ['match', () => newMatch()],
  ['fast', () => fastRandom(20260)],
];

const list = (random: Random, n: number, count: number) => Array.from({ length: count }, () => random.below(n));

/** Degrees of freedom: the chi-square below and above which one honest sample in ten thousand lies. */
const CHI_SQUARE: Record<number, [low: number, high: number]> = {
  1: [1.571e-8, 15.1367],
  2: [0.0002, 18.4207],
  5: [0.08218, 25.7448],
  6: [0.1724, 27.8563],
  9: [0.6608, 33.7199],
  23: [5.749, 57.0746],
  35: [12, 74.9262],
  51: [21.64, 97.3371],
};

function assertUniform(counts: ArrayLike<number>, what: string): void {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  const expected = total / counts.length;
  let chiSquare = 0;
  for (let i = 0; i < counts.length; i++) chiSquare += ((counts[i] as number) - expected) ** 2 / expected;
  const [low, high] = CHI_SQUARE[counts.length - 1] as [number, number];
  assert.ok(chiSquare >= low && chiSquare <= high, `${what}: chi-square ${chiSquare} is outside ${low} to ${high}`);
}

function tally(cells: number, count: number, cell: () => number): Uint32Array {
  const counts = new Uint32Array(cells);
  for (let i = 0; i < count; i++) {
    const index = cell();
    assert.ok(index >= 0 && index < cells);
    counts[index] = (counts[index] as number) + 1;
  }
  return counts;
}

for (const [name, make] of STREAMS) {
  test(`${name}: below(n) gives every number equally often`, () => {
    const random = make();
    for (const n of [2, 3, 6, 7, 10, 52])
      assertUniform(
        tally(n, 500_000, () => random.below(n)),
        `below(${n})`,
      );
  });

  test(`${name}: a large n, where a careless remainder would favour the low numbers, is even too`, () => {
    const random = make();
    const n = 0xc0000000;
    assertUniform(
      tally(3, 300_000, () => Math.floor(random.below(n) / (n / 3))),
      'thirds',
    );
  });

  test(`${name}: die(6) gives 1 to 6 and is one more than below(6)`, () => {
    const dice = make();
    const numbers = make();
    for (let i = 0; i < 1000; i++) assert.equal(dice.die(6), numbers.below(6) + 1);
  });

  test(`${name}: neighbouring dice are independent`, () => {
    const random = make();
    assertUniform(
      tally(36, 360_000, () => random.below(6) * 6 + random.below(6)),
      'pairs',
    );
  });

  test(`${name}: shuffle gives all 24 orders of four items equally often`, () => {
    const random = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 240_000; i++) {
      const items = [0, 1, 2, 3];
      random.shuffle(items);
      const order = items.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    assertUniform([...counts.values()], 'orders');
  });

  test(`${name}: shuffle keeps all items, whatever they are, and leaves none or one alone`, () => {
    const random = make();
    const items = ['net', 'trident', 'gladius', 'scutum', 'net'];
    random.shuffle(items);
    assert.deepEqual(items.toSorted(), ['gladius', 'net', 'net', 'scutum', 'trident']);
    const before = random.draws;
    const one = [7];
    random.shuffle(one);
    random.shuffle([]);
    assert.deepEqual(one, [7]);
    assert.equal(random.draws, before);
  });

  test(`${name}: restored at any position it goes on as the original does`, () => {
    const original = make();
    const all = list(make(), WASTEFUL, 120);
    for (let taken = 0; taken < 100; taken++) {
      const saved: RandomState = JSON.parse(JSON.stringify(original.save()));
      const restored = restoreRandom(saved);
      assert.equal(restored.draws, original.draws);
      assert.deepEqual(restored.save(), saved);
      assert.deepEqual(list(restored, WASTEFUL, 20), all.slice(taken, taken + 20), `after ${taken} numbers`);
      assert.equal(original.below(WASTEFUL), all[taken]);
    }
  });

  test(`${name}: draws counts every word taken, thrown-away ones too`, () => {
    const random = make();
    assert.equal(random.draws, 0);
    random.die(6);
    assert.equal(random.draws, 1);
    random.shuffle([1, 2, 3, 4]);
    assert.equal(random.draws, 4);
    list(random, WASTEFUL, 1000);
    assert.ok(random.draws > 1004 + 200 && random.draws < 1004 + 700, `${random.draws} draws`);
  });

  test(`${name}: a senseless number of outcomes is refused and takes nothing`, () => {
    const random = make();
    for (const n of [0, -0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 0x100000000]) {
      const message = `A random number needs a whole number of outcomes from 1 to 4294967295, but ${n} was given.`;
      assert.throws(() => random.below(n), { message });
      assert.throws(() => random.die(n), { message });
    }
    assert.equal(random.draws, 0);
    assert.equal(random.below(1), 0);
    assert.ok(random.below(0xffffffff) < 0xffffffff);
  });
}

test('match: a reader can work out every number from seed, match, rules and nonces', () => {
  const stream = { seed: SEED, match: 'm-1', rules: 'jugula@1', nonces: ['one', 'two'] };
  const random = matchRandom(stream);
  // Key and stream come from node:crypto; only the field encoding is ours, and seed.test.ts checks it.
  const fields = ['harena stream 1', 'm-1', 'jugula@1', 'one', 'two'].map((field) => {
    const bytes = Buffer.from(`\0\0\0\0${field}`);
    bytes.writeUInt32BE(field.length);
    return bytes;
  });
  const key = createHmac('sha256', Buffer.from(SEED, 'hex')).update(Buffer.concat(fields)).digest();
  assert.equal(toHex(streamKey(stream)), key.toString('hex'));
  const words = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(40_000));
  let index = 0;
  for (let i = 0; i < 5000; i++) {
    const n = [6, 52, 3, WASTEFUL, 0xffffffff][i % 5] as number;
    let word = words.readUInt32LE(index++ * 4);
    while (word >= 2 ** 32 - (2 ** 32 % n)) word = words.readUInt32LE(index++ * 4);
    assert.equal(random.below(n), word % n, `number ${i}`);
    assert.equal(random.draws, index);
  }
});

test('match: the first dice of a known match, which no later version may change', () => {
  const random = matchRandom({ seed: '07'.repeat(32), match: 'first', rules: 'gladiatori@1', nonces: ['a', 'b'] });
  const dice = Array.from({ length: 20 }, () => random.die(6));
  assert.deepEqual(dice, [1, 1, 1, 6, 5, 2, 3, 1, 2, 6, 3, 2, 3, 2, 3, 2, 5, 1, 2, 1]);
});

test('match: two matches, two lists of nonces or two seeds share no run of words', () => {
  const streams: Random[] = [];
  for (let i = 0; i < 50; i++) streams.push(newMatch(`m-${i}`), newMatch('m-0', [`n-${i}`]), newMatch(`m-${i}`, ['']));
  streams.push(matchRandom({ seed: '11'.repeat(32), match: 'm-0', rules: 'jugula@1', nonces: [] }));
  streams.push(matchRandom({ seed: SEED, match: 'm-0', rules: 'jugula@2', nonces: [] }));
  const pairs = new Set<string>();
  for (const stream of streams) {
    let before = stream.below(0xffffffff);
    for (let i = 0; i < 200; i++) {
      const word = stream.below(0xffffffff);
      pairs.add(`${before} ${word}`);
      before = word;
    }
  }
  assert.equal(pairs.size, streams.length * 200);
});

test('match: restoring seeks at once, to the very last word, and refuses to begin again after it', () => {
  const last = 2 ** 36 - 1;
  const key = 'ab'.repeat(32);
  const random = restoreRandom({ kind: 'match', key, at: last });
  const start = Buffer.from('ffffffff000000000000000000000000', 'hex');
  const block = createCipheriv('chacha20', Buffer.from(key, 'hex'), start).update(Buffer.alloc(64));
  assert.equal(random.below(0x80000000), block.readUInt32LE(60) % 0x80000000);
  assert.equal(random.draws, last + 1);
  assert.throws(() => random.below(6), { message: 'This match has used up its 2^36 words; start a new one.' });
});

test('match: the stream shows its key only when it is saved', () => {
  const random = newMatch();
  const { key } = random.save();
  assert.equal(JSON.stringify(random).includes(key), false);
  assert.equal(key, toHex(streamKey({ seed: SEED, match: 'm-1', rules: 'jugula@1', nonces: [] })));
});

/** sfc32 and both ways to an unbiased number, written again in big integers from their definitions. */
function* slowNumbers(saved: FastRandomState, n: bigint): Generator<{ value: number; draws: number }> {
  const M = 2n ** 32n;
  let [a, b, c, count] = saved.s.map((word) => BigInt.asUintN(32, BigInt(word))) as [bigint, bigint, bigint, bigint];
  for (let draws = 1; ; draws++) {
    const word = (a + b + count) % M;
    a = b ^ (b >> 9n);
    b = (c * 9n) % M;
    c = ((((c << 21n) | (c >> 11n)) % M) + word) % M;
    count = (count + 1n) % M;
    if (n > 2n ** 21n) {
      if (word < M - (M % n)) yield { value: Number(word % n), draws };
    } else if ((word * n) % M >= M % n) yield { value: Number((word * n) / M), draws };
  }
}

test('fast: the numbers are those of the definition, thrown-away words included', () => {
  // 2^32 leaves nearly the greatest possible remainder by 2 096 129; one word in 2050 is rejected.
  for (const n of [6, 2_096_129, 0x200000, 0x200001, WASTEFUL, 0xffffffff, 1]) {
    // The second state begins with the word 0, which even a die of six must reject.
    for (const s of [[1, -2, 3, 0x7fffffff] as const, [0, 0, 0, 0] as const]) {
      const random = restoreRandom({ kind: 'fast', s: [...s], draws: 0 });
      const slow = slowNumbers(random.save(), BigInt(n));
      for (let i = 0; i < 10_000; i++) {
        const expected = slow.next().value as { value: number; draws: number };
        assert.equal(random.below(n), expected.value, `below(${n}), number ${i}`);
        assert.equal(random.draws, expected.draws);
      }
    }
  }
});

test('fast: the same seed gives the same stream, and neighbouring seeds unrelated ones', () => {
  assert.deepEqual(list(fastRandom(7), 52, 100), list(fastRandom(7), 52, 100));
  assert.deepEqual(list(fastRandom([1, 2, 3, 4]), 52, 100), list(fastRandom([1, 2, 3, 4]), 52, 100));
  let seed = 0;
  assertUniform(
    tally(36, 72_000, () => fastRandom(seed).below(6) * 6 + fastRandom(++seed).below(6)),
    'first dice',
  );
  const first = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), Number.MAX_SAFE_INTEGER].map((s) =>
    fastRandom(s).save().s.join(),
  );
  assert.equal(new Set(first).size, first.length);
});

test('fast: a fork is seeded by the next four words of its parent, and knows nothing of it', () => {
  const parent = fastRandom(3);
  const twin = fastRandom(3);
  const child = parent.fork();
  assert.equal(parent.draws, 4);
  assert.equal(child.draws, 0);
  const words = Array.from({ length: 4 }, () => twin.word() | 0) as [number, number, number, number];
  assert.deepEqual(child.save(), fastRandom(words).save());
  assert.deepEqual(parent.save(), twin.save());
  const pairs = tally(36, 360_000, () => parent.below(6) * 6 + child.below(6));
  assertUniform(pairs, 'parent and child in step');
  const firsts = tally(36, 72_000, () => parent.fork().below(6) * 6 + parent.fork().below(6));
  assertUniform(firsts, 'first numbers of neighbouring children');
});

test('fast: a seed that is no whole number, or not four words, is refused', () => {
  assert.throws(() => fastRandom(0.5), { message: "A fast stream's seed is a whole number, but 0.5 is not one." });
  assert.throws(() => fastRandom(Number.NaN), /but NaN is not one\./);
  assert.throws(() => fastRandom([1, 2, 3, 2 ** 32]), {
    message: "A fast stream's seed is one whole number or four of 32 bits, but [1,2,3,4294967296] is neither.",
  });
});
