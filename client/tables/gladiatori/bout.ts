// A fight as everybody can follow it, read from the log: who declared what on whom, which cards were shown, which totals
// were announced, what came of it. It lies on the table until a player acts again. What a player put into the total is
// there only where the reader may know it (GL-11.2, GL-24.2).

import type { GladiatoriProps as Props } from '#client/tables/gladiatori/props.ts';
import type { Part } from '#engine/event.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events as declared } from '#games/gladiatori/events.ts';

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
  /** What became of the Item that was struck at; null: none was, or nothing has. */
  item: 'broken' | 'damaged' | null;
  isKilled: boolean;
}

/** Cards that were turned over (GL-24.4): the Action card, and those that were added to it. */
export interface ShownCards {
  figure: number;
  /** The number of the event that turned them over. */
  event: number;
  card: number;
  cards: readonly number[];
}

export interface SeenFight {
  by: number;
  how: string;
  /** The weapon thrown, and the Item to be broken; −1 for none. */
  weapon: number;
  item: number;
  blows: Blow[];
  shown: ShownCards[];
  /** The seats that took back their part of it. */
  feints: number[];
  isOver: boolean;
}

type Happened = EventOf<typeof declared>;
type Kind = Happened['kind'];

const OPENS: ReadonlySet<string> = new Set<Kind>(['declared', 'animalAttacked']);
/** What a player does on their own turn; it ends the last fight's time on the table. */
const ACTS: ReadonlySet<string> = new Set<Kind>(['moved', 'passed', 'stoodBy', 'acted', 'surrendered']);
/** Where a new activation begins: what was done before it belongs to the fight. */
const BEGINS: ReadonlySet<string> = new Set<Kind>(['activationBegan', 'roundBegan', 'turnBegan']);
const CLOSES: ReadonlySet<string> = new Set<Kind>(['animalMoved', 'animalEntered']);

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
  item: null,
  isKilled: false,
});

/** The fight that is going on, or the last one until the next act or the next turn; null: none. */
export function boutOf({ events, view }: Props): SeenFight | null {
  let start = events.length - 1;
  let hasActed = false;
  while (start >= 0 && !OPENS.has(events[start]!.kind)) {
    const { kind } = events[start]!;
    hasActed ||= ACTS.has(kind);
    if (CLOSES.has(kind) || kind === 'turnBegan' || (hasActed && BEGINS.has(kind))) return null;
    start--;
  }
  if (start < 0) return null;
  const opening = events[start]! as unknown as Happened;
  if (opening.kind === 'declared' && opening.how === 'help') return null;
  const bout = opened(opening);
  for (const event of events.slice(start + 1)) follow(bout, event as unknown as Happened, event.n);
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
      shown: [],
      feints: [],
      isOver: false,
    };
  const { animal, seat, ...value } = event as Happened & { kind: 'animalAttacked' };
  const struck = blow(seat);
  struck.attack = valueIn(value);
  const by = animal as number;
  return { by, how: 'animal', weapon: -1, item: -1, blows: [struck], shown: [], feints: [], isOver: false };
}

function follow(bout: SeenFight, event: Happened, n: number): void {
  const set = (figure: number | string, change: Partial<Blow>): void => {
    const found = bout.blows.find((one) => one.figure === figure);
    if (found !== undefined) Object.assign(found, change);
  };
  switch (event.kind) {
    case 'revealed': {
      const [card, cards] = [event.card as number, event.cards as number[]];
      bout.shown.push({ figure: event.seat, event: n, card, cards });
      return;
    }
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
    case 'itemBroken':
    case 'itemDamaged':
      return set(event.seat, { item: event.kind === 'itemBroken' ? 'broken' : 'damaged' });
    case 'killed':
      return set(event.seat, { isKilled: true });
    case 'animalKilled':
      return set(event.animal, { isKilled: true });
    case 'feinted':
      bout.feints.push(event.seat);
  }
}
