// Running npm, and making a sentence of its failures.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { collect } from './run.mjs';
import { isUnreachable, npmError } from './surroundings.mjs';

// Whatever the user's own npm settings are, these must hold for an install of ours.
const ALWAYS = [
  '--include=dev',
  '--no-global',
  '--package-lock',
  '--ignore-scripts', // nothing we use needs them, and what does not run cannot fail or harm
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--no-update-notifier',
  '--loglevel=warn',
  '--fetch-timeout=900000', // of a slow line; that it is still at work is told
];

/**
 * Runs npm in a staging folder, with the settings of the project.
 * @param {string[]} args
 * @param {string} folder
 * @param {string} root
 */
export async function npm(args, folder, root) {
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const first = await attempt(args, folder, {});
  if (first === null) return;
  // All of it may be on this machine from before.
  if (isUnreachable(first) && (await attempt([...args, '--offline'], folder, {})) === null) return;
  const outside = first.path !== undefined && !first.path.startsWith(folder);
  if (!outside || !['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(String(first.code))) throw first;
  // A user without a home folder, or with one that is not theirs.
  const ownStore = join(root, '.harena', 'npm-store');
  mkdirSync(ownStore, { recursive: true });
  const second = await attempt(args, folder, { npm_config_cache: ownStore });
  if (second !== null) throw second;
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<import('./surroundings.mjs').CodedError | null>} null when it went well
 */
async function attempt(args, cwd, env) {
  // Under `npm start` the npm at work says where it is; it need not be on the path.
  const running = process.env['npm_execpath'] ?? '';
  const isNpm = basename(running) === 'npm-cli.js';
  const given = [...(isNpm ? [running] : []), ...args, ...ALWAYS];
  const { output, ...end } = await collect(isNpm ? process.execPath : 'npm', given, { cwd, env });
  // On a full disk npm may leave files cut short, warn, and still end well.
  return end.code === 0 && !output.includes('TAR_ENTRY_ERROR') ? null : npmError(output, end);
}
