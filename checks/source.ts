// TypeScript files as syntax trees, for the checks that read code.
//
// Node strips the types and leaves blanks of the same length in their place, so every offset in the tree (and in `code`)
// is also an offset in the original file. A line is what an editor shows as one.

import { stripTypeScriptTypes } from 'node:module';
import { type AnyNode, type Comment, type Program, parse } from 'acorn';

export type { AnyNode, ConditionalExpression } from 'acorn';

export interface Source {
  /** Its name in reports. */
  file: string;
  /** As written. */
  text: string;
  /** Without types. */
  code: string;
  /** Without types and comments. */
  bare: string;
  tree: Program;
  comments: readonly Comment[];
}

/** Throws where the text is not TypeScript that Node can strip. */
export function readSource(file: string, text: string): Source {
  const code = strip(text);
  if (code.length !== text.length) {
    throw new Error(`${file} changes its length when its types are stripped: save it without a byte order mark`);
  }
  const comments: Comment[] = [];
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  return { file, text, code, bare: withoutComments(code, comments), tree, comments };
}

export const strip = (text: string): string => stripTypeScriptTypes(text, { mode: 'strip' });

/** Whether text without types is a module. */
export function isModule(code: string): boolean {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}

function withoutComments(code: string, comments: readonly Comment[]): string {
  let bare = '';
  let offset = 0;
  for (const { start, end } of comments) {
    bare += code.slice(offset, start) + code.slice(start, end).replace(/[^\n]/g, ' ');
    offset = end;
  }
  return bare + code.slice(offset);
}

/** The number of the line that holds an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line++;
  return line;
}

/**
 * Visits a tree from the top down, in the order of the text. `parents` are the nodes around, the outermost first; it is
 * reused, so copy it to keep it. A visit that returns false skips what is below the node.
 */
export function walk(tree: AnyNode, visit: (node: AnyNode, parents: readonly AnyNode[]) => boolean | undefined): void {
  const parents: AnyNode[] = [];
  const descend = (node: AnyNode): void => {
    if (visit(node, parents) === false) return;
    parents.push(node);
    for (const child of childrenOf(node)) descend(child);
    parents.pop();
  };
  descend(tree);
}

function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  let isInOrder = true;
  const add = (one: unknown): void => {
    if (!isNode(one)) return;
    isInOrder &&= children.length === 0 || children.at(-1)!.start <= one.start;
    children.push(one);
  };
  for (const key in node) {
    const value = (node as unknown as { [key: string]: unknown })[key];
    if (typeof value !== 'object') continue;
    if (Array.isArray(value)) for (const one of value) add(one);
    else add(value);
  }
  return isInOrder ? children : children.sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
