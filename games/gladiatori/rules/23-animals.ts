// Chapter 23a and 23b: how animals enter, and how they move.

import { call, end, rule, to } from '#engine/flow/flow.ts';
import { arena, isGate, LEFT_GATE, RIGHT_GATE } from '#games/gladiatori/board.ts';
import { speciesName } from '#games/gladiatori/cards.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import { checkEnd } from '#games/gladiatori/rules/19-ending.ts';
import { beastAttack, release } from '#games/gladiatori/rules/23-beasts.ts';
import {
  type Animal,
  DUE,
  figureAt,
  type Gladiatori,
  isAnimal,
  isCoop,
  kindOf,
  PRESENT,
  seatsInPlay,
  stampOf,
  type T,
  WAITING,
} from '#games/gladiatori/state.ts';

export const newAnimal = (species: number): Animal => ({ species, where: WAITING, from: 0, cell: -1, grey: 0 });

/** GL-23.3: one number of the suggested range for each player. */
export function drawAnimals(g: Gladiatori, t: T, species: number): void {
  const { name, suggested } = kindOf(g, species);
  const [least, most] = suggested;
  for (let seat = 0; seat < g.seats; seat++) {
    const count = least + t.random.below(most - least + 1);
    for (let i = 0; i < count; i++) g.animals.push(newAnimal(species));
  }
  t.log?.emit('herdFormed', { species: name, count: g.animals.length });
}

/** GL-23.4 to GL-23.6, GL-23.66: who enters in the first round of this turn. */
export function admit(g: Gladiatori, t: T): void {
  if (g.animals.length === 0) return;
  const waiting = g.animals.filter(({ where }) => where === WAITING);
  let count = waiting.length;
  if (!isCoop(g)) {
    const die = t.random.die(6);
    count = Math.min(count, Number(g.entry[die - 1]));
    t.log?.emit('entryRolled', { die, count });
  } else if (g.turn > 1) return;
  for (let i = 0; i < count; i++) {
    waiting[i]!.where = DUE;
    waiting[i]!.from = (g.turn - 1) * 2 + 1;
  }
}

/** GL-23.12, GL-23.14: where an animal may go: free hexes, and gates without a gladiator. */
function isPassable(g: Gladiatori, cell: number): boolean {
  const figure = figureAt(g, cell);
  return figure < 0 || (isGate(cell) && isAnimal(figure));
}

/** Steps from `from` to every hex an animal can reach, −1 for the others. */
export function reach(g: Gladiatori, from: number): Int16Array {
  const steps = new Int16Array(arena.size).fill(-1);
  const queue = [from];
  steps[from] = 0;
  for (let i = 0; i < queue.length; i++) {
    for (const next of arena.steps[queue[i]!]!) {
      if (steps[next]! >= 0 || !isPassable(g, next)) continue;
      steps[next] = steps[queue[i]!]! + 1;
      queue.push(next);
    }
  }
  return steps;
}

export function isNextToGladiator(g: Gladiatori, cell: number): boolean {
  for (const next of arena.steps[cell]!) {
    const figure = figureAt(g, next);
    if (figure >= 0 && !isAnimal(figure)) return true;
  }
  return false;
}

/** GL-23.13, GL-23.14: the hexes an animal might walk to, in canonical order. */
export function destinations(g: Gladiatori, steps: Int16Array): number[] {
  const pickBest = (score: (cell: number) => number): number[] => {
    let best = Number.POSITIVE_INFINITY;
    let found: number[] = [];
    for (let cell = 0; cell < arena.size; cell++) {
      if (steps[cell]! < 0) continue;
      const value = score(cell);
      if (value < best) {
        best = value;
        found = [cell];
      } else if (value === best) found.push(cell);
    }
    return best === Number.POSITIVE_INFINITY ? [] : found;
  };
  const near = pickBest((cell) => (isNextToGladiator(g, cell) ? steps[cell]! : Number.POSITIVE_INFINITY));
  if (near.length > 0) return near;
  const seats = seatsInPlay(g);
  return pickBest((cell) => Math.min(...seats.map((seat) => arena.distance(cell, g.gladiators[seat]!.cell))));
}

/** GL-23.11, GL-23.14: walks up to `most` hexes; of equal steps the lowest direction number. */
export function walk(g: Gladiatori, t: T, animal: Animal, most: number): number[] {
  if (isNextToGladiator(g, animal.cell)) return [];
  const goals = destinations(g, reach(g, animal.cell));
  const goal = goals.length > 1 ? goals[t.random.below(goals.length)]! : goals[0]!;
  // What the animal stands on does not stand in its own way back.
  const left = reach(g, goal);
  const path: number[] = [];
  while (path.length < most && animal.cell !== goal) {
    const here = distanceAt(left, animal.cell);
    const next = arena.neighbours[animal.cell]!.find((cell) => left[cell] === here - 1);
    if (next === undefined) break;
    animal.cell = next;
    path.push(next);
  }
  return path;
}

/** The first hex is held by the animal itself, so the search from the goal stops beside it. */
function distanceAt(left: Int16Array, cell: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const next of arena.steps[cell]!) if (left[next]! >= 0) best = Math.min(best, left[next]! + 1);
  return best;
}

/** GL-23.8, GL-23.9: the gate, or the free hex nearest to it where a gladiator stands in the gate. */
function entryHex(g: Gladiatori, t: T, gate: number): number {
  if (isPassable(g, gate)) return gate;
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let cell = 0; cell < arena.size; cell++) {
    if (figureAt(g, cell) >= 0) continue;
    const distance = arena.distance(gate, cell);
    if (distance < best) {
      best = distance;
      found = [cell];
    } else if (distance === best) found.push(cell);
  }
  return found.length > 1 ? found[t.random.below(found.length)]! : found[0]!;
}

interface Acting {
  order: number[];
  next: number;
}

/** GL-7.15, GL-23.20: all animals act before all players, in random order. */
export const beasts = rule<Gladiatori, Acting>('beasts', { locals: { order: [], next: 0 }, shows: ['order', 'next'] }, [
  {
    clause: 'GL-23.20',
    run(g, f, t) {
      const stamp = stampOf(g);
      for (const [i, { where, from }] of g.animals.entries())
        if (where === PRESENT || (where === DUE && from <= stamp)) f.order.push(ANIMAL + i);
      t.random.shuffle(f.order);
    },
  },
  {
    clause: 'GL-23.15',
    run(g, f, t) {
      const figure = f.order[f.next++];
      if (figure === undefined || g.ended || seatsInPlay(g).length === 0) return end();
      const animal = g.animals[figure - ANIMAL]!;
      if (animal.where !== PRESENT && animal.where !== DUE) return to('GL-23.15');
      let moved = false;
      if (animal.where === DUE) {
        enter(g, t, figure);
        moved = true;
      } else if (animal.grey > 0) {
        if (!isNextToGladiator(g, animal.cell)) {
          release(g, t, figure, t.random.die(6));
          return to('GL-23.15');
        }
      } else if (!isNextToGladiator(g, animal.cell)) {
        const die = t.random.die(6);
        const cells = walk(g, t, animal, die);
        moved = true;
        t.log?.emit('animalMoved', { clause: 'GL-23.11', animal: figure, die, cells });
      }
      return isNextToGladiator(g, animal.cell)
        ? call(beastAttack, { figure, on: prey(g, t, animal), moved })
        : to('GL-23.15');
    },
  },
  {
    clause: 'GL-23.63',
    run(g, _f, t) {
      checkEnd(g, t);
      return to('GL-23.15');
    },
  },
]);

/** GL-23.7, GL-23.8 */
function enter(g: Gladiatori, t: T, figure: number): void {
  const animal = g.animals[figure - ANIMAL]!;
  const die = t.random.die(6);
  const cell = entryHex(g, t, die <= 3 ? LEFT_GATE : RIGHT_GATE);
  animal.cell = cell;
  animal.where = PRESENT;
  const cells = walk(g, t, animal, die);
  t.log?.emit('animalEntered', {
    clause: 'GL-23.7',
    animal: figure,
    species: speciesName(animal.species),
    die,
    cell,
    cells,
  });
}

/** GL-23.13, GL-23.16: whom it attacks. */
function prey(g: Gladiatori, t: T, animal: Animal): number {
  const near = seatsInPlay(g).filter((seat) => arena.distance(g.gladiators[seat]!.cell, animal.cell) === 1);
  return near.length > 1 ? near[t.random.below(near.length)]! : near[0]!;
}
