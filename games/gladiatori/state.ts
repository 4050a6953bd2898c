// The state of a game of Gladiatori, and what all chapters ask of it.
//
// A *figure* is anything on the board: 0–3 the gladiators by seat, 4 and up the animals by their place in the list.
// A *stamp* numbers the rounds of a game from 1; −1 stands for "never", "nobody", "nowhere".

import type { Flow, GameState } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import type { Visibility } from '#engine/visibility.ts';
import { arena, inFront } from '#games/gladiatori/board.ts';
import { KINDS, LEAST_VALUES, MOST_VALUES, SPECIES, type Species } from '#games/gladiatori/cards.ts';
import type { events } from '#games/gladiatori/events.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';

/** What a gladiator has put into the running fight and gets back by a Feint (GL-11.21 to GL-11.27). */
export interface Deed {
  /** The Skill used, and its value before. */
  skill: number;
  before: number;
  blood: number;
  speed: number;
  /** The Skill boosted by Overskill, and by how much. */
  boost: number;
  gain: number;
  sacrificed: number;
  /** The card Rage brought in, and whether it came out of the HP deck. */
  raged: number;
  fromHp: boolean;
  powers: number;
  unbeatable: boolean;
  /** Whether the Skill used was boosted before. */
  lifted: boolean;
  /** Ally bonuses used up: figure, points … */
  aid: number[];
  lunged: number[];
}

export const noDeed = (): Deed => ({
  skill: -1,
  before: 0,
  blood: 0,
  speed: 0,
  boost: -1,
  gain: 0,
  sacrificed: -1,
  raged: -1,
  fromHp: false,
  powers: 0,
  unbeatable: false,
  lifted: false,
  aid: [],
  lunged: [],
});

/** What everybody has learned about a gladiator's secrets (GL-24.7 to GL-24.13). */
export interface Known {
  /** Bounds of the current values, and the least the initial ones can be. */
  low: number[];
  high: number[];
  floor: number[];
  /** Cards that lie in his discard pile, and cards he took back into his hand by a Feint. */
  discard: number[];
  hand: number[];
  /** How many cards of each kind he is known to own. */
  owns: number[];
}

export interface Gladiator {
  side: number;
  coins: number;
  /** −1 not chosen yet, 0–4 ready-made, 5 an own character. */
  character: number;
  initial: number[];
  now: number[];
  /** Skills under an Overskill boost, one bit each. */
  boosted: number;
  /** Powers not yet used, and used ones, one bit each. */
  powers: number;
  used: number;
  /** Cards bought above the limits (GL-4.18), and whether a Feint is among them; the coins left for more. */
  extra: number;
  extraFeint: boolean;
  purse: number;
  deck: number[];
  hand: number[];
  hp: number[];
  cover: boolean;
  discard: number[];
  removed: number[];
  /** Special Moves that join later (GL-22.1). */
  reserve: number[];
  /** Cards lying face-down on the card in use, and those already shown. */
  stack: number[];
  open: number[];
  /** The Action cards on the table from left to right, −1 for one never shown; 1 rotated, 2 face-down. */
  row: number[];
  turned: number[];
  /** The cards of the row never shown, in its order, and what each can be, one bit per Action. */
  covert: number[];
  maybe: number[];
  /** The place in the row of the card in use, −1 for none; whether it is new, and how it lay before. */
  using: number;
  fresh: boolean;
  passive: boolean;
  /** His defence value in the running fight is announced (GL-25.13). */
  warded: boolean;
  /** Kinds among the open cards with no effect of their own any more (GL-13.30, GL-23.54), or already declared (GL-8.29). */
  inert: number;
  /** How many +2 against animals are declared. */
  twos: number;
  deed: Deed;
  items: number[];
  /** The figure each Item holds as a Net, −1 for none. */
  holds: number[];
  /** Damaged Items, one bit each. */
  damaged: number;
  cell: number;
  facing: number;
  grey: number;
  white: number;
  down: boolean;
  pendingGrey: number;
  pendingWhite: number;
  /** A Trapped or Face-down figure has made its one turn of the round (GL-16.8). */
  turnedRound: boolean;
  /** 0 in play, 1 dead, 2 surrendered. */
  out: number;
  /** The last stamp a gladiator plays under Unbeatable, −1 when he lives. */
  due: number;
  plusFour: boolean;
  /** The last stamp of the Delay bonus. */
  delayed: number;
  /** Ally bonuses: figure, points, figure, points … */
  aid: number[];
  /** HP after the killing blow, for the campaign (GL-21.10). */
  after: number;
  lastHand: number[];
  lastHp: number[];
  known: Known;
}

/** Where an animal is. */
export const WAITING = 0 as number;
export const DUE = 1 as number;
export const PRESENT = 2 as number;
export const KILLED = 3 as number;

export interface Animal {
  species: number;
  where: number;
  /** The first stamp at which a due animal enters. */
  from: number;
  cell: number;
  grey: number;
}

export type Mode = 'ffa' | 'team' | 'twoVsOne' | 'solo' | 'coop' | 'coliseum';

export interface Gladiatori extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  mode: Mode;
  shape: 'ffa' | 'team' | 'twoVsOne' | 'together';
  itemMethod: 'auction' | 'draft' | 'selection';
  freePlacement: boolean;
  marginDamage: boolean;
  overLimit: boolean;
  staged: boolean;
  helpInMelee: boolean;
  netBeside: boolean;
  breakItemScores: boolean;
  feintInStack: boolean;
  feintReturnsDelay: boolean;
  campaign: boolean;
  /** GL-23.66: how many animals each face of the entry die lets in, a digit a face. */
  entry: string;
  /** GL-23.67: the animal of the players' own; null where there is none. */
  beast: Species | null;
  /** 0 before the first turn. */
  turn: number;
  round: number;
  ended: boolean;
  /** The character a silent seat gets (D-01). */
  spare: number[];
  /** Energy-0, Energy-1 and Feint cards left in the box. */
  stock: number[];
  itemDeck: number[];
  faceUp: number[];
  lostItems: number[];
  order: Seat[];
  vp: number[];
  /** When each marker came to lie where it lies: the later, the higher in its stack (GL-7.11). */
  arrived: number[];
  clock: number;
  /** Who has acted this round, in order; whose markers lie beside the track. */
  acted: Seat[];
  aside: boolean[];
  firstBlood: boolean;
  gladiators: Gladiator[];
  animals: Animal[];
  /** Who is active now, −1 between activations. */
  active: Seat;
}

/** In the locals of a rule: set by its caller or an earlier step before anything reads it. */
export const UNSET = -1;

export type T = Table<Gladiatori>;

/** GL-24.7, GL-24.8: who knows what lies where. */
export const visibility = {
  own: (g: Gladiatori, owner: Seat) => (g.flow.frames.length === 0 ? EVERYBODY : only(owner)),
  public: () => EVERYBODY,
  unseen: () => 0,
} satisfies Visibility<Gladiatori>;

export const isAnimal = (figure: number): boolean => figure >= ANIMAL;
export const animalOf = (g: Gladiatori, figure: number): Animal => g.animals[figure - ANIMAL]!;
export const stampOf = (g: Gladiatori): number => (g.turn - 1) * 2 + g.round;
export const isCoop = (g: Gladiatori): boolean => g.mode === 'solo' || g.mode === 'coop';
export const hasVp = (g: Gladiatori): boolean => !isCoop(g);

/** Of the players' own animal (GL-23.67); null where there is none. */
export const copySpecies = (one: Species | null): Species | null =>
  one === null ? null : { ...one, suggested: [...one.suggested] };

/** The row of Table 23-A; behind the printed species comes the players' own. */
export const kindOf = (g: Gladiatori, species: number): Species => SPECIES[species] ?? g.beast!;

/** GL-11.54, GL-14.19: in play until the figure is gone. */
export const inPlay = (g: Gladiatori, seat: Seat): boolean => g.gladiators[seat]!.out === 0;
/** GL-14.8: dead, and playing on. */
export const playsOn = (one: Gladiator): boolean => one.due >= 0;
export const isHeld = (one: Gladiator): boolean => one.grey > 0 || one.down;

export function seatsInPlay(g: Gladiatori): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (inPlay(g, seat)) seats.push(seat);
  return seats;
}

export const cellOf = (g: Gladiatori, figure: number): number =>
  isAnimal(figure)
    ? animalOf(g, figure).where === PRESENT
      ? animalOf(g, figure).cell
      : -1
    : inPlay(g, figure)
      ? g.gladiators[figure]!.cell
      : -1;

/** GL-0.4 */
export const isEnemy = (g: Gladiatori, a: Seat, b: Seat): boolean => g.gladiators[a]!.side !== g.gladiators[b]!.side;
export const isOpponent = (g: Gladiatori, seat: Seat, figure: number): boolean =>
  isAnimal(figure) || isEnemy(g, seat, figure);
export const isAlly = (g: Gladiatori, a: Seat, b: Seat): boolean => a !== b && !isEnemy(g, a, b);

/** The first figure on a hex, −1 for none; only animals share one (GL-3.17). */
export function figureAt(g: Gladiatori, cell: number): number {
  for (let seat = 0; seat < g.seats; seat++) if (g.gladiators[seat]!.cell === cell && inPlay(g, seat)) return seat;
  for (let i = 0; i < g.animals.length; i++) {
    const animal = g.animals[i]!;
    if (animal.cell === cell && animal.where === PRESENT) return ANIMAL + i;
  }
  return -1;
}

export const animalsPresent = (g: Gladiatori): boolean => {
  for (const animal of g.animals) if (animal.where === PRESENT) return true;
  return false;
};

/** GL-3.11, GL-3.12 */
export function inMelee(g: Gladiatori, seat: Seat, figure: number): boolean {
  const own = g.gladiators[seat]!;
  const cell = cellOf(g, figure);
  if (cell < 0 || arena.distance(own.cell, cell) !== 1) return false;
  if (isAnimal(figure)) return true;
  return inFront(own.cell, own.facing, cell) || inFront(cell, g.gladiators[figure]!.facing, own.cell);
}

export const hasPower = (g: Gladiatori, seat: Seat, power: number): boolean =>
  (g.gladiators[seat]!.powers & (1 << power)) !== 0 && powersOpen(g);

/** GL-22.1, GL-22.3, GL-22.4 */
export const powersOpen = (g: Gladiatori): boolean => !g.staged || g.turn >= 3;

/** A secret of this seat shows in what follows. */
export const disclose = (t: T, seat: Seat): void => t.reveal(only(seat), EVERYBODY);

export const newKnown = (): Known => ({
  low: LEAST_VALUES.slice(),
  high: MOST_VALUES.slice(),
  floor: LEAST_VALUES.slice(),
  discard: [],
  hand: [],
  owns: new Array<number>(KINDS).fill(0),
});
