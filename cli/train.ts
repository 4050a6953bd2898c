// ./harena train: fits the weights of a game's features to games played, and keeps them if they win.

import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { FOLDER, runDuel } from '#checks/strength/duels.ts';
import { fit, foresight, type Position, selfPlay } from '#checks/strength/training.ts';
import { stamped, weightsFile, writeWeights } from '#checks/strength/weights.ts';
import { lineOf, progress } from '#cli/duel.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { Game, Weights } from '#engine/game.ts';

const GAMES = 4000;
const GATE = 400;
/** Every fifth game is held back to see how well the weights predict unknown games. */
const HELD_BACK = 5;
const DIGITS = 4;

export const train: Subcommand = {
  name: 'train',
  summary: 'fit the numbers by which bots judge a position of a game, and keep them if they win',
  usage: `./harena train GAME [--games N] [--seats n] [--seed S] [--quiet] [--level NAME] [--gate N] [--jobs N] [--force] [--stamp]

Plays games of the heuristic against itself, fits the weights of the game's features to their outcomes, and lets a bot
with the new weights play against one with the old. The new ones are written to games/GAME/player/weights.ts only if a
sequential test finds them stronger: a better fit is not always a better player.

  --games N     games to fit to (${GAMES})
  --seats n     players in a game (2); weights are kept for each number of seats
  --seed S      the first game (1)
  --quiet       fit to positions between two rounds only, where a search that counts rounds evaluates
  --level NAME  the level that plays with both (tactician)
  --gate N      the most games of that test (${GATE})
  --jobs N      how many threads play that test (all cores)
  --force       write them whatever the test says
  --stamp       no fitting: gives the existing weights the version of the present rules. Right only if rules and features
                still mean the same as when the weights were fitted`,
  options: {
    games: { type: 'string' },
    seats: { type: 'string' },
    seed: { type: 'string' },
    level: { type: 'string' },
    gate: { type: 'string' },
    jobs: { type: 'string' },
    quiet: { type: 'boolean' },
    force: { type: 'boolean' },
    stamp: { type: 'boolean' },
  },
  run,
};

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run(args: Arguments): Promise<number> {
  const game = args.game();
  if (game.evaluation === undefined) throw new UserError(`${game.id} has no features; its bots play to the end.`);
  if (args.flag('stamp')) return stamp(game);
  const seats = args.number('seats', 2, 2);
  const games = args.number('games', GAMES, 2 * HELD_BACK);
  const positions = selfPlay(game, seats, games, args.number('seed', 1), args.flag('quiet'));
  const isKnown = ({ game: number }: Position): boolean => number % HELD_BACK !== 0;
  const [known, held] = [positions.filter(isKnown), positions.filter((one) => !isKnown(one))];
  const fitted = fit(known, seats, fastRandom(3)).map((weight) => Number(weight.toFixed(DIGITS)));
  tell(`${game.id}, ${seats} seats: ${games} games, ${positions.length} positions`);
  for (const part of [0.25, 0.5, 0.75]) {
    const { logLoss, auc } = foresight(held, fitted, seats, part);
    tell(`  after ${100 * part} % of the game: log-loss ${logLoss.toFixed(3)}, AUC ${auc.toFixed(3)}`);
  }
  const named = Object.fromEntries(game.evaluation.features.map((feature, i) => [feature, fitted[i]!]));
  const weights: Weights = { rules: game.rules, values: { ...game.evaluation.weights.values, [seats]: named } };
  const wins = args.flag('force') || (await gate(args, game, seats, weights));
  if (wins) writeWeights(game.id, weights);
  tell(wins ? `written to ${weightsFile(game.id)}` : 'not written: the weights there are stay');
  return 0;
}

/** Whether a bot with these weights beats one with the present ones. */
async function gate(args: Arguments, game: Game, seats: number, weights: Weights): Promise<boolean> {
  const level = args.text('level') ?? 'tactician';
  const file = join(FOLDER, `${game.id}-${seats}-${Date.now()}.weights.json`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify(weights));
  const par = 1 / seats;
  const duel = await runDuel(
    {
      game: game.id,
      seats,
      options: {},
      a: `${level}@${file}`,
      b: level,
      seed: 2_000_000,
      blocks: Math.ceil(args.number('gate', GATE, 1) / seats),
      jobs: args.number('jobs', availableParallelism(), 1),
      sequential: { low: par, high: 1.1 * par },
    },
    progress(),
  );
  tell(lineOf(duel));
  return duel.verdict === 'high';
}

function stamp(game: Game): number {
  try {
    writeWeights(game.id, stamped(game));
  } catch (error) {
    throw new UserError(`${(error as Error).message}.`);
  }
  tell(`stamped with ${game.rules}: ${weightsFile(game.id)}`);
  return 0;
}
