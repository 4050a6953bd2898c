import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES } from '#server/http/files.ts';

test('the server knows the addresses of all pages, and no others', () => {
  const app = readFileSync(new URL('./app.tsx', import.meta.url), 'utf8');
  const pages = [...app.matchAll(/^ {4}case '([a-z]+)':/gm)].map(([, page]) => page!);
  assert.deepEqual([...PAGES].sort(), [...pages].sort());
});
