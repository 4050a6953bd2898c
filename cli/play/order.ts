// Who decides next: bots at once, then the people.

import { botRandom } from '#bots/bot.ts';
import { type DealingRules, newMemory, remember } from '#bots/memory.ts';
import type { SeatedPlayer } from '#cli/play/setup.ts';
import type { SeatMemory } from '#engine/dealing.ts';
import { type PlayedMatch, requestForBot } from '#engine/frozen.ts';
import type { Seat } from '#engine/seat.ts';

/**
 * Lets the bots decide until a person must, and returns that seat; null when the game is over. Of several people who are
 * asked at once the one at the screen comes first, so that it need not be passed on.
 */
export function nextPerson(match: PlayedMatch, sitters: readonly SeatedPlayer[], viewer: Seat | null): Seat | null {
  while (!match.over) {
    const { table } = match;
    const open = table.asked.filter(({ seat }) => !table.hasAnswered(seat));
    const bot = open.find(({ seat }) => sitters[seat]!.bot !== null);
    if (gifts(match, sitters)) continue;
    if (bot === undefined) return (open.find(({ seat }) => seat === viewer) ?? open[0]!).seat;
    botDecides(match, sitters[bot.seat]!, bot.seat);
  }
  return null;
}

const memoryOf = ({ game, log, header }: PlayedMatch, seat: Seat): SeatMemory =>
  remember(game as DealingRules, log.events, seat, newMemory(header.seats));

/** Lets one bot give something to a seat that is about to decide about it, once a question; true where one did. */
function gifts(match: PlayedMatch, sitters: readonly SeatedPlayer[]): boolean {
  const { game, table, decisions } = match;
  const { dealings } = game as DealingRules;
  const asked = table.asked.find(({ clause }) => dealings?.courted.includes(clause));
  if (asked === undefined) return false;
  const { seat: decider, clause } = asked;
  // Those who gave something since the last answer have given.
  let first = decisions.length;
  while (first > 0 && typeof decisions[first - 1]!.id === 'string') first--;
  const given = decisions.slice(first).map(({ seat }) => seat);
  for (const [giver, { bot }] of sitters.entries()) {
    if (giver === decider || given.includes(giver) || bot?.gift === undefined) continue;
    const random = botRandom(match.seed, giver, first);
    const view = game.viewFor(table.state, giver);
    const moment = { giver, decider, clause };
    const gift = bot.gift(view, moment, table.offersFor(giver), random, memoryOf(match, giver));
    if (gift !== null && match.decide(giver, gift.command, gift.choice, 'bot') === null) return true;
  }
  return false;
}

function botDecides(match: PlayedMatch, sitter: SeatedPlayer, seat: Seat): void {
  const request = requestForBot(match, seat)!;
  const view = match.game.viewFor(match.table.state, seat);
  const random = botRandom(match.seed, seat, match.decisions.length);
  const choice = sitter.bot!.choose(view, request, random, memoryOf(match, seat));
  const refusal = match.decide(seat, request.id, choice, 'bot');
  if (refusal !== null) throw new Error(`${refusal.clause}: the bot in seat ${seat} was refused: ${refusal.text}`);
}
