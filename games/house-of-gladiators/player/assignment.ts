// The player at the Hypogeum (HG-12.5): the best order of the House's men (matching.ts), with the best gear.

import type { Choice, Form, FormChoice, Item, Pick } from '#engine/requests/request.ts';
import { KINDS } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { bestOrders, fitMen, weigh } from '#games/house-of-gladiators/player/matching.ts';
import { CARD_WORTH, ownCondition } from '#games/house-of-gladiators/player/worth.ts';
import { SLOTS } from '#games/house-of-gladiators/state.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

export const assign = (view: LudiView, request: Form): Choice => assignments(view, request, 1)[0]!;

/** The most promising assignments, the best first; where there is gear, then the best order with it the other way round. */
export function assignments(view: LudiView, request: Form, most: number): Choice[] {
  const house = view.houses[view.viewer]!;
  const slots = slotsOf(request);
  const men = fitMen(house);
  weigh(view, men, slots);
  const bare = ownCondition(view)?.op === 'WIN_UNEQUIPPED';
  const named = (order: readonly number[]): (number | null)[] => order.map((at) => (at < 0 ? null : men[at]!.tiro));
  const orders = bestOrders(men.length, slots, most);
  const found = orders.map((order) => equip(request, slots, named(order), bare ? 'none' : 'latest'));
  if (most === 1) return found;
  const best = named(orders[0]!);
  return [found[0]!, equip(request, slots, best, 'earliest'), equip(request, slots, best, 'none'), ...found.slice(1)];
}

/** The slots that the request asks for. */
function slotsOf(request: Form): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++)
    if (request.fields.some((field) => field.name === SLOT_NAMES[slot])) slots.push(slot);
  return slots;
}

/** Who gets the best gear. In the latest slots it counts in most rolls. */
function equip(
  request: Form,
  slots: readonly number[],
  fighters: readonly (number | null)[],
  first: 'latest' | 'earliest' | 'none',
): Choice {
  const answers: FormChoice = {};
  for (const [place, slot] of slots.entries()) answers[SLOT_NAMES[slot]!] = fighters[place] ?? 'none';
  for (const type of ['combat', 'special']) {
    const from = request.fields.find((one) => one.name.endsWith(type));
    if (from === undefined) continue;
    const gear = first === 'none' ? [] : gearOf(from.request as Pick);
    for (let i = 0; i < slots.length; i++) {
      const place = first === 'earliest' ? i : slots.length - 1 - i;
      if (fighters[place] !== null) answers[`${SLOT_NAMES[slots[place]!]!}-${type}`] = gear.shift() ?? 'none';
    }
  }
  return answers;
}

const gearOf = (request: Pick): Item[] =>
  (request.from.filter((item) => item !== 'none') as number[]).sort(
    (a, b) => CARD_WORTH[b % KINDS]! - CARD_WORTH[a % KINDS]!,
  );
