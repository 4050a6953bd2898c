// A sensible player: bids near what a lot is worth, heals, upgrades and sells, matches men against the likely ones of
// the others, and works on the task.

import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Amount, Choice, Form, Item, Pick, Request, Subset } from '#engine/requests/request.ts';
import { bestStart, lastWish, substitute, verdict, worthRerolling } from '#games/house-of-gladiators/player/arena.ts';
import { assign, assignments } from '#games/house-of-gladiators/player/assignment.ts';
import { bid, bids, sealedBid } from '#games/house-of-gladiators/player/bidding.ts';
import { easiest } from '#games/house-of-gladiators/player/tasks.ts';
import { actions, prepare } from '#games/house-of-gladiators/player/training.ts';
import { best, CARD_WORTH, gladiatorWorth } from '#games/house-of-gladiators/player/worth.ts';
import { newGladiator } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export function heuristic(view: LudiView, request: Request, random: Random): Choice {
  switch (request.clause) {
    case 'HG-2.9':
      return draft(view, (request as Pick).from as number[], random);
    case 'HG-2.12':
      return easiest(view, (request as Pick).from as number[]);
    case 'HG-5.4':
      return bid(view, request as Form);
    case 'HG-5.9':
      return sealedBid(view, request as Amount);
    case 'HG-6.5':
      return cheapest((request as Pick).from as number[]);
    case 'HG-10.1':
      return prepare(view, request as Form);
    case 'HG-11.6':
      return bestSecond(view, (request as Pick).from as number[]);
    case 'HG-12.5':
      return assign(view, request as Form);
    case 'HG-13.2':
      return substitute(view, (request as Pick).from);
    case 'HG-13.16':
      return bestCards(request as Subset);
    case 'HG-14.16':
      return bestStart(view);
    case 'HG-23.7':
      return worthRerolling(view) ? 'reroll' : 'no';
    case 'HG-17.2':
      return verdict(view);
    case 'HG-17.3':
      return lastWish(view);
    case 'HG-23.17':
      return toll(request as Form);
    default:
      return sample(request, random);
  }
}

/** Sensible answers where asking the heuristic again finds none: to the forms of auction, Training and Hypogeum. */
export function alternatives(view: LudiView, request: Request, most: number): readonly Choice[] {
  switch (request.clause) {
    case 'HG-5.4':
      return bids(request as Form);
    case 'HG-10.1':
      return actions(view, request as Form);
    case 'HG-12.5':
      return assignments(view, request as Form, most);
    default:
      return [];
  }
}

const own = (view: LudiView): HouseView => view.houses[view.viewer]!;

function draft(view: LudiView, tiros: readonly number[], random: Random): number {
  const classes = own(view).ludus.map((gladiator) => Math.floor(gladiator.tiro / 10));
  const worth = (tiro: number): number =>
    gladiatorWorth(newGladiator(tiro)) - (classes.includes(Math.floor(tiro / 10)) ? 1 : 0);
  return best(tiros, (tiro) => worth(tiro) + random.below(100) / 100);
}

const cheapest = (cards: readonly number[]): number => best(cards, (card) => -CARD_WORTH[card]!);

function bestSecond(view: LudiView, seconds: readonly number[]): number {
  const { tiro } = view.flow.scenes.at(-1) as unknown as { tiro: number };
  return best(seconds, (second) => gladiatorWorth({ tiro, second, hp: 0, victories: 0, glory: 0 }));
}

function bestCards(request: Subset): Item[] {
  const cards = (request.from as number[]).slice().sort((a, b) => CARD_WORTH[b]! - CARD_WORTH[a]!);
  return cards.slice(0, request.max).sort((a, b) => a - b);
}

function toll(request: Form): Choice {
  const choice: { [field: string]: Choice } = {};
  for (const { name, request: asked } of request.fields) choice[name] = (asked as Pick).from[0]!;
  return choice;
}
