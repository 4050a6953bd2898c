// The errors that a run plants: which there are, and which of them are in the sample.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn, plant } from '#checks/mutate/changes.ts';
import { compiling } from '#checks/mutate/compile.ts';
import type { Mutation } from '#checks/mutate/draft.ts';
import { placeholdersIn } from '#checks/mutate/placeholders.ts';
import { ruleFiles } from '#checks/mutate/project.ts';
import { openResults, type ResultsFile, type ResultsHead, sumOf } from '#checks/mutate/results.ts';
import { spread } from '#checks/mutate/sample.ts';
import { isModule, readSource, type Source, strip } from '#checks/source.ts';

export interface SamplePlan {
  root: string;
  game: string;
  sample: number;
  seed: number;
  /** Only files that this glob names; null: all that hold rules. */
  files: string | null;
  /** Where the results are kept, so that the run can go on later; null: nowhere. */
  results: string | null;
  /** Plant only what survived according to this results file; null: a fresh sample. */
  again: string | null;
}

/** Nothing can be planted: the message says why and what to do. */
export class CannotMutate extends Error {}

export interface Mutant {
  source: Source;
  change: Mutation;
}

/** All errors that can be planted, in the order of the sample. */
export function candidates({ root, game, files, seed }: SamplePlan): Mutant[] {
  const paths = ruleFiles(root, game, files);
  if (paths.length === 0) {
    throw new CannotMutate(
      files === null ? `games/${game} has no rules.` : `No file of games/${game} matches '${files}'.`,
    );
  }
  const read = (path: string): Source => readSource(path, readFileSync(join(root, path), 'utf8'));
  const sources = paths.map(read);
  // Calls may stand in files that are not asked for.
  const others = ruleFiles(root, game, null).filter((path) => !paths.includes(path));
  const isPlaceholder = placeholdersIn([...sources, ...others.map(read)]);
  return spread(
    sources.map((source) =>
      changesIn(source)
        .filter((change) => !isPlaceholder(source, change))
        .map((change) => ({ source, change })),
    ),
    seed,
  );
}

/** The sample of the results file if it has begun; otherwise the first errors that compile. */
export function takeSample(
  mutants: readonly Mutant[],
  plan: SamplePlan,
  results: ResultsFile,
): { head: ResultsHead; sample: Mutant[] } {
  const { root, game, seed, files, sample: size } = plan;
  const asked = { game, seed, files, sample: size, sum: sumOf(root, game) };
  const begun = results.head;
  if (begun !== null) {
    const { possible: _, uncompiled: __, sampled, ...kept } = begun;
    if (JSON.stringify(kept) !== JSON.stringify(asked)) {
      throw new CannotMutate(
        `${plan.results} holds the results of another run, or of another text of game or engine. Name a new file.`,
      );
    }
    const byName = new Map(mutants.map((mutant) => [nameOf(mutant), mutant]));
    return { head: begun, sample: sampled.map((name) => byName.get(name)!) };
  }
  const wanted = plan.again === null ? mutants : survivorsOf(plan.again, mutants);
  const sample: Mutant[] = [];
  let seen = 0;
  while (sample.length < size && seen < wanted.length) {
    // More than are missing, since some do not compile; not all, since the compiler takes its time.
    const some = wanted.slice(seen, seen + 2 * (size - sample.length) + 10);
    const compiled = compile(root, some);
    for (const mutant of some) {
      if (sample.length === size) break;
      seen++;
      if (compiled.has(mutant)) sample.push(mutant);
    }
  }
  const head = { ...asked, possible: mutants.length, uncompiled: seen - sample.length, sampled: sample.map(nameOf) };
  results.begin(head);
  return { head, sample };
}

/** Those that compile. The compiler looks at no types while there is a file that does not parse. */
function compile(root: string, mutants: readonly Mutant[]): Set<Mutant> {
  const parsing = mutants.filter((mutant) => codeOf(mutant) !== '' && isModule(codeOf(mutant)));
  const answers = compiling(
    root,
    parsing.map(({ source, change }) => plant(source.text, change)),
  );
  return new Set(parsing.filter((_, i) => answers[i]));
}

/** Errors are known again by what they say: places may have moved since. */
function survivorsOf(path: string, mutants: readonly Mutant[]): Mutant[] {
  const survived = openResults(path).done.filter(({ ending }) => ending === 'passed');
  const names = new Set(survived.map(({ at, change }) => `${at.replace(/:\d+$/, '')} ${change}`));
  return mutants.filter(({ source, change }) => names.has(`${source.file} ${change.what}`));
}

export const nameOf = ({ source, change }: Mutant): string =>
  `${source.file} ${change.start} ${change.end} ${change.text}`;
/** The file with the error in it, without types; empty where it is no TypeScript. */
export function codeOf({ source, change }: Mutant): string {
  try {
    return strip(plant(source.text, change));
  } catch {
    return '';
  }
}
