// The check 'lockstep' before the first decision: the events of the set-up.
//
// There is no view yet to build another world from, so the other world has the same dice, but after one of its shuffles two
// items are swapped. A viewer who sees the same film in both must get the same events.

import { fastRandom, type Random, type RandomState } from '#engine/chance/random.ts';
import { Film, type Filmed, toldApart } from '#engine/conformance/film.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import { viewerName } from '#engine/conformance/twins.ts';
import { Table } from '#engine/flow/table.ts';

/** How many other set-ups each game is compared with. */
const TRIES = 12;

/** A stream that swaps two of the shuffled items after one of the shuffles. */
class Nudged implements Random {
  shuffles = 0;
  private readonly dice: Random;
  private readonly which: number;
  private readonly chance: Random;

  /** `which`: the number of the shuffle. */
  constructor(dice: Random, which: number, chance: Random) {
    this.dice = dice;
    this.which = which;
    this.chance = chance;
  }

  get draws(): number {
    return this.dice.draws;
  }

  below(n: number): number {
    return this.dice.below(n);
  }

  die(sides: number): number {
    return this.dice.die(sides);
  }

  shuffle<T>(items: T[]): void {
    this.dice.shuffle(items);
    if (this.shuffles++ !== this.which || items.length === 0) return;
    const one = this.chance.below(items.length);
    const other = this.chance.below(items.length);
    [items[one], items[other]] = [items[other]!, items[one]!];
  }

  save(): RandomState {
    return this.dice.save();
  }
}

/** No shuffle is changed. */
const NONE = -1;

export function checkSetUp(trial: Trial): void {
  if (!trial.begins('lockstep')) return;
  const dice = trial.checking.word();
  const truth = setUp(trial, dice, NONE);
  for (let i = 0; i < TRIES && truth.shuffles > 0; i++) {
    const other = setUp(trial, dice, trial.checking.below(truth.shuffles));
    for (const viewer of trial.viewers) {
      const apart = toldApart(trial, viewer, truth, other);
      if (apart !== null) {
        trial.fail('lockstep', `while the game is set up, ${viewerName(viewer)} is told what he cannot see: ${apart}`);
      }
    }
  }
}

/** The game set up once more. */
function setUp(trial: Trial, dice: number, which: number): Filmed & { shuffles: number } {
  const { game, seats, options, checking } = trial;
  const random = new Nudged(fastRandom(dice), which, checking);
  const table = new Table(game, game.setup(seats, options), random, null);
  const film = new Film(table);
  table.log = film;
  table.run();
  return { table, film, shuffles: random.shuffles };
}
