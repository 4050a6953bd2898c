// Chapter 11: a fight from its declaration to its end.

import { AGAIN, call, end, rule, to } from '#engine/flow.ts';
import { type Item, pick } from '#engine/request.ts';
import { FRONT, sideOf } from '#games/gladiatori/board.ts';
import { FEINT, REFLEX, UNBALANCING } from '#games/gladiatori/cards.ts';
import { reaction } from '#games/gladiatori/rules/10-reactions.ts';
import { isThrown, type Struck, strike } from '#games/gladiatori/rules/11-attack.ts';
import { type Warded, ward } from '#games/gladiatori/rules/11-defence.ts';
import { feint, feintRequest } from '#games/gladiatori/rules/11-feint.ts';
import {
  breakItem,
  type Fight,
  isNetStyle,
  locals,
  rollDefence,
  shows,
  strikeHome,
  wrestle,
  wrestlingPlaces,
} from '#games/gladiatori/rules/11-hit.ts';
import { ATTACKING, DEFENDING, inForce, showCards } from '#games/gladiatori/rules/13-cards.ts';
import { reflex } from '#games/gladiatori/rules/13-moves.ts';
import { unbalanced } from '#games/gladiatori/rules/13-unbalancing.ts';
import { removeItem, unbalance } from '#games/gladiatori/rules/16-status.ts';
import { judge, scoreAttack, watch } from '#games/gladiatori/rules/17-honour.ts';
import { bearLoss } from '#games/gladiatori/rules/23-beasts.ts';
import { cardInUse, type Gladiator, type Gladiatori, inPlay, isAnimal, isEnemy } from '#games/gladiatori/state.ts';

const isLast = (f: Fight): boolean => f.place >= f.targets.length;
const gladiatorAt = (g: Gladiatori, f: Fight): Gladiator => g.gladiators[f.targets[f.place]!]!;

/** GL-11.41: the Action card and every card of the stack; a Feint never counts (GL-11.38). */
export const cardsPlayed = (one: Gladiator): number =>
  1 + one.open.reduce((sum, card) => sum + (card === FEINT ? 0 : 1), 0);

export const fight = rule<Gladiatori, Fight>('fight', { locals, shows }, [
  {
    clause: 'GL-8.35',
    run(g, f) {
      const from = g.gladiators[f.by]!.cell;
      for (const figure of f.targets) {
        const isGladiator = !isAnimal(figure);
        const one = isGladiator ? g.gladiators[figure]! : null;
        // GL-10.14; GL-23.27: an animal has no back.
        f.sides.push(one === null ? FRONT : sideOf(one.cell, one.facing, from));
        f.watches.push(watch(g, isGladiator ? figure : f.by, isGladiator && isEnemy(g, f.by, figure) ? [f.by] : []));
        f.favs.push(0);
        f.fdvs.push(0);
        f.dodged.push(false);
        f.away.push(false);
        f.acrobats.push(false);
        f.reflexes.push(false);
        f.sevens.push(false);
        f.toppling.push(false);
      }
    },
  },
  {
    clause: 'GL-8.43',
    run(_g, f) {
      if (isLast(f)) return;
      const figure = f.targets[f.place]!;
      const side = f.sides[f.place++]!;
      return isAnimal(figure) ? to('GL-8.43') : call(reaction, { seat: figure, side }, 'GL-8.43');
    },
  },
  {
    clause: 'GL-11.1',
    run: (_g, f) =>
      call(strike, {
        by: f.by,
        targets: f.targets,
        style: f.style,
        weapon: f.weapon,
        entered: f.entered,
        sides: f.sides,
      }),
  },
  {
    clause: 'GL-11.9',
    run(g, f, t) {
      const struck = f.result as unknown as Struck;
      f.favs = struck.favs.slice();
      f.damage = struck.damage;
      f.wrestling = struck.wrestling;
      f.acrobatic = struck.acrobatic;
      f.cards = cardsPlayed(g.gladiators[f.by]!);
      f.place = 0;
      if (f.favs.some((fav) => fav > 0)) return;
      // GL-11.9 to GL-11.13, GL-11.18: null against everybody; the defenders' cards are shown all the same.
      t.log?.emit({ kind: 'null', seat: f.by });
      for (const figure of f.targets) if (!isAnimal(figure)) showCards(g, t, figure);
      f.wrestling = false;
      return to('GL-12.3');
    },
  },
  {
    clause: 'GL-13.40',
    run(g, f) {
      const figure = f.targets[0]!;
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
      const figure = f.targets[f.place]!;
      if (isAnimal(figure)) {
        if (f.favs[f.place]! > 0) rollDefence(g, f, t, figure);
        f.place++;
        return to('GL-11.5');
      }
      if (f.favs[f.place]! <= 0) {
        // GL-13.16, GL-11.18
        showCards(g, t, figure);
        f.place++;
        return to('GL-11.5');
      }
      const card = cardInUse(g.gladiators[f.by]!);
      const net = isNetStyle(f.style);
      return call(ward, {
        seat: figure,
        against: f.by,
        side: f.sides[f.place]!,
        fav: f.favs[f.place]!,
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
      f.fdvs[f.place] = warded.fdv;
      f.dodged[f.place] = warded.dodged;
      f.acrobats[f.place] = warded.acrobatic;
      f.place++;
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
        const figure = f.targets[f.place]!;
        if (isAnimal(figure) || f.favs[f.place]! <= 0 || g.gladiators[figure]!.passive) continue;
        if (g.gladiators[f.by]!.down || !inForce(gladiatorAt(g, f), UNBALANCING, DEFENDING, isThrown(f.style)))
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
      f.toppling[f.place++] = f.result === true;
      return to('GL-13.49 next');
    },
  },
  {
    clause: 'GL-11.19',
    ask: (g, f) => feintRequest(g, f.by),
    fallback: () => 'no',
    take(g, f, t, choice: Item) {
      f.place = 0;
      f.feinted = feint(g, t, f.by, choice);
    },
  },
  {
    clause: 'GL-11.30',
    ask(g, f) {
      // GL-11.29, GL-11.30: only in answer to a false attack, one defender after the other.
      if (!f.feinted) return null;
      for (let i = f.place; i < f.targets.length; i++) {
        const figure = f.targets[i]!;
        if (isAnimal(figure) || g.gladiators[figure]!.passive) continue;
        const request = feintRequest(g, figure);
        if (request !== null) return request;
      }
      return null;
    },
    fallback: () => 'no',
    take(g, f, t, choice: Item, seat) {
      const place = f.targets.indexOf(seat);
      f.away[place] = feint(g, t, seat, choice);
      f.place = place + 1;
      return AGAIN;
    },
  },
  {
    clause: 'GL-17.3',
    run(g, f, t) {
      f.place = 0;
      if (f.feinted) return to('GL-11.33');
      const struck = (front: boolean): boolean =>
        f.targets.some(
          (figure, i) =>
            !isAnimal(figure) && isEnemy(g, f.by, figure) && f.favs[i]! > 0 && (f.sides[i] === FRONT) === front,
        );
      scoreAttack(g, t, f.by, struck(true), struck(false));
    },
  },
  {
    clause: 'GL-11.39',
    run(g, f, t) {
      if (isLast(f)) return to('GL-12.3');
      const i = f.place;
      const fav = f.dodged[i] ? Math.floor(f.favs[i]! / 2) : f.favs[i]!;
      const hit = f.favs[i]! > 0 && fav > f.fdvs[i]!;
      if (f.favs[i]! > 0)
        t.log?.emit({
          kind: hit ? 'hit' : 'missed',
          seat: f.by,
          target: f.targets[i]!,
          fav,
          fdv: f.fdvs[i],
        });
      return hit ? strikeHome(g, f, t, fav) : undefined;
    },
  },
  {
    clause: 'GL-23.50',
    run(g, f) {
      const i = f.place++;
      return f.sevens[i] && inPlay(g, f.by) ? call(bearLoss, { seat: f.by }, 'GL-11.39') : to('GL-11.39');
    },
  },
  {
    clause: 'GL-12.3',
    run(g, f, t) {
      if (f.broken >= 0) breakItem(g, f, t);
      if (isThrown(f.style) && g.gladiators[f.by]!.items.includes(f.weapon)) {
        removeItem(g, f.by, f.weapon);
        t.log?.emit({ kind: 'item-lost', seat: f.by, item: f.weapon });
      }
    },
  },
  {
    clause: 'GL-11.33',
    run(g, f, t) {
      // GL-13.13, GL-13.20, GL-13.40: markers for those whose cards were not taken back.
      if (!f.feinted) {
        if (f.style === 'sweep') unbalance(g, t, f.by, 1, 'GL-13.13');
        if (f.acrobatic) unbalance(g, t, f.by, 1, 'GL-13.20');
        if (f.toppled) unbalance(g, t, f.targets[0]!, 1, 'GL-13.40');
      }
      for (let i = 0; i < f.targets.length; i++) {
        if (isAnimal(f.targets[i]!) || f.away[i]) continue;
        if (f.acrobats[i]) unbalance(g, t, f.targets[i]!, 1, 'GL-13.21');
        if (f.toppling[i]) unbalance(g, t, f.by, 1, 'GL-13.40');
      }
      // GL-15.8: nobody is Passive any longer.
      for (const figure of f.targets) if (!isAnimal(figure)) g.gladiators[figure]!.passive = false;
    },
  },
  {
    clause: 'GL-14.27',
    ask(g, f) {
      if (!f.wrestling || f.feinted) return null;
      const places = wrestlingPlaces(g, f);
      return places.length === 0 ? null : pick(f.by, 'throw', [...places, 'none']);
    },
    fallback: () => 'none',
    take: (g, f, t, choice: Item) => wrestle(g, f, t, choice),
  },
  {
    clause: 'GL-13.53',
    run(g, f) {
      f.place = 0;
      return !f.feinted && g.gladiators[f.by]!.open.includes(REFLEX) ? call(reflex, { seat: f.by }) : undefined;
    },
  },
  {
    clause: 'GL-13.54',
    run(g, f) {
      for (; !isLast(f); f.place++) {
        const figure = f.targets[f.place]!;
        // GL-11.36: a Feint has taken the card back.
        if (isAnimal(figure) || !g.gladiators[figure]!.open.includes(REFLEX)) continue;
        return call(reflex, { seat: figure });
      }
      return to('GL-17.20');
    },
  },
  {
    clause: 'GL-13.54',
    at: 'GL-13.54 moved',
    run(_g, f) {
      f.reflexes[f.place++] = (f.result as number) > 0;
      return to('GL-13.54');
    },
  },
  {
    clause: 'GL-17.20',
    run(g, f, t) {
      // Once all have come to rest: where the others stand in the end counts.
      for (const [i, figure] of f.targets.entries()) if (f.reflexes[i]) judge(g, t, figure, f.watches[i]!);
      return end();
    },
  },
]);
