// On a phone: Vox Populi as a strip above the arena, and below it, in the place of the hand while nothing of the hand is
// asked for, the combat that lies there, the arrows by which a gladiator is turned, or the ways to strike an enemy.

import { Medallion } from '#client/shell/medallion.tsx';
import type { Turns } from '#client/tables/jugula/arena/turns.ts';
import { figureKey, strikeNames } from '#client/tables/jugula/choices.ts';
import { CombatSide } from '#client/tables/jugula/panels/side.tsx';
import { oddsOf } from '#client/tables/jugula/panels/stoic.ts';
import { oddsText } from '#client/tables/jugula/panels/sums.tsx';
import type { Combat } from '#client/tables/jugula/pictures.ts';
import {
  armaturaName,
  askedOf,
  homeOf,
  isDrafted,
  itemsOf,
  type JugulaProps as Props,
  sayOf,
  touch,
  turnOf,
  wayOf,
} from '#client/tables/jugula/props.ts';
import { squareCalled } from '#games/jugula/board.ts';
import { isNet, MOST_VOX } from '#games/jugula/table-things.ts';

const STEPS = Array.from({ length: MOST_VOX + 1 }, (_, n) => n);

/** For eyes only: behind its tab the same is told in words. */
export function VoxStrip({ props }: { props: Props }) {
  const { lanistae } = props.view;
  const own = lanistae[homeOf(props)]!.vox;
  return (
    <ol class="ju-strip" aria-hidden="true">
      <li class="head">{sayOf(props)('tab.vox')}</li>
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

/** The ways to strike the enemy that is planned as the target: by whom, and with weapon or net. */
export function waysToStrike(props: Props): readonly number[] {
  const request = askedOf(props);
  const drafted = props.draft.value;
  if (request?.clause !== 'JU-21.6' || typeof drafted !== 'number') return [];
  return itemsOf(props, figureKey(strikeNames(drafted, request.seat).on)) as readonly number[];
}

export function StrikeStrip({ props, ways }: { props: Props; ways: readonly number[] }) {
  const say = sayOf(props);
  const request = askedOf(props)!;
  return (
    <div class="ju-ways" role="group" aria-label={say('way.title')}>
      <p aria-hidden="true">{say('way.title')}</p>
      <div>
        {ways.map((strike) => {
          const odds = oddsOf(props, request, strike);
          const by = armaturaName(strikeNames(strike, request.seat).by);
          return (
            <button
              key={strike}
              type="button"
              class={isDrafted(props, strike) ? 'taken' : ''}
              aria-pressed={isDrafted(props, strike)}
              onClick={() => {
                props.draft.value = strike;
              }}
            >
              <b>{say(isNet(strike) ? 'way.net' : 'way.strike', { by })}</b>
              {odds !== null && <small>{oddsText(props, odds, true)}</small>}
            </button>
          );
        })}
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
