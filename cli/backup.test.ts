import assert from 'node:assert/strict';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { harena } from '#cli/testing/drive.ts';
import { harenaHere } from '#cli/testing/here.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { sampleServer } from '#server/testing/server.ts';

const inOwnProcess = (...args: string[]) => harena(args);
const runHarena = (...args: string[]) => harenaHere(args);

test('a backup of a running server is made, restored and moved, and mistakes are told of in a sentence', async (t) => {
  const server = await sampleServer(t);
  const anna = new ScriptedClient(server.url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Anna' });
  const folder = join(server.data, '..');
  const [copy, made, moved] = ['copy.db', 'made.db', 'moved.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];

  const backup = await inOwnProcess('backup', copy, '--data', server.data);
  assert.deepEqual([backup.code, backup.err], [0, '']);
  assert.equal(statSync(`${server.data}.control`).mode & 0o077, 0, 'others could ask the server');
  const again = await runHarena('backup', copy, '--data', server.data);
  assert.match(again.err, /copy\.db is there already; name another file/);
  const taken = await inOwnProcess('move', server.data, moved);
  assert.match(taken.err, /is in use by another process; stop that one/);

  const restored = await runHarena('restore', copy, '--data', made);
  assert.deepEqual([restored.code, restored.out], [0, `1 matches and 1 people were copied to ${made}.\n`]);
  assert.match((await runHarena('restore', copy, '--data', made)).err, /is there already; move it away first/);
  assert.match((await runHarena('restore', join(folder, 'none'))).err, /There is no file/);
  writeFileSync(join(folder, 'notes.txt'), 'not a database '.repeat(20));
  assert.match((await runHarena('restore', join(folder, 'notes.txt'), '--data', moved)).err, /is not a database/);

  const one = await runHarena('move', made, moved, '--match', match);
  assert.deepEqual([one.code, one.out], [0, `${match} was moved to ${moved}.\n`]);
  assert.match((await runHarena('move', made, moved, '--match', match)).err, /There is no match/);
  const [from, to] = [await openSqlite(made), await openSqlite(moved)];
  assert.deepEqual([await from.match(match), (await to.match(match))!.seats[0]!.name], [null, 'Anna']);
  await Promise.all([from.close(), to.close()]);

  await server.close();
  assert.ok(!existsSync(`${server.data}.control`), 'the socket stays');
  const closed = await runHarena('backup', join(folder, 'closed.db'), '--data', server.data);
  assert.deepEqual([closed.code, closed.err], [0, '']);
});
