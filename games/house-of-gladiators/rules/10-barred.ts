// Chapter 10: what a House may want to do in Training and cannot, and why. Gladiators and cards have the same numbers, and
// a gladiator who cannot be upgraded may be healed, so every reason names its kind of item and the action it forbids.

import type { Barred } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLESSING, EFFECTS, TYPE_OF } from '#games/house-of-gladiators/cards.ts';
import { LAST_GLADIATOR, maySell } from '#games/house-of-gladiators/rules/09-selling.ts';
import { isPlayable } from '#games/house-of-gladiators/rules/10-blessings.ts';
import { whyNotUpgraded } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import { cardsHeld, type House, type Ludi, maxHp } from '#games/house-of-gladiators/state.ts';

/** HG-20.6 */
export const EXCHANGE_PRICE = 5;

type Reason = Pick<Barred, 'clause' | 'reason'>;

const NO_EXCHANGE: Reason = { clause: 'HG-20.6', reason: 'this game is played without the exchange of tasks' };
const WHOLE: Reason = { clause: 'HG-10.8', reason: 'nobody lacks health' };

export function whyNot(g: Ludi, seat: Seat): Barred[] {
  const house = g.houses[seat]!;
  const barred: Barred[] = [];
  barHealing(house, barred);
  barBlessings(house, barred);
  barUpgrades(g, house, barred);
  if (!maySell(house)) {
    barred.push({ item: 'sell', ...LAST_GLADIATOR }, { item: 'free', ...LAST_GLADIATOR });
  }
  const kept = g.taskExchange ? whyNoExchange(house) : NO_EXCHANGE;
  if (kept !== null) barred.push({ item: 'exchange', ...kept });
  return barred;
}

function barHealing({ rations, ludus }: House, barred: Barred[]): void {
  const whole = ludus.filter((gladiator) => gladiator.hp === maxHp(gladiator));
  if (rations === 0) barred.push({ item: 'heal', clause: 'HG-10.4', reason: 'there are no rations' });
  else if (whole.length === ludus.length) barred.push({ item: 'heal', ...WHOLE });
  else {
    const why = { clause: 'HG-10.8', reason: 'he lacks no health' };
    for (const { tiro } of whole) barred.push({ item: tiro, of: 'gladiator', when: 'heal', ...why });
  }
}

/** Where no Blessing can be played, the action itself is not offered; each card of the hand has its own reason besides. */
function barBlessings(house: House, barred: Barred[]): void {
  const blessings = [...new Set(cardsHeld(house))].filter((card) => TYPE_OF[card] === BLESSING);
  const idle = blessings.filter((card) => !isPlayable(house, card));
  if (blessings.length === 0)
    barred.push({ item: 'bless', clause: 'HG-10.7', reason: 'there is no Blessing in the hand' });
  else if (idle.length === blessings.length) barred.push({ item: 'bless', ...NONE_PLAYABLE });
  for (const card of idle) barred.push({ item: card, of: 'card', when: 'bless', ...whyIdle(card) });
}

const NONE_PLAYABLE: Reason = { clause: 'HG-10.7', reason: 'no Blessing in the hand can be played now' };

function whyIdle(card: number): Reason {
  switch (EFFECTS[card]![0]!.op) {
    case 'HEAL':
      return WHOLE;
    case 'REIMBURSE':
      return { clause: 'HG-10.7', reason: 'it is played in House Duties' };
    default:
      return { clause: 'HG-11.11', reason: 'it is played as part of an upgrade' };
  }
}

/** Where nobody can be upgraded, the action itself is not offered; each gladiator has his own reason besides. */
function barUpgrades(g: Ludi, house: House, barred: Barred[]): void {
  const reasons = house.ludus.map((gladiator) => whyNotUpgraded(g, house, gladiator));
  if (!reasons.includes(null))
    barred.push({ item: 'upgrade', clause: 'HG-10.1', reason: 'no gladiator of the House can be upgraded now' });
  for (const [i, why] of reasons.entries())
    if (why !== null) barred.push({ item: house.ludus[i]!.tiro, of: 'gladiator', when: 'upgrade', ...why });
}

/** HG-20.6: once, for its price; null where the task can be exchanged. */
export function whyNoExchange({ exchanged, task, coins }: House): Reason | null {
  const clause = 'HG-20.6';
  if (exchanged) return { clause, reason: 'a House exchanges its task once per game' };
  if (task.length === 0) return { clause, reason: 'there is no task to return' };
  return coins < EXCHANGE_PRICE ? { clause, reason: `an exchange costs ${EXCHANGE_PRICE} coins` } : null;
}
