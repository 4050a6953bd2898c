// The titles of the tests in a source file, read from its syntax: commented-out and skipped tests do not count.

import { readFileSync } from 'node:fs';
import { type AnyNode, lineAt, readSource, walk } from '#checks/source.ts';

export interface TestTitle {
  title: string;
  line: number;
}

type Call = Extract<AnyNode, { type: 'CallExpression' }>;

/** The functions of node:test whose first argument is a title. */
const TESTS = ['test', 'it', 'describe', 'suite'];
const NOT_RUN = ['skip', 'todo'];

/** Of a computed title only the fixed words are known, with … for the rest. */
export function testTitles(file: string): TestTitle[] {
  const { tree, text } = readSource(file, readFileSync(file, 'utf8'));
  const titles: TestTitle[] = [];
  walk(tree, (node) => {
    // A regular expression has a `test` too, but with one argument.
    if (node.type !== 'CallExpression' || node.arguments.length < 2 || !isTest(node.callee)) return true;
    const title = textOf(node.arguments[0]!);
    if (title === null) return true;
    // Tests inside a skipped suite do not run either.
    if (isSkipped(node)) return false;
    titles.push({ title, line: lineAt(text, node.start) });
    return true;
  });
  return titles;
}

/** `test(…)`, `t.test(…)`, `test.only(…)`, `test.skip(…)`. */
function isTest(callee: AnyNode): boolean {
  if (callee.type === 'Identifier') return TESTS.includes(callee.name);
  if (callee.type !== 'MemberExpression') return false;
  const name = nameOf(callee.property);
  return TESTS.includes(name) || ([...NOT_RUN, 'only'].includes(name) && isTest(callee.object));
}

const nameOf = (node: AnyNode): string => (node.type === 'Identifier' ? node.name : '');

function isSkipped(call: Call): boolean {
  if (call.callee.type === 'MemberExpression' && NOT_RUN.includes(nameOf(call.callee.property))) return true;
  return call.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' &&
      argument.properties.some(
        (one) =>
          one.type === 'Property' &&
          NOT_RUN.includes(nameOf(one.key)) &&
          !(one.value.type === 'Literal' && one.value.value === false),
      ),
  );
}

function textOf(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return node.quasis.map((piece) => piece.value.cooked ?? '').join(' … ');
  if (node.type !== 'BinaryExpression') return null;
  return `${textOf(node.left) ?? ' … '}${textOf(node.right) ?? ' … '}`;
}
