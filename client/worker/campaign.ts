// What a finished match of Gladiatori brings those who are kept from game to game (chapter 21).

import type { Campaigner, Counted, Gained } from '#client/net/local.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
import type { Seat } from '#engine/seat.ts';
import { sheetFromJson, sheetJson, sheetText } from '#games/gladiatori/characters.ts';
import { afterGame, budgetFor, campaignResults, newRecord, sheetPlayed } from '#games/gladiatori/rules/21-campaign.ts';
import type { Gladiatori } from '#games/gladiatori/state.ts';

/** Those of `gladiators` who may have played it in that seat: alive, not counted yet, and built like him who played. */
export function countMatch(
  { table, over, header }: PlayedMatch,
  seat: Seat,
  gladiators: readonly Campaigner[],
): Counted {
  if (!over || header.game !== 'gladiatori') throw new Error('only a finished match of Gladiatori is counted');
  const state = table.state as unknown as Gladiatori;
  const result = campaignResults(state)[seat]!;
  const sheet = sheetPlayed(state, seat);
  const played = sheetText(sheet);
  // What was bought above the limits (GL-4.18) need not stand on his own sheet.
  const isHis = (one: Campaigner): boolean =>
    state.gladiators[seat]!.extra !== 0 || sheetText(sheetFromJson(one.sheet)) === played;
  const gained = (before: Campaigner): Gained => {
    const after = { ...afterGame(before, result), matches: [...before.matches, header.match] };
    return { before, after, coins: budgetFor(after) };
  };
  const counted = gladiators.find(({ matches }) => matches.includes(header.match)) ?? null;
  return {
    counted: counted === null ? null : { before: counted, after: counted, coins: budgetFor(counted) },
    may: gladiators.filter((one) => !one.dead && counted === null && isHis(one)).map(gained),
    fresh: gained({ ...newRecord('', sheetJson(sheet)), matches: [] }),
  };
}
