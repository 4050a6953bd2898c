import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Flaw } from '#checks/flaw.ts';
import { parseRulebook, readRulebook, rulebookNames } from '#checks/rulebook.ts';

const COUNTS: [string, string, number, number][] = [
  ['gladiatori', 'GL', 666, 67],
  ['spartacus', 'SP', 400, 46],
  ['jugula', 'JU', 271, 33],
  ['house-of-gladiators', 'HG', 257, 28],
];

for (const [game, prefix, clauses, examples] of COUNTS) {
  test(`the rulebook of ${game} has ${clauses} clauses and ${examples} worked examples`, () => {
    const book = readRulebook(game);
    assert.equal(book.prefix, prefix);
    assert.equal(book.clauses.length, clauses);
    assert.equal(book.examples.length, examples);
  });
}

test('no clause of any rulebook is empty, outside a chapter, or cites a clause that does not exist', () => {
  for (const game of rulebookNames()) {
    const book = readRulebook(game);
    for (const clause of [...book.clauses, ...book.examples]) {
      assert.match(clause.text, /\w/, clause.id);
      assert.match(clause.section, /^\d+\. /, clause.id);
      assert.deepEqual(book.cited(clause.text).unknown, [], clause.id);
    }
  }
});

const BOOK = `# A BOOK

- GL-0.1 is no clause: its id is not bold.

## 1. First

- **GL-1.1** [EN+FR] One line, see **GL-1.2**.
- **GL-1.2** A table:

| a | b |
|---|---|
| 1 | 2 |

- **GL-1.3** [RULING] Points:
  - one
  - two

\`\`\`
# no heading
- **GL-9.9** no clause
\`\`\`

**SM-1 Sweep**
- **GL-1.4** Last.

---
Not of GL-1.4.

### 1a. Rows

Before the rows.

| ID | What | Who |
|---|---|---|
| **GL-1.5** [RULING] | a \`x\\|y\` bid |  |
| **GL-1.6** | a pass | all |

## 2. Examples

- **GL-EX-1** Seven.
- **GL-EX-1b** Eight,
  and more.
`;

const read = (text: string) => parseRulebook(text, 'book.md');

test('a clause goes on until the next clause or heading', () => {
  const book = read(BOOK);
  const text = (id: string): string | undefined => book.find(id)?.text;
  assert.deepEqual(
    book.clauses.map((clause) => clause.id),
    ['GL-1.1', 'GL-1.2', 'GL-1.3', 'GL-1.4', 'GL-1.5', 'GL-1.6'],
  );
  assert.equal(text('GL-1.1'), 'One line, see **GL-1.2**.');
  assert.equal(text('GL-1.2'), 'A table:\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  assert.equal(text('GL-1.3'), 'Points:\n  - one\n  - two\n\n```\n# no heading\n- **GL-9.9** no clause\n```');
  assert.equal(text('GL-1.4'), 'Last.');
  assert.equal(text('GL-EX-1'), 'Seven.');
  assert.equal(text('GL-EX-1b'), 'Eight,\n  and more.');
});

test('a clause in a row of a table is its cells under their columns', () => {
  const book = read(BOOK);
  assert.equal(book.find('GL-1.5')?.text, 'What: a `x|y` bid');
  assert.equal(book.find('GL-1.6')?.text, 'What: a pass · Who: all');
});

test('the head of a table of clauses is no part of the clause above', () => {
  const book = read('## 1. One\n- **GL-1.1** Above.\n\n| ID | What |\n|---|---|\n| **GL-1.2** | below |\n');
  assert.equal(book.find('GL-1.1')?.text, 'Above.');
});

test('a clause knows its tag, chapter, part and line', () => {
  const book = read(BOOK);
  const { tag, section, part, line } = book.find('GL-1.5')!;
  assert.deepEqual({ tag, section, part, line }, { tag: 'RULING', section: '1. First', part: '1a. Rows', line: 35 });
  assert.equal(book.find('GL-1.1')?.tag, 'EN+FR');
  assert.equal(book.find('GL-1.2')?.tag, null);
  assert.equal(book.find('GL-1.4')?.part, 'SM-1 Sweep');
  assert.equal(book.find('GL-EX-1')?.part, null);
  assert.deepEqual(book.sections, ['1. First', '2. Examples']);
});

test('examples are kept apart', () => {
  assert.deepEqual(
    read(BOOK).examples.map((clause) => clause.id),
    ['GL-EX-1', 'GL-EX-1b'],
  );
});

const fails = (text: string, message: string): void => {
  assert.throws(
    () => read(text),
    (error) => error instanceof Flaw && error.message.endsWith(message),
  );
};

test('an id that stands twice is an error with both lines', () => {
  fails(
    '## 1. One\n- **GL-1.1** a\n- **GL-1.1** b\n',
    'book.md:3: GL-1.1 already stands in line 2; give one of them another number.',
  );
});

test('an id that is none, or of another book, is an error', () => {
  fails(
    '- **GL-1.1** a\n- **GL-1.x** b',
    "book.md:2: 'GL-1.x' is no clause id; write it as GL-1.1, an example as GL-EX-1.",
  );
  fails('- **GL-1.1** a\n- **HG-1.2** b', 'book.md:2: HG-1.2 must open with GL, as the clauses before it do.');
  fails(
    '- **GL-1.1** a\n  **GL-1.2** b',
    'book.md:2: a clause opens an item, a row or a paragraph; begin this line with -.',
  );
  fails(
    '# Nothing',
    'book.md:1: there is no clause in this book; a clause opens with its id in bold, as - **GL-3.4** does.',
  );
});

test('a bold name that is no clause is part of the text', () => {
  assert.equal(read('- **GL-1.1** a\n- **IT-03** a sword').find('GL-1.1')?.text, 'a\n- **IT-03** a sword');
});

test('a book that does not exist is an error that names those there are', () => {
  assert.throws(
    () => readRulebook('chess'),
    /rulebooks\/chess\.md:1: there is no such rulebook\. There are: .*gladiatori/,
  );
});

test('ids and ranges are found in a text', () => {
  const book = read(BOOK);
  const cited = (text: string): string[] => book.cited(text).ids;
  assert.deepEqual(cited('GL-1.3, GL-1.1 and (GL-1.3)'), ['GL-1.3', 'GL-1.1']);
  for (const range of ['GL-1.2–1.4', 'GL-1.2–4', 'GL-1.2-1.4', 'GL-1.2…4', 'GL-1.2 – GL-1.4', 'GL-1.2 to GL-1.4']) {
    assert.deepEqual(cited(`${range} do this`), ['GL-1.2', 'GL-1.3', 'GL-1.4'], range);
  }
  assert.deepEqual(cited('GL-1.1, 1.3 and 1.4'), ['GL-1.1', 'GL-1.3', 'GL-1.4']);
  assert.deepEqual(cited('GL-1.1, 1.3–1.4, GL-1.2'), ['GL-1.1', 'GL-1.3', 'GL-1.4', 'GL-1.2']);
  assert.deepEqual(cited('GL-1.1, 2.5 times as far'), ['GL-1.1']);
  assert.deepEqual(cited('GL-EX-1–1b'), ['GL-EX-1', 'GL-EX-1b']);
  assert.deepEqual(cited('GL-1.2 – 4 coins are paid'), ['GL-1.2']);
  assert.deepEqual(cited('GL-1.2: a word, xGL-1.3, HG-1.4'), ['GL-1.2']);
});

test('what looks like a clause but is none is told', () => {
  const book = read(BOOK);
  assert.deepEqual(book.cited('GL-1.9 and GL-1.11'), { ids: [], unknown: ['GL-1.9', 'GL-1.11'] });
  assert.deepEqual(book.cited('GL-1.4–1.2'), { ids: [], unknown: ['GL-1.4–1.2'] });
  assert.deepEqual(book.cited('GL-1.1–1.9'), { ids: [], unknown: ['GL-1.1–1.9'] });
});

test('a search wants all words, whatever their case', () => {
  const book = read(BOOK);
  const found = (...words: string[]): string[] => book.search(words).map((clause) => clause.id);
  assert.deepEqual(found('SEVEN'), ['GL-EX-1']);
  assert.deepEqual(found('one', 'line'), ['GL-1.1']);
  assert.deepEqual(found('line', 'two'), []);
});
