import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { serve } from '#cli/serve.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';
import { start } from '#cli/testing/drive.ts';

test('serve says where it is, answers there, and stops when told to', async (t) => {
  const data = join(temporaryFolder(t), 'x.sqlite');
  const args = ['serve', '--port', '0', '--data', data, '--base-path', 'games', '--log', 'silent'];
  const running = start(args);
  t.after(() => running.kill('SIGKILL'));
  const said = await running.says('(Ctrl-C stops it)\n');
  const url = /^Harena is at (http:\/\/127\.0\.0\.1:\d+\/games\/) \(Ctrl-C stops it\)\n$/.exec(said)?.[1];
  assert.ok(url, said);
  const health = (await (await fetch(`${url}healthz`)).json()) as { ok: boolean };
  assert.equal(health.ok, true);
  running.kill('SIGTERM');
  assert.deepEqual(await running.ended, { code: 0, signal: null, out: said, err: '' });
});

test('what is wrong with the surroundings is said in one sentence', async (t) => {
  const folder = temporaryFolder(t);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  t.after(() => taken.close());
  const { port } = taken.address() as { port: number };
  writeFileSync(join(folder, 'text'), 'this is no database, but a text that somebody keeps here');
  const data = ['--data', join(folder, 'x.sqlite')];
  const wrong: [string[], RegExp][] = [
    [['--port', String(port), ...data], /Port \d+ is in use/],
    [['--port', '0', '--data', join(folder, 'text')], /is not a database/],
    [['--port', '0', '--data', join(folder, 'text', 'x.sqlite')], /cannot be used for the data/],
    [['--port', '70000', ...data], /--port must be at most/],
    [['--host', '203.0.113.7', '--port', '0', ...data], /has no address/],
    [['--base-path', '../x', ...data], /--base-path must be a path/],
    [['--origin', 'play.example.org', ...data], /--origin must be an address/],
    [['--log', 'loud', ...data], /--log must be one of/],
    [['now'], /takes no 'now'/],
  ];
  for (const [args, sentence] of wrong) {
    await assert.rejects(
      async () => serve.run(readArguments(serve, args)),
      (error) => {
        assert.ok(error instanceof UserError, `${args.join(' ')}: ${error}`);
        assert.match(error.message, sentence);
        assert.match(error.message, /^[-A-Z/s].+\.$/);
        return true;
      },
    );
  }
});
