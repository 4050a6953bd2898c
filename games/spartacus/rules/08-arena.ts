// Chapter 8: the Arena phase up to the fight: honor, invitations, tribute, bets.

import { part } from '#engine/event.ts';
import { call, end, rule, to } from '#engine/flow/flow.ts';
import { type Field, type Form, field, form, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { STARTS } from '#games/spartacus/board.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { COMBATANT_FILTER, cardOf, favorOf, isChampion, isReady, kindOf, priceOf } from '#games/spartacus/cards.ts';
import {
  addInfluence,
  bank,
  countReady,
  matching,
  move,
  type Play,
  purse,
  readyOfType,
} from '#games/spartacus/house.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { betting } from '#games/spartacus/rules/08-bets.ts';
import { fight } from '#games/spartacus/rules/09-combat.ts';
import { healthOf } from '#games/spartacus/rules/09-wounds.ts';
import { victory } from '#games/spartacus/rules/10-victory.ts';
import { useEach } from '#games/spartacus/rules/14-ability.ts';
import { substitutes } from '#games/spartacus/rules/14-effects.ts';
import { clockwise, newFight, poolAt, type Spartacus } from '#games/spartacus/state.ts';

export interface ArenaLocals {
  /** Who has been invited, and who was last. */
  invited: Seat[];
  guest: Seat;
  /** How many slots have received their tribute. */
  paid: number;
}

/** An answer to an invitation: a combatant with its equipment, or 'decline'. */
export type Entry = {
  combatant: number | 'decline';
  weapon?: number | 'none';
  armor?: number | 'none';
  special?: number | 'none';
};

export const arenaPhase = rule<Spartacus, ArenaLocals>(
  'arena',
  { locals: { invited: [], guest: -1, paid: 0 }, shows: ['invited', 'guest', 'paid'] },
  [
    {
      clause: 'SP-8.2',
      run(g, _f, t) {
        g.fight = newFight(false);
        addInfluence(g, t, g.host, 1, 'honor', 'SP-8.2');
      },
    },
    {
      clause: 'SP-8.3',
      run(g, f) {
        if (g.fight!.seats.length === 2) return to('SP-8.18');
        if (f.invited.length === g.seats) return to('SP-8.15');
      },
    },
    {
      clause: 'SP-8.13',
      auto: true,
      ask: (g, f) => pick(g.host, 'seat', notInvited(g, f.invited)),
      barred: (_g, f) => f.invited.map((item) => ({ item, clause: 'SP-8.10', reason: 'nobody is invited twice' })),
      fallback: (g, f) => notInvited(g, f.invited)[0]!,
      take(g, f, t, guest: Seat) {
        f.guest = guest;
        f.invited.push(guest);
        t.log?.emit('invited', { seat: g.host, guest });
      },
    },
    {
      clause: 'SP-8.5',
      ask(g, f) {
        // SP-8.12: a seat that has nobody to send cannot accept.
        return countReady(g, f.guest, COMBATANT_FILTER) === 0 ? null : entryForm(g, f.guest, true);
      },
      fallback: () => ({ combatant: 'decline' }),
      barred: (g, f) => exhaustedFighters(g, f.guest),
      take(g, f, t, entry: Entry) {
        if (entry.combatant === 'decline') return;
        enter(g, t, f.guest, entry);
        return to('SP-8.3');
      },
    },
    {
      clause: 'SP-8.17',
      run(g, f, t) {
        t.log?.emit('declined', { clause: 'SP-8.11', seat: f.guest });
        return openWindow(g, 'invitationDeclined', { activeSeat: g.host, concernedSeat: f.guest, seats: [f.guest] });
      },
    },
    {
      clause: 'SP-8.11',
      run(g, f, t) {
        if (f.result !== 'cancelled') addInfluence(g, t, f.guest, -1, 'declined', 'SP-8.11');
        return to('SP-8.3');
      },
    },
    {
      clause: 'SP-8.15',
      run(g, _f, t) {
        t.log?.emit('fightCancelled', { clause: g.fight!.seats.length === 0 ? 'SP-8.16' : 'SP-8.15' });
        g.fight = null;
        return end();
      },
    },
    {
      clause: 'SP-8.18',
      run(g, f, t) {
        if (f.paid === g.fight!.cards.length) return to('SP-8.21');
        const slot = f.paid++;
        payTribute(g, t, slot);
        const card = kindOf(g.fight!.cards[slot]!);
        return call(useEach, { by: g.fight!.seats[slot]!, card, trigger: 'tributeStep' }, 'SP-8.18');
      },
    },
    { clause: 'SP-8.21', run: () => call(betting) },
    { clause: 'SP-8.33', run: (g) => openWindow(g, 'betsPlaced', { activeSeat: g.host }) },
    { clause: 'SP-8.34', run: () => call(fight) },
    { clause: 'SP-10.1', run: () => call(victory) },
  ],
);

/** SP-8.10: clockwise from the Host's left, the Host last. */
function notInvited(g: Spartacus, invited: readonly Seat[]): Seat[] {
  const [host, ...others] = clockwise(g, g.host);
  return [...others, host!].filter((seat) => !invited.includes(seat));
}

/** SP-8.6, SP-8.8, SP-12.21 */
export function entryForm(g: Spartacus, seat: Seat, mayDecline: boolean): Form {
  const combatants = matching(g, seat, COMBATANT_FILTER);
  const fields: Field[] = [
    field('combatant', pick(seat, 'asset', mayDecline ? [...combatants, 'decline'] : combatants)),
  ];
  const accepted = { field: 'combatant', is: combatants };
  for (const type of ['weapon', 'armor', 'special']) {
    const gear = readyOfType(g, seat, type);
    if (gear.length !== 0) fields.push(field(type, pick(seat, 'asset', [...gear, 'none']), accepted));
  }
  return form(seat, fields);
}

export const exhaustedFighters = (g: Spartacus, seat: Seat) =>
  g.houses[seat]!.assets.filter((asset) => !isReady(asset)).map((item) => ({
    item,
    clause: 'SP-8.8',
    reason: 'only ready cards can be chosen',
  }));

/** SP-8.5 to SP-8.7 */
export function enter(g: Spartacus, t: Play, seat: Seat, entry: Entry): void {
  const gear: number[] = [];
  for (const piece of [entry.weapon, entry.armor, entry.special]) if (typeof piece === 'number') gear.push(piece);
  const slot = g.fight!.seats.length;
  g.fight!.seats.push(seat);
  g.fight!.cards.push(entry.combatant as number);
  g.fight!.gear.push(gear);
  g.fight!.cells.push(STARTS[slot]!);
  fillPools(g, slot);
  const card = kindOf(entry.combatant as number);
  t.log?.emit('accepted', {
    seat,
    slot,
    card,
    cards: gear.map(kindOf),
    cell: STARTS[slot]!,
    health: healthOf(g.fight!, slot),
  });
}

/** SP-9.1 to SP-9.3: every fight begins with the printed dice. */
function fillPools(g: Spartacus, slot: number): void {
  const { dice } = cardOf(g.fight!.cards[slot]!);
  for (const pool of POOLS.keys()) g.fight!.health[poolAt(slot, pool)] = dice[pool]!;
}

/** SP-8.18: for each Favor; SP-8.19: for a champion. */
const FAVOR_TRIBUTE = 2;
const CHAMPION_TRIBUTE = 6;

/** SP-8.18 to SP-8.20 */
function payTribute(g: Spartacus, t: Play, slot: number): void {
  const card = g.fight!.cards[slot]!;
  const seat = g.fight!.seats[slot]!;
  const gold = isChampion(card) ? CHAMPION_TRIBUTE : FAVOR_TRIBUTE * favorOf(card);
  if (gold === 0) return;
  move(g, bank(g), seat, gold);
  const because = isChampion(card) ? part('champion', gold, 'SP-8.19') : part('favor', gold, 'SP-8.18');
  t.log?.emit('tributeReceived', {
    clause: because.clause,
    seat,
    card: kindOf(card),
    parts: [because],
    total: gold,
    purse: purse(g, seat),
  });
}

/** D-18: another combatant, with the equipment of the one it replaces. */
export const substitute = rule<Spartacus, { seat: Seat }>('substitute', { locals: { seat: 0 }, shows: ['seat'] }, [
  {
    clause: 'SP-14.3',
    auto: true,
    ask: (g, f) => pick(f.seat, 'asset', substitutes(g, f.seat)),
    fallback: (g, f) => substitutes(g, f.seat).reduce((best, asset) => (priceOf(asset) > priceOf(best) ? asset : best)),
    take(g, f, t, asset: number) {
      const slot = g.fight!.seats.indexOf(f.seat);
      g.fight!.cards[slot] = asset;
      fillPools(g, slot);
      t.log?.emit('substituted', { seat: f.seat, card: kindOf(asset), slot, health: healthOf(g.fight!, slot) });
    },
  },
]);
