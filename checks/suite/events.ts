// What happens in a test file, a line of JSON each: Node's runner writes it, run-file.ts reads it.

import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

export type Happening =
  | { what: 'begun'; name: string }
  | { what: 'passed' | 'skipped'; name: string }
  | { what: 'failed'; name: string; line: number; why: string };

export default async function* events(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    const happening = happeningOf(event);
    if (happening !== null) yield `${JSON.stringify(happening)}\n`;
  }
}

function happeningOf({ type, data }: TestEvent): Happening | null {
  if (type === 'test:dequeue') return data.type === 'suite' ? null : { what: 'begun', name: data.name };
  if (type === 'test:pass') {
    if (data.details.type === 'suite') return null;
    const isLeftOut = data.skip !== undefined || data.todo !== undefined;
    return { what: isLeftOut ? 'skipped' : 'passed', name: data.name };
  }
  if (type !== 'test:fail') return null;
  const { name, line = 0, todo, details } = data;
  const error = details.error as Error & { failureType?: string };
  if (todo !== undefined) return { what: 'skipped', name };
  // Of a suite, or a test with tests of its own, each that failed tells itself.
  if (error.failureType === 'subtestsFailed')
    return details.type === 'suite' ? null : { what: 'failed', name, line, why: '' };
  return { what: 'failed', name, line, why: inspect(error.cause ?? error, { colors: false, depth: 8 }) };
}
