// ./harena duel: two kinds of bots against each other, until it is clear which is stronger.

import { availableParallelism } from 'node:os';
import { contestant, NAMES } from '#checks/strength/contestants.ts';
import { type Duel, type DuelProgress, FOLDER, runDuel } from '#checks/strength/duels.ts';
import { readGameOptions } from '#cli/options.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { seatFault } from '#engine/options.ts';

const GAMES = 200;
const SEED = 1_000_000;
/** How much better than par the first must be for --sprt to call it stronger. */
const BETTER = 0.2;
const PROGRESS_MS = 5000;

export const duel: Subcommand = {
  name: 'duel',
  summary: 'play two kinds of bots against each other and report which is stronger',
  usage: `./harena duel GAME --a NAME --b NAME [--seats n] [--games N] [--seed S] [--sprt] [--minutes N] [--jobs N] [--options LIST]
                   [--json]

Every deal is played once for each seat, with A in that seat and B in all others: a block. The report gives the share of
games that A wins (an even share is 1 in n), with the 95 % interval over the blocks, and the processor time of a decision.
Finished blocks are stored in .harena/duels; the same command resumes a stopped duel, as long as the two play as they
did.

  --a, --b NAME  ${NAMES}
  --seats n      the number of seats (the fewest above one)
  --games N      how many games at most (${GAMES})
  --seed S       the first deal; another seed plays fresh ones (${SEED})
  --sprt         stop as soon as a sequential test can tell an even share for A from a fifth more than that
  --minutes N    begin no game after so many minutes, and report what there is; the same command resumes
  --jobs N       how many threads play (all cores)
  --options LIST options of the game: name=value,name=value or JSON (see ./harena games)
  --json         print one JSON document`,
  options: {
    a: { type: 'string' },
    b: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    sprt: { type: 'boolean' },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
    options: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const game = args.game();
  const options = readGameOptions(args.list('options'), game);
  const seats = args.number('seats', Math.max(2, game.seats.min), 2);
  const fault = seatFault(game, seats, options);
  if (fault !== null) throw new UserError(`${fault}.`);
  const par = 1 / seats;
  const plan = {
    game: game.id,
    seats,
    options: differing(game, options),
    a: nameIn(args, 'a', game),
    b: nameIn(args, 'b', game),
    seed: args.number('seed', SEED),
    blocks: Math.max(1, Math.ceil(args.number('games', GAMES, 1) / seats)),
    jobs: args.number('jobs', availableParallelism(), 1),
    sequential: args.flag('sprt') ? { low: par, high: par * (1 + BETTER) } : null,
    until: untilIn(args),
  };
  const result = await runDuel(plan, progress());
  process.stdout.write(args.flag('json') ? `${JSON.stringify(result)}\n` : `${lineOf(result)}\n`);
  return 0;
}

/** When --minutes are over, on the clock of performance.now. */
export const untilIn = (args: Arguments): number =>
  args.text('minutes') === null ? Number.POSITIVE_INFINITY : performance.now() + 60_000 * args.number('minutes', 0);

function nameIn(args: Arguments, option: string, game: Game): string {
  const name = args.text(option);
  if (name === null) throw new UserError(`Name both sides with --a and --b: ${NAMES}.`);
  if (contestant(name, game) === null) throw new UserError(`There is no bot '${name}'. There are ${NAMES}.`);
  return name;
}

/** Only options that differ from the defaults: they are part of the file name. */
export function differing(game: Game, options: { readonly [name: string]: unknown }): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => game.options[name]?.default !== value));
}

/** Prints the progress and the estimated time left to the error output. */
export function progress(what = 'blocks', folder = FOLDER): DuelProgress {
  let told = performance.now();
  return (done, of, left) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    process.stderr.write(`${done} of ${of} ${what}, about ${Math.ceil(left)} s left (kept in ${folder})\n`);
  };
}

const percent = (part: number): string => (100 * part).toFixed(1);
const millis = ({ p50, p99 }: { p50: number; p99: number }): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`;

export function lineOf(duel: Duel): string {
  const { a, b, seats, share, error, games, blocks, times, endless, verdict } = duel;
  const par = percent(1 / seats);
  const against = seats === 2 ? b : `${seats - 1} × ${b}`;
  if (games === 0) return `${duel.game}, ${seats} seats: ${a} has not played against ${against} yet`;
  const lines = [
    `${duel.game}, ${seats} seats: ${a} wins ${percent(share)} ± ${percent(error)} % against ${against} (even: ${par} %; ${games} games, ${blocks} blocks)`,
    `  processor time a decision, p50 / p99 ms: ${a} ${millis(times.a)}, ${b} ${millis(times.b)}`,
  ];
  if (endless > 0) lines.push(`  ${endless} games did not end and count as even`);
  if (verdict !== null) {
    const words = { high: `${a} is stronger`, low: `${a} is not stronger`, open: 'not decided yet: play more games' };
    lines.push(`  ${words[verdict]}`);
  }
  return lines.join('\n');
}
