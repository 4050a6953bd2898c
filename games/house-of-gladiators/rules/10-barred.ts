// Chapter 10: what a House may want to do in Training and cannot, and why. Gladiators and cards have the same numbers, and
// a gladiator who cannot be upgraded may be healed, so every reason names its kind of item and the action it forbids.

import type { Barred } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLESSING, EFFECTS, TIRO_NAMES, TYPE_OF } from '#games/house-of-gladiators/cards.ts';
import { maySell } from '#games/house-of-gladiators/rules/09-selling.ts';
import { isPlayable } from '#games/house-of-gladiators/rules/10-blessings.ts';
import { whyNotUpgraded } from '#games/house-of-gladiators/rules/11-upgrading.ts';
import { cardsHeld, type House, type Ludi, maxHp } from '#games/house-of-gladiators/state.ts';

/** HG-20.6 */
export const EXCHANGE_PRICE = 5;

type Reason = Pick<Barred, 'clause' | 'reason'>;

const WHOLE: Reason = { clause: 'HG-10.8', reason: 'nobody lacks health' };

export function whyNot(g: Ludi, seat: Seat): Barred[] {
  const house = g.houses[seat]!;
  const barred: Barred[] = [];
  barHealing(house, barred);
  barBlessings(house, barred);
  barUpgrades(g, house, barred);
  if (!maySell(house)) {
    const why = { clause: 'HG-9.6', reason: 'a House may not part with its last gladiator' };
    barred.push({ item: 'sell', ...why }, { item: 'free', ...why });
  }
  const kept = g.taskExchange ? whyNoExchange(house) : null;
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

/** Where no Blessing can be played, the action itself is not offered, for the reason of the first of them. */
function barBlessings(house: House, barred: Barred[]): void {
  const blessings = [...new Set(cardsHeld(house))].filter((card) => TYPE_OF[card] === BLESSING);
  const idle = blessings.filter((card) => !isPlayable(house, card));
  if (blessings.length === 0)
    barred.push({ item: 'bless', clause: 'HG-10.7', reason: 'there is no Blessing in the hand' });
  else if (idle.length === blessings.length) barred.push({ item: 'bless', ...whyIdle(idle[0]!) });
  for (const card of idle) barred.push({ item: card, of: 'card', when: 'bless', ...whyIdle(card) });
}

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

/** Where nobody can be upgraded, the action itself is not offered, for the reason of the first gladiator. */
function barUpgrades(g: Ludi, house: House, barred: Barred[]): void {
  const reasons = house.ludus.map((gladiator) => whyNotUpgraded(g, house, gladiator));
  const first = reasons[0];
  if (first && !reasons.includes(null)) {
    const { clause, reason } = first;
    barred.push({ item: 'upgrade', clause, reason: `${TIRO_NAMES[house.ludus[0]!.tiro]}: ${reason}` });
  }
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
