// Words for what a sum is made of.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { harenula } from '#games/harenula/index.ts';

const { en } = harenula.words;

const rules = new URL('../rules/', import.meta.url);
const sources = [...readdirSync(rules).map((name) => new URL(name, rules)), new URL('../state.ts', import.meta.url)]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('every part of a sum has words', () => {
  const labels = [...sources.matchAll(/part\('([^']+)'/g)].map(([, label]) => label!);
  assert.ok(labels.length > 0);
  for (const label of [...labels, 'blow', 'guard']) assert.ok(Object.hasOwn(en, `part.${label}`), label);
});
