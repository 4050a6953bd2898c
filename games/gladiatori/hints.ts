// What a player at the table can see before deciding, as hints: how far a movement goes and what it costs, whether the crowd
// would call it flight or cowardice, where a blow would land, what his values would come to. Only when a request leaves
// the engine, never in search; every number comes from the rules themselves.
//
// `reach` hints speak of hexes, not of choices: c0…c5 is the number of movement points to stand there facing that way,
// f0…f5 and w0…w5 what the honour check (GL-17.20) would book for fleeing and for cowardice if the activation ended so.
// `parts` hints name the parts of a sum.

import type { Part } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Hint, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { idleInThrow, throwHint } from '#games/gladiatori/adding-hints.ts';
import { arena, FRONT, STEP_NAMES, sideOf, TURN_BY, TURN_NAMES } from '#games/gladiatori/board.ts';
import { BERSERK, BLOOD, CARDS, GUARD, isNet, MOVEMENT, OFFENSE, SPEED, STRENGTH } from '#games/gladiatori/cards.ts';
import { openCardInUse } from '#games/gladiatori/holdings.ts';
import type { Activation } from '#games/gladiatori/rules/08-action.ts';
import { readDeclaration } from '#games/gladiatori/rules/08-declaration.ts';
import { AGAIN_CARD, reuseCost } from '#games/gladiatori/rules/08-row.ts';
import {
  type AttackChoice,
  attackParts,
  MOST_BLOOD,
  type Strike,
  SWEEP_MODIFIERS,
  sumOf,
} from '#games/gladiatori/rules/11-attack.ts';
import { defenceParts, isDodging, type Ward } from '#games/gladiatori/rules/11-defence.ts';
import { type Fight, isNetStyle } from '#games/gladiatori/rules/11-hit.ts';
import { cardsPlayed } from '#games/gladiatori/rules/11-values.ts';
import { rangePenalty } from '#games/gladiatori/rules/12-throwing.ts';
import { hasFled, isCoward, VP, type Watch } from '#games/gladiatori/rules/17-honour.ts';
import {
  cellOf,
  figureAt,
  type Gladiator,
  type Gladiatori,
  hasVp,
  isAnimal,
  isCoop,
  isEnemy,
  isHeld,
} from '#games/gladiatori/state.ts';

type Values = { [name: string]: number };
const hint = (item: Item, key: string, values: Values): Hint => ({ item, key, values });
const byLabel = (parts: readonly Part[]): Values => Object.fromEntries(parts.map(({ label, value }) => [label, value]));

/** Where the honour check of `seat` began; null where there will be none (GL-17.20, GL-17.21, GL-17.26). */
function watchOf(g: Gladiatori, seat: Seat): Watch | null {
  if (isCoop(g)) return null;
  for (const frame of g.flow.frames) {
    if (frame.rule === 'activation' && (frame as Frame & Activation).by === seat)
      return (frame as Frame & Activation).watch;
    if (frame.rule !== 'fight') continue;
    const target = (frame as Frame & Fight).targets.find(({ figure }) => figure === seat);
    if (target !== undefined) return target.watch;
  }
  return null;
}

/** What the honour check would book for fleeing and for cowardice if `seat` stood on `cell`, facing `facing`. */
function shame(g: Gladiatori, seat: Seat, from: Watch | null, cell: number, facing: number): [number, number] {
  if (from === null || from.foes.length === 0) return [0, 0];
  const fled = hasFled(g, seat, from, cell) ? VP.fleeing : 0;
  return [fled, isCoward(g, seat, from, cell, facing) ? VP.cowardice : 0];
}

/** GL-9.15 to GL-9.21: where the figure can stand after at most `points` movement points, and how it would look. */
export function moveHints(g: Gladiatori, seat: Seat, points: number): Hint[] {
  const one = g.gladiators[seat]!;
  const from = watchOf(g, seat);
  const hints: Hint[] = [];
  for (const [i, name] of [...STEP_NAMES, ...TURN_NAMES].entries()) {
    const stepped = i < STEP_NAMES.length;
    const cell = stepped ? arena.neighbours[one.cell]![Math.floor(i / 3)]! : one.cell;
    const by = stepped ? (i % 3) - 1 : TURN_BY[i - STEP_NAMES.length]!;
    const [fled, coward] = cell < 0 ? [0, 0] : shame(g, seat, from, cell, (one.facing + by + 6) % 6);
    if (fled + coward !== 0) hints.push(hint(name, 'honour', { vp: fled + coward }));
  }
  const cost = isHeld(one) ? turnCosts(one.cell, one.facing, one.turnedRound ? 0 : points) : walkCosts(g, seat, points);
  for (let cell = 0; cell < arena.size; cell++) {
    const values: Values = {};
    for (let facing = 0; facing < 6; facing++) {
      const paid = cost[6 * cell + facing]!;
      if (paid < 0) continue;
      values[`c${facing}`] = paid;
      const [fled, coward] = shame(g, seat, from, cell, facing);
      if (fled !== 0) values[`f${facing}`] = fled;
      if (coward !== 0) values[`w${facing}`] = coward;
    }
    if (Object.keys(values).length > 0) hints.push(hint(cell, 'reach', values));
  }
  return hints;
}

const noCosts = (): number[] => new Array<number>(6 * arena.size).fill(-1);

/** GL-16.8: a Trapped or Face-down figure only turns, by one side. */
function turnCosts(cell: number, facing: number, points: number): number[] {
  const cost = noCosts();
  cost[6 * cell + facing] = 0;
  if (points > 0) for (const by of [1, 5]) cost[6 * cell + ((facing + by) % 6)] = 1;
  return cost;
}

/** The fewest movement points to every hex and facing. */
function walkCosts(g: Gladiatori, seat: Seat, points: number): number[] {
  const one = g.gladiators[seat]!;
  const cost = noCosts();
  cost[6 * one.cell + one.facing] = 0;
  let edge = [6 * one.cell + one.facing];
  for (let spent = 1; spent <= points; spent++) {
    const next: number[] = [];
    const reach = (cell: number, facing: number): void => {
      const state = 6 * cell + facing;
      if (cost[state]! >= 0) return;
      cost[state] = spent;
      next.push(state);
    };
    for (const state of edge) {
      const cell = Math.floor(state / 6);
      for (const by of TURN_BY) reach(cell, ((state % 6) + by + 6) % 6);
      for (const step of arena.steps[cell]!)
        if (figureAt(g, step) < 0) for (const by of [5, 6, 7]) reach(step, ((state % 6) + by) % 6);
    }
    edge = next;
  }
  return cost;
}

/**
 * GL-8.11, GL-11.3: the Blood a card of the row costs, what an attack with a card comes to with nothing added, and what could
 * be added at most. A target is not declared yet, so nothing here depends on one.
 */
export function actionHints(g: Gladiatori, seat: Seat, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const offered = (request.from as string[]).flatMap((item) => {
    const isNew = item.startsWith('new-');
    if (!isNew && !item.startsWith('again-')) return [];
    const card = cardNamed(item);
    const one = withCard(g.gladiators[seat]!, card, isNew);
    const blood = isNew ? 0 : reuseCost(one, one.using);
    const cost = isNew ? [] : [hint(item, 'blood', { blood })];
    if (card === MOVEMENT) return cost;
    const there = { ...g, gladiators: g.gladiators.with(seat, one) };
    const strike = { by: seat, targets: [], style: 'attack', weapon: -1, entered: 0 };
    const parts = attackParts(there, strike, { offense: 'no' }, 0, one.plusFour ? 4 : 0, one.hand.length);
    const most = {
      skill: one.now[OFFENSE]!,
      ability: card === BERSERK ? 2 * Math.min(MOST_BLOOD, one.now[BLOOD]! - blood) : 0,
      energy: card === STRENGTH ? one.hand.reduce((sum, other) => sum + CARDS[other]!.energy, 0) : 0,
    };
    return [...cost, hint(item, 'parts', byLabel(parts)), hint(item, 'later', most)];
  });
  return [...offered, ...pricesOf(g.gladiators[seat]!)];
}

/** GL-8.13: what a card of the row would cost for which there is too little Blood. */
const pricesOf = (one: Gladiator): Hint[] =>
  one.row.flatMap((card, place) => {
    const blood = reuseCost(one, place);
    return card < 0 || blood <= one.now[BLOOD]! ? [] : [hint(AGAIN_CARD[card]!, 'blood', { blood })];
  });

const cardNamed = (item: string): number => CARDS.findIndex(({ name }) => item.endsWith(`-${name}`));

/** The gladiator as he would stand with `card` in use, −1 for none. */
function withCard(one: Gladiator, card: number, isNew: boolean): Gladiator {
  if (!isNew) return { ...one, passive: card < 0, using: one.row.indexOf(card) };
  const hand = one.hand.slice();
  hand.splice(hand.indexOf(card), 1);
  return { ...one, passive: false, hand, row: [...one.row, card], using: one.row.length };
}

/** What each Reaction would come to without added cards and Guard; a card that lies face down is taken for another one. */
export function reactionHints(g: Gladiatori, f: { seat: Seat; side: number }, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const fight = g.flow.frames.find(({ rule }) => rule === 'fight') as (Frame & Fight) | undefined;
  const beast = g.flow.frames.find(({ rule }) => rule === 'beast-attack') as (Frame & { figure: number }) | undefined;
  const against = fight?.by ?? beast?.figure ?? 0;
  const net = fight?.style === 'net' || fight?.style === 'cast';
  const known = fight === undefined ? -1 : openCardInUse(g.gladiators[fight.by]!);
  const ward: Ward = { seat: f.seat, against, side: f.side, fav: 0, card: known, net, thrown: false };
  return (request.from as string[]).flatMap((item) => {
    const card = cardNamed(item);
    const one = withCard(g.gladiators[f.seat]!, card, item.startsWith('new'));
    const tried = { ...g, gladiators: g.gladiators.with(f.seat, one) };
    const blood = item.startsWith('again') ? reuseCost(one, one.using) : 0;
    const parts = defenceParts(tried, ward, 0, 0, false, card >= 0 && one.plusFour ? 4 : 0);
    const speed = card === MOVEMENT ? 2 * Math.min(2, one.now[SPEED]!) : 0;
    return [
      hint(item, 'defence', {
        total: sumOf(parts),
        blood,
        guard: one.now[GUARD]!,
        speed,
        halves: card === MOVEMENT ? 1 : 0,
      }),
      hint(item, 'parts', byLabel(parts)),
    ];
  });
}

/** GL-17.3, GL-17.11, GL-17.12, GL-12.5: what a declaration would earn or cost. */
export function declarationHints(g: Gladiatori, seat: Seat, request: Request): Hint[] {
  if (request.kind !== 'pick') return [];
  const { cell } = g.gladiators[seat]!;
  return (request.from as string[]).flatMap((item) => {
    const { kind, targets, weapon } = readDeclaration(g, seat, item);
    if (kind === 'none' || kind === 'help') return [];
    const foes = targets.filter((figure) => !isAnimal(figure) && isEnemy(g, seat, figure) && hasVp(g));
    const isFront = (figure: Seat): boolean => {
      const { cell: there, facing } = g.gladiators[figure]!;
      return sideOf(there, facing, cell) === FRONT;
    };
    const front = foes.some(isFront) ? VP.attack : 0;
    const rear = foes.every(isFront) ? 0 : VP.rearAttack;
    const isFar = kind === 'throw' || kind === 'cast';
    const range = isFar ? rangePenalty(arena.distance(cell, cellOf(g, targets[0]!)), isNet(weapon)) : 0;
    const flies = isFar || isNetStyle(kind);
    const key = rear === 0 ? 'front' : front === 0 ? 'rear' : 'both';
    const idle = isFar ? idleInThrow(g.gladiators[seat]!) : [];
    return [
      hint(item, key, { front, rear, each: rear === 0 ? 0 : VP.rearDamage, range: 0 - range }),
      ...(flies ? [throwHint(g, { by: seat, targets, style: kind, weapon }, item)] : []),
      ...(idle.length > 0 ? [hint(item, 'idle', Object.fromEntries(idle.map((card) => [`c${card}`, 1])))] : []),
    ];
  });
}

/** The attack value with nothing added, against the first target of a Sweep, and what each addition of D-40 is worth. */
export function attackHints(g: Gladiatori, f: Strike, request: Request): Hint[] {
  if (request.kind !== 'form') return [];
  const one = g.gladiators[f.by]!;
  const four = one.plusFour ? 4 : 0;
  const value = (choice: Partial<AttackChoice>, offense = 0, fewer = 0): Part[] =>
    attackParts(g, f, { offense: 'no', ...choice }, offense, four, one.hand.length - fewer);
  const base = sumOf(value({}));
  const swept = f.style === 'sweep' ? f.targets.length : 0;
  const hints = [
    hint('base', 'parts', { ...byLabel(value({})), ...(swept > 0 ? { sweep: SWEEP_MODIFIERS[0]! } : {}) }),
    hint('sweep', 'targets', { count: swept }),
  ];
  const worth: { [field: string]: Values } = {
    offense: { each: sumOf(value({}, one.now[OFFENSE])) - base },
    blood: { each: sumOf(value({ blood: 1 })) - base },
    acrobatic: { each: sumOf(value({ acrobatic: 'yes' })) - base },
    leapAttack: { each: sumOf(value({ leapAttack: 1 })) - base },
    leapDamage: { each: 0, damage: 1 },
    deep: { each: sumOf(value({ deep: 1 })) - base, damage: 1 },
  };
  for (const count of [1, 2, 3]) {
    const lunge = one.hand.slice(0, count);
    worth['lunge'] = { ...worth['lunge'], [`n${count}`]: sumOf(value({ lunge }, 0, lunge.length)) - base };
  }
  for (const { name } of request.fields) if (worth[name] !== undefined) hints.push(hint(name, 'adds', worth[name]));
  // GL-12.32: a net traps, and wounds nobody.
  if (!isNetStyle(f.style)) hints.push(hint('damage', 'damage', { damage: 1 + (cardsPlayed(g, one) >> 1) }));
  return hints;
}

/** The defence value with nothing added, what each addition of D-42 is worth, and what it stands against. */
export function defenceHints(g: Gladiatori, f: Ward, request: Request): Hint[] {
  if (request.kind !== 'form') return [];
  const one = g.gladiators[f.seat]!;
  const parts = defenceParts(g, f, 0, 0, false, one.plusFour && !one.passive ? 4 : 0);
  const dodged = isDodging(one);
  const worth: { [field: string]: number } = { guard: one.now[GUARD]!, speed: 2, acrobatic: 3 };
  return [
    hint('base', 'parts', byLabel(parts)),
    ...request.fields.map(({ name }) => hint(name, 'adds', { each: worth[name]! })),
    hint('against', 'against', { fav: dodged ? Math.floor(f.fav / 2) : f.fav, full: f.fav }),
    ...woundHint(g, f.seat),
  ];
}

/**
 * GL-11.40: what a wound would cost at least. What Powers add is not told: how the points of a Leap are split is the
 * attacker's secret. A net wounds nobody, and a blow against an Item of this player only the Item.
 */
function woundHint(g: Gladiatori, seat: Seat): Hint[] {
  const fight = g.flow.frames.find(({ rule }) => rule === 'fight') as (Frame & Fight) | undefined;
  if (fight === undefined || isNetStyle(fight.style) || (fight.item >= 0 && fight.owner === seat)) return [];
  return [hint('wound', 'damage', { damage: 1 + (fight.cards >> 1) })];
}

/** How many movement points a Reflex has left (GL-13.50, GL-13.52). */
export const reflexPoints = (g: Gladiatori, f: { seat: Seat; used: number }): number =>
  (f.used === 0 ? 1 : 0) + g.gladiators[f.seat]!.now[SPEED]!;
