// ./harena rules: the rulebook of a game, and what proves that the code follows it.

import { type CodeCitation, codeCitations } from '#checks/citations.ts';
import { type Coverage, coverage, isComplete } from '#checks/coverage.ts';
import { ROOT, shortPath } from '#checks/flaw.ts';
import { type Clause, type Rulebook, readRulebook, rulebookNames } from '#checks/rulebook.ts';
import { type CommandOutput, inJson, printed } from '#cli/given.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { games } from '#games/index.ts';

export const rules: Subcommand = {
  name: 'rules',
  summary: 'read the rulebook of a game, and find the code and the tests of a clause',
  usage: `./harena rules GAME [CLAUSE… | --search WORDS | --coverage] [--json]

  ./harena rules harenula                   the chapters, with the numbers of clauses and examples
  ./harena rules harenula HA-5.3 HA-6.1–6.3 clauses, with the code, tests and scenarios behind them
  ./harena rules harenula --search bank     the clauses with all these words
  ./harena rules harenula --coverage        which clauses are covered or waived; fails if any is missing
  --json                                    print one JSON document`,
  options: { coverage: { type: 'boolean' }, search: { type: 'string' }, json: { type: 'boolean' } },
  run: (args) => printed(tellRules(args)),
};

export function tellRules(args: Arguments): CommandOutput {
  const [name, ...words] = args.words;
  const known = rulebookNames();
  if (name === undefined) throw new UserError(`Name a game: ${known.join(', ')}.`);
  if (!known.includes(name)) throw new UserError(`There is no rulebook of '${name}'. There are: ${known.join(', ')}.`);
  const book = readRulebook(name);
  const json = args.flag('json');
  const wanted = args.text('search');
  if (wanted !== null) return tellFound(book, [wanted, ...words].join(' ').trim().split(/\s+/), json);
  if (args.flag('coverage')) return tellCoverage(name, json);
  if (words.length > 0) return tellClauses(name, book, words, json);
  return tellChapters(name, book, json);
}

const inLines = (lines: readonly string[], code = 0): CommandOutput => ({ text: `${lines.join('\n')}\n`, code });
const asJson = (document: unknown, code = 0): CommandOutput => ({ text: inJson(document), code });

function tellChapters(game: string, book: Rulebook, json: boolean): CommandOutput {
  const chapters = book.sections.map((section) => ({
    section,
    clauses: book.clauses.filter((clause) => clause.section === section).length,
    examples: book.examples.filter((clause) => clause.section === section).length,
  }));
  const total = { clauses: book.clauses.length, examples: book.examples.length };
  if (json) return asJson({ game, title: book.title, ...total, chapters });
  const rows = chapters.map(({ section, clauses, examples }) => [section, clauses, examples]);
  const head = ['chapter', 'clauses', 'examples'];
  return inLines([book.title, '', ...columns([head, ...rows, ['all', total.clauses, total.examples]])]);
}

function tellFound(book: Rulebook, words: readonly string[], json: boolean): CommandOutput {
  const found = book.search(words);
  const code = found.length > 0 ? 0 : 1;
  if (json) return asJson(found, code);
  if (code === 0) return inLines(found.map(clauseText));
  return inLines([`No clause contains ${words.map((word) => `'${word}'`).join(' and ')}.`], code);
}

const clauseText = (clause: Clause): string =>
  `${clause.id}${clause.tag === null ? '' : ` [${clause.tag}]`} ${clause.text}`;

function tellClauses(name: string, book: Rulebook, words: readonly string[], json: boolean): CommandOutput {
  const clauses = words.flatMap((word) => clausesNamed(name, book, word));
  const game = games.get(name) ?? null;
  const found = game === null ? null : coverage(game);
  const cited = game === null ? null : codeCitations(ROOT, name, book);
  const known = clauses.map((clause) => ({
    ...clause,
    file: shortPath(book.file),
    code: (cited?.get(clause.id) ?? []).map((one) => ({ ...one, file: shortPath(one.file) })),
    proofs: (found?.proofs.get(clause.id) ?? []).map((proof) => ({ ...proof, file: shortPath(proof.file) })),
    waiver: found?.waivers.get(clause.id) ?? null,
  }));
  if (json) return asJson(known);
  const texts = known.map((clause) => {
    const lines = [clauseText(clause), '', `  ${clause.section}  ${clause.file}:${clause.line}`];
    for (const one of clause.code) lines.push(`  code      ${one.file}:${one.line}  ${codeText(one)}`);
    for (const { by, file, line, title } of clause.proofs) lines.push(`  ${by.padEnd(8)}  ${file}:${line}  ${title}`);
    if (clause.waiver !== null) lines.push(`  waived    ${clause.waiver}`);
    if (clause.code.length === 0)
      lines.push(game === null ? `  ${name} has no rules in code yet.` : '  No code names it.');
    if (found !== null && clause.proofs.length === 0 && clause.waiver === null) lines.push('  Nothing proves it.');
    return lines.join('\n');
  });
  return inLines([texts.join('\n\n')]);
}

const codeText = ({ rule, text }: CodeCitation): string => (rule === null ? text : `${rule}: ${text}`);

/** `GL-3.4`, `gl-3.4`, `3.4`, or a range of them. */
function clausesNamed(name: string, book: Rulebook, word: string): Clause[] {
  const full = word.toUpperCase().startsWith(`${book.prefix}-`) ? word.slice(book.prefix.length + 1) : word;
  const id = `${book.prefix}-${full.replace(/^ex/i, 'EX')}`;
  const { ids, unknown } = book.cited(id);
  if (ids.length === 0 || unknown.length > 0) {
    throw new UserError(`The rulebook of ${name} has no clause '${word}'. See ./harena rules ${name}.`);
  }
  return ids.map((one) => book.find(one)!);
}

function tellCoverage(name: string, json: boolean): CommandOutput {
  const game = games.get(name);
  if (game === undefined) throw new UserError(`${name} has no rules in code yet, so nothing covers its rulebook.`);
  const found = coverage(game);
  const code = isComplete(found) ? 0 : 1;
  const book = readRulebook(name);
  const cited = codeCitations(ROOT, name, book);
  const unnamed = book.clauses.flatMap(({ id }) => (cited.has(id) ? [] : id));
  if (!json) return inLines([...coverageLines(found), '', unnamedLine(unnamed.length, book.clauses.length)], code);
  const { total: clauses, ...numbers } = found.clauses;
  return asJson({ game: name, clauses, ...numbers, unnamed, examples: found.examples, errors: found.errors }, code);
}

const unnamedLine = (unnamed: number, all: number): string =>
  `${unnamed} of ${all} clauses are named nowhere in the code (--json lists them).`;

/** The numbers by chapter, then what is missing and what is wrong. */
function coverageLines(found: Coverage): string[] {
  const rows = found.chapters.map((one) => [one.section, one.total, one.covered, one.waived, one.missing.length]);
  const sums = [['clauses', found.clauses] as const, ['worked examples', found.examples] as const].map(
    ([what, sum]) => [`all ${what}`, sum.total, sum.covered, sum.waived, sum.missing.length],
  );
  const lines = columns([['chapter', 'total', 'covered', 'waived', 'missing'], ...rows, ...sums]);
  const missing = [...found.clauses.missing, ...found.examples.missing];
  if (missing.length > 0) lines.push('', 'Missing:', ...filled(missing));
  if (found.errors.length > 0) lines.push('', 'To be put right:', ...found.errors);
  return lines;
}

/** A table: the first column to the left, numbers to the right. */
function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i]!))).join('  '),
  );
}

/** As many words on a line as fit. */
function filled(words: readonly string[]): string[] {
  const lines = [' '];
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > 100) lines.push(' ');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines;
}
