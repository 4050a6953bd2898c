// Chapter 10, Blessings: what a Blessing card played in Training does (HG-10.6, HG-10.7, HG-23.13–23.16).

import { insert } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { EFFECTS, RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import type { EffectOf } from '#games/house-of-gladiators/effects.ts';
import {
  earn,
  find,
  type Gladiator,
  type House,
  type Ludi,
  lose,
  maxHp,
  stockOf,
  toDiscard,
} from '#games/house-of-gladiators/state.ts';

export interface Blessed {
  card: number;
  on?: number;
  house?: Seat;
}

/** Whether a card can be played in Training on its own and would do anything. */
export function isPlayable(house: House, card: number): boolean {
  for (const effect of EFFECTS[card]!) {
    if (effect.on !== 'TRAINING' || effect.op === 'UPGRADE_DISCOUNT') return false;
    if (effect.op === 'HEAL' && !house.ludus.some((gladiator) => gladiator.hp < maxHp(gladiator))) return false;
  }
  return true;
}

export function bless(g: Ludi, t: Table<Ludi>, seat: Seat, choice: Blessed): void {
  const house = g.houses[seat]!;
  lose(house, choice.card);
  toDiscard(g, choice.card);
  t.reveal(only(seat), EVERYBODY);
  t.use(RESOURCE_NAMES[choice.card]!);
  t.log?.emit('blessed', { clause: 'HG-10.7', seat, card: choice.card });
  for (const effect of EFFECTS[choice.card]!) {
    if (effect.op === 'HEAL') heal(t, seat, house, effect, choice.on);
    else if (effect.op === 'GAIN') {
      earn(g, seat, effect.coins ?? 0, effect.rations ?? 0);
      t.log?.emit('gained', {
        clause: 'HG-23.13',
        seat,
        coins: effect.coins ?? 0,
        rations: effect.rations ?? 0,
        ...stockOf(g, seat),
      });
    } else if (effect.op === 'LOOK') look(g, t, seat, choice.house!, effect);
  }
}

/** HG-23.14, HG-10.8 */
function heal(t: Table<Ludi>, seat: Seat, house: House, effect: EffectOf<'HEAL'>, on: number | undefined): void {
  const healed: Gladiator[] = effect.target === 'all' ? house.ludus : [find(house, on!)!];
  for (const gladiator of healed) {
    const missing = maxHp(gladiator) - gladiator.hp;
    const hp = effect.n === 'full' ? missing : Math.min(missing, effect.n);
    if (hp === 0) continue;
    gladiator.hp += hp;
    t.log?.emit('healed', { clause: 'HG-23.14', seat, gladiator: gladiator.tiro, count: hp, hp: gladiator.hp });
  }
}

/** HG-23.16, HG-22.7: what is seen stays known. */
function look(g: Ludi, t: Table<Ludi>, seat: Seat, other: Seat, effect: EffectOf<'LOOK'>): void {
  const house = g.houses[other]!;
  t.reveal(only(other), only(seat));
  if (effect.what === 'task') {
    house.taskSeen |= only(seat);
    t.log?.emit('peeked', { clause: 'HG-23.16', seat, of: other }, shownTo(only(seat), { tasks: house.task.slice() }));
  } else {
    const seen = house.seen[seat]!;
    seen.length = 0;
    for (const card of house.hand) insert(seen, card);
    t.log?.emit(
      'searched',
      { clause: 'HG-23.16', seat, of: other },
      shownTo(only(seat), { cards: house.hand.slice() }),
    );
  }
}
