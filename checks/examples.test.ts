import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

for (const [file, says] of [
  ['random.ts', /^wins by seat: \d+ \d+$/],
  ['search.ts', /^search against the heuristic: ((won|lost) ?){4}$/],
] as const) {
  test(`examples/${file} runs as it stands`, () => {
    const path = fileURLToPath(new URL(`../examples/${file}`, import.meta.url));
    const run = spawnSync(process.execPath, [path], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr);
    assert.match(run.stdout.trim(), says);
  });
}
