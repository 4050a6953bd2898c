// Programs that tests run in processes of their own.

import { spawn } from 'node:child_process';

export interface ProgramExit {
  code: number | null;
  signal: string | null;
  out: string;
  err: string;
}

export interface RunningProgram {
  ended: Promise<ProgramExit>;
  /** Resolves with its output so far when that, or what is told beside it, contains the text. */
  says(text: string): Promise<string>;
  kill(signal: NodeJS.Signals): void;
  type(line: string): void;
  endInput(): void;
  /** Reads no more of its output. */
  turnAway(): void;
}

/** This process's environment without what the test runner tells its own processes, and with `own`. */
export function environment(own: Record<string, string> = {}, without = /^(NODE_TEST|HARENA)/): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !without.test(name));
  return { ...Object.fromEntries(inherited), ...own };
}

export function startProgram(
  program: string,
  args: readonly string[],
  where: { cwd?: string; env: NodeJS.ProcessEnv },
): RunningProgram {
  const child = spawn(program, args, where);
  let out = '';
  let err = '';
  const looks = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    for (const look of looks) look();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    for (const look of looks) look();
  });
  // It may be over before it has read everything.
  child.stdin.on('error', () => {});
  const ended = new Promise<ProgramExit>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return {
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!out.includes(text) && !err.includes(text)) return;
          looks.delete(look);
          resolve(out);
        };
        looks.add(look);
        look();
        ended.then(() => reject(new Error(`it ended without saying ${text}: ${out}${err}`)), reject);
      }),
    kill: (signal) => void child.kill(signal),
    type: (line) => void child.stdin.write(`${line}\n`),
    endInput: () => void child.stdin.end(),
    turnAway: () => void child.stdout.destroy(),
  };
}
