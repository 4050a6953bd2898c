// For tests: positions in the words of a scenario's set-up, and decisions in the notation.

import { fixedRandom } from '#engine/chance/random.ts';
import { type GameEvent, Log } from '#engine/event.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { parse, printItem } from '#engine/requests/notation.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arrange } from '#games/jugula/arrange.ts';
import { stanceNamed } from '#games/jugula/board.ts';
import { CARDS } from '#games/jugula/cards.ts';
import type { events as declared } from '#games/jugula/events.ts';
import { jugula } from '#games/jugula/index.ts';
import { turn, turns } from '#games/jugula/rules/08-turn.ts';
import { wayTo } from '#games/jugula/rules/11-ways.ts';
import { attacks } from '#games/jugula/rules/12-attack.ts';
import type { Jugula } from '#games/jugula/state.ts';

type EventName = EventOf<typeof declared>['kind'];

export interface Given {
  seats?: number;
  options?: Options;
  /** The frames to start with, the last on top; else the first turn at its play of a card. */
  frames?: Frame[];
  dice?: number[];
}

/** A state arranged by these lines. */
export function position(lines: readonly string[], { seats = 2, options = {}, frames }: Given = {}): Jugula {
  const g = jugula.setup(seats, { ...defaultOptions(jugula.options), ...options });
  g.flow.frames = frames ?? [turns.frame(), turn.frame()];
  if (frames === undefined) {
    g.turn = 1;
    g.flow.frames[0]!.at = 'JU-5.14';
    g.flow.frames[1]!.at = 'JU-21.3';
  }
  for (const line of lines) arrange(g, line);
  return g;
}

/** A table at that position, run to its first question. Shuffles leave things as they lie. */
export const tableAt = (lines: readonly string[], given: Given = {}): Table<Jugula> =>
  new Table(jugula, position(lines, given), fixedRandom(given.dice ?? [], { shuffles: 'keep' }), new Log()).run();

/** A table at which the active player has so many attacks. */
export const attacking = (lines: readonly string[], left = 1, given: Given = {}): Table<Jugula> =>
  tableAt(lines, { ...given, frames: [attacks.frame({ left })] });

/** Two gladiators face to face. */
export const DUEL: readonly string[] = ['place murmillo.0 3,3e', 'place thraex.1 4,3w'];

/** What the rules ask the first gladiator for the way to a stance, null where six points do not lead there. */
export function costOf(lines: readonly string[], stance: string): number | null {
  const way = wayTo(position(lines), 0, 6, stanceNamed(stance));
  return way === null ? null : way.parts.reduce((sum, part) => sum + part.value, 0);
}

/** Decides in the notation; a refusal is a mistake of the test's. */
export function decide(t: Table<Jugula>, seat: Seat, text: string): void {
  const refusal = attempt(t, seat, text);
  if (refusal !== null) throw new Error(`'${text}' of seat ${seat} is refused: ${refusal}`);
}

/** Null when the decision was taken, else the clause that refuses it. */
export function attempt(t: Table<Jugula>, seat: Seat, text: string): string | null {
  const request = t.requestFor(seat);
  if (request === null) return 'not asked';
  const { choice, refusal } = parse(widened(request), text, jugula.nouns);
  if (refusal !== null) return refusal.clause || refusal.text;
  return t.decide(seat, request.id, choice)?.clause ?? null;
}

/** The request with what it bars among its items, so that those can be read and then refused by the rules. */
const widened = (request: Request): Request =>
  request.kind === 'pick'
    ? { ...request, from: [...request.from, ...(request.barred ?? []).map((one) => one.item)] }
    : request;

/** What a seat is offered, in the notation. */
export function offered(t: Table<Jugula>, seat: Seat): string[] {
  const request = t.requestFor(seat);
  const items: readonly Item[] = request?.kind === 'pick' || request?.kind === 'subset' ? request.from : [];
  return items.map((item) => printItem(jugula.nouns, request!.of, item));
}

/** The clause under which a seat is asked, null where it is not. */
export const askedOf = (t: Table<Jugula>, seat: Seat): string | null => t.requestFor(seat)?.clause ?? null;

export const events = (t: Table<Jugula>, kind: EventName): GameEvent[] =>
  t.log!.events.filter((event) => event.kind === kind);
export const field = (t: Table<Jugula>, kind: EventName, name: string): unknown => events(t, kind).at(-1)?.fields[name];

/** The ids of cards. */
export const ids = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card]!.id);
