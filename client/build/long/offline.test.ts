// The service worker changes with every file it caches: a browser fetches files again only when the worker itself differs.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { projectCopy } from '#checks/testing/copy.ts';

const copy = projectCopy();
after(() => copy.remove());

async function build(): Promise<string> {
  const { code, err } = await copy.node('client/build/index.ts');
  assert.equal(code, 0, err);
  return readFileSync(join(copy.root, '.harena', 'client', 'sw.js'), 'utf8');
}

/** Short enough to be printed where two are not different. */
const stampOf = (worker: string): string => createHash('sha256').update(worker).digest('hex');

test('another index.html, another file of public/ and another module each make another service worker', async () => {
  const first = stampOf(await build());
  const index = join(copy.root, 'client', 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<meta name="robots" content="none"><title>'));
  const second = stampOf(await build());
  assert.notEqual(second, first, 'index.html');
  appendFileSync(join(copy.root, 'client', 'public', 'theme.js'), '// another\n');
  const third = stampOf(await build());
  assert.notEqual(third, second, 'public/theme.js');
  appendFileSync(join(copy.root, 'client', 'style', 'home.css'), '.another { color: red; }\n');
  assert.notEqual(stampOf(await build()), third, 'home.css');
});

test('everything that was built is kept, but for typefaces of other scripts, frozen builds and the worker itself', async () => {
  const worker = await build();
  const client = join(copy.root, '.harena', 'client');
  for (const file of readdirSync(client, { encoding: 'utf8', recursive: true })) {
    if (!/\.[a-z0-9]+$/.test(file) || file === 'index.html') continue;
    const isKept = !/-ext-|^assets.frozen|^sw\.js$|^\.harena-stamp$/.test(file);
    const name = file.replaceAll('\\', '/');
    assert.equal(worker.includes(`\`${name}\``) || worker.includes(`"${name}"`), isKept, file);
  }
});
