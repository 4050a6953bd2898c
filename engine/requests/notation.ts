// Choices as short text, and back.
//
// One notation serves logs, the terminal, bug reports, bots and screen readers:
//   pick    sword            subset, pay   guard*2+trick   none: -      path   c3>c4>c5   staying: .
//   amount  7                order         b>a>c                        offer  2:net+$3/sword   or none
//   form    its fields in order, with a blank between them; a form inside a form stands in ( )
// Words are the game's own (its nouns). Reading also accepts any unambiguous beginning of a word; but the whole name of
// something that cannot be chosen now is refused, never read as an abbreviation of another.

import type { Noun } from '#engine/game.ts';
import { partnerRefusal, type Refusal, refusalOf, shown } from '#engine/requests/legal.ts';
import type { Bargain, Barred, Choice, Field, FormChoice, Item, Offer, Request } from '#engine/requests/request.ts';
import { compareItems, isAsked, isBarredIn } from '#engine/requests/request.ts';

export type Nouns = { readonly [of: string]: Noun };

export const printItem = (nouns: Nouns, of: string, item: Item): string => nouns[of]?.print(item) ?? String(item);

export function print(request: Request, choice: Choice, nouns: Nouns): string {
  switch (request.kind) {
    case 'pick':
      return printItem(nouns, request.of, choice as Item);
    case 'amount':
      return String(choice);
    case 'subset':
    case 'pay':
      return printBag(nouns, request.of, choice as Item[]);
    case 'path':
      return (choice as number[]).map((node) => printItem(nouns, request.of, node)).join('>') || '.';
    case 'order':
      return (choice as Item[]).map((item) => printItem(nouns, request.of, item)).join('>') || '.';
    case 'offer':
      return choice === 'none' ? 'none' : printBargain(nouns, request, choice as Bargain);
    case 'form': {
      const given = choice as FormChoice;
      const words: string[] = [];
      for (const field of request.fields) {
        if (!isAsked(field, given)) continue;
        const text = print(field.request, given[field.name]!, nouns);
        words.push(field.request.kind === 'form' ? `(${text})` : text);
      }
      return words.join(' ');
    }
  }
}

function printBag(nouns: Nouns, of: string, items: readonly Item[]): string {
  const words: string[] = [];
  const sorted = items.slice().sort(compareItems);
  for (let i = 0; i < sorted.length; ) {
    let same = 1;
    while (sorted[i + same] === sorted[i]) same++;
    words.push(printItem(nouns, of, sorted[i]!) + (same > 1 ? `*${same}` : ''));
    i += same;
  }
  return words.join('+') || '-';
}

function printBargain(nouns: Nouns, request: Offer, bargain: Bargain): string {
  const side = (items: readonly Item[], coins: number): string => {
    const goods = items.length > 0 ? printBag(nouns, request.of, items) : '';
    const money = coins > 0 ? `$${coins}` : '';
    return [goods, money].filter((text) => text !== '').join('+') || '-';
  };
  return `${bargain.with}:${side(bargain.give, bargain.giveCoins)}/${side(bargain.want, bargain.wantCoins)}`;
}

/** The choice of a text, or none, and then `refusal` says what is wrong with it. */
export type Parsed = { choice: Choice; refusal: null } | { choice: null; refusal: Refusal };

/** Longer than any choice; a longer text is not parsed. */
const LONGEST = 4000;

export function parse(request: Request, text: string, nouns: Nouns): Parsed {
  try {
    if (text.length > LONGEST) throw new Unreadable(`an answer has at most ${LONGEST} characters`);
    const words = wordsOf(text);
    const choice = read(request, words, nouns, request.barred);
    if (words.length > 0) throw new Unreadable(`${shown(words.join(' '))} is left over`);
    const refusal = refusalOf(request, choice);
    return refusal === null ? { choice, refusal: null } : { choice: null, refusal };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { message: text, barred, details } = error;
    if (barred !== null) return { choice: null, refusal: { clause: barred.clause, code: 'barred', text } };
    return { choice: null, refusal: { clause: request.clause, code: 'unreadable', text, ...details } };
  }
}

class Unreadable extends Error {
  /** What the text names, where the game says why it is forbidden. */
  readonly barred: Barred | null;
  readonly details: Partial<Refusal>;
  constructor(text: string, details: Partial<Refusal> = {}, barred: Barred | null = null) {
    super(text);
    this.details = details;
    this.barred = barred;
  }
}

/** Words and brackets, in order. */
function wordsOf(text: string): string[] {
  return text.match(/[()]|[^\s()]+/g) ?? [];
}

type BarredHere = readonly Barred[] | null;

function read(request: Request, words: string[], nouns: Nouns, barred: BarredHere): Choice {
  if (request.kind === 'form') {
    const answers: FormChoice = {};
    for (const field of request.fields) {
      if (!isAsked(field, answers)) continue;
      if (field.request.kind === 'form' && words.shift() !== '(')
        throw new Unreadable(`'${field.name}' must stand in ( )`);
      if (words.length === 0)
        throw new Unreadable(`'${field.name}' is missing`, { code: 'field-missing', typed: field.name });
      const inner = field.request.barred ?? barred?.filter((one) => isBarredIn(one, field)) ?? null;
      answers[field.name] = readField(field, words, nouns, inner, barred);
      if (field.request.kind === 'form' && words.shift() !== ')')
        throw new Unreadable(`a ) is missing after '${field.name}'`);
    }
    return answers;
  }
  const word = words.shift();
  if (word === undefined) throw new Unreadable('an answer is missing');
  switch (request.kind) {
    case 'pick':
      return readItem(nouns, request.of, request.from, word, barred);
    case 'amount':
      return readNumber(word);
    case 'subset':
    case 'pay':
      return readBag(nouns, request.of, request.from, word, barred);
    case 'path':
      return word === '.' ? [] : readWalk(nouns, request.of, [...request.steps.keys()], word, barred);
    case 'order':
      return word === '.'
        ? []
        : word.split('>').map((item) => readItem(nouns, request.of, request.items, item, barred));
    case 'offer':
      return word === 'none' ? 'none' : readBargain(nouns, request, word, barred);
  }
}

/** A word may be barred with everything that goes with it: what is said with it then has the better reason. */
function readField(field: Field, words: string[], nouns: Nouns, inner: BarredHere, barred: BarredHere): Choice {
  try {
    return read(field.request, words, nouns, inner);
  } catch (error) {
    if (!(error instanceof Unreadable) || error.barred === null) throw error;
    const given = words.map((word) => word.toLowerCase());
    const { item: action } = error.barred;
    const why = barred?.find(
      ({ item, of, when }) =>
        when === action && given.includes(printItem(nouns, of ?? field.request.of, item).toLowerCase()),
    );
    throw why === undefined ? error : new Unreadable(why.reason, {}, why);
  }
}

const readWalk = (nouns: Nouns, of: string, nodes: readonly number[], word: string, barred: BarredHere): Item[] =>
  word.split('>').map((step) => readItem(nouns, of, nodes, step, barred));

function readNumber(word: string): number {
  if (!/^-?\d+$/.test(word)) throw new Unreadable(`${shown(word)} is not a whole number`);
  return Number(word);
}

/**
 * The item of `from` that a word names: in full, or by a beginning that fits no other and is no other's whole name. Else
 * the reason against what is barred and so called, in full or, where nothing offered begins so, by its beginning.
 */
function readItem(nouns: Nouns, of: string, from: readonly Item[], word: string, barred: BarredHere): Item {
  const wanted = word.toLowerCase();
  let begun: Item | null = null;
  let others = 0;
  for (const item of from) {
    const name = printItem(nouns, of, item).toLowerCase();
    if (name === wanted) return item;
    if (isBeginning(wanted, name) && item !== begun) {
      begun = item;
      others++;
    }
  }
  const isOther = nouns[of]?.isName?.(wanted) ?? false;
  const named = (fits: (name: string) => boolean): Barred | undefined =>
    barred?.find((one) => (one.of ?? of) === of && fits(printItem(nouns, of, one.item).toLowerCase()));
  const why =
    named((name) => name === wanted) ??
    (others > 0 || isOther ? undefined : named((name) => isBeginning(wanted, name)));
  if (why?.instead !== undefined && from.includes(why.instead)) return why.instead;
  if (why !== undefined) throw new Unreadable(why.reason, {}, why);
  if (begun !== null && others === 1 && !isOther) return begun;
  const names = [...new Set(from.map((item) => printItem(nouns, of, item)))];
  const list = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ');
  const typed = word.slice(0, 40);
  if (others > 1 && !isOther)
    throw new Unreadable(`'${typed}' could be several: ${list}`, { typed, numbers: [others] });
  throw new Unreadable(`'${typed}' is not one of: ${list || 'nothing'}`, { typed, numbers: [0] });
}

/** A number never abbreviates a longer number. */
const isBeginning = (word: string, name: string): boolean =>
  name.startsWith(word) && !(/\d$/.test(word) && /\d/.test(name.charAt(word.length)));

function readBag(nouns: Nouns, of: string, from: readonly Item[], word: string, barred: BarredHere): Item[] {
  if (word === '-') return [];
  return word.split('+').flatMap((piece) => {
    const [, name = '', times] = /^(.*?)(?:\*(\d+))?$/.exec(piece) ?? [];
    const copies = times === undefined ? 1 : Number(times);
    const item = readItem(nouns, of, from, name, barred);
    if (copies > from.length) throw new Unreadable(`there are not ${copies} of ${shown(name)}`);
    return new Array<Item>(copies).fill(item);
  });
}

function readBargain(nouns: Nouns, request: Offer, word: string, barred: BarredHere): Bargain {
  const [, seat, give, want] = /^(\d+):([^/]+)\/([^/]+)$/.exec(word) ?? [];
  if (seat === undefined)
    throw new Unreadable(`a bargain is SEAT:GIVE/WANT, such as 2:net+$3/-, or none; not ${shown(word)}`);
  const partner = request.partners.find((one) => one.seat === Number(seat));
  if (partner === undefined) {
    const why = partnerRefusal(request, Number(seat), barred);
    throw why.items === undefined
      ? new Unreadable(`no bargain can be made with seat ${seat} here`)
      : new Unreadable(why.text, why);
  }
  const side = (text: string, from: readonly Item[]): [Item[], number] => {
    const pieces = text === '-' ? [] : text.split('+');
    const coins = pieces.filter((piece) => piece.startsWith('$')).map((piece) => readNumber(piece.slice(1)));
    const goods = pieces.filter((piece) => !piece.startsWith('$')).join('+');
    return [goods === '' ? [] : readBag(nouns, request.of, from, goods, barred), coins.reduce((a, b) => a + b, 0)];
  };
  const [giveItems, giveCoins] = side(give!, request.give);
  const [wantItems, wantCoins] = side(want!, partner.items);
  return { with: partner.seat, give: giveItems, giveCoins, want: wantItems, wantCoins };
}
