// On a phone: Vox Populi as a strip above the arena, and below it, in the place of the hand while nothing of the hand is
// asked for, the combat that lies there, or the arrows by which a gladiator is turned.

import { Medallion } from '#client/shell/medallion.tsx';
import type { Turns } from '#client/tables/jugula/arena/turns.ts';
import { CombatSide } from '#client/tables/jugula/panels/side.tsx';
import type { Combat } from '#client/tables/jugula/pictures.ts';
import {
  armaturaName,
  homeOf,
  isDrafted,
  type JugulaProps as Props,
  sayOf,
  touch,
  turnOf,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { squareCalled } from '#games/jugula/board.ts';
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

/** From the left over the far side to the right, then over the near side back: as the eye goes round the man. */
const ROUND = [6, 7, 0, 1, 2, 3, 4, 5];

/** Each way to look with its price, large enough for a finger. */
export function TurnStrip({ props, turns }: { props: Props; turns: Turns }) {
  const say = sayOf(props);
  const { telling, request } = props;
  const place = (facing: number): number => ROUND.indexOf(turnOf(props, facing) / 45);
  const options = turns.options.toSorted((a, b) => place(a.facing) - place(b.facing));
  return (
    <div class="ju-turns" role="group" aria-label={say('turn.title')}>
      <p aria-hidden="true">{say('turn.title')}</p>
      <div class="ju-rose">
        {options.map(({ item, facing }) => (
          <button
            key={item}
            type="button"
            class={isDrafted(props, item) ? 'taken' : ''}
            aria-pressed={isDrafted(props, item)}
            data-facing={facing}
            onClick={() => touch(props, item)}
          >
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <path d="M0 -13L12 9L0 3L-12 9z" transform={`rotate(${turnOf(props, facing)})`} />
            </svg>
            <span class="vh">{say('arena.turn', { square: squareCalled(turns.cell), way: wayOf(props, facing) })}</span>
            <small>{telling.about(request!, item)}</small>
          </button>
        ))}
      </div>
    </div>
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
