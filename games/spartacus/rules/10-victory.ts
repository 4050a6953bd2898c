// Chapter 10: victory and defeat: influence, favor, champions, bets, the verdict.

import { call, rule, to } from '#engine/flow/flow.ts';
import { pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { CHAMPION, EXHAUSTED, favorOf, INJURED, isChampion, kindOf, withFavor } from '#games/spartacus/cards.ts';
import { addInfluence, discardAsset, type Play, turnAsset } from '#games/spartacus/house.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { settleBets } from '#games/spartacus/rules/08-bets.ts';
import { useEach } from '#games/spartacus/rules/14-ability.ts';
import { DECAPITATION, INJURY, opponentOf, otherSlot, type Spartacus } from '#games/spartacus/state.ts';

/** SP-10.3 */
const FAVORS = 3;

interface VictoryLocals {
  winners: Seat[];
}

export const victory = rule<Spartacus, VictoryLocals>('victory', { locals: { winners: [] }, shows: ['winners'] }, [
  {
    clause: 'SP-10.1',
    run(g, _f, t) {
      addInfluence(g, t, opponentOf(g, g.fight!.loser), 1, 'victory', 'SP-10.1');
    },
  },
  {
    clause: 'SP-10.2',
    run(g, _f, t) {
      const slot = otherSlot(g.fight!.loser);
      reward(g, t, slot);
      const card = kindOf(g.fight!.cards[slot]!);
      return call(useEach, { by: g.fight!.seats[slot]!, card, trigger: 'combatWon' });
    },
  },
  { clause: 'SP-10.19', run: (g, _f, t) => applyDefeat(g, t) },
  {
    clause: 'SP-10.8',
    run(g, f, t) {
      f.winners = settleBets(g, t);
    },
  },
  { clause: 'SP-10.20', run: (g, f) => openWindow(g, 'betsResolved', { activeSeat: g.host, winners: f.winners }) },
  {
    clause: 'SP-10.9',
    auto: true,
    ask(g) {
      const { degree, loser, cards } = g.fight!;
      // SP-10.14: the dead need no verdict. SP-10.13: a champion is spared, so nobody is asked.
      return degree === DECAPITATION ? null : pick(g.host, 'word', isChampion(cards[loser]!) ? ['up'] : ['up', 'down']);
    },
    fallback: () => 'up',
    take(g, _f, t, choice) {
      t.log?.emit('verdictGiven', {
        seat: g.host,
        owner: g.fight!.seats[g.fight!.loser]!,
        verdict: choice as 'up' | 'down',
      });
      if (choice === 'up') return to('SP-10.10');
      t.use('thumb-down');
      const concernedSeat = g.fight!.seats[g.fight!.loser]!;
      return { ...openWindow(g, 'thumbDown', { activeSeat: g.host, concernedSeat }), to: 'SP-10.11' };
    },
  },
  { clause: 'SP-10.10', run: () => to('SP-10.18') },
  {
    clause: 'SP-10.11',
    run(g, f, t) {
      // SP-10.16
      if (f.result === 'cancelled') return;
      const { loser, cards, seats } = g.fight!;
      const card = cards[loser]!;
      if (favorOf(card) !== 0) addInfluence(g, t, g.host, -favorOf(card), 'executed favorite', 'SP-10.12');
      discardAsset(g, t, seats[loser]!, card);
      t.log?.emit('executed', { seat: seats[loser]!, card: kindOf(card) });
    },
  },
  {
    clause: 'SP-10.18',
    run(g) {
      g.fight = null;
    },
  },
]);

/** SP-10.2 to SP-10.6 */
function reward(g: Spartacus, t: Play, slot: number): void {
  const fight = g.fight!;
  const seat = fight.seats[slot]!;
  const card = fight.cards[slot]!;
  if (isChampion(card)) return;
  const favor = favorOf(card) + 1;
  const now = favor < FAVORS ? withFavor(card, favor) : withFavor(card, 0) | CHAMPION;
  turnAsset(g, seat, card, now);
  fight.cards[slot] = now;
  t.log?.emit('favored', { seat, card: kindOf(card), favor });
  if (!isChampion(now)) return;
  t.use('champion');
  t.log?.emit('crowned', { clause: 'SP-10.3', seat, card: kindOf(card) });
  addInfluence(g, t, seat, 1, 'champion', 'SP-10.5');
}

/** SP-9.30, SP-9.31: what a defeat does to the card; its equipment stays with its owner (SP-9.32). */
export function applyDefeat(g: Spartacus, t: Play): void {
  const { degree, loser, seats, cards } = g.fight!;
  const seat = seats[loser]!;
  const card = cards[loser]!;
  if (degree === INJURY) {
    const hurt = card | EXHAUSTED | INJURED;
    turnAsset(g, seat, card, hurt);
    cards[loser] = hurt;
    t.log?.emit('injured', { clause: 'SP-9.30', seat, card: kindOf(card) });
  } else if (degree === DECAPITATION) {
    discardAsset(g, t, seat, card);
    t.log?.emit('killed', { clause: 'SP-9.31', seat, card: kindOf(card) });
  }
}
