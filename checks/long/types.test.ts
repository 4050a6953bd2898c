// npm test checks all types as one program. Here the folders without a browser are checked without its names.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '#checks/flaw.ts';
import { collect } from '../../scripts/run.mjs';

for (const project of ['tsconfig.json', 'client']) {
  test(`the types of ${project} hold by themselves`, async () => {
    const args = [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit', '-p', project];
    const { code, output } = await collect(process.execPath, args, { cwd: ROOT });
    assert.equal(code, 0, output);
  });
}
