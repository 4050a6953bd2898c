// Several starts at once, on a machine without a browser, install one: the package tool allows one at a time.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser } from '../../scripts/browser.ts';
import { collect } from '../../scripts/run.mjs';
import { have, ROOT } from '../../scripts/things.mjs';

/** Like apt-get: a process that comes while another is at work is refused. */
const packageTool = (folder: string, program: string): string => `#!/bin/sh
echo "$*" >> '${folder}/calls'
mkdir '${folder}/lock' 2>/dev/null || { echo 'E: Could not get lock ${folder}/lock' >&2; exit 100; }
sleep 0.5
case "$*" in *headless-shell*) rmdir '${folder}/lock'; echo 'E: Unable to locate package' >&2; exit 100 ;; esac
case "$*" in *install*) printf '#!/bin/sh\\nexec "${program}" "$@"\\n' > '${folder}/chromium'; chmod +x '${folder}/chromium' ;; esac
rmdir '${folder}/lock'
`;

test('two clones that want a browser at once wait for the package tool', async (t) => {
  if (process.getuid?.() !== 0) return t.skip('only root installs packages');
  const real = await have(browser);
  const folder = mkdtempSync(join(tmpdir(), 'harena-no-browser-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'apt-get'), packageTool(folder, real), { mode: 0o755 });
  const clones = ['one', 'two'].map((name) => join(folder, name));
  for (const clone of clones) {
    cpSync(join(ROOT, 'scripts'), join(clone, 'scripts'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  }
  const program = `
    import { browser } from './scripts/browser.ts';
    import { have } from './scripts/things.mjs';
    console.log(await have(browser));`;
  // The tools of the system are available, but no browser.
  for (const tool of ['sleep', 'mkdir', 'rmdir', 'chmod', 'sh', 'grep', 'uname', 'cat', 'dirname', 'readlink', 'sed']) {
    const place = ['/usr/bin', '/bin'].map((bin) => join(bin, tool)).find((path) => existsSync(path));
    if (place !== undefined) writeFileSync(join(folder, tool), `#!/bin/sh\nexec ${place} "$@"\n`, { mode: 0o755 });
  }
  const env = { PATH: folder, CHROMIUM: '', CHROMIUM_STARTED: '' };
  const start = (cwd: string) => collect(process.execPath, ['--input-type=module', '-e', program], { cwd, env });
  const all = await Promise.all(clones.map(start));
  assert.deepEqual(
    all.map(({ code, output }) => [code, output.trim().split('\n').at(-1)]),
    Array(2).fill([0, join(folder, 'chromium')]),
  );
  // The shell was asked for first; this machine's packages have none.
  const calls = readFileSync(join(folder, 'calls'), 'utf8');
  assert.match(calls, /chromium-headless-shell[\s\S]* install -y --no-install-recommends chromium$/m);
});
