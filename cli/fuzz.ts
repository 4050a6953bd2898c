// ./harena fuzz: random games under the conformance checks; it seeks clauses and cards not yet reached.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzJobs, sharesOf } from '#cli/fuzz-jobs.ts';
import { asText, type Failed, type FuzzReport } from '#cli/fuzz-report.ts';
import { readGameOptions } from '#cli/options.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import {
  CHECKS,
  type Check,
  checkGame,
  diceOf,
  LIGHT,
  missingWords,
  Nonconformance,
  newStats,
  type SuiteSettings,
} from '#engine/conformance/index.ts';
import { seeker, unused } from '#engine/conformance/reach.ts';
import type { Game } from '#engine/game.ts';
import { seatFault } from '#engine/options.ts';
import { Match } from '#engine/records/match.ts';
import { linesText } from '#engine/records/record.ts';
import { writeReplay } from '#engine/records/replay.ts';

/** Expensive checks are made at one decision in so many. */
const EVERY = 24;
/** One game in so many is played by sensible players. */
const SENSIBLE = 2;
/** After so many failures more would add nothing. */
const MOST_FAILURES = 10;
const PROGRESS_MS = 2000;

export const fuzz: Subcommand = {
  name: 'fuzz',
  summary: 'play random games that seek rules not reached yet, and report failures',
  usage: `./harena fuzz GAME [--games N] [--seed S] [--seats n] [--options LIST] [--checks all|light|none] [--every N]
              [--sensible N] [--jobs N] [--dump DIR] [--json]

Plays random games with the conformance checks on. Now and then the players look ahead for what was reached least. A game
that fails is written to a replay file, and its path is printed. The file reproduces the failure; the seed alone may not,
because what the players seek depends on the games before. The exit code is 1 if any game failed.

  --games N      how many games (100)
  --seed S       the seed of the first game; game k has seed S + k (1)
  --seats n      the number of seats (all possible numbers in turn)
  --options LIST options of the game: name=value,name=value or JSON (see ./harena games)
  --checks WHICH all: every check; light: those that cost little; none: only that the rules do not break (all)
  --every N      the expensive checks are made at one random decision in N (${EVERY})
  --sensible N   one random game in N is played by sensible players: the game's heuristic gives most answers, a quarter
                 or fewer are random; so the run reaches what needs a plan. 0: none (${SENSIBLE})
  --jobs N       distribute the games over N processes, each of which seeks separately (1)
  --dump DIR     where to write failed games (saves/fuzz)
  --json         print { game, games, seats, decisions, failures, failed, unused, … }`,
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    seats: { type: 'string' },
    options: { type: 'string', multiple: true },
    checks: { type: 'string' },
    every: { type: 'string' },
    sensible: { type: 'string' },
    jobs: { type: 'string' },
    dump: { type: 'string' },
    json: { type: 'boolean' },
  },
  run(args) {
    const game = args.game();
    const settings = readSettings(args, game);
    const folder = args.text('dump') ?? join('saves', 'fuzz');
    const shares = sharesOf(settings.seed, settings.games, args.number('jobs', 1, 1));
    const tell = (line: string): void => {
      process.stderr.write(`${line}\n`);
    };
    const done = (report: FuzzReport): number => {
      process.stdout.write(args.flag('json') ? `${JSON.stringify(report)}\n` : asText(report));
      return report.failures === 0 ? 0 : 1;
    };
    if (shares.length === 1) return done(fuzzGames(game, settings, folder, tell));
    return fuzzJobs(shares, wordsFor(args, game, settings, folder), tell).then(done);
  },
};

function readSettings(args: Arguments, game: Game): SuiteSettings {
  const seats = args.number('seats', 0);
  const options = readGameOptions(args.list('options'), game);
  const fault = args.text('seats') === null ? null : seatFault(game, seats, options);
  if (fault !== null) throw new UserError(`${fault}.`);
  return {
    games: args.number('games', 100, 1),
    seed: args.number('seed', 1),
    ...(seats === 0 ? {} : { seats }),
    options,
    checks: readChecks(args.text('checks') ?? 'all'),
    every: args.number('every', EVERY, 1),
    sensible: args.number('sensible', SENSIBLE),
  };
}

/** The words of the command line that every job gets. */
function wordsFor(args: Arguments, game: Game, settings: SuiteSettings, folder: string): string[] {
  const words = [game.id, '--options', JSON.stringify(settings.options), '--checks', args.text('checks') ?? 'all'];
  words.push('--every', String(settings.every), '--sensible', String(settings.sensible), '--dump', folder);
  if (settings.seats !== undefined) words.push('--seats', String(settings.seats));
  return words;
}

function readChecks(name: string): readonly Check[] {
  const sets: { [name: string]: readonly Check[] } = { all: CHECKS, light: LIGHT, none: [] };
  const checks = Object.hasOwn(sets, name) ? sets[name] : undefined;
  if (checks === undefined) throw new UserError(`--checks must be all, light or none, not '${name}'.`);
  return checks;
}

export function fuzzGames(
  game: Game,
  settings: SuiteSettings,
  folder: string,
  tell: (line: string) => void,
): FuzzReport {
  const stats = newStats();
  const failed: Failed[] = [];
  const seeking = { ...settings, choose: seeker(stats) };
  const start = performance.now();
  let told = start;
  for (let i = 0; i < settings.games && failed.length < MOST_FAILURES; i++) {
    try {
      checkGame(game, settings.seed + i, seeking, stats);
    } catch (error) {
      if (!(error instanceof Nonconformance)) throw error;
      failed.push(failureOf(game, error, folder));
      tell(`${error.message}\n  written to ${failed[failed.length - 1]!.file}`);
    }
    if (performance.now() - told < PROGRESS_MS) continue;
    told = performance.now();
    const rate = Math.round((1000 * stats.games) / (told - start));
    tell(`${game.id}: ${stats.games} of ${settings.games} games, ${stats.decisions} decisions, ${rate} games/s`);
  }
  const words = settings.checks?.includes('words') === true;
  const missing = words ? missingWords(game, stats) : [];
  stats.checks.words += words ? 1 : 0;
  if (missing.length > 0) {
    const message = `${game.id} fails the check 'words': these messages are missing: ${missing.join(', ')}`;
    failed.push({ check: 'words', seed: settings.seed, seats: 0, decision: 0, message, file: null });
  }
  return {
    game: game.id,
    games: stats.games,
    seats: stats.seats,
    decisions: stats.decisions,
    failures: failed.length,
    failed,
    unused: unused(game, stats),
    checks: stats.checks,
    undecided: stats.undecided,
    seconds: Math.round((performance.now() - start) / 100) / 10,
  };
}

function failureOf(game: Game, error: Nonconformance, folder: string): Failed {
  const { check, course, message } = error;
  const file = join(folder, `${course.game}-${course.seats}-${course.seed}-${check}.ndjson`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, fileOf(game, error));
  return { check, seed: course.seed, seats: course.seats, decision: course.decisions.length + 1, message, file };
}

/** The game as a save that continues at the failure; where that is not possible, its recorded course. */
function fileOf(game: Game, { check, course, message }: Nonconformance): string {
  const { seed, match, nonces } = diceOf(game, course.seed);
  try {
    const again = Match.start({ game, seats: course.seats, options: course.options, seed, match, nonces });
    for (const { seat, id, choice } of course.decisions) {
      const refusal = again.decide(seat, id, JSON.parse(choice));
      if (refusal !== null) throw new Error(refusal.text);
    }
    return writeReplay(again);
  } catch (error) {
    const { decisions, ...header } = course;
    return linesText([{ failed: check, message, why: String(error), ...header, dice: seed }, ...decisions]);
  }
}
