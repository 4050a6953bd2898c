// Chapter 11: a fight from its declaration to its end: values (11a), Feints (11b), the blow and what follows (11c).

import { AGAIN, rule } from '#engine/flow/flow.ts';
import type { Item } from '#engine/requests/request.ts';
import { aftermath } from '#games/gladiatori/rules/11-aftermath.ts';
import { feint, feintRequest } from '#games/gladiatori/rules/11-feint.ts';
import { type Fight, locals, shows, targetOf } from '#games/gladiatori/rules/11-hit.ts';
import { values } from '#games/gladiatori/rules/11-values.ts';
import { type Gladiatori, isAnimal } from '#games/gladiatori/state.ts';

export const fight = rule<Gladiatori, Fight>('fight', { locals, shows }, [
  ...values,
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
        const { figure } = f.targets[i]!;
        if (isAnimal(figure) || g.gladiators[figure]!.passive) continue;
        const request = feintRequest(g, figure);
        if (request !== null) return request;
      }
      return null;
    },
    fallback: () => 'no',
    take(g, f, t, choice: Item, seat) {
      const target = targetOf(f, seat);
      target.feinted = feint(g, t, seat, choice);
      f.place = f.targets.indexOf(target) + 1;
      return AGAIN;
    },
  },
  ...aftermath,
]);
