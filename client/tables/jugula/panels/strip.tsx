// On a phone: Vox Populi as a strip above the arena, and below it the combat that lies there, in the place of the hand while
// nothing of the hand is asked for.

import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { bandOf, CardFace } from '#client/tables/jugula/panels/card.tsx';
import type { Combat, Sum } from '#client/tables/jugula/pictures.ts';
import { armaturaName, homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';
import { MOST_VOX } from '#games/jugula/table-things.ts';

const STEPS = Array.from({ length: MOST_VOX + 1 }, (_, n) => n);

/** For eyes only: behind its tab the same is told in words. */
export function VoxStrip({ props }: { props: Props }) {
  const { lanistae } = props.view;
  const own = lanistae[homeOf(props)]!.vox;
  return (
    <ol class="ju-strip" aria-hidden="true">
      {STEPS.map((n) => {
        const here = lanistae.flatMap(({ vox }, seat) => (vox === n ? [seat] : []));
        return (
          <li key={n} class={n === own ? 'me' : ''}>
            {here.length === 0 ? n : here.map((seat) => <Medallion key={seat} seat={seat} size="s" />)}
          </li>
        );
      })}
    </ol>
  );
}

export function CombatStrip({ props, combat }: { props: Props; combat: Combat }) {
  const { by, on, attack, defence } = combat;
  const isKnown = attack !== null && defence !== null;
  return (
    <div class="ju-fought">
      <Side
        props={props}
        combat={combat}
        name={by}
        sum={attack}
        caption={sayOf(props)('combat.attacks', { name: armaturaName(by) })}
        wins={isKnown && attack.total > defence.total}
      />
      <Side
        props={props}
        combat={combat}
        name={on}
        sum={defence}
        caption={armaturaName(on)}
        wins={isKnown && defence.total > attack.total}
      />
    </div>
  );
}

interface SideProps {
  props: Props;
  combat: Combat;
  name: number;
  sum: Sum | null;
  caption: string;
  wins: boolean;
}

function Side({ props, combat, name, sum, caption, wins }: SideProps) {
  const seat = seatOfName(name);
  const shown = combat.cards.find((one) => one.seat === seat);
  return (
    <figure class={seatClass(seat)}>
      {shown === undefined ? (
        <div class="card back ju-top">
          <b aria-hidden="true">?</b>
        </div>
      ) : (
        <div class={`card ${bandOf(shown.card)}`}>
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
