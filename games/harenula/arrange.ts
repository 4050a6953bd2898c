// Set-up lines of scenarios, such as `seat 0 hand blow-2 trick*2`, `seat 1 at c3`, `top guard-1`, `round 2`.
//
// What is laid somewhere is taken from its pile, so that no card is there twice. `top` and `laurels` put things on top
// of a pile, the first named uppermost. `sand` makes the whole deck of these cards alone, whatever there are by the book;
// it comes before what takes cards from there.

import { insert, remove } from '#engine/chance/deck.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, PATRONS } from '#games/harenula/cards.ts';
import type { Harenula } from '#games/harenula/state.ts';

export function arrange(g: Harenula, line: string): void {
  const [what = '', ...words] = line.trim().split(/\s+/);
  switch (what) {
    case 'seat':
      return arrangeSeat(g, numberOf(words[0], g.seats - 1), words[1] ?? '', words.slice(2));
    case 'round':
      g.round = numberOf(words[0], g.rounds);
      return;
    case 'first':
      g.first = numberOf(words[0], g.seats - 1);
      return;
    case 'bank':
      g.coins[g.seats] = numberOf(words[0], 99);
      return;
    case 'sand':
      g.deck = cardsOf(words).reverse();
      return;
    case 'top':
      return putOnTop(g.deck, cardsOf(words));
    case 'discard':
      return move(g.deck, g.discard, cardsOf(words));
    case 'deck-empty':
      return move(g.deck, g.discard, g.deck.slice());
    case 'laurels':
      return putOnTop(g.laurels, laurelsOf(words));
    case 'lot':
      return move(g.laurels, g.lot, laurelsOf(words));
    default:
      throw new Error(
        `'${what}' cannot be set; there are: seat, round, first, bank, sand, top, discard, deck-empty, laurels, lot`,
      );
  }
}

function arrangeSeat(g: Harenula, seat: number, what: string, words: string[]): void {
  const gladiator = g.gladiators[seat]!;
  switch (what) {
    case 'hand':
      return move(g.deck, gladiator.hand, cardsOf(words));
    case 'buried':
      return move(g.deck, gladiator.buried, cardsOf(words));
    case 'laurels':
      return move(g.laurels, gladiator.laurels, laurelsOf(words));
    case 'patron':
      return move(g.patrons, gladiator.patron, namesOf(words, PATRONS, 'patron'));
    case 'coins':
      g.coins[seat] = numberOf(words[0], 99);
      return;
    case 'felled':
      gladiator.felled = numberOf(words[0], 9);
      return;
    case 'at':
      gladiator.cell = words[0] === 'fallen' ? -1 : cellOf(words[0] ?? '');
      return;
    default:
      throw new Error(
        `'seat ${seat} ${what}' cannot be set; there are: hand, buried, laurels, patron, coins, felled, at`,
      );
  }
}

function numberOf(word: string | undefined, max: number): number {
  if (word === undefined || !/^\d+$/.test(word) || Number(word) > max)
    throw new Error(`a number from 0 to ${max} is needed, not '${word ?? ''}'`);
  return Number(word);
}

/** The places of the words in a list of names; `trick*2` stands for two. */
function namesOf(words: readonly string[], names: readonly string[], what: string): number[] {
  return words.flatMap((word) => {
    const [, name = '', times = '1'] = /^(.*?)(?:\*(\d+))?$/.exec(word)!;
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`'${name}' is no ${what}; there are: ${names.join(', ')}`);
    return new Array<number>(Number(times)).fill(place);
  });
}

const cardsOf = (words: readonly string[]): number[] => namesOf(words, CARDS, 'card');
const laurelsOf = (words: readonly string[]): number[] => words.map((word) => numberOf(word, 3));

function cellOf(word: string): number {
  const cell = arena.parse(word);
  if (cell < 0) throw new Error(`'${word}' is no hex of the arena; write c3, or fallen`);
  return cell;
}

function take(pile: number[], item: number): void {
  if (!pile.includes(item)) throw new Error('more of one kind are named than there are left');
  remove(pile, item);
}

function move(from: number[], to: number[], items: readonly number[]): void {
  for (const item of items) {
    take(from, item);
    insert(to, item);
  }
}

function putOnTop(pile: number[], items: readonly number[]): void {
  for (const item of items) take(pile, item);
  pile.push(...items.toReversed());
}
