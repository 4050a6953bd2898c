// The output: one line per file, every failure in full, and at the end the slowest files, what was not run, and the
// counts.

import type { TestFileResult } from '#checks/suite/run-file.ts';

const SLOWEST = 10;

/** Test files that could not be run because something is missing. */
export interface NotRun {
  files: readonly string[];
  thing: string;
  /** Why it is missing. */
  why: string;
  remedy: string;
}

const times = (seconds: number): string => `${seconds.toFixed(1)} s`;
const filesOf = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

export function told({ file, passed, skipped, failures, output, seconds }: TestFileResult): string {
  const lines = failures
    .filter(({ why }, _, all) => why !== '' || all.length === 1 || all.every((one) => one.why === ''))
    .map(({ name, line, why }) => `\nFAILED ${file}:${line}  ${name}\n${why === '' ? '' : `${indented(why)}\n`}\n`);
  const tests = passed + skipped + failures.length;
  const sum = `${failures.length === 0 ? 'ok    ' : 'FAILED'} ${file}  ${tests} tests, ${times(seconds)}\n`;
  return [output, ...lines, sum].join('');
}

const indented = (text: string): string => text.replace(/^/gm, '    ');

export function closing(
  results: readonly TestFileResult[],
  notRun: readonly NotRun[],
  failed: readonly string[],
): string {
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const count = (of: (result: TestFileResult) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0);
  const lines = [''];
  if (slowest.length > 1) lines.push(`The ${slowest.length} slowest files:`);
  if (slowest.length > 1) lines.push(...slowest.map(({ file, seconds }) => `${times(seconds).padStart(9)}  ${file}`));
  for (const { files, thing, why, remedy } of notRun) {
    lines.push(`${filesOf(files.length)} not run: no ${thing}; get one with: ${remedy}`, `  ${why}`);
  }
  if (failed.length > 0) lines.push(`Failed: ${failed.join(', ')}.`);
  else lines.push(notRun.length === 0 ? 'Everything passed.' : 'Everything that was run passed.');
  const counts = `${count((one) => one.passed)} passed, ${count((one) => one.failures.length)} failed`;
  return `${lines.join('\n')}\n${counts}, ${count((one) => one.skipped)} skipped\n`;
}
