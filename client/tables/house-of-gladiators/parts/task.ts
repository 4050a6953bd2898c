// How far the viewer's task is done, and what does not count for it.

import type { LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';
import { CONDITIONS } from '#games/house-of-gladiators/cards.ts';
import { classOf, houseGlory, progress } from '#games/house-of-gladiators/table-things.ts';
import type { HouseView } from '#games/house-of-gladiators/view.ts';

type Seen = Pick<Props, 'view' | 'viewer'>;

/** The value of a House that a condition is about. */
export const standingOf = ({ ludus, coins: purse, rations }: HouseView) => ({
  glory: houseGlory({ ludus }),
  best: Math.max(0, ...ludus.map(({ glory }) => glory)),
  coins: purse,
  rations,
  gladiators: ludus.length,
  classes: new Set(ludus.map(classOf)).size,
  upgraded: ludus.filter(({ second }) => second >= 0).length,
});

/** The viewer's House and his own task; null: he has none, or watches. */
function ownTask({ view, viewer }: Seen): { house: HouseView; task: number } | null {
  const house = view.houses[viewer];
  const task = house === undefined || typeof house.task === 'number' ? undefined : house.task[0];
  return house === undefined || task === undefined ? null : { house, task };
}

/** The viewer's own task, and how far it is done; null: none. */
export function taskNow(seen: Seen): { task: number; have: number; need: number; isDone: boolean } | null {
  const own = ownTask(seen);
  if (own === null) return null;
  const { house, task } = own;
  const { have, need } = progress(CONDITIONS[task]!, house.deeds, standingOf(house), seen.view.round);
  // When it is told that it is done, the deeds are still those of before the bouts.
  const isDone = house.done.includes(task);
  return { task, have: isDone ? need : Math.min(have, need), need, isDone };
}

/** A win that as many conditions as possible count. */
const ANY_WIN = { slot: 0, level: 2, tiro: -1, against: true, bare: true, loss: 0 };

/** The viewer's task, if it counts a win over a foe, but none over a man of his own House (HG-23.22); null otherwise. */
export function taskWithoutOwn(seen: Seen): number | null {
  const own = ownTask(seen);
  if (own === null) return null;
  const { house, task } = own;
  const after = (substitution: boolean): number => {
    const wins = [...house.deeds.wins, { ...ANY_WIN, round: seen.view.round, substitution }];
    return progress(CONDITIONS[task]!, { ...house.deeds, wins }, standingOf(house), seen.view.round).have;
  };
  return after(true) < after(false) ? task : null;
}
