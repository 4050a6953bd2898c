// The rest of a round in beats: lots and bids, the ludus, the Hypogeum, slots without a bout, House Duties.

import type { Beat, Pictures } from '#client/stage/beat.ts';
import { type Duty, type Empty, type Lot, pictured } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  COIN,
  inScene,
  type LudiScenes,
  NUMBER,
  RESULT,
  SEEN,
} from '#client/tables/house-of-gladiators/scenes/scene-of.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

function offered(lies: Pictures, view: LudiView, tiro: number, type: string): Partial<Beat> {
  const before = pictured(lies, 'lot');
  const lot: Lot = {
    n: (before?.n ?? 0) + 1,
    of: before?.of ?? 2 * view.order.length + 1,
    tiro,
    type,
    bids: view.houses.map(() => null),
    passed: [],
    leader: -1,
    state: 'open',
    card: -1,
  };
  // What House Duties brought can be read again until the first lot is sold.
  const clears = lot.n === 1 ? [] : ['duties'];
  return inScene('market', { name: 'lot', lasts: NUMBER, sound: 'card', clears, lays: { lot } });
}

function withLot(lies: Pictures, beat: Partial<Beat>, change: (lot: Lot) => Partial<Lot>): Partial<Beat> | null {
  const lot = pictured(lies, 'lot');
  return lot === null ? null : inScene('market', { ...beat, lays: { lot: { ...lot, ...change(lot) } } });
}

function sold(lies: Pictures, seat: number, coins: number, card: number): Partial<Beat> | null {
  const lot = pictured(lies, 'lot');
  if (lot === null) return null;
  const { tiro, type } = lot;
  const state = seat < 0 ? 'unwanted' : 'sold';
  return inScene('market', {
    name: state,
    lasts: 900,
    least: 500,
    sound: seat < 0 ? 'card' : 'coin',
    lays: {
      lot: { ...lot, state, leader: seat, card },
      lots: [...(pictured(lies, 'lots') ?? []), { tiro, type, seat, coins, card }],
    },
  });
}

const atTraining = (name: string, sound: Beat['sound'] = 'card') => inScene('training', { name, lasts: NUMBER, sound });

function nobody(lies: Pictures, empty: Empty, isOver: boolean): Partial<Beat> {
  const day = pictured(lies, 'day') ?? [];
  const past = { slot: empty.slot, seats: empty.seats, winner: empty.kind === 'outright' ? empty.seats[0]! : -1 };
  return inScene('forfeit', {
    name: empty.kind,
    lasts: 1400,
    least: SEEN,
    sound: 'crowd',
    clears: ['bout'],
    lays: { empty, ...(isOver ? { day: [...day, { ...past, isDrawn: false }] } : {}) },
  });
}

function duty(lies: Pictures, of: Partial<Duty> & Pick<Duty, 'seat' | 'kind' | 'clause'>): Partial<Beat> {
  const made: Duty = { coins: 0, rations: 0, glory: 0, about: -1, ...of };
  const isTask = of.kind === 'completed';
  return inScene('duties', {
    name: of.kind,
    lasts: isTask ? RESULT : NUMBER,
    least: isTask ? 1600 : 550,
    sound: isTask ? 'crowd' : made.coins > 0 ? 'coin' : null,
    clears: ['bout', 'empty', 'opened'],
    lays: { duties: [...(pictured(lies, 'duties') ?? []), made] },
  });
}

export const dayScenes: LudiScenes = {
  drafted: () => inScene('start', { name: 'drafted', lasts: NUMBER, sound: 'card' }),
  roundBegan: () => ({ name: 'round', lasts: 0, clears: ['bout', 'empty', 'day', 'opened', 'lot', 'lots', 'pairs'] }),
  marketBegan: (event, view) =>
    inScene('market', {
      name: 'market',
      clears: ['lots'],
      lays: {
        lot: {
          n: 0,
          of: event.count,
          tiro: -1,
          type: '',
          bids: view.houses.map(() => null),
          passed: [],
          leader: -1,
          state: 'unwanted',
          card: -1,
        },
      },
    }),
  lotOffered: (event, view, lies) => offered(lies, view, -1, event.type),
  gladiatorOffered: (event, view, lies) => offered(lies, view, event.gladiator as number, ''),
  bid: ({ seat, coins }, _view, lies) =>
    withLot(lies, { name: 'bid', lasts: COIN, sound: 'coin' }, ({ bids }) => ({
      bids: bids.map((bid, i) => (i === seat ? coins : bid)),
      leader: seat,
    })),
  passed: ({ seat }, _view, lies) =>
    withLot(lies, { name: 'passed', lasts: COIN }, ({ passed }) => ({ passed: [...passed, seat] })),
  bidsOpened: (event, _view, lies) =>
    withLot(lies, { name: 'seals', lasts: 1000, least: SEEN, sound: 'wax' }, () => ({
      bids: event.bids as readonly (number | null)[],
    })),
  bought: (event, _view, lies) => sold(lies, event.seat, event.coins, (event.card as number | null | undefined) ?? -1),
  recruited: (event, _view, lies) => sold(lies, event.seat, event.coins, -1),
  unwanted: (_event, _view, lies) => sold(lies, -1, 0, -1),
  setAside: (_event, _view, lies) => sold(lies, -1, 0, -1),

  fed: () => atTraining('fed'),
  blessed: () => atTraining('blessed'),
  healed: () => atTraining('healed'),
  gained: () => atTraining('gained', 'coin'),
  upgraded: () => inScene('training', { name: 'upgraded', lasts: 1000, least: SEEN, sound: 'crowd' }),
  locked: () => inScene('training', { name: 'locked', lasts: COIN, sound: 'wax' }),

  paired: ({ slot, seat, guestSeat }, _view, lies) => ({
    name: 'paired',
    lays: { pairs: [...(pictured(lies, 'pairs') ?? []), { slot: String(slot), seats: [seat, guestSeat] }] },
  }),
  byeGiven: ({ slot, seat }, _view, lies) => ({
    name: 'bye',
    lays: { pairs: [...(pictured(lies, 'pairs') ?? []), { slot: String(slot), seats: [seat] }] },
  }),
  assigned: ({ seat, slots }, _view, lies) =>
    inScene('hypogeum', {
      name: 'opened',
      lasts: COIN,
      sound: 'wax',
      clears: ['lot', 'lots'],
      lays: { opened: [...(pictured(lies, 'opened') ?? []), { seat, slots: slots as readonly string[] }] },
    }),

  deserted: ({ slot, seats }, _view, lies) =>
    nobody(lies, { slot: String(slot), kind: 'deserted', seats, tiro: -1, coins: 0, rations: 0 }, true),
  forfeited: ({ slot, seat }, _view, lies) =>
    nobody(lies, { slot: String(slot), kind: 'forfeited', seats: [seat], tiro: -1, coins: 0, rations: 0 }, false),
  substituted: ({ seat, by, gladiator }, _view, lies) => {
    const slot = pictured(lies, 'empty')?.slot ?? '';
    const tiro = gladiator as number;
    return nobody(lies, { slot, kind: 'substituted', seats: [seat, by], tiro, coins: 0, rations: 0 }, false);
  },
  wonOutright: ({ seat, gladiator, coins, rations }, _view, lies) => {
    const slot = pictured(lies, 'empty')?.slot ?? '';
    return nobody(lies, { slot, kind: 'outright', seats: [seat], tiro: gladiator as number, coins, rations }, true);
  },

  rewarded: ({ seat, coins, rations, glory, gladiator, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'rewarded', coins, rations, glory, about: gladiator as number, clause }),
  penalised: ({ seat, coins, rations, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'penalised', coins: -coins, rations: -rations, clause }),
  reimbursed: ({ seat, coins, gladiator, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'reimbursed', coins, about: gladiator as number, clause }),
  rested: ({ seat, gladiator, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'rested', about: gladiator as number, clause }),
  completed: ({ seat, task, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'completed', about: task as number, clause }),
  incomeReceived: ({ seat, coins, clause }, _view, lies) => duty(lies, { seat, kind: 'income', coins, clause }),
  provisionsReceived: ({ seat, rations, clause }, _view, lies) =>
    duty(lies, { seat, kind: 'provisions', rations, clause }),
};
