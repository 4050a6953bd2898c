// A full state that a viewer cannot tell from the truth: what he knows stays, the rest is dealt anew.

import type { Frame, Scene } from '#engine/flow.ts';
import { isVeil } from '#engine/flow.ts';
import { restoreFlow } from '#engine/game.ts';
import type { Random } from '#engine/random.ts';
import { howMany, isShown, without } from '#engine/visibility.ts';
import { book } from '#games/harenula/book.ts';
import { ALL_PATRONS, isBlow, isGuard, LAURELS, SAND } from '#games/harenula/cards.ts';
import type { Attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { GladiatorView, HarenulaView } from '#games/harenula/view.ts';

const byNumber = (a: number, b: number): number => a - b;

export function determinise(view: HarenulaView, random: Random): Harenula {
  const flow = restoreFlow(book, view.flow, view.viewer);
  const deal = new Deal(view, random);
  for (const [i, frame] of flow.frames.entries())
    if (frame.rule === 'attack') deal.laid(frame as Frame & Attack, view.flow.scenes[i]!);
  const gladiators = view.gladiators.map((gladiator) => ({
    cell: gladiator.cell,
    felled: gladiator.felled,
    gifts: gladiator.gifts,
    laurels: gladiator.laurels.slice(),
    hand: isShown(gladiator.hand) ? gladiator.hand.slice() : deal.sand(gladiator.hand).sort(byNumber),
    buried: isShown(gladiator.buried) ? gladiator.buried.slice() : deal.sand(gladiator.buried).sort(byNumber),
    patron: isShown(gladiator.patron) ? gladiator.patron.slice() : deal.patron(gladiator.patron),
  }));
  const top = isShown(view.top) ? view.top.slice() : deal.sand(view.top);
  return {
    flow,
    seats: gladiators.length,
    rounds: view.rounds,
    round: view.round,
    first: view.first,
    coins: [...view.gladiators.map((gladiator) => gladiator.coins), view.bank],
    deck: deal.sand(view.deck - top.length),
    top,
    peekers: view.peekers,
    discard: view.discard.slice(),
    patrons: deal.patron(view.patrons),
    laurels: deal.laurels(view.laurels),
    lot: view.lot.slice(),
    lost: view.lost.slice(),
    gladiators,
  };
}

/** The cards the viewer does not know, in random order, to be handed out. */
class Deal {
  private readonly cards: number[];
  private readonly patrons: number[];
  private readonly prizes: number[];

  constructor(view: HarenulaView, random: Random) {
    const seen = (pick: (gladiator: GladiatorView) => readonly number[] | number): number[] =>
      view.gladiators.flatMap((gladiator) => known(pick(gladiator)));
    const laid = view.flow.scenes.flatMap((scene) => (scene.rule === 'attack' ? openCards(scene) : []));
    const sand = [
      ...view.discard,
      ...known(view.top),
      ...laid,
      ...seen((one) => one.hand),
      ...seen((one) => one.buried),
    ];
    this.cards = shuffled(without(SAND, sand), random);
    this.patrons = shuffled(
      without(
        ALL_PATRONS,
        seen((one) => one.patron),
      ),
      random,
    );
    this.prizes = shuffled(without(LAURELS, [...view.lot, ...view.lost, ...seen((one) => one.laurels)]), random);
  }

  sand(count: number): number[] {
    return this.cards.splice(this.cards.length - count, count);
  }

  patron(count: number): number[] {
    return this.patrons.splice(this.patrons.length - count, count);
  }

  laurels(count: number): number[] {
    return this.prizes.splice(this.prizes.length - count, count);
  }

  /** A card laid in an attack is a blow or a guard, whatever else is unknown of it (HA-5.1, HA-5.2). */
  laid(frame: Frame & Attack, scene: Scene): void {
    if (isVeil(scene['blow']!)) frame.blow = this.fitting(scene['blow'].hidden, isBlow);
    if (isVeil(scene['guard']!)) frame.guard = this.fitting(scene['guard'].hidden, isGuard);
  }

  private fitting(count: number, fits: (card: number) => boolean): number[] {
    const found: number[] = [];
    while (found.length < count) found.push(...this.cards.splice(this.cards.findIndex(fits), 1));
    return found;
  }
}

const known = (shown: readonly number[] | number): readonly number[] => (typeof shown === 'number' ? [] : shown);

const openCards = (scene: Scene): number[] =>
  ['blow', 'guard'].flatMap((place) => (isVeil(scene[place]!) ? [] : (scene[place] as readonly number[])));

function shuffled(cards: number[], random: Random): number[] {
  random.shuffle(cards);
  return cards;
}

/** How many cards a viewer sees or knows to be in a hand. */
export const handSize = (gladiator: GladiatorView): number => howMany(gladiator.hand);
