// Chapter 8: the seven steps of an activation, with Standby and passing (9b, 9d).

import { call, type Frame, rule, to } from '#engine/flow/flow.ts';
import { type Item, pick, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { attackAddingHints } from '#games/gladiatori/adding-hints.ts';
import { BREAK_ITEM, HP, MOVEMENT, REFLEX, ROTATED, SPEED, STAND_UP, SWEEP } from '#games/gladiatori/cards.ts';
import { moveOpenly, payOpenly, ruleOutMovement } from '#games/gladiatori/handling.ts';
import { actionHints, declarationHints, moveHints } from '#games/gladiatori/hints.ts';
import { cardInUse } from '#games/gladiatori/holdings.ts';
import { figureName } from '#games/gladiatori/names.ts';
import { firstElements, recover, recoverable } from '#games/gladiatori/rules/02-elements.ts';
import {
  type Activation,
  actions,
  locals,
  pass,
  standbyDefault,
  takeAction,
} from '#games/gladiatori/rules/08-action.ts';
import { barredActions, barredAdditions, barredMoves } from '#games/gladiatori/rules/08-barred.ts';
import { barredDeclarations } from '#games/gladiatori/rules/08-barred-fights.ts';
import { ahead, declarations, mayDeclare, readDeclaration } from '#games/gladiatori/rules/08-declaration.ts';
import { addable, addCards, putAway } from '#games/gladiatori/rules/08-row.ts';
import { addMoves, isMoveName, MOVEMENT_POINTS, move } from '#games/gladiatori/rules/09-movement.ts';
import { fight } from '#games/gladiatori/rules/11-fight.ts';
import { newTarget } from '#games/gladiatori/rules/11-hit.ts';
import { NEITHER, showCards } from '#games/gladiatori/rules/13-cards.ts';
import { prepare, reflex } from '#games/gladiatori/rules/13-moves.ts';
import { standUp } from '#games/gladiatori/rules/14-powers.ts';
import { canFree, free, settleAll } from '#games/gladiatori/rules/16-status.ts';
import { judge, watch } from '#games/gladiatori/rules/17-honour.ts';
import { checkEnd } from '#games/gladiatori/rules/19-ending.ts';
import { help } from '#games/gladiatori/rules/20-help.ts';
import { disclose, type Gladiatori, hasPower, inPlay, type T } from '#games/gladiatori/state.ts';

export const activation = rule<Gladiatori, Activation>(
  'activation',
  { locals, shows: ['by', 'watch', 'entered', 'passed', 'yielding', 'standby', 'declared', 'points', 'result'] },
  [
    {
      clause: 'GL-8.2',
      run(g, f, t) {
        g.active = f.by;
        f.watch = watch(g, f.by, null);
        t.log?.emit('activationBegan', { seat: f.by });
      },
    },
    {
      clause: 'GL-8.5',
      ask: (g, f) => pick(f.by, 'move', firstSteps(g, f.by)),
      fallback: () => 'done',
      barred: (g, f) => barredMoves(g, f.by, true),
      hints: (g, f) => moveHints(g, f.by, g.gladiators[f.by]!.now[SPEED]!),
      take: (g, f, t, choice: Item) => takeFirstStep(g, f, t, choice as string),
    },
    {
      clause: 'GL-8.8',
      ask(g, f) {
        const one = g.gladiators[f.by]!;
        if (one.hand.length === 0 && !one.turned.some((turned) => turned === 0)) return null;
        return pick(f.by, 'action', actions(one));
      },
      fallback: (g, f) => standbyDefault(g.gladiators[f.by]!),
      barred: (g, f) => barredActions(g.gladiators[f.by]!),
      hints: (g, f, request) => actionHints(g, f.by, request),
      take: (g, f, t, choice: Item) => takeAction(g, f, t, choice as string),
    },
    { clause: 'GL-8.16', run: (g, f, t) => pass(g, f, t) },
    {
      clause: 'GL-9.11',
      ask: (g, f) => subset(f.by, 'thing', recoverable(g.gladiators[f.by]!, 3, false), 0, 3),
      fallback: (g, f) => firstElements(recoverable(g.gladiators[f.by]!, 3, false), 3, (a, b) => HP[b]! - HP[a]!),
      take(g, f, t, elements: number[]) {
        recover(g, t, f.by, elements);
        return to('GL-16.19');
      },
    },
    {
      clause: 'GL-8.19',
      ask(g, f) {
        const { hand } = g.gladiators[f.by]!;
        return hand.length === 0 ? null : subset(f.by, 'thing', addable(g, f.by), 0, hand.length);
      },
      fallback: () => [],
      barred: (g, f) => barredAdditions(g, f.by),
      hints: (g, f, request) => attackAddingHints(g, f.by, request),
      take: (g, f, t, cards: number[]) => addCards(g, t, f.by, cards),
    },
    {
      clause: 'GL-8.26',
      ask: (g, f) => (mayDeclare(g, f.by) ? pick(f.by, 'declaration', declarations(g, f.by)) : null),
      fallback(g, f) {
        const target = ahead(g, f.by)[0];
        return target === undefined || cardInUse(g.gladiators[f.by]!) === MOVEMENT
          ? 'none'
          : `attack:${figureName(target)}`;
      },
      barred: (g, f) => barredDeclarations(g, f.by),
      hints: (g, f, request) => declarationHints(g, f.by, request),
      take: (g, f, t, choice: Item) => declare(g, f, t, choice as string),
    },
    {
      clause: 'GL-8.44',
      run(g, f) {
        const { kind, targets, weapon, item, owner, ally } = readDeclaration(g, f.by, f.declared);
        if (kind === 'none') return;
        const entered = f.entered;
        if (kind === 'help') return call(help, { by: f.by, ally, foe: targets[0]!, entered }, 'GL-16.19');
        const fought = { by: f.by, targets: targets.map(newTarget), weapon, item, owner, style: kind, entered };
        return call(fight, fought, 'GL-16.19');
      },
    },
    {
      clause: 'GL-8.44',
      at: 'GL-8.44 alone',
      run(g, f, t) {
        const one = g.gladiators[f.by]!;
        showCards(g, t, f.by);
        // GL-14.12: an Action that is no attack lets the +4 lapse.
        one.plusFour = false;
        f.points = cardInUse(one) === MOVEMENT ? MOVEMENT_POINTS : 0;
        return call(prepare, { seat: f.by, role: NEITHER });
      },
    },
    {
      clause: 'GL-9.15',
      ask(g, f) {
        if (f.points === 0 || !inPlay(g, f.by)) return null;
        const list = ['stop'];
        addMoves(g, f.by, list);
        return list.length === 1 ? null : pick(f.by, 'move', list);
      },
      fallback: () => 'stop',
      barred: (g, f) => barredMoves(g, f.by, false),
      hints: (g, f) => moveHints(g, f.by, f.points),
      take(g, f, t, choice: Item) {
        f.points = choice === 'stop' ? 0 : f.points - 1;
        if (choice !== 'stop') move(g, t, f.by, choice as string, 'GL-9.15');
        return to('GL-9.15');
      },
    },
    {
      clause: 'GL-13.55',
      run: (g, f) => (g.gladiators[f.by]!.open.includes(REFLEX) ? call(reflex, { seat: f.by }) : undefined),
    },
    {
      clause: 'GL-16.19',
      ask(g, f) {
        const one = g.gladiators[f.by]!;
        if (f.passed || one.grey + one.white === 0 || !inPlay(g, f.by)) return null;
        const list = ['done'];
        addFreeing(g, f.by, list);
        return pick(f.by, 'move', list);
      },
      fallback: () => 'done',
      take: (g, f, t, choice: Item) => takeFreeing(g, f, t, choice as string, 'GL-16.19', 'GL-8.49'),
    },
    {
      clause: 'GL-8.49',
      run(g, f, t) {
        judge(g, t, f.by, f.watch);
        settleAll(g, t);
        finish(g, f, t);
        checkEnd(g, t);
      },
    },
  ],
);

/** D-20: every use of step 1 (GL-8.6). */
function firstSteps(g: Gladiatori, seat: Seat): string[] {
  const one = g.gladiators[seat]!;
  const list = ['done'];
  if (one.now[SPEED]! > 0) addMoves(g, seat, list);
  addFreeing(g, seat, list);
  return list;
}

function addFreeing(g: Gladiatori, seat: Seat, list: string[]): void {
  const one = g.gladiators[seat]!;
  if (one.grey + one.white === 0) return;
  if (canFree(g, seat)) {
    if (one.grey > 0) list.push('free-grey');
    if (one.white > 0) list.push('free-white');
  }
  if (hasPower(g, seat, STAND_UP)) list.push('stand-up');
}

function takeFirstStep(g: Gladiatori, f: Frame & Activation, t: T, choice: string) {
  const one = g.gladiators[f.by]!;
  f.yielding = false;
  if (!isMoveName(choice)) return takeFreeing(g, f, t, choice, 'GL-8.5', 'GL-8.8');
  payOpenly(one, SPEED, 1);
  disclose(t, f.by);
  if (move(g, t, f.by, choice, 'GL-8.5')) f.entered++;
  return to('GL-8.5');
}

function takeFreeing(g: Gladiatori, f: Frame & Activation, t: T, choice: string, again: string, next: string) {
  if (choice === 'done') return to(next);
  if (choice === 'stand-up') {
    standUp(g, t, f.by);
    return to(again);
  }
  disclose(t, f.by);
  return call(free, { seat: f.by, grey: choice === 'free-grey' }, again);
}

/** GL-8.29 to GL-8.33: a Sweep or an Item to be broken shows its card now; a fight tells that this is no Movement. */
function declare(g: Gladiatori, f: Frame & Activation, t: T, choice: string): void {
  const one = g.gladiators[f.by]!;
  f.declared = choice;
  if (choice === 'none') return;
  disclose(t, f.by);
  ruleOutMovement(one);
  const { kind, targets, item, owner, weapon, ally } = readDeclaration(g, f.by, choice);
  const show = (card: number): void => {
    moveOpenly(one, one.stack, one.open, card);
    one.inert |= 1 << card;
  };
  if (kind === 'sweep') show(SWEEP);
  if (item >= 0) show(BREAK_ITEM);
  t.log?.emit('declared', { seat: f.by, how: kind, targets: targets.slice(), weapon, item, owner, partner: ally });
}

/** GL-8.18, GL-8.47, GL-20.17: rotation, discards, and what ends with the activation. */
function finish(g: Gladiatori, f: Frame & Activation, t: T): void {
  const by = g.gladiators[f.by]!;
  if (by.using >= 0) by.turned[by.using] = by.turned[by.using]! | ROTATED;
  by.aid.length = 0;
  putAway(g, t);
  g.active = -1;
  g.acted.push(f.by);
}
