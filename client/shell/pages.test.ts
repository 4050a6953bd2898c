import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES } from '#server/http/files.ts';

test('the server knows the addresses of all pages, and no others', () => {
  const app = readFileSync(new URL('./app.tsx', import.meta.url), 'utf8');
  const pages = [...app.matchAll(/^ {4}case '([a-z]+)':/gm)].map(([, page]) => page!);
  assert.deepEqual([...PAGES].sort(), [...pages].sort());
});

test('the service worker takes no answer of the server for a page', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
  const [, words] = /\(api\/\|\(\?:([a-z|]+)\)\$\)/.exec(read('../offline/sw.js'))!;
  const own = [...read('../../server/http/operator.ts').matchAll(/path: '\/([a-z]+)'/g)].map(([, path]) => path!);
  assert.deepEqual(words!.split('|').sort(), ['ws', ...own].sort());
});
