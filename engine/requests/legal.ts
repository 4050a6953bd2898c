// Whether a choice is legal: the same function for the server, the client's highlights, bots and fuzzers.
//
// A choice may come from anywhere, so nothing about its shape is assumed. A refusal names the clause, says what is wrong
// and what would be right. It depends only on the request, so it reveals nothing that the seat does not know.

import type {
  Choice,
  Field,
  Form,
  FormChoice,
  Item,
  Offer,
  Partner,
  Path,
  Pay,
  Request,
  Subset,
} from '#engine/requests/request.ts';
import { countIn, isAsked, isBarredIn } from '#engine/requests/request.ts';

export interface Refusal {
  clause: string;
  /** A short stable word for programs; `text` is for people. */
  code: string;
  text: string;
  /** What it is about, so that a reader can name it: items of the request, their noun, and numbers. */
  of?: string;
  items?: readonly Item[];
  numbers?: readonly number[];
  /** The word that could not be read, or the name of the field that is missing. */
  typed?: string;
}

/** Null when `choice` is a legal answer to `request`, else why not. */
export function refusalOf(request: Request, choice: unknown): Refusal | null {
  switch (request.kind) {
    case 'pick':
      return isItem(choice) && request.from.includes(choice) ? null : notOffered(request, choice);
    case 'amount':
      return amountRefusal(request.min, request.max, request.step, choice, request);
    case 'subset':
      return subsetRefusal(request, choice);
    case 'pay':
      return payRefusal(request, choice);
    case 'path':
      return pathRefusal(request, choice);
    case 'order':
      return orderRefusal(request, choice);
    case 'offer':
      return offerRefusal(request, choice);
    case 'form':
      return formRefusal(request, choice);
  }
}

/** `what` the game may have a clause for (`clauses`). */
const refuse = (request: Request, code: string, text: string, what = code): Refusal => ({
  clause: request.clauses?.[what] ?? request.clause,
  code,
  text,
});

/** A refusal about items of the request: its text names none, because numbers of items mean nothing to people. */
const refuseOf = (
  request: Request,
  code: string,
  text: string,
  items: readonly Item[],
  numbers?: readonly number[],
) => {
  const refusal: Refusal = { ...refuse(request, code, text), of: request.of, items };
  return numbers === undefined ? refusal : { ...refusal, numbers };
};

/** The most characters, and the most parts of a list or an object, that a refusal quotes of its input. */
const MOST_SHOWN = 60;
const MOST_PARTS = 8;

/** A text that came from outside, cut for a message. */
export const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 3)}…` : text;

/** A value as a refusal shows it: short, and at most one level deep, whatever the input. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.slice(0, MOST_PARTS).map((one) => (typeof one === 'object' && one !== null ? '…' : shown(one)));
    return `[${parts.join(', ')}${value.length > MOST_PARTS ? ', …' : ''}]`;
  }
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.keys(value).slice(0, MOST_PARTS).join(', ').slice(0, MOST_SHOWN)} }`;
  return shortened(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

/** Minus zero equals zero and yet is another value: a log would not give back what was decided. */
const isItem = (value: unknown): value is Item =>
  typeof value === 'string' || (typeof value === 'number' && !Object.is(value, -0));

/** The game's own reason why an item is not offered; null: it gives none. */
function barredRefusal({ of, barred }: Request, item: unknown): Refusal | null {
  const found = barred?.find((entry) => entry.item === item && (entry.of ?? of) === of);
  return found ? { clause: found.clause, code: 'barred', text: found.reason } : null;
}

/** The item can be anything, so the refusal does not quote it. */
function notOffered(request: Request, item: unknown): Refusal {
  return (
    barredRefusal(request, item) ??
    refuse(request, 'not-offered', `this is not among the ${request.of} choices offered here`)
  );
}

function amountRefusal(min: number, max: number, step: number, choice: unknown, request: Request): Refusal | null {
  if (typeof choice !== 'number' || !Number.isInteger(choice) || Object.is(choice, -0)) {
    return refuse(request, 'not-a-number', `a whole number from ${min} to ${max} is asked for, not ${shown(choice)}`);
  }
  if (choice < min || choice > max) {
    const text = `${choice} is outside ${min} to ${max}`;
    return refuse(request, 'out-of-range', text, choice < min ? 'below' : 'above');
  }
  if ((choice - min) % step !== 0)
    return refuse(request, 'off-step', `${choice} is not ${min} plus a multiple of ${step}`);
  return null;
}

/** How many flags fit into a small integer. */
const BITS = 31;

/** Marks the places of `from` used by earlier items: one bit each, or an array where there are more places than bits. */
export class Taken {
  private bits = 0;
  private readonly flags: boolean[] | null;
  constructor(size: number) {
    this.flags = size > BITS ? new Array<boolean>(size).fill(false) : null;
  }
  /** Takes a free place of `from` that holds `item`; −1 when there is none. */
  take(from: readonly Item[], item: Item): number {
    for (let i = 0; i < from.length; i++) {
      if (from[i] !== item) continue;
      if (this.flags === null ? (this.bits & (1 << i)) === 0 : !this.flags[i]) {
        if (this.flags === null) this.bits |= 1 << i;
        else this.flags[i] = true;
        return i;
      }
    }
    return -1;
  }
}

/** Why `choice` is no list of items out of `from`, or null. */
function listRefusal(request: Request, from: readonly Item[], choice: unknown): Refusal | null {
  if (!Array.isArray(choice)) return refuse(request, 'not-a-list', `a list is asked for, not ${shown(choice)}`);
  if (choice.length > from.length) {
    return refuse(request, 'too-many', `${choice.length} were chosen, there are ${from.length}`);
  }
  const taken = new Taken(from.length);
  for (const item of choice) {
    if (isItem(item) && taken.take(from, item) >= 0) continue;
    return from.includes(item as Item)
      ? (barredRefusal(request, item) ??
          refuseOf(request, 'too-many-of', 'something was chosen more often than it is there', [item as Item]))
      : notOffered(request, item);
  }
  return null;
}

/** The total worth of legal items; equal items must have equal worth. */
export function worthOf(from: readonly Item[], worth: readonly number[], items: readonly Item[]): number {
  let sum = 0;
  for (const item of items) sum += worth[from.indexOf(item)]!;
  return sum;
}

function subsetRefusal(request: Subset, choice: unknown): Refusal | null {
  const wrong = listRefusal(request, request.from, choice);
  if (wrong) return wrong;
  const items = choice as Item[];
  if (items.length < request.min) {
    return refuse(request, 'too-few', `at least ${request.min} must be chosen, not ${items.length}`);
  }
  if (items.length > request.max) {
    return refuse(request, 'too-many', `at most ${request.max} may be chosen, not ${items.length}`);
  }
  for (const group of request.groups ?? []) {
    const inside = countIn(group, items);
    const { clause = request.clause } = group;
    if (inside > group.max) {
      const text = `at most ${group.max} of a group may be chosen, not ${inside}`;
      return { ...refuseOf(request, 'group-max', text, group.items, [group.max, inside]), clause };
    }
    if (inside < group.min) {
      const text = `at least ${group.min} of a group must be chosen, not ${inside}`;
      return { ...refuseOf(request, 'group-min', text, group.items, [group.min, inside]), clause };
    }
  }
  if (request.worth !== null) {
    const sum = worthOf(request.from, request.worth, items);
    if (sum > request.atMost)
      return refuse(request, 'too-dear', `this comes to ${sum}, at most ${request.atMost} may be spent`);
  }
  return null;
}

function payRefusal(request: Pay, choice: unknown): Refusal | null {
  const wrong = listRefusal(request, request.from, choice);
  if (wrong) return wrong;
  const items = choice as Item[];
  const sum = worthOf(request.from, request.worth, items);
  if (sum < request.due) return refuse(request, 'too-little', `${request.due} must be paid, and this pays ${sum}`);
  if (request.exact && sum > request.due) {
    return refuse(request, 'too-much', `exactly ${request.due} must be paid, and this pays ${sum}`);
  }
  if (request.irreducible) {
    for (const item of items) {
      if (sum - request.worth[request.from.indexOf(item)]! >= request.due) {
        const text = `something is not needed: the rest already pays ${request.due}`;
        return refuseOf(request, 'superfluous', text, [item], [request.due]);
      }
    }
  }
  return null;
}

function pathRefusal(request: Path, choice: unknown): Refusal | null {
  if (!Array.isArray(choice))
    return refuse(request, 'not-a-list', `a list of ${request.of}s is asked for, not ${shown(choice)}`);
  if (choice.length === 0) {
    return request.mayStay ? null : refuse(request, 'must-move', 'staying is not allowed here');
  }
  let cell = request.start;
  let spent = 0;
  for (let i = 0; i < choice.length; i++) {
    const next: unknown = choice[i];
    const k = request.steps[cell]!.indexOf(next as number);
    if (k < 0 || (next as number) < 0 || !isItem(next))
      return refuse(request, 'no-step', 'one step does not lead to a neighbour');
    if (request.blocked?.includes(next as number)) {
      const text = 'the walk leads through what cannot be entered';
      return barredRefusal(request, next) ?? refuseOf(request, 'blocked', text, [next as number]);
    }
    const price = request.costs === null ? 1 : request.costs[cell]![k]!;
    if (price < 1) return refuse(request, 'no-step', 'one step does not lead to a neighbour');
    spent += price;
    if (spent > request.budget) {
      return refuse(request, 'too-far', `this walk costs at least ${spent}, there is ${request.budget} to spend`);
    }
    cell = next as number;
    if (i < choice.length - 1 && request.halts?.includes(cell)) {
      return refuseOf(request, 'halted', 'the walk goes on where it must end', [cell]);
    }
  }
  if (request.ends !== null && !request.ends.includes(cell))
    return refuseOf(request, 'no-end', 'the walk may not end there', [cell]);
  return null;
}

function orderRefusal(request: Request & { kind: 'order' }, choice: unknown): Refusal | null {
  const wrong = listRefusal(request, request.items, choice);
  if (wrong) return wrong;
  const given = (choice as Item[]).length;
  return given === request.items.length
    ? null
    : refuse(request, 'not-all', `all ${request.items.length} must be put in order, ${given} were given`);
}

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((key) => names.includes(key));
const BARGAIN = ['with', 'give', 'giveCoins', 'want', 'wantCoins'] as const;

function offerRefusal(request: Offer, choice: unknown): Refusal | null {
  if (choice === 'none') return request.mayDecline ? null : refuse(request, 'must-offer', 'a bargain is asked for');
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice) || !hasOnly(choice, BARGAIN)) {
    return refuse(request, 'no-bargain', `a bargain is { ${BARGAIN.join(', ')} }, not ${shown(choice)}`);
  }
  const bargain = choice as Record<(typeof BARGAIN)[number], unknown>;
  const partner = request.partners.find((one) => Object.is(one.seat, bargain.with));
  if (!partner) return partnerRefusal(request, bargain.with);
  return sideRefusal(request, partner, bargain);
}

/** Why no bargain can be made with this seat, by the game's own clause where it bars the seat. */
export function partnerRefusal(request: Offer, seat: unknown, barred = request.barred): Refusal {
  const why = barred?.find((entry) => entry.of === 'seat' && entry.item === seat);
  if (why === undefined) return refuse(request, 'no-partner', 'no bargain can be made with this seat here');
  return { clause: why.clause, code: 'no-partner', text: why.reason, of: 'seat', items: [why.item] };
}

function sideRefusal(request: Offer, partner: Partner, bargain: Record<string, unknown>): Refusal | null {
  const wrong =
    listRefusal(request, request.give, bargain['give']) ??
    listRefusal(request, partner.items, bargain['want']) ??
    amountRefusal(0, request.coins, 1, bargain['giveCoins'], request) ??
    amountRefusal(0, partner.coins, 1, bargain['wantCoins'], request);
  if (wrong) return wrong;
  const moved = (bargain['give'] as Item[]).length + (bargain['want'] as Item[]).length;
  if (moved + (bargain['giveCoins'] as number) + (bargain['wantCoins'] as number) === 0) {
    return refuse(request, 'empty', 'a bargain must move something');
  }
  return null;
}

function formRefusal(request: Form, choice: unknown): Refusal | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) {
    return refuse(request, 'no-form', `the fields of a form are asked for, not ${shown(choice)}`);
  }
  const given = choice as Record<string, unknown>;
  const answers: FormChoice = {};
  for (const asked of request.fields) {
    if (!isAsked(asked, answers)) continue;
    if (!Object.hasOwn(given, asked.name))
      return { ...refuse(request, 'field-missing', `the field '${asked.name}' is missing`), typed: asked.name };
    const inner = request.barred === null || asked.request.barred !== null ? asked.request : barring(asked, request);
    const wrong = refusalOf(inner, given[asked.name]);
    if (wrong) {
      const closer = wrong.code === 'barred' ? closerBar(request, given, asked.name) : null;
      return closer ?? { ...wrong, clause: wrong.clause || request.clause, text: `${asked.name}: ${wrong.text}` };
    }
    answers[asked.name] = given[asked.name] as Choice;
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(answers, name)) {
      const text = `the field '${name}' is not asked for here`;
      return barredRefusal(request, name) ?? refuse(request, 'field-unasked', text);
    }
  }
  return crossRefusal(request, answers);
}

/** A word that is barred with everything: why what was given with it cannot go with that word, where the game says so. */
function closerBar(request: Form, given: Record<string, unknown>, name: string): Refusal | null {
  for (const other of Object.keys(given)) {
    const bar = request.barred?.find(({ item, when }) => when === given[name] && item === given[other]);
    if (bar !== undefined) return { clause: bar.clause, code: 'barred', text: `${other}: ${bar.reason}` };
  }
  return null;
}

/** Bars of a form apply to its fields. */
const barring = (asked: Field, { barred }: Form): Request => ({
  ...asked.request,
  barred: barred!.filter((one) => isBarredIn(one, asked)),
});

/** The conditions between the fields of a form. */
export function crossRefusal(request: Form, answers: FormChoice): Refusal | null {
  if (request.distinct !== null) {
    for (const names of request.distinct) {
      const repeated = repeatIn(request.fields, names, answers);
      if (repeated !== null)
        return refuse(request, 'not-distinct', `${repeated.join(' and ')} must differ`, repeated[1]);
    }
  }
  for (const total of request.totals ?? []) {
    let sum = 0;
    for (const name of total.fields) sum += (answers[name] as number | undefined) ?? 0;
    if (sum > total.max) {
      const text = `${total.fields.join(' + ')} comes to ${sum}, at most ${total.max} is allowed`;
      return { ...refuse(request, 'total', text), numbers: [sum, total.max] };
    }
  }
  return null;
}

/** Two of these fields that have the same answer, or null. */
function repeatIn(fields: readonly Field[], names: readonly string[], answers: FormChoice): [string, string] | null {
  for (let k = 1; k < names.length; k++) {
    const value = answers[names[k]!];
    if (value === undefined) continue;
    for (let i = 0; i < k; i++)
      if (answers[names[i]!] === value && !isEmptyPick(fields, names[k]!, value)) return [names[i]!, names[k]!];
  }
  return null;
}

/** 'none' in a pick means that nothing was picked, and any number of fields may say so. */
const isEmptyPick = (fields: readonly Field[], name: string, value: Choice): boolean =>
  value === 'none' && fields.some((one) => one.name === name && one.request.kind === 'pick');
