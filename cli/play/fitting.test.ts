import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fitted, inPages } from '#cli/play/fitting.ts';

const lines = (paragraph: string): string[] => paragraph.split('\n');
const more = (count: number): string => `… ${count} more`;
const block = (name: string, length: number): string => Array.from({ length }, (_, i) => `${name}${i}`).join('\n');
const table = (...blocks: string[]): string => blocks.join('\n\n');

test('what fits stays as it is', () => {
  const text = table(block('a', 3), block('b', 4));
  assert.deepEqual(fitted(text, null, 8, lines, more), lines(text));
  assert.notDeepEqual(fitted(text, null, 7, lines, more), lines(text));
});

test('the board is kept, then what has changed, then the rest', () => {
  const [board, hands, texts] = [block('board', 5), block('hand', 4), block('text', 6)];
  const text = table('title', board, hands, texts);
  const both = fitted(text, table('title', 'other board', hands, 'other texts'), 15, lines, more);
  assert.deepEqual(both, ['title', '', ...lines(board), '', ...lines(texts), '… 5 more']);
  const first = fitted(text, null, 13, lines, more);
  assert.deepEqual(first, ['title', '', ...lines(board), '', ...lines(hands), '… 7 more']);
});

test('a cut table never takes more than its room, and counts what it leaves out', () => {
  const blocks = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(blocks, fc.integer({ min: 6, max: 40 }), (lengths, room) => {
      const text = table(...lengths.map((length, i) => block(`p${i}-`, length)));
      const shown = fitted(text, null, room, lines, more);
      assert.ok(shown.length <= room);
      if (shown.length < lines(text).length || shown.at(-1)!.startsWith('…')) {
        assert.equal(shown.at(-1), more(lines(text).length - shown.length + 1));
      }
      assert.equal(shown[0], 'p0-0');
    }),
  );
});

test('the pages of a menu hold every entry once, in order, and have no more rows than there is room', () => {
  const entries = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 20 }), (names, room) => {
      const numbered = names.map((name, i) => `${i}:${name}`);
      const pages = inPages(numbered, 60, room);
      for (const page of pages) assert.ok(page.length <= room);
      const found = pages.flatMap((page) => page.flatMap((row) => row.split(/ +/)).sort(byNumber));
      assert.deepEqual(found, numbered);
    }),
  );
});

test('rows that take several lines are put on pages by their lines, a taller one than the page by itself', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 6 }), (heights, room) => {
      // Wider than half the screen, so that there is one column.
      const rows = heights.map((height, i) => `${String(i).padStart(2)}:${height}`.padEnd(40, '.'));
      const heightOf = (row: string): number => Number(row[3]);
      const pages = inPages(rows, 60, room, heightOf);
      assert.deepEqual(pages.flat(), rows);
      const sum = (page: readonly string[]): number => page.reduce((all, row) => all + heightOf(row), 0);
      for (const [i, page] of pages.entries()) {
        assert.ok(page.length === 1 || sum(page) <= room);
        const next = pages[i + 1]?.[0];
        if (next !== undefined) assert.ok(sum(page) + heightOf(next) > room, 'there was room for one more');
      }
    }),
  );
});

const byNumber = (one: string, other: string): number => Number.parseInt(one, 10) - Number.parseInt(other, 10);
