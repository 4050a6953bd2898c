// `npm start`: makes everything ready, builds the web client if something changed, and opens it.
// `npm start -- ARGUMENTS`: runs the command line with them instead.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boot, ROOT } from './boot.mjs';
import { become, run } from './run.mjs';
import { stop } from './surroundings.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';
const BUILD = join(ROOT, 'client', 'build', 'index.ts');

/** @param {string[]} given */
async function main(given) {
  const node = await boot();
  const opens = given.length === 0 && existsSync(BUILD);
  if (opens && !(await run(node, [QUIET, BUILD], { cwd: ROOT, output: 'stderr' }))) process.exit(1);
  const args = opens ? ['serve', '--open', '--log', 'warn'] : given;
  become(node, [QUIET, join(ROOT, 'cli', 'main.ts'), ...args]);
}

main(process.argv.slice(2)).catch(stop);
