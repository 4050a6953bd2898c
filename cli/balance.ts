// ./harena balance: how even a game is between bots of one level, and docs/balance.md.

import { availableParallelism } from 'node:os';
import { FOLDER, runBalance } from '#checks/balance/balance.ts';
import { COUNTED, sheetOf } from '#checks/balance/counted.ts';
import { PAGE, writePage } from '#checks/balance/page.ts';
import { type BalanceResult, fateOf, figure, formOf, measuresOf, storeBalance } from '#checks/balance/results.ts';
import { contestant, NAMES } from '#checks/strength/contestants.ts';
import { differing, progress, untilIn } from '#cli/duel.ts';
import { readGameOptions } from '#cli/options.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { seatFault } from '#engine/options.ts';
import { rulesOf } from '#games/index.ts';
import type { BalanceSheet } from '#games/shared/balance.ts';

const GAMES = 200;
const SEED = 9_000_000;
const LEVEL = 'fighter';

export const balance: Subcommand = {
  name: 'balance',
  summary: 'play games of bots of one level, count who wins and what is used, and write docs/balance.md',
  usage: `./harena balance GAME [--level NAME] [--games N] [--seats n] [--seed S] [--rules VERSION] [--options LIST]
                      [--without] [--minutes N] [--jobs N] [--dry] [--page] [--json]
./harena balance --page

Plays games with bots of one level in every seat, and counts what the game's aims ask for (games/GAME/balance.ts): each
figure has its 95 % interval over games, and each aim is met, missed or open. Finished games are stored in
.harena/balance, and the same command resumes; the result is stored in docs/balance. For ${COUNTED.join(' and ')}.

  --level NAME     who plays (${LEVEL}): ${NAMES}
  --games N        how many games (${GAMES}; 2,000 tell differences of about two in a hundred)
  --seats n        players in a game (the fewest above one)
  --seed S         the first game; another seed plays fresh ones (${SEED})
  --rules VERSION  a frozen version of the rules, such as jugula@2, played by the bots of its day
  --options LIST   what differs from the defaults: name=value,name=value or JSON (see ./harena games)
  --without        also duels of the level against itself with something forbidden, where the game names such
  --minutes N      begin no game after so many minutes, and report what there is
  --jobs N         how many threads play (all cores)
  --dry            store nothing in docs/balance
  --page           write docs/balance.md with its plots from all stored results; without GAME that is all it does
  --json           print one JSON document`,
  options: {
    level: { type: 'string' },
    games: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    rules: { type: 'string' },
    options: { type: 'string', multiple: true },
    without: { type: 'boolean' },
    minutes: { type: 'string' },
    jobs: { type: 'string' },
    dry: { type: 'boolean' },
    page: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run,
};

async function run(args: Arguments): Promise<number> {
  if (args.words.length > 0 || !args.flag('page')) await count(args);
  if (args.flag('page')) {
    await writePage();
    if (!args.flag('json')) process.stdout.write(`${PAGE}\n`);
  }
  return 0;
}

async function count(args: Arguments): Promise<void> {
  const game = args.game();
  const sheet = await sheetOf(game.id);
  if (sheet === null) throw new UserError(`${game.title} counts nothing. These games do: ${COUNTED.join(', ')}.`);
  const options = readGameOptions(args.list('options'), game);
  const seats = args.number('seats', Math.max(2, game.seats.min), 1);
  const fault = seatFault(game, seats, options);
  if (fault !== null) throw new UserError(`${fault}.`);
  const plan = {
    game: game.id,
    rules: await rulesIn(args, game),
    seats,
    options: differing(game, options),
    level: levelIn(args, game),
    seed: args.number('seed', SEED),
    games: args.number('games', GAMES, 1),
    jobs: args.number('jobs', availableParallelism(), 1),
    until: untilIn(args),
    without: args.flag('without') ? (sheet.without ?? []) : [],
  };
  if (plan.without.length > 0 && plan.rules !== game.rules) {
    throw new UserError('--without plays duels, and those are played by the rules of today: leave out --rules.');
  }
  const result = await runBalance(plan, progress('games', FOLDER));
  if (result === null) throw new UserError('The time was up before a game was played: give it more --minutes.');
  if (!args.flag('dry')) storeBalance(result);
  process.stdout.write(args.flag('json') ? `${JSON.stringify(result)}\n` : `${linesOf(result, sheet).join('\n')}\n`);
}

async function rulesIn(args: Arguments, game: Game): Promise<string> {
  const rules = args.text('rules') ?? game.rules;
  if ((await rulesOf(game.id, rules)) === null) {
    throw new UserError(`The rules ${rules} of ${game.title} are not kept. Today's are ${game.rules}.`);
  }
  return rules;
}

function levelIn(args: Arguments, game: Game): string {
  const level = args.text('level') ?? LEVEL;
  if (contestant(level, game) === null) throw new UserError(`There is no bot '${level}'. There are ${NAMES}.`);
  return level;
}

/** The report as lines of text: the aims, then every measure by its group. */
function linesOf(result: BalanceResult, sheet: BalanceSheet): string[] {
  const { rules, seats, level, games, seed } = result;
  const lines = [`${rules}: ${games} games of ${level} with ${seats} seats, from seed ${seed}`];
  for (const aim of sheet.aims) {
    const [bounds, measures] = [aim.bounds(seats), measuresOf(result, aim.of)];
    if (bounds === null || measures.length === 0) continue;
    lines.push(`${fateOf(measures, bounds).padEnd(6)}  ${aim.title}`);
  }
  let group = '';
  for (const [measure, measured] of Object.entries(result.measures)) {
    const [first = '', ...rest] = measure.split('/');
    if (first !== group) lines.push('', first);
    group = first;
    const form = formOf({ of: measure });
    lines.push(
      `  ${rest.join('/').padEnd(24)}  ${figure(measured, form)}${form === 'mean' ? '' : ` of ${measured.whole}`}`,
    );
  }
  return lines;
}
