// Whether a planted error ever shows in play. An error that no test finds is either a rule that nothing proves, or a
// change that makes no difference to the game: a number below 0 for another, a value that is always overwritten. Many
// games, played once without errors and again with one, tell them apart: where every state, view, request and event of
// all of them is the same, the error has not been seen to make a difference.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type FastRandom, fastRandom } from '#engine/chance/random.ts';
import { fingerprint } from '#engine/conformance/fingerprint.ts';
import { nextMove } from '#engine/conformance/player.ts';
import { newStats, Trial } from '#engine/conformance/trial.ts';
import type { Game } from '#engine/game.ts';
import { isMeant, type Option, type Options, type OptionValue, seatNumbers } from '#engine/options.ts';
import { games } from '#games/index.ts';

/** Random games end late, and what is rare comes early as well. */
const MOST = 4000;
/** At one decision in so many a world is dealt from each view: it costs more than all the rest. */
const DEALT = 8;

/** Plays the games and keeps their sums at `path`; if they are there already, throws at the first that differs. */
export function playLike(id: string, count: number, path: string): void {
  const game = games.get(id)!;
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as number[]) : null;
  const sums: number[] = [];
  for (let seed = 0; seed < count; seed++) {
    const sum = sumOfGame(game, seed);
    if (known !== null && known[seed] !== sum) throw new Error(`game ${seed} differs`);
    sums.push(sum);
  }
  if (known === null) writeFileSync(path, JSON.stringify(sums));
}

/** Half of the games have the options of the book, half have any; half of the players are sensible. */
export function sumOfGame(game: Game, seed: number): number {
  const random = fastRandom([seed, 4, 0, 0]);
  const options = random.below(2) === 0 ? {} : anyOptions(game, random);
  const trial = new Trial(game, seed, { games: 1, seed, options, sensible: 2 }, newStats());
  const sums: number[] = [];
  trial.table.run();
  while (!trial.table.over && trial.decisions.length < MOST) {
    note(trial, sums);
    const { seat, id, clause, choice } = nextMove(trial);
    trial.decisions.push({ seat, id, clause, choice: '' });
    if (trial.table.decide(seat, id, choice) !== null) return -1;
  }
  note(trial, sums);
  sums.push(fingerprint(trial.log.events));
  return fingerprint(sums);
}

function note({ game, table, viewers, decisions }: Trial, sums: number[]): void {
  const { state } = table;
  sums.push(fingerprint(state), fingerprint(table.asked));
  const deals = decisions.length % DEALT === 0;
  if (deals) sums.push(fingerprint(game.clone(state)));
  for (const viewer of viewers) {
    const view = game.viewFor(state, viewer);
    sums.push(fingerprint(view));
    if (!deals) continue;
    const random = fastRandom([decisions.length, viewer, 5, 0]);
    sums.push(fingerprint(game.determinise(view, random)), fingerprint(table.offersFor(viewer)));
  }
}

/** Options that can be played together. */
function anyOptions(game: Game, random: FastRandom): Options {
  for (;;) {
    const options: Record<string, OptionValue> = {};
    for (const [name, option] of Object.entries(game.options)) options[name] = anyValue(option, random);
    const all = Object.entries(game.options);
    for (const [name, option] of all) if (!isMeant(option, options)) options[name] = option.default;
    if (seatNumbers(game, options).length > 0) return options;
  }
}

function anyValue(option: Option, random: FastRandom): OptionValue {
  switch (option.kind) {
    case 'flag':
      return random.below(2) === 0;
    case 'number':
      return option.min + random.below(option.max - option.min + 1);
    case 'choice':
      return option.of[random.below(option.of.length)]!;
  }
}
