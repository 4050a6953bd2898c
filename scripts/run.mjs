// Running other programs.
import { spawn } from 'node:child_process';
import { stop } from './surroundings.mjs';

/** With these Node runs our programs: without a warning about TypeScript, and with imports that are found at once. */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('imports.mjs', import.meta.url).href}`,
];

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs a program in our place: what is sent to us goes to it, and we end as it ends.
 * @param {string} program
 * @param {string[]} args
 */
export function become(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' });
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    // A terminal sends Ctrl-C to both of us; passing it on would make it two.
    const fromTerminal = process.stdin.isTTY && (signal === 'SIGINT' || signal === 'SIGQUIT');
    if (!fromTerminal) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  child.on('error', stop);
  child.on('close', (code, signal) => {
    for (const one of SIGNALS) process.off(one, pass);
    if (signal !== null) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * Runs a program to its end without input. Rejects when it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, tell?: NodeJS.WritableStream }} [options] `tell` is where its
 *   output goes at once
 * @returns {Promise<{ code: number | null, signal: string | null, output: string }>} `output` is all it printed
 */
export function collect(program, args, { cwd, env = {}, tell } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      tell?.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}
