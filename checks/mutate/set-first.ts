// The locals of a rule that its first steps set before anything can read them: `f.count = 0;` at the top of a `run`.
//
// Only what the text alone proves counts. The steps are followed from the first one, statement by statement, as long as
// nothing is asked and nothing returns; they end where the frame or the state is handed to a function, which might read
// the frame there.

import { type AnyNode, walk } from '#checks/source.ts';

/** `call` is `rule(name, sight, [steps])`; anything else sets nothing. */
export function setFirst(call: AnyNode): ReadonlySet<string> {
  const set = new Set<string>();
  const read = new Set<string>();
  const steps = call.type === 'CallExpression' ? call.arguments[2] : undefined;
  for (const step of steps?.type === 'ArrayExpression' ? steps.elements : []) {
    const run = step === null ? null : runOf(step);
    if (run === null || !follow(run, set, read)) break;
  }
  return set;
}

interface Run {
  /** The names of the state and of the frame. */
  names: readonly string[];
  body: readonly AnyNode[];
}

/** The `run` of a step as its statements; null where the step asks or is written otherwise. */
function runOf(step: AnyNode): Run | null {
  if (step.type !== 'ObjectExpression') return null;
  for (const one of step.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.key.name !== 'run') continue;
    if (one.value.type !== 'FunctionExpression') return null;
    const names = one.value.params.slice(0, 2).map((param) => (param.type === 'Identifier' ? param.name : ''));
    return names.includes('') ? null : { names, body: one.value.body.body };
  }
  return null;
}

/** Notes what the statements set before it is read; false where what comes after them may no longer be followed. */
function follow({ names, body }: Run, set: Set<string>, read: Set<string>): boolean {
  const [, frame = ''] = names;
  for (const statement of body) {
    if (leaves(statement) || handsOver(statement, names)) return false;
    const local = assigned(statement, frame);
    for (const name of localsIn(local === null ? statement : local.value, frame)) if (!set.has(name)) read.add(name);
    if (local !== null && !read.has(local.name)) set.add(local.name);
  }
  return true;
}

/** `f.name = value;` */
function assigned(statement: AnyNode, frame: string): { name: string; value: AnyNode } | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null;
  const { operator, left, right } = statement.expression;
  const [name] = operator === '=' && left.type === 'MemberExpression' ? localsIn(left, frame) : [];
  return name === undefined || left.type !== 'MemberExpression' || left.object.type !== 'Identifier'
    ? null
    : { name, value: right };
}

function leaves(statement: AnyNode): boolean {
  let found = false;
  walk(statement, (node) => {
    if (node.type === 'ReturnStatement' || node.type === 'ThrowStatement') found = true;
    return !found;
  });
  return found;
}

/** Whether the state or the frame as a whole goes anywhere: it stands alone, not before a dot. */
function handsOver(statement: AnyNode, names: readonly string[]): boolean {
  let found = false;
  walk(statement, (node, parents) => {
    if (node.type !== 'Identifier' || !names.includes(node.name)) return true;
    const around = parents[parents.length - 1];
    if (around?.type !== 'MemberExpression' || around.object !== node || around.computed) found = true;
    return true;
  });
  return found;
}

/** The names behind `f.` in a piece of code. */
function localsIn(piece: AnyNode, frame: string): string[] {
  const found: string[] = [];
  walk(piece, (node) => {
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === frame)
      if (node.property.type === 'Identifier' && !node.computed) found.push(node.property.name);
    return true;
  });
  return found;
}
