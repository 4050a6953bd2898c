import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRulebook, rulebookNames } from '#checks/rulebook.ts';
import { bookOf, htmlOf } from '#client/build/rulebooks.ts';

const ROOT = join(import.meta.dirname, '..', '..');

for (const game of rulebookNames(ROOT)) {
  test(`${game}: the book of the client has every clause once, and every mention leads somewhere`, () => {
    const { chapters } = bookOf(readFileSync(join(ROOT, 'rulebooks', `${game}.md`), 'utf8'));
    const html = chapters.map((chapter) => chapter.html).join('\n');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const book = readRulebook(game, ROOT);
    assert.deepEqual(ids.toSorted(), [...book.clauses, ...book.examples].map(({ id }) => id).toSorted());
    for (const [, id] of html.matchAll(/<a href="#([^"]+)">/g)) assert.ok(ids.includes(id!), `${id} is mentioned`);
  });
}

test('marks of the books become HTML, and nothing else does', () => {
  const html = htmlOf([
    '- **XX-1.1** [RULING] A *word*, `code <b>` & XX-1.2.',
    '  goes on',
    '',
    '| a | b |',
    '| --- | --- |',
    '| 1 | 2 |',
  ]);
  assert.match(html, /<li id="XX-1\.1" class="clause">.*<i>word<\/i>, <code>code &lt;b&gt;<\/code> &amp; /);
  assert.match(html, /<a href="#XX-1\.2">XX-1\.2<\/a>\. goes on<\/li>/);
  assert.match(html, /<th scope="col">a<\/th>.*<td>2<\/td>/s);
});
