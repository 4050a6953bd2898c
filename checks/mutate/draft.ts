// What an error to plant is, and how it is described.

import type { AnyNode, Source } from '#checks/source.ts';

export interface Mutation {
  /** Offsets in the code. */
  start: number;
  end: number;
  /** What stands there instead. */
  text: string;
  line: number;
  /** For people: what was done. */
  what: string;
}

export type Draft = Pick<Mutation, 'start' | 'end' | 'text' | 'what'>;
export type Mutator = (node: AnyNode, parents: readonly AnyNode[], source: Source) => Draft[];

/** Whether all a branch does is throw. */
export function isGuard(branch: AnyNode): boolean {
  if (branch.type === 'BlockStatement') return branch.body.length === 1 && isGuard(branch.body[0]!);
  return branch.type === 'ThrowStatement';
}

/** A piece of the file as written, on one line and not too long. */
export const quote = (source: Source, { start, end }: { start: number; end: number }): string =>
  shorten(source.text.slice(start, end));

/** The piece around a change, before and after. */
export function becomes(source: Source, around: AnyNode, { start, end, text }: Omit<Draft, 'what'>): string {
  // A long piece says little: then a few characters either side of the change do.
  const from = Math.max(around.start, lineStart(source.text, start), start - 30);
  const until = Math.min(around.end, lineEnd(source.text, end), end + 30);
  const before = source.text.slice(from, start);
  const after = source.text.slice(end, until);
  return `${shorten(before + source.text.slice(start, end) + after)} → ${shorten(before + text + after)}`;
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 80 ? `${line.slice(0, 79)}…` : line}\``;
}
