// What every command begins with: makes the packages and Node ready, then runs what was asked for in our place.
// When all is there this looks at two small files and does nothing else. It never asks a question.
//
//   npm start [OPTIONS]         the web client, opened; the options are those of ./harena serve
//   npm start -- SUBCOMMAND …   the command line
//   npm test, npm run check     checks/suite/main.ts
//   npm run build, fresh, format
//   ./harena                    reads the path of the Node to run
import { join } from 'node:path';
import { node24 } from './node24.mjs';
import { packages } from './packages.mjs';
import { become, NODE_FLAGS } from './run.mjs';
import { stop } from './surroundings.mjs';
import { have, ROOT } from './things.mjs';

/** @type {Record<string, string[]>} */
const PROGRAMS = {
  start: ['cli/main.ts'],
  test: ['checks/suite/main.ts'],
  build: ['client/build/index.ts'],
  fresh: ['checks/fresh/main.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
};
const OF_THE_COMMAND_LINE = ['--help', '-h', '--version', '-V'];

/** @param {string[]} words */
async function main([what = '', ...given]) {
  await have(packages);
  const node = await have(node24);
  const [program, ...args] = PROGRAMS[what] ?? [];
  if (program === undefined) return process.stdout.write(`${node}\n`);
  const first = given[0] ?? '-';
  const opens = what === 'start' && first.startsWith('-') && !OF_THE_COMMAND_LINE.includes(first);
  if (opens) args.push('serve', '--open', '--log', 'warn');
  // Node keeps what it has compiled, and starts faster the next time.
  process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.harena', 'compiled');
  return become(node, [...NODE_FLAGS, join(ROOT, program), ...args, ...given]);
}

main(process.argv.slice(2)).catch(stop);
