// `npm start`: makes everything ready, then runs the command line with the given arguments.
import { join } from 'node:path';
import { boot, ROOT } from './boot.mjs';
import { become } from './run.mjs';
import { stop } from './surroundings.mjs';

boot().then(
  (node) =>
    become(node, ['--disable-warning=ExperimentalWarning', join(ROOT, 'cli', 'main.ts'), ...process.argv.slice(2)]),
  stop,
);
