// The titles of the tests in a source file, read from its syntax: what is commented out or skipped is no test.

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Node, parse } from 'acorn';

export interface TestTitle {
  title: string;
  line: number;
}

/** The functions of node:test whose first argument is a title. */
const TESTS = ['test', 'it', 'describe', 'suite'];
const NOT_RUN = ['skip', 'todo'];

/** Reads a TypeScript file. Of a title made up while running only the fixed words are known, with … for the rest. */
export function testTitles(file: string): TestTitle[] {
  // Types become blanks, so that every line stays where it is.
  const source = stripTypeScriptTypes(readFileSync(file, 'utf8'));
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const titles: TestTitle[] = [];
  visit(tree, titles);
  return titles;
}

/** What this file needs to know of any node of the syntax. */
type Part = Node & {
  callee?: Part;
  object?: Part;
  property?: Part;
  arguments?: Part[];
  name?: string;
  key?: Part;
  value?: unknown;
  properties?: Part[];
  quasis?: { value: { cooked: string } }[];
  left?: Part;
  right?: Part;
};

function visit(node: Part, titles: TestTitle[]): void {
  if (node.type === 'CallExpression') {
    // A pattern has a `test` of its own, but with one argument.
    const title = isTest(node.callee!) && node.arguments!.length > 1 ? textOf(node.arguments![0]) : null;
    // What stands inside a skipped suite does not run either.
    if (title !== null && isSkipped(node)) return;
    if (title !== null) titles.push({ title, line: node.loc!.start.line });
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Part).type === 'string') visit(child as Part, titles);
    }
  }
}

/** `test(…)`, `t.test(…)`, `test.only(…)`, `test.skip(…)`. */
function isTest(callee: Part): boolean {
  if (callee.type === 'Identifier') return TESTS.includes(callee.name!);
  if (callee.type !== 'MemberExpression') return false;
  const name = callee.property?.name ?? '';
  return TESTS.includes(name) || ([...NOT_RUN, 'only'].includes(name) && isTest(callee.object!));
}

function isSkipped(call: Part): boolean {
  if (call.callee!.type === 'MemberExpression' && NOT_RUN.includes(call.callee!.property?.name ?? '')) return true;
  const options = call.arguments!.find((argument) => argument.type === 'ObjectExpression');
  return (options?.properties ?? []).some((one) => {
    const given = (one.value as Part | undefined)?.value;
    return NOT_RUN.includes(one.key?.name ?? '') && given !== false;
  });
}

function textOf(argument: Part | undefined): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return argument.quasis!.map((piece) => piece.value.cooked).join(' … ');
  if (argument?.type !== 'BinaryExpression') return null;
  return `${textOf(argument.left) ?? '…'}${textOf(argument.right) ?? '…'}`;
}
