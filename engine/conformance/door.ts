// The check 'door': only an offered choice, from the seat it was offered to, is accepted.

import type { Random } from '#engine/chance/random.ts';
import { openRequests } from '#engine/conformance/requests.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import { difference, shown } from '#engine/conformance/trial.ts';
import type { Table } from '#engine/flow/table.ts';
import { sample } from '#engine/requests/choices.ts';
import { type Refusal, refusalOf } from '#engine/requests/legal.ts';
import type { Request } from '#engine/requests/request.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

/** How many bad choices each open request gets. */
const TRIES = 6;

const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0.5,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  'none',
  '__proto__',
  'constructor',
  'x'.repeat(10_000),
  [],
  [[]],
  [null],
  [undefined],
  [-1],
  [Number.NaN],
  ['__proto__'],
  new Array(5),
  new Array(10_000).fill(0),
  {},
  JSON.parse('{"__proto__":{"with":0}}'),
  JSON.parse('{"constructor":{"prototype":[]},"length":1}'),
  { length: 1, 0: 0 },
  { with: 0, give: [], giveCoins: 0, want: [], wantCoins: 0 },
  { with: 0, give: null, giveCoins: -1, want: {}, wantCoins: 1e9 },
  nested(3_000),
];

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { value };
  return value;
}

/** Values that are no seat at any table; input from a network is not only numbers. */
const ODD_SEATS: readonly unknown[] = [-1, SPECTATOR, 99, 0.5, '0', 'length', null, undefined, Number.NaN, [0], {}];

/** Values that are no id of a request. An object without `toString` cannot even be printed in a refusal. */
const ODD_IDS: readonly unknown[] = [
  undefined,
  null,
  true,
  {},
  JSON.parse('{"toString":null,"valueOf":null}'),
  [],
  [0],
  ['give'],
  nested(20_000),
];

/** A legal choice with an error in it, or plain nonsense; by chance it may still be legal. */
export function nonsense(request: Request, random: Random): unknown {
  if (random.below(2) === 0) return NONSENSE[random.below(NONSENSE.length)];
  return spoilt(JSON.parse(JSON.stringify(sample(request, random))), random);
}

function spoilt(choice: unknown, random: Random): unknown {
  if (Array.isArray(choice)) return spoiltList(choice, random);
  if (typeof choice === 'object' && choice !== null) return spoiltObject(choice as Record<string, unknown>, random);
  switch (random.below(4)) {
    case 0:
      return typeof choice === 'number' ? choice + 1000 : `${String(choice)}!`;
    case 1:
      return typeof choice === 'number' ? String(choice) : 0;
    case 2:
      return typeof choice === 'number' ? -choice - 1 : null;
    default:
      return [choice];
  }
}

function spoiltList(list: unknown[], random: Random): unknown {
  switch (random.below(5)) {
    case 0:
      return [...list, ...list, ...list, 0];
    case 1:
      return list.slice(1);
    case 2:
      return [...list, list[0]];
    case 3:
      return list.length === 0 ? [0] : list.with(random.below(list.length), spoilt(list[0], random));
    default:
      return Object.fromEntries(list.entries());
  }
}

function spoiltObject(object: Record<string, unknown>, random: Random): unknown {
  const names = Object.keys(object);
  const name = names[random.below(Math.max(1, names.length))] ?? 'name';
  switch (random.below(4)) {
    case 0:
      delete object[name];
      return object;
    case 1:
      return { ...object, unasked: 0 };
    case 2:
      return JSON.parse(`${JSON.stringify(object).slice(0, -1)}${names.length > 0 ? ',' : ''}"__proto__":0}`);
    default:
      return { ...object, [name]: spoilt(object[name], random) };
  }
}

export function checkDoor(trial: Trial): void {
  if (!trial.now('door')) return;
  trial.begins('door');
  const { table, checking, seats } = trial;
  const knocks = new Knocks(trial);
  for (const request of openRequests(trial)) {
    for (let i = 0; i < TRIES; i++) {
      const choice = nonsense(request, checking);
      if (judge(trial, request, choice) !== null) knocks.mustRefuse(request.seat, request.id, choice);
    }
    if (typeof request.id === 'string') continue;
    const choice = sample(request, checking);
    for (const id of [request.id + 1, request.id - 1, Number.NaN]) knocks.mustRefuse(request.seat, id, choice);
    for (let seat = -1; seat <= seats; seat++) {
      if (!table.asked.some((one) => one.seat === seat)) knocks.mustRefuse(seat, request.id, choice);
    }
  }
  checkStrangers(trial, knocks);
  const open = new Set<string>();
  for (let seat = 0; seat < seats; seat++) for (const { id } of table.offersFor(seat)) open.add(`${seat} ${id}`);
  for (const name of [...trial.game.commands.map((command) => command.name), 'no such command', '__proto__']) {
    for (let seat = 0; seat < seats; seat++) {
      if (!open.has(`${seat} ${name}`)) knocks.mustRefuse(seat, name, NONSENSE[checking.below(NONSENSE.length)]);
    }
  }
  knocks.check();
}

function judge(trial: Trial, request: Request, choice: unknown): Refusal | null {
  try {
    return refusalOf(request, choice);
  } catch (error) {
    throw trial.failure('door', `${request.clause}: judging ${shown(choice)} throws: ${String(error)}`, error);
  }
}

/** An invalid seat gets no request and no offer and can decide nothing; and no request has an odd id. */
function checkStrangers(trial: Trial, knocks: Knocks): void {
  const { table, checking, seats } = trial;
  const open = openRequests(trial);
  for (const seat of [...ODD_SEATS, seats]) {
    handsNothing(trial, seat, 'a question', () => (table.requestFor(seat as Seat) === null ? 0 : 1));
    handsNothing(trial, seat, 'an offer', () => table.offersFor(seat as Seat).length);
    const question = open[checking.below(open.length)]!;
    knocks.mustRefuse(seat, question.id, sample(question, checking));
    for (const { name } of trial.game.commands) {
      const offer = open.find(({ id }) => id === name) ?? question;
      knocks.mustRefuse(seat, name, sample(offer, checking));
    }
  }
  for (const id of ODD_IDS) {
    const request = open[checking.below(open.length)]!;
    knocks.mustRefuse(request.seat, id, sample(request, checking));
  }
}

function handsNothing(trial: Trial, seat: unknown, what: string, count: () => number): void {
  let handed: number;
  try {
    handed = count();
  } catch (error) {
    throw trial.failure('door', `${what} for seat ${shown(seat)} throws: ${String(error)}`, error);
  }
  if (handed > 0) trial.fail('door', `there is no seat ${shown(seat)}, and yet there is ${what} for it`);
}

/** All decisions that must be refused. The state is compared once, after all of them. */
export class Knocks {
  private readonly trial: Trial;
  /** The state before, as text. */
  private readonly text: string;
  private readonly made: { seat: unknown; id: unknown; choice: unknown }[] = [];

  constructor(trial: Trial) {
    this.trial = trial;
    this.text = JSON.stringify(trial.table.state);
  }

  mustRefuse(seat: unknown, id: unknown, choice: unknown): void {
    const trial: Trial = this.trial;
    const what = (): string => knock(seat, id, choice);
    let refusal: Refusal | null;
    try {
      refusal = trial.table.decide(seat as Seat, id as number, choice);
    } catch (error) {
      throw trial.failure('door', `${what()} throws: ${String(error)}`, error);
    }
    if (refusal === null) trial.fail('door', `${what()} was taken`);
    if (refusal.text === '' || refusal.code === '') trial.fail('door', `${what()} is refused without a reason`);
    this.made.push({ seat, id, choice });
  }

  check(): void {
    const { trial, made, text } = this;
    const after = JSON.stringify(trial.table.state);
    if (after === text) return;
    const who = this.culprit(trial.table) ?? this.culprit(trial.thawed(text)) ?? `one of ${made.length} choices`;
    trial.fail('door', `${who} was refused but changed the state: ${difference(text, after)}`);
  }

  /** Which of them changes the state when all are tried again; null: none does. */
  private culprit(table: Table): string | null {
    for (const { seat, id, choice } of this.made) {
      const before = JSON.stringify(table.state);
      table.decide(seat as Seat, id as number, choice);
      if (JSON.stringify(table.state) !== before) return knock(seat, id, choice);
    }
    return null;
  }
}

const knock = (seat: unknown, id: unknown, choice: unknown): string =>
  `seat ${shown(seat)}, question '${shown(id)}', choice ${shown(choice)}`;
