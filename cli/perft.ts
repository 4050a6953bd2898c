// ./harena perft: how many positions there are after so many decisions: a number that any change of legality changes.
//
// A position is a state in which a seat must decide, or in which the game is over. Of several asked seats the first that
// has not answered decides. Every branch continues with the dice of its parent, so the counts depend only on the rules,
// the seed and the limit.

import { readGameOptions } from '#cli/options.ts';
import { type Subcommand, UserError } from '#cli/subcommand.ts';
import { fastRandom, restoreRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { type Options, seatFault, seatNumbers } from '#engine/options.ts';
import { enumerate } from '#engine/requests/choices.ts';

const LIMIT = 40;
const DEPTH = 3;
const PROGRESS_MS = 2000;
/** Reading the clock at every position would cost more than the position. */
const PROGRESS_EVERY = 1000;

export const perft: Subcommand = {
  name: 'perft',
  summary: 'count the positions of a game to a depth',
  usage: `./harena perft GAME [--depth N] [--seats n] [--seed S] [--options LIST] [--limit K] [--json]

Counts the positions after 1, 2, … N decisions, over the listed choices, with dice from a fixed seed.

  --depth N       how many decisions deep (${DEPTH})
  --seats n       the number of seats (the fewest the game takes)
  --seed S        the seed of the dice (1)
  --options LIST  options of the game: name=value,name=value or JSON (see ./harena games)
  --limit K       at most K choices of each question (${LIMIT})
  --json          print { game, seats, seed, limit, depths: [{ depth, positions, over }], … }`,
  options: {
    depth: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string', multiple: true },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  run(args) {
    const game = args.game();
    const seed = args.number('seed', 1);
    const limit = args.number('limit', LIMIT, 1);
    const options = readGameOptions(args.list('options'), game);
    const seats = args.number('seats', seatNumbers(game, options)[0] ?? game.seats.min);
    const fault = seatFault(game, seats, options);
    if (fault !== null) throw new UserError(`${fault}.`);
    const start = performance.now();
    const tell = (line: string): void => void process.stderr.write(`${line}\n`);
    const depths = countPositions(game, seats, options, seed, args.number('depth', DEPTH), limit, progress(tell));
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    const report = { game: game.id, rules: game.rules, seats, options, seed, limit, depths };
    if (args.flag('json')) process.stdout.write(`${JSON.stringify({ ...report, seconds })}\n`);
    else {
      const lines = depths.map(
        ({ depth, positions, over }) => `${depth}  ${positions}${over > 0 ? `, ${over} over` : ''}`,
      );
      process.stdout.write(`${game.id}, ${seats} seats, seed ${seed}, limit ${limit}\n${lines.join('\n')}\n`);
    }
    return 0;
  },
};

export interface Depth {
  depth: number;
  positions: number;
  /** How many of them end the game. */
  over: number;
}

/** Reports progress from time to time. */
export function progress(tell: (line: string) => void, now = (): number => performance.now()): () => void {
  let positions = 0;
  let told = now();
  return () => {
    if (++positions % PROGRESS_EVERY !== 0 || now() - told < PROGRESS_MS) return;
    told = now();
    tell(`${positions.toLocaleString('en')} positions so far`);
  };
}

export function countPositions(
  game: Game,
  seats: number,
  options: Options,
  seed: number,
  depth: number,
  limit: number,
  each: () => void = () => {},
): Depth[] {
  const depths = Array.from({ length: depth + 1 }, (_, i) => ({ depth: i, positions: 0, over: 0 }));
  count(new Table(game, game.setup(seats, options), fastRandom(seed), null).run(), 0, depths, limit, each);
  return depths;
}

function count(table: Table, depth: number, depths: Depth[], limit: number, each: () => void): void {
  each();
  const here = depths[depth]!;
  here.positions++;
  if (table.over) here.over++;
  if (table.over || depth === depths.length - 1) return;
  const request = table.waiting!;
  for (const choice of enumerate(request, limit)) {
    const branch = table.fork(restoreRandom(table.random.save()));
    const refusal = branch.decide(request.seat, request.id, choice);
    if (refusal !== null) throw new Error(`${request.clause} lists a choice that it refuses: ${refusal.text}`);
    count(branch, depth + 1, depths, limit, each);
  }
}
