// Who decides next: bots at once, then the people.

import { botRandom } from '#bots/bot.ts';
import type { SeatedPlayer } from '#cli/play/setup.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
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
    if (bot === undefined) return (open.find(({ seat }) => seat === viewer) ?? open[0]!).seat;
    botDecides(match, sitters[bot.seat]!, bot.seat);
  }
  return null;
}

function botDecides(match: PlayedMatch, sitter: SeatedPlayer, seat: Seat): void {
  const request = match.requestFor(seat)!;
  const view = match.game.viewFor(match.table.state, seat);
  const choice = sitter.bot!.choose(view, request, botRandom(match.seed, seat, match.decisions.length));
  const refusal = match.decide(seat, request.id, choice, 'bot');
  if (refusal !== null) throw new Error(`${refusal.clause}: the bot in seat ${seat} was refused: ${refusal.text}`);
}
