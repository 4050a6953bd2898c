// Errors of leaving out and of mixing up: a step, a statement, a branch, a way out, a body; two arguments exchanged.
//
// Whether what is left still makes sense is not asked here: what does not compile is sorted out later (compile.ts).
// That is also how only arguments of one type are exchanged.

import { becomes, type Draft, isGuard, type Mutator, quote } from '#checks/mutate/draft.ts';
import type { AnyNode, Source } from '#checks/source.ts';

/** A step of a rule left out. A rule keeps its last step: without any it does not even load. */
const step: Mutator = (node, parents, source) => {
  const around = parents[parents.length - 1];
  if (node.type !== 'ArrayExpression' || around?.type !== 'CallExpression' || node.elements.length < 2) return [];
  if (around.callee.type !== 'Identifier' || around.callee.name !== 'rule' || around.arguments[2] !== node) return [];
  const { elements } = node;
  return elements.flatMap((element, i) => {
    if (element === null) return [];
    // Its comma goes with it, or a hole would stay.
    const comma = /^\s*,/.exec(source.bare.slice(element.end))?.[0] ?? '';
    const end = elements[i + 1]?.start ?? element.end + comma.length;
    return [{ start: element.start, end, text: '', what: `step ${stepName(element, source)} left out` }];
  });
};

function stepName(element: AnyNode, source: Source): string {
  const texts: { [key: string]: string } = {};
  if (element.type === 'ObjectExpression') {
    for (const property of element.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      if (property.value.type === 'Literal') texts[property.key.name] = String(property.value.value);
    }
  }
  return texts['at'] ?? texts['clause'] ?? quote(source, element);
}

const DOING = new Set([
  'CallExpression',
  'ChainExpression',
  'AssignmentExpression',
  'UpdateExpression',
  'AwaitExpression',
  'UnaryExpression',
]);

const statement: Mutator = (node, _parents, source) => {
  if (node.type !== 'ExpressionStatement' || !DOING.has(node.expression.type)) return [];
  return [leftOut(source, node)];
};

/** Leaving out all that stands in an `if` without `else` is its condition made false, and needs no error of its own. */
const branch: Mutator = (node, _parents, source) => {
  if (node.type === 'IfStatement' && node.alternate) {
    return [
      ...without(source, node.consequent, '{}', 'branch'),
      // What follows an `else` goes with its word: an `else if` is no statement of its own.
      ...without(source, node.alternate, '{}', 'else'),
    ];
  }
  if (node.type === 'SwitchCase' && node.test && node.consequent.length > 0) return without(source, node, '', 'case');
  if (node.type === 'ForOfStatement' && node.body.type === 'BlockStatement' && !isOneAct(node.body.body)) {
    return without(source, node.body, '{}', 'body');
  }
  return [];
};

function without(source: Source, node: AnyNode, text: string, name: string): Draft[] {
  if (isGuard(node) || (node.type === 'BlockStatement' && node.body.length === 0)) return [];
  if (name !== 'case' && isAct(node)) return [];
  return [{ start: node.start, end: node.end, text, what: `${name} ${quote(source, node)} left out` }];
}

/** One statement that is left out as such. */
const isAct = (node: AnyNode): boolean =>
  node.type === 'ExpressionStatement' || (node.type === 'BlockStatement' && isOneAct(node.body));
const isOneAct = (body: readonly AnyNode[]): boolean =>
  body.length === 0 || (body.length === 1 && body[0]!.type === 'ExpressionStatement');

const WAYS_OUT = new Set(['ReturnStatement', 'ContinueStatement', 'BreakStatement']);

/** A way out after something done. Alone in a branch it goes with the condition; the end of a `case` may be the end of all. */
const wayOut: Mutator = (node, parents, source) => {
  const around = parents[parents.length - 1];
  if (!WAYS_OUT.has(node.type) || isAtTheEnd(node, parents)) return [];
  if (around?.type === 'SwitchCase') {
    const cases = (parents[parents.length - 2] as { cases?: readonly AnyNode[] }).cases;
    return cases?.at(-1) === around ? [] : [leftOut(source, node)];
  }
  if (around?.type !== 'BlockStatement' || around.body.length < 2) return [];
  return [leftOut(source, node)];
};

/** A `return` without a value as the last statement of a function: the function ends there with or without it. */
function isAtTheEnd(node: AnyNode, parents: readonly AnyNode[]): boolean {
  const [owner, body] = parents.slice(-2);
  if (node.type !== 'ReturnStatement' || node.argument || body?.type !== 'BlockStatement') return false;
  return owner !== undefined && 'params' in owner && body.body.at(-1) === node;
}

const leftOut = (source: Source, node: AnyNode): Draft => ({
  start: node.start,
  end: node.end,
  text: ';',
  what: `${quote(source, node)} left out`,
});

/** A function that is one act, written as an arrow. */
const arrow: Mutator = (node, _parents, source) => {
  if (node.type !== 'ArrowFunctionExpression' || !node.expression || !DOING.has(node.body.type)) return [];
  if (node.body.type === 'UnaryExpression' && node.body.operator !== 'void') return [];
  const { start, end } = node.body;
  return [{ start, end, text: 'undefined', what: `${quote(source, node.body)} left out` }];
};

/** Two arguments of a call exchanged. Of equal ones, and of those that are functions or objects, nothing would come. */
const exchange: Mutator = (node, _parents, source) => {
  if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || isSymmetric(node.callee)) return [];
  if (node.arguments.some((argument) => argument.type === 'SpreadElement')) return [];
  const places = argumentPlaces(node.callee, node.arguments, node.end, source);
  const drafts: Draft[] = [];
  for (const [i, a] of places.entries()) {
    for (const [j, b] of places.entries()) {
      const [one, other] = [source.text.slice(a.start, a.end), source.text.slice(b.start, b.end)];
      if (j <= i || one === other || !mayBeAlike(node.arguments[i]!, node.arguments[j]!)) continue;
      const draft = { start: a.start, end: b.end, text: other + source.text.slice(a.end, b.start) + one };
      drafts.push({ ...draft, what: becomes(source, node, draft) });
    }
  }
  return drafts;
};

const OWN_KIND = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ObjectExpression', 'ArrayExpression']);

/** Whether it is worth asking the compiler. */
function mayBeAlike(a: AnyNode, b: AnyNode): boolean {
  if (OWN_KIND.has(a.type) || OWN_KIND.has(b.type)) return false;
  return isWord(a) === isWord(b);
}

const isWord = (node: AnyNode): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value !== 'number');

const SYMMETRIC = new Set(['max', 'min', 'push', 'distance']);

function isSymmetric(callee: AnyNode): boolean {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' && SYMMETRIC.has(named.name);
}

/** Where the arguments stand in the file as written, with what types add behind them (`!`, `as`). */
function argumentPlaces(
  callee: AnyNode,
  nodes: readonly AnyNode[],
  end: number,
  source: Source,
): { start: number; end: number }[] {
  return nodes.map((node, i) => {
    const from = i === 0 ? source.bare.indexOf('(', callee.end) + 1 : source.bare.indexOf(',', nodes[i - 1]!.end) + 1;
    const comma = source.bare.indexOf(',', node.end);
    const until = comma === -1 || comma >= end ? end - 1 : comma;
    const text = source.text.slice(from, until);
    return { start: from + text.length - text.trimStart().length, end: from + text.trimEnd().length };
  });
}

export const OMISSIONS: readonly Mutator[] = [step, statement, branch, wayOut, arrow, exchange];
