// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { book } from '#games/house-of-gladiators/book.ts';
import type { Deeds, Win } from '#games/house-of-gladiators/conditions.ts';
import type { Gladiator, House, Ludi, Noted, Penalty, Plan } from '#games/house-of-gladiators/state.ts';

export const cloneGladiator = (one: Gladiator): Gladiator => ({
  tiro: one.tiro,
  second: one.second,
  hp: one.hp,
  victories: one.victories,
  glory: one.glory,
});

const cloneWin = (win: Win): Win => ({
  round: win.round,
  slot: win.slot,
  level: win.level,
  tiro: win.tiro,
  against: win.against,
  bare: win.bare,
  loss: win.loss,
  substitution: win.substitution,
});

export const cloneDeeds = (deeds: Deeds): Deeds => ({
  wins: deeds.wins.map(cloneWin),
  upgrades: deeds.upgrades,
  kills: deeds.kills,
  spares: deeds.spares,
  auctions: deeds.auctions.slice(),
  freed: deeds.freed.slice(),
});

const clonePlan = (plan: Plan): Plan => ({
  fighters: plan.fighters.slice(),
  combat: plan.combat.slice(),
  special: plan.special.slice(),
});

const sliced = (list: readonly number[]): number[] => list.slice();

const cloneHouse = (house: House): House => ({
  coins: house.coins,
  rations: house.rations,
  out: house.out,
  ludus: house.ludus.map(cloneGladiator),
  dead: house.dead.map(cloneGladiator),
  hand: house.hand.slice(),
  open: house.open.slice(),
  backs: house.backs.slice(),
  seen: house.seen.map(sliced),
  task: house.task.slice(),
  taskSeen: house.taskSeen,
  ruledOut: house.ruledOut,
  elsewhere: house.elsewhere.slice(),
  dealt: house.dealt.slice(),
  done: house.done.slice(),
  exchanged: house.exchanged,
  deeds: cloneDeeds(house.deeds),
  plan: clonePlan(house.plan),
  busy: house.busy.slice(),
  unrested: house.unrested,
  rejected: house.rejected.map(sliced),
  chose: house.chose,
});

export const cloneNoted = (one: Noted): Noted => ({
  seat: one.seat,
  slot: one.slot,
  coins: one.coins,
  rations: one.rations,
  tiro: one.tiro,
  glory: one.glory,
  victories: one.victories,
});

export const clonePenalty = (one: Penalty): Penalty => ({
  seat: one.seat,
  slot: one.slot,
  coins: one.coins,
  rations: one.rations,
});

export const clone = (g: Ludi): Ludi => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  roundLimit: g.roundLimit,
  sealedBids: g.sealedBids,
  taskExchange: g.taskExchange,
  round: g.round,
  order: g.order.slice(),
  houses: g.houses.map(cloneHouse),
  reservoir: g.reservoir.slice(),
  market: g.market.slice(),
  discard: g.discard.slice(),
  unseen: g.unseen.slice(),
  unseenBacks: g.unseenBacks.slice(),
  lot: g.lot.slice(),
  lotType: g.lotType,
  tiros: g.tiros.slice(),
  tiroDiscard: g.tiroDiscard.slice(),
  shown: g.shown.slice(),
  aside: g.aside.slice(),
  seconds: g.seconds.map(sliced),
  secondDiscard: g.secondDiscard.map(sliced),
  tasks: g.tasks.slice(),
  removed: g.removed.slice(),
  noted: g.noted.map(cloneNoted),
  penalties: g.penalties.map(clonePenalty),
  selections: g.selections,
  ending: g.ending,
});
