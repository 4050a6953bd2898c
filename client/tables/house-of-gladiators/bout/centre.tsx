// Under the wheel: who turned it, the two thumbs, the verdict, and the rewards.

import laurels from 'icon:laurels';
import down from 'icon:thumb-down';
import up from 'icon:thumb-up';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import { Icon } from '#client/shell/icon.tsx';
import { isJudging, isTurning, sideOf } from '#client/tables/house-of-gladiators/bout/asked.ts';
import { workingGear } from '#client/tables/house-of-gladiators/parts/gear.ts';
import { type Bout, type BoutEnding, isMoving } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  CYCLE,
  isDrafted,
  isPick,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  signed,
  standing,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Gladiator } from '#games/house-of-gladiators/table-things.ts';

/** What a House gets at House Duties for a gladiator who died (HG-19.3). */
export const deathPrice = ({ second }: Gladiator): number => (second < 0 ? 5 : 10);

export function Centre({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const { fell, verdict, ending, chooser, turned } = bout;
  const named = (seat: number) => namedIn(props, seat);
  if (ending !== null) return <Reward props={props} bout={bout} ending={ending} />;
  if (verdict !== null) {
    const isUp = verdict.kind === 'spared' || verdict.kind === 'saved';
    return (
      <output class={`hg-judged${isUp ? ' up' : ''}${isMoving(props.stage, 'bout') ? ' turns' : ''}`}>
        <Icon of={isUp ? up : down} />
        <b>{say(`bout.verdict.${verdict.kind}`, named(verdict.seat))}</b>
      </output>
    );
  }
  if (fell !== null) return <Fallen props={props} bout={bout} />;
  const last = turned.at(-1);
  return (
    <div class="hg-turns">
      {chooser !== null && (
        <p>
          {say('bout.chooser', {
            ...named(bout.sides[chooser.side]?.control ?? 0),
            man: manName(bout.sides[chooser.side]?.man.tiro ?? 0),
          })}{' '}
          <Rule props={props} clause={chooser.clause} />
        </p>
      )}
      {isTurning(props) && <Before props={props} bout={bout} />}
      {last !== undefined && !isTurning(props) && (
        <p>
          {say('bout.turned', {
            ...named(last.seat),
            attribute: word(props, last.attribute),
            roll: last.roll,
          })}
        </p>
      )}
    </div>
  );
}

/** How far the viewer's gladiator is ahead in each attribute before the dice. */
function Before({ props, bout }: { props: Props; bout: Bout }) {
  const own = sideOf(props, bout);
  const [mine, other] = [bout.sides[own], bout.sides[1 - own]];
  if (mine === undefined || other === undefined) return null;
  const gears = [workingGear(mine), workingGear(other)] as const;
  const list = CYCLE.map((attribute) => {
    const ahead = standing(mine.man, attribute, ...gears) - standing(other.man, attribute, gears[1], gears[0]);
    return `${word(props, attribute)}\u00A0${signed(ahead)}`;
  });
  return <p>{sayOf(props)('bout.before', { man: manName(mine.man.tiro), list: list.join(', ') })}</p>;
}

function Fallen({ props, bout }: { props: Props; bout: Bout }) {
  const say = sayOf(props);
  const { side, roll } = bout.fell!;
  const man = bout.sides[side]!.man;
  const isOwner = props.request?.clause === 'HG-17.3';
  const about = roll === 1 ? 'bout.fell.first' : roll <= 4 && !isOwner ? 'bout.fell' : 'bout.fell.own';
  const waits = props.asked.find(({ clause }) => clause === 'HG-17.2' || clause === 'HG-17.3');
  return (
    <div class="hg-fallen">
      <p>
        <b>{say(about, { n: roll })}</b>{' '}
        <Rule props={props} clause={roll === 1 ? 'HG-17.1' : roll <= 4 ? 'HG-17.2' : 'HG-17.3'} />
      </p>
      {isJudging(props) && isPick(props.request) && (
        <div class="hg-verd">
          {props.request.from.toReversed().map((answer) => {
            const isUp = answer === 'spare' || answer === 'lives';
            const key = answer as 'spare' | 'kill' | 'lives' | 'dies';
            return (
              <button
                key={answer}
                type="button"
                class={`hg-th${isDrafted(props, answer) ? ' chosen' : ''}`}
                aria-pressed={isDrafted(props, answer)}
                onClick={() => touch(props, answer)}
              >
                <span class="d">
                  <Icon of={isUp ? up : down} />
                </span>
                {say(`bout.${key}`)}
                <small>
                  {isUp
                    ? man.glory === 0
                      ? say('bout.stays')
                      : say('bout.keeps', { n: man.glory })
                    : say('bout.pays', { ...namedIn(props, bout.sides[side]!.seat), n: deathPrice(man) })}
                </small>
              </button>
            );
          })}
        </div>
      )}
      {!isJudging(props) && waits !== undefined && <em>{say('bout.wait', { name: props.names[waits.seat]! })}</em>}
    </div>
  );
}

/** No more than so many of a kind are seen on their way. */
const FLYING = 7;

/** Coins, rations and Glory, and whose they are. */
function Reward({ props, bout, ending }: { props: Props; bout: Bout; ending: BoutEnding }) {
  const say = sayOf(props);
  const winner = bout.sides[ending.side];
  const slot = word(props, bout.slot);
  const goods = [
    [laurels, ending.glory, say('ludus.glory')],
    [coins, ending.coins, say('ludus.coins', { count: ending.coins })],
    [wheat, ending.rations, say('ludus.rations', { count: ending.rations })],
  ] as const;
  return (
    <div class={`hg-reward to-${ending.side}${isMoving(props.stage, 'bout') ? ' moves' : ''}`}>
      <p class="sumline">
        {winner === undefined ? say('bout.drawn', { slot }) : say('bout.won', { man: manName(winner.man.tiro), slot })}
      </p>
      <ul class="hg-pay">
        {goods.map(([icon, n, name]) => (
          <li key={name}>
            <Icon of={icon} />
            {n}
            <small>{name}</small>
          </li>
        ))}
      </ul>
      {isMoving(props.stage, 'bout') &&
        !props.still &&
        (ending.side < 0 ? [0, 1] : [ending.side]).map((side) => (
          <span key={side} class={`hg-fly to-${side}`} aria-hidden="true">
            {goods.flatMap(([icon, n]) =>
              Array.from({ length: Math.min(n, FLYING) }, (_, i) => <Icon key={`${icon} ${i}`} of={icon} />),
            )}
          </span>
        ))}
      <p>
        {winner === undefined ? say('bout.each') : say('bout.to', namedIn(props, winner.seat))}{' '}
        <Rule props={props} clause={ending.clause} />
      </p>
    </div>
  );
}
