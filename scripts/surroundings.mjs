// What can be wrong around the program, said in a sentence with what to do about it.
//
// `explain` knows the error codes of the operating system and of npm. `Trouble` is an error whose message already is
// such a sentence.

export class Trouble extends Error {}

/** @typedef {Error & { code?: unknown, path?: string, syscall?: string, port?: number, address?: string }} CodedError */

const AGAIN = 'run the same command again';

/**
 * By the error codes, what is wrong and what to do about it; words in capitals stand for what the error
 * says.
 * @type {Record<string, string>}
 */
const SENTENCES = {
  EADDRINUSE: 'Port PORT is already taken by another program. Stop that program, or choose another port.',
  EADDRNOTAVAIL: 'The address ADDRESS does not belong to this machine. Choose another address to listen on.',
  '(EACCES|EPERM) (listen|bind)': 'This user may not open port PORT. Choose a port above 1023.',
  '(EACCES|EPERM)':
    'This user has no permission there: PATH. Make it writable for this user, or copy the project to a folder of your own, and AGAIN.',
  ENOSPC: 'The disk is full: PATH. Free some space (the first start needs about 500 MB) and AGAIN.',
  EDQUOT: 'Your share of the disk is used up: PATH. Free some space and AGAIN.',
  EROFS: 'The disk is read-only: PATH. Copy the project to a folder that can be written, and AGAIN there.',
  '(ENOTDIR|EEXIST)': 'A file stands where a folder is needed: PATH. Move it away and AGAIN.',
  EISDIR: 'A folder stands where a file is needed: PATH. Move it away and AGAIN.',
  'ENOENT spawn npm': 'npm was not found. Install it (it comes with Node; on Debian: apt-get install npm) and AGAIN.',
  'ENOENT spawn': 'The program PROGRAM was not found. Install it and AGAIN.',
  ENOENT:
    'A file or folder is missing: PATH. Put it back and AGAIN; if it was part of the project, "git checkout -- FILE" does.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n 4096) and AGAIN.',
  '(ENFILE|ENOMEM)': 'This machine has no memory left, or too many files open. Close some programs and AGAIN.',
  ENOTCACHED: 'npm is set to work offline, and a package is not in its store. Let it go online and AGAIN.',
  EINTEGRITY: 'A downloaded package is not the one package-lock.json names. Run "npm cache clean --force" and AGAIN.',
  '(E40\\d|ETARGET)':
    "The package store does not give us a package (CODE). Check npm's settings (npm config list) and AGAIN.",
  EUSAGE: 'package.json and package-lock.json disagree. Run "npm install" and AGAIN.',
  '(ENOTFOUND|EAI_AGAIN|ECONN\\w+|ETIMEDOUT|EIDLETIMEOUT|EHOSTUNREACH|ENET\\w+|EPIPE|EPROTO|ERR_SOCKET_TIMEOUT|FETCH_ERROR)':
    'The network cannot be reached (MESSAGE). Check the connection, and the proxy if there is one, and AGAIN.',
  '\\S*(CERT|SELF_SIGNED)':
    'A secure connection could not be made (CODE). If a proxy stands in between, tell Node its certificate (NODE_EXTRA_CA_CERTS=file); else set the clock right; then AGAIN.',
};

/**
 * @param {unknown} error
 * @returns {string | null} what is wrong and what to do; null for an error that is not one of the surroundings
 */
export function explain(error) {
  if (error instanceof Trouble) return error.message;
  if (!(error instanceof Error)) return null;
  const { code, syscall = '', path, port, address, message } = /** @type {CodedError} */ (error);
  const codes = Object.keys(SENTENCES).find((one) => new RegExp(`^(?:${one})`).test(`${code} ${syscall}`)) ?? '';
  /** @type {Record<string, unknown>} */
  const said = {
    ': PATH': path === undefined ? '' : `: ${path}`,
    ...{ PORT: port, ADDRESS: address, PROGRAM: path, CODE: code, MESSAGE: message || code, AGAIN },
  };
  const words = /: PATH|\b(?:PORT|ADDRESS|PROGRAM|CODE|MESSAGE|AGAIN)\b/g;
  return SENTENCES[codes]?.replace(words, (word) => String(said[word])) ?? null;
}

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
