import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { testTitles } from '#checks/titles.ts';

const SOURCE = `import { test, describe } from 'node:test';
const pattern: RegExp = /'test\\('/;
test('HA-1.1 first', () => {});
// test('commented out', () => {});
describe("HA-1.2 a suite", () => {
  test(\`HA-1.3 \${2 as number} made up\`, async (t) => {
    await t.test('inner', { timeout: 5 }, () => {});
  });
});
test.skip('skipped', () => {});
test('to do', { todo: true }, () => {});
test('not skipped', { skip: false }, () => {});
describe.skip('suite', () => { test('inside', () => {}); });
test('long ' +
  'title', () => {});
test.only('HA-1.4 only', () => {});
const isOne = pattern.test('no title');
other('HA-1.5 no test', () => {});
`;

test('titles are read from what runs', (t) => {
  const file = join(temporaryFolder(t), 'a.test.ts');
  writeFileSync(file, SOURCE);
  assert.deepEqual(
    testTitles(file).map(({ title, line }) => `${line} ${title}`),
    [
      '3 HA-1.1 first',
      '5 HA-1.2 a suite',
      '6 HA-1.3  …  made up',
      '7 inner',
      '12 not skipped',
      '14 long title',
      '16 HA-1.4 only',
    ],
  );
});
