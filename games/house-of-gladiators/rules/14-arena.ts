// Chapters 13 and 14: the bouts of the Arena phase in their order, and what happens when a slot was left empty.

import { call, end, rule, to } from '#engine/flow/flow.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { bout } from '#games/house-of-gladiators/rules/14-bout.ts';
import { REWARDS } from '#games/house-of-gladiators/rules/18-rewards.ts';
import { boutsIn, houseIn } from '#games/house-of-gladiators/rules/22-houses.ts';
import { type House, type Ludi, slotsHeld } from '#games/house-of-gladiators/state.ts';

/** HG-14.1, HG-22.3: slot by slot, bout by bout. */
export const arena = rule<Ludi, { slot: number; bout: number }>(
  'arena',
  { locals: { slot: 0, bout: 0 }, shows: ['slot', 'bout'] },
  [
    {
      clause: 'HG-14.1',
      run(g, f) {
        if (g.ending !== null || f.slot === slotsHeld(g)) return end();
        if (f.bout === boutsIn(g, f.slot)) {
          f.slot++;
          f.bout = 0;
          return to('HG-14.1');
        }
        const { slot } = f;
        const hostSeat = houseIn(g, slot, f.bout, 0);
        const guestSeat = houseIn(g, slot, f.bout, 1);
        f.bout++;
        return call(meeting, { slot, hostSeat, guestSeat }, 'HG-14.1');
      },
    },
  ],
);

interface Meeting {
  slot: number;
  hostSeat: Seat;
  guestSeat: Seat;
  /** The House that did assign a gladiator to a forfeited slot, and the one that did not. */
  presentSeat: Seat | null;
  absentSeat: Seat | null;
}

export const meeting = rule<Ludi, Meeting>(
  'meeting',
  {
    locals: { slot: 0, hostSeat: 0, guestSeat: 0, presentSeat: null, absentSeat: null },
    shows: ['slot', 'hostSeat', 'guestSeat', 'presentSeat', 'absentSeat'],
  },
  [
    {
      clause: 'HG-13.1',
      run(g, f, t) {
        const one = g.houses[f.hostSeat]!.plan.fighters[f.slot]!;
        const other = g.houses[f.guestSeat]!.plan.fighters[f.slot]!;
        if (one >= 0 && other >= 0)
          return call(
            bout,
            { slot: f.slot, houses: [f.hostSeat, f.guestSeat], control: [f.hostSeat, f.guestSeat] },
            'HG-13.19',
          );
        if (one < 0 && other < 0) {
          t.log?.emit('deserted', { clause: 'HG-13.8', slot: SLOT_NAMES[f.slot]!, seats: [f.hostSeat, f.guestSeat] });
          return end();
        }
        f.presentSeat = one < 0 ? f.guestSeat : f.hostSeat;
        f.absentSeat = one < 0 ? f.hostSeat : f.guestSeat;
        t.log?.emit('forfeited', { slot: SLOT_NAMES[f.slot]!, seat: f.absentSeat });
      },
    },
    {
      clause: 'HG-22.8',
      run: (g, f) => (g.houses[f.absentSeat!]!.out ? to('HG-13.3') : undefined),
    },
    {
      clause: 'HG-13.2',
      auto: true,
      ask: (g, f) => pick(f.presentSeat!, 'gladiator', [...available(g.houses[f.presentSeat!]!), 'outright']),
      fallback: () => 'outright',
      barred: (g, f) => barredSubstitutes(g.houses[f.presentSeat!]!),
      take(_g, f, t, choice: Item) {
        if (choice === 'outright') return;
        t.log?.emit('substituted', { clause: 'HG-13.9', seat: f.presentSeat!, by: f.absentSeat!, gladiator: choice });
        const { slot } = f;
        const present = f.presentSeat!;
        const absent = f.absentSeat!;
        return call(
          bout,
          {
            slot,
            houses: [present, present],
            control: [present, absent],
            fighters: [-1, choice as number],
            substitution: true,
          },
          'HG-13.19',
        );
      },
    },
    {
      clause: 'HG-13.3',
      run(g, f, t) {
        const house = g.houses[f.presentSeat!]!;
        const gladiator = house.plan.fighters[f.slot]!;
        house.plan.fighters[f.slot] = -1;
        house.plan.combat[f.slot] = -1;
        house.plan.special[f.slot] = -1;
        house.busy.push(gladiator);
        t.reveal(only(f.presentSeat!), EVERYBODY);
        const { coins, rations } = REWARDS[f.slot]!;
        const reward = { slot: f.slot, coins, rations };
        g.noted.push({ seat: f.presentSeat!, ...reward, tiro: gladiator, glory: 0, victories: 0 });
        if (!g.houses[f.absentSeat!]!.out) {
          g.penalties.push({ seat: f.absentSeat!, ...reward });
          g.houses[f.absentSeat!]!.unrested = true;
        }
        t.log?.emit('wonOutright', { seat: f.presentSeat!, gladiator, coins, rations });
      },
    },
    { clause: 'HG-13.19', run: () => undefined },
  ],
);

const isAssigned = (house: House, tiro: number): boolean =>
  house.plan.fighters.includes(tiro) || house.busy.includes(tiro);

/** HG-13.10: who could fight as a substitute. */
export function available(house: House): number[] {
  const tiros: number[] = [];
  for (const { tiro, hp } of house.ludus) if (hp > 0 && !isAssigned(house, tiro)) tiros.push(tiro);
  return tiros;
}

const barredSubstitutes = (house: House) =>
  house.ludus
    .filter(({ tiro, hp }) => hp === 0 || isAssigned(house, tiro))
    .map(({ tiro, hp }) => ({
      item: tiro,
      clause: 'HG-13.10',
      reason: hp === 0 ? 'he has no health left' : 'he is assigned or has fought this round',
    }));
