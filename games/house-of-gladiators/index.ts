// House of Gladiators: auctions, training and dice in the arena. Its rulebook is rulebooks/house-of-gladiators.md.

import { type Frame, newFlow } from '#engine/flow/flow.ts';
import { defineGame, type Game } from '#engine/game.ts';
import type { Options } from '#engine/options.ts';
import type { Zone } from '#engine/visibility.ts';
import { arrange } from '#games/house-of-gladiators/arrange.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import {
  ALL_TASKS,
  ALL_TIROS,
  LEADS_TO,
  MARKET,
  RESOURCE_NAMES,
  SECOND_CLASSES,
  SECOND_DECKS,
  SECOND_NAMES,
  STARTERS,
  TASK_NAMES,
  TIRO_NAMES,
} from '#games/house-of-gladiators/cards.ts';
import { clone } from '#games/house-of-gladiators/clone.ts';
import { noDeeds } from '#games/house-of-gladiators/conditions.ts';
import { determinise } from '#games/house-of-gladiators/determinise.ts';
import { consistent } from '#games/house-of-gladiators/determinise-guesses.ts';
import { draw } from '#games/house-of-gladiators/draw.ts';
import { face } from '#games/house-of-gladiators/face.ts';
import { evaluation } from '#games/house-of-gladiators/player/features.ts';
import { alternatives, heuristic } from '#games/house-of-gladiators/player/heuristic.ts';
import { outcome } from '#games/house-of-gladiators/rules/03-objective.ts';
import { game } from '#games/house-of-gladiators/rules/04-round.ts';
import { discardCommand, sellCommand } from '#games/house-of-gladiators/rules/09-selling.ts';
import type { Upgrade } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import { scramble } from '#games/house-of-gladiators/scramble.ts';
import { COINS, type House, type Ludi, RATIONS, SLOTS, visibility } from '#games/house-of-gladiators/state.ts';
import { type LudiView, viewFor } from '#games/house-of-gladiators/view.ts';

/** HG-2.2, HG-2.3 */
const FIRST_COINS = 10;

export type HouseOfGladiators = Game<Ludi, LudiView> & { consistent: typeof consistent };

export const houseOfGladiators: HouseOfGladiators = Object.assign(
  defineGame<Ludi, LudiView>({
    ...face,
    setup,
    book,
    commands: [sellCommand, discardCommand],
    clone,
    visibility,
    zones,
    conserved: (g) => ({
      coins: g.houses.reduce((sum, house) => sum + house.coins, g.reservoir[COINS]!),
      rations: g.houses.reduce((sum, house) => sum + house.rations, g.reservoir[RATIONS]!),
    }),
    viewFor,
    determinise,
    scramble,
    outcome,
    heuristic,
    alternatives,
    evaluation,
    uses: [...RESOURCE_NAMES, ...TIRO_NAMES, ...SECOND_NAMES, ...TASK_NAMES],
    draw,
    arrange,
  }),
  { consistent },
);

function setup(seats: number, options: Options): Ludi {
  return {
    flow: newFlow(seats, game.frame()),
    seats,
    roundLimit: options['roundLimit'] as number,
    sealedBids: options['auction'] === 'sealed',
    taskExchange: options['taskExchange'] as boolean,
    round: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    houses: Array.from({ length: seats }, () => newHouse(seats)),
    reservoir: [0, 0],
    market: MARKET.slice(),
    discard: [],
    unseen: [],
    unseenBacks: [0, 0, 0],
    lot: [],
    lotType: -1,
    tiros: ALL_TIROS.slice(),
    tiroDiscard: [],
    shown: [],
    aside: [],
    seconds: SECOND_DECKS.map((deck) => deck.slice()),
    secondDiscard: SECOND_CLASSES.map(() => []),
    tasks: ALL_TASKS.slice(),
    removed: [],
    noted: [],
    penalties: [],
    selections: 0,
    ending: null,
  };
}

const newHouse = (seats: number): House => ({
  coins: FIRST_COINS,
  rations: 0,
  out: false,
  ludus: [],
  dead: [],
  hand: [],
  open: Array.from({ length: STARTERS }, (_, card) => card),
  backs: [0, 0, 0],
  seen: Array.from({ length: seats }, () => []),
  task: [],
  taskSeen: 0,
  ruledOut: 0,
  elsewhere: new Array<number>(seats).fill(0),
  dealt: [],
  done: [],
  exchanged: false,
  deeds: noDeeds(),
  plan: { fighters: nobody(), combat: nobody(), special: nobody() },
  busy: [],
  unrested: false,
  rejected: SECOND_CLASSES.map(() => []),
  chose: -1,
});

const nobody = (): number[] => new Array<number>(SLOTS).fill(-1);

function zones(g: Ludi): Zone[] {
  const list: Zone[] = [];
  const add = (pool: string, zone: keyof typeof visibility, items: number[], owner = 0): void => {
    list.push({ zone, owner, pool, items });
  };
  add('resource', 'deck', g.market);
  add('resource', 'deck', g.unseen);
  add('resource', 'deck', g.lot);
  add('resource', 'open', g.discard);
  add('starter', 'open', g.removed);
  add('tiro', 'deck', g.tiros);
  add('tiro', 'open', g.tiroDiscard);
  add('tiro', 'open', g.shown);
  add('tiro', 'open', g.aside);
  add('task', 'deck', g.tasks);
  for (const [cls, deck] of g.seconds.entries()) {
    add(SECOND_CLASSES[cls]!, 'deck', deck);
    add(SECOND_CLASSES[cls]!, 'open', g.secondDiscard[cls]!);
  }
  for (const [seat, house] of g.houses.entries()) {
    add('resource', 'hand', house.hand, seat);
    // Cards everybody knows are no secret, so a copy of the list serves.
    held(house.open, add, seat);
    add('task', 'task', house.task, seat);
    add('task', 'dealt', house.dealt, seat);
    add('task', 'open', house.done, seat);
    for (const [cls, cards] of house.rejected.entries()) add(SECOND_CLASSES[cls]!, 'rejected', cards, seat);
    for (const gladiator of [...house.ludus, ...house.dead]) {
      add('tiro', 'open', [gladiator.tiro], seat);
      if (gladiator.second >= 0) add(SECOND_CLASSES[LEADS_TO[gladiator.tiro]!]!, 'open', [gladiator.second], seat);
    }
  }
  for (const frame of g.flow.frames) {
    if (frame.rule === 'upgrade') {
      const { by, tiro, drawn } = frame as Frame & Upgrade;
      add(SECOND_CLASSES[LEADS_TO[tiro]!]!, 'drawn', drawn, by);
    }
    if (frame.rule === 'bout') for (const gear of (frame as Frame & Bout).gear) held(gear, add, 0);
  }
  return list;
}

type Add = (pool: string, zone: 'open', items: number[], owner: number) => void;

function held(cards: readonly number[], add: Add, seat: number): void {
  add(
    'starter',
    'open',
    cards.filter((card) => card < STARTERS),
    seat,
  );
  add(
    'resource',
    'open',
    cards.filter((card) => card >= STARTERS),
    seat,
  );
}

export default houseOfGladiators;
