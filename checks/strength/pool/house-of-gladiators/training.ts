// The first sensible player in Training: one action after the other, then he locks.

import { gladiatorWorth, ownCondition } from '#checks/strength/pool/house-of-gladiators/worth.ts';
import type { Amount, Choice, Field, Form, Item, Pick } from '#engine/requests/request.ts';
import { effectOf, REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import { find, type Gladiator, maxHp } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const LOCK: Choice = { do: 'lock' };

export function prepare(view: LudiView, request: Form): Choice {
  const acts = pickOf(request, 'do')!;
  return (
    (acts.includes('upgrade') ? upgrade(view, request) : null) ??
    (acts.includes('bless') ? bless(view, request) : null) ??
    (acts.includes('manage') ? setFree(view) : null) ??
    (acts.includes('heal') ? feed(view, request) : null) ??
    LOCK
  );
}

const own = (view: LudiView): HouseView => view.houses[view.viewer]!;

const fieldOf = (request: Form, name: string, when: Item | null = null): Field | undefined =>
  request.fields.find((field) => field.name === name && (when === null || field.when?.is.includes(when)));

const pickOf = (request: Form, name: string, when: Item | null = null): readonly Item[] | null => {
  const field = fieldOf(request, name, when);
  return field === undefined ? null : (field.request as Pick).from;
};

/** The best who can be upgraded, with the fewest cards; not while coins are being saved for a task nearly done. */
function upgrade(view: LudiView, request: Form): Choice | null {
  const house = own(view);
  const cond = ownCondition(view);
  if (cond?.op === 'HOLD' && cond.coins !== undefined && house.coins >= cond.coins - 10) return null;
  const trainees = (pickOf(request, 'trainee') as number[]).slice();
  trainees.sort((a, b) => gladiatorWorth(find(house, b)!) - gladiatorWorth(find(house, a)!));
  const trainee = trainees[0]!;
  const aids = pickOf(request, 'aid', trainee);
  return aids === null ? { do: 'upgrade', trainee } : { do: 'upgrade', trainee, aid: aids[aids.length - 1]! };
}

const missing = (gladiator: Gladiator): number => maxHp(gladiator) - gladiator.hp;

/** Healing where it is not wasted, everything else at once. */
function bless(view: LudiView, request: Form): Choice | null {
  const house = own(view);
  const hurt = house.ludus.slice().sort((a, b) => missing(b) - missing(a));
  for (const card of pickOf(request, 'card') as readonly number[]) {
    const heal = effectOf(card, 'HEAL');
    if (heal === null) {
      const others = pickOf(request, 'house', card);
      return others === null ? { do: 'bless', card } : { do: 'bless', card, house: ahead(view, others as number[]) };
    }
    const lacking = hurt.reduce((sum, one) => sum + Math.min(missing(one), Number(heal.n) || 0), 0);
    if (heal.target === 'all') {
      if (lacking >= 4) return { do: 'bless', card };
    } else if (missing(hurt[0]!) >= (heal.n === 'full' ? 6 : heal.n)) return { do: 'bless', card, on: hurt[0]!.tiro };
  }
  return null;
}

/** The House that has done most. */
function ahead(view: LudiView, seats: readonly number[]): number {
  return seats.reduce((best, seat) => (view.houses[seat]!.done.length > view.houses[best]!.done.length ? seat : best));
}

/** For the task that asks for it. */
function setFree(view: LudiView): Choice | null {
  const cond = ownCondition(view);
  const house = own(view);
  if (cond?.op !== 'FREED' || house.ludus.length < 2) return null;
  const fitting = house.ludus.filter((one) => one.glory >= cond.minGlory);
  if (fitting.length === 0) return null;
  fitting.sort((a, b) => gladiatorWorth(a) - gladiatorWorth(b));
  return { do: 'manage', how: 'free', gladiator: fitting[0]!.tiro };
}

/** Rations go to whoever is needed in the arena; some are kept for a task or an upgrade within reach. */
function feed(view: LudiView, request: Form): Choice | null {
  const house = own(view);
  const cond = ownCondition(view);
  if (cond?.op === 'HOLD' && cond.rations !== undefined) return null;
  let kept = 0;
  for (const { tiro, second, victories } of house.ludus) {
    const need = REQUIREMENTS[tiro]!;
    if (second < 0 && victories >= need.victories && house.coins + 8 >= need.coins) kept = Math.max(kept, need.rations);
  }
  const spare = house.rations - kept;
  if (spare <= 0) return null;
  const patients = (pickOf(request, 'patient') as number[]).map((tiro) => find(house, tiro)!);
  const fit = house.ludus.filter((one) => missing(one) <= 2).length;
  if (fit >= 3 && house.ludus.length > 3 && spare < 6) return null;
  patients.sort((a, b) => missing(a) - missing(b) || gladiatorWorth(b) - gladiatorWorth(a));
  const { tiro } = patients[0]!;
  const { max } = fieldOf(request, 'rations', tiro)!.request as Amount;
  return { do: 'heal', patient: tiro, rations: Math.min(max, spare) };
}
