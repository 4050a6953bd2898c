// A report of the tests for logs: one line a file, every failure in full, the sum at the end.
import { relative } from 'node:path';
import { inspect } from 'node:util';

/** @param {AsyncIterable<import('node:test/reporters').TestEvent>} events */
export default async function* compact(events) {
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    else if (type === 'test:fail') yield failure(data);
    else if (type === 'test:summary') yield summary(data);
  }
}

/** @param {import('node:test').EventData.TestFail} data */
function failure({ name, file, line, details }) {
  const error = /** @type {Error & { failureType?: string }} */ (details.error);
  if (error.failureType === 'subtestsFailed') return ''; // each of them has been told
  const cause = inspect(error.cause ?? error, { colors: false, depth: 8 }).replace(/^/gm, '    ');
  return `\nFAILED ${shown(file)}:${line}  ${name}\n${cause}\n\n`;
}

/** @param {import('node:test').EventData.TestSummary} data */
function summary({ file, counts, duration_ms, success }) {
  const time = `${(duration_ms / 1000).toFixed(1)} s`;
  if (file !== undefined) return `${success ? 'ok    ' : 'FAILED'} ${shown(file)}  ${counts.tests} tests, ${time}\n`;
  const failed = counts.tests - counts.passed - counts.cancelled - counts.skipped - counts.todo;
  const others = [
    [counts.cancelled, 'cancelled'],
    [counts.skipped, 'skipped'],
    [counts.todo, 'to do'],
  ];
  const rest = others.filter(([count]) => count).map(([count, what]) => `, ${count} ${what}`);
  return `${counts.tests} tests: ${counts.passed} passed, ${failed} failed${rest.join('')} (${time})\n`;
}

/** @param {string | undefined} file */
function shown(file) {
  return file === undefined ? '?' : relative('.', file);
}
