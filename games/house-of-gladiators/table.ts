// The table of House of Gladiators in parts: what is under the hammer or who fights whom, and for every House its ludus,
// its hand, its plan for the day and its tasks.

import type { Words } from '#engine/game.ts';
import type { Item, Request } from '#engine/requests/request.ts';
import {
  ATTRIBUTES,
  CLASS_NAMES,
  FOE_STATS,
  REQUIREMENTS,
  RESOURCE_NAMES,
  SECOND_NAMES,
  SELF_STATS,
  TASK_NAMES,
  TIRO_NAMES,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { TASKS_TO_WIN } from '#games/house-of-gladiators/rules/03-objective.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import {
  classOf,
  find,
  type Gladiator,
  houseGlory,
  maxHp,
  newGladiator,
  statOf,
} from '#games/house-of-gladiators/state.ts';
import { HIDDEN, type HouseView, type LudiView } from '#games/house-of-gladiators/view.ts';
import {
  at,
  type Card,
  type Centre,
  card,
  centre,
  type Group,
  group,
  type Side,
  type Sketch,
  type Sketcher,
  type Stand,
  seatKey,
  side,
  stat,
  tally,
  type Where,
} from '#games/shared/table.ts';

type Say = (key: string, values?: { readonly [name: string]: number | string }) => string;

const PHASES = ['market', 'training', 'assignment', 'arena', 'duties'];
/** By attribute, for cards that raise or lower it. */
const STAT_EMBLEMS = ['run', 'muscle', 'shield'];
const LOOKS = [
  { band: 'combat', emblem: 'sword' },
  { band: 'item', emblem: 'reaction' },
  { band: 'action', emblem: 'temple' },
] as const;
const CLASS_EMBLEMS = ['crest', 'barbute', 'lasso', 'swords', 'galea', 'trident'];
const TONES = ['speed', 'attack', 'defence'] as const;

const saying =
  (words: Words): Say =>
  (key, values = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words[key] ?? key);

function sketch(view: LudiView, words: Words, players: readonly string[]): Sketch {
  const say = saying(words);
  const rules = view.flow.scenes.map(({ rule }) => rule);
  return {
    round: view.round === 0 ? '' : say('sketch.round', { n: view.round }),
    phases: PHASES.map((phase) => say(`phase.${phase}`)),
    phase: Math.max(-1, ...rules.map((rule) => PHASES.indexOf(rule))),
    field: null,
    centre: middle(view, say, players),
    stands: view.houses.map((house, seat) => stand(view, house, seat, say)),
  };
}

const called = (tiro: number): string => TIRO_NAMES[tiro]!.charAt(0).toUpperCase() + TIRO_NAMES[tiro]!.slice(1);
const classEmblem = (one: Gladiator): string => CLASS_EMBLEMS[classOf(one)] ?? 'helmet';

/** What a card does to attributes, as an emblem; nothing where it does something else. */
function emblemOf(which: number): { emblem?: string } {
  const stats = [SELF_STATS[which]!, FOE_STATS[which]!].find((all) => all.some((number) => number !== 0)) ?? [];
  const most = stats.indexOf(Math.max(...stats));
  const least = stats.findIndex((number) => number !== 0);
  const emblem = STAT_EMBLEMS[Math.max(...stats) > 0 ? most : least];
  return emblem === undefined ? {} : { emblem };
}

const resource = (which: number, say: Say): Card =>
  card(say(`card.${RESOURCE_NAMES[which]!}`), {
    keys: [`card ${which}`],
    sort: say(`type.${TYPES[TYPE_OF[which]!]!}`),
    ...LOOKS[TYPE_OF[which]!]!,
    ...emblemOf(which),
    about: say(`about.${RESOURCE_NAMES[which]!}`),
  });

const task = (which: number, say: Say): Card =>
  card(say(`task.${TASK_NAMES[which]!}`), {
    keys: [`task ${which}`],
    sort: say('sketch.task'),
    band: 'market',
    emblem: 'laurel',
    about: say(`about.${TASK_NAMES[which]!}`),
  });

const attributes = (one: Gladiator, say: Say, keys: boolean) =>
  ATTRIBUTES.map((attribute, i) =>
    stat(say(attribute), statOf(one, i), TONES[i]!, keys ? [`attribute ${attribute}`] : []),
  );

const classCalled = (one: Gladiator, say: Say): string => say(`class.${CLASS_NAMES[classOf(one)]!}`);

/** A gladiator with his attributes, his health and what he has won (HG-11.2: what his upgrade needs). */
function person(one: Gladiator, say: Say, parts: Partial<Card> = {}): Card {
  const { victories, coins, rations } = REQUIREMENTS[one.tiro]!;
  return card(called(one.tiro), {
    keys: [`tiro ${one.tiro}`],
    sort:
      one.second < 0
        ? classCalled(one, say)
        : `${classCalled(one, say)}, ${say(`second.${SECOND_NAMES[one.second]!}`)}`,
    emblem: classEmblem(one),
    stats: attributes(one, say, false),
    health: { now: one.hp, of: maxHp(one) },
    about: one.second < 0 ? say('sketch.upgrade', { victories, coins, rations }) : null,
    marks: [
      ...(one.victories > 0 ? [say('sketch.won', { n: one.victories })] : []),
      ...(one.glory > 0 ? [say('sketch.glory', { n: one.glory })] : []),
    ],
    ...parts,
  });
}

function middle(view: LudiView, say: Say, players: readonly string[]): Centre {
  const piles = [
    { name: say('col.market'), count: view.market, band: 'combat' as const },
    { name: say('discard'), count: view.discard.length, band: 'combat' as const },
    { name: say('col.tiros'), count: view.tiros, band: 'market' as const },
    { name: say('col.tasks'), count: view.tasks, band: 'action' as const },
  ].filter(({ count }) => count > 0);
  const bout = view.flow.scenes.findLast(({ rule }) => rule === 'bout') as unknown as Bout | undefined;
  if (bout !== undefined && bout.fighters.length > 0) {
    const attribute = ATTRIBUTES[bout.attribute];
    const title =
      bout.roll > 0 && attribute !== undefined
        ? say('sketch.roll', { slot: say(SLOT_NAMES[bout.slot]!), n: bout.roll, attribute: say(attribute) })
        : say(SLOT_NAMES[bout.slot]!);
    return centre(title, { sides: [0, 1].map((which) => fighter(view, bout, which, say)) });
  }
  const shown = view.shown.map((tiro) => person(newGladiator(tiro), say));
  const dealt = view.houses[view.viewer]?.dealt ?? 0;
  if (typeof dealt !== 'number' && dealt.length > 0)
    return centre(say('sketch.tasks'), { cards: dealt.map((one) => task(one, say)), piles });
  const lot =
    view.lotType < 0
      ? []
      : [card(say(`type.${TYPES[view.lotType]!}`), { sort: say('hidden'), ...LOOKS[view.lotType]!, emblem: 'hidden' })];
  const auction = view.flow.scenes.findLast(({ rule }) => rule === 'lot');
  const [high, leader] = [auction?.['high'], auction?.['leader']];
  const bid =
    typeof high === 'number' && high > 0 && typeof leader === 'number'
      ? say('sketch.bid', { n: high, player: players[leader] ?? leader + 1 })
      : say(view.round === 0 ? 'pool' : 'offer');
  const cards = [...lot, ...shown];
  return centre(cards.length === 0 ? '' : bid, { cards, piles });
}

function fighter(view: LudiView, bout: Bout, which: number, say: Say): Side {
  const seat = bout.houses[which] ?? 0;
  const one = find(view.houses[seat]!, bout.fighters[which]!) ?? newGladiator(bout.fighters[which]!);
  const die = bout.dice[which];
  return side(seat, called(one.tiro), classEmblem(one), {
    about: classCalled(one, say),
    tallies: [tally(say('col.health'), one.hp, { of: maxHp(one) })],
    stats: attributes(one, say, bout.control[which] === view.viewer),
    gear: (bout.gear[which] ?? []).map((held) => ({
      label: say(`card.${RESOURCE_NAMES[held]!}`),
      value: say(`about.${RESOURCE_NAMES[held]!}`),
    })),
    dice: die === undefined || die <= 0 ? [] : [die],
  });
}

function stand(view: LudiView, house: HouseView, seat: number, say: Say): Stand {
  const isOwn = typeof house.hand !== 'number';
  const score = tally(say('done'), house.done.length, { of: TASKS_TO_WIN, emblem: 'laurel' });
  if (house.out) return { seat, title: '', score, tallies: [], groups: [], note: say('out') };
  const tasks = typeof house.task === 'number' ? [] : house.task;
  return {
    seat,
    title: '',
    score,
    tallies: [
      tally(say('coins'), house.coins, { emblem: 'coins' }),
      tally(say('rations'), house.rations, { emblem: 'bread' }),
      tally(say('glory'), houseGlory(house), { emblem: 'laurel' }),
    ],
    groups: [
      ...handOf(house, say),
      ...group(
        say('sketch.ludus'),
        'people',
        house.ludus.map((one) =>
          person(one, say, house.busy.includes(one.tiro) ? { state: 'spent', marks: [say('busy')] } : {}),
        ),
      ),
      ...group(
        say('sketch.task'),
        'notes',
        tasks.map((one) => task(one, say)),
      ),
      ...planOf(house, say),
      ...group(
        say('sketch.done'),
        'names',
        house.done.map((one) => task(one, say)),
      ),
      ...group(
        say('sketch.dead'),
        'names',
        house.dead.map((one) => card(called(one.tiro), { state: 'gone', emblem: classEmblem(one) })),
      ),
    ],
    note: isOwn || view.order[(view.round - 1) % view.order.length] !== seat ? null : say('sketch.first'),
  };
}

/** The viewer's hand with the effect of each card; of another hand the known cards, and the backs. */
function handOf(house: HouseView, say: Say): Group[] {
  if (typeof house.hand !== 'number') {
    const held = [...house.hand, ...house.open].sort((a, b) => a - b);
    return group(
      say('sketch.hand'),
      'cards',
      held.map((which) => resource(which, say)),
    );
  }
  const backs = house.backs.flatMap((count, type) => {
    const unseen = count - house.known.filter((which) => TYPE_OF[which] === type).length;
    return unseen <= 0 ? [] : [card(say(`type.${TYPES[type]!}`), { ...LOOKS[type]!, emblem: 'hidden', count: unseen })];
  });
  const known = [...house.open, ...house.known].map((which) => ({ ...resource(which, say), keys: [] }));
  return group(say('sketch.known'), 'names', [...known, ...backs]);
}

/** Who lies in the Hypogeum for which part of the day, and with what. */
function planOf({ plan: { fighters, combat, special } }: HouseView, say: Say): Group[] {
  const planned = fighters.flatMap((tiro, slot) => {
    if (tiro === -1) return [];
    const gear = [combat[slot]!, special[slot]!].filter((which) => which >= 0);
    const who = tiro === HIDDEN ? say('hidden') : called(tiro);
    const about = [who, ...gear.map((which) => say(`card.${RESOURCE_NAMES[which]!}`))].join(' + ');
    return [card(say(SLOT_NAMES[slot]!), { about, emblem: 'arena' })];
  });
  return group(say('sketch.plan'), 'notes', planned);
}

function where({ of }: Request, item: Item, _view: LudiView): Where | null {
  if (of === 'word') return (ATTRIBUTES as readonly Item[]).includes(item) ? at(`attribute ${item}`) : null;
  if (typeof item !== 'number') return null;
  switch (of) {
    case 'card':
      return at(`card ${item}`);
    case 'gladiator':
    case 'trainee':
    case 'fighter':
    case 'tiro':
      return at(`tiro ${item}`);
    case 'task':
      return at(`task ${item}`);
    case 'seat':
      return at(seatKey(item));
    default:
      return null;
  }
}

export const sketcher: Sketcher<LudiView> = { sketch, where };
