// Set-up lines of scenarios. A card that is laid somewhere is taken from its deck, so that no card is there twice.
//
//   seat 0 gladiator brasus hp=5 victories=2 glory=6 second=butcher-of-nola     into the Ludus
//   seat 0 hand feint oiled-limbs · seat 0 open whetted-sica · seat 0 starters practice-sica · seat 0 coins 3
//   seat 0 task strongbox · seat 0 done untouched · seat 0 plan morning brasus practice-gladius feint
//   market feint oiled-limbs      these come up first; so do tiros, seconds and tasks
//   deck-size market 3            the rest of the deck goes to its discard pile; so does tiros, and a class
//   discard feint · lot feint · shown brasus · round 3 · order 1 0

import { insert, remove } from '#engine/chance/deck.ts';
import {
  isStarter,
  RESOURCE_NAMES,
  SECOND_CLASS,
  SECOND_CLASSES,
  SECOND_NAMES,
  TASK_NAMES,
  TIRO_NAMES,
  TYPE_OF,
} from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { COINS, gain, type House, type Ludi, newGladiator, RATIONS } from '#games/house-of-gladiators/state.ts';

export function arrange(g: Ludi, line: string): void {
  const [what = '', ...words] = line.trim().split(/\s+/);
  const act = GAME_LINES[what];
  if (act === undefined)
    throw new Error(`'${what}' cannot be set; there are: seat, ${Object.keys(GAME_LINES).slice(1).join(', ')}`);
  act(g, words);
}

const GAME_LINES: { readonly [what: string]: (g: Ludi, words: string[]) => void } = {
  seat: arrangeSeat,
  round(g, [word]) {
    g.round = numberOf(word, 99);
  },
  order(g, words) {
    g.order = words.map((word) => numberOf(word, g.seats - 1));
  },
  market: (g, words) => toBottom(g.market, words.map(cardOf)),
  tiros: (g, words) => toBottom(g.tiros, words.map(tiroOf)),
  tasks: (g, words) => toBottom(g.tasks, words.map(taskOf)),
  seconds(g, words) {
    for (const second of words.map(secondOf).reverse()) toBottom(g.seconds[SECOND_CLASS[second]!]!, [second]);
  },
  'deck-size'(g, [name = '', size]) {
    const cls = (SECOND_CLASSES as readonly string[]).findIndex((one) => one.toLowerCase() === name);
    const deck = name === 'market' ? g.market : name === 'tiros' ? g.tiros : g.seconds[cls];
    const pile = name === 'market' ? g.discard : name === 'tiros' ? g.tiroDiscard : g.secondDiscard[cls];
    if (deck === undefined || pile === undefined) throw new Error(`there is no deck '${name}'`);
    for (const card of deck.splice(0, deck.length - numberOf(size, deck.length))) insert(pile, card);
  },
  discard: (g, words) => move(g.market, g.discard, words.map(cardOf)),
  lot(g, words) {
    move(g.market, g.lot, words.map(cardOf));
    g.lotType = TYPE_OF[g.lot[0]!]!;
  },
  shown: (g, words) => move(g.tiros, g.shown, words.map(tiroOf)),
};

function arrangeSeat(g: Ludi, [seat, what = '', ...words]: string[]): void {
  const house = g.houses[numberOf(seat, g.seats - 1)]!;
  const act = SEAT_LINES[what];
  if (act === undefined)
    throw new Error(`'seat ${seat} ${what}' cannot be set; there are: ${Object.keys(SEAT_LINES).join(', ')}`);
  act(g, house, words);
}

const SEAT_LINES: { readonly [what: string]: (g: Ludi, house: House, words: string[]) => void } = {
  coins(g, house, [word]) {
    g.reservoir[COINS]! += house.coins - numberOf(word, 99);
    house.coins = numberOf(word, 99);
  },
  rations(g, house, [word]) {
    g.reservoir[RATIONS]! += house.rations - numberOf(word, 99);
    house.rations = numberOf(word, 99);
  },
  gladiator: arrangeGladiator,
  gladiators(g, house, words) {
    for (const word of words) arrangeGladiator(g, house, [word]);
  },
  dead(g, house, words) {
    arrangeGladiator(g, house, words);
    house.dead.push(house.ludus.pop()!);
  },
  hand(g, house, words) {
    for (const card of words.map(cardOf)) {
      remove(g.market, card);
      gain(house, card);
    }
  },
  open: (g, house, words) => move(g.market, house.open, words.map(cardOf)),
  starters(g, house, words) {
    const kept = words[0] === 'none' ? [] : words.map(cardOf);
    for (const card of house.open.filter(isStarter)) {
      if (kept.includes(card)) continue;
      remove(house.open, card);
      insert(g.removed, card);
    }
  },
  task: (g, house, words) => move(g.tasks, house.task, words.map(taskOf)),
  done: (g, house, words) => move(g.tasks, house.done, words.map(taskOf)),
  plan(_g, house, [slot, fighter, ...gear]) {
    const at = (SLOT_NAMES as readonly string[]).indexOf(slot ?? '');
    if (at < 0) throw new Error(`there is no slot '${slot}'; there are: ${SLOT_NAMES.join(', ')}`);
    house.plan.fighters[at] = tiroOf(fighter ?? '');
    for (const card of gear.map(cardOf)) (TYPE_OF[card] === 0 ? house.plan.combat : house.plan.special)[at] = card;
  },
  chose(g, house, [word]) {
    house.chose = numberOf(word, 99);
    g.selections = Math.max(g.selections, house.chose + 1);
  },
  busy(_g, house, words) {
    house.busy.push(...words.map(tiroOf));
  },
  unrested(_g, house) {
    house.unrested = true;
  },
};

function arrangeGladiator(g: Ludi, house: House, [name = '', ...words]: string[]): void {
  const tiro = tiroOf(name);
  remove(g.tiros, tiro);
  const gladiator = newGladiator(tiro);
  for (const word of words) {
    const [key = '', value = ''] = word.split('=');
    if (key === 'second') {
      gladiator.second = secondOf(value);
      remove(g.seconds[SECOND_CLASS[gladiator.second]!]!, gladiator.second);
    } else if (key === 'hp' || key === 'victories' || key === 'glory') gladiator[key] = numberOf(value, 99);
    else throw new Error(`'${word}' says nothing about a gladiator; there are: hp=, victories=, glory=, second=`);
  }
  house.ludus.push(gladiator);
}

function numberOf(word: string | undefined, max: number): number {
  if (word === undefined || !/^\d+$/.test(word) || Number(word) > max)
    throw new Error(`a number from 0 to ${max} is needed, not '${word}'`);
  return Number(word);
}

const named =
  (what: string, names: readonly string[]) =>
  (word: string): number => {
    const found = names.indexOf(word);
    if (found < 0) throw new Error(`there is no ${what} '${word}'`);
    return found;
  };
const cardOf = named('card', RESOURCE_NAMES);
const tiroOf = named('Tiro', TIRO_NAMES);
const secondOf = named('second-level card', SECOND_NAMES);
const taskOf = named('task', TASK_NAMES);

function move(from: number[], to: number[], cards: readonly number[]): void {
  for (const card of cards) {
    remove(from, card);
    insert(to, card);
  }
}

/** The first named comes up first, from the bottom, which is the end of the list. */
function toBottom(deck: number[], cards: readonly number[]): void {
  for (const card of cards) remove(deck, card);
  deck.push(...cards.toReversed());
}
