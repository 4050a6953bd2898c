// Choices as short text, and back.
//
// One notation serves logs, the terminal, bug reports, bots and players who listen instead of looking:
//   pick    sword            subset, pay   guard*2+trick   none: -      path   c3>c4>c5   staying: .
//   amount  7                order         b>a>c                        offer  2:net+$3/sword   or none
//   form    its fields in order, with a blank between them; a form inside a form stands in ( )
// Words are the game's own (its nouns). Reading also takes any beginning of a word that leaves no doubt.

import type { Noun } from '#engine/game.ts';
import { type Refusal, refusalOf, shown } from '#engine/requests/legal.ts';
import type { Bargain, Choice, FormChoice, Item, Offer, Request } from '#engine/requests/request.ts';
import { compareItems, isAsked } from '#engine/requests/request.ts';

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

/** The choice a text means, legal or not a choice at all; `refusal` says what is wrong with it. */
export type Parsed = { choice: Choice; refusal: null } | { choice: null; refusal: Refusal };

/** No choice is longer than this, so a longer text is not parsed. */
const LONGEST = 4000;

export function parse(request: Request, text: string, nouns: Nouns): Parsed {
  try {
    if (text.length > LONGEST) throw new Unreadable(`an answer has at most ${LONGEST} characters`);
    const words = wordsOf(text);
    const choice = read(request, words, nouns);
    if (words.length > 0) throw new Unreadable(`${shown(words.join(' '))} is left over`);
    const refusal = refusalOf(request, choice);
    return refusal === null ? { choice, refusal: null } : { choice: null, refusal };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { choice: null, refusal: { clause: request.clause, code: 'unreadable', text: error.message } };
  }
}

class Unreadable extends Error {}

/** Words and brackets, in order. */
function wordsOf(text: string): string[] {
  return text.match(/[()]|[^\s()]+/g) ?? [];
}

function read(request: Request, words: string[], nouns: Nouns): Choice {
  if (request.kind === 'form') {
    const answers: FormChoice = {};
    for (const field of request.fields) {
      if (!isAsked(field, answers)) continue;
      if (field.request.kind === 'form' && words.shift() !== '(')
        throw new Unreadable(`'${field.name}' must stand in ( )`);
      if (words.length === 0) throw new Unreadable(`'${field.name}' is missing`);
      answers[field.name] = read(field.request, words, nouns);
      if (field.request.kind === 'form' && words.shift() !== ')')
        throw new Unreadable(`a ) is missing after '${field.name}'`);
    }
    return answers;
  }
  const word = words.shift();
  if (word === undefined) throw new Unreadable('an answer is missing');
  switch (request.kind) {
    case 'pick':
      return readItem(nouns, request.of, request.from, word);
    case 'amount':
      return readNumber(word);
    case 'subset':
    case 'pay':
      return readBag(nouns, request.of, request.from, word);
    case 'path':
      return word === '.' ? [] : readWalk(nouns, request.of, [...request.steps.keys()], word);
    case 'order':
      return word === '.' ? [] : word.split('>').map((item) => readItem(nouns, request.of, request.items, item));
    case 'offer':
      return word === 'none' ? 'none' : readBargain(nouns, request, word);
  }
}

const readWalk = (nouns: Nouns, of: string, nodes: readonly number[], word: string): Item[] =>
  word.split('>').map((step) => readItem(nouns, of, nodes, step));

function readNumber(word: string): number {
  if (!/^-?\d+$/.test(word)) throw new Unreadable(`${shown(word)} is not a whole number`);
  return Number(word);
}

/** The item of `from` that a word names: in full, or by a beginning that fits no other. */
function readItem(nouns: Nouns, of: string, from: readonly Item[], word: string): Item {
  const wanted = word.toLowerCase();
  let begun: Item | null = null;
  let others = 0;
  for (const item of from) {
    const name = printItem(nouns, of, item).toLowerCase();
    if (name === wanted) return item;
    if (name.startsWith(wanted) && item !== begun) {
      begun = item;
      others++;
    }
  }
  if (begun !== null && others === 1) return begun;
  const names = [...new Set(from.map((item) => printItem(nouns, of, item)))];
  const list = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ');
  throw new Unreadable(
    others > 1
      ? `'${word.slice(0, 40)}' could be several: ${list}`
      : `'${word.slice(0, 40)}' is not one of: ${list || 'nothing'}`,
  );
}

function readBag(nouns: Nouns, of: string, from: readonly Item[], word: string): Item[] {
  if (word === '-') return [];
  return word.split('+').flatMap((piece) => {
    const [, name = '', times] = /^(.*?)(?:\*(\d+))?$/.exec(piece) ?? [];
    const copies = times === undefined ? 1 : Number(times);
    if (copies > from.length) throw new Unreadable(`there are not ${copies} of ${shown(name)}`);
    return new Array<Item>(copies).fill(readItem(nouns, of, from, name));
  });
}

function readBargain(nouns: Nouns, request: Offer, word: string): Bargain {
  const [, seat, give, want] = /^(\d+):([^/]+)\/([^/]+)$/.exec(word) ?? [];
  if (seat === undefined)
    throw new Unreadable(`a bargain is SEAT:GIVE/WANT, such as 2:net+$3/-, or none; not ${shown(word)}`);
  const partner = request.partners.find((one) => one.seat === Number(seat));
  if (partner === undefined) throw new Unreadable(`no bargain can be made with seat ${seat} here`);
  const side = (text: string, from: readonly Item[]): [Item[], number] => {
    const pieces = text === '-' ? [] : text.split('+');
    const coins = pieces.filter((piece) => piece.startsWith('$')).map((piece) => readNumber(piece.slice(1)));
    const goods = pieces.filter((piece) => !piece.startsWith('$')).join('+');
    return [goods === '' ? [] : readBag(nouns, request.of, from, goods), coins.reduce((a, b) => a + b, 0)];
  };
  const [giveItems, giveCoins] = side(give!, request.give);
  const [wantItems, wantCoins] = side(want!, partner.items);
  return { with: partner.seat, give: giveItems, giveCoins, want: wantItems, wantCoins };
}
