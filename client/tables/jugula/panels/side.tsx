// One side of a combat: its card, face up once it is shown, and its score.

import { seatClass } from '#client/shell/medallion.tsx';
import { bandOf, CardFace } from '#client/tables/jugula/panels/card.tsx';
import type { Combat, Sum } from '#client/tables/jugula/pictures.ts';
import { type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';

interface CombatSideProps {
  props: Props;
  combat: Combat;
  name: number;
  sum: Sum | null;
  caption: string;
  wins: boolean;
  /** In a strip: without words on the back of a card, and without its turning. */
  isSmall?: boolean;
}

/** Who is still to choose a card for the combat; a player with one card or none turns up the top of his pile (JU-13.3). */
export const chooses = ({ view, telling, names, language }: Props, seat: number): string => {
  const key = view.lanistae[seat]!.hand > 1 ? 'combat.chooses' : 'combat.turns';
  const say = sayOf({ language });
  return seat === telling.pronoun?.seat ? say(`${key}.you`) : say(key, { player: names[seat]! });
};

export function CombatSide({ props, combat, name, sum, caption, wins, isSmall = false }: CombatSideProps) {
  const seat = seatOfName(name);
  const shown = combat.cards.find((one) => one.seat === seat) ?? null;
  const flips = !isSmall && props.stage.beat?.name === 'reveal' && !props.still;
  return (
    <figure class={seatClass(seat)}>
      {shown === null ? (
        <div class="card back ju-top">
          <b aria-hidden="true">?</b>
          {!isSmall && <span>{chooses(props, seat)}</span>}
        </div>
      ) : (
        <div class={`card ${bandOf(shown.card)}${flips ? ' ju-flips' : ''}`}>
          <CardFace props={props} card={shown.card} />
        </div>
      )}
      <figcaption>
        <b class={`sm${wins ? ' w' : ''}`}>{sum === null ? '…' : sum.total}</b>
        {caption}
      </figcaption>
    </figure>
  );
}
