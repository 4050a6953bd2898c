// A fight as everybody can follow it, read from the log: who declared what on whom, which totals were announced, and the
// results. What a player put into his total is there only where the reader may know it (GL-11.2, GL-24.2).

import { FIRST_ANIMAL } from '#client/tables/gladiatori/figures.ts';
import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import type { Part } from '#engine/event.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events as declared } from '#games/gladiatori/events.ts';

export interface Value {
  total: number;
  /** Null: kept secret. */
  parts: readonly Part[] | null;
}

/** The state between the attacker and one of his targets. */
export interface Blow {
  figure: number;
  attack: Value | null;
  defence: Value | null;
  isPassive: boolean;
  /** Null while it is open. */
  result: 'hit' | 'missed' | 'trapped' | 'null' | null;
  /** The attack value as it counts, after a Dodge. */
  counted: number | null;
  damage: Value | null;
  paid: readonly number[] | null;
  isKilled: boolean;
}

export interface SeenFight {
  by: number;
  how: string;
  /** The weapon thrown, and the Item to be broken; −1 for none. */
  weapon: number;
  item: number;
  blows: Blow[];
  /** Who took back his part of it. */
  feints: number[];
  isOver: boolean;
}

type Happened = EventOf<typeof declared>;
type Kind = Happened['kind'];

const OPENS: ReadonlySet<string> = new Set<Kind>(['declared', 'animalAttacked']);
const CLOSES: ReadonlySet<string> = new Set<Kind>([
  'activationBegan',
  'roundBegan',
  'turnBegan',
  'restBegan',
  'turnEnded',
  'gameEnded',
  'animalMoved',
  'animalEntered',
]);

const valueIn = ({ total, parts }: { total: number; parts?: readonly Part[] }): Value => ({
  total,
  parts: parts ?? null,
});

const blow = (figure: number): Blow => ({
  figure,
  attack: null,
  defence: null,
  isPassive: false,
  result: null,
  counted: null,
  damage: null,
  paid: null,
  isKilled: false,
});

/** The fight that is going on, or the last one until something else begins; null: none. */
export function boutOf({ events, view }: Props): SeenFight | null {
  let start = events.length - 1;
  while (start >= 0 && !OPENS.has(events[start]!.kind)) {
    if (CLOSES.has(events[start]!.kind)) return null;
    start--;
  }
  if (start < 0) return null;
  const opening = events[start]! as unknown as Happened;
  if (opening.kind === 'declared' && opening.how === 'help') return null;
  const bout = opened(opening);
  for (const event of events.slice(start + 1)) follow(bout, event as unknown as Happened);
  bout.isOver = !view.flow.scenes.some(({ rule }) => rule === 'fight' || rule === 'beast-attack');
  return bout;
}

function opened(event: Happened): SeenFight {
  if (event.kind === 'declared')
    return {
      by: event.seat,
      how: event.how,
      weapon: event.weapon as number,
      item: event.item as number,
      blows: (event.targets as number[]).map(blow),
      feints: [],
      isOver: false,
    };
  const { animal, seat, ...value } = event as Happened & { kind: 'animalAttacked' };
  const struck = blow(seat);
  struck.attack = valueIn(value);
  return { by: animal as number, how: 'animal', weapon: -1, item: -1, blows: [struck], feints: [], isOver: false };
}

function follow(bout: SeenFight, event: Happened): void {
  const set = (figure: number | string, change: Partial<Blow>): void => {
    const found = bout.blows.find((one) => one.figure === figure);
    if (found !== undefined) Object.assign(found, change);
  };
  switch (event.kind) {
    case 'attackValued':
      return set(event.target, { attack: valueIn(event) });
    case 'defenceValued':
      return set(event.seat, { defence: valueIn(event) });
    case 'animalDefended':
      return set(event.animal, { defence: valueIn(event) });
    case 'stayedPassive':
      return set(event.seat, { isPassive: true });
    case 'attackNullified':
      for (const one of bout.blows) one.result = 'null';
      return;
    case 'hit':
    case 'missed':
      return set(event.target, { result: event.kind, counted: event.fav });
    case 'mauled':
    case 'fendedOff':
      return set(event.seat, { result: event.kind === 'mauled' ? 'hit' : 'missed', counted: event.fav });
    case 'trapped':
      return set(event.target, { result: 'trapped' });
    case 'damaged':
      return set(event.seat, { damage: valueIn(event) });
    case 'paid':
      return set(event.seat, { paid: event.things as number[] });
    case 'killed':
      return set(event.seat, { isKilled: true });
    case 'animalKilled':
      return set(event.animal, { isKilled: true });
    case 'feinted':
      bout.feints.push(event.seat);
  }
}

export const isBeast = (figure: number): boolean => figure >= FIRST_ANIMAL;
