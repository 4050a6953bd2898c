// Chapter 18: the result of a bout and its rewards, and what becomes of the equipment (HG-12.10–12.12, HG-13.16).

import { insert, remove } from '#engine/chance/deck.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import { HAS_WHEEL } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { activeEffect, type Bout, fighterOf } from '#games/house-of-gladiators/rules/14-sides.ts';
import { find, type Gladiator, type Ludi, levelOf, toDiscard } from '#games/house-of-gladiators/state.ts';

/** HG-18.3–18.5, by slot. */
export const REWARDS: readonly { glory: number; coins: number; rations: number }[] = [
  { glory: 3, coins: 3, rations: 1 },
  { glory: 5, coins: 5, rations: 2 },
  { glory: 7, coins: 7, rations: 3 },
];

/** HG-18.1, HG-18.2: who has more health left, unless one has fallen. */
export function settle(g: Ludi, f: Bout, t: Table<Ludi>): void {
  if (f.down === null) {
    const ahead = fighterOf(g, f, 0).hp - fighterOf(g, f, 1).hp;
    if (ahead === 0) {
      draw(g, f, t);
      return;
    }
    f.winner = ahead > 0 ? 0 : 1;
  }
  win(g, f, t);
}

/** HG-18.6, HG-18.7; HG-13.15: in a House Substitution all of it goes to the supplying House. */
function draw(g: Ludi, f: Bout, t: Table<Ludi>): void {
  const { coins, rations } = REWARDS[f.slot]!;
  const sides = f.substitution ? 1 : 2;
  const each = { coins: Math.floor(coins / sides), rations: Math.floor(rations / sides) };
  for (let side = 0; side < sides; side++) {
    g.noted.push({ seat: f.houses[side]!, slot: f.slot, ...each, tiro: f.fighters[side]!, glory: 0, victories: 0 });
  }
  t.log?.emit('boutDrawn', { clause: 'HG-18.2', slot: SLOT_NAMES[f.slot]!, gladiators: f.fighters.slice(), ...each });
}

/** HG-18.8, HG-18.10: noted now, credited in House Duties; HG-23.13: with what cards add. */
function win(g: Ludi, f: Bout, t: Table<Ludi>): void {
  const { slot } = f;
  const winner = f.winner!;
  const seat = f.houses[winner]!;
  const tiro = f.fighters[winner]!;
  const reward = REWARDS[slot]!;
  const bonus = activeEffect(f, winner, 'GAIN');
  const coins = reward.coins + (bonus?.coins ?? 0);
  const rations = reward.rations + (bonus?.rations ?? 0);
  const glory = reward.glory + (bonus?.glory ?? 0);
  g.noted.push({ seat, slot, coins, rations, tiro, glory, victories: 1 });
  const gladiator = fighterOf(g, f, winner);
  const loser = opponent(g, f);
  g.houses[seat]!.deeds.wins.push({
    round: g.round,
    slot,
    level: levelOf(gladiator),
    tiro,
    against: hasAdvantage(loser, gladiator) || entryHp(f, 1 - winner, loser) > entryHp(f, winner, gladiator),
    bare: f.gear[winner]!.length === 0,
    loss: f.loss[winner]!,
    substitution: f.substitution,
  });
  t.log?.emit('won', {
    clause: 'HG-18.8',
    seat,
    gladiator: tiro,
    slot: SLOT_NAMES[slot]!,
    glory,
    coins,
    rations,
    hp: gladiator.hp,
  });
}

/** The health of a side before the first roll. */
const entryHp = (f: Bout, side: number, { hp }: Gladiator): number => hp + f.loss[side]!;

/** The loser, who may have died a moment ago. */
function opponent(g: Ludi, f: Bout): Gladiator {
  const side = 1 - f.winner!;
  const house = g.houses[f.houses[side]!]!;
  return find(house, f.fighters[side]!) ?? find({ ludus: house.dead }, f.fighters[side]!)!;
}

/** HG-12.10, HG-12.11: with the wheel back to the hand, where everybody knows it; without it to the discard pile. */
export function clearGear(g: Ludi, f: Bout, t: Table<Ludi>): void {
  for (let side = 0; side < 2; side++) {
    const house = g.houses[f.houses[side]!]!;
    for (const card of f.gear[side]!) {
      const kept = HAS_WHEEL[card]!;
      if (kept) insert(house.open, card);
      else toDiscard(g, card);
      const clause = kept ? 'HG-12.11' : 'HG-12.10';
      t.log?.emit(kept ? 'returned' : 'used', { clause, seat: f.houses[side]!, card });
    }
    f.gear[side] = [];
  }
}

/** HG-13.16: cards of the discard pile, which lies open, go to the hand. */
export function collect(g: Ludi, t: Table<Ludi>, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    remove(g.discard, card);
    insert(g.houses[seat]!.open, card);
  }
  t.log?.emit('collected', { seat, cards: cards.slice() });
}
