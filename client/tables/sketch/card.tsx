// A card in its forms: papyrus with a band, a person with a disc, a line with its effect, or a name alone.

import { Fragment } from 'preact';
import { Icon } from '#client/shell/icon.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import type { At, Touch } from '#client/tables/sketch/table.ts';
import { Stones } from '#client/tables/sketch/tally.tsx';
import type { Card, Stat } from '#games/shared/table.ts';

/** What every form of a card has as a button: its click handler, and whether Tab stops at it. */
const buttonProps = ({ state, taken, isOpen, isDefault, does, press }: Touch, first: boolean) => ({
  type: 'button' as const,
  'aria-pressed': does === 'take' ? taken > 0 : undefined,
  'aria-expanded': does === 'open' ? isOpen : undefined,
  'data-fallback': isDefault ? '' : undefined,
  // Every card that can be chosen is a tab stop; of cards that can only be read the first is, and arrows lead on.
  tabIndex: state === 'can' || first ? 0 : -1,
  onClick: press,
});

const classOf = ({ state, taken }: Touch, card: Card): string =>
  [state, taken > 0 ? 'taken' : '', card.state, card.hurt ? 'hurt' : ''].filter((name) => name !== 'plain').join(' ');

const Copies = ({ count, taken }: { count: number; taken: number }) =>
  count > 1 ? <i class="times">{taken > 0 ? `${taken}/${count}` : `×${count}`}</i> : null;

/** The meaning of the green edge, for screen readers. */
const Can = ({ at, touch }: { at: At; touch: Touch }) =>
  touch.state === 'can' ? <span class="vh">, {at.say('can')}</span> : null;

export function Stats({ stats, named }: { stats: readonly Stat[]; named: boolean }) {
  return (
    <span class={`sk-stats${named ? ' named' : ''}${stats.length > 3 ? ' many' : ''}`}>
      {stats.map(({ label, value, tone }) => (
        <span key={label} class={`sk-stat ${tone}`} data-about={label}>
          <b>{value}</b>
          <small class={named ? '' : 'vh'}>{label}</small>
        </span>
      ))}
    </span>
  );
}

/** Everything a card says. */
export function Face({ card }: { card: Card }) {
  const { name, sort, stats, about, price, marks, health } = card;
  return (
    <>
      <span class="band">{name}</span>
      <span class="em">
        <Icon of={emblem(card.emblem)} />
      </span>
      {stats.length > 0 && <Stats stats={stats} named />}
      {health !== null && <Stones value={health.now} of={health.of} />}
      {about?.split('\n').map((line) => (
        <span key={line} class="about">
          {line}
        </span>
      ))}
      {marks.length > 0 && <em class="marks">{marks.join(', ')}</em>}
      <span class="foot">
        <span>{sort}</span>
        {price !== null && (
          <span>
            {price.label} <b>{price.value}</b>
          </span>
        )}
      </span>
    </>
  );
}

interface CardProps {
  at: At;
  card: Card;
  first: boolean;
}

export function FullCard({ at, card, first }: CardProps) {
  const touch = at.touch(card.name, card.keys, card);
  return (
    <li>
      <button class={`card sk-card f-${card.band} ${classOf(touch, card)}`} {...buttonProps(touch, first)}>
        <Face card={card} />
        <Copies count={card.count} taken={touch.taken} />
        <Can at={at} touch={touch} />
      </button>
    </li>
  );
}

const Disc = ({ card }: { card: Card }) => (
  <span class="sk-token" aria-hidden="true">
    <Icon of={emblem(card.emblem)} />
    {card.hurt && <i class="sk-blood" />}
  </span>
);

export function Person({ at, card, first }: CardProps) {
  const touch = at.touch(card.name, card.keys, card);
  const told = [card.sort, ...card.marks].filter((text) => text !== '').join(', ');
  return (
    <li>
      <button class={`sk-person ${classOf(touch, card)}`} {...buttonProps(touch, first)}>
        <Disc card={card} />
        <span class="who">
          <b>{card.name}</b> <Copies count={card.count} taken={touch.taken} />
          <small>{told}</small>
        </span>
        <Stats stats={card.stats} named={false} />
        {card.health !== null && (
          <span class="life">
            <Stones value={card.health.now} of={card.health.of} />
            <b>
              <span class="vh">{at.say('health')} </span>
              {card.health.now}/{card.health.of}
            </b>
          </span>
        )}
        <Can at={at} touch={touch} />
      </button>
    </li>
  );
}

/** Where room is scarce: the disc, the name and the bare numbers. */
export function Token({ at, card, first }: CardProps) {
  const touch = at.touch(card.name, card.keys, card);
  const numbers =
    card.health === null
      ? card.stats.map(({ label, value }) => ({ label, value }))
      : [{ label: at.say('health'), value: `${card.health.now}/${card.health.of}` }];
  return (
    <li>
      <button class={`sk-chip ${classOf(touch, card)}`} {...buttonProps(touch, first)}>
        <Disc card={card} />
        <span>{card.name}</span> <Copies count={card.count} taken={touch.taken} />
        <small>
          {numbers.map(({ label, value }) => (
            <Fragment key={label}>
              <span class="vh">{label}</span> {value}{' '}
            </Fragment>
          ))}
        </small>
        {card.marks.length > 0 && <span class="vh">{card.marks.join(', ')}</span>}
        <Can at={at} touch={touch} />
      </button>
    </li>
  );
}

export function NoteLine({ at, card, first }: CardProps) {
  const touch = at.touch(card.name, card.keys, card);
  return (
    <li>
      <button class={`sk-note f-${card.band} ${classOf(touch, card)}`} {...buttonProps(touch, first)}>
        <span>
          <b>{card.name}</b> <Copies count={card.count} taken={touch.taken} />
          {card.marks.length > 0 && <em>{card.marks.join(', ')}</em>}
        </span>
        {card.about !== null && <small>{card.about}</small>}
        <Can at={at} touch={touch} />
      </button>
    </li>
  );
}

export function NameChip({ at, card, first }: CardProps) {
  const touch = at.touch(card.name, card.keys, card);
  return (
    <li>
      <button class={`sk-chip f-${card.band} banded ${classOf(touch, card)}`} {...buttonProps(touch, first)}>
        <span>{card.name}</span> <Copies count={card.count} taken={touch.taken} />
        {card.marks.length > 0 && <small>{card.marks.join(', ')}</small>}
        <Can at={at} touch={touch} />
      </button>
    </li>
  );
}
