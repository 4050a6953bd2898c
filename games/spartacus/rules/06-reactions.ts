// Chapter 6: reactions, and the windows in which they are played (16d).
//
// A window asks all its players at once and unseen; the first in order of priority who wants to react does, and then
// the window is offered again unless its event is undone. Its result is 'cancelled' when a card has undone the event.

import { call, end, type Frame, type Next, rule, to } from '#engine/flow/flow.ts';
import { type Barred, pick, type Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { act, actOf, PASS } from '#games/spartacus/acts.ts';
import type { Window } from '#games/spartacus/cards/language.ts';
import { GUARD_FILTER, isGuard, kindOf, matches, REACTING, REQS, WINDOW_BITS } from '#games/spartacus/cards.ts';
import { countReady, discard, discardAsset, leaveHand } from '#games/spartacus/house.ts';
import { freeGold } from '#games/spartacus/rules/03-turn.ts';
import { abilityOf, isUsable, targetsOf, useAbility } from '#games/spartacus/rules/14-ability.ts';
import { clockwise, type Spartacus } from '#games/spartacus/state.ts';

export interface WindowLocals {
  window: Window;
  /** The launcher, the player whose turn ended, or the Host: asked last (SP-16.13). */
  activeSeat: Seat;
  /** The seat that is asked first: the target, the decliner, the owner of the condemned. */
  concernedSeat: Seat | null;
  /** The target of the pending scheme. */
  target: Seat | null;
  /** Those who support the pending scheme, or agreed to support the player whose turn ended. */
  allies: Seat[];
  /** Those of them whose scheme was not launched. */
  forsaken: Seat[];
  /** Who may react. */
  seats: Seat[];
  /** Who has won a bet. */
  winners: Seat[];
  /** Whether a card has undone the event. */
  undone: boolean;
  /** Who reacts, and how. */
  player: Seat | null;
  deed: string | null;
}

export type WindowFrame = Frame & WindowLocals;

/** Whether a kind is played as a reaction in this window. */
const fits = (kind: number, f: WindowLocals): boolean => REACTING[f.window][kind]!.length !== 0;

/** Opens a window; by default it admits everybody but, for schemes, the launcher. */
export function openWindow(
  g: Spartacus,
  name: Window,
  given: Partial<WindowLocals>,
  after: string | null = null,
): Next {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++)
    if (name !== 'schemeLaunched' || seat !== given.activeSeat) seats.push(seat);
  return call(window, { window: name, seats, ...given }, after);
}

const locals: WindowLocals = {
  window: 'ledgersBalanced',
  activeSeat: 0,
  concernedSeat: null,
  target: null,
  allies: [],
  forsaken: [],
  seats: [],
  winners: [],
  undone: false,
  player: null,
  deed: null,
};

export const window = rule<Spartacus, WindowLocals>(
  'window',
  { locals, shows: Object.keys(locals) as (keyof WindowLocals)[] },
  [
    {
      clause: 'SP-16.10',
      sealed: true,
      ask(g, f) {
        const asked: Request[] = [];
        for (const seat of f.seats) if (isAsked(g, f, seat)) asked.push(pick(seat, 'act', answersOf(g, f, seat)));
        return asked;
      },
      fallback: () => PASS,
      barred: (g, f, request) => notNow(g, f, request.seat),
      take(g, f, _t, answers: readonly (string | null)[]) {
        // SP-16.13: who is concerned, then clockwise, the active player last.
        for (const seat of [f.concernedSeat, ...clockwise(g, (f.activeSeat + 1) % g.seats)]) {
          const deed = (seat === null ? null : answers[seat]) ?? PASS;
          // SP-16.15: what has become impossible since it was answered is void.
          if (deed === PASS || !reactions(g, f, seat!).includes(deed)) continue;
          f.player = seat;
          f.deed = deed;
          return;
        }
      },
    },
    {
      clause: 'SP-16.12',
      run(g, f, t) {
        if (f.player === null) return end();
        const { verb, card, ability, seat, number } = actOf(f.deed!);
        if (verb === 'play') {
          leaveHand(g, t, f.player, card);
          discard(g, card);
          t.log?.emit('played', {
            clause: 'SP-6.5',
            seat: f.player,
            card,
            target: seat === -1 ? null : seat,
            hand: g.houses[f.player]!.hand.length,
          });
          return call(useAbility, { by: f.player, card, ability, target: seat, number });
        }
        if (verb === 'hand') {
          leaveHand(g, t, f.player, card);
          discard(g, card);
        } else discardAsset(g, t, f.player, card);
        t.log?.emit('guarded', { clause: 'SP-6.13', seat: f.player, card, place: verb as 'hand' | 'table' });
        return call(useAbility, { by: f.player, card, ability, target: f.activeSeat });
      },
    },
    {
      clause: 'SP-16.14',
      run(_g, f) {
        f.player = null;
        f.deed = null;
        return f.undone ? end('cancelled') : to('SP-16.10');
      },
    },
  ],
);

/** SP-6.11, SP-6.18: guards answer a scheme that is aimed at their own House; its launcher has no say in the window. */
const mayGuard = (f: WindowLocals, seat: Seat): boolean => f.target === seat;

/** SP-6.17: a ready guard on the table. */
const hasTableGuard = (g: Spartacus, f: WindowLocals, seat: Seat): boolean =>
  mayGuard(f, seat) && countReady(g, seat, GUARD_FILTER) !== 0;

/** SP-16.11: by public facts alone. */
const isAsked = (g: Spartacus, f: WindowLocals, seat: Seat): boolean =>
  g.houses[seat]!.hand.length !== 0 || hasTableGuard(g, f, seat);

/**
 * SP-16.28: what may be answered. An answer already given stays possible even where what it needs is gone: if it were
 * dropped, the others would see that it was not a pass.
 */
function answersOf(g: Spartacus, f: WindowFrame, seat: Seat): string[] {
  const found = reactions(g, f, seat);
  const given = f.sealed?.[seat] ?? null;
  if (typeof given === 'string' && !found.includes(given)) found.push(given);
  return found;
}

/** All that a seat can answer: pass, each reaction with its choices, a guard from the hand or from the table. */
function reactions(g: Spartacus, f: WindowLocals, seat: Seat): string[] {
  const { hand, influence } = g.houses[seat]!;
  const found = [PASS];
  let last: number | null = null;
  for (const kind of hand) {
    if (kind === last) continue;
    last = kind;
    if (isGuard(kind)) {
      if (mayGuard(f, seat)) found.push(act('hand', kind));
      continue;
    }
    // SP-6.2 to SP-6.4: the influence must be the player's own.
    if (REQS[kind]! <= influence) addPlays(g, f, seat, kind, found);
  }
  if (hasTableGuard(g, f, seat)) addTableGuards(g, seat, found);
  return found;
}

const ONLY_AT_HOME = 'a guard is used only against a scheme of another at its own House';

/** Why the reactions and guards of a hand, and the guards on a table, are not offered. */
function notNow(g: Spartacus, f: WindowLocals, seat: Seat): Barred[] {
  const { hand, influence, assets } = g.houses[seat]!;
  const offered = reactions(g, f, seat);
  const barred: Barred[] = [];
  const bar = (item: string, clause: string, reason: string): void => {
    if (!offered.includes(item)) barred.push({ item, clause, reason });
  };
  for (const kind of new Set(hand)) {
    if (isGuard(kind)) bar(act('hand', kind), 'SP-6.11', ONLY_AT_HOME);
    if (WINDOW_BITS[kind] === 0) continue;
    for (const target of [-1, ...g.houses.keys()]) {
      const item = act('play', kind, target);
      if (!fits(kind, f)) bar(item, 'SP-6.1', 'it is played at another moment');
      else if (REQS[kind]! > influence) bar(item, 'SP-6.2', `it needs influence ${REQS[kind]}, there is ${influence}`);
      else bar(item, 'SP-14.3', 'its condition does not hold for this target, or its costs cannot be paid');
    }
  }
  for (const kind of new Set(assets.map(kindOf))) {
    if (!isGuard(kind)) continue;
    const item = act('table', kind);
    if (mayGuard(f, seat)) bar(item, 'SP-6.17', 'an exhausted guard cannot be used');
    else bar(item, 'SP-6.11', ONLY_AT_HOME);
  }
  return barred;
}

function addTableGuards(g: Spartacus, seat: Seat, found: string[]): void {
  const { assets } = g.houses[seat]!;
  for (const [i, asset] of assets.entries()) {
    if (matches(GUARD_FILTER, asset) && assets.indexOf(asset) === i) found.push(act('table', asset));
  }
}

function addPlays(g: Spartacus, f: WindowLocals, seat: Seat, kind: number, found: string[]): void {
  for (const place of REACTING[f.window][kind]!) {
    const bid = abilityOf(kind, place).effects.find((effect) => effect.name === 'addBid');
    // A seat without free gold has nothing to add.
    const most = bid === undefined ? 0 : Math.min(bid.args[0]!, freeGold(g, seat));
    for (const target of targetsOf(g, seat, kind, place)) {
      if (!isUsable(g, seat, kind, place, target, true)) continue;
      if (bid === undefined) found.push(act('play', kind, target, place));
      for (let number = 1; number <= most; number++) found.push(act('play', kind, target, place, number));
    }
  }
}
