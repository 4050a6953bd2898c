// Plants errors in a copy of a game's rules, one at a time, and sees whether the game's own tests find them.
//
// An error that the tests find is caught; so is one that makes them hang. An error that they do not find is a survivor:
// a rule that nothing proves, or a change that makes no difference to the game.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn, type Mutation, plant } from '#checks/mutate/changes.ts';
import { makeCopies, ruleFiles, testStages } from '#checks/mutate/project.ts';
import { spread } from '#checks/mutate/sample.ts';
import { endAll, runStage } from '#checks/mutate/trial.ts';
import { isModule, readSource, type Source } from '#checks/source.ts';

export interface MutationPlan {
  root: string;
  game: string;
  sample: number;
  seed: number;
  jobs: number;
  /** Only files that this glob names; null: all that hold rules. */
  files: string | null;
  /** Plant nothing more after this many seconds; null: as long as it takes. */
  seconds: number | null;
  /** Milliseconds beyond five times the tests' own time after which they count as hanging. */
  grace: number;
  tell(progress: MutationProgress): void;
}

export interface MutationProgress {
  planted: number;
  caught: number;
  of: number;
  /** The survivor just found. */
  survivor: Survivor | null;
}

export interface Survivor {
  at: string;
  change: string;
}

export interface FileCount {
  file: string;
  planted: number;
  caught: number;
}

export interface MutationReport {
  game: string;
  seed: number;
  planted: number;
  caught: number;
  /** How many of the caught ones made the tests hang. */
  hung: number;
  survivors: Survivor[];
  /** How many errors could have been planted. */
  possible: number;
  /** What one run of the tests takes without an error, and what the whole took. */
  testSeconds: number;
  seconds: number;
  files: FileCount[];
}

/** Nothing can be planted: the message says why and what to do. */
export class CannotMutate extends Error {}

interface Mutant {
  source: Source;
  change: Mutation;
}

/** A run of the tests without errors may take this long; then something is wrong with them. */
const LONGEST = 10 * 60_000;

export async function mutate(plan: MutationPlan): Promise<MutationReport> {
  const start = performance.now();
  const mutants = candidates(plan);
  const stages = testStages(plan.root, plan.game);
  if (stages.length === 0) {
    throw new CannotMutate(`games/${plan.game} has no tests (*.test.ts), so nothing could be caught.`);
  }
  const sample = take(mutants, plan);
  const copies = makeCopies(plan.root, Math.max(1, Math.min(plan.jobs, sample.length)));
  const disarm = cleanUpOnTheWayOut(copies.remove);
  try {
    const limits = await timeLimits(copies.folders[0]!, stages, plan);
    const trials = new Trials(plan, sample, stages, limits, start);
    await Promise.all(copies.folders.map((folder) => trials.work(folder)));
    const testSeconds = inSeconds(limits.reduce((sum, { own }) => sum + own, 0));
    return { ...trials.report(), possible: mutants.length, testSeconds, seconds: inSeconds(performance.now() - start) };
  } finally {
    endAll();
    copies.remove();
    disarm();
  }
}

const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100;

/** All errors that can be planted, in the order of the sample. */
function candidates({ root, game, files, seed }: MutationPlan): Mutant[] {
  const paths = ruleFiles(root, game, files);
  if (paths.length === 0) {
    throw new CannotMutate(
      files === null ? `games/${game} has no rules.` : `No file of games/${game} matches '${files}'.`,
    );
  }
  const sources = paths.map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));
  return spread(
    sources.map((source) => changesIn(source).map((change) => ({ source, change }))),
    seed,
  );
}

/** The first ones that still parse. */
function take(mutants: readonly Mutant[], { sample }: MutationPlan): Mutant[] {
  const taken: Mutant[] = [];
  for (const mutant of mutants) {
    if (taken.length === sample) break;
    if (isModule(plant(mutant.source.code, mutant.change))) taken.push(mutant);
  }
  return taken;
}

interface Limit {
  /** Milliseconds without an error. */
  own: number;
  /** Milliseconds allowed with one. */
  allowed: number;
}

async function timeLimits(copy: string, stages: readonly string[][], { game, grace }: MutationPlan): Promise<Limit[]> {
  const limits: Limit[] = [];
  for (const stage of stages) {
    const { ending, milliseconds, reason } = await runStage(copy, stage, LONGEST);
    if (ending !== 'passed') {
      const how = ending === 'failed' ? reason : `they take longer than ${LONGEST / 60_000} minutes`;
      throw new CannotMutate(`The tests of ${game} fail without any error planted (${how}). Make them pass first.`);
    }
    limits.push({ own: milliseconds, allowed: 5 * milliseconds + grace });
  }
  return limits;
}

/** The work on a sample, shared by as many workers as there are copies. */
class Trials {
  private readonly plan: MutationPlan;
  private readonly sample: readonly Mutant[];
  private readonly stages: readonly string[][];
  private readonly limits: readonly Limit[];
  private readonly deadline: number;
  private readonly done: { mutant: Mutant; ending: 'passed' | 'failed' | 'too slow' }[] = [];
  private next = 0;

  constructor(
    plan: MutationPlan,
    sample: readonly Mutant[],
    stages: readonly string[][],
    limits: readonly Limit[],
    start: number,
  ) {
    this.plan = plan;
    this.sample = sample;
    this.stages = stages;
    this.limits = limits;
    this.deadline = plan.seconds === null ? Number.POSITIVE_INFINITY : start + plan.seconds * 1000;
  }

  async work(copy: string): Promise<void> {
    while (this.next < this.sample.length && performance.now() < this.deadline) {
      const mutant = this.sample[this.next++]!;
      const file = join(copy, mutant.source.file);
      writeFileSync(file, plant(mutant.source.code, mutant.change));
      const ending = await this.trial(copy);
      writeFileSync(file, mutant.source.code);
      if (ending === null) return;
      this.done.push({ mutant, ending });
      const survivor = ending === 'passed' ? survivorOf(mutant) : null;
      this.plan.tell({ planted: this.done.length, caught: this.caught, of: this.sample.length, survivor });
    }
  }

  /** Null: the time was up before the tests had an answer. */
  private async trial(copy: string): Promise<'passed' | 'failed' | 'too slow' | null> {
    for (const [i, stage] of this.stages.entries()) {
      const left = this.deadline - performance.now();
      const allowed = this.limits[i]!.allowed;
      const { ending } = await runStage(copy, stage, Math.max(0, Math.min(allowed, left)));
      if (ending === 'too slow' && left < allowed) return null;
      if (ending !== 'passed') return ending;
    }
    return 'passed';
  }

  private get caught(): number {
    return this.done.filter(({ ending }) => ending !== 'passed').length;
  }

  report(): Omit<MutationReport, 'possible' | 'testSeconds' | 'seconds'> {
    const files = new Map<string, FileCount>();
    for (const { mutant, ending } of this.done) {
      const { file } = mutant.source;
      const count = files.get(file) ?? { file, planted: 0, caught: 0 };
      files.set(file, count);
      count.planted++;
      if (ending !== 'passed') count.caught++;
    }
    const survived = this.done.filter(({ ending }) => ending === 'passed').map(({ mutant }) => mutant);
    return {
      game: this.plan.game,
      seed: this.plan.seed,
      planted: this.done.length,
      caught: this.caught,
      hung: this.done.filter(({ ending }) => ending === 'too slow').length,
      survivors: survived.sort(inOrder).map(survivorOf),
      files: [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    };
  }
}

const survivorOf = ({ source, change }: Mutant): Survivor => ({
  at: `${source.file}:${change.line}`,
  change: change.what,
});

function inOrder(a: Mutant, b: Mutant): number {
  if (a.source.file !== b.source.file) return a.source.file < b.source.file ? -1 : 1;
  return a.change.start - b.change.start || a.change.end - b.change.end;
}

const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Whatever ends this process, its copies and its test processes go first. Returns what calls the watch off. */
function cleanUpOnTheWayOut(remove: () => void): () => void {
  const clean = (): void => {
    endAll();
    remove();
  };
  const leave = (signal: NodeJS.Signals): void => {
    disarm();
    clean();
    process.kill(process.pid, signal);
  };
  const disarm = (): void => {
    process.off('exit', clean);
    for (const signal of SIGNALS) process.off(signal, leave);
  };
  process.on('exit', clean);
  for (const signal of SIGNALS) process.on(signal, leave);
  return disarm;
}
