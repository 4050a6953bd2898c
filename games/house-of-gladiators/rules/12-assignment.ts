// Chapter 12: assignment and equipment, laid face down in the Hypogeum by all Houses at once.
//
// Equipped cards stay hand cards until they are revealed (HG-12.14), so the plan only names them. Where a House holds two
// cards of a kind the second is a different piece of gear, so that each equips one gladiator (HG-12.9).

import { shownTo } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import {
  type Barred,
  type Field,
  type FormChoice,
  field,
  form,
  type Item,
  pick,
  type Request,
} from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { COMBAT, KINDS, SPECIAL, TYPE_OF } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { hasBye, pairings } from '#games/house-of-gladiators/rules/22-houses.ts';
import { cardsHeld, type House, type Ludi, SLOTS, slotsHeld } from '#games/house-of-gladiators/state.ts';

export const assignment = rule<Ludi>('assignment', { locals: {} }, [
  {
    clause: 'HG-22.2',
    run(g, _f, t) {
      for (let slot = 0; slot < slotsHeld(g); slot++) {
        for (const [seat, guestSeat] of pairings(g, slot))
          t.log?.emit('paired', { slot: SLOT_NAMES[slot]!, seat: seat!, guestSeat: guestSeat! });
        for (const seat of g.order)
          if (hasBye(g, seat, slot)) t.log?.emit('byeGiven', { clause: 'HG-22.4', slot: SLOT_NAMES[slot]!, seat });
      }
    },
  },
  {
    clause: 'HG-12.5',
    sealed: true,
    ask(g) {
      const requests: Request[] = [];
      for (const seat of g.order) {
        const request = assignmentRequest(g, seat);
        if (request !== null) requests.push(request);
      }
      return requests;
    },
    fallback: (g, _f, request) => byHealth(g, request.seat, request),
    barred: (g, _f, request) => [...unfit(g.houses[request.seat]!), ...misplaced(g.houses[request.seat]!)],
    take(g, _f, t, answers: readonly (FormChoice | null)[]) {
      for (const seat of g.order) {
        const { plan } = g.houses[seat]!;
        const answer = answers[seat] ?? null;
        if (answer !== null) layPlan(g.houses[seat]!, answer);
        t.log?.emit(
          'assigned',
          { clause: 'HG-12.14', seat, slots: SLOT_NAMES.filter((_, slot) => plan.fighters[slot]! >= 0) },
          shownTo(only(seat), {
            gladiators: plan.fighters.filter((tiro) => tiro >= 0),
            cards: [...plan.combat, ...plan.special].filter((card) => card >= 0),
          }),
        );
      }
    },
  },
]);

/** A kind and which copy of it in the hand. */
const gearItem = (card: number, copy: number): number => card + KINDS * copy;
const cardOfGear = (gear: number): number => gear % KINDS;

/** Of the cards held, which are in order, those of a type as pieces of gear; 'none' comes last. */
function gearOf(held: readonly number[], type: number): Item[] {
  const gear: Item[] = [];
  for (let i = 0; i < held.length; i++) {
    const card = held[i]!;
    if (TYPE_OF[card] === type) gear.push(gearItem(card, i - held.indexOf(card)));
  }
  gear.push('none');
  return gear;
}

const COMBAT_FIELDS: readonly string[] = SLOT_NAMES.map((slot) => `${slot}-combat`);
const SPECIAL_FIELDS: readonly string[] = SLOT_NAMES.map((slot) => `${slot}-special`);
const DISTINCT: readonly (readonly string[])[] = [SLOT_NAMES, COMBAT_FIELDS, SPECIAL_FIELDS];
/** What breaks a group of them; two slots with the same gladiator break the clause of the question. */
const ONCE = Object.fromEntries([...COMBAT_FIELDS, ...SPECIAL_FIELDS].map((name) => [name, 'HG-12.9']));
const ALONE: readonly (readonly string[])[] = [];

/** HG-12.5–12.9: for each slot held a gladiator and what lies beneath him; null where there is nothing to decide. */
function assignmentRequest(g: Ludi, seat: Seat): Request | null {
  const house = g.houses[seat]!;
  const fit: Item[] = [];
  for (const gladiator of house.ludus) if (gladiator.hp > 0) fit.push(gladiator.tiro);
  if (fit.length === 0) return null;
  const fighters: Item[] = [...fit, 'none'];
  const held = cardsHeld(house);
  const combat = gearOf(held, COMBAT);
  const special = gearOf(held, SPECIAL);
  const fields: Field[] = [];
  let slots = 0;
  for (let slot = 0; slot < slotsHeld(g); slot++) {
    if (hasBye(g, seat, slot)) continue;
    slots++;
    const name = SLOT_NAMES[slot]!;
    const filled = { field: name, is: fit };
    fields.push(field(name, pick(seat, 'gladiator', fighters)));
    if (combat.length > 1) fields.push(field(COMBAT_FIELDS[slot]!, pick(seat, 'gear', combat), filled));
    if (special.length > 1) fields.push(field(SPECIAL_FIELDS[slot]!, pick(seat, 'gear', special), filled));
  }
  if (slots === 0) return null;
  const request = form(seat, fields, slots > 1 ? DISTINCT : ALONE);
  request.clauses = ONCE;
  return request;
}

function layPlan(house: House, answer: FormChoice): void {
  const { plan } = house;
  for (let slot = 0; slot < SLOTS; slot++) {
    plan.fighters[slot] = fighterNamed(answer[SLOT_NAMES[slot]!]);
    plan.combat[slot] = cardNamed(answer[COMBAT_FIELDS[slot]!]);
    plan.special[slot] = cardNamed(answer[SPECIAL_FIELDS[slot]!]);
  }
}

const fighterNamed = (item: unknown): number => (typeof item === 'number' ? item : -1);
const cardNamed = (item: unknown): number => (typeof item === 'number' ? cardOfGear(item) : -1);

/** HG-25.8: by current health, the highest in the latest slot, without equipment. */
function byHealth(g: Ludi, seat: Seat, request: Request): FormChoice {
  const fit = g.houses[seat]!.ludus.filter((gladiator) => gladiator.hp > 0);
  const rank = fit.sort((a, b) => b.hp - a.hp || a.tiro - b.tiro).map((gladiator) => gladiator.tiro);
  const answers: FormChoice = {};
  if (request.kind !== 'form') return answers;
  const slots = request.fields.filter(({ name }) => (SLOT_NAMES as readonly string[]).includes(name));
  const chosen = new Map(slots.toReversed().map(({ name }, i) => [name, rank[i] ?? 'none']));
  for (const { name, when } of request.fields) {
    if (when === null) answers[name] = chosen.get(name)!;
    else if (answers[when.field] !== 'none') answers[name] = 'none';
  }
  return answers;
}

/** HG-12.7 */
const unfit = (house: House): Barred[] =>
  house.ludus
    .filter((gladiator) => gladiator.hp === 0)
    .map(({ tiro }) => ({ item: tiro, of: 'gladiator', clause: 'HG-12.7', reason: 'he has no health left' }));

/** HG-12.8, HG-10.7: in which places a card cannot lie. */
function misplaced(house: House): Barred[] {
  const held = cardsHeld(house);
  return held.map((card, i) => {
    const gear = { item: gearItem(card, i - held.indexOf(card)), of: 'gear' };
    switch (TYPE_OF[card]) {
      case COMBAT:
        return { ...gear, fields: SPECIAL_FIELDS, clause: 'HG-12.8', reason: 'a Combat card is no Special card' };
      case SPECIAL:
        return { ...gear, fields: COMBAT_FIELDS, clause: 'HG-12.8', reason: 'a Special card is no Combat card' };
      default:
        return { ...gear, clause: 'HG-10.7', reason: 'a Blessing cannot be equipped' };
    }
  });
}
