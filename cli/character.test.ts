import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { character, tellCharacter } from '#cli/character.ts';
import { readArguments, UserError } from '#cli/subcommand.ts';
import { parse } from '#engine/requests/notation.ts';
import { READY_MADE, sheetJson, sheetText } from '#games/gladiatori/characters.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { sheetBought, sheetRequest } from '#games/gladiatori/rules/04-creation.ts';

const folder = temporaryFolder({ after });

const tell = (...words: string[]): { text: string; code: number } => tellCharacter(readArguments(character, words));

test('without words it lists the ready-made characters, with --json as a document', () => {
  const names = READY_MADE.map(({ name }) => name);
  assert.deepEqual(
    tell()
      .text.trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
    names,
  );
  assert.deepEqual(
    (JSON.parse(tell('--json').text) as { name: string }[]).map(({ name }) => name),
    names,
  );
});

test('GL-4.1, GL-4.2 text, JSON and a file say the same character; print turns one into the other', () => {
  const thraex = READY_MADE[2]!.sheet;
  const file = join(folder, 'thraex.json');
  writeFileSync(file, tell('print', sheetText(thraex), '--json').text);
  assert.deepEqual(JSON.parse(tell('print', file, '--json').text), sheetJson(thraex));
  assert.equal(tell('print', file).text.split('\n')[0], sheetText(thraex));
  assert.deepEqual(tell('check', 'thraex'), { text: `legal: ${sheetText(thraex)} (55 of 55 coins)\n`, code: 0 });
});

test('GL-4.1 what print calls an answer is one, and makes the same character', () => {
  for (const { name, sheet } of READY_MADE) {
    const answer = /^answer: (.*)$/m.exec(tell('print', name).text)![1]!;
    const { choice } = parse(sheetRequest(0, 55), answer, gladiatori.nouns);
    assert.deepEqual(sheetBought((choice as { buy: number[] }).buy), sheet, name);
  }
});

test('GL-4.2, GL-4.7, GL-4.18 what is wrong is named with its clause', () => {
  assert.deepEqual(tell('check', 'O2 G3 E3 B3 S3 1x0 0x0 Fx0 M- P-'), {
    text: 'not legal, GL-4.7: offense must be from 3 to 9, not 2\n',
    code: 1,
  });
  assert.match(
    tell('check', 'secutor', '--coins', '54').text,
    /^not legal, GL-4\.2: this costs 55 coins, there are 54/,
  );
  const many = 'O3 G3 E3 B3 S3 1x0 0x9 Fx0 M- P-';
  assert.equal(tell('check', many).code, 1);
  const { legal, spent } = JSON.parse(tell('check', many, '--over-limit', '--json').text);
  assert.deepEqual([legal, spent], [true, 15 + 9 + 1]);
});

test('a mistake gets one sentence', () => {
  assert.throws(() => tell('make', 'thraex'), /neither check nor print/);
  assert.throws(() => tell('check'), /Name a file or write a character/);
  assert.throws(() => tell('check', 'spartacus'), UserError);
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{"offense": "five"}');
  assert.throws(() => tell('check', broken), /broken\.json: the field 'offense' must be a whole number/);
});
