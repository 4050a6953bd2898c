// Chapter 5: the Intrigue phase and a player's turn in it.

import { AGAIN, call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import { type Barred, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import { act, actOf, END } from '#games/spartacus/acts.ts';
import { abilitiesOn, CARDS, isGuard, isReady, isScheme, kindOf, REQS, VALUES } from '#games/spartacus/cards.ts';
import { bank, discard, drawIntrigue, leaveHand, move, type Play, purse, readyCopy } from '#games/spartacus/house.ts';
import { guardsToLay, layGuard } from '#games/spartacus/rules/03-turn.ts';
import { scheme } from '#games/spartacus/rules/05-schemes.ts';
import { askSupport, hasGivenUp, isAskable, seatsIn } from '#games/spartacus/rules/05-support.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { abilityOf, isUsable, keyOf, targetsOf, useAbility } from '#games/spartacus/rules/14-ability.ts';
import { clockwise, handSize, type Spartacus } from '#games/spartacus/state.ts';

export const intrigue = rule<Spartacus, { taken: number }>('intrigue', { locals: { taken: 0 }, shows: ['taken'] }, [
  {
    clause: 'SP-5.1',
    run(g, _f, t) {
      for (let i = 0; i < g.seats; i++) drawIntrigue(g, t, clockwise(g, g.host, i), 3);
    },
  },
  {
    clause: 'SP-5.10',
    run(g, f, t) {
      if (f.taken === g.seats) return to('SP-5.8');
      const by = clockwise(g, g.host, f.taken++);
      t.log?.emit('intrigueTurnBegan', { seat: by });
      return call(turn, { by, asks: g.houses.map(() => 0) }, 'SP-5.42');
    },
  },
  {
    clause: 'SP-5.42',
    run(g, f) {
      const activeSeat = clockwise(g, g.host, f.taken - 1);
      const support = f.result as unknown as Support;
      return openWindow(g, 'intrigueTurnEnded', { activeSeat, ...support }, 'SP-5.10');
    },
  },
  {
    clause: 'SP-5.8',
    ask(g) {
      const asked: Request[] = [];
      for (let seat = 0; seat < g.seats; seat++) if (isOver(g, seat)) asked.push(pick(seat, 'act', drops(g, seat)));
      return asked.length === 0 ? null : asked;
    },
    fallback(g, _f, request) {
      const { hand } = g.houses[request.seat]!;
      const [lay] = guardsToLay(g, request.seat);
      return (
        lay ??
        act(
          'drop',
          hand.reduce((best, kind) => (VALUES[kind]! < VALUES[best]! ? kind : best)),
        )
      );
    },
    take(g, _f, t, word: string, seat) {
      const { verb, card } = actOf(word);
      if (verb === 'lay') layGuard(g, t, seat, card);
      else {
        leaveHand(g, t, seat, card);
        discard(g, card);
        t.log?.emit('discarded', { seat, cards: [card] });
      }
      return AGAIN;
    },
  },
]);

/** The plan of a request whose scheme was launched. */
const LAUNCHED = -2;

/** What came of the support in a turn: those who agreed to it, and those of them whose scheme was not launched. */
interface Support {
  allies: Seat[];
  forsaken: Seat[];
}

function supportOf({ plans, backers }: TurnLocals): Support {
  let [all, vain] = [NOBODY, NOBODY];
  for (let i = 0; i < plans.length; i++) {
    all |= backers[i]!;
    if (plans[i] !== LAUNCHED) vain |= backers[i]!;
  }
  return { allies: seatsIn(all), forsaken: seatsIn(vain) };
}

export const isOver = (g: Spartacus, seat: Seat): boolean =>
  g.houses[seat]!.hand.length > handSize(g.houses[seat]!.influence);

function drops(g: Spartacus, seat: Seat): string[] {
  const { hand } = g.houses[seat]!;
  const kinds = hand.filter((kind, i) => hand[i - 1] !== kind);
  return [...kinds.map((kind) => act('drop', kind)), ...guardsToLay(g, seat)];
}

export interface TurnLocals {
  by: Seat;
  /** Points of `schemeBonus` for the next scheme. */
  bonus: number;
  /** Keys of abilities used this turn. */
  used: number[];
  /** Support gained: the kind of scheme each request was for (LAUNCHED or −1 once that is past), and who supports it, as bits. */
  plans: number[];
  backers: number[];
  /** How often each seat was asked. */
  asks: number[];
  /** What was refused: seat, gold for it, seat, gold … */
  refusals: number[];
  /** How often support was sought and nobody named (SP-5.46). */
  givenUp: number;
  /** The scheme for which support is about to be asked. */
  asking: number | null;
}

export type TurnFrame = Frame & TurnLocals;

const locals: TurnLocals = {
  ...{ by: 0, bonus: 0, used: [], plans: [], backers: [], asks: [], refusals: [], givenUp: 0, asking: null },
};

export const turn = rule<Spartacus, TurnLocals>(
  'intrigue-turn',
  {
    locals,
    shows: ['by', 'bonus', 'used', 'backers', 'asks', 'givenUp'],
    veils: {
      plans: (_g, f) => only(f.by),
      asking: (_g, f) => only(f.by),
      refusals: (_g, f) => only(f.by),
    },
  },
  [
    {
      clause: 'SP-5.12',
      ask(g, f) {
        const found = deeds(g, f);
        // SP-16.9: with no card in hand it is no secret that nothing is left to do, unless gold is all that is lacking.
        const isIdle = found.length === 1 && g.houses[f.by]!.hand.length === 0 && !lacksOnlyGold(g, f);
        return isIdle ? null : pick(f.by, 'act', found);
      },
      barred: (g, f) => notNow(g, f),
      fallback(g, f) {
        if (!isOver(g, f.by)) return END;
        const { hand } = g.houses[f.by]!;
        const [lay] = guardsToLay(g, f.by);
        return (
          lay ??
          act(
            'cash',
            hand.reduce((best, kind) => (VALUES[kind]! > VALUES[best]! ? kind : best)),
          )
        );
      },
      take(g, f, t, word: string) {
        const { verb, card, ability, seat } = actOf(word);
        switch (verb) {
          case 'cash':
            cashIn(g, f, t, card);
            return AGAIN;
          case 'lay':
            layGuard(g, t, f.by, card);
            return AGAIN;
          case 'use':
            f.used.push(keyOf(card, ability));
            t.log?.emit('used', {
              clause: 'SP-5.18',
              seat: f.by,
              card,
              power: ability + 1,
              target: seat < 0 ? null : seat,
            });
            return call(useAbility, { by: f.by, card, ability, target: seat < 0 ? f.by : seat }, 'SP-5.12');
          case 'ask':
            // It tells that there is a scheme beyond his own influence.
            t.reveal(only(f.by), EVERYBODY);
            f.asking = card;
            return call(askSupport, { by: f.by }, 'SP-5.12');
          case 'launch':
            return launch(g, f, t, card, seat);
          default:
            return to('SP-5.41');
        }
      },
    },
    {
      clause: 'SP-5.41',
      run(_g, f, t) {
        t.log?.emit('intrigueTurnEnded', { seat: f.by });
        return end({ ...supportOf(f) });
      },
    },
  ],
);

/** SP-5.13 to SP-5.15 */
function cashIn(g: Spartacus, f: TurnFrame, t: Play, card: number): void {
  leaveHand(g, t, f.by, card);
  discard(g, card);
  move(g, bank(g), f.by, VALUES[card]!);
  t.log?.emit('cashed', {
    clause: 'SP-5.13',
    seat: f.by,
    card,
    gold: VALUES[card]!,
    purse: purse(g, f.by),
    hand: g.houses[f.by]!.hand.length,
  });
}

/** SP-5.32: what the influence of a launch is made of; supporters count in full, each once. */
export function launchTotal(
  g: Spartacus,
  f: TurnLocals,
  card: number,
): { own: number; support: number; bonus: number; backers: number } {
  let backers = NOBODY;
  for (let i = 0; i < f.plans.length; i++) if (card >= 0 && f.plans[i] === card) backers |= f.backers[i]!;
  let support = 0;
  for (let seat = 0; seat < g.seats; seat++) if ((backers & (1 << seat)) !== 0) support += g.houses[seat]!.influence;
  return { own: g.houses[f.by]!.influence, support, bonus: f.bonus, backers };
}

function reaches(g: Spartacus, f: TurnLocals, card: number): boolean {
  const { own, support, bonus } = launchTotal(g, f, card);
  return own + support + bonus >= REQS[card]!;
}

function launch(g: Spartacus, f: TurnFrame, t: Play, card: number, target: Seat) {
  const { own, support, bonus, backers } = launchTotal(g, f, card);
  for (let i = 0; i < f.plans.length; i++) if (f.plans[i] === card) f.plans[i] = LAUNCHED;
  leaveHand(g, t, f.by, card);
  g.played.push(card);
  f.bonus = 0;
  return call(scheme, { by: f.by, target, own, support, bonus, allies: seatsIn(backers) }, 'SP-5.12');
}

function deeds(g: Spartacus, f: TurnFrame): string[] {
  const { hand, card: house, assets } = g.houses[f.by]!;
  const found: string[] = isOver(g, f.by) ? [] : [END];
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i]!;
    if (kind === hand[i - 1]) continue;
    found.push(act('cash', kind));
    if (isGuard(kind)) found.push(act('lay', kind));
    if (!isScheme(kind)) continue;
    if (!reaches(g, f, kind)) {
      if (isAskable(g, f, kind)) found.push(act('ask', kind));
      continue;
    }
    for (const seat of targetsOf(g, f.by, kind, 0))
      if (isUsable(g, f.by, kind, 0, seat, true)) found.push(act('launch', kind, seat));
  }
  addAbilities(g, f, house, found);
  for (let i = 0; i < assets.length; i++) {
    const asset = assets[i]!;
    if (isReady(asset) && assets.indexOf(asset) === i) addAbilities(g, f, kindOf(asset), found);
  }
  return found;
}

/** SP-5.18 */
function addAbilities(g: Spartacus, f: TurnFrame, kind: number, found: string[]): void {
  for (const ability of abilitiesOn(kind, 'intrigue')) {
    if (isSpent(f, kind, ability)) continue;
    const { target } = abilityOf(kind, ability);
    for (const seat of targetsOf(g, f.by, kind, ability)) {
      if (isUsable(g, f.by, kind, ability, seat, false))
        found.push(act('use', kind, target === 'self' ? -1 : seat, ability));
    }
  }
}

/** SP-16.9: whether a gift would let an ability be used. */
function lacksOnlyGold(g: Spartacus, f: TurnFrame): boolean {
  const { card: house, assets } = g.houses[f.by]!;
  if (couldPay(g, f, house)) return true;
  for (const asset of assets) if (isReady(asset) && couldPay(g, f, kindOf(asset))) return true;
  return false;
}

function couldPay(g: Spartacus, f: TurnFrame, kind: number): boolean {
  for (const ability of abilitiesOn(kind, 'intrigue')) {
    if (isSpent(f, kind, ability)) continue;
    for (const seat of targetsOf(g, f.by, kind, ability))
      if (isUsable(g, f.by, kind, ability, seat, false, Number.POSITIVE_INFINITY)) return true;
  }
  return false;
}

function isSpent(f: TurnFrame, kind: number, ability: number): boolean {
  const { limit } = abilityOf(kind, ability);
  return limit !== null && timesUsed(f, keyOf(kind, ability)) >= limit.args[0]!;
}

function timesUsed(f: TurnFrame, key: number): number {
  let times = 0;
  for (const one of f.used) if (one === key) times++;
  return times;
}

function notNow(g: Spartacus, f: TurnFrame): Barred[] {
  const { hand, influence, card: house, assets } = g.houses[f.by]!;
  const barred: Barred[] = [];
  if (isOver(g, f.by)) {
    const reason = `${hand.length} cards are more than the hand size of ${handSize(influence)}: launch, cash in or lay guards first`;
    barred.push({ item: END, clause: 'SP-5.6', reason });
  }
  for (const kind of new Set(hand)) {
    if (!isScheme(kind)) continue;
    const strong = reaches(g, f, kind);
    const { own, support, bonus } = launchTotal(g, f, kind);
    for (const seat of targetsOf(g, f.by, kind, 0)) {
      if (strong && isUsable(g, f.by, kind, 0, seat, true)) continue;
      const reason = strong
        ? 'its costs, its condition or a card it could be aimed at are lacking'
        : `it needs influence ${REQS[kind]}, there is ${own + support + bonus}`;
      barred.push({ item: act('launch', kind, seat), clause: strong ? 'SP-5.25' : 'SP-5.20', reason });
    }
    if (strong)
      barred.push({ item: act('ask', kind), clause: 'SP-5.26', reason: 'there is influence enough without support' });
    else if (hasGivenUp(f))
      barred.push({ item: act('ask', kind), clause: 'SP-5.46', reason: 'it was begun and given up three times' });
  }
  for (const card of new Set([house, ...assets.map(kindOf)])) {
    for (const ability of abilitiesOn(card, 'intrigue')) barUse(g, f, card, ability, barred);
  }
  return barred;
}

/** Why an ability cannot be used now, if it cannot. */
function barUse(g: Spartacus, f: TurnFrame, card: number, place: number, barred: Barred[]): void {
  const ability = abilityOf(card, place);
  const isExhausted = card !== g.houses[f.by]!.card && readyCopy(g, f.by, card) < 0;
  for (const seat of targetsOf(g, f.by, card, place)) {
    const item = act('use', card, ability.target === 'self' ? -1 : seat, place);
    if (isExhausted) barred.push({ item, clause: 'SP-12.3', reason: `${CARDS[card]!.name} is exhausted` });
    else if (isSpent(f, card, place)) barred.push({ item, clause: 'SP-14.3', reason: 'it has been used this turn' });
    else if (!isUsable(g, f.by, card, place, seat, false))
      barred.push({ item, clause: 'SP-14.3', reason: 'its costs cannot be paid, or its condition does not hold' });
  }
}
