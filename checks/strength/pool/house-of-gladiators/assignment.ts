// The first sensible player at the Hypogeum: his best in the latest slots, with his best gear; the badly hurt rest.

import { CARD_WORTH, fightingWorth, ownCondition } from '#checks/strength/pool/house-of-gladiators/worth.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Choice, Form, FormChoice, Item, Pick } from '#engine/requests/request.ts';
import { KINDS } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { type Gladiator, maxHp } from '#games/house-of-gladiators/state.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

/** Below this share of his health a gladiator had better rest. */
const FIT = 0.45;

export function assign(view: LudiView, request: Form, random: Random): Choice {
  const house = view.houses[view.viewer]!;
  const cond = ownCondition(view);
  const slots = SLOT_NAMES.map((name) => name as string).filter((name) =>
    request.fields.some((one) => one.name === name),
  );
  const rank = house.ludus
    .filter((one) => one.hp > 0 && isFit(one))
    .sort((a, b) => fightingWorth(b) - fightingWorth(a) || a.tiro - b.tiro);
  const order = slots.slice().reverse();
  // A task for one slot gets the best man; now and then the order is another, so that nobody can rely on it.
  const wanted = cond?.op === 'WIN_SLOT' ? cond.slot : null;
  if (wanted !== null && order.includes(wanted)) order.unshift(...order.splice(order.indexOf(wanted), 1));
  else if (order.length > 1 && random.below(4) === 0) order.push(order.shift()!);
  const fighters = new Map<string, number>();
  for (const [i, slot] of order.entries()) if (rank[i] !== undefined) fighters.set(slot, rank[i].tiro);
  return equip(request, fighters, order, cond?.op === 'WIN_UNEQUIPPED');
}

const isFit = (gladiator: Gladiator): boolean => gladiator.hp >= FIT * maxHp(gladiator);

function equip(request: Form, fighters: ReadonlyMap<string, number>, order: readonly string[], bare: boolean): Choice {
  const gear = new Map<string, Item>();
  for (const type of ['combat', 'special']) {
    const from = request.fields.find((one) => one.name.endsWith(type));
    if (from === undefined || bare) continue;
    const items = ((from.request as Pick).from.filter((item) => item !== 'none') as number[])
      .slice()
      .sort((a, b) => CARD_WORTH[b % KINDS]! - CARD_WORTH[a % KINDS]!);
    for (const slot of order) if (fighters.has(slot) && items.length > 0) gear.set(`${slot}-${type}`, items.shift()!);
  }
  const answers: FormChoice = {};
  for (const { name, when } of request.fields) {
    if (when === null) answers[name] = fighters.get(name) ?? 'none';
    else if (answers[when.field] !== 'none') answers[name] = gear.get(name) ?? 'none';
  }
  return answers;
}
