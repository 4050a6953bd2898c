// Chapters 13 and 14: one attack, from the declaration to its outcome.

import { insert } from '#engine/chance/deck.ts';
import { type Part, part } from '#engine/event.ts';
import { end, type Frame, rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Item, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, type Seat } from '#engine/seat.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { distance } from '#games/jugula/board.ts';
import { CARDS, COMBAT } from '#games/jugula/cards.ts';
import { cardHints } from '#games/jugula/odds.ts';
import { handOf, handSize, leaveHand, takeTop } from '#games/jugula/rules/06-cards.ts';
import { changeVox } from '#games/jugula/rules/07-vox.ts';
import { attackSum, DUST, defenceSum, EVEN, HELD, scoreOf, verdict, WOUNDED } from '#games/jugula/rules/13-scores.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import { biteDust, wound } from '#games/jugula/rules/15-wounds.ts';
import { countThreats, exposure, harassersOf, layNet, separation } from '#games/jugula/rules/16-traits.ts';
import { gladiatorNamed, type Jugula, nameAt } from '#games/jugula/state.ts';

export interface Attack {
  byGladiator: number;
  onGladiator: number;
  /** JU-16.8: a Hindering attack. */
  net: boolean;
  /** What a card's effect adds to the attack score. */
  att: number;
  /** The scores, 0 until they are known. */
  attack: number;
  defence: number;
  /** Where the defender is pushed; null for nowhere. */
  cell: number | null;
}

const locals: Attack = { byGladiator: 0, onGladiator: 0, net: false, att: 0, attack: 0, defence: 0, cell: null };

const byOf = (g: Jugula, f: Attack): number => gladiatorNamed(g, f.byGladiator);
const onOf = (g: Jugula, f: Attack): number => gladiatorNamed(g, f.onGladiator);

/** Whether both gladiators are still there: a player may concede in the middle of a combat (JU-18.11). */
const stillOn = (g: Jugula, f: Attack): boolean =>
  g.ending === null && g.gladiators[byOf(g, f)]!.cell >= 0 && g.gladiators[onOf(g, f)]!.cell >= 0;

export const attack = rule<Jugula, Attack>(
  'attack',
  { locals, shows: ['byGladiator', 'onGladiator', 'net', 'att', 'attack', 'defence', 'cell'] },
  [
    {
      clause: 'JU-12.2',
      run(g, f, t) {
        g.gladiators[byOf(g, f)]!.attacked = true;
        g.fought = true;
        if (t.trace !== null) noteTraits(g, f, t);
        // JU-16.8: a Hindering attack is announced as such.
        t.log?.emit(f.net ? 'netThrown' : 'attacked', { gladiator: f.byGladiator, onGladiator: f.onGladiator });
      },
    },
    {
      clause: 'JU-21.7',
      sealed: true,
      ask(g, f) {
        if (g.dice || !stillOn(g, f)) return null;
        const requests: Request[] = [];
        for (const who of [byOf(g, f), onOf(g, f)]) {
          const { seat } = g.gladiators[who]!;
          const lanista = g.lanistae[seat]!;
          // JU-13.3
          if (handSize(lanista) > 1) requests.push(pick(seat, 'card', [...handOf(lanista), 'top']));
        }
        return requests;
      },
      fallback: () => 'top',
      hints: (g, f, request) => cardHints(g, f, request),
      take: (g, f, t, answers: readonly (Item | null)[]) => fight(g, f, t, answers),
    },
    {
      clause: 'JU-13.6',
      run(g, f, t) {
        if (!stillOn(g, f)) return end();
        // Nobody had a choice, or there are no cards (JU-13.18).
        if (f.attack === 0) fight(g, f, t, []);
      },
    },
    {
      clause: 'JU-14.1',
      run(g, f, t) {
        if (verdict(f.attack, f.defence) !== HELD) return;
        const { seat } = g.gladiators[onOf(g, f)]!;
        t.log?.emit('held', clashOf(f));
        changeVox(g, t, seat, 1, 'JU-7.6');
        return end();
      },
    },
    {
      clause: 'JU-14.2',
      run(_g, f, t) {
        if (verdict(f.attack, f.defence) !== EVEN) return;
        t.log?.emit('scoresTied', clashOf(f));
        return end();
      },
    },
    {
      clause: 'JU-16.9',
      run(g, f, t) {
        if (!f.net) return;
        layNet(g, t, byOf(g, f), onOf(g, f));
        return end();
      },
    },
    {
      clause: 'JU-14.5',
      run(g, f, t) {
        if (verdict(f.attack, f.defence) !== DUST) return;
        biteDust(g, t, onOf(g, f), g.gladiators[byOf(g, f)]!.seat, 'JU-14.5');
        return end();
      },
    },
    {
      clause: 'JU-14.7',
      run(g, f) {
        const free = placesFor(g, g.fan, byOf(g, f), onOf(g, f));
        f.cell = free.length === 1 ? free[0]! : null;
      },
    },
    {
      clause: 'JU-21.15',
      ask(g, f) {
        const free = g.fan && stillOn(g, f) ? placesFor(g, g.fan, byOf(g, f), onOf(g, f)) : [];
        return free.length < 2 ? null : pick(g.gladiators[byOf(g, f)]!.seat, 'cell', free);
      },
      fallback: (g, f) => placesFor(g, g.fan, byOf(g, f), onOf(g, f))[0]!,
      take(_g, f, _t, choice: Item) {
        f.cell = choice as number;
      },
    },
    {
      clause: 'JU-14.6',
      run(g, f, t) {
        if (!stillOn(g, f)) return end();
        if (f.cell !== null) return;
        t.log?.emit('pinned', {
          gladiator: f.onGladiator,
          byGladiator: f.byGladiator,
          cell: g.gladiators[onOf(g, f)]!.cell,
        });
        wound(g, t, onOf(g, f), g.gladiators[byOf(g, f)]!.seat, 'JU-14.6');
        return end();
      },
    },
    {
      clause: 'JU-14.3',
      run(g, f, t) {
        const defender = g.gladiators[onOf(g, f)]!;
        const from = defender.cell;
        defender.cell = f.cell!;
        t.log?.emit('pushed', { gladiator: f.onGladiator, byGladiator: f.byGladiator, from, cell: f.cell! });
      },
    },
    {
      clause: 'JU-14.4',
      run(g, f, t) {
        if (verdict(f.attack, f.defence) === WOUNDED)
          wound(g, t, onOf(g, f), g.gladiators[byOf(g, f)]!.seat, 'JU-14.4');
      },
    },
  ],
);

/** The fields of an event about the result of a combat. */
const clashOf = ({ byGladiator, onGladiator, attack, defence }: Attack) => ({
  gladiator: onGladiator,
  byGladiator,
  attack,
  defence,
});

/** JU-13.1, JU-13.2: the cards are shown and the scores are added up. */
function fight(g: Jugula, f: Frame & Attack, t: Table<Jugula>, answers: readonly (Item | null)[]): void {
  const by = byOf(g, f);
  const on = onOf(g, f);
  const parts: Part[] | null = t.log === null ? null : [];
  const strength = combatValue(g, t, g.gladiators[by]!.seat, answers, parts) + attackSum(g, by, on, f.att, parts);
  f.attack = scored(g, t, by, ATTACK_SCORE, strength, parts);
  const against: Part[] | null = t.log === null ? null : [];
  const resistance = combatValue(g, t, g.gladiators[on]!.seat, answers, against) + defenceSum(g, by, on, against);
  f.defence = scored(g, t, on, DEFENCE_SCORE, resistance, against);
}

const ATTACK_SCORE = { kind: 'attackScored', clause: 'JU-13.6' } as const;
const DEFENCE_SCORE = { kind: 'defenceScored', clause: 'JU-13.11' } as const;

/** JU-13.12: a score below 1 counts as 1. */
function scored(
  g: Jugula,
  t: Table<Jugula>,
  who: number,
  { kind, clause }: typeof ATTACK_SCORE | typeof DEFENCE_SCORE,
  total: number,
  parts: Part[] | null,
): number {
  const score = scoreOf(total);
  if (parts !== null) {
    if (score !== total) parts.push(part('at least 1', score - total, 'JU-13.12'));
    t.log?.emit(kind, { clause, gladiator: nameAt(g, who), parts, total: score });
  }
  return score;
}

/** JU-13.1, JU-13.5, JU-8.9: the chosen hand card or the top card goes into the in-play area; JU-13.18: a die instead. */
function combatValue(
  g: Jugula,
  t: Table<Jugula>,
  seat: Seat,
  answers: readonly (Item | null)[],
  parts: Part[] | null,
): number {
  if (g.dice) {
    const die = t.random.die(6);
    parts?.push(part('die', die, 'JU-13.18'));
    return die;
  }
  const lanista = g.lanistae[seat]!;
  const chosen = answers[seat] ?? 'top';
  const card = chosen === 'top' ? takeTop(g, t, seat) : (chosen as number);
  t.reveal(chosen === 'top' ? NOBODY : leaveHand(lanista, seat, card), EVERYBODY);
  if (card < 0) {
    parts?.push(part('no card', 0, 'JU-13.5'));
    return 0;
  }
  insert(lanista.played, card);
  if (t.trace !== null) t.use(`${CARDS[card]!.id} combat`);
  if (t.log !== null)
    t.log.emit('combatCardUsed', { clause: 'JU-13.2', seat, card, fromHand: chosen !== 'top', value: COMBAT[card]! });
  parts?.push(part('card', COMBAT[card]!, 'JU-13.1'));
  return COMBAT[card]!;
}

/** For the count of what has come into play: the fighter, and each trait that changes this combat. */
function noteTraits(g: Jugula, f: Attack, t: Table<Jugula>): void {
  const attacker = g.gladiators[byOf(g, f)]!;
  const defender = g.gladiators[onOf(g, f)]!;
  t.use(ARMATURAE[attacker.kind]!.id);
  if (distance(attacker.cell, defender.cell) > 1) t.use('trait range');
  if (separation(attacker, defender) > 0) t.use('trait bow');
  if (exposure(defender, attacker.cell) > 0) t.use('trait massive');
  if (harassersOf(g, byOf(g, f)) + harassersOf(g, onOf(g, f)) > 0) t.use('trait harassment');
  for (const [one, other] of [
    [attacker, onOf(g, f)],
    [defender, byOf(g, f)],
  ] as const) {
    if (ARMATURAE[one.kind]!.stoic && countThreats(g, one.seat, one.cell, other) > 0) t.use('trait stoic');
  }
}
