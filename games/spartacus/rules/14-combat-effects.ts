// Chapter 14: the effects of the card language in combat (14h), one entry each.
//
// They work on the fight in the state and on the frame of the round or attack that is going on. The standing ones
// (range, bonuses) are read where they count.

import type { CombatEffect } from '#games/spartacus/cards/language.ts';
import type { AttackLocals } from '#games/spartacus/rules/09-attack.ts';
import type { FightLocals } from '#games/spartacus/rules/09-combat.ts';
import { reroll } from '#games/spartacus/rules/09-dice.ts';
import { frameOf } from '#games/spartacus/rules/14-conditions.ts';
import type { EffectWord } from '#games/spartacus/rules/14-effects.ts';
import { DEF, otherSlot, type Spartacus } from '#games/spartacus/state.ts';

const attackOf = (g: Spartacus) => frameOf<AttackLocals>(g, 'attack');
const standing: EffectWord = { run: () => {} };

export const COMBAT_EFFECTS: { readonly [E in CombatEffect]: EffectWord } = {
  reroll: {
    run(g, f, t, [pool]) {
      const attack = attackOf(g);
      reroll(t, f.by, pool === DEF ? attack.defense : attack.offense, f.number, true, f.card);
    },
  },
  forceReroll: {
    run(g, f, t, [pool]) {
      const attack = attackOf(g);
      reroll(t, f.by, pool === DEF ? attack.defense : attack.offense, f.number, false, f.card);
    },
  },
  range: standing,
  speedAttack: {
    run(g, f) {
      attackOf(g).speed = f.card;
    },
  },
  ignoreWound: {
    run(g, _f, t, [n]) {
      const attack = attackOf(g);
      attack.wounds = Math.max(0, attack.wounds - n!);
      t.log?.emit('ignored', { clause: 'SP-12.28', wounds: attack.wounds });
    },
  },
  extraWound: {
    run(g, _f, t, [n]) {
      const attack = attackOf(g);
      attack.wounds += n!;
      t.log?.emit('added', { clause: 'SP-12.29', wounds: attack.wounds });
    },
  },
  winInitiative: {
    run(g, f) {
      frameOf<FightLocals>(g, 'fight').winnerSlot = g.fight!.seats.indexOf(f.by);
    },
  },
  initBonus: standing,
  moveBonus: standing,
  slow: {
    run(g, f, t, [n]) {
      const slot = otherSlot(g.fight!.seats.indexOf(f.by));
      g.fight!.slowed[slot]! += n!;
      t.log?.emit('slowed', { seat: g.fight!.seats[slot]!, steps: n! });
    },
  },
  addDice: {
    run(g, _f, _t, [pool, n]) {
      const attack = attackOf(g);
      if (pool === DEF) attack.moreDefense += n!;
      else attack.moreOffense += n!;
    },
  },
  autoWoundPer: standing,
};
