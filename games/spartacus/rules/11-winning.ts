// Chapter 11: winning the game, by influence or in a tournament.

import { part } from '#engine/event.ts';
import { call, end, type Next, rule, to } from '#engine/flow/flow.ts';
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { COMBATANT_FILTER, isEquipment, isReady, matches, priceOf, typeOf } from '#games/spartacus/cards.ts';
import { countReady, type Play } from '#games/spartacus/house.ts';
import { fromHost, rollOff } from '#games/spartacus/rules/02-set-up.ts';
import { freeGold } from '#games/spartacus/rules/03-turn.ts';
import { type Entry, enter, entryForm, exhaustedFighters } from '#games/spartacus/rules/08-arena.ts';
import { fight } from '#games/spartacus/rules/09-combat.ts';
import { applyDefeat } from '#games/spartacus/rules/10-victory.ts';
import { GOAL, newFight, opponentOf, type Spartacus } from '#games/spartacus/state.ts';

/** SP-11.2, SP-11.4 */
export function endOfPhase(g: Spartacus, t: Play): Next | undefined {
  const leaders: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (g.houses[seat]!.influence === GOAL) leaders.push(seat);
  if (leaders.length === 1) wins(g, t, leaders[0]!, 'SP-11.2');
  return leaders.length > 1 ? call(tournament, { seats: leaders }) : undefined;
}

function wins(g: Spartacus, t: Play, seat: Seat, clause: string): void {
  g.winner = seat;
  g.decidedBy = clause;
  t.log?.emit('won', { clause, seat });
}

/** SP-11.16 */
export function atTurnLimit(g: Spartacus, t: Play): void {
  if (g.turnLimit === 0 || g.turn < g.turnLimit) return;
  const best = Math.max(...g.houses.map((house) => house.influence));
  const first = g.houses.flatMap((house, seat) => (house.influence === best ? [seat] : []));
  const most = Math.max(...first.map((seat) => wealth(g, seat)));
  const leaders = first.filter((seat) => wealth(g, seat) === most);
  wins(g, t, leaders.length === 1 ? leaders[0]! : rollOff(g, t, leaders, 'SP-11.16'), 'SP-11.16');
}

const wealth = (g: Spartacus, seat: Seat): number =>
  g.houses[seat]!.assets.reduce((sum, asset) => sum + (isReady(asset) ? priceOf(asset) : 0), freeGold(g, seat));

/** SP-11.6, SP-11.10 */
export const totalValue = (g: Spartacus, seat: Seat): number =>
  g.houses[seat]!.assets.reduce(
    (sum, asset) =>
      sum + (isReady(asset) && (typeOf(asset) === 'gladiator' || isEquipment(asset)) ? priceOf(asset) : 0),
    0,
  );

interface TournamentLocals {
  seats: Seat[];
  /** Who is still to fight, two by two; a winner goes to the end of the line. */
  line: Seat[];
}

export const tournament = rule<Spartacus, TournamentLocals>(
  'tournament',
  { locals: { seats: [], line: [] }, shows: ['seats', 'line'] },
  [
    {
      clause: 'SP-11.4',
      run(g, f, t) {
        t.use('tournament');
        t.log?.emit('tournamentBegan', { seats: f.seats.slice() });
        f.line = f.seats.length === 2 ? f.seats.slice() : byTotal(g, t, f.seats);
      },
    },
    {
      clause: 'SP-11.5',
      run(g, f, t) {
        const [one, other, ...rest] = f.line;
        if (other === undefined) {
          wins(g, t, one!, 'SP-11.4');
          return end();
        }
        f.line = rest;
        // SP-11.11: the seat nearest clockwise from the Host stands in slot I.
        return call(duel, { pair: fromHost(g, [one!, other]) }, 'SP-11.7');
      },
    },
    {
      clause: 'SP-11.7',
      run(_g, f) {
        // Of three, the winner of the first fight meets the third; of four, the winners meet last.
        f.line.push(f.result as Seat);
        return to('SP-11.5');
      },
    },
  ],
);

/** SP-11.6 to SP-11.9: the seats by total, lowest first; only a tie over who is among the two lowest is rolled for. */
function byTotal(g: Spartacus, t: Play, seats: readonly Seat[]): Seat[] {
  const total = (seat: Seat): number => totalValue(g, seat);
  if (t.log !== null) {
    for (const seat of seats) {
      t.log.emit('valuesCounted', {
        clause: 'SP-11.10',
        seat,
        parts: [part('values', total(seat), 'SP-11.10')],
        total: total(seat),
      });
    }
  }
  const sorted = seats.slice().sort((a, b) => total(a) - total(b));
  const third = total(sorted[2]!);
  let tied = sorted.filter((seat) => total(seat) === third);
  const sure = sorted.filter((seat) => total(seat) < third);
  while (sure.length < 2) {
    const lowest = rollOff(g, t, tied, 'SP-11.9', true);
    tied = tied.filter((seat) => seat !== lowest);
    sure.push(lowest);
  }
  return [...sure, ...sorted.filter((seat) => !sure.includes(seat))];
}

interface DuelLocals {
  pair: Seat[];
}

export const duel = rule<Spartacus, DuelLocals>('duel', { locals: { pair: [] }, shows: ['pair'] }, [
  {
    clause: 'SP-11.14',
    run(g, f, t) {
      const able = f.pair.filter((seat) => countReady(g, seat, COMBATANT_FILTER) !== 0);
      if (able.length === 2) return;
      const winner = able.length === 1 ? able[0]! : rollOff(g, t, f.pair, 'SP-11.14');
      t.log?.emit('forfeited', { seat: winner });
      return end(winner);
    },
  },
  {
    clause: 'SP-11.11',
    sealed: true,
    ask: (g, f) => f.pair.map((seat) => entryForm(g, seat, false)),
    fallback: (g, _f, request) => strongest(g, request.seat),
    barred: (g, _f, request) => exhaustedFighters(g, request.seat),
    take(g, f, t, entries: readonly (Entry | null)[]) {
      g.fight = newFight(true);
      for (const seat of f.pair) enter(g, t, seat, entries[seat]!);
      return call(fight);
    },
  },
  {
    clause: 'SP-11.12',
    run(g, _f, t) {
      const winner = opponentOf(g, g.fight!.loser);
      applyDefeat(g, t);
      g.fight = null;
      return end(winner);
    },
  },
]);

/** D-30: the most expensive combatant and the most expensive equipment of each kind. */
function strongest(g: Spartacus, seat: Seat): { [field: string]: number } {
  const best = (fits: (asset: number) => boolean): number | undefined => {
    const found = g.houses[seat]!.assets.filter((asset) => isReady(asset) && fits(asset));
    return found.length === 0 ? undefined : found.reduce((top, asset) => (priceOf(asset) > priceOf(top) ? asset : top));
  };
  const entry: { [field: string]: number } = { combatant: best((asset) => matches(COMBATANT_FILTER, asset))! };
  for (const type of ['weapon', 'armor', 'special']) {
    const piece = best((asset) => typeOf(asset) === type);
    if (piece !== undefined) entry[type] = piece;
  }
  return entry;
}

/** SP-11.2: the winner has the first place, the others share the second. */
export const outcome = (g: Spartacus): Outcome => ({
  clause: g.decidedBy || 'SP-11.2',
  places: g.houses.map((_, seat) => (seat === g.winner ? 1 : 2)),
  scores: g.houses.map((house) => house.influence),
});
