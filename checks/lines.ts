// Events, requests and outcomes as the lines of a scenario.
//
//   HA-5.6 hurt seat=1 total=3 = force 5 (HA-5.5) - stand 2 (HA-5.6)      clause, kind, fields; a total with its parts
//   HA-5.1 laid seat=0 count=1 | 0: cards=[blow-2]                        after | what only those seats may know
//   0 HA-5.1 pick blow-2 bare                                             seat, clause, kind of question, what is offered
//
// Lines are compared as text, so different things must print differently.

import type { GameEvent, Part } from '#engine/event.ts';
import type { Fields } from '#engine/events/declare.ts';
import type { Game, Outcome } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import { enumerate } from '#engine/requests/choices.ts';
import { printItem } from '#engine/requests/notation.ts';
import type { Field, Item, Offer, Path, Request, Subset } from '#engine/requests/request.ts';
import { EVERYBODY, maySee, NOBODY, SPECTATOR, seatsOf, type Viewers } from '#engine/seat.ts';
import { type GameNouns, printFields, printValue } from '#telling/values.ts';

/** An event in full, on as many lines as needed; all but the first are indented deeper. */
export function printEvent(event: GameEvent, { nouns, events }: Speech, seats: number): string[] {
  const kinds = events.kinds[event.kind]?.fields ?? {};
  const pieces = [`${event.clause} ${event.kind}`, ...fieldPieces(event.fields, nouns, kinds)];
  for (const secret of event.secrets ?? []) {
    const [first = '', ...rest] = fieldPieces(secret.fields, nouns, kinds);
    pieces.push(`| ${viewerNames(secret.to, seats)}: ${first}`.trimEnd(), ...rest);
  }
  return wrap(pieces);
}

/** What is needed of a game to write its events. */
export type Speech = Pick<Game, 'nouns' | 'events'>;

/** The same on one line, for comparison. */
export const flat = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ').trim();

/** Every clause an event cites. */
export function clausesOf(event: GameEvent, { events }: Speech): string[] {
  const kinds = events.kinds[event.kind]?.fields ?? {};
  const clauses = [event.clause];
  for (const fields of [event.fields, ...(event.secrets ?? []).map((secret) => secret.fields)]) {
    for (const [name, value] of Object.entries(fields)) {
      if (kinds[name]?.of === 'sum') clauses.push(...partsOf(value).map((part) => part.clause));
    }
  }
  return clauses;
}

const partsOf = (value: Json | undefined): readonly Part[] =>
  Array.isArray(value) ? (value as unknown as Part[]) : [];

/** The fields in their order, with computed numbers last. */
function fieldPieces(fields: { readonly [key: string]: Json }, nouns: GameNouns, kinds: Fields): string[] {
  const sums = Object.keys(fields).filter((name) => kinds[name]?.of === 'sum' && partsOf(fields[name]).length > 0);
  const totals = sums.map((name) => kinds[name]!.total!);
  const others = Object.entries(fields).filter(([name]) => !sums.includes(name) && !totals.includes(name));
  const pieces = printFields(nouns, kinds, Object.fromEntries(others));
  for (const [i, name] of sums.entries()) {
    const terms = partsOf(fields[name]).map((part, i) => {
      const sign = part.value < 0 ? '- ' : i === 0 ? '' : '+ ';
      return `${sign}${part.label} ${Math.abs(part.value)} (${part.clause})`;
    });
    const total = printValue(nouns, '', fields[totals[i]!] ?? null);
    pieces.push(`${totals[i]}=${total} = ${terms[0]}`, ...terms.slice(1));
  }
  return pieces;
}

function viewerNames(viewers: Viewers, seats: number): string {
  if (viewers === EVERYBODY) return 'all';
  if (viewers === NOBODY) return 'nobody';
  const names = seatsOf(viewers, seats).map(String);
  return (maySee(viewers, SPECTATOR) ? [...names, 'spectator'] : names).join(',');
}

const WIDTH = 112;

function wrap(pieces: readonly string[]): string[] {
  const lines = [pieces[0]!];
  for (const piece of pieces.slice(1)) {
    const longer = `${lines.at(-1)!} ${piece}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`    ${piece}`);
  }
  return lines;
}

export const printOutcome = (outcome: Outcome): string =>
  `${outcome.clause} places=[${outcome.places.join(' ')}] scores=[${outcome.scores.join(' ')}]`;

/** A request in full; a free command has its name after a `!`. */
export function printRequest(request: Request, nouns: GameNouns): string {
  const command = typeof request.id === 'string' ? ` !${request.id}` : '';
  return `${request.seat}${command} ${request.clause} ${printOffered(request, nouns)}`;
}

function printOffered(request: Request, nouns: GameNouns): string {
  const items = (list: readonly Item[]): string => list.map((item) => printItem(nouns, request.of, item)).join(' ');
  const priced = (list: readonly Item[], worth: readonly number[]): string =>
    list.map((item, i) => `${printItem(nouns, request.of, item)}=${worth[i]}`).join(' ');
  switch (request.kind) {
    case 'pick':
      return `pick ${items(request.from)}`;
    case 'amount':
      return `amount ${request.min}-${request.max}${request.step === 1 ? '' : ` by ${request.step}`}`;
    case 'subset':
      return `subset ${request.min}-${request.max} of ${
        request.worth === null ? items(request.from) : `${priced(request.from, request.worth)} up to ${request.atMost}`
      }${printGroups(request, items)}`;
    case 'pay': {
      const bounds = `${request.exact ? ' exactly' : ''}${request.irreducible ? ' without waste' : ''}`;
      return `pay ${request.due}${bounds} of ${priced(request.from, request.worth)}`;
    }
    case 'path':
      return `path from ${items([request.start])} to ${endsOf(request, items)}`;
    case 'order':
      return `order ${items(request.items)}`;
    case 'offer':
      return printMarket(request, items);
    case 'form':
      return `form ${request.fields.map((field) => printField(field, request.fields, nouns)).join(' ')}`;
  }
}

const printGroups = (request: Subset, items: (list: readonly Item[]) => string): string =>
  (request.groups ?? []).map((group) => `, ${group.min}-${group.max} of ${items(group.items)}`).join('');

/** The possible ends of a walk, in the order of the cells; `.` means staying. */
function endsOf(request: Path, items: (list: readonly Item[]) => string): string {
  const walks = enumerate(request, Number.MAX_SAFE_INTEGER) as number[][];
  const ends = new Set(walks.filter((walk) => walk.length > 0).map((walk) => walk.at(-1)!));
  const cells = items([...ends].sort((a, b) => a - b));
  return request.mayStay ? `. ${cells}`.trimEnd() : cells;
}

function printMarket(request: Offer, items: (list: readonly Item[]) => string): string {
  const goods = (list: readonly Item[], coins: number): string => `[${[items(list), `$${coins}`].join(' ').trim()}]`;
  const partners = request.partners
    .map((partner) => ` ${partner.seat}:${goods(partner.items, partner.coins)}`)
    .join('');
  return `offer ${goods(request.give, request.coins)} for${partners}${request.mayDecline ? ' or none' : ''}`;
}

function printField(field: Field, fields: readonly Field[], nouns: GameNouns): string {
  return `${field.name}(${printOffered(field.request, nouns)}${printWhen(field, fields, nouns)})`;
}

/** The answers to an earlier field with which this one is asked, as that field calls them. */
function printWhen({ when }: Field, fields: readonly Field[], nouns: GameNouns): string {
  if (when === null) return '';
  const of = fields.find(({ name }) => name === when.field)?.request.of ?? '';
  return ` when ${when.field}=${when.is.map((item) => printItem(nouns, of, item)).join('/')}`;
}
