// The table of House of Gladiators in parts: what is under the hammer, and every House with its ludus, hand and tasks.

import type { Words } from '#engine/game.ts';
import {
  type Entry,
  entries,
  list,
  type Row,
  type Section,
  type Sketch,
  type SketchTable,
  section,
} from '#engine/sketch.ts';
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

type Say = (key: string) => string;

export function sketch(view: LudiView, words: Words): Sketch {
  const say: Say = (key) => words[key] ?? key;
  const facts = [
    { label: say('round'), value: view.roundLimit === 0 ? String(view.round) : `${view.round}/${view.roundLimit}` },
    { label: say('col.market'), value: String(view.market) },
    { label: say('col.tiros'), value: String(view.tiros) },
    { label: say('col.tasks'), value: String(view.tasks) },
  ];
  const sections = view.houses.map((house, seat) => houseOf(house, seat, say));
  const offer = offerOf(view, say);
  return { facts, field: null, sections: offer === null ? sections : [offer, ...sections] };
}

const cardName = (card: number, say: Say): string => say(`card.${RESOURCE_NAMES[card]!}`);
const called = (tiro: number): string => TIRO_NAMES[tiro]!.charAt(0).toUpperCase() + TIRO_NAMES[tiro]!.slice(1);

const told = (noun: string, names: readonly string[], all: readonly number[], say: Say): Entry[] =>
  entries(
    all.map((one) => say(`${noun}.${names[one]!}`)),
    (_name, at) => say(`about.${names[all[at]!]!}`),
  );

/** What is auctioned, or who can be chosen; null where there is nothing. */
function offerOf(view: LudiView, say: Say): Section | null {
  const lists = [
    ...(view.lotType < 0
      ? []
      : list(say('offer'), [{ name: say(`type.${TYPES[view.lotType]!}`), about: null, count: 1 }])),
    ...list(say('discard'), told('card', RESOURCE_NAMES, view.discard, say)),
  ];
  const shown = view.shown.map((tiro) => newGladiator(tiro));
  const tables = shown.length === 0 ? [] : [ludus(say(view.round === 0 ? 'pool' : 'offer'), shown, [], say)];
  return lists.length + tables.length === 0 ? null : section(say('rule.market'), { lists, tables });
}

function houseOf(house: HouseView, seat: number, say: Say): Section {
  if (house.out) return section('', { seat, facts: [{ label: say('out'), value: '' }] });
  const done = house.done.map((task) => ({ name: say(`task.${TASK_NAMES[task]!}`), about: null, count: 1 }));
  const dead = house.dead.map(({ tiro }) => ({ name: called(tiro), about: null, count: 1 }));
  const tasks = typeof house.task === 'number' ? [] : house.task;
  return section('', {
    seat,
    facts: [
      { label: say('coins'), value: String(house.coins) },
      { label: say('rations'), value: String(house.rations) },
      { label: say('glory'), value: String(houseGlory(house)) },
      { label: say('done'), value: String(house.done.length) },
    ],
    tables: house.ludus.length === 0 ? [] : [ludus('', house.ludus, house.busy, say)],
    lists: [
      ...list(say('task'), told('task', TASK_NAMES, tasks, say)),
      ...list(say('hand'), handOf(house, say)),
      ...list(say('hypogeum'), planOf(house, say)),
      ...list(say('done'), done),
      ...list(say('dead'), dead),
    ],
  });
}

/** The own hand with what each card does; of another what is known, and the backs. */
function handOf(house: HouseView, say: Say): Entry[] {
  if (typeof house.hand !== 'number') {
    const held = [...house.hand, ...house.open].sort((a, b) => a - b);
    return told('card', RESOURCE_NAMES, held, say);
  }
  const backs = house.backs.map((count, type) => ({
    name: say(`type.${TYPES[type]!}`),
    about: null,
    count: count - house.known.filter((card) => TYPE_OF[card] === type).length,
  }));
  return [
    ...told('card', RESOURCE_NAMES, [...house.open, ...house.known], say),
    ...backs.filter(({ count }) => count > 0),
  ];
}

function planOf({ plan: { fighters, combat, special } }: HouseView, say: Say): Entry[] {
  return fighters.flatMap((tiro, slot) => {
    if (tiro === -1) return [];
    const gear = [combat[slot]!, special[slot]!].filter((card) => card >= 0).map((card) => cardName(card, say));
    const who = tiro === HIDDEN ? say('hidden') : [called(tiro), ...gear].join(' + ');
    return [{ name: say(SLOT_NAMES[slot]!), about: who, count: 1 }];
  });
}

/** Name, class, attributes, health, victories, Glory, and the price of an upgrade (HG-11.2). */
function ludus(title: string, gladiators: readonly Gladiator[], busy: readonly number[], say: Say): SketchTable {
  const attributes = ATTRIBUTES.map((attribute) => say(attribute));
  const heads = [say('col.name'), say('col.class'), ...attributes, say('col.health')];
  return {
    title,
    heads: [...heads, say('victories'), say('glory'), say('needs')],
    rows: gladiators.map((one) => gladiatorRow(one, busy.includes(one.tiro), say)),
  };
}

function gladiatorRow(one: Gladiator, busy: boolean, say: Say): Row {
  const { victories, coins, rations } = REQUIREMENTS[one.tiro]!;
  const second = one.second < 0 ? '' : `, ${say(`second.${SECOND_NAMES[one.second]!}`)}`;
  const price = `${victories} ${say('victories')}, ${coins} ${say('coins')}, ${rations} ${say('rations')}`;
  return {
    cells: [
      `${called(one.tiro)}${second}`,
      CLASS_NAMES[classOf(one)]!,
      ...ATTRIBUTES.map((_, attribute) => String(statOf(one, attribute))),
      `${one.hp}/${maxHp(one)}`,
      String(one.victories),
      String(one.glory),
      [...(one.second < 0 ? [price] : []), ...(busy ? [say('busy')] : [])].join('; '),
    ],
    faint: false,
  };
}
