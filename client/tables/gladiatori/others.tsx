// The other gladiators, as everybody sees them: in the order of the round, with the counts of their cards, their Items
// and their rows of Action cards.

import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { cardName, ItemNames } from '#client/tables/gladiatori/card.tsx';
import { OF_CARD, OF_SPECIES, SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { characterName, emblemOf } from '#client/tables/gladiatori/figures.ts';
import { hexName } from '#client/tables/gladiatori/geometry.ts';
import { Points } from '#client/tables/gladiatori/points.tsx';
import { countOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { CARDS, FACE_DOWN, POWERS, ROTATED, speciesName } from '#games/gladiatori/cards.ts';

export function Others(props: Props) {
  const say = sayOf(props);
  const { view, viewer } = props;
  const listed = view.order.length > 0 ? view.order : view.gladiators.map((_, seat) => seat);
  const missing = view.gladiators.flatMap((_, seat) => (listed.includes(seat) ? [] : [seat]));
  const seats = [...listed, ...missing].filter((seat) => seat !== viewer);
  return (
    <div class="gl-others">
      {seats.length > 0 && (
        <ul class="panel" aria-label={say('others.title')}>
          {seats.map((seat) => (
            <Other key={seat} props={props} seat={seat} />
          ))}
        </ul>
      )}
      {view.animals.length > 0 && <Animals {...props} />}
    </div>
  );
}

function Other({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const { view, names, seats, viewer } = props;
  const one = view.gladiators[seat]!;
  const own = view.gladiators[viewer];
  const isAlly = own !== undefined && own.side === one.side;
  const place = view.order.indexOf(seat);
  const isActive = view.active === seat;
  const isRest = view.flow.scenes.some(({ rule }) => rule === 'rest');
  const used = POWERS.filter((_, power) => (one.used & (1 << power)) !== 0).map(
    ({ name }) => props.telling.words[`power.${name}`]!,
  );
  return (
    <li class={`gl-other ${seatClass(seat)} ${isActive ? 'active' : ''} ${one.out > 0 ? 'out' : ''}`}>
      <Medallion seat={seat} emblem={emblemOf(view, seat)} />
      <div class={`o1 ${one.character < 0 ? 'before' : ''}`}>
        <b class="name">{one.character < 0 ? names[seat] : characterName(props, seat)}</b>{' '}
        <span class="gl-player">
          {one.character < 0 ? characterName(props, seat) : names[seat]}
          {isAlly && view.gladiators.length > 1 && <em> · {say('others.ally')}</em>}
        </span>
      </div>
      {view.mode !== 'solo' && view.mode !== 'coop' && <Points props={props} seat={seat} />}
      {(view.turn > 0 || one.items.length > 0) && (
        <div class="o2">
          {/* Before it is split the deck is whole: no hand of 0. */}
          {view.turn > 0 &&
            (countOf(one.deck) > 0 ? (
              <span class="ct" data-about={say('others.deck')}>
                <Icon of={SIGNS.hand} name={say('others.deck')} />
                <b>{countOf(one.deck)}</b>
              </span>
            ) : (
              <>
                <span class="ct" data-about={say('others.hand')}>
                  <Icon of={SIGNS.hand} name={say('others.hand')} />
                  <b>{countOf(one.hand)}</b>
                </span>
                <span class="ct" data-about={say('others.hp')}>
                  <Icon of={SIGNS.hp} name={say('others.hp')} />
                  <b>{countOf(one.hp)}</b>
                </span>
              </>
            ))}
          <ItemNames props={props} items={one.items} />
          <RowMini props={props} seat={seat} />
        </div>
      )}
      <p class="o3">
        {place >= 0 && view.round > 0 && !isRest && one.out === 0 && props.outcome === null && (
          <span>
            {isActive
              ? say('others.acting')
              : view.acted.includes(seat)
                ? say('others.acted')
                : say('others.place', { place: place + 1 })}
          </span>
        )}
        {one.out === 1 && <span>{props.telling.words['dead']}</span>}
        {one.out === 2 && <span>{props.telling.words['surrendered']}</span>}
        {one.grey > 0 && (
          <span
            class="bad"
            {...about(say('own.about.trapped'))}
          >{`${props.telling.words['trapped']} ${one.grey}`}</span>
        )}
        {one.down ? (
          <span class="bad" {...about(say('own.about.faceDown'))}>
            {props.telling.words['faceDown']}
          </span>
        ) : (
          one.white > 0 && (
            <span
              class="bad"
              {...about(say('others.about.unbalanced'))}
            >{`${props.telling.words['unbalanced']} ${one.white}`}</span>
          )
        )}
        {one.due >= 0 && one.out === 0 && <span class="bad">{say('own.unbeatable')}</span>}
        {used.length > 0 && (
          <span data-about={say('others.used')}>{say('others.usedNames', { powers: used.join(', ') })}</span>
        )}
        {seats[seat]?.online === false && seats[seat]?.kind === 'person' && <span>{say('others.away')}</span>}
      </p>
    </li>
  );
}

/** The row in small: upright, turned, face down. */
export function RowMini({ props, seat }: { props: Props; seat: number }) {
  const one = props.view.gladiators[seat]!;
  const say = sayOf(props);
  const told = one.row.map((card, place) => {
    const turned = one.turned[place]!;
    return [card < 0 ? say('row.hidden') : cardName(props, card), (turned & ROTATED) !== 0 ? say('row.rotated') : '']
      .filter((word) => word !== '')
      .join(' ');
  });
  return (
    <span
      class="gl-minis"
      role="img"
      aria-label={`${say('row.of')}${props.telling.colon}${told.join(', ') || say('row.empty')}`}
    >
      {one.row.map((card, place) => {
        const turned = one.turned[place]!;
        const isDown = card < 0 || (turned & FACE_DOWN) !== 0;
        return (
          <i
            key={place}
            class={`gl-mini ${(turned & ROTATED) !== 0 ? 'rot' : ''} ${isDown ? 'down' : ''} ${one.using === place ? 'using' : ''}`}
            data-about={card < 0 ? say('row.hidden') : (props.telling.words[`card.${CARDS[card]!.name}`] ?? '')}
          >
            {!isDown && <Icon of={OF_CARD[card]!} />}
          </i>
        );
      })}
    </span>
  );
}

function Animals(props: Props) {
  const say = sayOf(props);
  const { animals } = props.view;
  const present = animals.flatMap((animal, i) => (animal.where === 2 ? [{ ...animal, number: i + 1 }] : []));
  const waiting = animals.filter(({ where }) => where < 2).length;
  const killed = animals.filter(({ where }) => where === 3).length;
  return (
    <section class="panel gl-animals">
      <h2 class="eyebrow">{say('animals.title', { present: present.length, waiting, killed })}</h2>
      {present.length > 0 && (
        <ul>
          {present.map(({ species, cell, grey, number }) => (
            <li key={number}>
              <Icon of={OF_SPECIES[species]!} />
              <b>
                {props.telling.words[`animal.${speciesName(species)}`]} {number}
              </b>
              <span>{hexName(cell)}</span>
              {grey > 0 && <span class="bad">{`${props.telling.words['trapped']} ${grey}`}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
