// The viewer's own strip, and below it the tray of the scene.

import guards from 'icon:guards';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { glossed, meaningOf } from '#client/tables/glossed.ts';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { emblemProps, guardsAbout, guardsText } from '#client/tables/spartacus/houses.tsx';
import { Assets } from '#client/tables/spartacus/parts/asset.tsx';
import { Influence } from '#client/tables/spartacus/parts/influence.tsx';
import { upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import { MovedMarks } from '#client/tables/spartacus/parts/moved.tsx';
import {
  guardsOf,
  handCount,
  homeOf,
  houseName,
  kindOf,
  type SpartacusProps as Props,
  sayOf,
  signed,
} from '#client/tables/spartacus/props.ts';
import { sceneFor } from '#client/tables/spartacus/scene.ts';
import { isCombatant, isEquipment } from '#games/spartacus/cards.ts';
import { assetCalled, handSize } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

export function Hand(props: Props) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const { Tray } = sceneFor(props);
  return (
    <section class={`sp-mine panel ${seatClass(seat)}`} aria-label={say('own.title')}>
      <Strip props={props} seat={seat} />
      <div class="sp-tray" tabIndex={0} aria-label={say('tray.title')} role="group">
        <Tray {...props} />
      </div>
    </section>
  );
}

function Strip({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const { view } = props;
  const house = view.houses[seat]!;
  const count = guardsOf(view, seat);
  const gear = house.assets.filter(isEquipment);
  return (
    <div class="sp-me">
      <Medallion seat={seat} {...emblemProps(props, seat)} />
      <div>
        <b class="name">{houseName(props, seat)}</b>
        <Influence props={props} value={house.influence} />
      </div>
      {view.turn > 0 && view.host === seat && (
        <em class="sp-host" {...glossed(glossary, 'host', props.language)}>
          {say('house.host')}
        </em>
      )}
      <span class="st" {...glossed(glossary, 'influence', props.language)}>
        <b>{house.influence}</b> {say('house.influence')}
      </span>
      <span class="st">
        <b>{house.gold ?? say('house.gold.hidden')}</b> {say('own.gold')}
      </span>
      <span class="st" {...glossed(glossary, 'upkeep', props.language)}>
        <b>{signed(upkeepOf(props, seat))}</b> {say('own.upkeep')}
      </span>
      <span class="st">
        <b>
          {handCount(view, seat)} <small>{say('own.of', { n: handSize(house.influence) })}</small>
        </b>{' '}
        {say('own.hand')}
      </span>
      <span class="sp-me-marks">
        <MovedMarks props={props} seat={seat} />
      </span>
      <Assets props={props} assets={house.assets.filter(isCombatant)} none="" />
      {gear.length > 0 && (
        <span class="sp-guards gear" {...about(gear.map((one) => assetCalled(one, props.telling.words)).join(', '))}>
          <Icon of={cardEmblem(kindOf(gear[0]!))} /> <b>{gear.length}</b>
          <span class="vh">{say('own.gear', { count: gear.length })}</span>
        </span>
      )}
      <span
        class="sp-guards"
        {...about([guardsAbout(props, seat), meaningOf(glossary, 'guard', props.language)].filter(Boolean).join('\n'))}
      >
        <Icon of={guards} /> <b>{guardsText(props, seat)}</b> {say('own.guards', { count })}
      </span>
    </div>
  );
}
