// Chapter 8, step 2, with Standby and passing (9b, 9d), and surrender: what an activation keeps, and how a card is chosen.

import { shownTo } from '#engine/event.ts';
import { type Frame, to } from '#engine/flow/flow.ts';
import type { Command } from '#engine/game.ts';
import { pick } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { ANY_ACTION, BLOOD, CARDS, FACE_DOWN, isAction, MOVEMENT, ROTATED } from '#games/gladiatori/cards.ts';
import { layFaceDown } from '#games/gladiatori/handling.ts';
import { AGAIN_CARD, NEW, payReuse, reuseCost, STANDBY_NEW, STANDBY_ROW } from '#games/gladiatori/rules/08-row.ts';
import { releaseNets } from '#games/gladiatori/rules/16-status.ts';
import { noWatch, score, VP, type Watch } from '#games/gladiatori/rules/17-honour.ts';
import { disclose, type Gladiator, type Gladiatori, type T, UNSET } from '#games/gladiatori/state.ts';

export interface Activation {
  by: Seat;
  watch: Watch;
  /** Hexes entered in step 1 (GL-14.24). */
  entered: number;
  passed: boolean;
  /** He has announced that he surrenders; he may confirm it, and anything else takes it back. */
  yielding: boolean;
  standby: boolean;
  declared: string;
  /** Movement points left of a Movement Action. */
  points: number;
}
export const locals: Activation = {
  by: UNSET,
  watch: noWatch(),
  entered: 0,
  passed: false,
  yielding: false,
  standby: false,
  declared: 'none',
  points: 0,
};

/** D-21 */
export function actions(one: Gladiator): string[] {
  const list: string[] = [];
  for (const card of one.hand) if (isAction(card)) list.push(NEW[card]!, STANDBY_NEW[card]!);
  for (let place = 0; place < one.row.length; place++) {
    if (one.turned[place] !== 0) continue;
    const card = one.row[place]!;
    if (reuseCost(one, place) <= one.now[BLOOD]!) list.push(AGAIN_CARD[card]!);
    list.push(STANDBY_ROW[card]!);
  }
  list.push('pass');
  return list;
}

/** D-21, silent: Standby with the leftmost table card, else with a new one, else pass. */
export function standbyDefault(one: Gladiator): string {
  const place = one.turned.indexOf(0);
  if (place >= 0) return STANDBY_ROW[one.row[place]!]!;
  for (let card = MOVEMENT; card >= 0; card--) if (one.hand.includes(card)) return STANDBY_NEW[card]!;
  return 'pass';
}

const cardNamed = (choice: string): number => CARDS.findIndex(({ name }) => choice.endsWith(`-${name}`));

export function takeAction(g: Gladiatori, f: Frame & Activation, t: T, choice: string) {
  const one = g.gladiators[f.by]!;
  f.yielding = false;
  if (choice === 'pass') return pass(g, f, t);
  const card = cardNamed(choice);
  disclose(t, f.by);
  if (choice.startsWith('standby')) {
    layFaceDown(one, card, ANY_ACTION, ROTATED | FACE_DOWN);
    t.log?.emit('stoodBy', { clause: 'GL-9.8', seat: f.by, fresh: true }, shownTo(only(f.by), { card }));
  } else if (choice.startsWith('turn-down')) {
    one.turned[one.row.indexOf(card)] = ROTATED | FACE_DOWN;
    t.log?.emit('stoodBy', { clause: 'GL-9.8', seat: f.by, fresh: false, card });
  } else if (choice.startsWith('new')) {
    layFaceDown(one, card, ANY_ACTION, FACE_DOWN);
    one.using = one.row.length - 1;
    one.fresh = true;
    t.log?.emit('acted', { clause: 'GL-8.10', seat: f.by, fresh: true, blood: 0 }, shownTo(only(f.by), { card }));
  } else {
    one.using = one.row.indexOf(card);
    const blood = reuseCost(one, one.using);
    payReuse(one, one.using);
    t.log?.emit('acted', { clause: 'GL-8.11', seat: f.by, fresh: false, card, blood });
  }
  if (one.using >= 0) {
    t.use(CARDS[card]!.name);
    return to('GL-8.19');
  }
  f.standby = true;
  t.use('standby');
  return to('GL-9.11');
}

/** GL-8.17, GL-9.23, GL-9.24 */
export function pass(g: Gladiatori, f: Frame & Activation, t: T) {
  f.passed = true;
  g.gladiators[f.by]!.passive = true;
  t.log?.emit('passed', { clause: 'GL-8.17', seat: f.by });
  return to('GL-8.49');
}

/** GL-8.6, GL-17.27: a command of the active player until he has chosen his Action, announced and then confirmed. */
export const surrendering: Command<Gladiatori> = {
  name: 'surrender',
  clause: 'GL-17.27',
  opens: true,
  offer(g, seat) {
    const top = g.flow.frames[g.flow.frames.length - 1] as (Frame & Activation) | undefined;
    if (top?.rule !== 'activation' || top.by !== seat || (top.at !== 'GL-8.5' && top.at !== 'GL-8.8')) return null;
    return pick(seat, 'word', [top.yielding ? 'surrender' : 'announce']);
  },
  take(g, t, choice, seat) {
    const top = g.flow.frames[g.flow.frames.length - 1] as Frame & Activation;
    top.yielding = true;
    if (choice === 'announce') return;
    surrender(g, t, seat);
    top.at = 'GL-8.49';
  },
};

/** GL-17.28, GL-17.29 */
function surrender(g: Gladiatori, t: T, seat: Seat): void {
  const one = g.gladiators[seat]!;
  t.use('surrender');
  t.log?.emit('surrendered', { clause: 'GL-17.28', seat });
  score(g, t, seat, VP.surrender, 'GL-17.29');
  one.out = 2;
  one.cell = -1;
  releaseNets(g, t);
}
