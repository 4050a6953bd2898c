// Whether only one process at a time has the turn, and whether one that died gives way.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../checks/testing/project.ts';
import { takeTurn } from './turn.mjs';

/** Leaves a turn as a process would that was killed while it had it. */
function leaveTurn(folder: string, owner: string): void {
  writeFileSync(join(folder, 'turn'), owner);
}

function deadProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

test('the next gets the turn only when it is given back', async (t) => {
  const folder = temporaryFolder(t);
  const order: string[] = [];
  const giveBack = await takeTurn(folder);
  let waited = 0;
  const second = takeTurn(folder, {
    waiting: () => {
      waited += 1;
      order.push('first gives back');
      giveBack();
    },
  }).then((back) => {
    order.push('second has it');
    back();
  });
  await second;
  assert.deepEqual(order, ['first gives back', 'second has it']);
  assert.equal(waited, 1);
  assert.deepEqual(readdirSync(folder), [], 'nothing is left behind');
});

test('many at once have it one after the other', async (t) => {
  const folder = temporaryFolder(t);
  let inside = 0;
  let most = 0;
  const each = async () => {
    const giveBack = await takeTurn(folder);
    inside += 1;
    most = Math.max(most, inside);
    await new Promise(setImmediate);
    inside -= 1;
    giveBack();
  };
  await Promise.all(Array.from({ length: 6 }, each));
  assert.equal(most, 1);
});

test('the turn of a dead process is taken at once, and nothing of it is left', async (t) => {
  const folder = temporaryFolder(t);
  leaveTurn(folder, `${hostname()} ${deadProcess()} x`);
  const giveBack = await takeTurn(folder, { waiting: () => assert.fail('it should not wait') });
  assert.deepEqual(readdirSync(folder), ['turn']);
  giveBack();
  assert.deepEqual(readdirSync(folder), []);
});

test('of many processes that wait for a dead one, one at a time has the turn', async (t) => {
  const folder = temporaryFolder(t);
  leaveTurn(folder, `${hostname()} ${deadProcess()} x`);
  // Each makes a file that nobody else may have made, and removes it.
  const program = `
    import { mkdirSync, rmdirSync } from 'node:fs';
    import { takeTurn } from '${new URL('turn.mjs', import.meta.url)}';
    for (let n = 0; n < 20; n++) {
      const giveBack = await takeTurn('${folder}');
      mkdirSync('${folder}/alone');
      rmdirSync('${folder}/alone');
      giveBack();
    }`;
  const ends = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
    return new Promise((resolve) => child.on('close', resolve));
  });
  assert.deepEqual(await Promise.all(ends), [0, 0, 0, 0]);
});

test('a turn from elsewhere, or a damaged one, is taken when its beat has stopped', async (t) => {
  for (const owner of ['elsewhere 1 x', '', 'damaged']) {
    const folder = temporaryFolder(t);
    leaveTurn(folder, owner);
    let waited = false;
    const giveBack = await takeTurn(folder, {
      patience: 150,
      waiting: () => {
        waited = true;
      },
    });
    assert.equal(waited, true);
    giveBack();
  }
});

test('a living owner keeps the turn however long it takes', async (t) => {
  const folder = temporaryFolder(t);
  const patience = 1000;
  const giveBack = await takeTurn(folder, { beat: 50 });
  const start = performance.now();
  const second = takeTurn(folder, { patience });
  setTimeout(giveBack, patience + 200);
  (await second)();
  assert.ok(performance.now() - start > patience + 100);
});
