// What can be wrong around the program, said in a sentence with what to do about it.
//
// `explain` knows the error codes of the operating system and of npm. `Trouble` is an error whose message already is
// such a sentence.

export class Trouble extends Error {}

/** @typedef {Error & { code?: unknown, path?: string, syscall?: string, port?: number, address?: string,
 *   hostname?: string }} CodedError */

const AGAIN = 'run the same command again';

const NETWORK =
  'ENOTFOUND EAI_AGAIN ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT EHOSTUNREACH ENETUNREACH ENETDOWN EPIPE EPROTO ' +
  'ERR_SOCKET_TIMEOUT FETCH_ERROR EIDLETIMEOUT';

/**
 * By the error codes, what is wrong and what to do about it.
 * @type {readonly (readonly [codes: string, sentence: (error: CodedError) => string])[]}
 */
const SENTENCES = [
  [
    'EADDRINUSE',
    (e) =>
      `${e.port === undefined ? 'The port' : `Port ${e.port}`} is already taken by another program. ` +
      'Stop that program, or choose another port.',
  ],
  [
    'EADDRNOTAVAIL',
    (e) =>
      `The address ${e.address ?? 'asked for'} does not belong to this machine. Choose another address to listen on.`,
  ],
  ['ENOSPC', (e) => `The disk is full${at(e)}. Free some space (the first start needs about 500 MB) and ${AGAIN}.`],
  ['EDQUOT', (e) => `Your share of the disk is used up${at(e)}. Free some space and ${AGAIN}.`],
  [
    'EROFS',
    (e) => `The disk is read-only${at(e)}. Copy the project to a folder that can be written, and ${AGAIN} there.`,
  ],
  [
    'EACCES EPERM',
    (e) =>
      e.syscall === 'listen' || e.syscall === 'bind'
        ? `This user may not open port ${e.port ?? 'below 1024'}. Choose a port above 1023.`
        : `This user has no permission there${at(e)}. ` +
          `Make it writable for this user, or copy the project to a folder of your own, and ${AGAIN}.`,
  ],
  ['ENOTDIR EEXIST', (e) => `A file stands where a folder is needed${at(e)}. Move it away and ${AGAIN}.`],
  ['EISDIR', (e) => `A folder stands where a file is needed${at(e)}. Move it away and ${AGAIN}.`],
  [
    'ENOENT',
    (e) => {
      if (!e.syscall?.startsWith('spawn'))
        return `A file or folder is missing${at(e)}. Put it back and ${AGAIN}; if it was part of the project, "git checkout -- FILE" does.`;
      const how = e.path === 'npm' ? ' (it comes with Node; on Debian: apt-get install npm)' : '';
      return `${e.path === 'npm' ? 'npm' : `The program ${e.path}`} was not found. Install it${how} and ${AGAIN}.`;
    },
  ],
  ['EMFILE', () => `Too many files are open. Raise the limit (ulimit -n 4096) and ${AGAIN}.`],
  ['ENFILE', () => `This machine has too many files open. Close some programs and ${AGAIN}.`],
  ['ENOMEM', () => `This machine has no memory left. Close some programs and ${AGAIN}.`],
  ['ENOTCACHED', () => `npm is set to work offline, and a package is not in its store. Let it go online and ${AGAIN}.`],
  [
    'EINTEGRITY',
    () => `A downloaded package is not the one package-lock.json names. Run "npm cache clean --force" and ${AGAIN}.`,
  ],
  [
    'E401 E403 E407 E404 ETARGET',
    (e) =>
      `The package store does not give us a package (${e.code}). Check npm's settings (npm config list) and ${AGAIN}.`,
  ],
  ['EUSAGE', () => `package.json and package-lock.json disagree. Run "npm install" and ${AGAIN}.`],
  [
    NETWORK,
    (e) => {
      const detail = e.message || [e.code, e.hostname ?? e.address].join(' ').trim();
      return `The network cannot be reached (${detail}). Check the connection, and the proxy if there is one, and ${AGAIN}.`;
    },
  ],
];

/** @param {CodedError} error */
const at = (error) => (error.path === undefined ? '' : `: ${error.path}`);

/**
 * @param {unknown} error
 * @returns {string | null} what is wrong and what to do; null for an error that is not one of the surroundings
 */
export function explain(error) {
  if (error instanceof Trouble) return error.message;
  if (!(error instanceof Error)) return null;
  const coded = /** @type {CodedError} */ (error);
  const code = String(coded.code ?? '');
  const sentence = SENTENCES.find(([codes]) => codes.split(' ').includes(code))?.[1];
  if (sentence !== undefined) return sentence(coded);
  if (/CERT|SELF_SIGNED/.test(code)) {
    return (
      `A secure connection could not be made (${code}). If a proxy stands in between, tell Node its certificate ` +
      `(NODE_EXTRA_CA_CERTS=file); else set the clock right; then ${AGAIN}.`
    );
  }
  return null;
}

/** @param {CodedError} error */
export const isUnreachable = (error) => NETWORK.split(' ').includes(String(error.code));

/**
 * Ends the program for an error: the sentence where there is one, else the message; never a stack trace unasked.
 * @param {unknown} error
 */
export function stop(error) {
  const message = error instanceof Error ? error.message : String(error);
  const sentence =
    explain(error) ?? `Something unforeseen went wrong: ${message}. Set HARENA_DEBUG=1 to see where, and ${AGAIN}.`;
  process.stderr.write(`harena: ${sentence}\n`);
  if (process.env['HARENA_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}

/**
 * Finds the reason in what a failed npm has printed.
 * @param {string} output
 * @param {{ code: number | null, signal: string | null }} end
 * @returns {CodedError}
 */
export function npmError(output, end) {
  if (end.signal !== null) {
    return new Trouble(
      `npm was ended from outside (${end.signal}); perhaps memory ran out. Close some programs and ${AGAIN}.`,
    );
  }
  /** @param {string} name */
  const field = (name) => output.match(new RegExp(`^npm (?:ERR!|error) ${name} (.+)$`, 'm'))?.[1]?.trim();
  // A disk that fills up shows in many guises, some of them under another code.
  const code = output.includes('ENOSPC') ? 'ENOSPC' : (field('code') ?? output.match(/TAR_ENTRY_ERROR (\w+)/)?.[1]);
  const path = field('path') ?? output.match(/\b(?:mkdir|open|rename|unlink|symlink|scandir) '([^']+)'/)?.[1];
  const reason = output.match(/reason: (.+)$/m)?.[1] ?? '';
  if (code !== undefined) {
    const error = Object.assign(new Error(reason), { code, ...(path === undefined ? {} : { path }) });
    if (explain(error) !== null) return error;
  }
  const first = output.match(/^npm (?:ERR!|error) (?!code )(.+)$/m)?.[1] ?? `exit code ${end.code}`;
  return new Trouble(`npm could not install what is needed (${first}). Run "npm ci" to see all it says.`);
}
