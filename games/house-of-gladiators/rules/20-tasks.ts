// Chapter 20: tasks. The process of HG-20.3 is the same at set-up, after a completed task and in an exchange.

import { insert, remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import { ALL_TASKS, CONDITIONS, TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { noDeeds, progress, type Standing } from '#games/house-of-gladiators/conditions.ts';
import { classOf, type Gladiator, houseGlory, type Ludi } from '#games/house-of-gladiators/state.ts';

/** HG-20.3 */
const DEALT = 2;

export const tasks = rule<Ludi, { by: Seat[] }>('tasks', { locals: { by: [] }, shows: ['by'] }, [
  {
    clause: 'HG-20.3',
    run(g, f, t) {
      for (const seat of f.by) {
        const { dealt, elsewhere } = g.houses[seat]!;
        elsewhere.fill(0);
        while (dealt.length < DEALT && g.tasks.length > 0) dealt.push(g.tasks.pop()!);
        t.reveal(NOBODY, only(seat));
        t.log?.emit('dealt', { seat, count: dealt.length }, shownTo(only(seat), { tasks: dealt.slice() }));
      }
      for (const seat of f.by) for (const task of g.houses[seat]!.dealt) ruleOutElsewhere(g, seat, task);
    },
  },
  {
    clause: 'HG-20.7',
    run(g, f, t) {
      for (const seat of f.by) if (g.houses[seat]!.dealt.length === 1) keep(g, t, seat, g.houses[seat]!.dealt[0]!);
    },
  },
  {
    clause: 'HG-2.12',
    sealed: true,
    ask(g, f) {
      const asked = [];
      for (const seat of f.by) {
        const { dealt } = g.houses[seat]!;
        if (dealt.length > 1) asked.push(pick(seat, 'task', dealt));
      }
      return asked;
    },
    fallback: (g, _f, request) => g.houses[request.seat]!.dealt[0]!,
    take(g, f, t, answers: readonly (Item | null)[]) {
      for (const seat of f.by) if (answers[seat] !== null) keep(g, t, seat, answers[seat] as number);
    },
  },
  {
    clause: 'HG-2.12',
    at: 'HG-2.12 reshuffled',
    run: (g, _f, t) => t.random.shuffle(g.tasks),
  },
]);

/** HG-20.4: deeds count from here on. */
function keep(g: Ludi, t: Table<Ludi>, seat: Seat, task: number): void {
  const house = g.houses[seat]!;
  remove(house.dealt, task);
  for (const other of house.dealt) insert(g.tasks, other);
  house.dealt.length = 0;
  house.task.push(task);
  house.taskSeen = NOBODY;
  house.ruledOut = 0;
  house.deeds = noDeeds();
  t.log?.emit('kept', { seat }, shownTo(only(seat), { task }));
}

/** A House that holds a task knows that it is not the one that another House has at that time. */
function ruleOutElsewhere(g: Ludi, seat: Seat, task: number): void {
  for (const house of g.houses) if (house !== g.houses[seat]) house.elsewhere[seat]! |= 1 << task;
}

/** A task goes back to the deck unseen; the process of HG-20.3 shuffles it. */
export function returnTask(g: Ludi, seat: Seat): void {
  const house = g.houses[seat]!;
  for (const task of house.task) {
    ruleOutElsewhere(g, seat, task);
    insert(g.tasks, task);
  }
  house.task.length = 0;
  house.taskSeen = NOBODY;
}

/** What the state conditions of HG-23.21 look at. */
export function standingOf(house: { coins: number; rations: number; ludus: readonly Gladiator[] }): Standing {
  const { ludus } = house;
  let best = 0;
  let upgraded = 0;
  let classes = 0;
  for (const gladiator of ludus) {
    best = Math.max(best, gladiator.glory);
    if (gladiator.second >= 0) upgraded++;
    classes |= 1 << classOf(gladiator);
  }
  let different = 0;
  for (; classes > 0; classes >>= 1) different += classes & 1;
  return {
    glory: houseGlory(house),
    best,
    coins: house.coins,
    rations: house.rations,
    gladiators: ludus.length,
    classes: different,
    upgraded,
  };
}

/** HG-20.2: whether the condition of a task holds now. */
function holds(g: Ludi, seat: Seat, task: number, now: Standing): boolean {
  const { have, need } = progress(CONDITIONS[task]!, g.houses[seat]!.deeds, now, g.round);
  return have >= need;
}

/** HG-20.2: tasks whose condition holds are revealed and completed. */
export function completeTasks(g: Ludi, t: Table<Ludi>): void {
  for (const seat of g.order) {
    const house = g.houses[seat]!;
    const task = house.task[0];
    if (house.out || task === undefined) continue;
    // A task that is not revealed is none of those whose condition holds now, and everybody knows that.
    t.reveal(only(seat), EVERYBODY);
    const now = standingOf(house);
    if (!holds(g, seat, task, now)) {
      for (const other of ALL_TASKS) if (holds(g, seat, other, now)) house.ruledOut |= 1 << other;
      continue;
    }
    house.task.length = 0;
    house.done.push(task);
    t.use(TASK_NAMES[task]!);
    t.log?.emit('completed', { clause: 'HG-20.2', seat, task, count: house.done.length });
  }
}
