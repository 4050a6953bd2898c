import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { Keeping } from '#cli/play/keeping.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { answer, startMatch } from '#engine/testing/match.ts';

test('a save holds the seed, so nobody but its owner can read it', (t) => {
  const file = join(temporaryFolder(t), 'match');
  const match = startMatch();
  const keeping = new Keeping(match, file);
  // The next decision fixes the permissions of an older save.
  writeFileSync(file, '', { mode: 0o644 });
  for (const choice of ['save', 'pass']) {
    answer(match, 0, choice);
    keeping.keep();
    assert.equal(readFileSync(file, 'utf8'), writeReplay(match));
    // Windows has no such bits.
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  }
});

test('what lies beside the save is left alone, and nothing is left there', (t) => {
  const path = temporaryFolder(t);
  const file = join(path, 'match');
  writeFileSync(`${file}.part`, "somebody's own");
  new Keeping(startMatch(), file).keep();
  assert.equal(readFileSync(`${file}.part`, 'utf8'), "somebody's own");
  assert.deepEqual(readdirSync(path).sort(), ['match', 'match.part']);
});

test('a save that fails leaves nothing behind, and the match is kept where it was', (t) => {
  const path = temporaryFolder(t);
  const [file, taken] = [join(path, 'match'), join(path, 'taken')];
  const keeping = new Keeping(startMatch(), file);
  mkdirSync(taken);
  assert.throws(() => keeping.keepAt(taken));
  assert.equal(keeping.file, file);
  assert.deepEqual(readdirSync(path), ['taken']);
});
