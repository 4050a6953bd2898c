// Games of bots with styles: who wins, and what they do to each other: offers, refusals, gifts, support, revenge.
//
// Every deal is played in all seatings of its party, so that no seat and no hand favours a style; intervals are made of
// deals.

import type { Bot } from '#bots/bot.ts';
import { playGame } from '#checks/strength/party.ts';
import type { SeatMemory } from '#engine/dealing.ts';
import { eventFor, type GameEvent } from '#engine/event.ts';
import type { Game } from '#engine/game.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import { victoryShares } from '#games/shared/balance.ts';

/** What the bots of one sort did, counted over games. */
export interface Deeds {
  games: number;
  offers: number;
  /** Offers of others that it took and refused. */
  accepted: number;
  refused: number;
  gifts: number;
  giftGold: number;
  /** Gifts before an invitation, by whether the giver was invited. */
  swayed: number;
  betrayed: number;
  /** Requests for support that it made. */
  asked: number;
  /** Support that it gave and refused: to the House that had been best to it, and to others. */
  friendAgreed: number;
  friendRefused: number;
  otherAgreed: number;
  otherRefused: number;
  /** Schemes at a rival while one rival had done it more harm than the others, and those aimed at that one. */
  grudges: number;
  avenged: number;
  /** Invitations to fight that it was sent, and those it declined. */
  invited: number;
  declined: number;
}

export const noDeeds = (): Deeds => ({
  games: 0,
  offers: 0,
  accepted: 0,
  refused: 0,
  gifts: 0,
  giftGold: 0,
  swayed: 0,
  betrayed: 0,
  asked: 0,
  friendAgreed: 0,
  friendRefused: 0,
  otherAgreed: 0,
  otherRefused: 0,
  grudges: 0,
  avenged: 0,
  invited: 0,
  declined: 0,
});

export interface PlayedParty {
  /** By seat: the share of the victory. */
  shares: number[];
  decisions: number;
}

/** Plays a game of these bots, one for each seat, and counts what they do. */
export function playParty(
  game: Game,
  bots: readonly Bot[],
  seed: number,
  deeds: readonly Deeds[],
  options: { readonly [name: string]: unknown } = {},
): PlayedParty {
  const watch = new Watch(deeds);
  const played = playGame(game, bots, seed, options, (event, memories) => watch.note(event, memories));
  for (const one of deeds) one.games++;
  return { shares: victoryShares(played.places), decisions: played.decisions.length };
}

type Fields = { [field: string]: Seat | Seat[] | number | string };

/** Counts what is told, as the seat that did it may know. */
class Watch {
  private readonly deeds: readonly Deeds[];
  /** Who gave gold to whom since the last invitation. */
  private gifts: [Seat, Seat][] = [];

  constructor(deeds: readonly Deeds[]) {
    this.deeds = deeds;
  }

  note(event: GameEvent, memories: readonly SeatMemory[]): void {
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
        this.invited(seat, seen['guest'] as Seat);
        break;
      case 'declined':
        deeds!.declined++;
        break;
      case 'asked':
        deeds!.asked++;
        break;
      case 'supported':
      case 'unsupported': {
        const isFriend = topOf(memories[seat]!.good, seat) === seen['by'];
        const name = event.kind === 'supported' ? 'Agreed' : 'Refused';
        deeds![`${isFriend ? 'friend' : 'other'}${name}`]++;
        break;
      }
      case 'launched':
        this.launched(seat, seen['target'] as Seat, memories[seat]!);
    }
  }

  private invited(host: Seat, guest: Seat): void {
    this.deeds[guest]!.invited++;
    for (const [giver, to] of this.gifts) {
      if (to !== host) continue;
      if (guest === giver) this.deeds[giver]!.swayed++;
      else this.deeds[giver]!.betrayed++;
    }
    this.gifts = [];
  }

  private launched(seat: Seat, target: Seat, { harm }: SeatMemory): void {
    if (target < 0 || target === seat) return;
    const worst = topOf(harm, seat);
    if (worst < 0) return;
    this.deeds[seat]!.grudges++;
    if (worst === target) this.deeds[seat]!.avenged++;
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
