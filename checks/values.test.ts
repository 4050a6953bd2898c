import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { itemNamed, readFields, readValue, splitWords } from '#checks/values.ts';
import { defineLocals } from '#engine/events/declare.ts';
import type { Json } from '#engine/json.ts';
import { printFields, printValue } from '#telling/values.ts';

const CARDS = ['blow-1', 'blow-2', 'guard-1', 'trick'];
const nouns = {
  card: { print: (item: number | string) => (typeof item === 'number' ? CARDS[item]!.toString() : item) },
  cell: { print: (item: number | string) => `c${item}` },
  city: { print: (item: number | string) => ['roma', 'capua'][item as number]! },
};

const kinds = defineLocals(nouns, {
  card: 'card',
  cards: 'card[]',
  piles: 'card[][]',
  to: 'cell',
  way: 'cell[]',
  towns: 'city[]',
  city: 'city',
  count: 'number',
});

test('items are printed with the nouns that are declared for them, everything else as it is', () => {
  const fields = { seat: 1, card: 1, cards: [0, 3], to: 4, city: 1, who: 'nobody', why: 'two words', none: null };
  assert.deepEqual(printFields(nouns, kinds, fields), [
    'seat=1',
    'card=blow-2',
    'cards=[blow-1 trick]',
    'to=c4',
    'city=capua',
    'who=nobody',
    'why="two words"',
    'none=-',
  ]);
});

test('a negative number is no item', () => {
  assert.equal(printValue(nouns, 'cell', -1), '-1');
  assert.equal(printValue(nouns, 'card', undefined as unknown as Json), 'undefined');
  assert.equal(readValue(nouns, 'cell', '-1'), -1);
});

test('lists and records print inside each other', () => {
  assert.equal(printValue(nouns, 'card', [[0], [], [1, 2]]), '[[blow-1] [] [blow-2 guard-1]]');
  assert.equal(printValue(nouns, '', { card: 3, ways: [1, 2], ok: true }), '{card=3 ways=[1 2] ok=true}');
});

const KEYS = ['seat', 'card', 'cards', 'to', 'way', 'towns', 'word', 'x'];
const itemsOf = (name: string): fc.Arbitrary<Json> => {
  const kind = kinds[name];
  if (kind === undefined) return fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
  const most = { card: 3, cell: 50, city: 1 }[kind.of]!;
  return kind.shape === 'list' ? fc.array(fc.integer({ min: 0, max: most })) : fc.integer({ min: -1, max: most });
};
const flatFields = Object.fromEntries(KEYS.map((key) => [key, itemsOf(key)]));
const record = fc.record({ seat: itemsOf('seat'), x: itemsOf('x') }, { noNullPrototype: true });
const fields = fc.record({ ...flatFields, deep: record, list: fc.array(record) }, { noNullPrototype: true });

test('what was printed is read back, whatever it was', () => {
  fc.assert(
    fc.property(fields, (value) => {
      const text = printFields(nouns, kinds, value as { [key: string]: Json }).join(' ');
      assert.deepEqual(readFields(nouns, kinds, splitWords(text)), value);
    }),
  );
});

test('an item is known by any noun that is named before it', () => {
  assert.deepEqual(readValue(nouns, 'blow', '[card:blow-2 card:trick]'), [1, 3]);
  assert.equal(readValue(nouns, 'blow', 'blow-2'), 'blow-2');
});

test('a word that no noun prints is an error', () => {
  assert.throws(() => readValue(nouns, 'card', 'blow-7'), /there is no card 'blow-7'/);
  assert.throws(() => readValue(nouns, 'cell', 'x9'), /there is no cell 'x9'/);
  assert.throws(() => readFields(nouns, kinds, ['by']), /'by' should be name=value/);
  assert.throws(() => readFields(nouns, kinds, ['by=1', 'by=2']), /'by' is given twice/);
  assert.throws(() => splitWords('by=[1 2'), /the brackets of 'by=\[1 2' do not match/);
  assert.throws(() => readValue(nouns, 'x', '"a'), /"a is no quoted text/);
  assert.throws(() => readValue(nouns, 'x', '[1]2'), /must end with \]/);
});

test('a word beside the items is an item, a slip of the pen is none', () => {
  assert.equal(itemNamed(nouns, 'card', 'TRICK'), 3);
  assert.equal(itemNamed(nouns, 'card', 'none'), 'none');
  assert.equal(itemNamed(nouns, 'card', 'trik'), null);
  assert.equal(itemNamed(nouns, 'card', 'gaurd-1'), null);
  assert.equal(itemNamed(nouns, 'seat', '2'), 2);
  assert.equal(itemNamed(nouns, 'word', 'pass'), 'pass');
});
