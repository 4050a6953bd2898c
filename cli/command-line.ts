// The command line without its process: finds the subcommand, runs it, and returns the exit code.
//
//   0 done   1 it failed, or the user made a mistake   2 unknown subcommand
//
// Only the list of subcommands is loaded at once; the games come with the subcommand that needs them.

import { version } from '#cli/program.ts';
import { loadSubcommand, nearest, SUBCOMMANDS } from '#cli/subcommands.ts';
import { stop } from '../scripts/surroundings.mjs';

const FAILED = 1;
const NO_SUBCOMMAND = 2;

/** Runs what the words ask for; errors are printed. */
export const commandLine = (words: readonly string[]): Promise<number> => obey(words).catch(tell);

async function obey(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) return isAtTerminal() ? runSubcommand('play', []) : print(help());
  if (name === '--help' || name === '-h' || name === 'help') {
    return rest[0] === undefined ? print(help()) : runSubcommand(rest[0], ['--help']);
  }
  if (name === '--version' || name === '-V') return print(`harena ${version()}\n`);
  return runSubcommand(name, rest);
}

async function runSubcommand(name: string, words: readonly string[]): Promise<number> {
  if (!SUBCOMMANDS.has(name)) return unknown(name);
  const command = await loadSubcommand(name);
  if (words.includes('--help') || words.includes('-h')) return print(`${command.usage}\n`);
  const { readArguments } = await import('#cli/subcommand.ts');
  return command.run(readArguments(command, words));
}

const isAtTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

function help(): string {
  const width = Math.max(...[...SUBCOMMANDS.keys()].map((name) => name.length));
  const lines = [...SUBCOMMANDS].map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Harena: gladiator tabletop games with every rule enforced

  ./harena                     start a game at the terminal
  ./harena SUBCOMMAND …        run a subcommand
  ./harena SUBCOMMAND --help   say what it does and takes
  ./harena --version           say which version this is

Subcommands:

${lines.join('\n')}
`;
}

function unknown(name: string): number {
  const meant = nearest(name, SUBCOMMANDS.keys());
  const what = name.startsWith('-') ? 'option' : 'subcommand';
  const hint = meant === null ? '' : ` Did you mean ${meant}?`;
  process.stderr.write(`harena: There is no ${what} '${name}'.${hint} See ./harena --help for what there is.\n`);
  return NO_SUBCOMMAND;
}

/** Prints an error: a user's mistake or a flaw in a text as it is, anything else as surroundings.mjs does. */
async function tell(error: unknown): Promise<number> {
  if (error instanceof Error && (await isForUser(error))) process.stderr.write(`harena: ${error.message}\n`);
  else stop(error);
  return FAILED;
}

async function isForUser(error: Error): Promise<boolean> {
  try {
    const { UserError } = await import('#cli/subcommand.ts');
    const { Flaw } = await import('#checks/flaw.ts');
    return error instanceof UserError || error instanceof Flaw;
  } catch {
    return false; // what cannot be loaded did not throw this
  }
}
