// Plants errors in a copy of a game's rules, one at a time, and sees whether the game's own tests find them.
//
// An error that the tests find is caught; so is one that makes them hang. An error that they do not find is a survivor:
// a rule that nothing proves, or a change that makes no difference to the game. An error that does not compile is not
// planted. With a results file a run can be ended and taken up again.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CannotMutate,
  candidates,
  codeOf,
  type Mutant,
  nameOf,
  type SamplePlan,
  takeSample,
} from '#checks/mutate/mutants.ts';
import { makeCopies, stagesFor, testStages } from '#checks/mutate/project.ts';
import { openResults, type ResultsFile } from '#checks/mutate/results.ts';
import { endAll, runStage, type TestEnding, type TestRun } from '#checks/mutate/trial.ts';

export interface MutationPlan extends SamplePlan {
  jobs: number;
  /** Plant nothing more after this many seconds; null: as long as it takes. */
  seconds: number | null;
  /** Milliseconds beyond five times the tests' own time after which they count as hanging. */
  grace: number;
  /** So many games are played with each survivor, to see whether it makes a difference; 0: none. */
  games: number;
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
  /** Whether it made a difference in one of the games played; null: none were played. */
  seen: boolean | null;
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
  /** How many were passed over on the way because they do not compile. */
  uncompiled: number;
  /** What one run of the tests takes without an error, and what the whole took. */
  testSeconds: number;
  seconds: number;
  files: FileCount[];
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
  const results = openResults(plan.results);
  const { head, sample } = takeSample(mutants, plan, results);
  const copies = makeCopies(plan.root, Math.max(1, Math.min(plan.jobs, sample.length)));
  const disarm = cleanUpOnTheWayOut(copies.remove);
  try {
    const limits = await timeLimits(copies.folders[0]!, stages, plan, results);
    const seenIn = await comparison(copies.folders[0]!, plan);
    const trials = new Trials(plan, sample, stages, limits, results, start, seenIn);
    await Promise.all(copies.folders.map((folder) => trials.work(folder)));
    const testSeconds = inSeconds(limits.reduce((sum, { own }) => sum + own, 0));
    const { possible, uncompiled } = head;
    return { ...trials.report(), possible, uncompiled, testSeconds, seconds: inSeconds(performance.now() - start) };
  } finally {
    endAll();
    copies.remove();
    disarm();
  }
}

const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100;

interface Limit {
  /** Milliseconds without an error. */
  own: number;
  /** Milliseconds allowed with one. */
  allowed: number;
}

async function timeLimits(
  copy: string,
  stages: readonly string[][],
  { game, grace }: MutationPlan,
  results: ResultsFile,
): Promise<Limit[]> {
  let { own } = results;
  if (own === null) {
    own = [];
    for (const stage of stages) own.push(await timeOf(copy, stage, game));
    results.measured(own);
  }
  return own.map((milliseconds) => ({ own: milliseconds, allowed: 5 * milliseconds + grace }));
}

/** How long a stage takes without an error. */
async function timeOf(copy: string, stage: readonly string[], game: string): Promise<number> {
  const { ending, milliseconds, reason } = await runStage(copy, stage, LONGEST);
  if (ending === 'passed') return Math.round(milliseconds);
  const how = ending === 'failed' ? reason : `they take longer than ${LONGEST / 60_000} minutes`;
  throw new CannotMutate(`The tests of ${game} fail without any error planted (${how}). Make them pass first.`);
}

/** Tells whether the error in a copy makes a difference in play. The games are played without errors first. */
async function comparison(copy: string, { game, games, grace }: MutationPlan): Promise<SeenIn> {
  if (games === 0) return async () => null;
  const sums = join(copy, 'sums.json');
  const play = (folder: string, limit: number): Promise<TestRun> => {
    const file = 'play.ts';
    const call = `playLike('${game}', ${games}, ${JSON.stringify(sums)});`;
    writeFileSync(join(folder, file), `import { playLike } from '#checks/mutate/played.ts';\n${call}\n`);
    return runStage(folder, [file], limit);
  };
  const { ending, milliseconds, reason } = await play(copy, LONGEST);
  if (ending !== 'passed') throw new CannotMutate(`${games} games of ${game} cannot be played (${reason}).`);
  return async (folder) => (await play(folder, 5 * milliseconds + grace)).ending !== 'passed';
}

type SeenIn = (copy: string) => Promise<boolean | null>;

/** The work on a sample, shared by as many workers as there are copies. */
class Trials {
  private readonly plan: MutationPlan;
  private readonly sample: readonly Mutant[];
  private readonly stages: readonly string[][];
  private readonly limits: readonly Limit[];
  private readonly results: ResultsFile;
  private readonly deadline: number;
  private readonly seenIn: SeenIn;
  private readonly done: { mutant: Mutant; ending: TestEnding; seen: boolean | null }[] = [];
  private readonly left: Mutant[];
  /** Those that the quick tests have not found. They wait until all are through these: most are found there. */
  private readonly late: Mutant[] = [];

  constructor(
    plan: MutationPlan,
    sample: readonly Mutant[],
    stages: readonly string[][],
    limits: readonly Limit[],
    results: ResultsFile,
    start: number,
    seenIn: SeenIn,
  ) {
    this.plan = plan;
    this.sample = sample;
    this.stages = stages;
    this.limits = limits;
    this.results = results;
    this.seenIn = seenIn;
    this.deadline = plan.seconds === null ? Number.POSITIVE_INFINITY : start + plan.seconds * 1000;
    const known = new Map(results.done.map((result) => [result.name, result]));
    this.left = sample.filter((mutant) => !known.has(nameOf(mutant)));
    for (const mutant of sample) {
      const result = known.get(nameOf(mutant));
      if (result !== undefined) this.done.push({ mutant, ending: result.ending, seen: result.seen ?? null });
    }
  }

  async work(copy: string): Promise<void> {
    while (performance.now() < this.deadline) {
      const quick = this.left.length > 0;
      const mutant = quick ? this.left.shift() : this.late.shift();
      if (mutant === undefined) return;
      const file = join(copy, mutant.source.file);
      writeFileSync(file, codeOf(mutant));
      const ending = await this.trial(copy, mutant, quick);
      const isLate = quick && ending === 'passed' && this.stages.length > 1;
      const seen = ending === 'passed' && !isLate ? await this.seenIn(copy) : null;
      writeFileSync(file, mutant.source.code);
      if (ending === null) return;
      if (isLate) {
        this.late.push(mutant);
        continue;
      }
      this.done.push({ mutant, ending, seen });
      const told = survivorOf(mutant, seen);
      this.results.add({ name: nameOf(mutant), ...told, ending });
      const survivor = ending === 'passed' ? told : null;
      this.plan.tell({ planted: this.done.length, caught: this.caught, of: this.sample.length, survivor });
    }
  }

  /** With the tests of the first stage, or with those of the others. Null: the time was up before they had an answer. */
  private async trial(copy: string, { source }: Mutant, quick: boolean): Promise<TestEnding | null> {
    for (const { files, stage } of stagesFor(source.file, this.stages)) {
      if (quick !== (stage === 0)) continue;
      const left = this.deadline - performance.now();
      const { allowed } = this.limits[stage]!;
      const { ending, late } = await runStage(copy, files, allowed, Math.max(0, Math.min(20 * allowed, left)));
      if (late && left < 20 * allowed) return null;
      if (ending !== 'passed') return ending;
    }
    return 'passed';
  }

  private get caught(): number {
    return this.done.filter(({ ending }) => ending !== 'passed').length;
  }

  report(): Omit<MutationReport, 'possible' | 'uncompiled' | 'testSeconds' | 'seconds'> {
    const files = new Map<string, FileCount>();
    for (const { mutant, ending } of this.done) {
      const { file } = mutant.source;
      const count = files.get(file) ?? { file, planted: 0, caught: 0 };
      files.set(file, count);
      count.planted++;
      if (ending !== 'passed') count.caught++;
    }
    const survived = this.done.filter(({ ending }) => ending === 'passed');
    return {
      game: this.plan.game,
      seed: this.plan.seed,
      planted: this.done.length,
      caught: this.caught,
      hung: this.done.filter(({ ending }) => ending === 'too slow').length,
      survivors: survived
        .sort((a, b) => inOrder(a.mutant, b.mutant))
        .map(({ mutant, seen }) => survivorOf(mutant, seen)),
      files: [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    };
  }
}

const survivorOf = ({ source, change }: Mutant, seen: boolean | null): Survivor => ({
  at: `${source.file}:${change.line}`,
  change: change.what,
  seen,
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
