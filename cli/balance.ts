// ./harena balance: how fair a game is between players of equal strength.

import { existsSync } from 'node:fs';
import { optionsIn } from '#cli/options.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Options } from '#engine/options.ts';
import { CATALOGUE } from '#games/catalogue.ts';

/** What a game's balance.ts offers: counting over many games, and the report as lines of text. */
interface Balancing<R> {
  balanceOf(games: number, seed: number, seats: number, options: Options): R;
  balanceLines(report: R): string[];
}

type Counted = [games: number, seed: number, seats: number, options: Options];

/** The games that have such a report; each is loaded only when it is needed. */
const REPORTED = CATALOGUE.filter((game) => existsSync(new URL(`../games/${game}/balance.ts`, import.meta.url)));

async function counted(game: string, ...given: Counted): Promise<{ report: unknown; lines: string[] }> {
  const { balanceOf, balanceLines } = (await import(`#games/${game}/balance.ts`)) as Balancing<unknown>;
  const report = balanceOf(...given);
  return { report, lines: balanceLines(report) };
}

export const balance: Subcommand = {
  name: 'balance',
  summary: 'play games of heuristic players and count who wins and what is used',
  usage: `./harena balance GAME [--games N] [--seats n] [--seed S] [--options name=value] [--json]

Plays games of heuristic players, all alike, and reports who wins by seat, how long the games are, how many reach the
limit of rounds, and what is chosen how often. For ${REPORTED.join(' and ')}.

  --games N        how many games (default 200; 2,000 tell differences of about two in a hundred)
  --seats n        players in a game (default 2)
  --seed S         a number; the same seed plays the same games (default 1)
  --options LIST   what differs from the defaults: name=value,name=value or JSON (see ./harena games)
  --json           print one JSON document`,
  options: {
    games: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string', multiple: true },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  const game = args.game();
  if (!REPORTED.includes(game.id)) {
    throw new UserError(`There is no balance report of ${game.id}. There are: ${REPORTED.join(', ')}.`);
  }
  const seats = args.number('seats', 2, 1);
  if (seats < game.seats.min || seats > game.seats.max) {
    throw new UserError(`${game.title} takes ${game.seats.min} to ${game.seats.max} seats, not ${seats}.`);
  }
  const options = optionsIn(args.list('options'), game) as Options;
  const { report, lines } = await counted(
    game.id,
    args.number('games', 200, 1),
    args.number('seed', 1),
    seats,
    options,
  );
  process.stdout.write(args.flag('json') ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
  return 0;
}
