// Secrets of House of Gladiators that lie in no zone, changed into others that a viewer could not tell from the truth:
// who lies in the Hypogeum and with what, which card was just bought, and what the other Houses have learned. Feeds the
// secrecy tests of the engine, which deal the hidden cards again before.

import type { Random } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Seat } from '#engine/seat.ts';
import { ALL_TASKS } from '#games/house-of-gladiators/cards.ts';
import { guessBought, guessPlan, shuffled } from '#games/house-of-gladiators/determinise-guesses.ts';
import type { Lot } from '#games/house-of-gladiators/rules/05-auctions.ts';
import type { House, Ludi } from '#games/house-of-gladiators/state.ts';

export function scramble(g: Ludi, viewer: Seat, random: Random): void {
  for (const [seat, house] of g.houses.entries()) {
    changeLearned(house, seat, viewer, random);
    if (seat === viewer) continue;
    const filled = house.plan.fighters.map((tiro) => tiro >= 0);
    house.plan = guessPlan(house, filled, random);
  }
  for (const frame of g.flow.frames) {
    if (frame.rule !== 'lot') continue;
    const bidding = frame as Frame & Lot;
    if (bidding.bought === null || bidding.leader === viewer) continue;
    // Where the hand, dealt again, holds no card of that type, this is no possible world anyway.
    bidding.bought = guessBought(g.houses[bidding.leader!]!, viewer, bidding.type, random) ?? bidding.bought;
  }
}

/** What the others know of a hand is something that lies there; of a task, that it is some other one. */
function changeLearned(house: House, seat: Seat, viewer: Seat, random: Random): void {
  for (let other = 0; other < house.seen.length; other++) {
    if (other === viewer || other === seat) continue;
    // The viewer knows what has been seen of the viewer's own hand.
    if (seat !== viewer) {
      const cards = shuffled(house.hand.slice(), random);
      house.seen[other] = cards.slice(0, random.below(cards.length + 1)).sort((a, b) => a - b);
    }
    house.elsewhere[other] = 0;
    for (const task of ALL_TASKS) {
      if (random.below(4) === 0 && !house.task.includes(task)) house.elsewhere[other]! |= 1 << task;
    }
  }
}
