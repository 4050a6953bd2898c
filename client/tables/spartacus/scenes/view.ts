// The view after an event, as far as the event tells it. The rest comes with the view at the end of the update.

import type { FoldMap } from '#client/stage/scene-map.ts';
import type { SpartacusEvent } from '#client/tables/spartacus/scenes/scene-of.ts';
import { GUARD } from '#games/spartacus/cards.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

type Fight = NonNullable<SpartacusView['fight']>;

const withHouse = (view: SpartacusView, seat: number, change: Partial<HouseView>): SpartacusView => ({
  ...view,
  houses: view.houses.map((house, i) => (i === seat ? { ...house, ...change } : house)),
});

const withAssets = (view: SpartacusView, seat: number, cards: readonly number[]): SpartacusView =>
  withHouse(view, seat, { assets: [...view.houses[seat]!.assets, ...cards] });

/** A hidden purse stays as it was shown. */
const withGold = (view: SpartacusView, seat: number, gold: number | null | undefined): SpartacusView =>
  gold == null || view.houses[seat]?.gold == null ? view : withHouse(view, seat, { gold });

/** What is paid while purses are hidden leaves the one that the viewer sees: its own. */
const withPaid = (view: SpartacusView, seat: number, gold: number, purse: number | null | undefined): SpartacusView =>
  withGold(view, seat, purse ?? (view.houses[seat]?.gold ?? 0) - gold);

function withFight(view: SpartacusView, seat: number, change: (fight: Fight, slot: number) => Fight): SpartacusView {
  const slot = view.fight?.seats.indexOf(seat) ?? -1;
  return slot < 0 ? view : { ...view, fight: change(view.fight!, slot) };
}

const withDice = (view: SpartacusView, seat: number, left: readonly number[]): SpartacusView =>
  withFight(view, seat, (fight, slot) => ({
    ...fight,
    health: fight.health.map((dice, i) => (Math.floor(i / 3) === slot ? (left[i % 3] ?? dice) : dice)),
  }));

export const folds: FoldMap<SpartacusEvent, SpartacusView> = {
  influenceChanged: (view, { seat, influence }) => withHouse(view, seat, { influence }),
  goldChanged: (view, { seat, purse }) => withGold(view, seat, purse),
  cashed: (view, { seat, purse }) => withGold(view, seat, purse),
  paid: (view, { seat, purse }) => withGold(view, seat, purse),
  tributeReceived: (view, { seat, purse }) => withGold(view, seat, purse),
  lotOffered: (view, { card }) => ({ ...view, lot: [card as number] }),
  chose: (view, { seat, house }) => withHouse(view, seat, { card: house as number }),
  dealt: (view, { seat, card }) => withAssets(view, seat, [card as number]),
  guardsReceived: (view, { seat, count }) => withAssets(view, seat, Array<number>(count).fill(GUARD)),
  bought: (view, { seat, card, gold, purse }) => withAssets(withPaid(view, seat, gold, purse), seat, [card as number]),
  sold: (view, { seat, purse }) => withGold(view, seat, purse),
  hosted: (view, { seat, gold, purse }) => ({ ...withPaid(view, seat, gold, purse), host: seat }),
  betSettled: (view, { seat, purse }) => withGold(view, seat, purse),
  balanced: (view, { seat, gold }) => withGold(view, seat, gold),
  stole: (view, { seat, from, purse, fromPurse }) => withGold(withGold(view, seat, purse), from, fromPurse),
  gave: (view, { seat, to, purse, toPurse }) => withGold(withGold(view, seat, purse), to, toPurse),
  paidTo: (view, { seat, to, purse, toPurse }) => withGold(withGold(view, seat, purse), to, toPurse),
  traded: (view, { seat, to, purse, toPurse }) => withGold(withGold(view, seat, purse), to, toPurse),
  supported: (view, { seat, by, purse, byPurse }) => withGold(withGold(view, seat, purse), by, byPurse),
  moved: (view, { seat, cells }) =>
    withFight(view, seat, (fight, slot) => ({
      ...fight,
      cells: fight.cells.map((cell, i) => (i === slot ? ((cells.at(-1) as number | undefined) ?? cell) : cell)),
    })),
  wounded: (view, { seat, left }) => withDice(view, seat, left),
  defeated: (view, { seat, left, degree }) =>
    withFight(withDice(view, seat, left), seat, (fight, slot) => ({
      ...fight,
      loser: slot,
      degree: ['', 'yield', 'injury', 'decapitation'].indexOf(degree),
    })),
  roundBegan: (view, { round }) => (view.fight === null ? view : { ...view, fight: { ...view.fight, round } }),
  turnBegan: (view, { turn, host }) => ({ ...view, turn, host, fight: null }),
};
