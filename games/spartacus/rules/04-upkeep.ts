// Chapter 4: upkeep, that is refreshing, healing and balancing the ledgers.

import { part } from '#engine/event.ts';
import { AGAIN, call, rule, to } from '#engine/flow/flow.ts';
import { pick, type Request, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { actOf } from '#games/spartacus/acts.ts';
import {
  EXHAUSTED,
  GLADIATOR_FILTER,
  INJURED,
  isChampion,
  isInjured,
  isReady,
  kindOf,
  priceOf,
  typeOf,
  wageOf,
} from '#games/spartacus/cards.ts';
import {
  discard,
  discardAsset,
  loseAsset,
  matching,
  moveFromBank,
  type Play,
  turnAsset,
} from '#games/spartacus/house.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { useAbility, usesAtTable } from '#games/spartacus/rules/14-ability.ts';
import { clockwise, type Spartacus } from '#games/spartacus/state.ts';
import { noteUses } from '#games/spartacus/uses.ts';

/** SP-4.1, SP-4.3 */
export const upkeep = rule<Spartacus>('upkeep', { locals: {} }, [
  {
    clause: 'SP-4.1',
    run: (g) => call(refresh, { open: g.houses.flatMap((house, seat) => (house.assets.some(isTired) ? [seat] : [])) }),
  },
  { clause: 'SP-4.8', run: () => call(heal) },
  { clause: 'SP-4.16', run: () => call(ledgers) },
  { clause: 'SP-4.26', run: (g) => openWindow(g, 'ledgersBalanced', { activeSeat: g.host }) },
]);

/** SP-4.4, SP-4.5, SP-4.7 */
const isTired = (asset: number): boolean => (asset & EXHAUSTED) !== 0 && !isInjured(asset);

export const refresh = rule<Spartacus, { open: Seat[] }>('refresh', { locals: { open: [] }, shows: ['open'] }, [
  {
    clause: 'SP-4.6',
    ask: (g, f) =>
      f.open.map((seat) => {
        const tired = g.houses[seat]!.assets.filter(isTired);
        return subset(seat, 'asset', tired, 0, tired.length);
      }),
    fallback: () => [],
    barred: (g, _f, { seat }) =>
      g.houses[seat]!.assets.filter(isInjured).map((item) => ({
        item,
        clause: 'SP-4.7',
        reason: 'injured cards are not refreshed in this step',
      })),
    take(g, f, t, kept: number[], seat) {
      const { assets } = g.houses[seat]!;
      const left = kept.slice();
      const cards: number[] = [];
      for (const [i, asset] of assets.entries()) {
        if (!isTired(asset)) continue;
        const place = left.indexOf(asset);
        if (place !== -1) left.splice(place, 1);
        else {
          assets[i]! &= ~EXHAUSTED;
          cards.push(kindOf(assets[i]!));
        }
      }
      f.open = f.open.filter((other) => other !== seat);
      t.log?.emit('refreshed', { clause: 'SP-4.4', seat, cards });
      return AGAIN;
    },
  },
]);

export interface HealLocals {
  /** By seat: injured cards still to be rolled for. */
  todo: number[][];
  /** By seat: the card whose die failed and may be rolled again, −1 for none; and what that die shows. */
  failed: number[];
  shown: number[];
  /** The seat whose failed die is rolled again, −1 for none. */
  again: Seat;
}

const KEEP = 'keep';
/** SP-4.9, SP-4.11: what heals, and what kills; between them the card stays injured. */
const HEALS = 4;
const KILLS = 1;

export const heal = rule<Spartacus, HealLocals>(
  'heal',
  { locals: { todo: [], failed: [], shown: [], again: -1 }, shows: ['todo', 'failed', 'shown', 'again'] },
  [
    {
      clause: 'SP-4.8',
      run(g, f, t) {
        f.todo = g.houses.map((house) => house.assets.filter(isInjured));
        f.failed = g.houses.map(() => -1);
        f.shown = g.houses.map(() => 0);
        for (const seat of clockwise(g, g.host)) rollWhileClear(g, f, t, seat);
      },
    },
    {
      clause: 'SP-4.12',
      ask(g, f) {
        const asked: Request[] = [];
        for (let seat = 0; seat < g.seats; seat++) {
          if (f.failed[seat] !== -1) asked.push(pick(seat, 'act', [...usesAtTable(g, seat, 'healFailed'), KEEP]));
          else if (f.todo[seat]!.length !== 0) asked.push(pick(seat, 'asset', f.todo[seat]!));
        }
        return asked;
      },
      fallback: (g, f, request) =>
        f.failed[request.seat] !== -1 ? usesAtTable(g, request.seat, 'healFailed')[0]! : f.todo[request.seat]![0]!,
      take(g, f, t, choice: number | string, seat) {
        if (typeof choice === 'number') {
          f.todo[seat]!.splice(f.todo[seat]!.indexOf(choice), 1);
          rollFor(g, f, t, seat, choice);
        } else if (choice === KEEP) {
          settle(g, f, t, seat);
        } else {
          const { card, ability } = actOf(choice);
          return call(useAbility, { by: seat, card, ability, target: seat }, 'SP-4.14');
        }
        rollWhileClear(g, f, t, seat);
        return AGAIN;
      },
    },
    {
      clause: 'SP-4.14',
      run(g, f, t) {
        const seat = f.again;
        if (seat === -1) return;
        f.again = -1;
        const asset = f.failed[seat]!;
        f.shown[seat] = t.random.die(6);
        t.log?.emit('healingRolled', { seat, card: kindOf(asset), die: f.shown[seat]!, again: true });
        settle(g, f, t, seat);
        rollWhileClear(g, f, t, seat);
        return to('SP-4.12');
      },
    },
  ],
);

/** SP-16.9: rolls while there is nothing to choose: one card is left, or several that are alike. */
function rollWhileClear(g: Spartacus, f: HealLocals, t: Play, seat: Seat): void {
  const todo = f.todo[seat]!;
  while (f.failed[seat] === -1 && todo.length !== 0 && todo.every((asset) => asset === todo[0]))
    rollFor(g, f, t, seat, todo.pop()!);
}

function rollFor(g: Spartacus, f: HealLocals, t: Play, seat: Seat, asset: number): void {
  const die = t.random.die(6);
  t.log?.emit('healingRolled', { clause: 'SP-4.8', seat, card: kindOf(asset), die, again: false });
  f.failed[seat] = asset;
  f.shown[seat] = die;
  // SP-4.13, SP-4.15: a ready card may let a failed die be rolled again.
  if (die >= HEALS || usesAtTable(g, seat, 'healFailed').length === 0) settle(g, f, t, seat);
}

/** SP-4.9 to SP-4.11 */
function settle(g: Spartacus, f: HealLocals, t: Play, seat: Seat): void {
  const asset = f.failed[seat]!;
  const die = f.shown[seat]!;
  f.failed[seat] = -1;
  if (die >= HEALS) {
    turnAsset(g, seat, asset, asset & ~(EXHAUSTED | INJURED));
    t.log?.emit('healed', { clause: 'SP-4.9', seat, card: kindOf(asset) });
  } else if (die === KILLS) {
    loseAsset(g, t, seat, asset);
    discard(g, kindOf(asset));
    t.log?.emit('died', { clause: 'SP-4.11', seat, card: kindOf(asset) });
  } else {
    t.log?.emit('stayedInjured', { clause: 'SP-4.10', seat, card: kindOf(asset) });
  }
}

export const ledgers = rule<Spartacus, { open: Seat[] }>('ledgers', { locals: { open: [] }, shows: ['open'] }, [
  {
    clause: 'SP-4.16',
    run(g, f, t) {
      for (const seat of clockwise(g, g.host)) {
        if (shortfall(g, seat) !== 0) f.open.push(seat);
        else balance(g, t, seat, []);
      }
      f.open.sort((a, b) => a - b);
    },
  },
  {
    clause: 'SP-4.21',
    ask(g, f) {
      const asked: Request[] = [];
      for (const seat of f.open) {
        const short = shortfall(g, seat);
        if (short !== 0) asked.push(subset(seat, 'asset', matching(g, seat, GLADIATOR_FILTER), short, short));
      }
      return asked;
    },
    fallback(g, _f, request) {
      // Champions go last, whatever they cost.
      const cheapest = matching(g, request.seat, GLADIATOR_FILTER).sort(
        (a, b) => Number(isChampion(a)) - Number(isChampion(b)) || priceOf(a) - priceOf(b),
      );
      return cheapest.slice(0, shortfall(g, request.seat)).sort((a, b) => a - b);
    },
    barred: (g, _f, { seat }) =>
      g.houses[seat]!.assets.filter((asset) => typeOf(asset) === 'gladiator' && !isReady(asset)).map((item) => ({
        item,
        clause: 'SP-4.23',
        reason: 'only ready gladiators can be discarded for unpaid coins',
      })),
    take(g, f, t, assets: number[], seat) {
      f.open = f.open.filter((other) => other !== seat);
      balance(g, t, seat, assets);
      return AGAIN;
    },
  },
  {
    // SP-4.25: the seats that a gift has saved from a shortfall.
    clause: 'SP-4.19',
    run(g, f, t) {
      for (const seat of f.open) balance(g, t, seat, []);
    },
  },
]);

/** SP-4.16 to SP-4.19: what ready slaves bring and ready gladiators cost. */
function accounts(g: Spartacus, seat: Seat): { income: number; cost: number } {
  let income = 0;
  let cost = 0;
  for (const asset of g.houses[seat]!.assets) {
    const wage = wageOf(asset);
    income += Math.max(0, wage);
    cost -= Math.min(0, wage);
  }
  return { income, cost };
}

/** SP-4.20: the coins a seat cannot pay. */
export function shortfall(g: Spartacus, seat: Seat): number {
  const { income, cost } = accounts(g, seat);
  return Math.max(0, cost - income - g.gold[seat]!);
}

function balance(g: Spartacus, t: Play, seat: Seat, discarded: readonly number[]): void {
  const { income, cost } = accounts(g, seat);
  const unpaid = discarded.length;
  const net = income - cost + unpaid;
  noteUses(g, t, seat);
  moveFromBank(g, seat, net);
  if (t.log !== null) {
    const parts = [part('slaves', income, 'SP-4.16'), part('gladiators', -cost, 'SP-4.17')];
    if (unpaid !== 0) parts.push(part('unpaid', unpaid, 'SP-4.20'));
    t.log.emit('balanced', { clause: 'SP-4.19', seat, gold: g.gold[seat]!, parts, total: net });
  }
  for (const asset of discarded) {
    discardAsset(g, t, seat, asset);
    t.log?.emit('lost', { clause: 'SP-4.22', seat, card: kindOf(asset) });
  }
}
