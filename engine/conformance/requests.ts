// The check 'requests': everything the engine says about a request agrees with what it accepts.

import { fastRandom } from '#engine/chance/random.ts';
import { fingerprint } from '#engine/conformance/fingerprint.ts';
import { spoil } from '#engine/conformance/spoil.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import { difference, shown } from '#engine/conformance/trial.ts';
import { copyJson } from '#engine/json.ts';
import { canonical, count, enumerate, sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { parse, print, printItem } from '#engine/requests/notation.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';

/** How many listed and how many sampled choices of each request are checked. */
const LIST = 16;
const DRAWN = 4;

/** All open requests: those to the seats, complete as they leave the engine, and the free commands. */
export function openRequests(trial: Trial): Request[] {
  const { table, seats } = trial;
  const open = table.asked.map((request) => table.requestFor(request.seat)!);
  for (let seat = 0; seat < seats; seat++) open.push(...table.offersFor(seat));
  return open;
}

/** `print` is the state's fingerprint. */
export function checkRequests(trial: Trial, print: number): void {
  checkAsked(trial);
  const { table, seats, game } = trial;
  // Every request is completed, though not every one is checked: a hint or a bar that throws is found at once.
  for (const { seat } of table.asked) {
    const request = table.requestFor(seat)!;
    if (trial.now('requests')) checkOpen(trial, request, print);
  }
  for (let seat = 0; seat < seats; seat++) {
    for (const { name } of game.commands) {
      if (!trial.now('requests')) continue;
      const offer = table.offersFor(seat).find(({ id }) => id === name);
      if (offer !== undefined) checkOpen(trial, offer, print);
    }
  }
}

function checkOpen(trial: Trial, request: Request, print: number): void {
  trial.begins('requests');
  const before = JSON.stringify(trial.table.state);
  checkRequest(trial, request);
  if (fingerprint(trial.table.state) === print) return;
  const after = JSON.stringify(trial.table.state);
  trial.fail('clone', `play on a copy changed the original: ${difference(before, after)}`);
}

function checkAsked(trial: Trial): void {
  const { asked } = trial.table;
  const seats = new Set(asked.map((request) => request.seat));
  if (asked.length === 0) trial.fail('ending', 'the game is not over and asks nobody');
  if (seats.size !== asked.length) trial.fail('requests', 'one seat is asked two questions at once');
  for (const { seat, clause, kind } of asked) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= trial.seats) trial.fail('requests', `seat ${seat} is asked`);
    if (!clause.startsWith(trial.game.prefix)) trial.fail('requests', `the ${kind} has the clause '${clause}'`);
  }
}

function checkRequest(trial: Trial, request: Request): void {
  const { game, table, checking } = trial;
  const list = enumerate(request, LIST);
  const name = `the ${request.kind} '${request.id}' of ${request.clause} for seat ${request.seat}`;
  if (list.length === 0) trial.fail('ending', `${name} leaves no legal choice`);
  const ways = count(request);
  if (ways < list.length) trial.fail('requests', `${name} has ${ways} choices and lists ${list.length}`);
  checkNouns(trial, request);
  const different = new Set<string>();
  for (const choice of list) different.add(JSON.stringify(checkChoice(trial, request, choice, 'listed')));
  if (different.size < list.length) trial.fail('requests', `${name} lists a choice twice`);
  for (let i = 0; i < DRAWN; i++) checkChoice(trial, request, sample(request, checking), 'drawn');
  if (request.fallback !== null) checkChoice(trial, request, request.fallback, 'by default');
  if (typeof request.id === 'number') {
    const view = game.viewFor(table.state, request.seat);
    checkChoice(trial, request, game.heuristic(view, request, checking.fork()), "the heuristic's");
  }
  for (const choice of list) checkTaking(trial, request, choice);
}

/** The choice is legal, in every notation. Returns it in canonical form. */
function checkChoice(trial: Trial, request: Request, choice: Choice, whence: string): Choice {
  const { nouns } = trial.game;
  const refusal = refusalOf(request, choice);
  const what = (): string => `${request.clause}, seat ${request.seat}: the choice ${shown(choice)} (${whence})`;
  if (refusal !== null) trial.fail('requests', `${what()} is refused: ${refusal.text}`);
  const written = canonical(request, choice);
  const text = JSON.stringify(written);
  if (refusalOf(request, written) !== null) trial.fail('requests', `${what()} becomes ${text}, which is refused`);
  const again = JSON.stringify(canonical(request, written));
  if (again !== text) trial.fail('requests', `${what()} becomes ${text} and then ${again}`);
  for (const form of JSON.stringify(choice) === text ? [written] : [choice, written]) {
    const words = print(request, form, nouns);
    const parsed = parse(request, words, nouns);
    if (parsed.refusal !== null) trial.fail('requests', `${what()} is written '${words}': ${parsed.refusal.text}`);
    const read = JSON.stringify(canonical(request, parsed.choice));
    if (read !== text) trial.fail('requests', `${what()} is written '${words}', and that is read as ${read}`);
  }
  return written;
}

/** Different items have different names, ignoring case. */
function checkNouns(trial: Trial, request: Request): void {
  if (request.kind === 'form') {
    for (const field of request.fields) checkNouns(trial, field.request);
    return;
  }
  const names = new Map<string, Item>();
  for (const item of itemsOf(request)) {
    const name = printItem(trial.game.nouns, request.of, item).toLowerCase();
    const other = names.get(name) ?? item;
    if (name === '') trial.fail('requests', `the ${request.of} ${item} has no name`);
    if (other !== item) trial.fail('requests', `the ${request.of}s ${other} and ${item} are both called '${name}'`);
    names.set(name, item);
  }
}

export function itemsOf(request: Request): readonly Item[] {
  switch (request.kind) {
    case 'pick':
    case 'subset':
    case 'pay':
      return request.from;
    case 'order':
      return request.items;
    case 'path':
      return [...request.steps.keys()];
    case 'offer':
      return [...request.give, ...request.partners.flatMap((partner) => partner.items)];
    default:
      return [];
  }
}

/** The choice can be carried out, and the state shares no object with it. */
function checkTaking(trial: Trial, request: Request, choice: Choice): void {
  const given = copyJson(choice);
  const copy = trial.table.fork(fastRandom(trial.checking.word()));
  let refusal: ReturnType<typeof copy.decide>;
  try {
    refusal = copy.decide(request.seat, request.id, given);
  } catch (error) {
    throw trial.failure('requests', `${request.clause} takes ${shown(choice)} and throws: ${String(error)}`, error);
  }
  if (refusal !== null) trial.fail('requests', `${request.clause} refuses ${shown(choice)}: ${refusal.text}`);
  if (typeof given !== 'object') return;
  const before = fingerprint(copy.state);
  spoil(given);
  if (fingerprint(copy.state) !== before) {
    trial.fail('clone', `${request.clause}: the state holds on to the very list that came in as ${shown(choice)}`);
  }
}
