// Chapter 9d: one attack, in the order of SP-9.20.

import { part } from '#engine/event.ts';
import { call, end, type Frame, type Next, rule, to } from '#engine/flow/flow.ts';
import { pick, type Request } from '#engine/requests/request.ts';
import { actOf, NONE } from '#games/spartacus/acts.ts';
import { arena } from '#games/spartacus/board.ts';
import type { Trigger } from '#games/spartacus/cards/language.ts';
import type { Play } from '#games/spartacus/house.ts';
import { fromHost } from '#games/spartacus/rules/02-set-up.ts';
import { compare, facesOf, pairsOf, reroll, rollDice, setsOf } from '#games/spartacus/rules/09-dice.ts';
import { wound } from '#games/spartacus/rules/09-wounds.ts';
import {
  ATTACK,
  automaticWounds,
  combatActs,
  dicePerUse,
  isGoingOn,
  isOwnRoll,
  rerollActs,
  standingIn,
  useInFight,
} from '#games/spartacus/rules/12-abilities.ts';
import { keyOf } from '#games/spartacus/rules/14-ability.ts';
import { ATK, DEF, isDecided, opponentOf, otherSlot, poolAt, SPD, type Spartacus } from '#games/spartacus/state.ts';

export interface AttackLocals {
  /** The attacker, and which attack it declared. */
  slot: number;
  deed: string;
  /** The card that makes it a speed attack, −1 for a normal one. */
  speed: number;
  offense: number[];
  defense: number[];
  moreOffense: number;
  moreDefense: number;
  /** Abilities used in this attack; the key of the one that rolls dice again, and how many dice it has left. */
  uses: number[];
  going: number;
  left: number;
  /** Wounds about to be suffered: first the attacker's by the defender's dice, then the defender's. */
  wounds: number;
}

type AttackFrame = Frame & AttackLocals;

const locals: AttackLocals = {
  slot: 0,
  deed: ATTACK,
  speed: -1,
  offense: [],
  defense: [],
  moreOffense: 0,
  moreDefense: 0,
  uses: [],
  going: 0,
  left: 0,
  wounds: 0,
};

type Side = 'attacker' | 'defender';

const slotOf = (f: AttackFrame, side: Side): number => (side === 'attacker' ? f.slot : otherSlot(f.slot));

/** The pool that the attacker's dice come from. */
const attackPool = (f: AttackFrame): number => (f.speed !== -1 ? SPD : ATK);

/** A step in which one side may roll dice again, one die at a time (D-24, D-25). */
const rerolls = (clause: string, at: string, side: Side, trigger: Trigger, of: 'offense' | 'defense') => ({
  clause,
  at,
  ask(g: Spartacus, f: AttackFrame): Request | null {
    const slot = slotOf(f, side);
    const acts = rerollActs(g, f, slot, trigger, f[of], of === 'defense' ? DEF : attackPool(f));
    return acts.length === 0 ? null : pick(g.fight!.seats[slot]!, 'act', [NONE, ...acts]);
  },
  fallback: () => NONE,
  take(g: Spartacus, f: AttackFrame, t: Play, word: string): Next | void {
    const slot = slotOf(f, side);
    if (word === NONE) return;
    const { card, ability, number } = actOf(word);
    if (isGoingOn(f, trigger)) {
      f.left--;
      reroll(t, g.fight!.seats[slot]!, f[of], number, isOwnRoll(trigger), card);
      return to(at);
    }
    f.going = keyOf(card, ability);
    f.left = dicePerUse(card, ability) - 1;
    return useInFight(g, slot, word, at, f.uses);
  },
});

/** A step in which one side may use abilities, one after another. */
const abilities = (
  clause: string,
  at: string,
  side: Side,
  acts: (g: Spartacus, f: AttackFrame, slot: number) => string[],
) => ({
  clause,
  at,
  ask(g: Spartacus, f: AttackFrame): Request | null {
    const slot = slotOf(f, side);
    const found = acts(g, f, slot);
    return found.length === 0 ? null : pick(g.fight!.seats[slot]!, 'act', [NONE, ...found]);
  },
  take(g: Spartacus, f: AttackFrame, _t: Play, word: string): Next | void {
    return word === NONE ? undefined : useInFight(g, slotOf(f, side), word, at, f.uses);
  },
});

/** A step in which one side may ignore wounds it is about to suffer. */
const ignoring = (at: string, side: Side) => {
  const acts = (g: Spartacus, f: AttackFrame, slot: number): string[] =>
    f.wounds === 0 ? [] : combatActs(g, slot, 'woundsTaken', f.uses);
  return {
    ...abilities('SP-12.28', at, side, acts),
    fallback: (g: Spartacus, f: AttackFrame) => acts(g, f, slotOf(f, side))[0]!,
  };
};

export const attack = rule<Spartacus, AttackLocals>(
  'attack',
  { locals, shows: Object.keys(locals) as (keyof AttackLocals)[] },
  [
    {
      clause: 'SP-9.12',
      run(g, f, t) {
        const fight = g.fight!;
        fight.struck = true;
        t.log?.emit('attacked', { seat: fight.seats[f.slot]!, target: opponentOf(g, f.slot) });
        if (f.deed !== ATTACK) return useInFight(g, f.slot, f.deed, 'SP-9.20 defender', f.uses);
        if (arena.distance(fight.cells[0]!, fight.cells[1]!) > 1) standingIn(g, t, f.slot, 'range');
      },
    },
    {
      ...abilities('SP-9.20', 'SP-9.20 defender', 'defender', (g, f, slot) =>
        combatActs(g, slot, 'defenseDeclared', f.uses),
      ),
      fallback: () => NONE,
    },
    {
      clause: 'SP-9.13',
      run(g, f, t) {
        const { health, seats } = g.fight!;
        for (const seat of fromHost(g, seats)) {
          if (seat === seats[f.slot]) f.offense = rollDice(t, health[poolAt(f.slot, attackPool(f))]! + f.moreOffense);
          else f.defense = rollDice(t, health[poolAt(otherSlot(f.slot), DEF)]! + f.moreDefense);
        }
        const clause = f.speed !== -1 ? 'SP-12.25' : 'SP-9.13';
        t.log?.emit('rolled', {
          clause,
          seat: seats[f.slot]!,
          dice: facesOf(f.offense),
          against: facesOf(f.defense),
          target: opponentOf(g, f.slot),
          pool: attackPool(f),
        });
      },
    },
    rerolls('SP-12.22', 'SP-12.22', 'attacker', 'attackRolled', 'offense'),
    rerolls('SP-12.14', 'SP-12.14 attacker', 'attacker', 'oppDefenseRolled', 'defense'),
    rerolls('SP-12.14', 'SP-12.14 defender', 'defender', 'oppAttackRolled', 'offense'),
    rerolls('SP-12.23', 'SP-12.23', 'defender', 'defenseRolled', 'defense'),
    {
      clause: 'SP-9.20',
      run(g, f, t) {
        const wounds = automaticWounds(g, t, otherSlot(f.slot), 'defenseRolled', DEF, (size) =>
          setsOf(f.defense, size),
        );
        if (wounds === 0) return to('SP-9.15');
        f.wounds = wounds;
        t.log?.emit('struckBack', { clause: 'SP-12.20', seat: opponentOf(g, f.slot), wounds });
      },
    },
    // SP-12.30: an attacker, too, may ignore wounds.
    ignoring('SP-12.28 attacker', 'attacker'),
    {
      clause: 'SP-9.20',
      at: 'SP-9.20 struck back',
      run: (_g, f) => call(wound, { slot: f.slot, count: f.wounds }),
    },
    {
      clause: 'SP-9.21',
      run: (g) => (isDecided(g.fight!) ? end() : undefined),
    },
    {
      clause: 'SP-9.15',
      run(g, f, t) {
        const { opposed, unopposed } = compare(f.offense, f.defense);
        const sets = (size: number): number => setsOf(f.offense, size);
        const automatic = automaticWounds(g, t, f.slot, 'attackRolled', attackPool(f), sets);
        f.wounds = opposed + unopposed + automatic;
        if (t.log === null) return;
        const parts = [part('opposed', opposed, 'SP-9.15'), part('unopposed', unopposed, 'SP-9.17')];
        if (automatic !== 0) parts.push(part('automatic', automatic, 'SP-12.20'));
        const [dice, against] = [facesOf(f.offense), facesOf(f.defense)];
        const [seat, target] = [g.fight!.seats[f.slot]!, opponentOf(g, f.slot)];
        const pairs = pairsOf(dice, against);
        t.log.emit('hit', { seat, dice, against, pairs, target, parts, total: f.wounds });
      },
    },
    {
      ...abilities('SP-12.29', 'SP-12.29', 'attacker', (g, f, slot) => combatActs(g, slot, 'woundsDealt', f.uses)),
      fallback: (g: Spartacus, f: AttackFrame) => combatActs(g, f.slot, 'woundsDealt', f.uses)[0]!,
    },
    ignoring('SP-12.28', 'defender'),
    {
      clause: 'SP-9.22',
      run: (_g, f) => call(wound, { slot: otherSlot(f.slot), count: f.wounds }),
    },
  ],
);
