// On a phone: Vox Populi as a strip above the arena, and below it the combat that lies there, in the place of the hand while
// nothing of the hand is asked for.

import { Medallion } from '#client/shell/medallion.tsx';
import { CombatSide } from '#client/tables/jugula/panels/side.tsx';
import type { Combat } from '#client/tables/jugula/pictures.ts';
import { armaturaName, homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
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
      <CombatSide
        isSmall
        props={props}
        combat={combat}
        name={by}
        sum={attack}
        caption={sayOf(props)('combat.attacks', { name: armaturaName(by) })}
        wins={isKnown && attack.total > defence.total}
      />
      <CombatSide
        isSmall
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
