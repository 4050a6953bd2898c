// The view after an event, in as far as the event tells it. Everything else comes with the view at the end.

import { numbers } from '#client/tables/spartacus/scenes/scene-of.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Fight } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

const withHouse = (view: SpartacusView, seat: number, change: (house: HouseView) => HouseView): SpartacusView => ({
  ...view,
  houses: view.houses.map((house, i) => (i === seat ? change(house) : house)),
});

const withFight = (view: SpartacusView, change: (fight: Fight, slot: number) => Fight, seat: number): SpartacusView => {
  const slot = view.fight?.seats.indexOf(seat) ?? -1;
  return slot < 0 ? view : { ...view, fight: change(view.fight!, slot) };
};

const withGold = (view: SpartacusView, seat: number, change: number): SpartacusView =>
  withHouse(view, seat, (house) =>
    house.gold === null ? house : { ...house, gold: Math.max(0, house.gold + change) },
  );

type Fold = (view: SpartacusView, event: SeenEvent, seat: number) => SpartacusView;

const FOLDS: { readonly [kind: string]: Fold } = {
  influence: (view, event, seat) =>
    withHouse(view, seat, (house) => ({ ...house, influence: event['influence'] as number })),
  cashed: (view, event, seat) => withGold(view, seat, event['gold'] as number),
  gold: (view, event, seat) => withGold(view, seat, event['total'] as number),
  tribute: (view, event, seat) => withGold(view, seat, event['total'] as number),
  stole: (view, event, seat) =>
    withGold(withGold(view, seat, event['gold'] as number), event['from'] as number, -(event['gold'] as number)),
  paid: (view, event, seat) => withGold(view, seat, -(event['gold'] as number)),
  balanced: (view, event, seat) =>
    withHouse(view, seat, (house) => (house.gold === null ? house : { ...house, gold: event['gold'] as number })),
  moved: (view, event, seat) =>
    withFight(
      view,
      (fight, slot) => {
        const to = numbers(event, 'cells').at(-1);
        return to === undefined ? fight : { ...fight, cells: fight.cells.map((cell, i) => (i === slot ? to : cell)) };
      },
      seat,
    ),
  wounded: (view, event, seat) =>
    withFight(
      view,
      (fight, slot) => {
        const left = numbers(event, 'left');
        const health = fight.health.map((dice, i) => (Math.floor(i / 3) === slot ? (left[i % 3] ?? dice) : dice));
        return { ...fight, health };
      },
      seat,
    ),
  round: (view, event) =>
    view.fight === null ? view : { ...view, fight: { ...view.fight, round: event['round'] as number } },
};

export function after(view: SpartacusView, event: SeenEvent): SpartacusView {
  const seat = event['seat'];
  return FOLDS[event.kind]?.(view, event, typeof seat === 'number' ? seat : -1) ?? view;
}
