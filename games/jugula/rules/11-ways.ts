// Chapters 10 and 11: which stances a movement can end in, and the cheapest way there.
//
// Which facing a gladiator has on the way never matters: turning before a step is free (JU-10.6), and the Danger Zones of
// a square bind the gladiator who stands there (JU-11.2). So the search goes over squares, and stances come last.

import { type Part, part } from '#engine/event.ts';
import {
  columnOf,
  dangerZone,
  direction,
  FACINGS,
  facingOf,
  nextTo,
  opposite,
  rowOf,
  SIDE,
  SQUARES,
  squareOf,
  stanceAt,
  wrapped,
} from '#games/jugula/board.ts';
import { isHindered, type Sand } from '#games/jugula/state.ts';

// The working memory of a search, reused so that a search allocates nothing.
const occupied = new Uint8Array(SQUARES);
/** The enemies, one bit each, in whose front zone a square lies. */
const fronts = new Int32Array(SQUARES);
/** The directions, one bit each, in which enemies stand in whose Danger Zone a square lies. */
const dangers = new Uint8Array(SQUARES);
const spent = new Int8Array(SQUARES);
/** The facings, one bit each, in which a movement can end in a square. */
const ends = new Uint8Array(SQUARES);
const UNREACHED = 127;
const ALL_FACINGS = 0xff;
/** JU-11.13 */
let binding = false;

/** What stands in the way of gladiator `who`: JU-10.13 to JU-10.15, JU-11.10, JU-11.12. */
function survey(sand: Sand, who: number): void {
  const { gladiators } = sand;
  const { seat } = gladiators[who]!;
  binding = sand.binding;
  occupied.fill(0);
  fronts.fill(0);
  dangers.fill(0);
  for (let i = 0; i < gladiators.length; i++) {
    const other = gladiators[i]!;
    const { cell, facing } = other;
    if (cell < 0 || i === who) continue;
    occupied[cell] = 1;
    // JU-16.14, JU-16.15
    if (other.seat === seat || isHindered(other)) continue;
    // The front zone: ahead, and 45° to either side.
    for (let turn = -1; turn <= 1; turn++) {
      const front = nextTo(cell, wrapped(facing + turn));
      if (front >= 0) fronts[front]! |= 1 << i;
    }
    const danger = dangerZone(cell, facing);
    if (danger >= 0) dangers[danger]! |= 1 << opposite(facing);
  }
}

/** JU-10.9 to JU-10.12: 1 where the step leaves an enemy front zone, however many. */
const leaving = (from: number, into: number): number => ((fronts[from]! & ~fronts[into]!) !== 0 ? 1 : 0);

/** Fills `spent` and `ends` with what gladiator `who` can reach. */
function explore(sand: Sand, who: number, mp: number): void {
  const { cell: start, facing } = sand.gladiators[who]!;
  survey(sand, who);
  spent.fill(UNREACHED);
  ends.fill(0);
  spent[start] = 0;
  ends[start] = 1 << facing;
  // A point buys one square at most, so only squares within `cost` steps of the start can have that cost.
  const row = rowOf(start);
  const column = columnOf(start);
  for (let cost = 0; cost < mp; cost++) {
    const left = Math.max(0, column - cost);
    const right = Math.min(SIDE - 1, column + cost);
    const bottom = Math.min(SIDE - 1, row + cost);
    for (let y = Math.max(0, row - cost); y <= bottom; y++) {
      for (let cell = y * SIDE + left; cell <= y * SIDE + right; cell++) {
        if (spent[cell] !== cost) continue;
        if (dangers[cell] === 0) leaveFreely(cell, cost, mp);
        else leaveDanger(cell, cost, mp);
      }
    }
  }
}

/** JU-10.1 to JU-10.8 */
function leaveFreely(cell: number, cost: number, mp: number): void {
  ends[cell] = ALL_FACINGS;
  for (let d = 0; d < FACINGS; d++) {
    const into = nextTo(cell, d);
    if (into < 0 || occupied[into] === 1) continue;
    const ahead = cost + 1 + leaving(cell, into);
    if (ahead > mp) continue;
    ends[into]! |= ahead < mp ? ALL_FACINGS : 1 << d;
    spent[into] = Math.min(spent[into]!, ahead);
  }
}

/** JU-11.1 to JU-11.9: turn towards one of those enemies, and perhaps back out. */
function leaveDanger(cell: number, cost: number, mp: number): void {
  const towards = dangers[cell]!;
  ends[cell]! |= towards;
  for (let d = 0; d < FACINGS; d++) {
    if ((towards & (1 << d)) === 0) continue;
    const into = nextTo(cell, opposite(d));
    if (into < 0 || occupied[into] === 1) continue;
    const back = cost + 2 + leaving(cell, into);
    if (back > mp) continue;
    ends[into]! |= 1 << d;
    if (!binding) spent[into] = Math.min(spent[into]!, back);
  }
}

/** For each square the facings, one bit each, in which a movement can end; good until the next search. */
export function endsFor(sand: Sand, who: number, mp: number): Readonly<Uint8Array> {
  explore(sand, who, mp);
  return ends;
}

/** The stances in which a movement of `who` with `mp` movement points can end, staying among them. */
export function stancesFor(sand: Sand, who: number, mp: number): number[] {
  explore(sand, who, mp);
  const stances: number[] = [];
  for (let cell = 0; cell < SQUARES; cell++) {
    const mask = ends[cell]!;
    if (mask === 0) continue;
    for (let f = 0; f < FACINGS; f++) if ((mask & (1 << f)) !== 0) stances.push(stanceAt(cell, f));
  }
  return stances;
}

/** The cheapest way to a stance, and of those the straightest: its squares, and what it costs, part by part. Null where there is none. */
export function wayTo(sand: Sand, who: number, mp: number, stance: number): { cells: number[]; parts: Part[] } | null {
  const { cell: start, facing: from } = sand.gladiators[who]!;
  const goal = squareOf(stance);
  const facing = facingOf(stance);
  explore(sand, who, mp);
  if ((ends[goal]! & (1 << facing)) === 0) return null;
  if (goal === start && facing === from) return { cells: [], parts: [] };
  const trails: Trails = new Map();
  const { last, closing } = lastStep(trails, start, goal, facing, mp);
  const cells = closing
    ? squaresOf(trails, start, goal, ANY)
    : [...squaresOf(trails, start, last, direction(last, goal)), goal];
  const parts: Part[] = [];
  let at = start;
  for (const [i, into] of cells.entries()) {
    const isLast = i === cells.length - 1 && !closing;
    pushStep(parts, at, into, isLast ? facing : -1);
    at = into;
  }
  if (closing) parts.push(part('turn', 1, 'JU-10.7'));
  return { cells, parts };
}

/** What each of these stances costs gladiator `who`, who can end his movement in all of them. */
export function pricesOf(sand: Sand, who: number, mp: number, stances: readonly number[]): number[] {
  const { cell, facing } = sand.gladiators[who]!;
  explore(sand, who, mp);
  const trails: Trails = new Map();
  return stances.map((stance) =>
    stance === stanceAt(cell, facing) ? 0 : lastStep(trails, cell, squareOf(stance), facingOf(stance), mp).price,
  );
}

/** Whether the cheapest way into a stance ends with a turn on the spot, and else from which square it steps there. */
function lastStep(
  trails: Trails,
  start: number,
  goal: number,
  facing: number,
  mp: number,
): { last: number; closing: boolean; price: number } {
  let last = -1;
  let best = UNREACHED;
  let straightest = NOWHERE;
  for (let d = 0; d < FACINGS; d++) {
    const cell = nextTo(goal, opposite(d));
    if (cell < 0 || spent[cell] === UNREACHED) continue;
    if (dangers[cell] !== 0 && ((dangers[cell]! & (1 << facing)) === 0 || d !== opposite(facing))) continue;
    const cost = spent[cell]! + (d === facing ? 1 : 2) + leaving(cell, goal);
    if (cost > mp || cost > best) continue;
    const trail = trailTo(trails, start, cell, d);
    if (cost === best && !isStraighter(trail, straightest)) continue;
    best = cost;
    straightest = trail;
    last = cell;
  }
  const mayTurn = spent[goal]! < mp && (dangers[goal] === 0 || (dangers[goal]! & (1 << facing)) !== 0);
  const closing = mayTurn && spent[goal]! + 1 < best;
  return { last, closing, price: closing ? spent[goal]! + 1 : best };
}

/** JU-21.5: of the cheapest ways into a square the one that is recorded: its steps, its bends, and the square before. */
interface Trail {
  steps: number;
  bends: number;
  from: number;
}
/** By square, and by the direction in which the way goes on from there. */
type Trails = Map<number, Trail>;

/** The direction in which a way goes on where it ends: no bend is counted there. */
const ANY = FACINGS;
const NOWHERE: Trail = { steps: UNREACHED, bends: UNREACHED, from: -1 };
const HERE: Trail = { steps: 0, bends: 0, from: -1 };

const isStraighter = (one: Trail, other: Trail): boolean =>
  one.steps < other.steps || (one.steps === other.steps && one.bends < other.bends);

/** The way into `cell` with the fewest steps, then the fewest bends, counting one where it goes on in another direction. */
function trailTo(trails: Trails, start: number, cell: number, onward: number): Trail {
  if (cell === start) return HERE;
  const key = cell * (FACINGS + 1) + onward;
  const known = trails.get(key);
  if (known !== undefined) return known;
  let best = NOWHERE;
  for (let d = 0; d < FACINGS; d++) {
    const from = nextTo(cell, opposite(d));
    if (from < 0 || spent[from] === UNREACHED || spent[from]! + stepCost(from, cell, d) !== spent[cell]) continue;
    const { steps, bends } = trailTo(trails, start, from, d);
    const trail = { steps: steps + 1, bends: bends + (onward === ANY || onward === d ? 0 : 1), from };
    if (isStraighter(trail, best)) best = trail;
  }
  trails.set(key, best);
  return best;
}

/** What a step on the way costs; out of a Danger Zone only straight back from an enemy who is faced. */
function stepCost(from: number, into: number, d: number): number {
  if (dangers[from] === 0) return 1 + leaving(from, into);
  return (dangers[from]! & (1 << opposite(d))) === 0 ? UNREACHED : 2 + leaving(from, into);
}

function squaresOf(trails: Trails, start: number, cell: number, onward: number): number[] {
  const cells: number[] = [];
  for (let at = cell, next = onward; at !== start; ) {
    cells.unshift(at);
    const { from } = trailTo(trails, start, at, next);
    next = direction(from, at);
    at = from;
  }
  return cells;
}

function pushStep(parts: Part[], from: number, into: number, facing: number): void {
  const d = direction(from, into);
  const ahead = dangers[from] === 0 && (facing < 0 || facing === d);
  parts.push(ahead ? part('ahead', 1, 'JU-10.3') : part(dangers[from] === 0 ? 'aside' : 'step back', 2, 'JU-10.4'));
  if (leaving(from, into) === 1) parts.push(part('front zone', 1, 'JU-10.9'));
}

/** After `stancesFor`: whether a gladiator stands in a square, and whether an enemy's Danger Zone covers it. */
export const isTaken = (cell: number): boolean => occupied[cell] === 1;
export const isDangerous = (cell: number): boolean => dangers[cell] !== 0;
/** JU-11.5: whether a gladiator who turns to an enemy in whose Danger Zone he stands, and steps back, ends in this stance. */
export const backsOut = (cell: number, into: number, facing: number): boolean =>
  (dangers[cell]! & (1 << facing)) !== 0 && nextTo(cell, opposite(facing)) === into;
