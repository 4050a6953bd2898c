// Running npm, and making a sentence of its failures.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
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
];

/**
 * @param {string[]} args
 * @param {string} folder where to run it
 * @param {string} ownStore a folder for npm's downloads where its usual one cannot be written
 */
export async function npm(args, folder, ownStore) {
  const first = await attempt(args, folder, {});
  if (first === null) return;
  // All of it may be on this machine from before.
  if (isUnreachable(first) && (await attempt([...args, '--offline'], folder, {})) === null) return;
  const outside = first.path !== undefined && !first.path.startsWith(folder);
  if (!outside || !['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(String(first.code))) throw first;
  // A user without a home folder, or with one that is not theirs.
  mkdirSync(ownStore, { recursive: true });
  const second = await attempt(args, folder, { npm_config_cache: ownStore });
  if (second !== null) throw second;
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} settings
 * @returns {Promise<import('./surroundings.mjs').CodedError | null>} null when it went well
 */
function attempt(args, cwd, settings) {
  const [program, before] = whichNpm();
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...args, ...ALWAYS], {
      cwd,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', resolve);
    child.on('close', (code, signal) => {
      // On a full disk npm may leave files cut short, warn, and still end well.
      const whole = code === 0 && !output.includes('TAR_ENTRY_ERROR');
      resolve(whole ? null : npmError(output, { code, signal }));
    });
  });
}

/** @returns {[string, string[]]} */
function whichNpm() {
  // Under `npm start` the npm at work says where it is; it need not be on the path.
  const running = process.env['npm_execpath'] ?? '';
  return basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
}
