// The conformance suite: one call per game.
//
//   conformance(game, { games: 200, seed: 1 })
//
// plays random games and checks everything the engine's design promises (see checks.ts for the checks, by name). The
// first failure is thrown as a Nonconformance, which names the check, the seed, the decision and the stack of rules, and
// contains the decisions so far.

import { checkAliases } from '#engine/conformance/aliases.ts';
import { type Check, Nonconformance } from '#engine/conformance/checks.ts';
import { Copies } from '#engine/conformance/copies.ts';
import { checkDoor } from '#engine/conformance/door.ts';
import { checkEnding, checkReplay } from '#engine/conformance/ending.ts';
import { checkEvents, checkLocals, missingWords } from '#engine/conformance/events.ts';
import { fingerprint } from '#engine/conformance/fingerprint.ts';
import { checkPlain, FieldOrder } from '#engine/conformance/plain.ts';
import { type Move, nextMove } from '#engine/conformance/player.ts';
import { checkPurity, type PurityWatch, watched } from '#engine/conformance/purity.ts';
import { checkRequests } from '#engine/conformance/requests.ts';
import { checkLastViews, checkSecrecy } from '#engine/conformance/secrecy.ts';
import { checkSetUp } from '#engine/conformance/set-up.ts';
import { Totals } from '#engine/conformance/totals.ts';
import { newStats, type Stats, type SuiteSettings, shown, Trial } from '#engine/conformance/trial.ts';
import type { GameState } from '#engine/flow/flow.ts';
import type { Game } from '#engine/game.ts';
import { NOBODY } from '#engine/seat.ts';

export { CHECKS, type Check, LIGHT, Nonconformance } from '#engine/conformance/checks.ts';
export { missingWords } from '#engine/conformance/events.ts';
export { type Chooser, diceOf, newStats, type Stats, type SuiteSettings } from '#engine/conformance/trial.ts';

export function conformance<G extends GameState, V>(
  game: Game<G, V>,
  settings: SuiteSettings,
  stats = newStats(),
): Stats {
  const any = game as unknown as Game;
  for (let i = 0; i < settings.games; i++) checkGame(any, settings.seed + i, settings, stats);
  const missing = isOn(settings, 'words') ? missingWords(any, stats) : [];
  stats.checks.words += isOn(settings, 'words') ? 1 : 0;
  if (missing.length > 0) {
    const course = {
      game: game.id,
      seed: settings.seed,
      seats: settings.seats ?? game.seats.min,
      options: {},
      decisions: [],
      next: null,
    };
    throw new Nonconformance('words', `these messages are missing: ${missing.join(', ')}`, course, '');
  }
  return stats;
}

const isOn = (settings: SuiteSettings, check: Check): boolean =>
  settings.checks === undefined || settings.checks.includes(check);

/** Plays and checks one game; failures are thrown, counts go into `stats`. */
export function checkGame(game: Game, seed: number, settings: SuiteSettings, stats: Stats): void {
  const watch: PurityWatch = {
    now: () => trial.now('purity'),
    alarm: (what) => trial.fail('purity', what),
    // Copies run rules too, but only the game itself counts as reached.
    asks: (step, g) => {
      if (g === trial.table.state) stats.asked.set(step, (stats.asked.get(step) ?? 0) + 1);
    },
  };
  let trial: Trial;
  watched(game, watch, (watchedGame) => {
    trial = new Trial(watchedGame, seed, settings, stats);
    stats.games++;
    stats.seats[trial.seats] = (stats.seats[trial.seats] ?? 0) + 1;
    try {
      play(trial);
    } catch (error) {
      if (error instanceof Nonconformance) throw error;
      throw trial.failure('play', `the rules throw: ${String(error)}`, error);
    }
  });
}

function play(trial: Trial): void {
  trial.table.run();
  checkSetUp(trial);
  const totals = new Totals(trial);
  const order = new FieldOrder(trial.table.state);
  const copies = new Copies();
  while (!trial.table.over) {
    if (trial.decisions.length >= trial.most) trial.fail('ending', `no end after ${trial.most} decisions`);
    const print = fingerprint(trial.table.state);
    checkPlain(trial, order, print);
    copies.keep(trial, print);
    totals.check(trial);
    checkLocals(trial);
    checkPurity(trial, print);
    checkRequests(trial, print);
    checkDoor(trial);
    const move = nextMove(trial);
    trial.next = { ...move, choice: JSON.stringify(move.choice) };
    checkSecrecy(trial, move);
    checkAliases(trial, move);
    decide(trial, move);
  }
  trial.thaw();
  totals.check(trial);
  copies.check(trial);
  checkLastViews(trial);
  checkEvents(trial);
  checkEnding(trial);
  checkReplay(trial);
}

function decide(trial: Trial, { seat, id, clause, choice }: Move): void {
  const { table } = trial;
  table.disclosed = NOBODY;
  const refusal = table.decide(seat, id, choice);
  if (refusal !== null) trial.fail('requests', `${shown(choice)} is refused under ${clause}: ${refusal.text}`);
  trial.decisions.push(trial.next!);
  trial.next = null;
  trial.stats.decisions++;
}
