// Events as lines, and which of them a player is told about again: what happened to him, and the last act of another.

import type { News } from '#client/tables/table.ts';
import { unbroken } from '#client/words/unbroken.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { Telling } from '#telling/telling.ts';

/** So many lines are told again at once. */
const MOST = 9;

/** The line of an event: sums closed, without their parts. */
export function lineOf(telling: Telling, event: SeenEvent): string {
  const folded = Object.fromEntries(telling.sums(event).map(({ name }) => [name, []]));
  return unbroken(telling.event({ ...event, ...folded } as unknown as SeenEvent), telling.language);
}

/** Lines in order, equal ones once with their number. */
export const counted = (lines: readonly string[]): string[] =>
  [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) => (length > 1 ? `${line} (×${length})` : line));

/** That it is a player's turn carries nothing but the seat, and the question says so. */
const isBare = (event: SeenEvent): boolean =>
  Object.keys(event).every((name) => name === 'n' || name === 'clause' || name === 'kind' || name === 'seat');

const NOTHING_SPECIAL: News = { always: [], never: [] };

/**
 * Of the events since a player answered those that matter to the player: the kinds the table names, to any seat, and from
 * the first act of another on whatever names the player.
 */
export function concerning(
  telling: Telling,
  viewer: Seat,
  own: string | undefined,
  events: readonly SeenEvent[],
  { always, never, answers = [], outcomes = [], others = [] }: News = NOTHING_SPECIAL,
): SeenEvent[] {
  const isOthers = (event: SeenEvent): boolean => {
    const seat = telling.seatOf(event);
    return seat !== null && seat !== viewer;
  };
  const first = events.findIndex(isOthers);
  if (own === undefined) return [];
  const byName = telling.byName;
  const names = (event: SeenEvent): boolean => lineOf(byName, event).includes(own);
  // What the player did is known: it is the first event that follows the answer. What came of it is not.
  const isAnswer = (event: SeenEvent, i: number): boolean => {
    const seat = telling.seatOf(event);
    if (outcomes.includes(event.kind)) return false;
    return i === 0 && (seat === viewer || (seat === null && names(event)));
  };
  const matters = (event: SeenEvent, i: number): boolean => {
    if (always.includes(event.kind)) return !isAnswer(event, i);
    // The first event that follows an answer is the answer itself, whoever it names first.
    if (answers.includes(event.kind)) return i > 0 && names(event);
    if (outcomes.includes(event.kind) && names(event)) return true;
    if (others.includes(event.kind) && isOthers(event)) return true;
    if (first < 0 || i < first || never.includes(event.kind) || telling.begins(event) !== null) return false;
    const isLast = i === events.length - 1;
    if (isLast && telling.seatOf(event) === viewer && isBare(event)) return false;
    return names(event);
  };
  const told = events.filter(matters);
  // Of too many the oldest go, and what matters to all goes last.
  const spare = new Set(told.filter(({ kind }) => !always.includes(kind)).slice(0, Math.max(0, told.length - MOST)));
  return told.filter((event) => !spare.has(event)).slice(-MOST);
}

/**
 * Where nothing matters, the newest of what others did and what it brought the viewer: that there was nothing would not be
 * true. Empty: nobody else has acted.
 */
export function latest(telling: Telling, viewer: Seat, events: readonly SeenEvent[]): SeenEvent[] {
  const isOthers = (event: SeenEvent): boolean => ![null, viewer].includes(telling.seatOf(event));
  const first = events.findIndex(isOthers);
  const last = events.findLast(
    (event, i) =>
      i >= first &&
      telling.begins(event) === null &&
      (isOthers(event) || (telling.seatOf(event) === viewer && !isBare(event))),
  );
  return first < 0 || last === undefined ? [] : [last];
}

/** So many letters fit into the closed news; fewer where the number of those left out stands there too. */
const ROOM = [86, 84] as const;

/** One piece of news that is longer than its room ends at a word, so that the number of the others is seen. */
export function shortened(text: string, { room: [all, some] = ROOM }: Pick<News, 'room'> = {}): string {
  // Alone it breaks into lines with less waste than several.
  const most = Math.min(all, some + 6);
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[\s,;:·]+$/, '')}…`;
}

/** Whether an event befalls a player: of several people in its line he is the first. */
export function befalls(telling: Telling, names: readonly string[], viewer: Seat): (event: SeenEvent) => boolean {
  const byName = telling.byName;
  return (event) => {
    const line = lineOf(byName, event);
    const at = names.map((name) => line.indexOf(name));
    return at[viewer]! >= 0 && at.every((place) => place < 0 || place >= at[viewer]!);
  };
}

/**
 * As much of the news as fits where they are closed, in order of time. What the player lost has room first, then results,
 * then what matters to all, then what names the player, then the acts of others in the order of the table's list; of equals
 * the newest.
 */
export function inBrief(
  events: readonly SeenEvent[],
  lengthOf: (event: SeenEvent) => number,
  news: News = NOTHING_SPECIAL,
  isOwn: (event: SeenEvent) => boolean = () => false,
): SeenEvent[] {
  if (news.others === undefined && news.losses === undefined) return [...events];
  const rank = rankOf(news, isOwn);
  const [all, some] = news.room ?? ROOM;
  const told = fitting(events, lengthOf, rank, all);
  return told.length === events.length ? told : fitting(events, lengthOf, rank, some);
}

type Rank = (event: SeenEvent) => number;

const rankOf =
  ({ always, others = [], losses = [], results = [] }: News, isOwn: (event: SeenEvent) => boolean): Rank =>
  (event) => {
    const { kind, clause } = event;
    const loss = losses.findIndex((one) => one === kind || one === `${kind}.${clause}`);
    if (loss >= 0 && isOwn(event)) return loss - losses.length - results.length - 2;
    if (results.includes(kind)) return results.indexOf(kind) - results.length - 2;
    return always.includes(kind) ? -2 : others.indexOf(kind);
  };

function fitting(
  events: readonly SeenEvent[],
  lengthOf: (event: SeenEvent) => number,
  rank: Rank,
  room: number,
): SeenEvent[] {
  let left = room;
  const chosen = new Set<SeenEvent>();
  // Where something had no room, nothing that matters less has.
  let least = Number.POSITIVE_INFINITY;
  for (const event of events.toReversed().toSorted((a, b) => rank(a) - rank(b))) {
    if (rank(event) > least) break;
    const length = lengthOf(event) + 3;
    if (chosen.size > 0 && length > left) {
      least = rank(event);
      continue;
    }
    left -= length;
    chosen.add(event);
  }
  return events.filter((event) => chosen.has(event));
}

export interface LastAct {
  seat: Seat;
  /** The cells it names, as often as they are named. */
  cells: readonly number[];
}

/**
 * The last act of another since the viewer decided: the last events of that seat in a row. What the rules then do to the
 * viewer, such as a card drawn at the beginning of a turn, is nobody's act.
 *
 * `from`: the first event after the viewer's last decision.
 */
export function lastAct(telling: Telling, viewer: Seat, events: readonly SeenEvent[], from = 0): LastAct | null {
  let seat: Seat | null = null;
  // Also those of events that name no seat: they belong to the act before them.
  let cells: number[] = [];
  for (let i = events.length - 1; i >= from; i--) {
    const event = events[i]!;
    const actor = telling.seatOf(event);
    const isBegin = telling.begins(event) !== null;
    if (seat !== null && (isBegin || (actor !== null && actor !== seat))) break;
    if (isBegin || actor === viewer) {
      cells = [];
      continue;
    }
    seat ??= actor;
    cells.push(...telling.cellsOf(event));
  }
  return seat === null ? null : { seat, cells };
}
