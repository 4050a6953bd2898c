// The two fighters: their pools as dice, how many wounds they can take, their favor, their gear.

import crown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { glossed } from '#client/tables/glossed.ts';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { aboutAsset } from '#client/tables/spartacus/parts/asset.tsx';
import { POOL_KINDS } from '#client/tables/spartacus/parts/die.tsx';
import { cardName, effectText, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { cardOf, EXHAUSTED, favorOf, isChampion, kindOf } from '#games/spartacus/cards.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

interface FighterProps {
  props: Props;
  slot: number;
  /** A fighter who is only planned: whose he is, his card and his gear. */
  planned?: { seat: number; asset: number; gear: readonly number[] };
}

export function Fighter({ props, slot, planned }: FighterProps) {
  const say = sayOf(props);
  const { view, names, viewer, telling } = props;
  const fight = view.fight!;
  const asset = planned?.asset ?? fight.cards[slot];
  const seat = planned?.seat ?? fight.seats[slot];
  if (asset === undefined || seat === undefined) return <section class={`sp-fighter panel slot-${slot} empty`} />;
  const full = cardOf(asset).dice;
  const now = POOLS.map(
    (_, pool) => (planned === undefined ? fight.health[slot * 3 + pool] : undefined) ?? full[pool]!,
  );
  const isDown = planned === undefined && fight.loser === slot;
  const sum = now.reduce((all, dice) => all + dice, 0);
  const whole = full.reduce((all, dice) => all + dice, 0);
  const favor = favorOf(asset);
  // Several pieces of gear take the room of a Favor that he does not have.
  const gear = planned?.gear ?? fight.gear[slot] ?? [];
  const name = cardName(props, kindOf(asset));
  return (
    <section
      class={`sp-fighter panel slot-${slot} ${seatClass(seat)}${planned === undefined ? '' : ' planned'}`}
      aria-label={name}
    >
      <header data-about={aboutAsset(props, asset)}>
        <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
        <span>
          <b class={name.split(' ').some((word) => word.length > LONG) ? 'long' : ''}>{name}</b>
          <small>
            {/* Not the number of his slot: on his disc that of his House's seat stands. */}
            {planned === undefined
              ? seat === viewer
                ? say('fig.yours')
                : names[seat]
              : say('fig.planned', { name: seat === viewer ? say('fig.yours') : names[seat]! })}
          </small>
        </span>
      </header>
      <dl class="sp-pools">
        {POOLS.map((pool, i) => (
          <div key={pool}>
            <dt>{telling.words[`sketch.${pool}`]}</dt>
            <dd aria-hidden="true" class={Math.max(full[i]!, now[i]!) > MANY ? 'many' : ''}>
              {Array.from({ length: Math.max(full[i]!, now[i]!) }, (_, die) => (
                <i key={die} class={die < now[i]! ? POOL_KINDS[i] : 'no'} />
              ))}
            </dd>
            <dd class="v">{now[i]}</dd>
          </div>
        ))}
      </dl>
      <p class="sp-health">
        <span>{say(isDown ? 'fig.fallen' : 'fig.health')}</span>
        <b>{isDown ? say(`degree.${DEGREES[fight.degree]!}`) : say('fig.of', { now: sum, of: whole })}</b>
      </p>
      {!isDown && (
        <p class="sp-health last" data-about={say('fig.falls.about')}>
          <span>{say('fig.falls')}</span>
          <b>{say('fig.wounds', { count: Math.max(1, sum - 2) })}</b>
        </p>
      )}
      <div class="sp-kit">
        {(gear.length <= 1 || favor > 0 || isChampion(asset)) && (
          <p class="sp-fx" {...glossed(glossary, isChampion(asset) ? 'champion' : 'favor', props.language)}>
            <Icon of={isChampion(asset) ? crown : laurels} />
            {isChampion(asset) ? telling.words['champion'] : say('fig.favor', { count: favor })}
          </p>
        )}
        {gear.map((one) => (
          <p
            key={one}
            class={`sp-fx${(one & EXHAUSTED) !== 0 ? ' spent' : ''}`}
            data-about={effectText(props, kindOf(one))}
          >
            <Icon of={cardEmblem(kindOf(one))} />
            {cardName(props, kindOf(one))}
          </p>
        ))}
      </div>
    </section>
  );
}

/** More dice than this, or a longer word, is set smaller. */
const MANY = 3;
const LONG = 9;

const DEGREES = ['yield', 'yield', 'injury', 'decapitation'] as const;
