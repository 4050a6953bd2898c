// Whether a fresh, a finished, a half-finished and a shared folder are made ready, and bad surroundings refused.
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ProgramExit } from '../checks/testing/program.ts';
import { bootIn, lockWithArchive, lockWithPackage, smallProject, start, writeLock } from './fixture.ts';
import { packageStamp } from './packages.mjs';
import { stamped } from './things.mjs';

function assertRefused(ended: ProgramExit, sentence: RegExp): void {
  assert.equal(ended.code, 1, ended.err);
  assert.equal(ended.out, '');
  const last = ended.err.trimEnd().split('\n').at(-1) ?? '';
  assert.match(last, sentence);
  assert.doesNotMatch(ended.err, /^\s+at /m, 'no stack trace');
}

const isInstalled = (root: string): boolean =>
  readFileSync(join(root, 'node_modules', '.harena-stamp'), 'utf8') === packageStamp(root);

test('a fresh folder is installed, the next start is silent, a new lock installs again', async (t) => {
  const root = smallProject(t);
  const first = await bootIn(root);
  assert.equal(first.code, 0, first.err);
  assert.equal(first.out, `${process.execPath}\n`);
  assert.match(first.err, /Installing the packages …\n.+done/s);
  assert.ok(isInstalled(root));

  assert.deepEqual(await bootIn(root), { code: 0, signal: null, out: first.out, err: '' });
  assert.deepEqual(readdirSync(join(root, '.harena')), [], 'nothing is left behind');

  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeLock(root, { ...lock, version: '2.0.0' });
  assert.equal(isInstalled(root), false);
  assert.match((await bootIn(root)).err, /Installing/);
});

test('what an ended install left is repaired', async (t) => {
  const root = smallProject(t);
  mkdirSync(join(root, 'node_modules', 'half'), { recursive: true });
  mkdirSync(join(root, '.harena', 'staging-old', 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.harena-stamp'), packageStamp(root).slice(0, 20));
  assert.equal((await bootIn(root)).code, 0);
  assert.equal(existsSync(join(root, 'node_modules', 'half')), false);
  assert.deepEqual(readdirSync(join(root, '.harena')), []);
  assert.ok(isInstalled(root));
});

test('an install that is killed is done again by the next start', async (t) => {
  const root = smallProject(t);
  lockWithPackage(root);
  // A package store that never answers holds npm in the middle of its work.
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  t.after(() => silent.close());
  const { port } = silent.address() as AddressInfo;
  const connected = new Promise<void>((resolve) => {
    silent.on('connection', (socket) => {
      t.after(() => socket.destroy());
      resolve();
    });
  });
  const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' };
  const first = start(root, process.execPath, ['scripts/main.mjs'], env);
  await connected;
  first.kill('SIGKILL');
  await first.ended;
  assert.equal(existsSync(join(root, '.harena', 'turn')), true, 'the dead one still has the turn');

  writeFileSync(join(root, 'package.json'), '{ "name": "small" }');
  writeLock(root, { name: 'small', lockfileVersion: 3, requires: true, packages: { '': { name: 'small' } } });
  const second = await bootIn(root);
  assert.equal(second.code, 0, second.err);
  assert.ok(isInstalled(root));
  assert.equal(existsSync(join(root, '.harena', 'turn')), false);
});

test('two starts at the same time install once', async (t) => {
  const root = smallProject(t);
  const both = await Promise.all([bootIn(root), bootIn(root)]);
  assert.deepEqual(
    both.map((ended) => ended.code),
    [0, 0],
  );
  const installs = both.filter((ended) => ended.err.includes('Installing'));
  assert.equal(installs.length, 1, both.map((ended) => ended.err).join('---\n'));
  assert.ok(isInstalled(root));
});

test('without a network: a sentence', async (t) => {
  const root = smallProject(t);
  lockWithPackage(root);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' };
  assertRefused(
    await bootIn(root, env),
    /^harena: The network cannot be reached \(.*ECONNREFUSED.*\)\. Check the conn/,
  );
  assert.deepEqual(readdirSync(join(root, '.harena')), [], 'nothing is left behind');
});

test('without npm: a sentence', async (t) => {
  const root = smallProject(t);
  assertRefused(await bootIn(root, { PATH: join(root, 'path') }), /^harena: npm was not found\. Install it/);
});

test('a folder that may not be written: a sentence', async (t) => {
  const root = smallProject(t);
  chmodSync(root, 0o555);
  // To the superuser every folder is writable; so it steps down first.
  const program = `
    import { packages } from './scripts/packages.mjs';
    import { stop } from './scripts/surroundings.mjs';
    import { have } from './scripts/things.mjs';
    if (process.geteuid() === 0) process.seteuid(65534);
    await have(packages).catch(stop);`;
  const ended = await start(root, process.execPath, ['--input-type=module', '-e', program]).ended;
  chmodSync(root, 0o755);
  assertRefused(ended, /^harena: This user has no permission there: .+\.harena\. Make it writable/);
});

test('a file in the way: a sentence', async (t) => {
  const root = smallProject(t);
  writeFileSync(join(root, '.harena'), '');
  assertRefused(await bootIn(root), /^harena: A file stands where a folder is needed: .+\.harena\. Move it away/);
});

test('a lock that is missing: a sentence', async (t) => {
  const root = smallProject(t);
  rmSync(join(root, 'package-lock.json'));
  assertRefused(await bootIn(root), /^harena: A file or folder is missing: .+package-lock\.json\. Put it back/);
});

test('a user whose package store cannot be used gets one in the project', async (t) => {
  const root = smallProject(t);
  lockWithArchive(root);
  writeFileSync(join(root, 'store'), 'not a folder');
  const ended = await bootIn(root);
  assert.equal(ended.code, 0, ended.err);
  assert.ok(existsSync(join(root, 'node_modules', 'absent', 'package.json')));
  assert.deepEqual(readdirSync(join(root, '.harena')), ['npm-store']);
});

test('a folder counts only when it is whole and made from what is wanted', async (t) => {
  const place = join(smallProject(t), 'made');
  const staging = join(place, '..', 'staging');
  mkdirSync(join(staging, 'half'), { recursive: true });
  let wanted = 'one';
  const thing = stamped(
    place,
    () => wanted,
    async () => join(staging, 'half'),
  );
  assert.equal(thing.find(), null);
  mkdirSync(place);
  assert.equal(thing.find(), null, 'no stamp');
  await thing.get(staging);
  assert.equal(thing.find(), place);
  wanted = 'two';
  assert.equal(thing.find(), null, 'made from something else');
});
