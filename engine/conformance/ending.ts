// The checks 'ending' and 'replay', made when a game is over.

import { matchRandom } from '#engine/chance/random.ts';
import { Knocks } from '#engine/conformance/door.ts';
import { diceOf, difference, type Trial } from '#engine/conformance/trial.ts';
import { Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import type { Outcome } from '#engine/game.ts';

export function checkEnding(trial: Trial): void {
  if (!trial.begins('ending')) return;
  const { game, table, seats } = trial;
  const wrong = wrongOutcome(game.outcome(table.state), seats, game.prefix);
  if (wrong !== null) trial.fail('ending', wrong);
  if (table.asked.length > 0) trial.fail('ending', 'the game is over and still asks');
  const knocks = new Knocks(trial);
  for (let seat = 0; seat < seats; seat++) {
    if (table.offersFor(seat).length > 0) trial.fail('ending', 'the game is over and still offers commands');
    knocks.mustRefuse(seat, table.state.flow.visits, 0);
    for (const command of game.commands) knocks.mustRefuse(seat, command.name, 0);
  }
  knocks.check();
}

/**
 * Places count from 1, or from 2 where the game itself has won. After a shared place the next ones stay free. More points
 * never rank behind fewer.
 */
export function wrongOutcome(outcome: Outcome, seats: number, prefix: string): string | null {
  const { places, scores, clause } = outcome;
  if (!clause.startsWith(prefix)) return `the outcome has the clause '${clause}'`;
  if (places.length !== seats || scores.length !== seats) return `the outcome is not for ${seats} seats`;
  if (!scores.every(Number.isFinite)) return `the scores are ${scores}`;
  const first = Math.min(...places) === 2 ? 2 : 1;
  for (let seat = 0; seat < seats; seat++) {
    const ahead = places.filter((place) => place < places[seat]!).length;
    if (places[seat] !== ahead + first)
      return `seat ${seat} has place ${places[seat]}, and ${ahead} seats are ahead of it`;
    for (let other = 0; other < seats; other++) {
      if (places[other]! < places[seat]! && scores[other]! < scores[seat]!) {
        return `seat ${other} is placed before seat ${seat} with ${scores[other]} against ${scores[seat]} points`;
      }
    }
  }
  return null;
}

/** Replays the recorded decisions in one go, and compares. */
export function checkReplay(trial: Trial): void {
  if (!trial.begins('replay')) return;
  const { game, seed, seats, options, decisions, log } = trial;
  const again = new Table(game, game.setup(seats, options), matchRandom(diceOf(game, seed)), new Log()).run();
  for (const [n, { seat, id, choice }] of decisions.entries()) {
    const refusal = again.decide(seat, id, JSON.parse(choice));
    if (refusal !== null) trial.fail('replay', `decision ${n + 1} is refused the second time: ${refusal.text}`);
  }
  const events = JSON.stringify(log.events);
  const eventsAgain = JSON.stringify(again.log!.events);
  if (events !== eventsAgain) trial.fail('replay', `the events differ: ${difference(events, eventsAgain)}`);
  const state = JSON.stringify(trial.table.state);
  const stateAgain = JSON.stringify(again.state);
  if (state !== stateAgain) trial.fail('replay', `the last state differs: ${difference(state, stateAgain)}`);
}
