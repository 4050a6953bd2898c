// ./harena mutate: how many errors planted in a game's rules its tests find.

import { availableParallelism } from 'node:os';
import { ROOT } from '#checks/flaw.ts';
import { CannotMutate } from '#checks/mutate/mutants.ts';
import {
  type MutationProgress,
  type MutationReport,
  mutate as plantErrors,
  type Survivor,
} from '#checks/mutate/mutate.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';

export const mutate: Subcommand = {
  name: 'mutate',
  summary: 'plant errors in the rules of a game and see whether its tests find them',
  usage: `./harena mutate GAME [--sample N] [--seed S] [--files GLOB] [--time SECONDS] [--jobs J] [--min PERCENT]
                 [--play GAMES] [--results FILE] [--again FILE] [--json]

Copies the project to a temporary folder, plants errors in the copy of the game's rules, one at a time, and runs the
game's tests over each. What the tests do not find is listed as a survivor. What does not compile is not planted.

  --sample N      how many errors to plant (100)
  --seed S        which ones: the same seed gives the same ones (1)
  --files GLOB    only in these files, from the game's folder: 'rules/05-*.ts'
  --time SECONDS  plant nothing more after this time
  --jobs J        how many at a time (as many as there are processors, but 2 at most)
  --min PERCENT   fail if fewer than this are caught
  --play GAMES    play so many games with each survivor, to see whether it makes a difference (100)
  --results FILE  store the results in this file; the same command resumes
  --again FILE    plant only what survived according to such a file
  --json          print one JSON document`,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    files: { type: 'string' },
    time: { type: 'string' },
    jobs: { type: 'string' },
    min: { type: 'string' },
    play: { type: 'string' },
    results: { type: 'string' },
    again: { type: 'string' },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const min = args.number('min', 0);
  if (min > 100) throw new UserError(`--min must be a percentage from 0 to 100, not '${min}'.`);
  const plan = {
    root: ROOT,
    game: args.game().id,
    sample: args.number('sample', 100, 1),
    seed: args.number('seed', 1),
    jobs: args.number('jobs', Math.min(2, availableParallelism()), 1),
    files: args.text('files'),
    seconds: args.text('time') === null ? null : args.number('time', 0, 1),
    grace: 5000,
    games: args.number('play', 100),
    results: args.text('results'),
    again: args.text('again'),
    tell,
  };
  const report = await plantErrors(plan).catch((error: unknown) => {
    throw error instanceof CannotMutate ? new UserError(error.message) : error;
  });
  if (report.planted === 0)
    throw new UserError('The time was up before any error had been tried. Give more with --time.');
  process.stdout.write(args.flag('json') ? `${JSON.stringify(report, null, 2)}\n` : table(report));
  return percentage(report) < min ? 1 : 0;
}

function tell({ planted, caught, of, survivor }: MutationProgress): void {
  if (survivor !== null) process.stderr.write(`survived: ${survivor.at}  ${survivor.change}\n`);
  if (planted % 25 === 0 || planted === of) process.stderr.write(`${planted} of ${of} planted, ${caught} caught\n`);
}

const percentage = ({ caught, planted }: { caught: number; planted: number }): number => (100 * caught) / planted;

/** The report for people. */
export function table(report: MutationReport): string {
  const width = Math.max(...report.files.map(({ file }) => file.length));
  const lines = [`${'file'.padEnd(width)}  planted  caught`];
  for (const { file, planted, caught } of report.files) {
    lines.push(`${file.padEnd(width)}  ${String(planted).padStart(7)}  ${String(caught).padStart(6)}`);
  }
  const { survivors } = report;
  const list = (title: string, some: readonly Survivor[]): void => {
    if (some.length > 0) lines.push('', title, ...some.map(({ at, change }) => `${at}  ${change}`));
  };
  list(
    'Survivors that make a difference in play:',
    survivors.filter(({ seen }) => seen === true),
  );
  list(
    'Survivors that made no difference in any game played:',
    survivors.filter(({ seen }) => seen === false),
  );
  list(
    'Survivors:',
    survivors.filter(({ seen }) => seen === null),
  );
  const hung = report.hung === 0 ? '' : ` (${report.hung} made the tests hang)`;
  const share = `${percentage(report).toFixed(1)} %`;
  const unseen = survivors.filter(({ seen }) => seen === false).length;
  const real = percentage({ caught: report.caught, planted: report.planted - unseen }).toFixed(1);
  const rate = (report.seconds / report.planted).toFixed(1);
  lines.push(
    '',
    `${report.game}: ${report.planted} errors planted of ${report.possible} possible (${report.uncompiled} more did not compile), ${report.caught} caught${hung}: ${share}`,
    ...(unseen === 0
      ? []
      : [`${unseen} of the survivors made no difference in any game played; without them ${real} %`]),
    `${report.seconds.toFixed(0)} s, ${rate} s an error; the tests alone take ${report.testSeconds.toFixed(1)} s (seed ${report.seed})`,
  );
  return `${lines.join('\n')}\n`;
}
