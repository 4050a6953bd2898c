// Runs ./harena in a process of its own, as its users do, for tests.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ProgramExit {
  code: number | null;
  signal: string | null;
  out: string;
  err: string;
}

export interface RunningProgram {
  ended: Promise<ProgramExit>;
  /** Resolves when the output, or what is told beside it, contains the text. */
  says(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  type(line: string): void;
  endInput(): void;
  /** Reads no more of its output. */
  turnAway(): void;
}

/** The environment of a user in an English terminal, but for what `env` says. */
export function environment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
  const all: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'en_GB.UTF-8', ...env };
  for (const name of Object.keys(all)) if (/^(NODE_TEST|NO_COLOR|HARENA)/.test(name)) delete all[name];
  return all;
}

export function start(args: readonly string[], env: Record<string, string> = {}): RunningProgram {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    env: environment(env),
  });
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
          resolve();
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

/** Runs it to its end with these lines as all of its input. */
export function harena(
  args: readonly string[],
  lines: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<ProgramExit> {
  const running = start(args, env);
  for (const line of lines) running.type(line);
  running.endInput();
  return running.ended;
}
