// Chapter 9: the fight, round by round: initiative, order, actions, stalling.

import { part } from '#engine/event.ts';
import { AGAIN, call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import { type Barred, path, pick, type Request } from '#engine/requests/request.ts';
import { NONE } from '#games/spartacus/acts.ts';
import { arena } from '#games/spartacus/board.ts';
import { CARDS, kindOf } from '#games/spartacus/cards.ts';
import type { Play } from '#games/spartacus/house.ts';
import { fromHost, rollOff } from '#games/spartacus/rules/02-set-up.ts';
import { attack } from '#games/spartacus/rules/09-attack.ts';
import { rollDice } from '#games/spartacus/rules/09-dice.ts';
import { wound } from '#games/spartacus/rules/09-wounds.ts';
import { ATTACK, attackActs, combatActs, standingIn, useInFight } from '#games/spartacus/rules/12-abilities.ts';
import { isDecided, opponentOf, otherSlot, poolAt, SPD, type Spartacus } from '#games/spartacus/state.ts';

/** SP-9.34 */
const IDLE_ROUNDS = 5;

export interface FightLocals {
  /** How many slots have answered whether they win initiative by a card. */
  answered: number;
  /** The slot that has won initiative, and the one that acts first in this round; −1 while nobody does. */
  winnerSlot: number;
  firstSlot: number;
}

export const fight = rule<Spartacus, FightLocals>(
  'fight',
  { locals: { answered: 0, winnerSlot: -1, firstSlot: -1 }, shows: ['answered', 'winnerSlot', 'firstSlot'] },
  [
    {
      clause: 'SP-9.3',
      run(g, _f, t) {
        const { seats, cards, gear, health, cells } = g.fight!;
        for (const card of cards) if (CARDS[kindOf(card)]!.abilities.length === 0) t.use(CARDS[kindOf(card)]!.id);
        t.log?.emit('fightBegan', {
          seats: seats.slice(),
          cards: cards.map(kindOf),
          gear: gear.map((pieces) => pieces.map(kindOf)),
          health: health.slice(),
          cells: cells.slice(),
        });
      },
    },
    {
      clause: 'SP-9.4',
      run(g, f, t) {
        const fight = g.fight!;
        fight.round++;
        fight.struck = false;
        fight.slowed[0] = 0;
        fight.slowed[1] = 0;
        f.answered = 0;
        f.winnerSlot = -1;
        f.firstSlot = -1;
        t.log?.emit('roundBegan', { round: fight.round });
      },
    },
    {
      clause: 'SP-12.31',
      ask(g, f) {
        // SP-12.33: slot I first, slot II only if I has declined.
        for (let slot = f.answered; slot < 2 && f.winnerSlot === -1; slot++) {
          const acts = combatActs(g, slot, 'preInit');
          if (acts.length !== 0) return pick(g.fight!.seats[slot]!, 'act', [NONE, ...acts]);
        }
        return null;
      },
      fallback: () => NONE,
      take(g, f, _t, word: string, seat) {
        const slot = g.fight!.seats.indexOf(seat);
        if (word !== NONE) return useInFight(g, slot, word, 'SP-12.31');
        f.answered = slot + 1;
        return AGAIN;
      },
    },
    {
      clause: 'SP-9.5',
      run(g, f, t) {
        if (f.winnerSlot !== -1)
          t.log?.emit('initiativeWon', { clause: 'SP-12.32', seat: g.fight!.seats[f.winnerSlot]! });
        else rollInitiative(g, f, t);
      },
    },
    {
      clause: 'SP-9.7',
      ask: (g, f) => pick(g.fight!.seats[f.winnerSlot]!, 'word', ['first', 'second']),
      fallback: () => 'first',
      take(g, f, t, choice) {
        f.firstSlot = choice === 'first' ? f.winnerSlot : otherSlot(f.winnerSlot);
        t.log?.emit('orderChosen', { seat: g.fight!.seats[f.winnerSlot]!, leader: g.fight!.seats[f.firstSlot]! });
      },
    },
    { clause: 'SP-9.8', run: (_g, f) => call(action, { slot: f.firstSlot }) },
    {
      clause: 'SP-9.8',
      at: 'SP-9.8 second',
      run: (g, f) => (isDecided(g.fight!) ? to('SP-9.28') : call(action, { slot: otherSlot(f.firstSlot) })),
    },
    {
      clause: 'SP-9.34',
      run(g, _f, t) {
        const fight = g.fight!;
        fight.idle = fight.struck ? 0 : fight.idle + 1;
        if (fight.idle < IDLE_ROUNDS) return;
        const hurt = rollOff(g, t, fight.seats, 'SP-9.34', true);
        return call(wound, { slot: fight.seats.indexOf(hurt), count: 1 });
      },
    },
    { clause: 'SP-9.28', run: (g) => (isDecided(g.fight!) ? end() : to('SP-9.4')) },
  ],
);

/** SP-9.5, SP-9.6 */
function rollInitiative(g: Spartacus, f: Frame & FightLocals, t: Play): void {
  const fight = g.fight!;
  const totals: number[] = [];
  do {
    for (const seat of fromHost(g, fight.seats)) {
      const slot = fight.seats.indexOf(seat);
      const dice = rollDice(t, fight.health[poolAt(slot, SPD)]!);
      const bonus = standingIn(g, t, slot, 'initBonus');
      totals[slot] = dice.reduce((sum, die) => sum + die, bonus);
      if (t.log !== null) {
        const parts = dice.map((die) => part('die', die, 'SP-9.5'));
        if (bonus !== 0) parts.push(part('bonus', bonus, 'SP-14.2'));
        t.log.emit('initiativeRolled', { seat, dice, parts, total: totals[slot] });
      }
    }
  } while (totals[0] === totals[1]);
  f.winnerSlot = totals.indexOf(Math.max(...totals));
  t.log?.emit('initiativeWon', { seat: fight.seats[f.winnerSlot]! });
}

interface ActionLocals {
  slot: number;
}

const MOVE = 'move';
const REST = 'rest';

/** SP-9.8, SP-9.9: move then attack, or attack then move; both are optional. */
export const action = rule<Spartacus, ActionLocals>('action', { locals: { slot: 0 }, shows: ['slot'] }, [
  {
    clause: 'SP-14.2',
    ask(g, f) {
      const acts = combatActs(g, otherSlot(f.slot), 'oppTurn');
      return acts.length === 0 ? null : pick(opponentOf(g, f.slot), 'act', [NONE, ...acts]);
    },
    fallback: () => NONE,
    take: (g, f, _t, word: string) => (word === NONE ? undefined : useInFight(g, otherSlot(f.slot), word, 'SP-14.2')),
  },
  {
    clause: 'SP-9.8',
    ask(g, f) {
      const acts = attackActs(g, f.slot);
      return acts.length === 0 ? null : pick(g.fight!.seats[f.slot]!, 'act', [...acts, MOVE, REST]);
    },
    fallback: (g, f) => attackActs(g, f.slot)[0]!,
    barred: (g, f) => outOfReach(g, f.slot),
    take(_g, f, _t, word: string) {
      if (word === REST) return end();
      if (word === MOVE) return;
      return call(attack, { slot: f.slot, deed: word }, 'SP-9.9');
    },
  },
  {
    clause: 'SP-9.10',
    ask: (g, f) => walk(g, f.slot),
    fallback: (g, f) => approach(g, f.slot),
    barred: (g, f) => [
      { item: g.fight!.cells[otherSlot(f.slot)]!, clause: 'SP-9.11', reason: 'the opponent stands there' },
    ],
    take: (g, f, t, cells: number[]) => go(g, f, t, cells),
  },
  {
    clause: 'SP-9.12',
    ask(g, f) {
      const acts = attackActs(g, f.slot);
      return acts.length === 0 ? null : pick(g.fight!.seats[f.slot]!, 'act', [...acts, REST]);
    },
    fallback: (g, f) => attackActs(g, f.slot)[0]!,
    barred: (g, f) => outOfReach(g, f.slot),
    take: (_g, f, _t, word: string) =>
      word === REST ? end() : call(attack, { slot: f.slot, deed: word }, 'SP-9.9 end'),
  },
  { clause: 'SP-9.9', at: 'SP-9.9 end', run: () => end() },
  {
    clause: 'SP-9.9',
    ask: (g, f) => (isDecided(g.fight!) ? null : walk(g, f.slot)),
    fallback: () => [],
    take: (g, f, t, cells: number[]) => go(g, f, t, cells),
  },
]);

/** SP-9.12: where only a speed attack reaches the opponent. */
const outOfReach = (g: Spartacus, slot: number): Barred[] =>
  attackActs(g, slot).includes(ATTACK)
    ? []
    : [{ item: ATTACK, clause: 'SP-9.12', reason: 'the opponent is not within reach' }];

/** SP-13.7 */
export function allowance(g: Spartacus, slot: number): number {
  const fight = g.fight!;
  return Math.max(0, fight.health[poolAt(slot, SPD)]! + standingIn(g, null, slot, 'moveBonus') - fight.slowed[slot]!);
}

/** SP-9.10, SP-9.11, SP-13.6 */
function walk(g: Spartacus, slot: number): Request | null {
  const { seats, cells } = g.fight!;
  const steps = allowance(g, slot);
  return steps === 0
    ? null
    : path(seats[slot]!, 'cell', cells[slot]!, arena.steps, steps, { blocked: [cells[otherSlot(slot)]!] });
}

function go(g: Spartacus, f: Frame & ActionLocals, t: Play, cells: readonly number[]): void {
  const to = cells[cells.length - 1];
  if (to === undefined) return;
  if (cells.length > g.fight!.health[poolAt(f.slot, SPD)]!) standingIn(g, t, f.slot, 'moveBonus');
  const from = g.fight!.cells[f.slot]!;
  g.fight!.cells[f.slot] = to;
  t.log?.emit('moved', { clause: 'SP-9.10', seat: g.fight!.seats[f.slot]!, from, cells: cells.slice() });
}

/** A shortest way toward the opponent, as far as it goes; lowest cells first among equals. */
function approach(g: Spartacus, slot: number): number[] {
  const { cells } = g.fight!;
  const goal = cells[otherSlot(slot)]!;
  const way: number[] = [];
  let at = cells[slot]!;
  for (let left = allowance(g, slot); left > 0 && arena.distance(at, goal) > 1; left--) {
    const here = arena.distance(at, goal);
    at = Math.min(...arena.steps[at]!.filter((cell) => arena.distance(cell, goal) < here));
    way.push(at);
  }
  return way;
}
