// Games of bots with styles: who wins, and what they do to each other: offers, refusals, gifts, support, revenge.
//
// Every deal is played in all seatings of its party, so that no seat and no hand favours a style; intervals are made of
// deals. The bots remember what their seats saw, and are asked for gifts where a seat is about to decide about others.

import type { Bot } from '#bots/bot.ts';
import { newMemory, remember } from '#bots/memory.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { Memory } from '#engine/dealing.ts';
import { eventFor, type GameEvent, Log } from '#engine/event.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Game } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';

/** What the bots of one sort did, counted over games. */
export interface Deeds {
  games: number;
  offers: number;
  accepted: number;
  refused: number;
  gifts: number;
  giftGold: number;
  /** Gifts before an invitation, by whether the giver was invited. */
  swayed: number;
  betrayed: number;
  asked: number;
  supported: number;
  unsupported: number;
  /** Schemes at a rival while one rival had done more harm than the others, and those aimed at him. */
  grudges: number;
  avenged: number;
  /** Invitations and verdicts on a House that had given most, and those in its favour. */
  favours: number;
  favoured: number;
  /** The least gold that it had left after a bid. */
  least: number;
}

export const noDeeds = (): Deeds => ({
  ...{ games: 0, offers: 0, accepted: 0, refused: 0, gifts: 0, giftGold: 0, swayed: 0, betrayed: 0 },
  ...{ asked: 0, supported: 0, unsupported: 0, grudges: 0, avenged: 0, favours: 0, favoured: 0, least: 99 },
});

export interface Played {
  /** By seat: the share of the victory. */
  shares: number[];
  decisions: number;
}

const LONGEST = 20_000;

/** Plays a game of these bots, one for each seat, and counts what they do. */
export function playParty(
  game: Game,
  bots: readonly Bot[],
  seed: number,
  deeds: readonly Deeds[],
  options: { readonly [name: string]: unknown } = {},
): Played {
  const seats = bots.length;
  const log = new Log();
  const table = startTable(game, { seats, random: fastRandom(seed), options, log });
  const chances = bots.map((_, seat) => fastRandom([seed, seat, 0x626f74, 1]));
  const memories = bots.map(() => newMemory(seats));
  const watch = new Watch(deeds, seats);
  let [read, decisions] = [0, 0];
  let courted = '';
  const takeIn = (): void => {
    for (const [seat, memory] of memories.entries()) remember(game, log.events, seat, memory, read);
    for (; read < log.events.length; read++) watch.note(log.events[read]!, memories);
  };
  while (!table.over && decisions < LONGEST) {
    takeIn();
    const { seat, clause, id } = table.waiting!;
    if (game.dealings?.courted.includes(clause) && courted !== `${seat} ${id}`) {
      courted = `${seat} ${id}`;
      for (const [giver, bot] of bots.entries()) {
        if (giver === seat || bot.gift === undefined) continue;
        const view = game.viewFor(table.state, giver);
        const moment = { giver, decider: seat, clause };
        const gift = bot.gift(view, moment, table.offersFor(giver), chances[giver]!, memories[giver]!);
        if (gift !== null) table.decide(giver, gift.command, gift.choice);
      }
      takeIn();
    }
    const request = table.requestFor(seat)!;
    const choice = bots[seat]!.choose(game.viewFor(table.state, seat), request, chances[seat]!, memories[seat]!);
    const refusal = table.decide(seat, request.id, choice);
    if (refusal !== null) throw new Error(`${bots[seat]!.level} was refused: ${refusal.clause} ${refusal.text}`);
    decisions++;
  }
  takeIn();
  for (const one of deeds) one.games++;
  return { shares: sharesOf(game, table.over ? game.outcome(table.state).places : null, seats), decisions };
}

function sharesOf(_game: Game, places: readonly number[] | null, seats: number): number[] {
  if (places === null) return new Array<number>(seats).fill(1 / seats);
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}

type Fields = { [field: string]: Seat | Seat[] | number | string };

/** Counts what is told, as the seat that did it may know. */
class Watch {
  private readonly deeds: readonly Deeds[];
  /** Who gave gold to whom since the last invitation. */
  private gifts: [Seat, Seat][] = [];

  constructor(deeds: readonly Deeds[], _seats: number) {
    this.deeds = deeds;
  }

  note(event: GameEvent, memories: readonly Memory[]): void {
    const seen = eventFor(event, SPECTATOR, true) as unknown as Fields & { kind: string };
    const seat = seen['seat'] as Seat;
    const to = seen['to'] as Seat;
    const deeds = this.deeds[seat];
    switch (event.kind) {
      case 'whispered':
        if (seen['what'] === 'offered') deeds!.offers++;
        // The event names the sides of the offer: it is refused by the other one.
        if (seen['what'] === 'refused') this.deeds[to]!.refused++;
        break;
      case 'traded':
        this.deeds[to]!.accepted++;
        break;
      case 'gave':
        deeds!.gifts++;
        deeds!.giftGold += seen['gold'] as number;
        this.gifts.push([seat, to]);
        break;
      case 'invited':
        for (const [giver, host] of this.gifts) {
          if (host !== seat) continue;
          if (seen['guest'] === giver) this.deeds[giver]!.swayed++;
          else this.deeds[giver]!.betrayed++;
        }
        this.gifts = [];
        break;
      case 'asked':
        deeds!.asked++;
        break;
      case 'supported':
        deeds!.supported++;
        break;
      case 'unsupported':
        deeds!.unsupported++;
        break;
      case 'launched':
        this.launched(seat, seen['target'] as Seat, memories[seat]!);
        break;
      case 'verdictGiven':
        this.judged(seat, seen['owner'] as Seat, seen['verdict'] === 'up', memories[seat]!);
    }
  }

  private launched(seat: Seat, target: Seat, { harm }: Memory): void {
    if (target < 0 || target === seat) return;
    const worst = topOf(harm, seat);
    if (worst < 0) return;
    this.deeds[seat]!.grudges++;
    if (worst === target) this.deeds[seat]!.avenged++;
  }

  private judged(host: Seat, owner: Seat, isSpared: boolean, { good }: Memory): void {
    if (owner === host || topOf(good, host) !== owner) return;
    this.deeds[host]!.favours++;
    if (isSpared) this.deeds[host]!.favoured++;
  }
}

/** The one seat that has more than each other; −1 where there is none. */
function topOf(coins: readonly number[], self: Seat): Seat {
  let best = -1;
  let most = 0;
  for (const [seat, count] of coins.entries()) {
    if (seat === self || count < most || count === 0) continue;
    best = count === most ? -1 : seat;
    most = count;
  }
  return best;
}
