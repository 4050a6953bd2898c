// Set-up lines of scenarios: `seat 0 hand petty-theft guard`, `seat 1 table crixus.2 net.x`, `seat 2 gold 5`, `host 1` …
// A card that is laid somewhere is taken from its deck, so that no card is there twice; gold comes from the bank.

import { insert, remove } from '#engine/chance/deck.ts';
import { arena, STARTS } from '#games/spartacus/board.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import {
  assetName,
  CARDS,
  CHAMPION,
  EXHAUSTED,
  FIRST_INTRIGUE,
  INJURED,
  kindOf,
  withFavor,
} from '#games/spartacus/cards.ts';
import { CORNERS, newFight, poolAt, type Spartacus, stakeAt } from '#games/spartacus/state.ts';

export function arrange(g: Spartacus, line: string): void {
  const [what = '', ...words] = line.trim().split(/\s+/);
  switch (what) {
    case 'seat':
      return arrangeSeat(g, numberOf(words[0], g.seats - 1), words[1] ?? '', words.slice(2));
    case 'turn':
      g.turn = numberOf(words[0], 999);
      return;
    case 'host':
      g.host = numberOf(words[0], g.seats - 1);
      return;
    case 'hidden':
      for (const word of words) {
        const seat = numberOf(word, g.seats - 1);
        g.hidden |= 1 << seat;
        g.showed[seat] = g.gold[seat]!;
      }
      return;
    case 'top':
      return toTop(g, words.map(kindNamed));
    case 'discard':
      for (const kind of words.map(kindNamed)) {
        remove(deckOf(g, kind), kind);
        (kind < FIRST_INTRIGUE ? g.marketDiscard : g.intrigueDiscard).push(kind);
      }
      return;
    case 'lot':
      for (const kind of words.map(kindNamed)) {
        remove(g.market, kind);
        g.lot.push(kind);
      }
      return;
    case 'played':
      for (const kind of words.map(kindNamed)) {
        remove(g.intrigue, kind);
        g.played.push(kind);
      }
      return;
    case 'empty':
      return empty(g, words[0] ?? '');
    case 'fight':
      return fight(g, words);
    case 'round':
      g.fight!.round = numberOf(words[0], 99);
      return;
    case 'idle':
      g.fight!.idle = numberOf(words[0], 99);
      return;
    case 'defeat':
      g.fight!.loser = numberOf(words[0], 2) - 1;
      g.fight!.degree = numberOf(words[1], 3);
      return;
    default:
      throw new Error(
        `'${what}' cannot be set; there are: seat, turn, host, hidden, top, discard, lot, played, empty, fight, round, idle, defeat`,
      );
  }
}

function arrangeSeat(g: Spartacus, seat: number, what: string, words: string[]): void {
  const house = g.houses[seat]!;
  switch (what) {
    case 'house':
      house.card = kindNamed(words[0] ?? '');
      return;
    case 'influence':
      house.influence = numberOf(words[0], 12);
      return;
    case 'gold': {
      const gold = numberOf(words[0], 999);
      g.gold[g.seats]! += g.gold[seat]! - gold;
      g.gold[seat] = gold;
      return;
    }
    case 'hand':
      for (const kind of words.map(kindNamed)) {
        remove(g.intrigue, kind);
        insert(house.hand, kind);
      }
      return;
    case 'table':
      for (const asset of words.map(assetNamed)) {
        remove(deckOf(g, kindOf(asset)), kindOf(asset));
        house.assets.push(asset);
      }
      return;
    case 'bets':
      for (const [i, word] of words.entries()) g.bets[stakeAt(seat, i)] = numberOf(word, 3);
      return;
    default:
      throw new Error(
        `'seat ${seat} ${what}' cannot be set; there are: house, influence, gold, hand, table, bets (${CORNERS.join(', ')})`,
      );
  }
}

/** `fight 0 crixus net d3 3/3/3 against 1 theokeles d4`: seat, combatant, equipment, cell and dice as far as they matter. */
function fight(g: Spartacus, words: readonly string[]): void {
  const made = newFight(words[0] === 'tournament');
  const sides = words
    .filter((word) => word !== 'tournament')
    .join(' ')
    .split(' against ');
  for (const [slot, side] of sides.entries()) {
    const [seat, combatant = '', ...rest] = side.split(' ');
    made.seats.push(numberOf(seat, g.seats - 1));
    made.cards.push(assetNamed(combatant));
    made.cells.push(STARTS[slot]!);
    made.gear.push([]);
    const { dice } = CARDS[kindOf(assetNamed(combatant))]!;
    for (let pool = 0; pool < 3; pool++) made.health.push(dice[pool]!);
    for (const word of rest) {
      if (/^\d+\/\d+\/\d+$/.test(word))
        made.health.splice(poolAt(slot, 0), POOLS.length, ...word.split('/').map(Number));
      else if (arena.parse(word) >= 0) made.cells[slot] = arena.parse(word);
      else made.gear[slot]!.push(assetNamed(word));
    }
    for (const asset of [made.cards[slot]!, ...made.gear[slot]!]) {
      if (!g.houses[made.seats[slot]!]!.assets.includes(asset))
        throw new Error(`${assetName(asset)} is not on that table`);
    }
  }
  g.fight = made;
}

function empty(g: Spartacus, deck: string): void {
  if (deck === 'intrigue') g.intrigueDiscard.push(...g.intrigue.splice(0));
  else if (deck === 'market') g.marketDiscard.push(...g.market.splice(0));
  else throw new Error(`the decks are intrigue and market, not '${deck}'`);
}

function numberOf(word: string | undefined, max: number): number {
  if (word === undefined || !/^\d+$/.test(word) || Number(word) > max)
    throw new Error(`a number from 0 to ${max} is needed, not '${word}'`);
  return Number(word);
}

function kindNamed(word: string): number {
  const kind = CARDS.findIndex((card) => card.slug === word);
  if (kind < 0) throw new Error(`'${word}' is no card`);
  return kind;
}

/** An asset as assetName writes it. */
export function assetNamed(word: string): number {
  const [slug = '', ...marks] = word.split('.');
  let asset = kindNamed(slug);
  for (const mark of marks) {
    if (mark === 'x') asset |= EXHAUSTED;
    else if (mark === 'injured') asset |= EXHAUSTED | INJURED;
    else if (mark === 'champion') asset |= CHAMPION;
    else asset = withFavor(asset, numberOf(mark, 2));
  }
  return asset;
}

const deckOf = (g: Spartacus, kind: number): number[] => (kind < FIRST_INTRIGUE ? g.market : g.intrigue);

/** The first named lies on top, that is at the end. */
function toTop(g: Spartacus, kinds: number[]): void {
  for (const kind of kinds.reverse()) {
    const deck = deckOf(g, kind);
    remove(deck, kind);
    deck.push(kind);
  }
}
