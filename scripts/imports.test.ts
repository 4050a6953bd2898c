// Imports of ours are found without package.json, and mean what it says.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { NODE_FLAGS } from './run.mjs';
import { ROOT } from './things.mjs';

/** What a program prints that is run in `cwd` with these options. */
function printed(cwd: string, program: string, flags: readonly string[] = NODE_FLAGS): string {
  const args = [...flags, '--input-type=module', '-e', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return stdout + stderr;
}

/** A project with a file of the same name as one of ours. */
function copyIn(t: TestContext, parent: string): string {
  const root = mkdtempSync(join(parent, 'harena-imports-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'engine'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module", "imports": { "#engine/*": "./engine/*" } }');
  writeFileSync(join(root, 'engine', 'seat.ts'), 'export const mine: number = 1;');
  return root;
}

test('an import is the file that package.json says', () => {
  const program = "console.log(import.meta.resolve('#engine/seat.ts'), Object.keys(await import('#engine/seat.ts')))";
  const plain = printed(ROOT, program, ['--disable-warning=ExperimentalWarning']);
  assert.match(plain, /engine\/seat\.ts/);
  assert.equal(printed(ROOT, program), plain);
});

test('a copy of the project imports its own files, inside the project too', (t) => {
  for (const parent of [tmpdir(), join(ROOT, '.harena')]) {
    const out = printed(copyIn(t, parent), "console.log(Object.keys(await import('#engine/seat.ts')))");
    assert.equal(out, "[ 'mine' ]\n");
  }
});

test('the error for a file that is missing names it', () => {
  assert.match(printed(ROOT, "await import('#engine/nothing.ts')"), /no such file.+engine\/nothing\.ts/);
});
