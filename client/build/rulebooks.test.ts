import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRulebook, rulebookNames } from '#checks/rulebook.ts';
import { bookOf } from '#client/build/rulebooks.ts';

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
  const { title, chapters } = bookOf(`# A BOOK

## 1. One

- **XX-1.1** [RULING] A *word*, \`code <b>\` & XX-1.2 <i>.
  goes on

  - deeper
- **XX-1.2** Two.

**A name**
| ID | b |
| --- | --- |
| **XX-1.4** [FR] | 2 \\| 3 |

\`\`\`
<code>
\`\`\`
---
## 2. Two
A paragraph.
`);
  assert.equal(title, 'A BOOK');
  assert.deepEqual(
    chapters.map((chapter) => chapter.title),
    ['1. One', '2. Two'],
  );
  const { html } = chapters[0]!;
  assert.match(
    html,
    /<li id="XX-1\.1" class="clause"><b class="clause-id">XX-1\.1<\/b> <small class="tag">RULING<\/small> A <i>word<\/i>, <code>code &lt;b&gt;<\/code> &amp; /,
  );
  assert.match(html, /<a href="#XX-1\.2">XX-1\.2<\/a> &lt;i&gt;\.\ngoes on\n<ul>\n<li>deeper<\/li>/);
  assert.match(html, /<li id="XX-1\.2" class="clause"><b class="clause-id">XX-1\.2<\/b> Two\.<\/li>/);
  assert.match(html, /<h3>A name<\/h3>/);
  assert.match(html, /<th scope="col">b<\/th>/);
  assert.match(
    html,
    /<tr id="XX-1\.4" class="clause">\n<td><b class="clause-id">XX-1\.4<\/b> <small class="tag">FR<\/small> <\/td>\n<td>2 \| 3<\/td>/,
  );
  assert.match(html, /<pre tabindex="0">&lt;code&gt;<\/pre>/);
  assert.equal(chapters[1]!.html, '<p>A paragraph.</p>\n');
});
