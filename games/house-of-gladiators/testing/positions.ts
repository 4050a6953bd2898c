// For tests: a table at a position, with fixed dice, and decisions written in the notation.

import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { type Nouns, parse, print } from '#engine/requests/notation.ts';
import type { Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import type { events as declared } from '#games/house-of-gladiators/events.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { market } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

type EventName = EventOf<typeof declared>['kind'];

interface Position {
  seats?: number;
  options?: Options;
  /** Left out: from the set-up. */
  frames?: Frame[];
  dice?: number[];
}

const game = houseOfGladiators as unknown as Game<Ludi>;
const nouns: Nouns = houseOfGladiators.nouns;

/** A table at the position that these lines arrange, run to its first question; shuffles keep everything as it lies. */
export function tableAt(
  lines: readonly string[],
  { seats = 2, options = {}, frames, dice = [] }: Position = {},
): Table<Ludi> {
  const state = game.setup(seats, { ...defaultOptions(game.options), ...options });
  if (frames !== undefined) state.flow.frames.splice(0, state.flow.frames.length, ...frames);
  for (const line of lines) game.arrange(state, line);
  return new Table(game, state, fixedRandom(dice, { shuffles: 'keep' }), new Log()).run();
}

/** Two Houses of two gladiators each and a task, in round 3. */
export const TWO_HOUSES: readonly string[] = [
  'round 3',
  'seat 0 gladiators brasus dizas',
  'seat 1 gladiators florus castor',
  'seat 0 task strongbox',
  'seat 1 task granary',
];

/** These two Houses in another round. */
export const inRound = (round: number): string[] => [...TWO_HOUSES.slice(1), `round ${round}`];

/** A table at the beginning of a market. */
export const marketAt = (lines: readonly string[], options: Options = {}, seats = 2): Table<Ludi> =>
  tableAt(lines, { frames: [market.frame()], options, seats });

/** Everybody passes until the market closes. */
export function passAll(t: Table<Ludi>): void {
  while (!t.over) decide(t, t.asked[0]!.seat, 'pass');
}

/** A table at which all Houses train. */
export const trainingAt = (lines: readonly string[], options: Options = {}, seats = 2): Table<Ludi> =>
  tableAt(lines, { frames: [training.frame({ open: [...Array(seats).keys()] })], options, seats });

/** Training in round 3, with a second House; the first is what the lines say. */
export const alone = (lines: readonly string[], options: Options = {}): Table<Ludi> =>
  trainingAt(['round 3', 'seat 1 gladiators florus castor', 'seat 1 task granary', ...lines], options);

/** A table in House Duties, from one of its steps on. */
export const dutiesAt = (lines: readonly string[], at = 'HG-19.1', seats = 2): Table<Ludi> =>
  tableAt(lines, { frames: [Object.assign(duties.frame(), { at })], seats });

/** The same, with something noted in the Arena. */
export function dutiesAfter(lines: readonly string[], change: (g: Ludi) => unknown): Table<Ludi> {
  const t = tableAt(lines, { frames: [tasks.frame()] });
  change(t.state);
  t.state.flow.frames.push(duties.frame());
  return t.run();
}

/** The names of resource cards. */
export const names = (cards: readonly number[]): (string | undefined)[] => cards.map((card) => RESOURCE_NAMES[card]);

/** What a seat is asked; an Error where it is nothing. */
export function askedOf(t: Table<Ludi>, seat: Seat): Request {
  const request = t.requestFor(seat);
  if (request === null) throw new Error(`seat ${seat} is asked nothing at ${t.where()}`);
  return request;
}

/** The words of a pick offered to a seat; of a form, those of one of its fields. */
export function offered(t: Table<Ludi>, seat: Seat, name: string | null = null): string[] {
  const request = askedOf(t, seat);
  const inner =
    name === null || request.kind !== 'form' ? request : request.fields.find((one) => one.name === name)?.request;
  if (inner?.kind !== 'pick') throw new Error(`there is no pick '${name}' for seat ${seat}`);
  return inner.from.map((item) => print(inner, item, nouns));
}

/** Takes a decision, written in the notation; an Error where it is refused. */
export function decide(t: Table<Ludi>, seat: Seat, text: string): void {
  const request = askedOf(t, seat);
  const { choice, refusal } = parse(request, text, nouns);
  const refused = refusal ?? t.decide(seat, request.id, choice);
  if (refused !== null) throw new Error(`${text}: ${refused.clause} ${refused.text}`);
}

/** Uses a free command. */
export function command(t: Table<Ludi>, seat: Seat, name: string, text: string): void {
  const request = t.offersFor(seat).find((one) => one.id === name);
  if (request === undefined) throw new Error(`'${name}' is not open to seat ${seat}`);
  const { choice, refusal } = parse(request, text, nouns);
  const refused = refusal ?? t.decide(seat, name, choice);
  if (refused !== null) throw new Error(`${text}: ${refused.clause} ${refused.text}`);
}

/** The default for a silent seat, in the notation. */
export function fallbackOf(t: Table<Ludi>, seat: Seat): string {
  const request = askedOf(t, seat);
  return print(request, request.fallback!, nouns);
}

/** `clause reason` for an item that is barred: with this answer, where one is given. */
export function barredFor(t: Table<Ludi>, seat: Seat, item: string | number, when?: string): string | null {
  const found = askedOf(t, seat).barred?.find((one) => one.item === item && one.when === when);
  return found === undefined ? null : `${found.clause} ${found.reason}`;
}

/** The events of a kind, with their public fields. */
export const eventsOf = (t: Table<Ludi>, kind: EventName) => t.log!.events.filter((event) => event.kind === kind);
export const kindsOf = (t: Table<Ludi>): EventName[] => t.log!.events.map((event) => event.kind as EventName);

/** The frame of the bout that is being fought. */
export const boutOf = (t: Table<Ludi>): Frame & Bout =>
  t.state.flow.frames.find((frame) => frame.rule === 'bout') as Frame & Bout;
