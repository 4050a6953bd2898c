// Chapter 11c and what follows a fight: the blow, its markers, Wrestling, Reflex, honour.

import { call, type Step, to } from '#engine/flow/flow.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import { REFLEX } from '#games/gladiatori/cards.ts';
import { isThrown } from '#games/gladiatori/rules/11-attack.ts';
import { breakItem, type Fight, isLast, strikeHome, wrestle, wrestlingPlaces } from '#games/gladiatori/rules/11-hit.ts';
import { reflex } from '#games/gladiatori/rules/13-moves.ts';
import { removeItem, unbalance } from '#games/gladiatori/rules/16-status.ts';
import { judge, scoreAttack } from '#games/gladiatori/rules/17-honour.ts';
import { bearLoss } from '#games/gladiatori/rules/23-beasts.ts';
import { type Gladiatori, inPlay, isAnimal, isEnemy } from '#games/gladiatori/state.ts';

export const aftermath: readonly Step<Gladiatori, Fight>[] = [
  {
    clause: 'GL-17.3',
    run(g, f, t) {
      f.place = 0;
      if (f.feinted) return to('GL-11.33');
      const struck = (front: boolean): boolean =>
        f.targets.some(
          ({ figure, fav, side }) =>
            !isAnimal(figure) && isEnemy(g, f.by, figure) && fav > 0 && (side === FRONT) === front,
        );
      scoreAttack(g, t, f.by, struck(true), struck(false));
    },
  },
  {
    clause: 'GL-11.39',
    run(g, f, t) {
      if (isLast(f)) return to('GL-12.3');
      const target = f.targets[f.place]!;
      const fav = target.dodged ? Math.floor(target.fav / 2) : target.fav;
      // Against a null value nobody defends, and the defence value stays 0.
      const hit = fav > target.fdv;
      if (target.fav > 0)
        t.log?.emit(hit ? 'hit' : 'missed', {
          seat: f.by,
          target: target.figure,
          fav,
          fdv: target.fdv,
          halved: target.dodged ? target.fav : 0,
        });
      return hit ? strikeHome(g, f, t, target, fav) : undefined;
    },
  },
  {
    clause: 'GL-23.50',
    run(g, f) {
      const { seven } = f.targets[f.place++]!;
      return seven && inPlay(g, f.by) ? call(bearLoss, { seat: f.by }, 'GL-11.39') : to('GL-11.39');
    },
  },
  {
    clause: 'GL-12.3',
    run(g, f, t) {
      if (f.broken >= 0) breakItem(g, f, t);
      if (isThrown(f.style) && g.gladiators[f.by]!.items.includes(f.weapon)) {
        removeItem(g, f.by, f.weapon);
        t.log?.emit('itemLost', { seat: f.by, item: f.weapon });
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
        if (f.toppled) unbalance(g, t, f.targets[0]!.figure, 1, 'GL-13.40');
      }
      for (const { figure, feinted, acrobatic, toppling } of f.targets) {
        if (isAnimal(figure) || feinted) continue;
        if (acrobatic) unbalance(g, t, figure, 1, 'GL-13.21');
        if (toppling) unbalance(g, t, f.by, 1, 'GL-13.40');
      }
      // GL-15.8: nobody is Passive any longer.
      for (const { figure } of f.targets) if (!isAnimal(figure)) g.gladiators[figure]!.passive = false;
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
        const { figure } = f.targets[f.place]!;
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
      f.targets[f.place++]!.reflexed = (f.result as number) > 0;
      return to('GL-13.54');
    },
  },
  {
    clause: 'GL-17.20',
    run(g, f, t) {
      // Once all have come to rest: where the others stand in the end counts.
      for (const { figure, reflexed, watch } of f.targets) if (reflexed) judge(g, t, figure, watch);
    },
  },
];
