// Chapter 19: House Duties, all Houses together in each step (HG-19.10).

import { AGAIN, call, rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { field, form, type Item, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { effectOf, RESOURCE_NAMES } from '#games/house-of-gladiators/cards.ts';
import { finish, hasWinner } from '#games/house-of-gladiators/rules/03-objective.ts';
import { shuffleInto, shuffleSeconds } from '#games/house-of-gladiators/rules/08-decks.ts';
import { fullValue, toPiles } from '#games/house-of-gladiators/rules/09-selling.ts';
import { completeTasks, tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import {
  cardsHeld,
  earn,
  find,
  type Gladiator,
  type Ludi,
  lose,
  lotsWanted,
  maxHp,
  mayBless,
  spend,
  stockOf,
  toDiscard,
} from '#games/house-of-gladiators/state.ts';

/** HG-19.8: so many rations, less one for each gladiator. */
const MOST_RATIONS = 6;

interface Duties {
  /** The Houses that may still play a DUTIES card. */
  open: Seat[];
  /** The dead on whom one was played, and the factor of each. */
  tolled: number[];
  factors: number[];
}

export const duties = rule<Ludi, Duties>(
  'duties',
  { locals: { open: [], tolled: [], factors: [] }, shows: ['open', 'tolled', 'factors'] },
  [
    {
      clause: 'HG-19.1',
      run(g, f, t) {
        for (const reward of g.noted) collectReward(g, t, reward);
        g.noted.length = 0;
        for (const { seat, coins, rations } of g.penalties) penalise(g, t, seat, coins, rations);
        g.penalties.length = 0;
        // HG-25.15: a House is asked if it has dead and, as far as the others know, may hold a Blessing.
        f.open = g.order.filter((seat) => g.houses[seat]!.dead.length > 0 && mayBless(g.houses[seat]!));
      },
    },
    {
      clause: 'HG-23.17',
      ask(g, f) {
        const requests = [];
        for (const seat of f.open) requests.push(tollRequest(g, seat, f.tolled));
        return requests;
      },
      fallback: () => ({ do: 'no' }),
      take(g, f, t, choice: { do: string; card?: number; gladiator?: number }, seat) {
        if (choice.do === 'play') playToll(g, t, seat, choice.card!, choice.gladiator!, f);
        if (choice.do === 'no' || !mayToll(g, seat, f.tolled)) f.open = f.open.filter((other) => other !== seat);
        return AGAIN;
      },
    },
    {
      clause: 'HG-19.2',
      run(g, f, t) {
        for (const [seat, house] of g.houses.entries()) {
          for (const gladiator of house.dead) {
            toPiles(g, gladiator);
            if (!house.out) reimburse(g, t, seat, gladiator, f.factors[f.tolled.indexOf(gladiator.tiro)] ?? 1);
          }
          house.dead.length = 0;
        }
      },
    },
    { clause: 'HG-19.4', run: (g, _f, t) => rest(g, t) },
    { clause: 'HG-19.5', run: (g, _f, t) => replenish(g, t) },
    {
      clause: 'HG-19.6',
      run(g, _f, t) {
        completeTasks(g, t);
        if (hasWinner(g)) return finish(g, t, 'HG-3.1');
        const without = g.order.filter((seat) => !g.houses[seat]!.out && g.houses[seat]!.task.length === 0);
        if (without.length > 0) return call(tasks, { by: without });
      },
    },
    {
      clause: 'HG-19.7',
      run(g, _f, t) {
        for (const seat of g.order) {
          const { out, ludus } = g.houses[seat]!;
          if (out) continue;
          earn(g, seat, ludus.length, 0);
          t.log?.emit('incomeReceived', { seat, coins: ludus.length, purse: g.houses[seat]!.coins });
        }
      },
    },
    {
      clause: 'HG-19.8',
      run(g, _f, t) {
        for (const seat of g.order) {
          const { out, ludus } = g.houses[seat]!;
          if (out) continue;
          const rations = MOST_RATIONS - ludus.length;
          earn(g, seat, 0, rations);
          t.log?.emit('provisionsReceived', { seat, rations, store: g.houses[seat]!.rations });
        }
      },
    },
  ],
);

function collectReward(g: Ludi, t: Table<Ludi>, reward: Ludi['noted'][number]): void {
  const { seat, coins, rations, tiro, glory, victories } = reward;
  const house = g.houses[seat]!;
  if (house.out) return;
  earn(g, seat, coins, rations);
  const gladiator = find(house, tiro);
  if (gladiator !== null) {
    gladiator.glory += glory;
    gladiator.victories += victories;
  }
  t.log?.emit('rewarded', { seat, gladiator: tiro, coins, rations, glory, ...stockOf(g, seat) });
}

/** HG-13.5: down to 0 at most. */
function penalise(g: Ludi, t: Table<Ludi>, seat: Seat, coins: number, rations: number): void {
  const house = g.houses[seat]!;
  if (house.out) return;
  const paid = Math.min(coins, house.coins);
  const given = Math.min(rations, house.rations);
  spend(g, seat, paid, given);
  t.log?.emit('penalised', { clause: 'HG-13.5', seat, coins: paid, rations: given, ...stockOf(g, seat) });
}

const reimbursers = (g: Ludi, seat: Seat): number[] => [
  ...new Set(cardsHeld(g.houses[seat]!).filter((card) => effectOf(card, 'REIMBURSE') !== null)),
];
const tollable = (g: Ludi, seat: Seat, tolled: readonly number[]): number[] =>
  g.houses[seat]!.dead.map((gladiator) => gladiator.tiro).filter((tiro) => !tolled.includes(tiro));

/** Whether there is a gladiator left to play such a card on, as far as everybody knows. */
const mayToll = (g: Ludi, seat: Seat, tolled: readonly number[]): boolean =>
  mayBless(g.houses[seat]!) && tollable(g, seat, tolled).length > 0;

const PLAY_OR_NO: readonly Item[] = ['play', 'no'];
const NO: readonly Item[] = ['no'];
const WHEN_PLAY = { field: 'do', is: ['play'] };

function tollRequest(g: Ludi, seat: Seat, tolled: readonly number[]): Request {
  const cards = reimbursers(g, seat);
  if (cards.length === 0) return form(seat, [field('do', pick(seat, 'word', NO))]);
  return form(seat, [
    field('do', pick(seat, 'word', PLAY_OR_NO)),
    field('card', pick(seat, 'card', cards), WHEN_PLAY),
    field('gladiator', pick(seat, 'gladiator', tollable(g, seat, tolled)), WHEN_PLAY),
  ]);
}

function playToll(g: Ludi, t: Table<Ludi>, seat: Seat, card: number, tiro: number, f: Duties): void {
  lose(g.houses[seat]!, card);
  toDiscard(g, card);
  f.tolled.push(tiro);
  f.factors.push(effectOf(card, 'REIMBURSE')!.factor);
  t.reveal(only(seat), EVERYBODY);
  t.use(RESOURCE_NAMES[card]!);
  t.log?.emit('tolled', { seat, card, gladiator: tiro });
}

/** HG-19.3: the full-health sale value. */
function reimburse(g: Ludi, t: Table<Ludi>, seat: Seat, gladiator: Gladiator, factor: number): void {
  const coins = fullValue(gladiator) * factor;
  earn(g, seat, coins, 0);
  t.log?.emit('reimbursed', {
    clause: 'HG-19.3',
    seat,
    gladiator: gladiator.tiro,
    coins,
    purse: g.houses[seat]!.coins,
  });
}

/** HG-10.3, HG-13.6, HG-13.18: a gladiator who stayed out of the Arena is at full health again. */
function rest(g: Ludi, t: Table<Ludi>): void {
  for (const [seat, house] of g.houses.entries()) {
    if (!house.unrested) {
      for (const gladiator of house.ludus) {
        if (house.busy.includes(gladiator.tiro) || gladiator.hp === maxHp(gladiator)) continue;
        gladiator.hp = maxHp(gladiator);
        t.log?.emit('rested', { seat, gladiator: gladiator.tiro, hp: gladiator.hp });
      }
    }
    house.unrested = false;
    house.busy.length = 0;
  }
}

/** HG-19.5: unsold Tiros go back; a deck that is too small takes its discard pile. */
function replenish(g: Ludi, t: Table<Ludi>): void {
  if (g.aside.length > 0) shuffleInto(t, g.tiros, 'HG-7.2', 'tiros', g.aside);
  const wanted = lotsWanted(g);
  if (g.market.length < wanted && g.discard.length > 0) shuffleInto(t, g.market, 'HG-19.5', 'market', g.discard);
  if (g.tiros.length < wanted && g.tiroDiscard.length > 0) shuffleInto(t, g.tiros, 'HG-19.5', 'tiros', g.tiroDiscard);
  for (let cls = 0; cls < g.seconds.length; cls++)
    if (g.seconds[cls]!.length < wanted) shuffleSeconds(g, t, cls, 'HG-19.5');
}
