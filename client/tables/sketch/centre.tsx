// The middle of the table: a roundel of tesserae with what everybody looks at on it, the decks beside it, or the two
// sides of a fight.

import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { FullCard } from '#client/tables/sketch/card.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import type { At } from '#client/tables/sketch/table.ts';
import { Pool } from '#client/tables/sketch/tally.tsx';
import type { Centre, Pile, Side, Stat } from '#games/shared/table.ts';

const Piles = ({ piles }: { piles: readonly Pile[] }) => (
  <ul class="sk-piles" tabIndex={0}>
    {piles.map(({ name, count, band }) => (
      <li key={name} class={`f-${band}`}>
        <span class="back" aria-hidden="true">
          {count}
        </span>
        <small>
          {name} <b class="vh">{count}</b>
        </small>
      </li>
    ))}
  </ul>
);

/** Cards on the roundel, or decks where there is nothing else to show. */
export function Middle({ at, centre }: { at: At; centre: Centre }) {
  const { title, cards, piles } = centre;
  return (
    <section
      class={`sk-middle${cards.length > 2 ? ' spread' : ''}${cards.length === 0 ? ' bare' : ''}`}
      aria-label={title === '' ? undefined : title}
    >
      <div class="sk-plate" tabIndex={0}>
        {cards.length <= 2 && <Roundel />}
        {title !== '' && <h3>{title}</h3>}
        {cards.length === 0 ? (
          <Piles piles={piles} />
        ) : (
          <ul class="sk-list as-cards">
            {cards.map((card, i) => (
              <FullCard key={`${card.name} ${i}`} at={at} card={card} first={i === 0} />
            ))}
          </ul>
        )}
      </div>
      {cards.length > 0 && cards.length <= 2 && piles.length > 0 && <Piles piles={piles} />}
    </section>
  );
}

/** A number that can be chosen, such as the attribute a cycle starts with. */
function Attribute({ at, stat, name }: { at: At; stat: Stat; name: string }) {
  const touch = at.touch(`${name} ${stat.label}`, stat.keys, null, stat.label);
  const inside = (
    <>
      <small>{stat.label}</small>
      <b>{stat.value}</b>
    </>
  );
  return touch.state === 'plain' ? (
    <span class={`sk-attribute ${stat.tone}`}>{inside}</span>
  ) : (
    <button
      type="button"
      class={`sk-attribute ${stat.tone} ${touch.state}${touch.taken > 0 ? ' taken' : ''}`}
      aria-pressed={touch.taken > 0}
      data-fallback={touch.isDefault ? '' : undefined}
      onClick={touch.press}
    >
      {inside}
    </button>
  );
}

/** The pips of a die, in a field of 3 by 3. */
const EYES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const Die = ({ value }: { value: number }) => (
  <svg class="sk-die" viewBox="0 0 36 36" aria-hidden="true">
    <rect x="1.500" y="1.500" width="33" height="33" rx="7" />
    {EYES[value]?.map((eye) => (
      <circle key={eye} cx={9 + 9 * (eye % 3)} cy={9 + 9 * Math.floor(eye / 3)} r="3.200" />
    ))}
  </svg>
);

function SideView({ at, side, dark }: { at: At; side: Side; dark: boolean }) {
  const { seat, name, about, tallies, stats, gear, dice, total, parts } = side;
  const owner = at.props.names[seat] ?? '';
  return (
    <section
      class={`sk-side ${seatClass(seat)}${dark ? ' dark' : ''}${seat === at.props.viewer ? ' own' : ''}`}
      aria-label={name}
    >
      <header>
        <Medallion seat={seat} size="l" emblem={emblem(side.emblem)} />
        <span>
          <b>{name}</b>
          <small>{about.includes(owner) ? about : [about, owner].filter((text) => text !== '').join(', ')}</small>
        </span>
        {total !== null && <output class="sk-total">{total}</output>}
      </header>
      {tallies.length > 0 && (
        <div class="sk-pools">
          {tallies.map((tally) => (
            <Pool key={tally.label} at={at} tally={tally} name={name} />
          ))}
        </div>
      )}
      {stats.length > 0 && (
        <div class="sk-attributes">
          {stats.map((stat) => (
            <Attribute key={stat.label} at={at} stat={stat} name={name} />
          ))}
        </div>
      )}
      {dice.length > 0 && (
        <p class="sk-dice">
          {dice.map((value, i) => (
            <Die key={`${i} ${value}`} value={value} />
          ))}
          <span class="vh">{at.say('dice.label', { dice: dice.join(', ') })}</span>
        </p>
      )}
      {parts.length > 0 && (
        <dl class="sk-parts">
          {parts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {gear.length > 0 && (
        <ul class="sk-gears">
          {gear.map(({ label, value }) => (
            <li key={label} data-about={value}>
              <Icon of={emblem('armour')} />
              <span>
                <b>{label}</b>
                <small>{value}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Duel({ at, centre }: { at: At; centre: Centre }) {
  return (
    <section class="sk-duel" tabIndex={0} aria-label={centre.title}>
      <h3>{centre.title}</h3>
      <div>
        {centre.sides.map((side, i) => (
          <SideView key={`${side.seat} ${side.name}`} at={at} side={side} dark={i === 1} />
        ))}
      </div>
    </section>
  );
}
