// Runs ./harena in a process of its own, as its users do, for tests.

import { fileURLToPath } from 'node:url';
import { environment, type ProgramExit, type RunningProgram, startProgram } from '#checks/testing/program.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The environment of a user in an English terminal, but for what `env` says. */
export const userEnvironment = (env: Record<string, string> = {}): NodeJS.ProcessEnv =>
  environment({ LC_ALL: 'en_GB.UTF-8', ...env }, /^(NODE_TEST|NO_COLOR|HARENA)/);

export const start = (args: readonly string[], env: Record<string, string> = {}): RunningProgram =>
  startProgram(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    env: userEnvironment(env),
  });

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
