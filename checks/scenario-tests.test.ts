import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { micatio, projectWith } from '#checks/testing/micatio.ts';

const GOOD = '# MI-2.1 Stakes\ngame micatio\nat round MI-2.1\n---\n0: 1\nask 1 MI-2.1 amount 0-2\n';
const WRONG = GOOD.replace('Stakes', 'Other stakes').replace('0-2', '0-3');
const BROKEN = 'no title\n---\n';

const TESTS = `import { test } from 'node:test';
import { micatio } from '${new URL('./testing/micatio.ts', import.meta.url).href}';
import { scenarioTests } from '${new URL('./scenario-tests.ts', import.meta.url).href}';
for (const [title, body] of scenarioTests(micatio, new URL('./scenarios/', import.meta.url))) test(title, body);
`;

test('every scenario file is one test under its title, which fails with the place and the difference', (t) => {
  const root = projectWith(t, {
    'micatio.test.ts': TESTS,
    'scenarios/02-stakes/stakes.txt': GOOD,
    'scenarios/02-stakes/other.txt': WRONG,
    'scenarios/broken.txt': BROKEN,
  });
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--test',
    '--test-reporter=tap',
    join(root, 'micatio.test.ts'),
  ];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  assert.equal(status, 1, stdout);
  assert.match(stdout, /^ok \d - MI-2\.1 Stakes$/m);
  assert.match(stdout, /^not ok \d - MI-2\.1 Other stakes$/m);
  assert.match(stdout, /other\.txt:6: the question is another:\n +ask 1 MI-2\.1 amount 0-2/);
  assert.match(stdout, /^not ok \d - .*broken\.txt$/m);
  assert.match(stdout, /broken\.txt:1: the first line must be a title/);
  assert.match(stdout, /^# tests 3$/m);
});

test('a folder without scenarios is an error', () => {
  assert.throws(() => scenarioTests(micatio, '/nowhere/scenarios'), /there is no scenario in \/nowhere\/scenarios/);
});
