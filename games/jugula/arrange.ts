// Set-up lines of scenarios:
//
//   place thraex.0 3,3n wounded by=retiarius.1    a gladiator in the arena; words after the stance: wounded, hurt, moved,
//                                                 attacked, by=NAME (carries his Hindrance marker), ATT+1, DEF+2, MP+1
//   out murmillo.1                                one who has bitten the dust
//   seat 0 hand J01 P03                           cards are taken from wherever they lie; also top (the first on top),
//                                                 discard, played, open (in hand, known to all), peeked (known to the others)
//   seat 0 deck discard                           the whole draw pile goes there; also `deck played`
//   seat 0 vox 5                                  also glory, left, toll
//   active 1                                      also first, round, turn, calm, exits

import { insert } from '#engine/chance/deck.ts';
import { EVERYBODY } from '#engine/seat.ts';
import { ARMATURAE, kindNamed } from '#games/jugula/armaturae.ts';
import { facingOf, squareOf, stanceNamed } from '#games/jugula/board.ts';
import { CARDS, cardNamed } from '#games/jugula/cards.ts';
import { joinHand } from '#games/jugula/rules/06-cards.ts';
import { ATT, DEF, type Gladiator, type Jugula, type Lanista, MP, NEXT_TURN_END } from '#games/jugula/state.ts';

const NUMBERS = ['active', 'first', 'round', 'turn', 'calm', 'exits'] as const;
const TRACKS = ['vox', 'glory', 'left', 'toll'] as const;

export function arrange(g: Jugula, line: string): void {
  const [what = '', ...words] = line.trim().split(/\s+/);
  if ((NUMBERS as readonly string[]).includes(what)) {
    g[what as (typeof NUMBERS)[number]] = numberOf(words[0]);
    return;
  }
  switch (what) {
    case 'place':
      return place(g, words);
    case 'out': {
      const gladiator = enlist(g, words[0] ?? '');
      gladiator.wounds = 2;
      return;
    }
    case 'seat':
      return arrangeSeat(g, g.lanistae[numberOf(words[0])]!, words[1] ?? '', words.slice(2));
    default:
      throw new Error(`'${what}' cannot be set; there are: place, out, seat, ${NUMBERS.join(', ')}`);
  }
}

function numberOf(word: string | undefined): number {
  if (word === undefined || !/^\d+$/.test(word)) throw new Error(`a number is needed, not '${word}'`);
  return Number(word);
}

/** The gladiator of that name, in the next free slot of his familia if he was not named before. */
function enlist(g: Jugula, name: string): Gladiator {
  const [, id = '', seat = ''] = /^([a-z]+)\.([0-3])$/.exec(name) ?? [];
  const kind = kindNamed(id);
  if (kind < 0 || Number(seat) >= g.seats) throw new Error(`'${name}' is no gladiator; write for instance thraex.0`);
  const familia = g.gladiators.filter((one) => one.seat === Number(seat));
  const found = familia.find((one) => one.kind === kind) ?? familia.find((one) => one.kind < 0);
  if (found === undefined) throw new Error(`the familia of seat ${seat} is full`);
  found.kind = kind;
  return found;
}

function place(g: Jugula, [name = '', stance = '', ...words]: string[]): void {
  const gladiator = enlist(g, name);
  const at = stanceNamed(stance);
  if (at < 0) throw new Error(`'${stance}' is no stance; write for instance 3,4ne`);
  gladiator.cell = squareOf(at);
  gladiator.facing = facingOf(at);
  gladiator.nets = ARMATURAE[gladiator.kind]!.hindrance;
  for (const word of words) describe(g, gladiator, word);
}

function describe(g: Jugula, gladiator: Gladiator, word: string): void {
  const [, stat, k] = /^(ATT|DEF|MP)\+(\d)$/.exec(word) ?? [];
  if (stat !== undefined) {
    gladiator.boosts.push({ stat: { ATT, DEF, MP }[stat]!, k: Number(k), until: NEXT_TURN_END, turn: g.turn });
  } else if (word.startsWith('by=')) {
    const owner = enlist(g, word.slice(3));
    owner.nets--;
    gladiator.net = g.gladiators.indexOf(owner);
  } else if (word === 'wounded') gladiator.wounds = 1;
  else if (word === 'hurt' || word === 'moved' || word === 'attacked') gladiator[word] = true;
  else throw new Error(`'${word}' is unknown; there are: wounded, hurt, moved, attacked, by=NAME, ATT+1, DEF+1, MP+1`);
}

function arrangeSeat(g: Jugula, lanista: Lanista, what: string, words: string[]): void {
  if ((TRACKS as readonly string[]).includes(what)) {
    lanista[what as (typeof TRACKS)[number]] = numberOf(words[0]);
    return;
  }
  switch (what) {
    case 'hand':
    case 'discard':
    case 'played':
      for (const card of taken(lanista, words)) insert(lanista[what], card);
      return;
    case 'open':
      for (const card of taken(lanista, words)) joinHand(lanista, card, EVERYBODY);
      return;
    case 'peeked':
      for (const card of taken(lanista, words)) joinHand(lanista, card, (1 << g.seats) - 1);
      return;
    case 'top':
      lanista.deck.push(...taken(lanista, words).reverse());
      return;
    case 'deck':
      if (words[0] !== 'discard' && words[0] !== 'played') throw new Error("the deck goes to 'discard' or 'played'");
      for (const card of lanista.deck.splice(0)) insert(lanista[words[0]], card);
      return;
    default:
      throw new Error(
        `'${what}' cannot be set; there are: hand, open, peeked, top, discard, played, deck, ${TRACKS.join(', ')}`,
      );
  }
}

/** Takes the named cards from wherever they lie, so that no card is there twice. */
function taken(lanista: Lanista, words: string[]): number[] {
  return words.map((word) => {
    const card = cardNamed(word);
    if (card < 0) throw new Error(`'${word}' is no card; there are ${CARDS[0]!.id} to ${CARDS.at(-1)!.id}`);
    const piles = [lanista.hand, lanista.deck, lanista.discard, lanista.played, lanista.reserve];
    const pile = piles.find((one) => one.includes(card));
    pile?.splice(pile.indexOf(card), 1);
    return card;
  });
}
