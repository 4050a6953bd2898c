import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { findGame } from '#cli/subcommand.ts';
import { harenaHere } from '#cli/testing/here.ts';
import { writeReplay } from '#engine/records/replay.ts';
import { playOut, seedOf, startMatch } from '#engine/testing/match.ts';

const folder = temporaryFolder({ after });

const harenula = findGame('harenula');
const match = playOut(startMatch(harenula, 2, 21, { rounds: 1 }), 21);
const save = startMatch(harenula, 2, 22);

function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

const good = fileOf('good.ndjson', writeReplay(match));
const saved = fileOf('saved.ndjson', writeReplay(save));
const empty = fileOf('empty.ndjson', '');
const dice = fileOf('dice.ndjson', writeReplay(match).replace(seedOf(21), seedOf(22)));

const harena = (...words: string[]) => harenaHere(['verify', ...words], [], {}, folder);

describe('./harena verify', () => {
  it('says in a line what was verified', async () => {
    const { code, out, err } = await harena(good, saved);
    const { decisions, table } = match;
    const hashes = 1 + Math.floor(decisions.length / 8);
    assert.deepEqual([code, err], [0, '']);
    assert.equal(
      out,
      `good.ndjson: verified. ${harenula.rules}, match m21: ${decisions.length} decisions by the rules, ${hashes} state hashes, ` +
        `${table.random.draws} random numbers by its own commitment; places ${match.outcome!.places.join(' ')}.\n` +
        `saved.ndjson: verified. ${harenula.rules}, match m22: 0 decisions by the rules, 1 state hash, ` +
        `${save.table.random.draws} random numbers by its own commitment; ` +
        'a save, which holds the seed: the game goes on.\n',
    );
  });

  it('fails when one file of several is refused, and names file and line', async () => {
    const { code, out } = await harena(empty, good, dice, 'none.ndjson');
    const lines = out.split('\n');
    assert.equal(code, 1);
    assert.match(lines[0]!, /^empty\.ndjson: REFUSED\. Line 1 is missing, for the file is empty; /);
    assert.match(lines[1]!, /^good\.ndjson: verified\. /);
    assert.match(
      lines[2]!,
      new RegExp(`^dice\\.ndjson: REFUSED\\. Line ${match.decisions.length + 2} does not agree with its sum`),
    );
    assert.equal(lines[3], "none.ndjson: REFUSED. There is no file 'none.ndjson'.");
    assert.equal(lines.length, 5);
  });

  it('prints with --json one document', async () => {
    const { code, out } = await harena('--json', good, empty);
    const { verified, refused, files } = JSON.parse(out);
    assert.deepEqual([code, verified, refused], [1, 1, 1]);
    const { game, decisions, draws, commitment, result } = files[0];
    assert.deepEqual([game, decisions, draws], ['harenula', match.decisions.length, match.table.random.draws]);
    assert.deepEqual([commitment, result], [match.header.commitment, match.outcome]);
    assert.deepEqual([files[1].verified, files[1].line], [false, 1]);
  });

  it('compares with the commitment that a player noted', async () => {
    const { commitment } = match.header;
    const held = await harena(good, '--commitment', ` ${commitment.toUpperCase()}`);
    assert.deepEqual([held.code, held.err], [0, '']);
    assert.match(held.out, / random numbers by the commitment you noted; places /);
    const { files } = JSON.parse((await harena(good, '--json', '--commitment', commitment)).out);
    assert.deepEqual([files[0].verified, files[0].noted], [true, true]);
    const other = await harena(saved, '--commitment', commitment);
    assert.equal(other.code, 1);
    assert.match(
      other.out,
      new RegExp(`^saved\\.ndjson: REFUSED\\. Line 1 is committed to \\w+, not to ${commitment}, `),
    );
    assert.match((await harena(good, '--commitment', 'abc')).err, /^harena: --commitment must be the 64 hexadecimal/);
    assert.match(
      (await harena(good, saved, '--commitment', commitment)).err,
      /--commitment is that of one match; name one file/,
    );
  });

  it('refuses a file nested deeper than any match in one sentence', async () => {
    const deep = fileOf('deep.ndjson', `{"harena":${'['.repeat(20_000)}${']'.repeat(20_000)}}\n`);
    const { code, out, err } = await harena(deep);
    assert.deepEqual([code, err], [1, '']);
    assert.match(out, /^deep\.ndjson: REFUSED\. Line 1 holds lists within lists/);
  });

  it('asks for a file when none is named', async () => {
    const { code, out, err } = await harena();
    assert.deepEqual([code, out, err], [1, '', 'harena: Name one or more replay files: ./harena verify FILE….\n']);
  });
});
