// What the action bar says about a draft that was made in the arena or with cards. After the first movement point of a
// planned walk the others are sent by themselves, as long as everything goes as planned.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Acts } from '#client/tables/gladiatori/acts.ts';
import { cardName } from '#client/tables/gladiatori/card-names.ts';
import { figureTitle } from '#client/tables/gladiatori/figures.ts';
import { hexName } from '#client/tables/gladiatori/geometry.ts';
import { isWalking, placeOf, type Reach } from '#client/tables/gladiatori/moves.ts';
import {
  ownOf,
  type GladiatoriProps as Props,
  type Shared,
  type Stand,
  sayOf,
} from '#client/tables/gladiatori/props.ts';
import { isThrown, type Way } from '#client/tables/gladiatori/targets.ts';
import type { Note, Plan } from '#client/tables/table.ts';
import { POWERS, SPEED } from '#games/gladiatori/cards.ts';
import { figureNamed } from '#games/gladiatori/names.ts';

/** With a typographic minus. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value < 0 ? plain(value) : `+${value}`);

/** Sends the remaining movement points. */
export function useWalk(props: Props, shared: Shared): void {
  const before = useRef<number | string | null>(null);
  const id = props.request?.id ?? null;
  useLayoutEffect(() => {
    const walk = shared.walk.value;
    const isNew = before.current !== null && before.current !== id;
    before.current = id;
    if (walk === null || !isNew) return;
    const own = ownOf(props);
    const [here] = walk.stands;
    const arrived = own !== null && here !== undefined && own.cell === here.cell && own.facing === here.facing;
    const next = walk.steps[1];
    if (!arrived || next === undefined || !isWalking(props.request) || props.request!.clause !== walk.clause) {
      shared.walk.value = null;
      return;
    }
    shared.walk.value = { clause: walk.clause, steps: walk.steps.slice(1), stands: walk.stands.slice(1) };
    props.draft.value = next;
    props.choose(next);
  }, [id]);
}

/** The plan of what is aimed at in the arena; null: none. */
export function planOf(props: Props, acts: Acts): Plan | null {
  const { request, draft } = props;
  if (request === null) return null;
  if (isWalking(request)) return walkPlan(props, acts);
  if (request.clause === 'GL-6.4' && acts.ghost !== null) return placePlan(props, acts);
  for (const target of acts.targets) {
    const way = target.ways.find(({ item }) => item === draft.value);
    if (way !== undefined) return strikePlan(props, way);
  }
  if (request.kind === 'pick' && request.of === 'throw') return throwPlan(props);
  // One target, and one way to strike it; what would be gone afterwards nobody gives away by the way.
  const [target] = acts.targets;
  const [way] = target?.ways ?? [];
  if (request.kind === 'pick' && request.of === 'declaration' && draft.value === null && way !== undefined)
    if (acts.targets.length === 1 && target!.ways.length === 1 && !isThrown(way))
      return { ...strikePlan(props, way), send: way.item };
  return null;
}

function walkPlan(props: Props, { ghost, reach, path }: Acts): Plan | null {
  if (ghost === null || reach === null) return null;
  const say = sayOf(props);
  const own = ownOf(props)!;
  const cost = reach.cost[placeOf(ghost)]!;
  const speed = own.secret?.now[SPEED] ?? 0;
  const way = say(`way.${ghost.facing}` as 'way.0');
  const paid = props.request!.clause === 'GL-8.5';
  const moved = ghost.cell !== own.cell;
  const text = moved ? say('plan.move', { hex: hexName(ghost.cell), way }) : say('plan.turn', { way });
  const left = paid ? say('plan.speed', { from: speed, to: speed - cost }) : say('plan.points', { cost });
  return {
    text: `${text} ${left}`,
    notes: [
      ...shameNotes(props, reach, ghost),
      ...(paid ? [{ text: speedNote(props), clause: 'GL-2.14', tone: 'plain' } as const] : []),
    ],
    label: moved ? say('plan.go') : say('plan.turnLabel'),
    price: paid ? say('plan.price', { cost: path.length - 1 }) : say('plan.pricePoints', { cost: path.length - 1 }),
  };
}

const RESISTANCE = POWERS.findIndex(({ name }) => name === 'resistance');

/** GL-2.14, GL-2.15: what brings lost Speed back, as far as this gladiator has it. */
function speedNote(props: Props): string {
  const own = ownOf(props)!;
  const has = ((own.secret?.powers ?? 0) & ~own.used & (1 << RESISTANCE)) !== 0;
  return sayOf(props)('plan.speedNote', { resistance: has ? 'yes' : 'no' });
}

/** GL-17.16, GL-17.17 */
export function shameNotes(props: Props, reach: Reach, stand: Stand): Note[] {
  const say = sayOf(props);
  const [fled, coward] = [reach.fled[placeOf(stand)]!, reach.coward[placeOf(stand)]!];
  const notes: Note[] = [];
  if (fled < 0) notes.push({ text: say('shame.fleeing', { vp: signed(fled) }), clause: 'GL-17.22', tone: 'cost' });
  if (coward < 0)
    notes.push({ text: say('shame.cowardice', { vp: signed(coward) }), clause: 'GL-17.23', tone: 'cost' });
  return notes;
}

function placePlan(props: Props, { ghost }: Acts): Plan {
  const say = sayOf(props);
  return {
    text: say('plan.place', { hex: hexName(ghost!.cell), way: say(`way.${ghost!.facing}` as 'way.0') }),
    notes: [{ text: say('plan.turnHow'), clause: null, tone: 'plain' }],
    label: say('plan.placeLabel'),
  };
}

/** GL-16.10: whether one more marker throws this figure to the ground, with those that it gets after the fight. */
function fallsWith({ view }: Props, figure: number): 'yes' | 'no' {
  const one = view.gladiators[figure];
  return one !== undefined && !one.down && one.white + one.pendingWhite > 0 ? 'yes' : 'no';
}

/** GL-14.27: such as `green:D07` */
function throwPlan(props: Props): Plan | null {
  const [who, hex] = String(props.draft.value).split(':');
  if (who === undefined || hex === undefined) return null;
  const say = sayOf(props);
  return {
    text: say('plan.throw', { who: figureTitle(props, figureNamed(who)), hex }),
    notes: [
      {
        text: say('plan.throwMarker', { falls: fallsWith(props, figureNamed(who)) }),
        clause: 'GL-14.30',
        tone: 'plain',
      },
    ],
    label: say('plan.throwLabel'),
  };
}

/** GL-16.10: a warning where so many more Unbalanced markers throw him to the ground. */
export function fallNotes(props: Props, markers: number): Note[] {
  const own = ownOf(props);
  if (own === null || own.down || markers === 0 || own.white + own.pendingWhite + markers < 2) return [];
  return [{ text: sayOf(props)('value.falls'), clause: 'GL-16.10', tone: 'cost' }];
}

/** GL-11.9: whether a throw or a net stays null with all that can still be put into it; then it earns and costs no VP. */
export const isNull = ({ sum }: Way): boolean => sum !== null && sum.total + sum.skill + sum.ability <= 0;

/** What a throw or a net comes to. */
function sumNotes(props: Props, { sum, ...way }: Way): Note[] {
  if (sum === null) return [];
  const say = sayOf(props);
  const { total, skill, ability } = sum;
  if (isNull({ sum, ...way })) return [{ text: say('plan.null'), clause: 'GL-11.9', tone: 'cost' }];
  if (skill === 0 && ability === 0) return [];
  const [on, has] = [skill > 0 ? 'yes' : 'no', ability > 0 ? 'yes' : 'no'] as const;
  const later = say('add.laterAttack', { on, skill: signed(skill), has, ability: signed(ability) });
  return [{ text: later, clause: 'GL-2.8', tone: total > 0 ? 'plain' : 'cost' }];
}

function strikePlan(props: Props, way: Way): Plan {
  const say = sayOf(props);
  const notes: Note[] = [];
  for (const card of way.idle)
    notes.push({ text: say('add.idle', { card: cardName(props, card) }), clause: 'GL-13.4', tone: 'cost' });
  if (isThrown(way)) notes.push({ text: say('strike.gone'), clause: 'GL-12.2', tone: 'cost' });
  if (way.kind === 'sweep')
    notes.push(...fallNotes(props, 1), {
      text: say('strike.sweep', { count: way.struck.length }),
      clause: 'GL-13.10',
      tone: 'plain',
    });
  notes.push(...sumNotes(props, way));
  if (way.front > 0 && !isNull(way))
    notes.push({ text: say('strike.front', { vp: signed(way.front) }), clause: 'GL-17.3', tone: 'gain' });
  if (way.rear < 0 && !isNull(way))
    notes.push({
      text: say('strike.rear', { vp: signed(way.rear), each: signed(way.each) }),
      clause: 'GL-17.11',
      tone: 'cost',
    });
  if (way.range < 0)
    notes.push({ text: say('strike.range', { points: signed(way.range) }), clause: 'GL-12.5', tone: 'cost' });
  const aimed = say('plan.strike', {
    way: way.label,
    target: way.struck.map((figure) => figureTitle(props, figure)).join(', '),
  });
  return {
    text:
      way.sum === null ? aimed : `${aimed} ${say('plan.soFar', { total: plain(way.sum.total), has: 'no', parts: '' })}`,
    notes,
    label: way.label,
  };
}
