// A fight as everybody can follow it, read from the log: who declared what on whom, which totals were announced, what
// came of it. What somebody put into his total is there only where the reader may know it (GL-11.2, GL-24.2).

import { FIRST_ANIMAL } from '#client/tables/gladiatori/figures.ts';
import type { Props } from '#client/tables/gladiatori/props.ts';
import type { Part, SeenEvent } from '#engine/event.ts';

export interface Value {
  total: number;
  /** Null: kept secret. */
  parts: readonly Part[] | null;
}

/** How it stands between the attacker and one of his targets. */
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

export interface Bout {
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

const OPENS = new Set(['declared', 'animal-attacks']);
const CLOSES = new Set([
  'activation',
  'round',
  'turn',
  'rest',
  'turn-ends',
  'game-ends',
  'animal-moves',
  'animal-enters',
]);

const valueIn = (event: SeenEvent): Value => ({
  total: event['total'] as number,
  parts: (event['parts'] as unknown as Part[] | undefined) ?? null,
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
export function boutOf({ events, view }: Props): Bout | null {
  let start = events.length - 1;
  while (start >= 0 && !OPENS.has(events[start]!.kind)) {
    if (CLOSES.has(events[start]!.kind)) return null;
    start--;
  }
  if (start < 0) return null;
  const opening = events[start]!;
  if (opening['how'] === 'help') return null;
  const bout = opened(opening);
  for (const event of events.slice(start + 1)) follow(bout, event);
  bout.isOver = !view.flow.scenes.some(({ rule }) => rule === 'fight' || rule === 'beast-attack');
  return bout;
}

function opened(event: SeenEvent): Bout {
  if (event.kind === 'declared')
    return {
      by: event['seat'] as number,
      how: event['how'] as string,
      weapon: event['weapon'] as number,
      item: event['item'] as number,
      blows: (event['targets'] as unknown as number[]).map(blow),
      feints: [],
      isOver: false,
    };
  const struck = blow(event['seat'] as number);
  struck.attack = valueIn(event);
  return {
    by: event['animal'] as number,
    how: 'animal',
    weapon: -1,
    item: -1,
    blows: [struck],
    feints: [],
    isOver: false,
  };
}

function follow(bout: Bout, event: SeenEvent): void {
  const of = (name: string): Blow | undefined => bout.blows.find(({ figure }) => figure === event[name]);
  const set = (found: Blow | undefined, change: Partial<Blow>): void => {
    if (found !== undefined) Object.assign(found, change);
  };
  switch (event.kind) {
    case 'attack-value':
      return set(of('target'), { attack: valueIn(event) });
    case 'defence-value':
      return set(of('seat'), { defence: valueIn(event) });
    case 'animal-defends':
      return set(of('animal'), { defence: valueIn(event) });
    case 'passive':
      return set(of('seat'), { isPassive: true });
    case 'null':
      for (const one of bout.blows) one.result = 'null';
      return;
    case 'hit':
    case 'missed':
      return set(of('target'), { result: event.kind, counted: event['fav'] as number });
    case 'mauled':
    case 'fended-off':
      return set(of('seat'), { result: event.kind === 'mauled' ? 'hit' : 'missed', counted: event['fav'] as number });
    case 'trapped':
      return set(of('target'), { result: 'trapped' });
    case 'damage':
      return set(of('seat'), { damage: valueIn(event) });
    case 'paid':
      return set(of('seat'), { paid: event['things'] as unknown as number[] });
    case 'killed':
      return set(of('seat'), { isKilled: true });
    case 'animal-killed':
      return set(of('animal'), { isKilled: true });
    case 'feinted':
      bout.feints.push(event['seat'] as number);
  }
}

export const isBeast = (figure: number): boolean => figure >= FIRST_ANIMAL;
