// ./harena ladder: plays the cells of the ladder one after the other and writes docs/ladder.md.

import { availableParallelism } from 'node:os';
import { conductOf } from '#checks/strength/conduct.ts';
import { keptBlocks, restoreBlocks, runDuel } from '#checks/strength/duels.ts';
import {
  cellsOf,
  FIRST_DEAL,
  keepResult,
  keyOf,
  PAGE,
  readResults,
  wantedShare,
  writePage,
} from '#checks/strength/ladder.ts';
import { lineOf, progress, untilIn } from '#cli/duel.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

const GAMES = 400;
/** The champion is the slowest, so it plays a quarter of the games, but at least so many. */
const LEAST = 100;
/** A cell is clear when so far above the wanted share can be told from as far below. */
const CLEAR = { by: 0.05, least: 40 };

export const ladder: Subcommand = {
  name: 'ladder',
  summary: 'play every level against the others and write docs/ladder.md',
  usage: `./harena ladder [GAME…] [--seats LIST] [--games N] [--only NAME] [--against NAME] [--seed S]
                 [--sprt] [--minutes N] [--jobs N] [--write]

Plays each level against the one below, the searching levels against the first heuristic, and Tactician and Veteran
against the pool (./harena duel --help), and writes docs/ladder.md with its plots after every cell. Called again it
plays on from the games there are, on another machine too, as long as the bots play as they did.

  GAME…           these games only (all that bots search in)
  --seats LIST    numbers of seats (2,4)
  --games N       games a cell (${GAMES})
  --only NAME     only cells in which NAME is A
  --against NAME  only cells in which NAME is B
  --seed S        the first deal (${FIRST_DEAL})
  --sprt          stop a cell as soon as it is clear whether A wins the share it is to win, after ${CLEAR.least} games or more
  --minutes N     begin no game after so many minutes; cells are written with the games they have by then
  --jobs N        how many threads play (all cores)
  --write         play nothing, write the page from the results there are`,
  options: {
    seats: { type: 'string' },
    games: { type: 'string' },
    only: { type: 'string' },
    against: { type: 'string' },
    seed: { type: 'string' },
    sprt: { type: 'boolean' },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
    write: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  if (args.flag('write')) {
    writePage(readResults());
    process.stdout.write(`${PAGE}\n`);
    return 0;
  }
  const until = untilIn(args);
  for (const game of gamesIn(args)) {
    for (const seats of seatsIn(args, game)) {
      const cells = cellsOf(game.id, seats).filter(
        ({ a, b }) => (args.text('only') ?? a) === a && (args.text('against') ?? b) === b,
      );
      for (const cell of cells) {
        const wanted = args.number('games', GAMES, 1);
        const most = cell.a === 'champion' ? Math.min(wanted, Math.max(LEAST, Math.floor(wanted / 4))) : wanted;
        const blocks = Math.ceil(most / seats);
        const share = args.flag('sprt') ? wantedShare(cell) : null;
        const sequential =
          share === null
            ? null
            : { low: share - CLEAR.by, high: share + CLEAR.by, least: Math.ceil(CLEAR.least / seats) };
        const jobs = args.number('jobs', availableParallelism(), 1);
        const plan = { ...cell, options: {}, seed: args.number('seed', FIRST_DEAL), blocks, sequential, until, jobs };
        const code = conductOf(cell);
        const before = readResults().get(keyOf(cell));
        if (before?.kept !== undefined && before.code === code && (before.seed ?? FIRST_DEAL) === plan.seed)
          restoreBlocks(plan, before, before.kept);
        const duel = await runDuel(plan, progress());
        // Time was up before the first deal was played: what the page has of this cell stays.
        if (duel.blocks === 0) continue;
        keepResult({ ...duel, code, seed: plan.seed, kept: keptBlocks(plan) });
        process.stdout.write(`${lineOf(duel)}\n`);
      }
    }
  }
  return 0;
}

function gamesIn(args: Arguments): Game[] {
  if (args.words.length > 0) return args.words.map((_, place) => args.game(place));
  return [...games.values()].filter(({ evaluation }) => evaluation !== undefined);
}

function seatsIn(args: Arguments, game: Game): number[] {
  return (args.text('seats') ?? '2,4').split(',').map((text) => {
    const seats = Number(text);
    if (Number.isInteger(seats) && seats >= Math.max(2, game.seats.min) && seats <= game.seats.max) return seats;
    throw new UserError(`--seats must be numbers from 2 to ${game.seats.max} for ${game.id}, not '${text}'.`);
  });
}
