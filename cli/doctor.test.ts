import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { type Finding, folder, node, space } from '#cli/doctor.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';

test('doctor looks at everything and says so, for people and for programs', async () => {
  const [told, json] = await Promise.all([harena(['doctor']), harena(['doctor', '--json'])]);
  const { ok, findings } = JSON.parse(json.out) as { ok: boolean; findings: Finding[] };
  assert.deepEqual(
    findings.map(({ name }) => name),
    ['Node', 'packages', 'disk', 'folder', 'games', 'Chromium', 'terminal'],
  );
  assert.equal(
    ok,
    findings.every(({ state }) => state !== 'missing'),
  );
  for (const { code } of [told, json]) assert.equal(code, ok ? 0 : 1);
  for (const { state, todo, name } of findings) {
    assert.equal(state === 'ok', todo === null, name);
    assert.match(told.out, new RegExp(`^\\S ${state} +${name} `, 'm'));
  }
});

test('what is needed and not there is missing, with what to do', () => {
  assert.deepEqual([node('v24.7.0').state, node('v20.19.1').state], ['ok', 'missing']);
  assert.deepEqual([space(10_000).state, space(200).state, space(10).state], ['ok', 'note', 'missing']);
  assert.match(folder('/nonexistent').todo ?? '', /\/nonexistent/);
  assert.equal(folder('/nonexistent').state, 'missing');
});

test('doctor leaves nothing behind in the folder it looked at', (t) => {
  const looked = temporaryFolder(t);
  assert.equal(folder(looked).state, 'ok');
  assert.deepEqual(readdirSync(looked), []);
});
