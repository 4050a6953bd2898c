// Below the stage, in every scene: what the viewer's House has, its gladiators, and the cards in its hand. A scene says
// what can be touched there, and where things lie meanwhile.

import discard from 'icon:card-discard';
import laurels from 'icon:laurels';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import type { ComponentChildren } from 'preact';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { beginDrag } from '#client/tables/dragging.ts';
import { useEdges } from '#client/tables/edges.ts';
import { glossed } from '#client/tables/glossed.ts';
import { OwnTask } from '#client/tables/house-of-gladiators/houses.tsx';
import { cardIcon } from '#client/tables/house-of-gladiators/parts/emblem.ts';
import { lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  ATTRIBUTE_ICONS,
  type Chip,
  CYCLE,
  cardAbout,
  cardName,
  cardNote,
  className,
  familyOf,
  handCount,
  handOf,
  homeOf,
  isPhone,
  manIcon,
  manName,
  namedIn,
  type LudiProps as Props,
  sayOf,
  sortOf,
  statNow,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import { sceneFor } from '#client/tables/house-of-gladiators/scene.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { HAND_LIMIT, houseGlory, maxHp } from '#games/house-of-gladiators/table-things.ts';
import { glossary } from '#games/house-of-gladiators/words/glossary.ts';

export function Ludus(props: Props) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const house = props.view.houses[seat]!;
  const scene = sceneFor(props);
  const cards = handOf(house);
  const isOwn = props.viewer !== SPECTATOR;
  const pile = (isOwn && scene.pile?.(props)) || null;
  const asked = props.request?.id ?? null;
  const menStrip = useEdges<HTMLUListElement>(asked);
  const handStrip = useEdges<HTMLUListElement>(asked);
  return (
    <section
      class={`hg-ludus panel ${seatClass(seat)}${scene.isHandWhole ? ` whole ${scene.tab}` : ''}`}
      aria-label={isOwn ? say('ludus.label') : say('ludus.of', { name: props.names[seat]! })}
    >
      <Stock props={props} seat={seat} />
      <ul ref={menStrip} class="hg-men" tabIndex={0} aria-label={say('ludus.men')}>
        {house.ludus.map((man) => {
          const chip = (isOwn && scene.man?.(props, man)) || {};
          return (
            <li key={man.tiro}>
              <Touchable chip={chip} class="hg-lu" note={chip.about}>
                <Medallion seat={seat} emblem={manIcon(man)} />
                <span>
                  <b>{manName(man.tiro)}</b>
                  {/* Of four and more each has little room; the class tells the level. */}
                  <small>
                    <Icon of={manIcon(man)} name={sortOf(props, man)} />
                    {chip.note ?? (house.ludus.length < 4 ? sortOf : className)(props, man)}
                  </small>
                </span>
                <span class="right">
                  <em>
                    {man.glory > 0 && (
                      <span class="glory">
                        <Icon of={laurels} name={say('ludus.glory')} /> {man.glory}
                      </span>
                    )}
                    <span class="health" {...about(say('ludus.health', { n: man.hp, most: maxHp(man) }))}>
                      {man.hp}/{maxHp(man)}
                    </span>
                  </em>
                  <span class="values">
                    {CYCLE.map((attribute) => (
                      <span key={attribute}>
                        <Icon of={ATTRIBUTE_ICONS[attribute]} name={word(props, attribute)} /> {statNow(man, attribute)}
                      </span>
                    ))}
                  </span>
                </span>
              </Touchable>
            </li>
          );
        })}
        {house.ludus.length === 0 && <li class="none">{say('ludus.nobody')}</li>}
      </ul>
      <ul ref={handStrip} class="hg-hand" tabIndex={0} aria-label={say('ludus.cards')}>
        {cards.map((card, i) => {
          const copy = i - cards.indexOf(card);
          const chip = (isOwn && scene.card?.(props, card, copy)) || {};
          return (
            <li key={`${card} ${copy}`}>
              <Touchable
                chip={chip}
                class={`hg-held ${familyOf(card)}`}
                note={chip.about === undefined ? cardNote(props, card) : `${cardNote(props, card)} ${chip.about}`}
                {...(asked === null ? {} : { shut: chip.shut ?? say('ludus.notNow') })}
              >
                <b>{cardName(props, card)}</b>
                <Icon of={cardIcon(card)} />
                <small>{chip.note ?? cardAbout(props, card)}</small>
              </Touchable>
            </li>
          );
        })}
        {pile !== null && (
          <li>
            <button
              type="button"
              class={`hg-pile${pile.isOpen ? ' open' : ''}`}
              aria-pressed={pile.isOpen}
              data-drop="pile"
              onClick={pile.toggle}
            >
              <Icon of={discard} />
              <span>{say(pile.isOpen ? 'ludus.throwing' : 'ludus.throw')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

interface TouchableProps {
  chip: Chip;
  class: string;
  /** What is explained beside it, where its own text may be cut. */
  note?: string | undefined;
  /** What is added to the note of a thing that cannot be touched now: a touch shows all of it. */
  shut?: string;
  children: ComponentChildren;
}

function Touchable({ chip, class: classes, note, shut, children }: TouchableProps) {
  const { state = '', touch, drag } = chip;
  const look = `${classes} ${state}${drag === undefined ? '' : ' drags'}`;
  const press = (event: PointerEvent): void => {
    if (drag !== undefined) beginDrag(event, drag);
  };
  if (touch === undefined)
    return (
      <div
        class={shut === undefined ? look : `${look} cannot`}
        onPointerDown={press}
        data-about={shut === undefined ? note : `${note} ${shut}`}
      >
        {children}
      </div>
    );
  return (
    <button
      type="button"
      class={look}
      aria-pressed={state === 'chosen' || state === 'laid'}
      data-about={note}
      onPointerDown={press}
      onClick={touch}
    >
      {children}
    </button>
  );
}

/** The parts of this day that are over, and how each ended. */
function Day({ props }: { props: Props }) {
  const say = sayOf(props);
  const day = sceneFor(props).tab === 'bout' ? (lying(props.stage, 'day') ?? []) : [];
  return (
    <>
      {day.map(({ slot, seats, winner, isDrawn }) => (
        <span key={`${slot} ${seats.join()}`} class="past">
          <b>{word(props, slot)}</b>{' '}
          {isDrawn ? say('day.drawn') : winner < 0 ? say('day.empty') : say('day.won', namedIn(props, winner))}
        </span>
      ))}
    </>
  );
}

/** Coins, rations, Glory, and what the bouts of this day bring at House Duties. */
function Stock({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const { view } = props;
  const house = view.houses[seat]!;
  // House Duties count it line by line.
  const isPaid = sceneFor(props).tab === 'duties';
  const come = isPaid ? [] : view.noted.filter((one) => one.seat === seat);
  const sum = (of: (one: (typeof come)[number]) => number): number => come.reduce((all, one) => all + of(one), 0);
  const count = sum((one) => one.coins);
  const food = sum((one) => one.rations);
  const toCome = (
    [
      [coins, count, say('ludus.coins', { count })],
      [wheat, food, say('ludus.rations', { count: food })],
      [laurels, sum((one) => one.glory), say('ludus.glory')],
    ] as const
  ).filter(([, n]) => n > 0);
  return (
    <header class="hg-stock">
      <h2 class="title">{say('ludus.title')}</h2>
      <span {...glossed(glossary, 'coins', props.language)}>
        <Icon of={coins} /> <b>{house.coins}</b> <span class="unit">{say('ludus.coins', { count: house.coins })}</span>
      </span>
      <span {...glossed(glossary, 'rations', props.language)}>
        <Icon of={wheat} /> <b>{house.rations}</b>{' '}
        <span class="unit">{say('ludus.rations', { count: house.rations })}</span>
      </span>
      <span {...glossed(glossary, 'glory', props.language)}>
        <Icon of={laurels} /> <b>{houseGlory(house)}</b> <span class="unit">{say('ludus.glory')}</span>
      </span>
      {isPhone() && <OwnTask props={props} />}
      <Day props={props} />
      {toCome.length > 0 && (
        <small class="come">
          {say('ludus.come')}
          {toCome.map(([icon, n, name]) => (
            <span key={name}>
              <Icon of={icon} /> {n} <span class="vh">{name}</span>
            </span>
          ))}
        </small>
      )}
      <span class="hand">{say('ludus.hand', { n: handCount(house), most: HAND_LIMIT })}</span>
    </header>
  );
}
