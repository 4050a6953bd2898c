// Runs the command line in the process of the test: all of it but main.ts, with streams and an environment of its own. A
// process that loads the games takes half a second; main.test.ts and others start real ones (drive.ts).

import { Readable, Writable } from 'node:stream';
import type { ProgramExit } from '#checks/testing/program.ts';
import { commandLine } from '#cli/command-line.ts';
import { userEnvironment } from '#cli/testing/drive.ts';

class Collected extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}

/** The streams and the environment belong to the whole process: one run at a time. */
let last: Promise<unknown> = Promise.resolve();

/** Runs it to its end with these lines as all of its input, in the folder `cwd`. */
export function harenaHere(
  args: readonly string[],
  lines: readonly string[] = [],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<ProgramExit> {
  const run = last.then(() => runHere(args, lines, env, cwd));
  last = run.catch(() => {});
  return run;
}

async function runHere(
  args: readonly string[],
  lines: readonly string[],
  env: Record<string, string>,
  cwd: string,
): Promise<ProgramExit> {
  const [out, err] = [new Collected(), new Collected()];
  const stdin = Readable.from(lines.map((line) => Buffer.from(`${line}\n`)));
  const giveBack = lend({ stdin, stdout: out, stderr: err, env: userEnvironment(env) });
  const [folder, { exitCode }] = [process.cwd(), process];
  process.chdir(cwd);
  try {
    const code = await commandLine(args);
    return { code, signal: null, out: out.text, err: err.text };
  } finally {
    process.chdir(folder);
    process.exitCode = exitCode;
    giveBack();
  }
}

/** Puts something in the place of properties of the process; the returned function puts them back. */
function lend(own: { [name in 'stdin' | 'stdout' | 'stderr' | 'env']: unknown }): () => void {
  const before = Object.keys(own).map((name) => [name, Object.getOwnPropertyDescriptor(process, name)!] as const);
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(process, name, { value, configurable: true, enumerable: true, writable: true });
  return () => {
    for (const [name, descriptor] of before) Object.defineProperty(process, name, descriptor);
  };
}
