import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { storm } from '#cli/storm.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';

const main = join(import.meta.dirname, '..', 'main.ts');

test('storm without a name lists the storms there are', async () => {
  for (const words of [[], ['rain'], ['toString'], ['kill', 'load']]) {
    await assert.rejects(async () => storm.run(readArguments(storm, words)), {
      constructor: UserError,
      message: /Name one storm: kill, nodes, resend, twins, hostile, origins, load/,
    });
  }
  for (const words of [
    ['kill', '--count', '0'],
    ['load', '--rate', 'many'],
    ['kill', '--game', 'chess'],
  ]) {
    await assert.rejects(async () => storm.run(readArguments(storm, words)), UserError, words.join(' '));
  }
});

test('storm prints a table, or one JSON document, and ends with 0 where every promise was kept', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [main, 'storm', ...words], { encoding: 'utf8', timeout: 60_000 });
  const json = run('origins', '--json');
  assert.equal(json.status, 0, json.stderr);
  const { storm: name, figures, faults } = JSON.parse(json.stdout);
  assert.deepEqual([name, faults, figures.faults], ['origins', [], 0]);
  const table = run('kill', '--count', '1', '--seconds', '20');
  assert.equal(table.status, 0, table.stdout + table.stderr);
  assert.match(table.stdout, /^kills +1\nseats +32\n(.+\n)+\nEvery promise was kept\.\n$/);
});
