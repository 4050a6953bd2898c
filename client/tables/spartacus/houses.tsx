// The rival Houses, one stand for each: every number with its name, and what each is doing now.

import hourglass from 'icon:sands-of-time';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { meaningOf } from '#client/tables/glossed.ts';
import { Assets } from '#client/tables/spartacus/parts/asset.tsx';
import { Influence } from '#client/tables/spartacus/parts/influence.tsx';
import { MovedMarks } from '#client/tables/spartacus/parts/moved.tsx';
import {
  guardsOf,
  handCount,
  homeOf,
  houseEmblem,
  houseName,
  type SpartacusProps as Props,
  readyGuards,
  rivalsOf,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { isEquipment, typeOf } from '#games/spartacus/cards.ts';
import { assetCalled } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

/** All rivals; on a phone, and for a spectator, all Houses. */
export function Houses(props: Props) {
  const isWatching = props.viewer === SPECTATOR;
  return (
    <div class={`sp-rivals of-${props.view.houses.length - (isWatching ? 0 : 1)}`}>
      {[...rivalsOf(props), homeOf(props)].map((seat) => (
        <Stand key={seat} props={props} seat={seat} isOwn={!isWatching && seat === props.viewer} />
      ))}
    </div>
  );
}

function Stand({ props, seat, isOwn }: { props: Props; seat: number; isOwn: boolean }) {
  const say = sayOf(props);
  const { view, names, seats, asked } = props;
  const house = view.houses[seat]!;
  const name = names[seat]!;
  const { kind, online } = seats[seat] ?? { kind: 'person', online: true };
  const led = houseName(props, seat);
  const under =
    kind === 'bot'
      ? say('house.bot', { name: led })
      : kind === 'person' && !online
        ? say('house.away', { name: led })
        : led;
  const gear = house.assets.filter(isEquipment);
  const meaning = (term: string): string => meaningOf(glossary, term, props.language);
  const isAsked = asked.some((one) => one.seat === seat) && props.stage.beat === null;
  return (
    <section
      class={`sp-stand panel ${seatClass(seat)}${isOwn ? ' own' : ''}${isAsked ? ' asked' : ''}`}
      aria-label={say('house.label', { house: houseName(props, seat), name })}
    >
      <header>
        <Medallion seat={seat} {...emblemProps(props, seat)} />
        <div>
          <b class="name">{calledTo(props, seat)}</b>
          <span class="pl">{house.card < 0 ? say('house.none') : under}</span>
        </div>
        <b class="sp-big" {...about(meaning('influence'))}>
          {house.influence}
          <small>{say('house.influence')}</small>
        </b>
      </header>
      <Influence props={props} value={house.influence} />
      <dl class="sp-people">
        <dt>{say('house.gladiators')}</dt>
        <dd>
          <Assets
            props={props}
            assets={house.assets.filter((asset) => typeOf(asset) === 'gladiator')}
            none={say('house.nobody')}
          />
        </dd>
        <dt>{say('house.slaves')}</dt>
        <dd>
          <Assets
            props={props}
            assets={house.assets.filter((asset) => typeOf(asset) === 'slave')}
            none={say('house.nobody')}
          />
        </dd>
      </dl>
      <p class="sp-marks">
        {view.turn > 0 && view.host === seat && (
          <em class="sp-host" {...about(meaning('host'))}>
            {say('house.host')}
          </em>
        )}
        <MovedMarks props={props} seat={seat} />
        {isAsked && (
          <span class="sp-mark q">
            <Icon of={hourglass} /> {say('house.thinks')}
          </span>
        )}
      </p>
      <dl class="sp-numbers">
        <Count
          name={say('house.guards')}
          value={guardsText(props, seat)}
          about={[guardsAbout(props, seat), meaning('guard')].filter(Boolean).join('\n')}
        />
        <Count
          name={say('house.gear')}
          value={gear.length}
          about={gear.map((one) => assetCalled(one, props.telling.words)).join(', ')}
        />
        <Count name={say('house.hand')} value={handCount(view, seat)} about={say('house.hand.about')} />
        {house.gold === null ? (
          <Count name={say('house.gold')} value={say('house.gold.hidden')} about={say('house.gold.about')} isHidden />
        ) : (
          <Count name={say('house.gold')} value={house.gold} />
        )}
      </dl>
    </section>
  );
}

export const emblemProps = (props: Props, seat: number): { emblem?: string } => {
  const emblem = houseEmblem(props, seat);
  return emblem === undefined ? {} : { emblem };
};

/** How many guards; those that are exhausted cannot be sent (SP-6.17). */
export function guardsText(props: Props, seat: number): string {
  const [ready, count] = [readyGuards(props.view, seat), guardsOf(props.view, seat)];
  return ready === count ? String(count) : sayOf(props)('house.ready', { ready, count });
}

export function guardsAbout(props: Props, seat: number): string {
  const [ready, count] = [readyGuards(props.view, seat), guardsOf(props.view, seat)];
  return ready === count ? '' : sayOf(props)('house.ready.about', { ready, count });
}

interface CountProps {
  name: string;
  value: number | string;
  about?: string;
  isHidden?: boolean;
}

const Count = ({ name, value, about: text, isHidden }: CountProps) => (
  <div {...about(text)}>
    <dt>{name}</dt>
    <dd class={isHidden ? 'hidden' : ''}>{value}</dd>
  </div>
);
