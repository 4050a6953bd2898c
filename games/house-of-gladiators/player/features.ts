// How a search reads a position: what speaks for a House, as numbers. Their weights are fitted (weights.ts).

import type { Evaluation } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { ALL_TASKS, CONDITIONS } from '#games/house-of-gladiators/cards.ts';
import { progress } from '#games/house-of-gladiators/conditions.ts';
import { glance } from '#games/house-of-gladiators/glance.ts';
import { weights } from '#games/house-of-gladiators/player/weights.ts';
import { CARD_WORTH, fightingWorth, isStanding, taskEffort } from '#games/house-of-gladiators/player/worth.ts';
import { standingOf } from '#games/house-of-gladiators/rules/20-tasks.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';
import { houseGlory, levelOf } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const FEATURES = [
  ...['done', 'doneSquared', 'effort', 'progress', 'coins', 'coinsRoot', 'rations', 'bestThree', 'others', 'men'],
  ...['seconds', 'glory', 'cards', 'out', 'victories'],
  // Tasks are of many kinds: for each, whether it is kept and which part of it is done.
  ...ALL_TASKS.flatMap((task) => [`task${task + 1}`, `part${task + 1}`]),
];
const TASKS = FEATURES.indexOf('task1');

/** A task looks no farther away than so many rounds. */
const FAR = 8;

export const evaluation: Evaluation<Ludi, LudiView> = {
  features: FEATURES,
  read,
  pace: (g) => g.round,
  weights,
  glance,
};

function read(g: Ludi, seat: Seat, out: Float64Array): void {
  const house = g.houses[seat]!;
  const done = house.done.length;
  out[0] = done;
  out[1] = done * done;
  out[2] = 3;
  out[3] = 0;
  out.fill(0, TASKS);
  if (house.task.length > 0) readTask(g, seat, out);
  out[4] = house.coins / 5;
  out[5] = Math.sqrt(house.coins);
  out[6] = house.rations / 5;
  readMen(g, seat, out);
  out[9] = Math.min(3, house.ludus.length);
  out[11] = houseGlory(house) / 5;
  let worth = 0;
  for (const card of house.hand) worth += CARD_WORTH[card]!;
  for (const card of house.open) worth += CARD_WORTH[card]!;
  out[12] = worth / 5;
  out[13] = house.out ? 1 : 0;
}

/** About how many rounds its task still takes, and which part of it is done. */
function readTask(g: Ludi, seat: Seat, out: Float64Array): void {
  const house = g.houses[seat]!;
  const task = house.task[0]!;
  const condition = CONDITIONS[task]!;
  const { have, need } = progress(condition, house.deeds, standingOf(house), g.round);
  const part = Math.min(1, have / need);
  // The effort asks for the round and for what a House shows of itself, which are the same in a state.
  const effort = taskEffort(g as unknown as LudiView, house as unknown as HouseView, task);
  const left = isStanding(condition) ? effort : effort * (1 - part);
  // Where nobody is left to upgrade, the effort has no end, and no part of it is a number.
  out[2] = left < FAR ? left : FAR;
  out[3] = part;
  out[TASKS + 2 * task] = 1;
  out[TASKS + 2 * task + 1] = part;
}

/** A gladiator as he comes is worth about this much. */
const ORDINARY = 12;

/** The best three, who fight, and the others. */
function readMen(g: Ludi, seat: Seat, out: Float64Array): void {
  let first = 0;
  let second = 0;
  let third = 0;
  let all = 0;
  let men = 0;
  let upgraded = 0;
  let victories = 0;
  for (const one of g.houses[seat]!.ludus) {
    const worth = fightingWorth(one) - ORDINARY;
    all += worth;
    if (men === 0 || worth > first) {
      third = second;
      second = first;
      first = worth;
    } else if (men === 1 || worth > second) {
      third = second;
      second = worth;
    } else if (men === 2 || worth > third) third = worth;
    men++;
    if (levelOf(one) === 2) upgraded++;
    victories += one.victories;
  }
  out[7] = (first + second + third) / 10;
  out[8] = (all - first - second - third) / 10;
  out[10] = upgraded;
  out[14] = victories;
}
