import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coverage, isComplete } from '#checks/coverage.ts';
import { rules, tellRules } from '#cli/rules.ts';
import { findGame, readArguments, UserError } from '#cli/subcommand.ts';

const tell = (...words: string[]) => tellRules(readArguments(rules, words));
const json = (...words: string[]) => JSON.parse(tell(...words, '--json').text);
const lines = (...words: string[]): string[] => tell(...words).text.split('\n');

describe('./harena rules', () => {
  it('lists the chapters with the numbers of clauses and examples', () => {
    const told = lines('spartacus');
    assert.match(told[0]!, /^SPARTACUS/);
    assert.ok(told.some((line) => /^17\. Worked examples \(test vectors\) +0 +46$/.test(line)));
    assert.match(told.at(-2)!, /^all +400 +46$/);
    const { game, clauses, examples, chapters } = json('spartacus');
    assert.deepEqual({ game, clauses, examples }, { game: 'spartacus', clauses: 400, examples: 46 });
    assert.deepEqual(chapters[0], { section: '0. Conventions', clauses: 9, examples: 0 });
  });

  it('prints clauses with the code behind them', () => {
    const told = lines('harenula', 'HA-5.5');
    assert.match(told[0]!, /^HA-5\.5 Both cards are shown/);
    assert.ok(told.some((line) => /^ {2}5\. The attack {2}rulebooks\/harenula\.md:\d+$/.test(line)));
    assert.ok(told.some((line) => /^ {2}code {6}games\/harenula\/rules\/05-attack\.ts:\d+ {2}attack: /.test(line)));
    assert.deepEqual(
      json('harenula', 'HA-4.2').map((clause: { id: string }) => clause.id),
      ['HA-4.2'],
    );
  });

  it('prints the scenarios and tests behind a clause, as coverage finds them', () => {
    const { proofs } = coverage(findGame('harenula'));
    assert.ok(proofs.size > 0);
    for (const [id, all] of [...proofs].slice(0, 3)) {
      const [clause] = json('harenula', id);
      assert.deepEqual(
        clause.proofs.map(({ by, line, title }: { by: string; line: number; title: string }) => ({ by, line, title })),
        all.map(({ by, line, title }) => ({ by, line, title })),
      );
    }
  });

  it('takes several clauses, ranges, and ids without their prefix', () => {
    const ids = (...words: string[]): string[] => json('harenula', ...words).map((clause: { id: string }) => clause.id);
    assert.deepEqual(ids('3.1', 'ha-3.2'), ['HA-3.1', 'HA-3.2']);
    assert.deepEqual(ids('HA-5.1–5.3'), ['HA-5.1', 'HA-5.2', 'HA-5.3']);
    assert.deepEqual(ids('ex-1'), ['HA-EX-1']);
  });

  it('finds the clauses with all the words', () => {
    assert.deepEqual(
      json('harenula', '--search', 'BANK', 'crowd').map((clause: { id: string }) => clause.id),
      ['HA-6.1'],
    );
    assert.match(tell('harenula', '--search', 'throws 2 coins').text, /^HA-6\.1 The crowd throws 2 coins/);
    assert.deepEqual(tell('harenula', '--search', 'chariot'), { text: "No clause contains 'chariot'.\n", code: 1 });
  });

  it('tells the coverage, and fails where it is not complete', () => {
    const found = coverage(findGame('harenula'));
    const told = tell('harenula', '--coverage');
    assert.equal(told.code, isComplete(found) ? 0 : 1);
    assert.match(told.text, /^chapter +total +covered +waived +missing$/m);
    assert.match(
      told.text,
      new RegExp(`^all clauses +${found.clauses.total} +${found.clauses.covered} +${found.clauses.waived} `, 'm'),
    );
    const { game, clauses, covered, waived, missing, examples, errors } = json('harenula', '--coverage');
    assert.deepEqual({ game, clauses }, { game: 'harenula', clauses: found.clauses.total });
    assert.deepEqual(
      { covered, waived, missing, errors },
      {
        covered: found.clauses.covered,
        waived: found.clauses.waived,
        missing: found.clauses.missing,
        errors: found.errors,
      },
    );
    assert.deepEqual(examples, found.examples);
  });

  it('says in one sentence what is wrong with the words', () => {
    const mistakes: [string[], RegExp][] = [
      [[], /^Name a game: .*gladiatori/],
      [['chess'], /^There is no rulebook of 'chess'\. There are: .*gladiatori/],
      [['jugula', 'JU-2.99'], /^The rulebook of jugula has no clause 'JU-2\.99'\. See \.\/harena rules jugula\.$/],
      [['jugula', '2.1x'], /has no clause '2\.1x'/],
      [['harenula', '--cover'], /See \.\/harena rules --help\.$/],
    ];
    for (const [words, message] of mistakes) {
      assert.throws(
        () => tell(...words),
        (error) => error instanceof UserError && message.test(error.message),
      );
    }
  });
});
