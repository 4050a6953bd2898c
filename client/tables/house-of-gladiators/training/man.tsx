// A gladiator in Training: his health as stones to be filled with rations, and rows for upgrades and Blessings, each with
// its price or with the missing condition.

import prayer from 'icon:prayer';
import rank from 'icon:rank-3';
import wheat from 'icon:wheat';
import type { ComponentChildren } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon, Sign } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { Health } from '#client/tables/house-of-gladiators/parts/health.tsx';
import { leadsTo } from '#client/tables/house-of-gladiators/parts/man-card.tsx';
import { Stats } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import {
  cardAbout,
  cardName,
  className,
  homeOf,
  isDrafted,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  sortOf,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import {
  blessing,
  blessings,
  fed,
  heal,
  healsAll,
  isTraining,
  leave,
  mayLeave,
  mostRations,
  upgrades,
} from '#client/tables/house-of-gladiators/training/acts.ts';
import type { Choice } from '#engine/requests/request.ts';
import { REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import { type Gladiator, maxHp, saleValue } from '#games/house-of-gladiators/table-things.ts';

interface ManProps {
  props: Props;
  man: Gladiator;
}

export function ManInTraining({ props, man }: ManProps) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const most = maxHp(man);
  const planned = fed(props, man.tiro) || blessing(props, man);
  return (
    <li class={`hg-trains ${seatClass(seat)}`} aria-label={manName(man.tiro)}>
      <header>
        <Medallion seat={seat} emblem={manIcon(man)} />
        <span>
          <b class="name">{manName(man.tiro)}</b>
          {/* Of six there is a line for the class alone; the row below tells the level. */}
          <small>{(props.view.houses[seat]!.ludus.length < 6 ? sortOf : className)(props, man)}</small>
        </span>
      </header>
      <div class="hpw">
        <Health props={props} hp={man.hp} most={most} planned={planned} />
        <b>
          {man.hp}
          <small>/{most}</small>
        </b>
      </div>
      <Feeding props={props} man={man} />
      <Rising props={props} man={man} />
      <Blessing props={props} man={man} />
      <Stats props={props} man={man} />
      <footer>
        {(['sell', 'free'] as const).map((how) => (
          <Act
            key={how}
            props={props}
            choice={leave(how, man.tiro)}
            isOpen={mayLeave(props, man.tiro)}
            {...(how === 'free' ? { told: say('train.free.about') } : {})}
          >
            {how === 'sell' ? say('train.sell', { n: saleValue(man) }) : say('train.free')}
          </Act>
        ))}
      </footer>
    </li>
  );
}

interface ActProps {
  props: Props;
  choice: Choice;
  isOpen: boolean;
  class?: string;
  name?: string;
  /** What it means, where its words do not say it. */
  told?: string;
  children: ComponentChildren;
}

/** An act of his: the first touch plans it, the second does it. */
function Act({ props, choice, isOpen, class: classes = '', name, told, children }: ActProps) {
  const isChosen = isDrafted(props, choice);
  if (!isOpen) return <span class={`hg-act shut ${classes}`}>{children}</span>;
  return (
    <button
      type="button"
      class={`hg-act can ${classes}${isChosen ? ' chosen' : ''}`}
      aria-pressed={isChosen}
      aria-label={name}
      {...about(told)}
      onClick={() => touch(props, choice)}
    >
      {children}
    </button>
  );
}

/** Rations, one for each stone. */
function Feeding({ props, man }: ManProps) {
  const say = sayOf(props);
  const most = mostRations(props, man.tiro);
  const isHealthy = man.hp === maxHp(man);
  return (
    <div class={`hg-row feeds${most > 0 ? '' : ' shut'}`}>
      <Icon of={wheat} />
      <b>{say(isHealthy ? 'train.healthy' : 'train.heal')}</b>
      {most === 0 && <small>{say(isHealthy ? 'train.healthy.about' : 'train.heal.none')}</small>}
      {most > 0 && (
        <span class="feed">
          {Array.from({ length: most }, (_, i) => (
            <Act
              key={i}
              props={props}
              choice={heal(man.tiro, i + 1)}
              isOpen
              class="stone"
              name={say('train.heal.n', { n: i + 1 })}
            >
              {i + 1}
            </Act>
          ))}
        </span>
      )}
    </div>
  );
}

/** HG-11.1, HG-11.2: the conditions of an upgrade, met or missing. */
function Rising({ props, man }: ManProps) {
  const say = sayOf(props);
  if (man.second >= 0)
    return (
      <div class="hg-row rise shut">
        <Icon of={rank} />
        <b>{say('train.done')}</b>
        <small>{say('train.done.about')}</small>
      </div>
    );
  const house = props.view.houses[homeOf(props)]!;
  const { victories, coins, rations } = REQUIREMENTS[man.tiro]!;
  const most = maxHp(man);
  // What there is matters where it is too little.
  const stock = (have: number, need: number) => ({ have, need, met: have >= need ? 'yes' : 'no' });
  const needs: [boolean, string][] = [
    [man.hp === most, say('train.need.health', { hp: man.hp, most })],
    [man.victories >= victories, say('train.need.victories', { have: man.victories, need: victories })],
    [house.coins >= coins, say('train.need.coins', stock(house.coins, coins))],
    [house.rations >= rations, say('train.need.rations', stock(house.rations, rations))],
  ];
  const open = upgrades(props, man.tiro);
  const list = (
    <ul>
      {needs.map(([isMet, text]) => (
        <li key={text} class={isMet ? 'met' : 'lacks'}>
          <Sign of={isMet ? 'check' : 'close'} name={say(isMet ? 'train.met' : 'train.missing')} />
          {text}
        </li>
      ))}
    </ul>
  );
  return (
    <div class={`hg-row rise${open.length === 0 ? ' shut' : open.length === 1 ? ' one' : ''}`}>
      <Icon of={rank} />
      {open.length === 0 && <b>{say('train.rise', { sort: leadsTo(props, man.tiro) })}</b>}
      {open.map(({ aid, choice }) => (
        <Act key={aid} props={props} choice={choice} isOpen={isTraining(props)}>
          <b>{say('train.rise', { sort: leadsTo(props, man.tiro) })}</b>
          {aid !== 'none' && <small>{say('train.aid', { card: aidName(props, aid) })}</small>}
        </Act>
      ))}
      {list}
    </div>
  );
}

export const aidName = (props: Props, aid: string): string =>
  aid
    .split('+')
    .map((slug) => word(props, `card.${slug}`))
    .join(' + ');

function Blessing({ props, man }: ManProps) {
  const say = sayOf(props);
  const open = blessings(props, man.tiro);
  if (open.length === 0) {
    const all = isTraining(props) ? healsAll(props) : -1;
    return (
      <div class="hg-row shut">
        <Icon of={prayer} />
        <b>{say('train.bless')}</b>
        <small>
          {man.hp === maxHp(man)
            ? say('train.bless.healthy')
            : all < 0
              ? say('train.bless.none')
              : say('train.bless.all', { card: cardName(props, all) })}
        </small>
      </div>
    );
  }
  return (
    <div class="hg-row">
      <Icon of={prayer} />
      {open.map(({ card, choice }) => (
        <Act key={card} props={props} choice={choice} isOpen>
          <b>{cardName(props, card)}</b>
          <small>{cardAbout(props, card)}</small>
        </Act>
      ))}
    </div>
  );
}
