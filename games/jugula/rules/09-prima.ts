// Chapter 9: cards from a player's own reserve, for a Prima number (JU-9.5) or by a special effect (JU-19.12).

import { remove } from '#engine/chance/deck.ts';
import { rule } from '#engine/flow/flow.ts';
import { subset } from '#engine/requests/request.ts';
import { EVERYBODY } from '#engine/seat.ts';
import { CARDS, type Effect, numberOf, PRIMA_USE } from '#games/jugula/cards.ts';
import { joinHand } from '#games/jugula/rules/06-cards.ts';
import { isPlaying, type Jugula } from '#games/jugula/state.ts';

interface Prima {
  card: number;
  /** The step of the card's special effect; null where it is played for its Prima number. */
  step: number | null;
}

/** How many cards may be taken. */
const most = ({ card, step }: Prima): number =>
  step === null ? numberOf(card, PRIMA_USE) : (CARDS[card]!.special[step] as Effect & { op: 'PRIMA' }).n;

export const prima = rule<Jugula, Prima>('prima', { locals: { card: 0, step: null }, shows: ['card', 'step'] }, [
  {
    clause: 'JU-21.8',
    ask(g, f) {
      const { reserve } = g.lanistae[g.active]!;
      return reserve.length === 0 || !isPlaying(g, g.active) ? null : subset(g.active, 'card', reserve, 0, most(f));
    },
    // JU-21.8, but JU-21.9 for a step of an effect.
    fallback: (g, f) => (f.step === null ? g.lanistae[g.active]!.reserve.slice(0, most(f)) : []),
    take(g, f, t, choice: number[]) {
      const lanista = g.lanistae[g.active]!;
      for (const card of choice) {
        remove(lanista.reserve, card);
        joinHand(lanista, card, EVERYBODY);
      }
      t.log?.emit('acquired', {
        clause: f.step === null ? 'JU-9.5' : 'JU-19.12',
        seat: g.active,
        cards: choice.slice(),
        into: 'hand',
      });
    },
  },
]);
