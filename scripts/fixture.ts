// A small project in a folder of its own, with these scripts and no packages, for the tests of the scripts.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { temporaryFolder } from '../checks/testing/project.ts';
import { ROOT } from './things.mjs';

export interface ScriptExit {
  code: number | null;
  signal: string | null;
  out: string;
  err: string;
}

const PROJECT = { name: 'small', private: true, type: 'module', imports: { '#checks/*': './checks/*' } };
const LOCK = { name: 'small', lockfileVersion: 3, requires: true, packages: { '': { name: 'small' } } };

/** Makes the project; it goes away with the test. */
export function smallProject(t: TestContext): string {
  const root = temporaryFolder(t);
  for (const file of readdirSync(join(ROOT, 'scripts'))) {
    if (!/test|fixture/.test(file)) cpSync(join(ROOT, 'scripts', file), join(root, 'scripts', file));
  }
  for (const path of ['harena', 'checks/flaw.ts', 'checks/suite']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true, filter: (from) => !from.endsWith('.test.ts') });
  }
  mkdirSync(join(root, 'cli'));
  mkdirSync(join(root, 'path'));
  symlinkSync(process.execPath, join(root, 'path', 'node')); // so that no Node has to be fetched
  writeFileSync(join(root, 'package.json'), JSON.stringify(PROJECT));
  writeLock(root, LOCK);
  return root;
}

export function writeLock(root: string, lock: unknown): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
}

/** A lock that asks for one package, which nobody will download. */
export const lockWithPackage = (root: string): void => lockWith(root, '1.0.0', {});

/** A lock that asks for one package, which is an archive on this machine. */
export function lockWithArchive(root: string): void {
  const [folder, archive] = [join(root, 'archive'), join(root, 'absent.tgz')];
  mkdirSync(join(folder, 'package'), { recursive: true });
  writeFileSync(join(folder, 'package', 'package.json'), '{ "name": "absent", "version": "1.0.0" }');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'package']);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  lockWith(root, `file:${archive}`, { resolved: `file:${archive}`, integrity });
}

function lockWith(root: string, absent: string, more: object): void {
  const dependencies = { absent };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'small', private: true, dependencies }));
  const packages = { '': { name: 'small', dependencies }, 'node_modules/absent': { version: '1.0.0', ...more } };
  writeLock(root, { ...LOCK, packages });
}

export interface RunningScript {
  pid: number;
  /** Resolves when its standard output contains the text. */
  says(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<ScriptExit>;
}

/** Starts a program in the small project, with our Node first on the path. */
export function start(root: string, program: string, args: string[], env: Record<string, string> = {}): RunningScript {
  const inherited: NodeJS.ProcessEnv = { ...process.env };
  for (const name of Object.keys(inherited)) if (/^(npm_|NODE_TEST|HARENA)/i.test(name)) delete inherited[name];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...inherited,
      PATH: `${join(root, 'path')}:${process.env['PATH']}`,
      npm_config_cache: join(root, 'store'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  const listeners = new Set<() => void>();
  child.stdout.on('data', (chunk) => {
    out += chunk;
    for (const listener of listeners) listener();
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<ScriptExit>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
  });
  return {
    pid: child.pid ?? 0,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!out.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        ended.then(() => reject(new Error(`it ended without saying ${text}: ${out}${err}`)), reject);
      }),
    kill: (signal) => child.kill(signal),
    ended,
  };
}

/** Boots the small project in a process of its own. */
export function bootIn(root: string, env: Record<string, string> = {}): Promise<ScriptExit> {
  return start(root, process.execPath, ['scripts/main.mjs'], env).ended;
}
