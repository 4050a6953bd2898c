// Which clauses of a rulebook are proved.
//
// A clause is covered when a scenario touches it (a step, an event, a part of a sum, a refusal, an outcome) or names it in
// its title, or when a test names it in its title. What cannot be proved is waived in `games/<game>/waivers.txt`, one
// line each: `GL-1.2  the reason`. Everything else is missing. Worked examples are counted the same way, apart from the
// clauses.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataCitations, testCitations } from '#checks/citations.ts';
import { ROOT, shortPath } from '#checks/flaw.ts';
import { type Clause, type Rulebook, readRulebook } from '#checks/rulebook.ts';
import { describeProblems, playFile, scenarioFiles } from '#checks/scenario-files.ts';
import type { Game } from '#engine/game.ts';

/** What proves a clause. */
export interface ClauseProof {
  by: 'scenario' | 'test';
  file: string;
  line: number;
  title: string;
}

export interface Tally {
  total: number;
  covered: number;
  waived: number;
  missing: string[];
}

export interface Coverage {
  game: string;
  clauses: Tally;
  examples: Tally;
  chapters: ({ section: string } & Tally)[];
  proofs: ReadonlyMap<string, readonly ClauseProof[]>;
  waivers: ReadonlyMap<string, string>;
  /** What must be corrected before the numbers mean anything. */
  errors: string[];
}

/** Whether nothing is missing and nothing is wrong. */
export const isComplete = (found: Coverage): boolean =>
  found.errors.length + found.clauses.missing.length + found.examples.missing.length === 0;

export function coverage(game: Game, root: string = ROOT): Coverage {
  const book = readRulebook(game.id, root);
  const errors: string[] = [];
  const proofs = new Map<string, ClauseProof[]>();
  const prove = (id: string, proof: ClauseProof): void =>
    void (proofs.get(id) ?? proofs.set(id, []).get(id)!).push(proof);

  for (const { clause, by } of dataCitations(game)) {
    if (!book.has(clause)) errors.push(`${by} cites '${clause}', which is no clause of ${shortPath(book.file)}.`);
  }
  playAll(game, book, root, errors, prove);
  for (const { file, line, title, ids, unknown } of testCitations(root, game.id, book)) {
    for (const id of ids) prove(id, { by: 'test', file, line, title });
    for (const words of unknown) errors.push(`${shortPath(file)}:${line}: the rulebook has no ${words}.`);
  }
  const waivers = readWaivers(join(root, 'games', game.id, 'waivers.txt'), book, proofs, errors);

  const tally = (clauses: readonly Clause[]): Tally => {
    const unproved = clauses.filter((clause) => !proofs.has(clause.id));
    const missing = unproved.filter((clause) => !waivers.has(clause.id)).map((clause) => clause.id);
    const covered = clauses.length - unproved.length;
    return { total: clauses.length, covered, waived: unproved.length - missing.length, missing };
  };
  const all = [...book.clauses, ...book.examples];
  const chapters = book.sections.map((section) => ({
    section,
    ...tally(all.filter((one) => one.section === section)),
  }));
  return {
    game: game.id,
    clauses: tally(book.clauses),
    examples: tally(book.examples),
    chapters,
    proofs,
    waivers,
    errors: [...new Set(errors)],
  };
}

function playAll(
  game: Game,
  book: Rulebook,
  root: string,
  errors: string[],
  prove: (id: string, proof: ClauseProof) => void,
): void {
  const find = (id: string): Game | null => (id === game.id ? game : null);
  for (const file of scenarioFiles(join(root, 'games', game.id, 'scenarios'))) {
    const played = playFile(file, find, () => book);
    // A scenario that fails proves nothing.
    if (played.run === null || played.problems.length > 0) {
      errors.push(describeProblems(played));
      continue;
    }
    const { run, title } = played;
    const places = new Map(run.touched);
    for (const id of run.named) places.set(id, run.scenario.title.line);
    for (const [id, line] of places) {
      if (book.has(id)) prove(id, { by: 'scenario', file, line, title });
      else errors.push(`${shortPath(file)}:${line}: '${id}', cited there, is no clause of ${shortPath(book.file)}.`);
    }
  }
}

/** The reasons by clause; errors in the list go to `errors`. */
function readWaivers(
  file: string,
  book: Rulebook,
  proofs: ReadonlyMap<string, readonly ClauseProof[]>,
  errors: string[],
): Map<string, string> {
  const waivers = new Map<string, string>();
  if (!existsSync(file)) return waivers;
  for (const [i, line] of readFileSync(file, 'utf8').split(/\r?\n/).entries()) {
    const [, id, reason = ''] = /^\s*([^#\s]\S*)\s*(.*)$/.exec(line) ?? [];
    if (id === undefined) continue;
    const proof = proofs.get(id)?.[0];
    const wrong = (what: string): void => void errors.push(`${shortPath(file)}:${i + 1}: ${what}`);
    if (!book.has(id)) wrong(`'${id}' is no clause of ${shortPath(book.file)}.`);
    else if (reason.trim() === '') wrong(`the waiver of ${id} gives no reason; write it after the clause.`);
    else if (waivers.has(id)) wrong(`${id} is waived twice; keep one of the lines.`);
    else if (proof !== undefined) {
      wrong(`${id} needs no waiver, ${shortPath(proof.file)}:${proof.line} proves it; remove this line.`);
    } else waivers.set(id, reason.trim());
  }
  return waivers;
}
