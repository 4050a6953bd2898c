// Whom a declaration of a fight can be aimed at (chapter 8, step 4), read from the words of the request:
//
//   attack:green · break:sica:green · sweep:NE>E>SE · sweep:NE>E>SE:sica:blue · throw:hasta:green · net:wide-net:green ·
//   cast:wide-net:green · help:yellow:green

import { figuresOf, figureTitle } from '#client/tables/gladiatori/figures.ts';
import { ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import type { Pick } from '#engine/requests/request.ts';
import { arena } from '#games/gladiatori/board.ts';
import { directionNamed, figureNamed } from '#games/gladiatori/names.ts';

/** One way to deal with a target. */
export interface Way {
  item: string;
  kind: string;
  /** What it is, without its target. */
  label: string;
  /** Victory points for a blow from the front, from behind, and per damage point from behind. */
  front: number;
  rear: number;
  each: number;
  /** What the distance costs a throw. */
  range: number;
  /** What a throw or a net comes to, and what Offense and Blood could add; null: an attack whose sum was shown before. */
  sum: { total: number; skill: number; ability: number } | null;
  /** The hexes a Sweep passes, in striking order. */
  arc: readonly number[];
  /** Everybody it strikes, in striking order. */
  struck: readonly number[];
  /** Cards added that have no effect in it. */
  idle: readonly number[];
}

/** A weapon or a net that flies: it leaves the game (GL-12.2, GL-12.23). */
export const isThrown = ({ kind }: Way): boolean => kind === 'throw' || kind === 'cast';

/** A net: it traps, and wounds nobody (GL-12.32). */
export const isNetted = ({ kind }: Way): boolean => kind === 'net' || kind === 'cast';

export interface Target {
  figure: number;
  cell: number;
  ways: Way[];
}

/** The targets of a request, in the order of their first ways. */
export function targetsOf(props: Props, request: Pick): Target[] {
  const figures = figuresOf(props.view);
  const own = ownOf(props)!;
  const found = new Map<number, Target>();
  for (const item of request.from as string[]) {
    const [kind = '', a = '', b = '', c = ''] = item.split(':');
    if (kind === 'none') continue;
    const arc = kind === 'sweep' ? a.split('>').map((d) => arena.neighbours[own.cell]![directionNamed(d)]!) : [];
    const struck = arc.flatMap((cell) => figures.filter((figure) => figure.cell === cell));
    const figure =
      kind === 'sweep' ? (c === '' ? struck[0]?.id : figureNamed(c)) : figureNamed(kind === 'attack' ? a : b);
    const there = figures.find(({ id }) => id === figure);
    if (there === undefined) continue;
    const hints = request.hints?.filter((hint) => hint.item === item) ?? [];
    const values = hints.find(({ key }) => key !== 'idle' && key !== 'sum')?.values ?? {};
    const sum = hints.find(({ key }) => key === 'sum')?.values;
    const target = found.get(there.id) ?? { figure: there.id, cell: there.cell, ways: [] };
    found.set(there.id, target);
    target.ways.push({
      item,
      kind,
      label: wayLabel(props, kind, a, b, struck.length),
      front: values['front'] ?? 0,
      rear: values['rear'] ?? 0,
      each: values['each'] ?? 0,
      range: values['range'] ?? 0,
      sum:
        sum === undefined ? null : { total: sum['total'] ?? 0, skill: sum['skill'] ?? 0, ability: sum['ability'] ?? 0 },
      arc,
      struck: kind === 'sweep' ? struck.map(({ id }) => id) : [there.id],
      idle: Object.keys(hints.find(({ key }) => key === 'idle')?.values ?? {}).map((name) => Number(name.slice(1))),
    });
  }
  return [...found.values()];
}

function wayLabel(props: Props, kind: string, a: string, b: string, struck: number): string {
  const say = sayOf(props);
  const item = (name: string): string => props.telling.words[`item.${name}`] ?? name;
  switch (kind) {
    case 'attack':
      return say('way.attack');
    case 'break':
      return say('way.break', { item: item(a) });
    case 'sweep':
      return b === '' ? say('way.sweep', { count: struck }) : say('way.sweepBreak', { count: struck, item: item(b) });
    case 'throw':
      return say('way.throw', { item: item(a) });
    case 'net':
      return say('way.net', { item: item(a) });
    case 'cast':
      return say('way.cast', { item: item(a) });
    default:
      return say('way.help', { ally: figureTitle(props, figureNamed(a)) });
  }
}
