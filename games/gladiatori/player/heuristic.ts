// A first sensible player: closes in, faces its man, strikes from the front with its best card, defends with what it has,
// pays cheaply, rests well. It looks at the view and the request only.

import type { Random } from '#engine/chance/random.ts';
import { enumerate, sample } from '#engine/requests/choices.ts';
import type { Choice, Form, FormChoice, Item, Pick, Request, Subset } from '#engine/requests/request.ts';
import { arena, CENTRE, FRONT } from '#games/gladiatori/board.ts';
import {
  ACROBATIC,
  BERSERK,
  BLOOD,
  CARDS,
  DEXTERITY,
  ENERGY_0,
  ENERGY_1,
  FROM_HP,
  HP,
  ITEM,
  isAction,
  isMove,
  isPoint,
  itemOf,
  MOVEMENT,
  RAGE,
  REFLEX,
  STRENGTH,
} from '#games/gladiatori/cards.ts';
import type { GladiatorGlance, Glance } from '#games/gladiatori/player/glance.ts';
import { approach, nearestFoe, sideOfTarget } from '#games/gladiatori/player/moves.ts';
import type { Fight } from '#games/gladiatori/rules/11-hit.ts';

export function heuristic(view: Glance, request: Request, random: Random): Choice {
  switch (request.kind) {
    case 'pick':
      return choose(view, request, random);
    case 'subset':
      return select(view, request, random);
    case 'form':
      return fill(view, request, random);
    default:
      return sample(request, random);
  }
}

const own = (view: Glance): GladiatorGlance => view.gladiators[view.viewer]!;
const handOf = (one: GladiatorGlance): readonly number[] => (typeof one.hand === 'number' ? [] : one.hand);
const count = (cards: readonly number[], kind: number): number => cards.filter((card) => card === kind).length;

/** The first of the best. */
function bestOf<T>(from: readonly T[], worth: (one: T) => number): T {
  let best = from[0]!;
  let most = worth(best);
  for (let i = 1; i < from.length; i++) {
    const here = worth(from[i]!);
    if (here > most) {
      most = here;
      best = from[i]!;
    }
  }
  return best;
}

function choose(view: Glance, request: Pick, random: Random): Choice {
  const { from } = request;
  switch (request.clause) {
    case 'GL-8.5':
      return approach(view, from as string[], 'done');
    case 'GL-9.15':
    case 'GL-13.50':
      return approach(view, from as string[], 'stop');
    case 'GL-8.8':
      return action(view, from as string[]);
    case 'GL-8.26':
      return declaration(view, from as string[]);
    case 'GL-8.37':
      return reaction(view, from as string[]);
    case 'GL-5.26':
      return bestItem(view, from as number[]);
    case 'GL-11.19':
    case 'GL-11.30':
      return from.includes('feint') && isMissed(view) ? 'feint' : 'no';
    case 'GL-14.8':
    case 'GL-14.21':
      return from[0]!;
    case 'GL-23.44':
      return from[from.length - 1]!;
    case 'GL-23.51':
      return cheapestThing(from as number[]);
    case 'GL-16.19':
    case 'GL-14.39':
    case 'GL-13.17':
    case 'GL-4.23':
      return from.includes('done') ? 'done' : from.includes('none') ? 'none' : 'no';
    case 'GL-14.27':
      return 'none';
    case 'GL-13.28':
      return from.find((item) => item === ACROBATIC || item === FROM_HP + ACROBATIC) ?? 'none';
    default:
      return from[random.below(from.length)]!;
  }
}

/** What an Action card would add to an attack made now. */
function strengthOf(one: GladiatorGlance, card: number): number {
  const hand = handOf(one);
  if (card === STRENGTH) return count(hand, ENERGY_1);
  if (card === DEXTERITY) return (hand.length - 1) >> 1;
  if (card === BERSERK) return 2 * Math.min(3, one.secret?.now[BLOOD] ?? 0);
  return 0;
}

/** The card in an answer such as `new-strength`, looked for once. */
function cardNamed(choice: string): number {
  let card = named.get(choice);
  if (card === undefined) {
    card = CARDS.findIndex(({ name }) => choice.endsWith(`-${name}`));
    named.set(choice, card);
  }
  return card;
}
const named = new Map<string, number>();

function action(view: Glance, from: readonly string[]): string {
  const one = own(view);
  const foe = nearestFoe(view);
  const direction = foe < 0 ? -1 : arena.direction(one.cell, foe);
  const worth = (choice: string): number => {
    const card = cardNamed(choice);
    const fresh = choice.startsWith('new');
    if (choice.startsWith('standby') || choice.startsWith('turn-down')) return card === MOVEMENT ? 1.2 : 1;
    if (!fresh && !choice.startsWith('again')) return 0;
    const cost = fresh ? 0 : 1.5;
    if (card === MOVEMENT) return direction >= 0 && direction === one.facing ? 0.5 : 6 - cost;
    return direction >= 0 && direction === one.facing ? 8 + strengthOf(one, card) - cost : 0.8;
  };
  return bestOf(from, worth);
}

/** From the front of the victim, or not at all; a blow from behind dishonours (GL-17.11). */
function declaration(view: Glance, from: readonly string[]): string {
  const worth = (choice: string): number => {
    const [kind, a = '', b = ''] = choice.split(':');
    if (kind === 'none') return 0;
    if (kind === 'help') return 1;
    if (kind === 'sweep') return 3.5;
    const target = kind === 'attack' ? a : b;
    const side = sideOfTarget(view, target);
    if (side !== FRONT && !target.startsWith('a')) return -1;
    return kind === 'attack' ? 3 : kind === 'throw' ? 4 : kind === 'break' ? 2 : 2.5;
  };
  return bestOf(from, worth);
}

function reaction(view: Glance, from: readonly string[]): string {
  const one = own(view);
  const worth = (choice: string): number => {
    if (choice === 'pass') return 1;
    const card = cardNamed(choice);
    const gain = card === BERSERK ? 5 : card === MOVEMENT ? 4.5 : strengthOf(one, card);
    return gain - (choice.startsWith('again') ? 1 : 0.5);
  };
  return bestOf(from, worth);
}

const itemWorth = (thing: number): number =>
  1.3 * itemOf(thing).attack + itemOf(thing).defence + 0.5 * itemOf(thing).hp + (itemOf(thing).thrown ? 1 : 0);

function bestItem(view: Glance, from: readonly number[]): number {
  const symbols = own(view).items.map((item) => itemOf(item).symbol);
  const worth = (item: number): number =>
    itemWorth(item) - (itemOf(item).symbol !== 0 && symbols.includes(itemOf(item).symbol) ? 10 : 0);
  return bestOf(from, worth);
}

function cheapestThing(from: readonly number[]): number {
  const worth = (thing: number): number => (thing >= ITEM ? itemWorth(thing) : HP[thing]!);
  return bestOf(from, (thing) => -worth(thing));
}

/** Whether the attack that is being fought has missed everybody. */
function isMissed(view: Glance): boolean {
  const scene = view.flow.scenes.find(({ rule }) => rule === 'fight') as unknown as Fight | undefined;
  return scene?.targets.every(({ fav, fdv }) => fav <= fdv) ?? false;
}

function select(view: Glance, request: Subset, random: Random): Choice {
  const from = request.from as number[];
  switch (request.clause) {
    case 'GL-7.3':
      return hand(from);
    case 'GL-8.19':
    case 'GL-8.41':
      return additions(view, from, request.clause === 'GL-8.41');
    case 'GL-5.11':
      return own(view).items.length >= 2 ? [] : from.slice(0, Math.min(from.length, 1 + random.below(3)));
    case 'GL-9.11':
      return from
        .slice()
        .sort((a, b) => elementWorth(b) - elementWorth(a))
        .slice(0, request.max);
    case 'GL-16.18':
      return from
        .slice()
        .sort((a, b) => elementWorth(a) - elementWorth(b))
        .slice(0, request.min);
    case 'GL-4.22':
    case 'GL-23.53':
      return [];
    case 'GL-5.7':
    case 'GL-5.29': {
      const worth = (items: readonly Item[]): number =>
        items.reduce<number>((sum, item) => sum + itemWorth(item as number), 0);
      const lists = enumerate(request, 200) as Item[][];
      return bestOf(lists, worth);
    }
    default:
      return sample(request, random);
  }
}

/** Points below cards; strong cards before weak ones. */
const elementWorth = (thing: number): number =>
  isPoint(thing) ? 2.5 : isAction(thing) ? 4 : isMove(thing) ? 3.5 : thing === ENERGY_1 ? 3 : 1;

/** All Actions and Special Moves and most Energy-1 in hand; the rest guards the body. */
function hand(deck: readonly number[]): number[] {
  let ones = 0;
  const chosen = deck.filter(
    (card) => isAction(card) || (isMove(card) && card !== RAGE) || (card === ENERGY_1 && ones++ < 4),
  );
  const left = deck.filter((card) => card === ENERGY_0);
  return [...chosen, ...left.slice(0, left.length >> 1)].sort((a, b) => a - b);
}

function additions(view: Glance, from: readonly number[], defending: boolean): number[] {
  const one = own(view);
  const place = one.using;
  const covert = typeof one.covert === 'number' ? [] : one.covert;
  const card = place < 0 ? -1 : one.row[place]! >= 0 ? one.row[place]! : covert[covert.length - 1]!;
  if (card === MOVEMENT && !defending) return from.filter((kind) => kind === REFLEX);
  const chosen = from.filter((kind) => kind === ACROBATIC && one.white === 0);
  const kind = card === STRENGTH ? ENERGY_1 : ENERGY_0;
  const most = card === STRENGTH ? 4 : defending ? 0 : card === DEXTERITY ? 0 : 2;
  return [...chosen, ...from.filter((thing) => thing === kind).slice(0, most)].sort((a, b) => a - b);
}

function fill(view: Glance, request: Form, random: Random): Choice {
  switch (request.clause) {
    case 'GL-4.1':
      return { who: (request.fields[0]!.request as Pick).from[random.below(5)]! };
    case 'GL-6.4':
      return place(request);
    case 'GL-11.3':
    case 'GL-11.5':
      return Object.fromEntries(request.fields.map(({ name, request: asked }) => [name, value(view, name, asked)]));
    case 'GL-13.40':
      return own(view).white > 0 && request.fields.length > 1 ? sample(request, random) : { do: 'marker' };
    case 'GL-11.45':
      return payment(request, random);
    case 'GL-18.2': {
      const asked = request.fields[1]?.request as Subset | undefined;
      if (asked === undefined || asked.from.length < 2) return { use: 'no' };
      const elements = (asked.from as number[])
        .slice()
        .sort((a, b) => elementWorth(b) - elementWorth(a))
        .slice(0, asked.max);
      return { use: 'yes', elements: elements.sort((a, b) => a - b) };
    }
    default:
      return sample(request, random);
  }
}

function place(request: Form): FormChoice {
  const cells = (request.fields[0]!.request as Pick).from as number[];
  const cell = bestOf(cells, (one) => -arena.distance(one, CENTRE));
  return { cell, facing: cell === CENTRE ? 0 : arena.bearing(cell, CENTRE, -1) };
}

/** Everything that strengthens an attack or a defence, but no card from the hand. */
function value(_view: Glance, name: string, asked: Request): Choice {
  if (asked.kind === 'pick') return name !== 'wrestle' && asked.from.includes('yes') ? 'yes' : 'no';
  if (asked.kind === 'amount')
    return name === 'deep' || name === 'leapDamage' ? 0 : Math.min(asked.max, name === 'speed' ? 1 : asked.max);
  return [];
}

function payment(request: Form, random: Random): Choice {
  if (request.fields.length === 1) return { do: 'die' };
  const price = (things: readonly Item[]): number =>
    things.reduce<number>(
      (sum, thing) => sum + ((thing as number) >= ITEM ? 1.5 * itemWorth(thing as number) : HP[thing as number]! + 0.1),
      0,
    );
  const lists = enumerate(request.fields[1]!.request, 300) as Item[][];
  if (lists.length === 0) return sample(request, random);
  return { do: 'pay', with: bestOf(lists, (things) => -price(things)) };
}
