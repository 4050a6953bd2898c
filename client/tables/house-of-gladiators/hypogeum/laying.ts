// The draft of HG-12.5 (who and what is on the mats), read and changed by touching gladiators, cards and sockets.

import { lying } from '#client/tables/house-of-gladiators/pictures.ts';
import { isForm, type LudiProps as Props, sharedBy } from '#client/tables/house-of-gladiators/props.ts';
import { type Choice, type FormChoice, type Item, isAsked } from '#engine/requests/request.ts';
import { KINDS, TYPE_OF, TYPES } from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/table-things.ts';

export type Slot = (typeof SLOT_NAMES)[number];
export type Socket = 'combat' | 'special';

export const isAssigning = ({ request }: Props): boolean => request?.clause === 'HG-12.5' && isForm(request);

/** The mats that may be filled now. */
export function openSlots({ request }: Props): Slot[] {
  if (!isForm(request)) return [];
  return SLOT_NAMES.filter((slot) => request.fields.some(({ name }) => name === slot));
}

/** The draft, or the sealed answer that may still be replaced. */
const laid = ({ draft, answered }: Props): FormChoice => (draft.value ?? answered ?? {}) as FormChoice;

/** The gladiator on a mat; −1: nobody. */
export function manOn(props: Props, slot: Slot): number {
  const item = laid(props)[slot];
  return typeof item === 'number' ? item : -1;
}

/** The piece of gear in a socket, as a card and which copy of it; null: none. */
export function gearOn(props: Props, slot: Slot, socket: Socket): { card: number; copy: number } | null {
  const item = laid(props)[`${slot}-${socket}`];
  return typeof item === 'number' ? { card: item % KINDS, copy: Math.floor(item / KINDS) } : null;
}

/** The mat that cards go to: the one touched last, else the first. */
export function currentSlot(props: Props): Slot | null {
  const open = openSlots(props);
  const touched = SLOT_NAMES[sharedBy(props).mat.value];
  if (touched !== undefined && open.includes(touched)) return touched;
  return open.find((slot) => manOn(props, slot) < 0) ?? open[0] ?? null;
}

export const choose = (props: Props, slot: Slot, isTouched = false): void => {
  const { mat, isMatTouched } = sharedBy(props);
  mat.value = SLOT_NAMES.indexOf(slot);
  isMatTouched.value = isTouched;
};

/** The answer with a change. Every field that the change makes necessary has a value. */
function lay(props: Props, changes: { [field: string]: Choice }): void {
  const { request, draft } = props;
  if (!isForm(request)) return;
  const before: { [field: string]: Choice } = { ...laid(props), ...changes };
  const now: FormChoice = {};
  for (const field of request.fields) if (isAsked(field, now)) now[field.name] = before[field.name] ?? 'none';
  draft.value = now;
}

/** What lies on a mat, man and gear, as fields of another. */
const moved = (props: Props, from: Slot, to: Slot): { [field: string]: Choice } =>
  Object.fromEntries(
    ['', '-combat', '-special'].map((part) => [`${to}${part}`, laid(props)[`${from}${part}`] ?? 'none']),
  );

/** A man who was dropped on a mat. If he lay on another, his gear goes with him, and what lies here goes there. */
export function dropMan(props: Props, tiro: number, slot: Slot): void {
  const open = openSlots(props);
  if (!open.includes(slot)) return;
  const before = open.find((one) => manOn(props, one) === tiro);
  choose(props, slot);
  lay(
    props,
    before === undefined ? { [slot]: tiro } : { ...moved(props, slot, before), ...moved(props, before, slot) },
  );
}

/** A card that was dropped on a mat on which a man lies. */
export function dropCard(props: Props, card: number, copy: number, slot: Slot): void {
  const socket = socketOf(card);
  if (socket === null || !openSlots(props).includes(slot) || manOn(props, slot) < 0) return;
  const before = slotOf(props, card, copy);
  const off: { [field: string]: Item } = before === null ? {} : { [`${before}-${socket}`]: 'none' };
  choose(props, slot);
  lay(props, { ...off, [`${slot}-${socket}`]: card + KINDS * copy });
}

/**
 * Puts a gladiator on the mat, or takes him off it. Where a man lies already he takes his place if the player has touched
 * the mat; men touched one after the other fill the mats one after the other.
 */
export function layMan(props: Props, tiro: number): void {
  const open = openSlots(props);
  const there = open.find((slot) => manOn(props, slot) === tiro);
  if (there !== undefined) {
    choose(props, there);
    lay(props, { [there]: 'none' });
    return;
  }
  const current = currentSlot(props);
  if (current === null) return;
  const isHere = manOn(props, current) < 0 || sharedBy(props).isMatTouched.value;
  const free = isHere ? current : (open.find((slot) => manOn(props, slot) < 0) ?? current);
  choose(props, free);
  lay(props, { [free]: tiro });
}

export const socketOf = (card: number): Socket | null => {
  const type = TYPES[TYPE_OF[card]!]!;
  return type === 'blessing' ? null : type;
};

/** The mat and socket of a card of the hand; null: none. */
export function slotOf(props: Props, card: number, copy: number): Slot | null {
  const socket = socketOf(card);
  if (socket === null) return null;
  return (
    openSlots(props).find((slot) => {
      const gear = gearOn(props, slot, socket);
      return gear?.card === card && gear.copy === copy;
    }) ?? null
  );
}

/** Puts a card on the mat, or takes it off it. */
export function layCard(props: Props, card: number, copy: number): void {
  const socket = socketOf(card);
  if (socket === null) return;
  const there = slotOf(props, card, copy);
  if (there !== null) {
    lay(props, { [`${there}-${socket}`]: 'none' });
    return;
  }
  const filled = openSlots(props).filter((slot) => manOn(props, slot) >= 0);
  const current = currentSlot(props);
  const slot =
    current !== null && filled.includes(current)
      ? current
      : (filled.find((one) => gearOn(props, one, socket) === null) ?? filled[0]);
  if (slot === undefined) return;
  if (slot !== current) choose(props, slot);
  lay(props, { [`${slot}-${socket}`]: card + KINDS * copy });
}

export function takeOff(props: Props, slot: Slot, what: 'man' | Socket): void {
  choose(props, slot);
  lay(props, { [what === 'man' ? slot : `${slot}-${what}`]: 'none' });
}

/** The opponent of a House in a part of the day; −1: nobody. */
export function opponentOf(props: Props, slot: string, seat: number): number {
  const pairs = lying(props.stage, 'pairs') ?? [];
  const met = pairs.find((pair) => pair.slot === slot && pair.seats.includes(seat));
  return met?.seats.find((one) => one !== seat) ?? -1;
}
