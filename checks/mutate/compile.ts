// Which planted errors still compile: the compiler finds the others, so they say nothing about the tests.
//
// All are asked about in one run. Each stands as a file of its own in a folder from which the rest of the project is
// linked, so the compiler reads the project once.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FOLDER = 'planted';
const FOUND = new RegExp(`^${FOLDER}/(\\d+)\\.ts\\(`);

/** For each of the texts (with types) whether it compiles; without a tsconfig.json all do. */
export function compiling(root: string, texts: readonly string[]): boolean[] {
  const answers = texts.map(() => true);
  if (!existsSync(join(root, 'tsconfig.json')) || texts.length === 0) return answers;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'harena-compile-')));
  try {
    for (const name of readdirSync(root)) {
      if (name !== 'tsconfig.json' && !name.startsWith('.')) symlinkSync(join(root, name), join(folder, name));
    }
    mkdirSync(join(folder, FOLDER));
    for (const [i, text] of texts.entries()) writeFileSync(join(folder, FOLDER, `${i}.ts`), text);
    const config = {
      extends: join(root, 'tsconfig.json'),
      // A statement behind one left out may never be reached; that is no fault of types.
      compilerOptions: { allowUnreachableCode: true, allowUnusedLabels: true },
      include: [FOLDER],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout, error } = spawnSync(process.execPath, [compiler(), '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (error) throw error;
    for (const line of stdout.split('\n')) {
      const number = FOUND.exec(line)?.[1];
      if (number !== undefined) answers[Number(number)] = false;
    }
    return answers;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const compiler = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
