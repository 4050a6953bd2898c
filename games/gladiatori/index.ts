// Gladiatori (design Michele Quondam). Its rulebook is rulebooks/gladiatori.md.

import { newFlow } from '#engine/flow/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import { type Options, seatFault } from '#engine/options.ts';
import type { Zone } from '#engine/visibility.ts';
import { arrange } from '#games/gladiatori/arrange.ts';
import { book } from '#games/gladiatori/book.ts';
import { ALL_ITEMS, CARDS, COLOURS, POWERS, SPECIES, type Species } from '#games/gladiatori/cards.ts';
import { LONE_COINS, OWN_CHARACTER, READY_MADE } from '#games/gladiatori/characters.ts';
import { clone } from '#games/gladiatori/clone.ts';
import { consistent, determinise } from '#games/gladiatori/determinise.ts';
import { draw } from '#games/gladiatori/draw.ts';
import { face } from '#games/gladiatori/face.ts';
import { evaluation } from '#games/gladiatori/player/features.ts';
import { heuristic } from '#games/gladiatori/player/heuristic.ts';
import { FIRST_VP } from '#games/gladiatori/rules/06-setup.ts';
import { game } from '#games/gladiatori/rules/07-turn.ts';
import { surrendering } from '#games/gladiatori/rules/08-action.ts';
import { commands } from '#games/gladiatori/rules/14-powers.ts';
import { outcome } from '#games/gladiatori/rules/19-ending.ts';
import { extraCoins } from '#games/gladiatori/rules/21-campaign.ts';
import { newAnimal } from '#games/gladiatori/rules/23-animals.ts';
import {
  type Animal,
  type Gladiator,
  type Gladiatori,
  type Mode,
  newKnown,
  noDeed,
  visibility,
} from '#games/gladiatori/state.ts';
import { type GladiatoriView, viewFor } from '#games/gladiatori/view.ts';

function setup(seats: number, given: Options): Gladiatori {
  // One player alone can only fight animals.
  const mode = seats === 1 && given['mode'] === 'ffa' ? 'solo' : (given['mode'] as Mode);
  const sides = mode === 'coliseum' ? (given['sides'] as 'ffa' | 'team' | 'twoVsOne') : mode;
  const shape =
    sides === 'team' || sides === 'twoVsOne' ? sides : mode === 'solo' || mode === 'coop' ? 'together' : 'ffa';
  const fault = seatFault(face, seats, given);
  if (fault !== null) throw new Error(`${fault}.`);
  const { animals, herd } = hasAnimals(mode) ? animalsFor(seats, given) : { animals: [], herd: -1 };
  return {
    flow: newFlow(seats, game.frame({ herd })),
    seats,
    mode,
    shape,
    itemMethod: given['items'] as Gladiatori['itemMethod'],
    freePlacement: given['freePlacement'] as boolean,
    marginDamage: given['marginDamage'] as boolean,
    overLimit: given['overLimit'] as boolean,
    staged: given['staged'] as boolean,
    helpInMelee: given['helpInMelee'] as boolean,
    netBeside: given['netBeside'] as boolean,
    breakItemScores: given['breakItemScores'] as boolean,
    feintInStack: given['feintInStack'] as boolean,
    feintReturnsDelay: given['feintReturnsDelay'] as boolean,
    campaign: given['campaign'] as boolean,
    entry: [1, 2, 3, 4, 5, 6].map((die) => given[`entry${die}`]).join(''),
    beast: animals.some(({ species }) => species === OWN) || herd === OWN ? ownSpecies(given) : null,
    turn: 0,
    round: 0,
    ended: false,
    spare: new Array<number>(seats).fill(0),
    stock: [0, 0, 0],
    itemDeck: ALL_ITEMS.slice(),
    faceUp: [],
    lostItems: [],
    order: [],
    vp: new Array<number>(seats).fill(FIRST_VP),
    arrived: new Array<number>(seats).fill(0),
    clock: 0,
    acted: [],
    aside: new Array<boolean>(seats).fill(false),
    firstBlood: false,
    gladiators: Array.from({ length: seats }, (_, seat) =>
      gladiator(sideOf(given, shape, seat), budgetOf(given, shape, seat)),
    ),
    animals,
    active: -1,
  };
}

/** GL-20.22: side 0 is the lone player's, or red's with his partner's. */
function sideOf({ alone, partner }: Options, shape: Gladiatori['shape'], seat: number): number {
  switch (shape) {
    case 'together':
      return 0;
    case 'team':
      return seat === 0 || COLOURS[seat] === partner ? 0 : 1;
    case 'twoVsOne':
      return COLOURS[seat] === alone ? 0 : 1;
    case 'ffa':
      return seat;
  }
}

/** GL-4.2 to GL-4.4; in a campaign with the extra coins of the gladiator's XP (GL-21.14). */
function budgetOf(given: Options, shape: Gladiatori['shape'], seat: number): number {
  const of = (what: string): number => given[what + ['Red', 'Green', 'Yellow', 'Blue'][seat]!] as number;
  const extra = given['campaign'] === true ? extraCoins(of('xp')) : 0;
  if (of('coins') > 0) return Math.max(15, of('coins')) + extra;
  const isLone = shape === 'twoVsOne' && sideOf(given, shape, seat) === 0;
  return (isLone ? LONE_COINS : (given['coins'] as number)) + extra;
}

/** The players' own species comes behind the printed ones. */
const OWN = SPECIES.length;

/** GL-23.67: the row of Table 23-A that the players give their own animal. */
function ownSpecies(given: Options): Species {
  const lower = given['beastLower'] as number;
  const inDefence = given['beastDefence'] as boolean;
  return {
    name: 'own',
    suggested: [lower, Math.max(lower, given['beastUpper'] as number)],
    afterMove: given['beastDice'] as number,
    extra: given['beastExtra'] === true ? 1 : 0,
    doubles: given['beastDoubles'] as string,
    doublesInDefence: inDefence && given['beastDoubles'] !== 'step-back',
    seven: given['beastSeven'] as string,
    sevenInDefence: inDefence && given['beastSeven'] === 'lose',
    xp: given['beastXp'] as number,
  };
}

const hasAnimals = (mode: Mode): boolean => mode === 'solo' || mode === 'coop' || mode === 'coliseum';

/**
 * GL-23.3, GL-23.10: the numbers given, or the suggested number of one species for each player; where that is to be drawn
 * (GL-23.3) there are none yet, and `herd` is the species.
 */
function animalsFor(seats: number, given: Options): { animals: Animal[]; herd: number } {
  const isOwn = given['species'] === 'own';
  const counts: number[] = ['dogs', 'wolves', 'lions', 'bears'].map((name) => given[name] as number);
  if (isOwn) counts.push(given['beasts'] as number);
  if (!counts.some((count) => count > 0)) {
    const species = isOwn ? OWN : SPECIES.findIndex(({ name }) => name === given['species']);
    if (given['animals'] === 'random') return { animals: [], herd: species };
    const { suggested } = isOwn ? ownSpecies(given) : SPECIES[species]!;
    counts[species] = suggested[given['animals'] === 'upper' ? 1 : 0] * seats;
  }
  const animals = counts.flatMap((count, species) => Array.from({ length: count }, () => newAnimal(species)));
  return { animals, herd: -1 };
}

const gladiator = (side: number, coins: number): Gladiator => ({
  side,
  coins,
  character: -1,
  initial: [0, 0, 0, 0, 0],
  now: [0, 0, 0, 0, 0],
  boosted: 0,
  powers: 0,
  used: 0,
  extra: 0,
  extraFeint: false,
  purse: 0,
  deck: [],
  hand: [],
  hp: [],
  cover: true,
  discard: [],
  removed: [],
  reserve: [],
  stack: [],
  open: [],
  row: [],
  turned: [],
  covert: [],
  maybe: [],
  using: -1,
  fresh: false,
  passive: false,
  warded: false,
  inert: 0,
  twos: 0,
  deed: noDeed(),
  items: [],
  holds: [],
  damaged: 0,
  cell: -1,
  facing: 0,
  grey: 0,
  white: 0,
  down: false,
  pendingGrey: 0,
  pendingWhite: 0,
  turnedRound: false,
  out: 0,
  due: -1,
  plusFour: false,
  delayed: -1,
  aid: [],
  after: 0,
  lastHand: [],
  lastHp: [],
  known: newKnown(),
});

/** Whether characters are being made, so that cards still come out of the box. */
const isCreating = (g: Gladiatori): boolean =>
  g.flow.frames.some((frame) => frame.rule === 'create' || frame.rule === 'over-limit') ||
  g.gladiators[0]!.character < 0;

/** How many cards each gladiator has in all, once he has them. */
function conserved(g: Gladiatori): { [name: string]: number } {
  const sums: { [name: string]: number } = {};
  if (isCreating(g)) return sums;
  for (const [seat, one] of g.gladiators.entries()) {
    const lists = [one.deck, one.hand, one.hp, one.discard, one.reserve, one.stack, one.removed, one.open, one.row];
    sums[`cards of seat ${seat}`] = lists.reduce((sum, list) => sum + list.length, 0);
  }
  return sums;
}

/**
 * Every Item, and every card of the ready-made gladiators: what an own character is made of is his player's secret, and so
 * is what a ready-made one has bought above his sheet.
 */
function zones(g: Gladiatori): Zone[] {
  const list: Zone[] = [
    { zone: g.itemMethod === 'selection' ? 'public' : 'unseen', owner: 0, pool: 'item', items: g.itemDeck },
    { zone: 'public', owner: 0, pool: 'item', items: g.faceUp },
    { zone: 'public', owner: 0, pool: 'item', items: g.lostItems },
  ];
  for (const [seat, one] of g.gladiators.entries()) {
    list.push({ zone: 'public', owner: seat, pool: 'item', items: one.items });
    if (isCreating(g) || one.character >= OWN_CHARACTER || one.extra > 0) continue;
    const cards = (zone: string, items: number[]): void =>
      void list.push({ zone, owner: seat, pool: `cards ${seat}`, items });
    for (const items of [one.deck, one.hand, one.hp, one.discard, one.reserve, one.stack, one.covert])
      cards('own', items);
    for (const items of [one.removed, one.open, one.row.filter((card) => card >= 0)]) cards('public', items);
  }
  return list;
}

export const gladiatori: Game<Gladiatori, GladiatoriView> = defineGame<Gladiatori, GladiatoriView>({
  ...face,
  setup,
  book,
  commands: [...commands, surrendering],
  clone,
  visibility,
  zones,
  conserved,
  viewFor,
  determinise,
  consistent,
  outcome,
  heuristic,
  evaluation,
  uses: [
    ...CARDS.map(({ name }) => name),
    ...POWERS.map(({ name }) => name),
    ...SPECIES.map(({ name }) => name),
    ...READY_MADE.map(({ name }) => name),
    'own',
    'auction',
    'draft',
    'selection',
    'surrender',
    'standby',
    'passive',
    'trapped',
    'item-broken',
    'item-damaged',
    'help',
    'rest',
    'reinforce',
    'step-back',
  ],
  draw,
  arrange,
});

export default gladiatori;
