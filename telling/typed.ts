// Reads what a player typed, as a choice.
//
// The notation is strict; people are not. An answer may be the notation itself or a beginning of it, the name of a
// player for the seat, the goal of a walk for the walk, what is written on the board for a place, and a list with blanks or
// commas. For something that the player may want but cannot choose now, the answer is the reason.

import { enumerate } from '#engine/requests/choices.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { type Nouns, type Parsed, parse, printItem } from '#engine/requests/notation.ts';
import type { Barred, Choice, Item, Path, Request } from '#engine/requests/request.ts';

/** More than the reachable nodes of any board. */
const EVERY_GOAL = 1000;

export const taken = (choice: Choice): Parsed => ({ choice, refusal: null });
export const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export function readTyped(request: Request, text: string, nouns: Nouns, names: readonly string[]): Parsed {
  const strict = parse(request, text, nouns);
  if (strict.refusal === null) return strict;
  const written = asWritten(request, text, nouns);
  if (written !== null) return inTheirWords(readTyped(request, written.text, nouns, names), written.words);
  const why = whyBarred(request, text, nouns, names);
  if (why !== null) return { choice: null, refusal: why };
  const named = seatNamed(request, text, names);
  if (named !== null) return taken(named);
  if (request.kind === 'path') {
    const walk = walkTo(request, text, nouns);
    if (walk !== null) return taken(walk);
  }
  const typed = new Map<string, string>();
  const seated = withSeats(request, text, names, typed);
  if (seated !== null) return asTyped(parse(request, seated, nouns), typed);
  const joined = withJoints(request, text);
  if (joined !== null) return parse(request, joined, nouns);
  return { choice: null, refusal: legible(request, strict.refusal) };
}

/** What the board says of a place, as the notation has it; null where there is nothing of that sort. */
function asWritten(request: Request, text: string, nouns: Nouns): Written | null {
  const read = nouns[request.of]?.typed?.read;
  if (read === undefined || request.kind === 'form' || request.kind === 'offer') return null;
  const words = new Map<string, string>();
  const found = text.replace(/[^\s+>]+/g, (word) => {
    const name = read(word.toLowerCase()) ?? word;
    words.set(name, word);
    return name;
  });
  return found === text ? null : { text: found, words };
}

/** A text in the notation, and by each of its words the one that the player typed. */
interface Written {
  text: string;
  words: ReadonlyMap<string, string>;
}

/** A refusal names a word as the player typed it. */
function inTheirWords(parsed: Parsed, words: ReadonlyMap<string, string>): Parsed {
  const typed = parsed.refusal?.typed === undefined ? undefined : words.get(parsed.refusal.typed);
  return typed === undefined ? parsed : { choice: null, refusal: { ...parsed.refusal!, typed } };
}

/** Why what the text names cannot be chosen now, where the game says so: all of the text, or a word of it. */
function whyBarred(request: Request, text: string, nouns: Nouns, names: readonly string[]): Refusal | null {
  const kinds = request.kind === 'form' ? [request.of, ...request.fields.map((one) => one.request.of)] : [request.of];
  const isCalled = ({ item, of }: Barred, word: string): boolean =>
    (of === undefined ? kinds : [of]).some((kind) => same(printItem(nouns, kind, item), word)) ||
    (request.of === 'seat' && typeof item === 'number' && same(names[item] ?? '', word));
  // A number inside a longer answer can be anything.
  const words = text.split(/[\s+,>]+/).filter((word) => !/^\d*$/.test(word));
  const isWith = ({ when }: Barred): boolean =>
    when !== undefined && words.some((word) => when.toLowerCase().startsWith(word.toLowerCase()));
  const isEverywhere = ({ when, fields }: Barred): boolean => when === undefined && fields === undefined;
  const found =
    request.barred?.find((one) => isWith(one) && words.some((word) => isCalled(one, word))) ??
    firstOf([text, ...words], (word) => request.barred?.find((one) => isEverywhere(one) && isCalled(one, word)));
  return found === undefined ? null : { clause: found.clause, code: 'barred', text: found.reason };
}

/** The first result for these words. */
function firstOf<T>(words: readonly string[], find: (word: string) => T | undefined): T | undefined {
  for (const word of words) {
    const found = find(word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The seat of the player of that name, where seats are chosen. */
function seatNamed(request: Request, text: string, names: readonly string[]): Item | null {
  if (request.kind !== 'pick' || request.of !== 'seat') return null;
  const whole = names.findIndex((name) => same(name, text));
  if (whole >= 0) return request.from.includes(whole) ? whole : null;
  const found = request.from.filter(
    (item) => typeof item === 'number' && names[item]?.toLowerCase().startsWith(text.toLowerCase()),
  );
  return found.length === 1 ? found[0]! : null;
}

/** A cheapest walk to the node of that name; null: the way matters, or none leads there. */
function walkTo(request: Path, text: string, nouns: Nouns): Choice | null {
  if (request.passing) return null;
  const walks = enumerate(request, EVERY_GOAL) as number[][];
  return walks.find((walk) => walk.length > 0 && same(printItem(nouns, request.of, walk.at(-1)!), text)) ?? null;
}

/** Replaces the names of players inside a longer answer by the numbers of their seats; `typed` learns which by which. */
function withSeats(
  request: Request,
  text: string,
  names: readonly string[],
  typed: Map<string, string>,
): string | null {
  if (request.kind !== 'form' && request.kind !== 'offer') return null;
  const seatOf = (word: string): number => names.findIndex((name) => same(name, word));
  const found = text.replace(/[^\s():]+/g, (word) => {
    const whole = seatOf(word);
    // Several at once, in any order: Ann&Ben.
    const seats = whole >= 0 ? [whole] : word.split('&').map(seatOf);
    if (seats.includes(-1)) return word;
    const written = seats.sort((a, b) => a - b).join('&');
    typed.set(written, word);
    return written;
  });
  return found === text ? null : found;
}

/** A refusal quotes what was typed, not what was read for it. */
function asTyped(read: Parsed, typed: ReadonlyMap<string, string>): Parsed {
  const word = typed.get(read.refusal?.typed ?? '');
  return read.refusal === null || word === undefined
    ? read
    : { choice: null, refusal: { ...read.refusal, typed: word } };
}

/** Replaces blanks and commas in a list by the signs of the notation. */
function withJoints(request: Request, text: string): string | null {
  const joint =
    request.kind === 'subset' || request.kind === 'pay'
      ? '+'
      : request.kind === 'order' || request.kind === 'path'
        ? '>'
        : null;
  return joint === null || !/[\s,]/.test(text)
    ? null
    : text
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(joint);
}

/** A refusal always names a clause: the request's own, where the text could not even be read. */
const legible = (request: Request, refusal: Refusal): Refusal =>
  refusal.clause === '' ? { ...refusal, clause: request.clause } : refusal;
