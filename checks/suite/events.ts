// The events of a test file, one line of JSON each: Node's runner writes them, run-file.ts reads them.

import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

export type Happening = { file: string; name: string } & (
  | { what: 'begun' }
  | { what: 'passed' | 'skipped' | 'suite'; seconds: number }
  | { what: 'failed'; seconds: number; line: number; why: string }
);

export default async function* events(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    const happening = happeningOf(event);
    if (happening !== null) yield `${JSON.stringify(happening)}\n`;
  }
}

function happeningOf({ type, data }: TestEvent): Happening | null {
  if (type !== 'test:dequeue' && type !== 'test:pass' && type !== 'test:fail') return null;
  const { name, file = '', line = 0 } = data;
  // A file without tests is reported as a test itself.
  if (type !== 'test:fail' && name.endsWith('.test.ts')) return null;
  if (type === 'test:dequeue') return data.type === 'suite' ? null : { what: 'begun', file, name };
  // A test inside another one, or inside a suite, is counted in the time of the outer one.
  const seconds = data.nesting === 0 ? data.details.duration_ms / 1000 : 0;
  const isLeftOut = data.skip !== undefined || data.todo !== undefined;
  const suite: Happening | null = data.nesting === 0 ? { what: 'suite', file, name, seconds } : null;
  if (type === 'test:pass') {
    if (data.details.type === 'suite') return suite;
    return { what: isLeftOut ? 'skipped' : 'passed', file, name, seconds };
  }
  const { details } = data;
  const error = details.error as Error & { failureType?: string };
  if (isLeftOut) return { what: 'skipped', file, name, seconds };
  // For a suite, or a test with subtests, the failed subtests are reported themselves.
  const isTold = error.failureType === 'subtestsFailed';
  if (isTold && details.type === 'suite') return suite;
  const why = isTold ? '' : inspect(error.cause ?? error, { colors: false, depth: 8 });
  return { what: 'failed', file, name, seconds, line, why };
}
