// The view after an event, as far as the event tells it. The rest comes with the view at the end of the update.

import type { FoldMap } from '#client/stage/scene-map.ts';
import type { LudiEvent } from '#client/tables/house-of-gladiators/scenes/scene-of.ts';
import { type Gladiator, newGladiator, SLOT_NAMES } from '#games/house-of-gladiators/table-things.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const withHouse = (view: LudiView, seat: number, change: (house: HouseView) => Partial<HouseView>): LudiView => ({
  ...view,
  houses: view.houses.map((house, i) => (i === seat ? { ...house, ...change(house) } : house)),
});

const withMan = (view: LudiView, seat: number, tiro: unknown, change: (man: Gladiator) => Partial<Gladiator>) =>
  withHouse(view, seat, ({ ludus }) => ({
    ludus: ludus.map((man) => (man.tiro === tiro ? { ...man, ...change(man) } : man)),
  }));

const without = (view: LudiView, seat: number, tiro: unknown): LudiView =>
  withHouse(view, seat, ({ ludus }) => ({ ludus: ludus.filter((man) => man.tiro !== tiro) }));

const withHp = (view: LudiView, { seat, gladiator, hp }: { seat: number; gladiator: unknown; hp: number }): LudiView =>
  withMan(view, seat, gladiator, () => ({ hp }));

const withPurse = (view: LudiView, seat: number, coins: number): LudiView => withHouse(view, seat, () => ({ coins }));
const withStore = (view: LudiView, seat: number, rations: number): LudiView =>
  withHouse(view, seat, () => ({ rations }));
const withStock = (view: LudiView, seat: number, purse: number, store: number): LudiView =>
  withStore(withPurse(view, seat, purse), seat, store);

type Noted = LudiView['noted'][number];

/** What a bout brings at House Duties (HG-18.8) is noted as soon as it is told. */
const withNoted = (view: LudiView, noted: Pick<Noted, 'seat' | 'tiro' | 'coins' | 'rations'> & Partial<Noted>) => ({
  ...view,
  noted: [...view.noted, { slot: -1, glory: 0, victories: 0, ...noted }],
});

/** Collected: it is not to come any more. */
const collected = (view: LudiView, seat: number, tiro: unknown): LudiView => ({
  ...view,
  noted: view.noted.filter((one) => one.seat !== seat || one.tiro !== tiro),
});

export const folds: FoldMap<LudiEvent, LudiView> = {
  roundBegan: (view, { round }) => ({ ...view, round, noted: [] }),
  bought: (view, { seat, purse }) => withPurse(view, seat, purse),
  recruited: (view, { seat, gladiator, purse }) =>
    withHouse(withPurse(view, seat, purse), seat, ({ ludus }) => ({
      ludus: [...ludus, newGladiator(gladiator as number)],
    })),
  sold: (view, { seat, gladiator, purse }) => without(withPurse(view, seat, purse), seat, gladiator),
  freed: (view, { seat, gladiator }) => without(view, seat, gladiator),
  fed: (view, event) => withStore(withHp(view, event), event.seat, event.store),
  gained: (view, { seat, purse, store }) => withStock(view, seat, purse, store),
  healed: (view, event) => withHp(view, event),
  paid: (view, { seat, purse, store }) => withStock(view, seat, purse, store),
  upgraded: (view, { seat, gladiator, second, hp }) =>
    withMan(view, seat, gladiator, () => ({ second: second as number, hp })),
  exchanged: (view, { seat, purse }) => withPurse(view, seat, purse),
  prepared: (view, event) => withHp(view, event),
  hurt: (view, event) => withHp(view, event),
  survived: (view, event) => withHp(view, event),
  died: (view, { seat, gladiator }) => {
    const dead = view.houses[seat]!.ludus.filter((man) => man.tiro === gladiator);
    return withHouse(without(view, seat, gladiator), seat, (house) => ({ dead: [...house.dead, ...dead] }));
  },
  won: (view, { seat, gladiator, slot, coins, rations, glory }) =>
    withNoted(view, {
      seat,
      tiro: gladiator as number,
      slot: SLOT_NAMES.indexOf(slot as (typeof SLOT_NAMES)[number]),
      coins,
      rations,
      glory,
      victories: 1,
    }),
  wonOutright: (view, { seat, gladiator, coins, rations }) =>
    withNoted(view, { seat, tiro: gladiator as number, coins, rations }),
  // HG-18.6, HG-18.7: each House has its part, or the one that supplied both men all of it.
  boutDrawn: (view, { gladiators, coins, rations }) =>
    view.houses.reduce((now, { ludus }, seat) => {
      const man = ludus.find(({ tiro }) => (gladiators as readonly unknown[]).includes(tiro));
      return man === undefined ? now : withNoted(now, { seat, tiro: man.tiro, coins, rations });
    }, view),
  rewarded: (view, { seat, gladiator, glory, purse, store }) =>
    withMan(collected(withStock(view, seat, purse, store), seat, gladiator), seat, gladiator, (man) => ({
      glory: man.glory + glory,
    })),
  penalised: (view, { seat, purse, store }) => withStock(view, seat, purse, store),
  reimbursed: (view, { seat, purse }) => withPurse(view, seat, purse),
  rested: (view, event) => withHp(view, event),
  completed: (view, { seat, task }) =>
    withHouse(view, seat, ({ done }) => ({ done: done.includes(task as number) ? done : [...done, task as number] })),
  incomeReceived: (view, { seat, purse }) => withPurse(view, seat, purse),
  provisionsReceived: (view, { seat, store }) => withStore(view, seat, store),
};
