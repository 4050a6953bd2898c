// Chapters 8, 9 and 17: the turn, the uses of a card, the end of the turn.

import { insert } from '#engine/chance/deck.ts';
import { call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Barred, type Hint, type Item, pick, type Request, subset } from '#engine/requests/request.ts';
import {
  ATTACK,
  CARDS,
  COMBAT,
  cardOf,
  DRAW,
  MOVE,
  numberOf,
  PRIMA_USE,
  playOf,
  SPECIAL,
  USES,
  useOf,
  VOX,
  VOX_COST,
} from '#games/jugula/cards.ts';
import { prospects } from '#games/jugula/odds.ts';
import { drawCards, handOf, handSize, layOpen } from '#games/jugula/rules/06-cards.ts';
import { changeVox, handLimit, MOST_VOX } from '#games/jugula/rules/07-vox.ts';
import { prima } from '#games/jugula/rules/09-prima.ts';
import { moves } from '#games/jugula/rules/10-movement.ts';
import { attacks, strikesOf } from '#games/jugula/rules/12-attack.ts';
import { drawIfTrailing } from '#games/jugula/rules/15-wounds.ts';
import { endRound } from '#games/jugula/rules/18-end-of-game.ts';
import { effect } from '#games/jugula/rules/19-effects.ts';
import { END_OF_TURN, isPlaying, type Jugula, NEXT_TURN_START, nextSeat } from '#games/jugula/state.ts';

/** JU-5.14, JU-17.5: turn after turn, clockwise, until the game has ended. */
export const turns = rule<Jugula>('turns', { locals: {} }, [
  {
    clause: 'JU-8.2',
    run(g) {
      if (g.ending !== null) return end();
      g.turn++;
      return call(turn);
    },
  },
  {
    clause: 'JU-5.14',
    run(g, _f, t) {
      if (g.ending !== null) return end();
      const next = nextSeat(g, g.active);
      const fromFirst = (seat: number): number => (seat - g.first + g.seats) % g.seats;
      if (fromFirst(next) <= fromFirst(g.active)) endRound(g, t);
      g.active = next;
      return to('JU-8.2');
    },
  },
]);

/** By use, as numbered in USES, the clause that carries it out. */
const USE_CLAUSES = ['JU-9.1', 'JU-9.2', 'JU-9.3', 'JU-9.4', 'JU-9.5', 'JU-9.6'] as const;

interface Turn {
  /** The card played and its use. */
  play: number | null;
}

export const turn = rule<Jugula, Turn>('turn', { locals: { play: null }, shows: ['play'] }, [
  {
    clause: 'JU-8.3',
    run(g, _f, t) {
      for (const gladiator of g.gladiators) {
        gladiator.moved = false;
        gladiator.attacked = false;
        gladiator.hurt = false;
        if (gladiator.boosts.length === 0 || gladiator.seat !== g.active) continue;
        gladiator.boosts = gladiator.boosts.filter((boost) => boost.until !== NEXT_TURN_START);
      }
      t.log?.emit('turnBegan', { seat: g.active, round: g.round });
      if (handSize(g.lanistae[g.active]!) === 0) drawCards(g, t, g.active, 1);
    },
  },
  { clause: 'JU-8.11', run: (g, _f, t) => drawIfTrailing(g, t) },
  {
    clause: 'JU-21.3',
    ask(g) {
      if (!isPlaying(g, g.active)) return null;
      const plays = playsOf(g);
      return plays.length === 0 ? null : pick(g.active, 'play', plays);
    },
    fallback: (g) => quietPlay(g),
    barred: (g) => whyNoPlay(g),
    hints: (g, _f, request) => playHints(g, request),
    take(g, f, t, choice: Item) {
      const play = choice as number;
      const card = cardOf(play);
      const use = USES[useOf(play)]!;
      f.play = play;
      // JU-8.8: it stays in the in-play area until the turn closes.
      layOpen(g, t, g.active, card, 'played');
      if (t.trace !== null) t.use(`${CARDS[card]!.id} ${use}`);
      t.log?.emit('played', { clause: 'JU-8.10', seat: g.active, card, use, hand: handSize(g.lanistae[g.active]!) });
      return to(USE_CLAUSES[useOf(play)]!);
    },
  },
  // Nothing was played: the active player has conceded.
  { clause: 'JU-18.11', run: () => to('JU-9.9') },
  { clause: 'JU-9.1', run: (_g, f) => call(moves, { left: numberFor(f, MOVE), mp: 0 }, 'JU-9.9') },
  {
    clause: 'JU-9.2',
    run(g, f, t) {
      // JU-8.4: an attack without a target is allowed, and the log says why nothing happens.
      if (t.log !== null && strikesOf(g).length === 0)
        t.log.emit('foundNoTarget', { clause: 'JU-8.4', seat: g.active });
      return call(attacks, { left: numberFor(f, ATTACK), att: 0 }, 'JU-9.9');
    },
  },
  {
    clause: 'JU-9.3',
    run(g, f, t) {
      changeVox(g, t, g.active, numberFor(f, VOX), 'JU-7.7');
      return to('JU-9.9');
    },
  },
  {
    clause: 'JU-9.4',
    run(g, f, t) {
      drawCards(g, t, g.active, numberFor(f, DRAW));
      return to('JU-9.9');
    },
  },
  {
    clause: 'JU-9.5',
    run: (_g, f) => call(prima, { card: cardOf(f.play!) }, 'JU-9.9'),
  },
  { clause: 'JU-9.6', run: (_g, f) => call(effect, { card: cardOf(f.play!) }, 'JU-9.9') },
  { clause: 'JU-9.9', run: (g) => (g.ending === null ? undefined : end()) },
  {
    clause: 'JU-21.10',
    ask(g) {
      const over = tooMany(g);
      return over <= 0 ? null : subset(g.active, 'card', handOf(g.lanistae[g.active]!), over, over);
    },
    fallback: (g) => lowest(handOf(g.lanistae[g.active]!), tooMany(g)),
    take(g, _f, t, choice: number[]) {
      discardFrom(g, t, g.active, choice, 'JU-17.1');
    },
  },
  {
    clause: 'JU-17.3',
    run(g) {
      for (const lanista of g.lanistae) {
        for (const card of lanista.played) insert(lanista.discard, card);
        lanista.played.length = 0;
      }
    },
  },
  {
    clause: 'JU-17.4',
    run(g) {
      for (const gladiator of g.gladiators) {
        if (gladiator.boosts.length === 0) continue;
        const own = gladiator.seat === g.active;
        gladiator.boosts = gladiator.boosts.filter(
          // Boosts of an earlier turn that are still there last until this turn's end: JU-8.3 has removed the others.
          ({ until, turn: laid }) => until !== END_OF_TURN && (!own || laid === g.turn),
        );
      }
    },
  },
]);

const numberFor = (f: Frame & Turn, use: number): number => numberOf(cardOf(f.play!), use);

/** JU-17.1, JU-17.2: how many cards the active player holds above the limit; none after leaving the game. */
const tooMany = (g: Jugula): number =>
  isPlaying(g, g.active) ? handSize(g.lanistae[g.active]!) - handLimit(g.lanistae[g.active]!.vox) : 0;

/** JU-8.5, JU-8.6, JU-19.18: what can be played now. */
export function playsOf(g: Jugula): number[] {
  const lanista = g.lanistae[g.active]!;
  const hand = handOf(lanista);
  if (hand.length === 1) return [playOf(hand[0]!, DRAW)];
  const plays: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const { numbers } = CARDS[card]!;
    for (let use = 0; use < numbers.length; use++) {
      if (numbers[use]! > 0 && (use !== SPECIAL || VOX_COST[card]! <= lanista.vox)) plays.push(playOf(card, use));
    }
  }
  return plays;
}

/** JU-21.3: the card that draws most, the lowest of several. */
function quietPlay(g: Jugula): number {
  const hand = handOf(g.lanistae[g.active]!);
  let best = hand[0]!;
  for (const card of hand) if (numberOf(card, DRAW) > numberOf(best, DRAW)) best = card;
  return playOf(best, DRAW);
}

function whyNoPlay(g: Jugula): Barred[] {
  const lanista = g.lanistae[g.active]!;
  const hand = handOf(lanista);
  const barred: Barred[] = [];
  for (const card of hand) {
    for (let use = 0; use < USES.length; use++) {
      const item = playOf(card, use);
      if (numberOf(card, use) === 0) barred.push({ item, clause: 'JU-8.5', reason: `its ${USES[use]} number is 0` });
      else if (hand.length === 1 && use !== DRAW)
        barred.push({ item, clause: 'JU-8.6', reason: 'the last card of a hand must be used for its Draw number' });
      else if (use === SPECIAL && VOX_COST[card]! > lanista.vox) {
        barred.push({
          item,
          clause: 'JU-19.18',
          reason: `it costs ${VOX_COST[card]} Vox Populi, and there is ${lanista.vox}`,
        });
      }
    }
  }
  return barred;
}

/** What a play would come to at once, and which plays are for attacks only while nobody is in reach (JU-8.4). */
function playHints(g: Jugula, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const reached = strikesOf(g);
  const strikes = reached.length;
  const lanista = g.lanistae[g.active]!;
  const hints: Hint[] = [];
  // These come last, because several of them may be about one play.
  const attacked: Hint[] = [];
  for (const item of request.from) {
    const [card, use] = [cardOf(item as number), useOf(item as number)];
    const n = numberOf(card, use);
    const steps = use === SPECIAL ? CARDS[card]!.special : [];
    const first = steps[0];
    const isOnlyAttack = use === ATTACK || (use === SPECIAL && steps.every((step) => step.op === 'ATTACK'));
    if (use === ATTACK) attacked.push(...prospects(g, item, reached, 0));
    else if (first?.op === 'ATTACK') attacked.push(...prospects(g, item, reached, first.att));
    if (isOnlyAttack && strikes === 0) hints.push({ item, key: 'noTarget', values: {} });
    else if (use === ATTACK || first?.op === 'ATTACK') hints.push({ item, key: 'inReach', values: { n: strikes } });
    else if (use === VOX)
      hints.push({ item, key: 'voxTo', values: { from: lanista.vox, to: Math.min(MOST_VOX, lanista.vox + n) } });
    else if (use === DRAW || use === PRIMA_USE) {
      const to = handSize(lanista) - 1 + (use === DRAW ? n : Math.min(n, lanista.reserve.length));
      const limit = handLimit(lanista.vox);
      const over = Math.max(0, to - limit);
      hints.push({ item, key: 'handTo', values: { from: handSize(lanista), to, limit, over } });
    }
  }
  return [...hints, ...attacked];
}

/** Lowest Combat value first, then lowest id. */
export const lowest = (cards: readonly number[], count: number): number[] =>
  cards
    .slice()
    .sort((a, b) => COMBAT[a]! - COMBAT[b]! || a - b)
    .slice(0, count)
    .sort((a, b) => a - b);

export function discardFrom(g: Jugula, t: Table<Jugula>, seat: number, cards: readonly number[], clause: string): void {
  for (const card of cards) layOpen(g, t, seat, card, 'discard');
  t.log?.emit('discarded', { clause, seat, cards: cards.slice(), hand: handSize(g.lanistae[seat]!) });
}
