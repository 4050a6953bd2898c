// What a file imports.
//
// A type-only import is gone at run time; it is found in what the type stripper removes. A lazy import runs when it is
// reached, not when the file loads. Where only a pattern is known, as in Vite's `import.meta.glob('./*/a.ts')` or in a
// template, `*` stands for the unknown part.

import { posix } from 'node:path';
import { type AnyNode, lineAt, type Source, walk } from '#checks/source.ts';

export interface Import {
  /** As written. */
  name: string;
  line: number;
  kind: 'value' | 'type' | 'lazy';
  /** The file, as a path from the root; null for a package or a module of Node's. */
  file: string | null;
}

/** In the order of the text. */
export function importsIn(source: Source): Import[] {
  const found: { offset: number; name: string; kind: Import['kind'] }[] = [];
  walk(source.tree, (node) => {
    const isLazy = node.type === 'ImportExpression' || node.type === 'CallExpression';
    for (const from of originsOf(node)) {
      const name = nameIn(from);
      if (name !== null && !name.startsWith('!'))
        found.push({ offset: from.start, name, kind: isLazy ? 'lazy' : 'value' });
    }
    return true;
  });
  for (const match of erased(source).matchAll(TYPE_IMPORT)) {
    found.push({ offset: match.index + match[0].length, name: match[1]!, kind: 'type' });
  }
  found.sort((a, b) => a.offset - b.offset);
  return found.map(({ offset, name, kind }) => ({
    name,
    kind,
    line: lineAt(source.text, offset),
    file: target(source.file, name),
  }));
}

/** For files that cannot be parsed here, such as JSX: imports that begin a line. */
export function importsInText(file: string, text: string): Import[] {
  const found: Import[] = [];
  for (const match of text.matchAll(LINE_IMPORT)) {
    const name = match[2]!;
    const line = lineAt(text, match.index + match[0].length);
    found.push({ name, line, kind: match[1] === undefined ? 'value' : 'type', file: target(file, name) });
  }
  return found;
}

const TYPE_IMPORT = /\b(?:(?:import|export)\s+type\b[^;'"]*\bfrom\s*|import\s*\(\s*)['"]([^'"]+)/g;
const LINE_IMPORT = /^(?:import|export)\b(?:\s+(type)\b)?(?:[^;'"=]*\bfrom)?\s*['"]([^'"]+)/gm;

function originsOf(node: AnyNode): readonly AnyNode[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return [node.source];
    case 'ExportNamedDeclaration':
      return node.source ? [node.source] : [];
    case 'CallExpression': {
      const [patterns] = isGlob(node.callee) ? node.arguments : [];
      if (patterns?.type !== 'ArrayExpression') return patterns === undefined ? [] : [patterns];
      return patterns.elements.filter((one) => one !== null);
    }
    default:
      return [];
  }
}

/** `import.meta.glob` */
const isGlob = (callee: AnyNode): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob';

function nameIn(node: AnyNode): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  return node.type === 'TemplateLiteral' ? node.quasis.map((piece) => piece.value.cooked ?? '').join('*') : null;
}

/** What the stripper removed, in its place. */
function erased({ text, code }: Source): string {
  let types = '';
  for (let i = 0; i < text.length; i++) types += text[i] === code[i] && text[i] !== '\n' ? ' ' : text[i];
  return types;
}

function target(from: string, name: string): string | null {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return null;
}
