// A full state that a viewer cannot tell from the truth: what the viewer knows stays, the rest is dealt again.

import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { isVeil } from '#engine/flow/scene.ts';
import { type FlowView, restoreFlow } from '#engine/game.ts';
import { isShown, type Shown, without } from '#engine/visibility.ts';
import { book } from '#games/harenula/book.ts';
import { ALL_PATRONS, isBlow, isGuard, LAURELS, SAND } from '#games/harenula/cards.ts';
import type { Attack } from '#games/harenula/rules/05-attack.ts';
import type { Harenula } from '#games/harenula/state.ts';
import type { GladiatorView, HarenulaView } from '#games/harenula/view.ts';

export function determinise(view: HarenulaView, random: Random): Harenula {
  const flow = restoreFlow(book, view.flow, view.viewer);
  const { sand, patrons, laurels } = unseen(view, random);
  // What is known to be a blow or a guard is dealt while there still are some (HA-5.1, HA-5.2, HA-5.4).
  for (const [i, scene] of view.flow.scenes.entries()) {
    if (scene.rule !== 'attack') continue;
    const frame = flow.frames[i] as Frame & Attack;
    if (isVeil(scene['blow']!)) frame.blow = dealFitting(sand, scene['blow'].hidden, isBlow);
    if (isVeil(scene['guard']!)) frame.guard = dealFitting(sand, scene['guard'].hidden, isGuard);
  }
  const buried = view.gladiators.map((gladiator) =>
    isShown(gladiator.buried) ? gladiator.buried.slice() : dealFitting(sand, gladiator.buried, isGuard),
  );
  const gladiators = view.gladiators.map((gladiator, seat) => ({
    cell: gladiator.cell,
    felled: gladiator.felled,
    gifts: gladiator.gifts,
    laurels: gladiator.laurels.slice(),
    hand: deal(sand, gladiator.hand).sort(byNumber),
    buried: buried[seat]!.sort(byNumber),
    patron: deal(patrons, gladiator.patron),
  }));
  const top = deal(sand, view.top);
  return {
    flow,
    seats: gladiators.length,
    rounds: view.rounds,
    round: view.round,
    first: view.first,
    coins: [...view.gladiators.map((gladiator) => gladiator.coins), view.bank],
    // What nobody else got.
    deck: sand,
    top,
    peekers: view.peekers,
    discard: view.discard.slice(),
    patrons,
    laurels,
    lot: view.lot.slice(),
    lost: view.lost.slice(),
    gladiators,
  };
}

const byNumber = (a: number, b: number): number => a - b;

/** The cards, patrons and laurels that the viewer does not see, each kind in random order. */
function unseen(view: HarenulaView, random: Random): { sand: number[]; patrons: number[]; laurels: number[] } {
  const held = (pick: (gladiator: GladiatorView) => Shown<number>): number[] =>
    view.gladiators.flatMap((gladiator) => seen(pick(gladiator)));
  const inHands = [...held((one) => one.hand), ...held((one) => one.buried)];
  const piles = {
    sand: without(SAND, [...view.discard, ...seen(view.top), ...laidBefore(view.flow), ...inHands]),
    patrons: without(
      ALL_PATRONS,
      held((one) => one.patron),
    ),
    laurels: without(LAURELS, [...view.lot, ...view.lost, ...held((one) => one.laurels)]),
  };
  random.shuffle(piles.sand);
  random.shuffle(piles.patrons);
  random.shuffle(piles.laurels);
  return piles;
}

const seen = (shown: Shown<number>): readonly number[] => (isShown(shown) ? shown : []);

/** The cards of attacks that lie open to the viewer. */
function laidBefore({ scenes }: FlowView): number[] {
  const places = scenes.filter(({ rule }) => rule === 'attack').flatMap(({ blow, guard }) => [blow!, guard!]);
  return places.flatMap((cards) => (isVeil(cards) ? [] : (cards as number[])));
}

/** As many cards of a pile as the viewer does not see; those he sees stay. */
const deal = (pile: number[], shown: Shown<number>): number[] =>
  isShown(shown) ? shown.slice() : pile.splice(pile.length - shown, shown);

function dealFitting(pile: number[], count: number, fits: (card: number) => boolean): number[] {
  const found: number[] = [];
  while (found.length < count) found.push(...pile.splice(pile.findIndex(fits), 1));
  return found;
}
