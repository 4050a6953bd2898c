// The errors that can be planted in a source: what a tired person gets wrong when writing rules down.
//
// A change replaces one stretch of the file. Never changed are strings, comments, regular expressions, types and imports;
// tables of words and names; what is thrown and the conditions that only guard a throw, since a right game never gets
// there; `use` and its condition, since it only notes what came into play; and the step of a `for` loop, since every test
// hangs on it.

import { becomes, type Draft, isGuard, type Mutation, type Mutator, quote } from '#checks/mutate/draft.ts';
import { OMISSIONS } from '#checks/mutate/omissions.ts';
import { type AnyNode, type ConditionalExpression, lineAt, type Source, walk } from '#checks/source.ts';

const FLIPPED: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
};
const REVERSED: { readonly [operator: string]: string } = {
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};
const YES_OR_NO = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=', 'in', 'instanceof']);
const WORD_TABLE = /^(words|names|titles|labels)$/i;

/** All errors that can be planted in a source, in the order of the text. */
export function changesIn(source: Source): Mutation[] {
  const changes = new Map<string, Mutation>();
  walk(source.tree, (node, parents) => {
    if (isLeftAlone(node)) return false;
    for (const mutator of MUTATORS) {
      for (const draft of mutator(node, parents, source)) {
        const key = `${draft.start} ${draft.end} ${draft.text}`;
        if (!changes.has(key)) changes.set(key, { ...draft, line: lineAt(source.text, draft.start) });
      }
    }
    return true;
  });
  return [...changes.values()];
}

/** The text with the error in it, with or without types. */
export const plant = (code: string, change: Draft): string =>
  code.slice(0, change.start) + change.text + code.slice(change.end);

function isLeftAlone(node: AnyNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return true;
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' && WORD_TABLE.test(node.id.name);
    case 'Property':
      return node.key.type === 'Identifier' && WORD_TABLE.test(node.key.name) && node.value.type === 'ObjectExpression';
    case 'ExpressionStatement':
      return isUse(node.expression);
    case 'IfStatement':
      return !node.alternate && node.consequent.type === 'ExpressionStatement' && isUse(node.consequent.expression);
    default:
      return false;
  }
}

function isUse(node: AnyNode): boolean {
  if (node.type === 'ChainExpression') return isUse(node.expression);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return node.callee.property.type === 'Identifier' && node.callee.property.name === 'use';
}

const comparison: Mutator = (node, _parents, source) => {
  if (node.type !== 'BinaryExpression' || FLIPPED[node.operator] === undefined) return [];
  return [swapOperator(source, node, node.left.end, node.operator, FLIPPED[node.operator]!)];
};

const sum: Mutator = (node, parents, source) => {
  if (node.type === 'BinaryExpression' && REVERSED[node.operator] !== undefined) {
    if (isText(node)) return [];
    return [swapOperator(source, node, node.left.end, node.operator, REVERSED[node.operator]!)];
  }
  if (node.type === 'AssignmentExpression' && REVERSED[node.operator] !== undefined) {
    if (isText(node.right)) return [];
    return [swapOperator(source, node, node.left.end, node.operator, REVERSED[node.operator]!)];
  }
  if (node.type === 'UpdateExpression') {
    const around = parents[parents.length - 1];
    if (around?.type === 'ForStatement' && around.update === node) return [];
    return [
      swapOperator(source, node, node.prefix ? node.start : node.argument.end, node.operator, REVERSED[node.operator]!),
    ];
  }
  return [];
};

function isText(node: AnyNode): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  return node.type === 'BinaryExpression' && node.operator === '+' && (isText(node.left) || isText(node.right));
}

/** Between the two sides stand only blanks, brackets and the operator. */
function swapOperator(source: Source, node: AnyNode, from: number, operator: string, other: string): Draft {
  const start = source.bare.indexOf(operator, from);
  const draft = { start, end: start + operator.length, text: other };
  return { ...draft, what: becomes(source, node, draft) };
}

const number: Mutator = (node, parents, source) => {
  if (node.type !== 'Literal' || typeof node.value !== 'number' || !Number.isSafeInteger(node.value)) return [];
  const around = parents[parents.length - 1]!;
  if ('key' in around && around.key === node && !('computed' in around && around.computed)) return [];
  const { start, end, value } = node;
  // -1 stands for none, and so does every other number below 0.
  const isNone = value === 1 && around.type === 'UnaryExpression' && around.operator === '-';
  const others = value === 0 ? [1] : isNone ? [0] : [value + 1, value - 1];
  const shown = around.type === 'Program' || around.type === 'ArrayExpression' ? node : around;
  return others.map((other) => {
    const draft = { start, end, text: String(other) };
    return { ...draft, what: becomes(source, shown, draft) };
  });
};

const condition: Mutator = (node, _parents, source) => {
  switch (node.type) {
    case 'IfStatement':
      return isGuard(node.consequent) ? [] : forced(source, node.test, ['true', 'false']);
    case 'ConditionalExpression':
      return forced(source, node.test, isShortcut(node, source) ? ['true'] : ['true', 'false']);
    case 'WhileStatement':
      return forced(source, node.test, ['false']);
    case 'ForStatement':
      return node.test ? forced(source, node.test, ['false']) : [];
    case 'LogicalExpression': {
      if (node.operator === '??') return [];
      const neutral = node.operator === '&&' ? 'true' : 'false';
      return [...forced(source, node.left, [neutral]), ...forced(source, node.right, [neutral])];
    }
    default:
      return [];
  }
};

/** `list.length === 0 ? [] : list.map(…)`: without the condition it is only slower. */
function isShortcut({ test, consequent, alternate }: ConditionalExpression, { code }: Source): boolean {
  if (consequent.type !== 'ArrayExpression' || consequent.elements.length > 0) return false;
  const list = /^(.+)\.length === 0$/.exec(code.slice(test.start, test.end))?.[1];
  if (list === undefined || alternate.type !== 'CallExpression') return false;
  return ['map', 'slice', 'filter'].some((name) => code.startsWith(`${list}.${name}(`, alternate.start));
}

const forced = (source: Source, test: AnyNode, values: string[]): Draft[] =>
  values
    .filter((value) => source.code.slice(test.start, test.end) !== value)
    .map((text) => ({ start: test.start, end: test.end, text, what: `condition ${quote(source, test)} made ${text}` }));

/** A yes or no that is handed back or kept. */
const yesOrNo: Mutator = (node, parents, source) => {
  if (node.type === 'Literal' && typeof node.value === 'boolean') {
    const draft = { start: node.start, end: node.end, text: String(!node.value) };
    return [{ ...draft, what: becomes(source, parents[parents.length - 1]!, draft) }];
  }
  const answer =
    node.type === 'ReturnStatement'
      ? node.argument
      : node.type === 'ArrowFunctionExpression' && node.expression
        ? node.body
        : null;
  if (!answer || answer.type === 'Literal') return [];
  const asker = node.type === 'ReturnStatement' ? parents.findLast((one) => 'params' in one) : node;
  if (!isYesOrNo(answer) && !(asker && isPredicate(asker, source))) return [];
  return ['true', 'false'].map((text) => ({
    start: answer.start,
    end: answer.end,
    text,
    what: `answer ${quote(source, answer)} made ${text}`,
  }));
};

function isYesOrNo(node: AnyNode): boolean {
  if (node.type === 'BinaryExpression') return YES_OR_NO.has(node.operator);
  if (node.type === 'LogicalExpression') return node.operator !== '??' && isYesOrNo(node.left) && isYesOrNo(node.right);
  return node.type === 'UnaryExpression' && node.operator === '!';
}

/** Whether a function says, in the file as written, that it returns a boolean. */
function isPredicate(node: AnyNode, source: Source): boolean {
  if (!('params' in node) || !('body' in node)) return false;
  const from = node.params[node.params.length - 1]?.end ?? node.start;
  const head = source.text.slice(from, (node.body as AnyNode).start);
  return /\)\s*:\s*(boolean|[\w$]+\s+is\s[^)]*)\s*(=>\s*)?\(?$/.test(head);
}

const extreme: Mutator = (node, _parents, source) => {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || object.name !== 'Math' || property.type !== 'Identifier') return [];
  if (property.name !== 'max' && property.name !== 'min') return [];
  const draft = { start: property.start, end: property.end, text: property.name === 'max' ? 'min' : 'max' };
  return [{ ...draft, what: becomes(source, node, draft) }];
};

const MUTATORS: readonly Mutator[] = [...OMISSIONS, comparison, sum, number, condition, yesOrNo, extreme];
