import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { playScenarios, scenario } from '#cli/scenario.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';

const play = (...words: string[]) => playScenarios(readArguments(scenario, words));

/** Without its events, which --update is to write. */
const BLOW = `# HA-5.1 A bare strike
> The attacker lays a blow face down, or strikes bare.
game harenula
at attack by=0 on=1
set seat 0 hand blow-2
set seat 1 hand guard-1
dice 1 6
---
# neither lays a card
0: bare
1: none
ask nobody
expect gladiators.0.hand as card = [blow-2]
`;

describe('./harena scenario', () => {
  let folder = '';
  let file = '';
  beforeEach((t) => {
    folder = temporaryFolder(t as TestContext);
    file = join(folder, '05', 'bare.txt');
    mkdirSync(join(folder, '05'));
    writeFileSync(file, BLOW);
  });

  it('fails where the events differ, and says where', () => {
    const { text, code } = play(file);
    assert.equal(code, 1);
    assert.match(
      text,
      /bare\.txt:10: the events differ; - is written here, \+ is what happens:\n {2}\+ HA-5\.1 laid seat=0/,
    );
    assert.match(text, /\n1 scenario, 1 failed\.\n$/);
    assert.equal(readFileSync(file, 'utf8'), BLOW);
  });

  it('writes the events with --update, and then all is as written', () => {
    const { text, code } = play(file, '--update');
    assert.equal(code, 0);
    assert.match(text, /^written: .*bare\.txt\n1 scenario, all as written\.\n$/);
    const written = readFileSync(file, 'utf8');
    assert.match(
      written,
      /^0: bare\n {2}HA-5\.1 laid seat=0 count=0 \| 0: cards=\[\]\n1: none\n {2}HA-5\.2 laid seat=1/m,
    );
    assert.deepEqual(
      written.split('\n').filter((line) => !line.startsWith('  ')),
      BLOW.split('\n'),
    );
    assert.deepEqual(play(file), { text: '1 scenario, all as written.\n', code: 0 });
    assert.deepEqual(play(file, '--update'), { text: '1 scenario, all as written.\n', code: 0 });
  });

  it('shows with --update what would change, and without a terminal and --yes writes nothing', async () => {
    const refused = await harena(['scenario', file, '--update']);
    assert.equal(refused.code, 1);
    assert.match(refused.out, /bare\.txt\n {3}10 \+ {3}HA-5\.1 laid seat=0 count=0/);
    assert.match(
      refused.err,
      /^harena: Nothing was written: this is no terminal to ask at\. Read the changes, then add --yes\.\n$/,
    );
    assert.equal(readFileSync(file, 'utf8'), BLOW);
    const json = await harena(['scenario', file, '--update', '--json']);
    assert.deepEqual([json.code, json.out], [1, '']);
    const written = await harena(['scenario', file, '--update', '--yes']);
    assert.equal(written.code, 0, written.err);
    assert.match(written.out, /\n {3}10 \+ [\s\S]*\nwritten: .*bare\.txt\n1 scenario, all as written\.\n$/);
    writeFileSync(file, readFileSync(file, 'utf8').replace('laid seat=1 count=0', 'laid seat=1 count=1'));
    const changed = await harena(['scenario', file, '--update', '--yes']);
    assert.match(changed.out, /\n {3}13 - {3}HA-5\.2 laid seat=1 count=1.*\n {3}13 \+ {3}HA-5\.2 laid seat=1 count=0/);
    const same = await harena(['scenario', file, '--update']);
    assert.deepEqual([same.code, same.out], [0, '1 scenario, all as written.\n']);
  });

  it('takes a folder for all files below it, and each file once', () => {
    writeFileSync(join(folder, 'readme.md'), 'no scenario');
    writeFileSync(join(folder, 'waivers.txt'), 'HA-1.1  no scenario either');
    writeFileSync(join(folder, 'other.txt'), BLOW);
    assert.match(play(folder, file, '--update').text, /2 scenarios, all as written/);
  });

  it('prints one JSON document with --json', () => {
    writeFileSync(join(folder, 'broken.txt'), '# A title\ngame chess\n---\n');
    play(file, '--update');
    const { text, code } = play(folder, '--json');
    const told = JSON.parse(text);
    assert.equal(code, 1);
    assert.deepEqual([told.passed, told.failed, told.written], [1, 1, []]);
    const [good, broken] = told.scenarios;
    assert.deepEqual([good.title, good.passed, good.problems], ['HA-5.1 A bare strike', true, []]);
    for (const clause of ['HA-5.1', 'HA-5.2', 'HA-5.5', 'HA-5.6']) assert.ok(good.clauses.includes(clause), clause);
    assert.deepEqual(broken.problems, [{ line: 2, text: "there is no game 'chess' here." }]);
  });

  it('says in one sentence what is wrong with the words', () => {
    mkdirSync(join(folder, 'empty'));
    const mistakes: [string[], RegExp][] = [
      [[], /^Name a scenario file or a folder of them/],
      [[join(folder, 'none.txt')], /^There is no file or folder '.*none\.txt'\.$/],
      [[join(folder, 'empty')], /^There is no scenario \(\.txt\) in '.*empty'\.$/],
    ];
    for (const [words, message] of mistakes) {
      assert.throws(
        () => play(...words),
        (error) => error instanceof UserError && message.test(error.message),
      );
    }
  });
});
