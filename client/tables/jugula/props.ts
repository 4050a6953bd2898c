// What the components of this table are given, and the questions they ask often.

import { type Signal, signal } from '@preact/signals';
import { itemsAt } from '#client/tables/jugula/choices.ts';
import { type JugulaKey, type SayJugula, sayer } from '#client/tables/jugula/words.ts';
import type { TableProps } from '#client/tables/table.ts';
import { homeOf, perRequest } from '#client/tables/touch.ts';
import type { Words } from '#engine/game.ts';
import { type Hint, type Item, type Request, sorted } from '#engine/requests/request.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { ARMATURAE, kindOfName, nameOf, seatOfName } from '#games/jugula/armaturae.ts';
import { FACING_NAMES, isNorthern, SIDE } from '#games/jugula/board.ts';
import { cardOf } from '#games/jugula/cards.ts';
import type { Gladiator } from '#games/jugula/table-things.ts';
import type { JugulaView } from '#games/jugula/view.ts';

export type JugulaProps = TableProps<JugulaView>;

/** From where somebody looks, and in which language he reads. */
type Seen = Pick<JugulaProps, 'view' | 'viewer' | 'language'>;

export const sayOf = ({ language }: Pick<JugulaProps, 'language'>): SayJugula => sayer(language);

/** Whether the arena is turned round, so that the viewer's side is at the bottom. */
export const isTurned = (props: Pick<JugulaProps, 'view' | 'viewer'>): boolean =>
  isNorthern(props.view.seats, homeOf(props));

/** Where a square is drawn, in columns and rows from the top left. */
export function spotOf(props: JugulaProps, cell: number): { x: number; y: number } {
  const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)];
  return isTurned(props) ? { x: SIDE - 1 - x, y: SIDE - 1 - y } : { x, y };
}

const STEP = 45;
/** Degrees clockwise from the top of the screen. */
export const turnOf = (props: Pick<JugulaProps, 'view' | 'viewer'>, facing: number): number =>
  (facing * STEP + (isTurned(props) ? 180 : 0)) % 360;

/** Where a fighter looks, as the viewer sees it. */
export const wayOf = (props: Seen, facing: number): string =>
  sayOf(props)(`way.${turnOf(props, facing) / STEP}` as JugulaKey);

/** The same as a sign, where there is room for no more. */
export const arrowOf = (props: Pick<JugulaProps, 'view' | 'viewer'>, facing: number): string =>
  '↑↗→↘↓↙←↖'.charAt(turnOf(props, facing) / STEP);

/** The log names facings as a player at the arena sees them; a spectator reads points of the compass. */
export const seenFrom = (seen: Seen): Words =>
  seen.viewer === SPECTATOR
    ? {}
    : Object.fromEntries([
        ['facing.how', sayOf(seen)('way.how')],
        ...FACING_NAMES.map((name, facing) => [`way.${name}`, wayOf(seen, facing)]),
      ]);

export const gladiatorAt = ({ gladiators }: JugulaView, name: number): Gladiator | null =>
  gladiators.find(({ seat, kind }) => seat === seatOfName(name) && kind === kindOfName(name)) ?? null;

export const nameOfGladiator = ({ seat, kind }: Gladiator): number => nameOf(seat, kind);
export const armaturaName = (name: number): string => ARMATURAE[kindOfName(name)]!.name;

/** Another's fighter with his owner where two familiae have such a one, else his name alone. */
export const nameAmong = (
  { view, viewer, telling }: Pick<JugulaProps, 'view' | 'viewer' | 'telling'>,
  name: number,
): string =>
  seatOfName(name) !== viewer &&
  view.gladiators.some((one) => one.kind === kindOfName(name) && one.seat !== seatOfName(name))
    ? telling.item('gladiator', name)
    : armaturaName(name);

/** What the components share besides the draft. It belongs to one request; the next one gets a new one. */
interface Shared {
  /** The card whose uses are open; −1: none. */
  card: Signal<number>;
  /** The first gladiator of a pair that was touched, such as the attacker; −1: none. */
  first: Signal<number>;
}

export const sharedBy = perRequest((): Shared => ({ card: signal(-1), first: signal(-1) }));

/** The card whose uses are shown: the one that is open, or that of a plan made elsewhere, such as an advice; −1: none. */
export function openCard(props: JugulaProps): number {
  const opened = sharedBy(props).card.value;
  const { draft, request } = props;
  return opened < 0 && request?.of === 'play' && typeof draft.value === 'number' ? cardOf(draft.value) : opened;
}

/** The gladiator under the pointer, by his name; −1: none. */
export const pointed: Signal<number> = signal(-1);

/** Whether an item is in the answer so far. */
export function isTaken({ draft, request }: JugulaProps, item: Item): boolean {
  if (draft.value === null) return false;
  return request?.kind === 'subset' ? (draft.value as Item[]).includes(item) : draft.value === item;
}

/** Adds an item to an answer of several, or removes it. */
export function toggle({ draft }: JugulaProps, item: Item): void {
  const taken = (draft.value ?? []) as Item[];
  draft.value = sorted(taken.includes(item) ? taken.filter((one) => one !== item) : [...taken, item]);
}

/** The current request, unless an answer is on its way. */
export const askedOf = ({ request, sending, answered, draft }: JugulaProps): Request | null =>
  sending.value || (answered !== null && draft.value === null) ? null : request;

export const itemsOf = (props: JugulaProps, key: string): readonly Item[] => itemsAt(askedOf(props), props.view, key);

export const hintOf = (request: Request | null, item: Item): Hint | null =>
  request?.hints?.find((one) => one.item === item) ?? null;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export { homeOf, isDrafted, touch } from '#client/tables/touch.ts';
