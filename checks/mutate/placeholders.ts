// Values that nothing ever reads: a rule lists its locals with a value each, so that frames of a rule have one shape.
// Where every call gives a local, or the rule sets it before anything can read it, the listed value is a placeholder. To
// change it is no error.

import type { Mutation } from '#checks/mutate/draft.ts';
import { setFirst } from '#checks/mutate/set-first.ts';
import { type AnyNode, type Source, walk } from '#checks/source.ts';

interface Place {
  start: number;
  end: number;
}

/** Tells whether a change only touches a placeholder. `sources` are all files that hold calls. */
export function placeholdersIn(sources: readonly Source[]): (source: Source, change: Mutation) => boolean {
  const given = givenLocals(sources);
  const places = new Map<Source, Place[]>();
  for (const source of sources) places.set(source, placesIn(source, given));
  return (source, { start, end }) => (places.get(source) ?? []).some((one) => one.start <= start && end <= one.end);
}

/** Of each rule, the locals that all its calls give. */
function givenLocals(sources: readonly Source[]): Map<string, Set<string>> {
  const given = new Map<string, Set<string>>();
  for (const { tree } of sources) {
    walk(tree, (node) => {
      const called = calledBy(node);
      if (called === null) return true;
      const before = given.get(called.rule);
      given.set(called.rule, before === undefined ? called.keys : both(before, called.keys));
      return true;
    });
  }
  return given;
}

const both = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> =>
  new Set([...a].filter((one) => b.has(one)));

/** `call(rule, { … })` and `rule.frame({ … })`. What is not written out counts as not given. */
function calledBy(node: AnyNode): { rule: string; keys: Set<string> } | null {
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: args } = node;
  if (callee.type === 'Identifier' && callee.name === 'call') {
    return args[0]?.type === 'Identifier' ? { rule: args[0].name, keys: keysOf(args[1]) } : null;
  }
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return null;
  if (callee.property.type !== 'Identifier' || callee.property.name !== 'frame') return null;
  return { rule: callee.object.name, keys: keysOf(args[0]) };
}

function keysOf(node: AnyNode | undefined): Set<string> {
  const keys = new Set<string>();
  if (node?.type !== 'ObjectExpression') return keys;
  for (const one of node.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && !one.computed) keys.add(one.key.name);
  return keys;
}

/** The placeholders of a file: in `rule(name, { locals: { … } }, …)`, or in a constant that stands there. */
function placesIn({ tree }: Source, given: ReadonlyMap<string, ReadonlySet<string>>): Place[] {
  const constants = new Map<string, AnyNode>();
  const places: Place[] = [];
  walk(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return true;
    constants.set(node.id.name, node.init);
    const locals = localsOf(node.init, constants);
    const set = setFirst(node.init);
    for (const one of locals?.type === 'ObjectExpression' ? locals.properties : []) {
      if (one.type !== 'Property' || one.key.type !== 'Identifier') continue;
      if (given.get(node.id.name)?.has(one.key.name) || set.has(one.key.name)) places.push(one.value);
    }
    return true;
  });
  return places;
}

function localsOf(node: AnyNode, constants: ReadonlyMap<string, AnyNode>): AnyNode | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'rule')
    return undefined;
  const sight = node.arguments[1];
  if (sight?.type !== 'ObjectExpression') return undefined;
  for (const one of sight.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier' || one.key.name !== 'locals') continue;
    return one.value.type === 'Identifier' ? constants.get(one.value.name) : one.value;
  }
  return undefined;
}
