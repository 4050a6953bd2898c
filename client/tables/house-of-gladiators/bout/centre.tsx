// Under the wheel: who turned it, the two thumbs, the verdict, and the rewards.

import laurels from 'icon:laurels';
import down from 'icon:thumb-down';
import up from 'icon:thumb-up';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import { Icon } from '#client/shell/icon.tsx';
import { isJudging, isTurning, pickingCard, sideOf } from '#client/tables/house-of-gladiators/bout/asked.ts';
import { whyTurns } from '#client/tables/house-of-gladiators/parts/advantage.ts';
import { workingGear } from '#client/tables/house-of-gladiators/parts/gear.ts';
import { type Bout, type BoutEnding, isMoving } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  CYCLE,
  cardName,
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
      {chooser !== null && <Turner props={props} bout={bout} chooser={chooser} />}
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

/** Who turns the wheel, and why: a card may take it from the side that has advantage (HG-23.4). */
function Turner({ props, bout, chooser }: { props: Props; bout: Bout; chooser: NonNullable<Bout['chooser']> }) {
  const cards = bout.sides.map((side) => pickingCard(side, bout));
  const isTaken = (cards[0] ?? -1) >= 0 !== (cards[1] ?? -1) >= 0;
  const side = isTaken ? cards.findIndex((card) => card >= 0) : chooser.side;
  const [one, other] = [bout.sides[side], bout.sides[1 - side]];
  if (one === undefined || other === undefined) return null;
  const why = isTaken ? cardName(props, cards[side]!) : whyTurns(props, chooser.clause, one.man, other.man);
  const text = sayOf(props)('bout.chooser', { ...namedIn(props, one.control), man: manName(one.man.tiro) });
  return (
    <p>
      {why === '' ? text : `${text}${props.telling.colon}${why}`}{' '}
      <Rule props={props} clause={isTaken ? 'HG-23.4' : chooser.clause} />
    </p>
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
      <Reason props={props} bout={bout} ending={ending} />
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

/** Why the bout ended so: who wins more rolls may still lose it. */
function Reason({ props, bout, ending }: { props: Props; bout: Bout; ending: BoutEnding }) {
  const say = sayOf(props);
  const { sides, fell } = bout;
  if (fell !== null)
    return (
      <p>
        {say('bout.why.fell', { man: manName(sides[fell.side]!.man.tiro), n: fell.roll })}{' '}
        <Rule props={props} clause="HG-17.6" />
      </p>
    );
  const [winner, loser] = ending.side < 0 ? sides : [sides[ending.side], sides[1 - ending.side]];
  if (winner === undefined || loser === undefined) return null;
  return (
    <p>
      {say(ending.side < 0 ? 'bout.why.drawn' : 'bout.why.more', { own: winner.hp, other: loser.hp })}{' '}
      <Rule props={props} clause={ending.side < 0 ? 'HG-18.2' : 'HG-18.1'} />
    </p>
  );
}
