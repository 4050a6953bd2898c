// A copy of the project in a folder of its own, for tests that change it. Packages are linked, not copied.

import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';

/** What is large, or made from the rest. */
const LEFT_OUT = new Set(['node_modules', '.harena', '.git', 'docs', 'saves', 'coverage']);

export interface CommandResult {
  code: number | null;
  out: string;
  err: string;
}

export interface Copy {
  root: string;
  /** Runs a file of the copy, or a package's program, with Node. */
  node(...args: string[]): Promise<CommandResult>;
  remove(): void;
}

export function projectCopy(): Copy {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'harena-copy-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    node: (...args) => runNode(root, args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Without what the test runner tells its own processes. */
export function surroundings(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (/^(NODE_TEST|HARENA)/.test(name)) delete env[name];
  return env;
}

function runNode(root: string, args: readonly string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: surroundings(),
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
