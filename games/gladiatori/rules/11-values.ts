// Chapter 11a: from the declaration of a fight to the two values, with what comes between them.

import { call, type Step, to } from '#engine/flow/flow.ts';
import { FRONT, sideOf } from '#games/gladiatori/board.ts';
import { FEINT, UNBALANCING } from '#games/gladiatori/cards.ts';
import { cardInUse } from '#games/gladiatori/holdings.ts';
import { reaction } from '#games/gladiatori/rules/10-reactions.ts';
import { isThrown, type Struck, spendFour, strike } from '#games/gladiatori/rules/11-attack.ts';
import { type Warded, ward } from '#games/gladiatori/rules/11-defence.ts';
import { type Fight, isLast, isNetStyle, rollDefence } from '#games/gladiatori/rules/11-hit.ts';
import { ATTACKING, DEFENDING, inForce, showCards } from '#games/gladiatori/rules/13-cards.ts';
import { unbalanced } from '#games/gladiatori/rules/13-unbalancing.ts';
import { watch } from '#games/gladiatori/rules/17-honour.ts';
import { type Gladiator, type Gladiatori, isAnimal, isEnemy, type T } from '#games/gladiatori/state.ts';

/** GL-11.41: the Action card and every card of the stack; a Feint counts only with `feintInStack` (GL-8.21, GL-11.38). */
export const cardsPlayed = (g: Gladiatori, one: Gladiator): number =>
  1 + one.open.reduce((sum, card) => sum + (card === FEINT && !g.feintInStack ? 0 : 1), 0);

/** GL-11.18, GL-13.16: a defender struck with a null value shows his cards and fixes nothing; his +4 lapses (GL-14.12). */
function standDown(g: Gladiatori, t: T, figure: number): void {
  if (isAnimal(figure)) return;
  showCards(g, t, figure);
  if (!g.gladiators[figure]!.passive) spendFour(g.gladiators[figure]!);
}

export const values: readonly Step<Gladiatori, Fight>[] = [
  {
    clause: 'GL-8.35',
    run(g, f) {
      const from = g.gladiators[f.by]!.cell;
      for (const target of f.targets) {
        const { figure } = target;
        const isGladiator = !isAnimal(figure);
        const one = isGladiator ? g.gladiators[figure]! : null;
        // GL-10.14; GL-23.27: an animal has no back.
        target.side = one === null ? FRONT : sideOf(one.cell, one.facing, from);
        target.watch = watch(g, isGladiator ? figure : f.by, isGladiator && isEnemy(g, f.by, figure) ? [f.by] : []);
      }
    },
  },
  {
    clause: 'GL-8.43',
    run(_g, f) {
      if (isLast(f)) return;
      const { figure, side } = f.targets[f.place++]!;
      return isAnimal(figure) ? to('GL-8.43') : call(reaction, { seat: figure, side }, 'GL-8.43');
    },
  },
  {
    clause: 'GL-11.1',
    run: (_g, f) =>
      call(strike, {
        by: f.by,
        targets: f.targets.map(({ figure, side }) => ({ figure, side })),
        style: f.style,
        weapon: f.weapon,
        entered: f.entered,
      }),
  },
  {
    clause: 'GL-11.9',
    run(g, f, t) {
      const struck = f.result as unknown as Struck;
      for (let i = 0; i < f.targets.length; i++) f.targets[i]!.fav = struck.favs[i]!;
      f.damage = struck.damage;
      f.wrestling = struck.wrestling;
      f.acrobatic = struck.acrobatic;
      f.cards = cardsPlayed(g, g.gladiators[f.by]!);
      f.place = 0;
      if (f.targets.some(({ fav }) => fav > 0)) return;
      // GL-11.9 to GL-11.13, GL-11.18: null against everybody; the defenders' cards are shown all the same.
      t.log?.emit('attackNullified', { seat: f.by });
      for (const { figure } of f.targets) standDown(g, t, figure);
      return to('GL-12.3');
    },
  },
  {
    clause: 'GL-13.40',
    run(g, f) {
      const { figure } = f.targets[0]!;
      // GL-13.39, GL-13.44, GL-13.48, GL-23.34: one gladiator who stands.
      if (f.targets.length > 1 || isAnimal(figure) || g.gladiators[figure]!.down) return to('GL-11.5');
      if (!inForce(g.gladiators[f.by]!, UNBALANCING, ATTACKING, isThrown(f.style))) return to('GL-11.5');
      return call(unbalanced, { seat: figure });
    },
  },
  {
    clause: 'GL-13.45',
    run(_g, f) {
      f.toppled = f.result === true;
    },
  },
  {
    clause: 'GL-11.5',
    run(g, f, t) {
      if (isLast(f)) return to('GL-13.49');
      const target = f.targets[f.place]!;
      const { figure, side, fav } = target;
      const isNull = fav <= 0;
      if (isNull || isAnimal(figure)) {
        if (isNull) standDown(g, t, figure);
        else rollDefence(g, t, target);
        f.place++;
        return to('GL-11.5');
      }
      const card = cardInUse(g.gladiators[f.by]!);
      const net = isNetStyle(f.style);
      return call(ward, {
        seat: figure,
        against: f.by,
        side,
        fav,
        card,
        net,
        thrown: isThrown(f.style),
      });
    },
  },
  {
    clause: 'GL-11.15',
    run(_g, f) {
      const warded = f.result as unknown as Warded;
      const target = f.targets[f.place++]!;
      target.fdv = warded.fdv;
      target.dodged = warded.dodged;
      target.acrobatic = warded.acrobatic;
      return to('GL-11.5');
    },
  },
  {
    clause: 'GL-13.49',
    at: 'GL-13.49',
    run(_g, f) {
      f.place = 0;
    },
  },
  {
    clause: 'GL-13.49',
    at: 'GL-13.49 next',
    run(g, f) {
      for (; !isLast(f); f.place++) {
        const { figure, fav } = f.targets[f.place]!;
        if (isAnimal(figure) || fav <= 0) continue;
        if (g.gladiators[f.by]!.down || !inForce(g.gladiators[figure]!, UNBALANCING, DEFENDING, isThrown(f.style)))
          continue;
        return call(unbalanced, { seat: f.by });
      }
      return to('GL-11.19');
    },
  },
  {
    clause: 'GL-13.49',
    at: 'GL-13.49 answered',
    run(_g, f) {
      f.targets[f.place++]!.toppling = f.result === true;
      return to('GL-13.49 next');
    },
  },
];
