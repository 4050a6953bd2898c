// A small project in a folder of its own, with these scripts and no packages, for the tests of the scripts.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { environment, type ProgramExit, type RunningProgram, startProgram } from '../checks/testing/program.ts';
import { temporaryFolder } from '../checks/testing/project.ts';
import { ROOT } from './things.mjs';

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

/** Starts a program in the small project, with our Node first on the path. */
export function start(
  root: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): RunningProgram {
  const own = { PATH: `${join(root, 'path')}:${process.env['PATH']}`, npm_config_cache: join(root, 'store'), ...env };
  const running = startProgram(program, args, { cwd: root, env: environment(own, /^(npm_|NODE_TEST|HARENA)/i) });
  running.endInput();
  return running;
}

/** Boots the small project in a process of its own. */
export function bootIn(root: string, env: Record<string, string> = {}): Promise<ProgramExit> {
  return start(root, process.execPath, ['scripts/main.mjs'], env).ended;
}
