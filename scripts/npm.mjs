// Running npm, and finding the reason in what it prints when it fails.
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './run.mjs';
import { explain, Trouble } from './surroundings.mjs';
import { ROOT, stamped } from './things.mjs';

/** The user's own npm settings may say otherwise. What is wished of every npm stands in .npmrc. */
const ALWAYS = ['--include=dev', '--no-global', '--package-lock', '--loglevel=warn'];

/**
 * A thing that is made from an npm package, in a folder of ours.
 * @param {string} folder inside .harena
 * @param {string} name
 * @param {string} version
 * @param {(installed: string, staging: string) => string | Promise<string>} finish returns the finished folder
 */
export const fromNpm = (folder, name, version, finish) =>
  stamped(
    join('.harena', folder),
    () => `${name}@${version}`,
    async (staging) => {
      writeFileSync(join(staging, 'package.json'), '{ "private": true }\n');
      await npm(['install', '--no-save', `${name}@${version}`], staging);
      return finish(join(staging, 'node_modules', name), staging);
    },
  );

/**
 * Runs npm in a staging folder, with the settings of the project.
 * @param {string[]} args
 * @param {string} staging
 */
export async function npm(args, staging) {
  if (existsSync(join(ROOT, '.npmrc'))) copyFileSync(join(ROOT, '.npmrc'), join(staging, '.npmrc'));
  let fault = await attempt(args, staging, {});
  // A user without a home folder, or with one that is not theirs.
  if (/^(EACCES|EPERM|EROFS|ENOENT|ENOTDIR)$/.test(String(fault?.code)))
    fault = await attempt(args, staging, { npm_config_cache: join(ROOT, '.harena', 'npm-store') });
  if (fault !== null) throw fault;
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} env
 * @returns {Promise<import('./surroundings.mjs').CodedError | null>} null when it went well
 */
async function attempt(args, cwd, env) {
  const { output, ...end } = await collect('npm', [...args, ...ALWAYS], { cwd, env });
  // On a full disk npm may leave files cut short, warn, and still end well.
  return end.code === 0 && !output.includes('TAR_ENTRY_ERROR') ? null : npmError(output, end);
}

/**
 * @param {string} output of an npm that failed
 * @param {{ code: number | null, signal: string | null }} end
 * @returns {import('./surroundings.mjs').CodedError}
 */
export function npmError(output, { code: exit, signal }) {
  if (signal !== null)
    return new Trouble(
      `npm was ended (${signal}); perhaps memory ran out. Close some programs and run the same command again.`,
    );
  const found = (/** @type {RegExp} */ pattern) => output.match(pattern)?.[1]?.trim();
  // A disk that fills up shows in many guises, some of them under another code.
  const code = found(/(ENOSPC)/) ?? found(/^npm (?:ERR!|error) code (.+)$/m) ?? found(/TAR_ENTRY_ERROR (\w+)/);
  const path =
    found(/^npm (?:ERR!|error) path (.+)$/m) ?? found(/\b(?:mkdir|open|rename|unlink|symlink|scandir) '([^']+)'/);
  const error = Object.assign(new Error(found(/reason: (.+)$/m) ?? ''), {
    code,
    ...(path === undefined ? {} : { path }),
  });
  if (explain(error) !== null) return error;
  const first = found(/^npm (?:ERR!|error) (?!code )(.+)$/m) ?? `exit code ${exit}`;
  return new Trouble(`npm could not install what is needed (${first}). Run "npm ci" to see all it says.`);
}
