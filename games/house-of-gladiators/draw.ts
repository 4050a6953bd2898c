// The table as text, for terminals.

import type { Words } from '#engine/game.ts';
import {
  ATTRIBUTES,
  CLASS_NAMES,
  REQUIREMENTS,
  RESOURCE_NAMES,
  SECOND_NAMES,
  TASK_NAMES,
  TIRO_NAMES,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { classOf, type Gladiator, houseGlory, maxHp, newGladiator, statOf } from '#games/house-of-gladiators/state.ts';
import { HIDDEN, type HouseView, type LudiView } from '#games/house-of-gladiators/view.ts';

/** The plain messages of this page: only {name} is filled in. */
const fill = (message: string, values: { readonly [name: string]: number }): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export function draw(view: LudiView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const of = view.roundLimit === 0 ? '' : ` ${fill(word('limit'), { limit: view.roundLimit })}`;
  const { market, tiros, tasks } = view;
  const lines = [
    `${word('round')} ${view.round}${of} · ${fill(word('decks'), { market, tiros, tasks })}`,
    word('legend'),
  ];
  if (view.discard.length > 0) lines.push(`${word('discard')}: ${cards(view.discard, word)}`);
  if (view.lotType >= 0) lines.push(`${word('offer')}: ${word(`type.${TYPES[view.lotType]!}`)}`);
  if (view.shown.length > 0) {
    lines.push(`${word(view.round === 0 ? 'pool' : 'offer')}:`);
    for (const tiro of view.shown) lines.push(`    ${drawGladiator(newGladiator(tiro), word)}`);
  }
  for (const [seat, house] of view.houses.entries()) lines.push('', ...drawHouse(view, house, seat, words, word));
  return lines.join('\n');
}

type Word = (key: string) => string;

const cards = (list: readonly number[], word: Word): string =>
  list.map((card) => word(`card.${RESOURCE_NAMES[card]!}`)).join(', ') || word('nothing');

/** HG-2.1: what a House is called, `seat.<n>` among the words; HG-25.1: without a name of its own it is House n. */
function houseName(seat: number, words: Words): string {
  return words[`seat.${seat}`] ?? fill(words['house']!, { n: seat + 1 });
}

function drawHouse(view: LudiView, house: HouseView, seat: number, words: Words, word: Word): string[] {
  const name = `${seat === view.viewer ? '*' : ' '}${seat} ${houseName(seat, words)}`;
  if (house.out) return [`${name}: ${word('out')}`];
  const purse = `${word('coins')} ${house.coins} · ${word('rations')} ${house.rations} · ${word('glory')} ${houseGlory(house)}`;
  const done = house.done.map((task) => word(`task.${TASK_NAMES[task]!}`)).join(', ');
  const lines = [`${name}: ${purse} · ${word('done')} ${house.done.length}${done === '' ? '' : ` (${done})`}`];
  for (const gladiator of house.ludus) lines.push(`    ${drawGladiator(gladiator, word)}`);
  const busy = house.ludus.filter(({ tiro }) => house.busy.includes(tiro));
  for (const [label, list] of Object.entries({ busy, dead: house.dead }))
    if (list.length > 0) lines.push(`  ${word(label)}: ${list.map(({ tiro }) => TIRO_NAMES[tiro]).join(', ')}`);
  lines.push(...drawHand(house, word));
  if (typeof house.task !== 'number') {
    for (const task of house.task) lines.push(`  ${word('task')}: ${told('task', TASK_NAMES[task]!, word)}`);
  }
  const plan = drawPlan(house, word);
  if (plan !== '') lines.push(`  ${word('hypogeum')}: ${plan}`);
  return lines;
}

/** A name and what it does. */
const told = (noun: string, name: string, word: Word): string =>
  `${word(`${noun}.${name}`)} (${word(`about.${name}`)})`;

/** The viewer's hand with the effect of each card, one per line; of another hand the known cards, and the backs. */
function drawHand(house: HouseView, word: Word): string[] {
  if (typeof house.hand !== 'number') {
    const held = [...house.hand, ...house.open].sort((a, b) => a - b);
    if (held.length === 0) return [`  ${word('hand')}: ${word('nothing')}`];
    return [`  ${word('hand')}:`, ...held.map((card) => `    ${told('card', RESOURCE_NAMES[card]!, word)}`)];
  }
  const known = [...house.open, ...house.known].map((card) => word(`card.${RESOURCE_NAMES[card]!}`));
  const hidden = house.backs.map((count, type) => count - house.known.filter((card) => TYPE_OF[card] === type).length);
  const backs = hidden.flatMap((count, type) => (count > 0 ? [`${count} ${word(`type.${TYPES[type]!}`)}`] : []));
  return [`  ${word('hand')}: ${[...known, ...backs].join(', ') || word('nothing')}`];
}

function drawPlan(house: HouseView, word: Word): string {
  const { fighters, combat, special } = house.plan;
  const slots: string[] = [];
  for (const [slot, tiro] of fighters.entries()) {
    if (tiro === -1) continue;
    const gear = [combat[slot]!, special[slot]!].filter((card) => card >= 0);
    const who =
      tiro === HIDDEN
        ? word('hidden')
        : [TIRO_NAMES[tiro], ...gear.map((card) => word(`card.${RESOURCE_NAMES[card]!}`))].join(' + ');
    slots.push(`${word(SLOT_NAMES[slot]!)}: ${who}`);
  }
  return slots.join(' · ');
}

/** Name, class, attributes, health, victories, Glory, and the price of an upgrade (HG-11.2), as the legend says. */
function drawGladiator(gladiator: Gladiator, word: Word): string {
  const second = gladiator.second < 0 ? '' : ` “${word(`second.${SECOND_NAMES[gladiator.second]!}`)}”`;
  const stats = ATTRIBUTES.map((_, attribute) => statOf(gladiator, attribute)).join('/');
  const name = `${TIRO_NAMES[gladiator.tiro]}${second}`.padEnd(10);
  const health = `${gladiator.hp}/${maxHp(gladiator)}`.padStart(5);
  const parts = [
    `${name} ${word(`class.${CLASS_NAMES[classOf(gladiator)]!}`).padEnd(11)} ${stats}  ${health}`,
    `${word('won')} ${gladiator.victories}`,
    `${word('glory')} ${gladiator.glory}`,
  ];
  const { victories, coins, rations } = REQUIREMENTS[gladiator.tiro]!;
  if (gladiator.second < 0) parts.push(`${word('upgrade')} ${victories}/${coins}/${rations}`);
  return parts.join(' · ');
}
