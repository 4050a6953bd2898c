// Running other programs with our own input and output.
import { spawn } from 'node:child_process';
import { explain, stop } from './surroundings.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs a program to its end. A signal sent to us ends it, and then us.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, output?: 'stdout' | 'stderr' }} [options] `output` is where its output goes
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(program, args, { cwd = process.cwd(), output = 'stdout' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: ['inherit', output === 'stdout' ? 1 : 2, 2] });
    const received = passSignals(child);
    child.on('error', (error) => {
      process.stderr.write(`harena: ${explain(error) ?? error.message}\n`);
      resolve(false);
    });
    child.on('close', (code) => {
      const signal = received();
      if (signal !== null) process.kill(process.pid, signal);
      else resolve(code === 0);
    });
  });
}

/**
 * Runs a program in our place: what is sent to us goes to it, and we end as it ends.
 * @param {string} program
 * @param {string[]} args
 */
export function become(program, args) {
  const child = spawn(program, args, { stdio: 'inherit' });
  const received = passSignals(child);
  child.on('error', stop);
  child.on('close', (code, signal) => {
    received();
    if (signal !== null) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | null} ends the passing on, and tells the last signal we received
 */
function passSignals(child) {
  /** @type {NodeJS.Signals | null} */
  let last = null;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    last = signal;
    // A terminal sends Ctrl-C to both of us; passing it on would make it two.
    const fromTerminal = process.stdin.isTTY && (signal === 'SIGINT' || signal === 'SIGQUIT');
    if (!fromTerminal) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    return last;
  };
}
