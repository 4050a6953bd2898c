import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { distance } from '#checks/distance.ts';
import { loadSubcommand, nearest, SUBCOMMANDS } from '#cli/subcommands.ts';
import { harena, start } from '#cli/testing/drive.ts';
import { harenaHere } from '#cli/testing/here.ts';

test('--help lists every subcommand, and so does no argument at all away from a terminal', async () => {
  const asked = await harena(['--help']);
  assert.equal(asked.code, 0);
  for (const [name, summary] of SUBCOMMANDS) assert.match(asked.out, new RegExp(`^  ${name} +${summary}$`, 'm'));
  assert.deepEqual(await harena([]), asked);
});

test('--version says the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  assert.deepEqual(await harena(['--version']), { code: 0, signal: null, out: `harena ${version}\n`, err: '' });
});

for (const [name, summary] of SUBCOMMANDS) {
  test(`the file of '${name}' exports it with the name and summary that the help gives`, async () => {
    const command = await loadSubcommand(name);
    assert.equal(command.name, name);
    assert.equal(command.summary, summary);
    assert.match(command.usage.split('\n')[0]!, new RegExp(`\\./harena ${name}\\b`));
    assert.equal(typeof command.run, 'function');
    assert.equal(typeof command.options, 'object');
  });
}

test('SUB --help and help SUB print the usage of the subcommand', async () => {
  const { usage } = await loadSubcommand('games');
  const asked = await harena(['games', '--help']);
  assert.deepEqual(asked, { code: 0, signal: null, out: `${usage}\n`, err: '' });
  assert.deepEqual(await harena(['help', 'games']), asked);
});

test('an unknown subcommand is answered with the nearest one and exit code 2', async () => {
  const { code, out, err } = await harena(['paly']);
  assert.equal(code, 2);
  assert.equal(out, '');
  assert.equal(
    err,
    "harena: There is no subcommand 'paly'. Did you mean play? See ./harena --help for what there is.\n",
  );
  const far = await harena(['xylophone']);
  assert.equal(far.code, 2);
  assert.equal(far.err, "harena: There is no subcommand 'xylophone'. See ./harena --help for what there is.\n");
});

test('a mistake of the user is one sentence and exit code 1', async () => {
  for (const args of [['games', '--nonsense'], ['play', 'nosuch'], ['play'], ['rules', 'nosuch']]) {
    const { code, out, err } = await harenaHere(args);
    assert.equal(code, 1, args.join(' '));
    assert.equal(out, '');
    assert.match(err, /^harena: [A-Z].+\.\n$/);
    assert.doesNotMatch(err, /\n +at /);
  }
});

test('an error of the surroundings is told with what to do', async () => {
  const { code, err } = await harena([
    'play',
    'harenula',
    '--seats',
    'random,random',
    '--save',
    `${import.meta.filename}/x`,
  ]);
  assert.equal(code, 1);
  assert.match(
    err,
    /^harena: A file stands where a folder is needed: .+Move it away and run the same command again\.\n$/,
  );
});

test('output that nobody reads on ends the program without a word', async () => {
  const running = start(['rules', 'gladiatori', '--search', 'a']);
  running.turnAway();
  const { code, err } = await running.ended;
  assert.deepEqual({ code, err }, { code: 141, err: '' });
});

test('Ctrl-C ends the program with exit code 130', async () => {
  const running = start(['play', 'harenula', '--seed', '1']);
  await running.says('Harenula');
  running.kill('SIGINT');
  const { code, err } = await running.ended;
  assert.deepEqual({ code, err }, { code: 130, err: '' });
});

test('the nearest name is the one meant', () => {
  const names = [...SUBCOMMANDS.keys()];
  for (const [typed, meant] of [
    ['pla', 'play'],
    ['scenarios', 'scenario'],
    ['benhc', 'bench'],
    ['FUZZ', 'fuzz'],
    ['verfiy', 'verify'],
  ]) {
    assert.equal(nearest(typed!, names), meant);
  }
  for (const typed of ['', 'x', '-x', 'something']) assert.equal(nearest(typed, names), null);
});

test('the distance of words counts letters put in, left out, replaced or swapped with the next one', () => {
  const pairs = [
    ['play', 'play', 0],
    ['paly', 'play', 1],
    ['play', 'plays', 1],
    ['lay', 'play', 1],
    ['clay', 'play', 1],
    ['kitten', 'sitting', 3],
  ] as const;
  for (const [one, other, far] of pairs) assert.equal(distance(one, other), far, `${one} ${other}`);
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const far = distance(one, other);
      assert.equal(far, distance(other, one));
      assert.equal(far === 0, one === other);
      assert.ok(far <= Math.max(one.length, other.length) && far >= Math.abs(one.length - other.length));
    }),
  );
});
