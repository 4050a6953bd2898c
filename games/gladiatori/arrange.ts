// Set-up lines of scenarios. A line sets what it names, whatever was there before:
//
//   seat 0 is mirmillo            sheet and Powers of a ready-made character; his cards lie in the deck
//   seat 0 hand strength energy-1*3        also hp, discard, removed, deck, stack, open, reserve
//   seat 0 row strength/rotated dexterity berserk/down       the table row, from the left
//   seat 0 values 5 4 4/5 5 3     Offense, Guard, Endurance, Blood, Speed, each with its initial value if that differs
//   seat 0 offense 4/6            one of them; also guard, endurance, blood, speed
//   seat 0 powers lunge leap · used delay · items gladius galea · damaged galea · holds wide-net 1
//   seat 0 at G05 facing W · grey 3 · white 1 · down · vp 12 · due 3 · plus-four · delayed 2 · aid 1 3 · boosted guard · dead · coins 70
//   turn 2 · round 1 · first-blood · order 1 0 · markers 1 0 (from the top) · active 0 · last-hand 0 … · acted 0
//   animal bear at C03 [grey 3] · waiting dog · due wolf · item-deck gladius sica (drawn first) · face-up gladius sica

import { COMPASS } from '#games/gladiatori/board.ts';
import {
  ALL_ITEMS,
  CARDS,
  FACE_DOWN,
  itemOf,
  KINDS,
  MOST_VALUE,
  POWERS,
  ROTATED,
  SPECIES,
  VALUES,
} from '#games/gladiatori/cards.ts';
import { deckOf, OWN_CHARACTER, READY_MADE } from '#games/gladiatori/characters.ts';
import { giveSheet } from '#games/gladiatori/handling.ts';
import { damageOf } from '#games/gladiatori/holdings.ts';
import { cellNamed, directionNamed, figureNamed } from '#games/gladiatori/names.ts';
import { DUE, type Gladiator, type Gladiatori, PRESENT, WAITING } from '#games/gladiatori/state.ts';

const LISTS = ['hand', 'hp', 'discard', 'removed', 'deck', 'stack', 'open', 'reserve'] as const;

export function arrange(g: Gladiatori, line: string): void {
  const [what = '', ...words] = line.trim().split(/\s+/);
  const numbers = (): number[] => words.map((word) => numberOf(word, -99, 99));
  switch (what) {
    case 'seat':
      return arrangeSeat(g, numberOf(words[0], 0, g.seats - 1), words[1] ?? '', words.slice(2));
    case 'turn':
      g.turn = numberOf(words[0], 0, 6);
      return;
    case 'round':
      g.round = numberOf(words[0], 0, 2);
      return;
    case 'first-blood':
      g.firstBlood = true;
      return;
    case 'order':
      g.order = numbers();
      return;
    case 'acted':
      g.acted = numbers();
      return;
    case 'active':
      g.active = numberOf(words[0], -1, 3);
      return;
    case 'markers':
      for (const seat of numbers().reverse()) g.arrived[seat] = ++g.clock;
      return;
    case 'animal':
      return arrangeAnimal(g, PRESENT, words);
    case 'due':
      return arrangeAnimal(g, DUE, words);
    case 'waiting':
      return arrangeAnimal(g, WAITING, words);
    case 'item-deck': {
      const items = words.map(itemNamed);
      g.itemDeck = [...g.itemDeck.filter((item) => !items.includes(item)), ...items.reverse()];
      return;
    }
    case 'face-up':
      g.faceUp = words.map(itemNamed).sort((a, b) => a - b);
      return;
    default:
      throw new Error(
        `'${what}' cannot be set; there are: seat, turn, round, first-blood, order, acted, active, markers, animal, due, waiting, item-deck, face-up`,
      );
  }
}

/** An animal that waits is taken, if there is one of that species. */
function arrangeAnimal(g: Gladiatori, where: number, words: string[]): void {
  const present = where === PRESENT;
  const species =
    g.beast !== null && words[0] === g.beast.name ? SPECIES.length : SPECIES.findIndex(({ name }) => name === words[0]);
  if (species < 0)
    throw new Error(`'${words[0]}' is no animal; there are: ${SPECIES.map(({ name }) => name).join(', ')}`);
  const cell = present ? cellNamed(words[2] ?? '') : -1;
  if (present && cell < 0)
    throw new Error(`'animal ${words[0]} at HEX' needs a hex of the arena, such as D07, not '${words[2]}'`);
  const grey = words[3] === 'grey' ? numberOf(words[4], 0, 3) : 0;
  const waiting = g.animals.find((one) => one.species === species && one.where === WAITING);
  if (waiting === undefined) g.animals.push({ species, where, from: 0, cell, grey });
  else Object.assign(waiting, { where, cell, grey });
}

function arrangeSeat(g: Gladiatori, seat: number, what: string, words: string[]): void {
  const one = g.gladiators[seat]!;
  if ((LISTS as readonly string[]).includes(what)) {
    one[what as (typeof LISTS)[number]] = words.flatMap(cardsNamed).sort((a, b) => a - b);
    return;
  }
  const value = (VALUES as readonly string[]).indexOf(what);
  if (value >= 0) return setValue(one, value, words[0] ?? '');
  switch (what) {
    case 'is':
      return be(g, one, words[0] ?? '');
    case 'values':
      for (const [i, word] of words.entries()) setValue(one, i, word);
      return;
    case 'row':
      return setRow(one, words);
    case 'powers':
      one.powers = words.reduce((all, word) => all | (1 << powerNamed(word)), 0);
      return;
    case 'used':
      one.used = words.reduce((all, word) => all | (1 << powerNamed(word)), 0);
      return;
    case 'items':
      one.items = words.map(itemNamed).sort((a, b) => a - b);
      one.holds = one.items.map(() => -1);
      g.itemDeck = g.itemDeck.filter((item) => !one.items.includes(item));
      return;
    case 'damaged':
      one.damaged = words.reduce((all, word) => all | damageOf(itemNamed(word)), 0);
      return;
    case 'holds':
      one.holds[one.items.indexOf(itemNamed(words[0] ?? ''))] = figureNamed(words[1] ?? '');
      return;
    case 'at':
      one.cell = cellNamed(words[0] ?? '');
      if (one.cell < 0)
        throw new Error(`'${words[0]}' is no hex of the arena; write it like D07 or, as the rulebook does, like -4,2`);
      if (words[1] === 'facing') one.facing = facingNamed(words[2] ?? '');
      return;
    case 'boosted':
      one.boosted = words.reduce((all, word) => all | (1 << (VALUES as readonly string[]).indexOf(word)), 0);
      return;
    case 'aid':
      one.aid.push(figureNamed(words[0] ?? ''), numberOf(words[1], 0, 20));
      return;
    case 'dead':
      one.out = 1;
      one.cell = -1;
      return;
    case 'down':
      one.down = true;
      return;
    case 'plus-four':
      one.plusFour = true;
      return;
    case 'vp':
      g.vp[seat] = numberOf(words[0], -99, 99);
      return;
    case 'coins':
    case 'due':
    case 'delayed':
    case 'grey':
    case 'white':
      one[what] = numberOf(words[0], -1, 150);
      return;
    default:
      throw new Error(`'seat ${seat} ${what}' cannot be set; see the top of games/gladiatori/arrange.ts for what can`);
  }
}

function be(g: Gladiatori, one: Gladiator, name: string): void {
  const character = READY_MADE.findIndex((ready) => ready.name === name);
  if (character < 0)
    throw new Error(
      `'${name}' is no ready-made character; there are: ${READY_MADE.map((ready) => ready.name).join(', ')}`,
    );
  const { sheet } = READY_MADE[character]!;
  giveSheet(one, character, sheet);
  one.deck = g.turn === 0 || g.round === 0 ? deckOf(sheet) : [];
}

function setValue(one: Gladiator, value: number, word: string): void {
  const [now, initial = now] = word.split('/');
  one.now[value] = numberOf(now, 0, 20);
  one.initial[value] = numberOf(initial, 0, 20);
  one.known.low[value] = 0;
  one.known.high[value] = MOST_VALUE;
  if (one.character < 0) one.character = OWN_CHARACTER;
}

function setRow(one: Gladiator, words: readonly string[]): void {
  one.row = [];
  one.turned = [];
  one.covert = [];
  one.maybe = [];
  for (const word of words) {
    const [name = '', ...how] = word.split('/');
    const card = cardsNamed(name)[0]!;
    const secret = how.includes('secret');
    one.row.push(secret ? -1 : card);
    if (secret) one.covert.push(card);
    if (secret) one.maybe.push(15);
    one.turned.push((how.includes('rotated') ? ROTATED : 0) | (how.includes('down') || secret ? FACE_DOWN : 0));
  }
}

function facingNamed(word: string): number {
  const facing = directionNamed(word);
  if (facing < 0) throw new Error(`'${word}' is no facing; there are: ${COMPASS.join(', ')}`);
  return facing;
}

function numberOf(word: string | undefined, min: number, max: number): number {
  if (word === undefined || !/^-?\d+$/.test(word) || Number(word) < min || Number(word) > max) {
    throw new Error(`a number from ${min} to ${max} is needed, not '${word}'`);
  }
  return Number(word);
}

/** `energy-1*3` is three cards. */
function cardsNamed(word: string): number[] {
  const [name, times = '1'] = word.split('*');
  const card = CARDS.findIndex((one) => one.name === name);
  if (card < 0 || card >= KINDS)
    throw new Error(`'${name}' is no card; there are: ${CARDS.map((one) => one.name).join(', ')}`);
  return new Array<number>(numberOf(times, 1, 16)).fill(card);
}

function itemNamed(word: string): number {
  const item = ALL_ITEMS.find((one) => itemOf(one).name === word);
  if (item === undefined)
    throw new Error(`'${word}' is no Item; there are: ${ALL_ITEMS.map((one) => itemOf(one).name).join(', ')}`);
  return item;
}

function powerNamed(word: string): number {
  const power = POWERS.findIndex(({ name }) => name === word);
  if (power < 0) throw new Error(`'${word}' is no Power; there are: ${POWERS.map(({ name }) => name).join(', ')}`);
  return power;
}
