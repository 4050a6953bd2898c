// Whether what is wrong around the program is told in a sentence.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { smallProject } from './fixture.ts';
import { isNewEnough } from './node24.mjs';
import { npmError } from './npm.mjs';
import { oldNode } from './old-node.cjs';
import { explain, Trouble } from './surroundings.mjs';

function coded(code: string, more: object = {}): Error {
  return Object.assign(new Error(`${code}: something`), { code, ...more });
}

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  assert.fail('nothing was thrown');
}

test('a taken port is named', async (t) => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  t.after(() => first.close());
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((resolve) => createServer().on('error', resolve).listen(port, '127.0.0.1'));
  assert.equal(
    explain(error),
    `Port ${port} is already taken by another program. Stop that program, or choose another port.`,
  );
});

test('a refused connection is one of the network', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const error = await new Promise((resolve) => connect(port, '127.0.0.1').on('error', resolve));
  assert.match(
    explain(error) ?? '',
    /^The network cannot be reached \(connect ECONNREFUSED .+\)\. Check the connection/,
  );
});

test('a file where a folder is needed is named', (t) => {
  const file = join(smallProject(t), 'package.json');
  const sentence = explain(thrownBy(() => mkdirSync(join(file, 'inside'))));
  assert.match(sentence ?? '', /^A file stands where a folder is needed: .+package\.json.inside\. Move it away/);
});

test('a missing file is named', (t) => {
  const file = join(smallProject(t), 'nowhere');
  assert.match(explain(thrownBy(() => readFileSync(file))) ?? '', /^A file or folder is missing: .+nowhere\. /);
  const folder = join(file, '..');
  assert.match(explain(thrownBy(() => writeFileSync(folder, ''))) ?? '', /^A folder stands where a file is needed: /);
});

test('every code of the surroundings has a sentence that says what to do', () => {
  const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'];
  for (const code of [...codes, 'EINTEGRITY', 'E404', 'E403', 'ENOTCACHED', 'CERT_HAS_EXPIRED', 'EMFILE', 'ENOMEM']) {
    const sentence = explain(coded(code, { path: '/some/place' }));
    assert.match(sentence ?? '', /^[A-Za-z].+\. [A-Z].+ run the same command again( there)?\.$/, code);
  }
  const odd = explain(coded('EROFS', { path: '/CODE/PORT $&' }));
  assert.match(odd ?? '', /^The disk is read-only: \/CODE\/PORT \$&\. Copy/, 'what the error says is said as it is');
  assert.match(explain(coded('EACCES', { syscall: 'listen', port: 80 })) ?? '', /may not open port 80\. Choose/);
});

test('an error of our own making is left to others', () => {
  assert.equal(explain(new TypeError('x is not a function')), null);
  assert.equal(explain(coded('toString')), null);
  assert.equal(explain('text'), null);
  assert.equal(explain(new Trouble('A sentence.')), 'A sentence.');
});

test('the reason is found in what npm prints, old style and new', () => {
  const failed = { code: 1, signal: null };
  const full = npmError('npm ERR! code TAR_BAD_ARCHIVE\nnpm ERR! nospc ENOSPC: no space left on device, write', failed);
  assert.match(explain(full) ?? '', /^The disk is full/);
  const cut = npmError('npm warn tar TAR_ENTRY_ERROR EDQUOT: quota exceeded, write\n', { code: 0, signal: null });
  assert.match(explain(cut) ?? '', /^Your share of the disk is used up/);
  const away = npmError(
    'npm error code EAI_AGAIN\nnpm error network request to x failed, reason: getaddrinfo EAI_AGAIN host',
    failed,
  );
  assert.match(explain(away) ?? '', /^The network cannot be reached \(getaddrinfo EAI_AGAIN host\)\./);
  const shut = npmError("npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/a/b'", failed);
  assert.match(explain(shut) ?? '', /^This user has no permission there: \/a\/b\. /);
  const strange = npmError('npm error code EODD\nnpm error It is odd\n', failed);
  assert.equal(explain(strange), 'npm could not install what is needed (It is odd). Run "npm ci" to see all it says.');
  assert.match(explain(npmError('', { code: null, signal: 'SIGKILL' })) ?? '', /^npm was ended \(SIGKILL\)/);
});

test('a Node older than 20 is refused, 20 and later are not', () => {
  for (const version of ['v0.10.48', 'v8.17.0', 'v18.20.4', 'v19.9.0']) {
    assert.match(oldNode(version) ?? '', new RegExp(`^This is Node ${version}, .+ Install a newer Node`));
  }
  for (const version of ['v20.0.0', 'v24.1.0', 'v100.0.0']) assert.equal(oldNode(version), null);
});

test('Node 24.7 and later runs Harena as it is', () => {
  for (const version of ['v20.19.0', 'v22.22.1', 'v24.6.9', '']) assert.equal(isNewEnough(version), false, version);
  for (const version of ['v24.7.0', 'v24.21.0', 'v25.0.0', 'v100.1.0'])
    assert.equal(isNewEnough(version), true, version);
});
