// A copy of the project in a folder of its own, for tests that change it. Packages are linked, not copied.

import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import { environment, type ProgramExit, startProgram } from '#checks/testing/program.ts';

/** What is large, or made from the rest. */
const LEFT_OUT = new Set(['node_modules', '.harena', '.git', 'docs', 'saves', 'coverage']);

export interface Copy {
  root: string;
  /** Runs a file of the copy, or a package's program, with Node. */
  node(...args: string[]): Promise<ProgramExit>;
  remove(): void;
}

export function projectCopy(): Copy {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'harena-copy-'));
  cpSync(ROOT, root, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    node: (...args) => {
      const flags = ['--disable-warning=ExperimentalWarning'];
      const running = startProgram(process.execPath, [...flags, ...args], { cwd: root, env: environment() });
      running.endInput();
      return running.ended;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
