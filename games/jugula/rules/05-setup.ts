// Chapter 5: setup and deployment.

import { AGAIN, end, rule, to } from '#engine/flow/flow.ts';
import { type Barred, type Item, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { FACING_NAMES, FACINGS, facingOf, isNorthern, SIDE, SQUARES, squareOf, stanceAt } from '#games/jugula/board.ts';
import { drawCards } from '#games/jugula/rules/06-cards.ts';
import { gladiatorNamed, isPlaying, type Jugula, nameAt, nextSeat, standingAt } from '#games/jugula/state.ts';

/** JU-5.2 */
const OPENING_HAND = 4;

const SOUTH = FACING_NAMES.indexOf('s');
const NORTH = FACING_NAMES.indexOf('n');

/** JU-5.9, JU-5.10: the corners of three and four players are square blocks of so many squares a side. */
const BLOCK = 3;
/** JU-5.10: the third of three has the four middle columns, as far from one corner as from the other. */
const MIDDLE = { west: 2, width: 4 };
/** JU-5.8: the rows of two players. */
const ROWS = 2;

/** JU-5.8 to JU-5.10: where a seat may deploy, in the order of JU-21.2: the rows nearest the centre first. */
export function deploymentZone(seats: number, seat: Seat): number[] {
  const northern = isNorthern(seats, seat);
  const depth = seats === 2 ? ROWS : BLOCK;
  const { west, width } = columnsOf(seats, seat);
  const rows = Array.from({ length: depth }, (_, i) => (northern ? depth - 1 - i : SIDE - depth + i));
  return rows.flatMap((y) => Array.from({ length: width }, (_, i) => y * SIDE + west + i));
}

/** The columns of a zone: all of them, those of a corner, or the middle ones. */
function columnsOf(seats: number, seat: Seat): { west: number; width: number } {
  if (seats === 2) return { west: 0, width: SIDE };
  if (seats === 3 && seat === 2) return MIDDLE;
  return { west: seat === 0 || seat === 3 ? 0 : SIDE - BLOCK, width: BLOCK };
}

interface Deploying {
  seat: Seat;
  /** How many seats have deployed. */
  done: number;
  /** The gladiator that is deployed next. */
  gladiator: number | null;
}

export const setUp = rule<Jugula, Deploying>(
  'set-up',
  { locals: { seat: 0, done: 0, gladiator: null }, shows: ['seat', 'done', 'gladiator'] },
  [
    {
      clause: 'JU-5.6',
      run(g, f, t) {
        g.first = t.random.below(g.seats);
        f.seat = g.first;
        t.log?.emit('firstChosen', { seat: g.first });
      },
    },
    {
      clause: 'JU-5.7',
      run(g, f) {
        if (g.ending !== null) return end();
        if (f.done === g.seats) return to('JU-5.13');
        f.gladiator = nextOf(g, f.seat);
      },
    },
    {
      clause: 'JU-21.2',
      ask(g, f) {
        if (f.gladiator === null || !isPlaying(g, f.seat)) return null;
        return pick(f.seat, 'stance', stances(g, f.seat));
      },
      fallback: (g, f) => firstPlace(g, f.seat),
      barred: (g, f) => whyNotThere(g, f.seat),
      take(g, f, t, choice: Item) {
        const who = gladiatorNamed(g, f.gladiator!);
        const gladiator = g.gladiators[who]!;
        gladiator.cell = squareOf(choice as number);
        gladiator.facing = facingOf(choice as number);
        // JU-5.5
        gladiator.nets = ARMATURAE[gladiator.kind]!.hindrance;
        t.log?.emit('deployed', { clause: 'JU-5.12', gladiator: f.gladiator!, stance: choice });
        f.gladiator = nextOf(g, f.seat);
        return AGAIN;
      },
    },
    {
      clause: 'JU-5.7',
      at: 'JU-5.7 next',
      run(g, f) {
        f.done++;
        f.seat = (f.seat + 1) % g.seats;
        return to('JU-5.7');
      },
    },
    {
      clause: 'JU-5.13',
      run(g) {
        if (!isPlaying(g, g.first)) g.first = nextSeat(g, g.first);
        g.active = g.first;
      },
    },
    {
      clause: 'JU-5.2',
      run(g, _f, t) {
        for (let seat = 0; seat < g.seats; seat++) {
          if (!isPlaying(g, seat)) continue;
          t.random.shuffle(g.lanistae[seat]!.deck);
          drawCards(g, t, seat, OPENING_HAND);
        }
      },
    },
  ],
);

/** The first of a familia who is not in the arena yet. */
function nextOf(g: Jugula, seat: Seat): number | null {
  for (let who = seat * g.size; who < (seat + 1) * g.size; who++)
    if (g.gladiators[who]!.cell < 0) return nameAt(g, who);
  return null;
}

/** JU-5.11: every free square of the zone with every facing. */
function stances(g: Jugula, seat: Seat): number[] {
  const found: number[] = [];
  for (const cell of deploymentZone(g.seats, seat)) {
    if (standingAt(g, cell) >= 0) continue;
    for (let facing = 0; facing < FACINGS; facing++) found.push(stanceAt(cell, facing));
  }
  return found;
}

/** The clause of the zones, by the number of players. */
const ZONE_CLAUSES: { readonly [seats: number]: string } = { 2: 'JU-5.8', 3: 'JU-5.10', 4: 'JU-5.9' };

function whyNotThere(g: Jugula, seat: Seat): Barred[] {
  const zone = deploymentZone(g.seats, seat);
  const barred: Barred[] = [];
  for (let cell = 0; cell < SQUARES; cell++) {
    const isInside = zone.includes(cell);
    if (isInside && standingAt(g, cell) < 0) continue;
    const why = isInside
      ? { clause: 'JU-5.11', reason: 'a gladiator stands there' }
      : { clause: ZONE_CLAUSES[g.seats]!, reason: 'the square lies outside the deployment zone of his familia' };
    for (let facing = 0; facing < FACINGS; facing++) barred.push({ item: stanceAt(cell, facing), ...why });
  }
  return barred;
}

/** JU-21.2: the default. */
function firstPlace(g: Jugula, seat: Seat): number {
  const cell = deploymentZone(g.seats, seat).find((one) => standingAt(g, one) < 0)!;
  return stanceAt(cell, cell < SQUARES / 2 ? SOUTH : NORTH);
}
