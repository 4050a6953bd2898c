// Set-up lines of scenarios: `seat 0 hand blow-2 trick`, `seat 1 coins 3`, `deck guard-1 trick`, `round 2` …
// A card that is laid somewhere is taken from the deck, so that no card is there twice.

import { remove } from '#engine/deck.ts';
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
    case 'top':
      return toTop(g.deck, words.map(cardOf));
    case 'discard':
      return move(g.deck, g.discard, words.map(cardOf));
    case 'deck-empty':
      return move(g.deck, g.discard, g.deck.slice());
    case 'laurels':
      return toTop(
        g.laurels,
        words.map((word) => numberOf(word, 3)),
      );
    case 'lot':
      return move(
        g.laurels,
        g.lot,
        words.map((word) => numberOf(word, 3)),
      );
    default:
      throw new Error(
        `'${what}' cannot be set; there are: seat, round, first, bank, top, discard, deck-empty, laurels, lot`,
      );
  }
}

function arrangeSeat(g: Harenula, seat: number, what: string, words: string[]): void {
  const gladiator = g.gladiators[seat]!;
  switch (what) {
    case 'hand':
      return move(g.deck, gladiator.hand, words.map(cardOf));
    case 'buried':
      return move(g.deck, gladiator.buried, words.map(cardOf));
    case 'laurels':
      return move(
        g.laurels,
        gladiator.laurels,
        words.map((word) => numberOf(word, 3)),
      );
    case 'patron':
      return move(
        g.patrons,
        gladiator.patron,
        words.map((word) => (PATRONS as readonly string[]).indexOf(word)),
      );
    case 'coins':
      g.coins[seat] = numberOf(words[0], 99);
      return;
    case 'felled':
      gladiator.felled = numberOf(words[0], 9);
      return;
    case 'at':
      gladiator.cell = words[0] === 'fallen' ? -1 : arena.parse(words[0] ?? '');
      return;
    default:
      throw new Error(
        `'seat ${seat} ${what}' cannot be set; there are: hand, buried, laurels, patron, coins, felled, at`,
      );
  }
}

function numberOf(word: string | undefined, max: number): number {
  if (word === undefined || !/^\d+$/.test(word) || Number(word) > max)
    throw new Error(`a number from 0 to ${max} is needed, not '${word}'`);
  return Number(word);
}

function cardOf(word: string): number {
  const card = (CARDS as readonly string[]).indexOf(word);
  if (card < 0) throw new Error(`'${word}' is no card; there are: ${CARDS.join(', ')}`);
  return card;
}

function move(from: number[], to: number[], cards: number[]): void {
  for (const card of cards) remove(from, card);
  to.push(...cards);
  to.sort((a, b) => a - b);
}

/** The first named lies on top, that is at the end. */
function toTop(deck: number[], cards: number[]): void {
  for (const card of cards) remove(deck, card);
  deck.push(...cards.reverse());
}
