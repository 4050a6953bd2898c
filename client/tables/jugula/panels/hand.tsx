// Below the arena: what the zones on it mean, and the viewer's hand. A card keeps its place; the top card of the pile is
// shown beside the hand where it can be chosen.

import { about } from '#client/shell/explain.ts';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { beginDrag } from '#client/tables/dragging.ts';
import { aimed } from '#client/tables/jugula/arena/marks.tsx';
import { dropOn, enteringNow, moverOf } from '#client/tables/jugula/arena/press.ts';
import { cardKey } from '#client/tables/jugula/choices.ts';
import { bandOf, CardFace, cardAbout, effectOf, topCalled } from '#client/tables/jugula/panels/card.tsx';
import { exitOf } from '#client/tables/jugula/panels/out.ts';
import { isShelved } from '#client/tables/jugula/panels/shelf.tsx';
import { isStoic } from '#client/tables/jugula/panels/stoic.ts';
import { Goal } from '#client/tables/jugula/panels/vox.tsx';
import {
  armaturaName,
  askedOf,
  homeOf,
  isTaken,
  itemsOf,
  nameAmong,
  nameOfGladiator,
  type JugulaProps as Props,
  pointed,
  sayOf,
  sharedBy,
  toggle,
  touch,
} from '#client/tables/jugula/props.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblem } from '#client/tables/sketch/emblems.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { ARMATURAE, kindOfName } from '#games/jugula/armaturae.ts';
import { cardOf } from '#games/jugula/cards.ts';
import { emblemOf } from '#games/jugula/table.ts';
import { type Gladiator, threatsOn } from '#games/jugula/table-things.ts';

/** Beside so many cards the top card of the pile always has its place, so that a combat moves none of them. */
const LONG = 6;

export function Hand(props: Props) {
  const say = sayOf(props);
  const { view } = props;
  const { open, seen, left } = view.lanistae[homeOf(props)]!;
  const isOut = left > 0 && props.outcome === null && props.viewer !== SPECTATOR;
  const exit = isOut ? exitOf(props.events, homeOf(props)) : undefined;
  const cards = isOut ? [] : [...open, ...seen].sort((a, b) => a - b);
  const aim = aimed(props);
  // Whose zones are on the sand: of him who is pointed at, of the target, or of him who would stand there.
  const mover = askedOf(props)?.of === 'stance' && typeof props.draft.value === 'number' ? moverOf(props) : null;
  const isPlanned = pointed.value < 0 && aim === null && mover !== null && mover.kind >= 0;
  const zoned = pointed.value >= 0 ? pointed.value : (aim?.on ?? (isPlanned ? nameOfGladiator(mover) : -1));
  // Where he would stand, the bar says who threatens him.
  const threats = zoned < 0 || isPlanned ? [] : threatsOn(view, zoned);
  // In a combat that is planned or fought its two fighters do not threaten each other (JU-13.14).
  const counted =
    aim?.on === zoned
      ? threats.filter((one) => one !== aim.by)
      : aim?.by === zoned
        ? threats.filter((one) => one !== aim.on)
        : null;
  const shown = counted ?? threats;
  // Of the target of an attack it does not matter how far it strikes.
  const far = zoned < 0 || aim?.on === zoned ? null : ARMATURAE[kindOfName(zoned)]!;
  // Nobody threatens him, whoever stands before him.
  const unmoved = zoned >= 0 && isStoic(zoned);
  const hasTop = itemsOf(props, cardKey('top')).length > 0;
  const entering = cards.length === 0 ? enteringNow(props) : null;
  return (
    <section class="ju-mine">
      <p class={`ju-caption${pointed.value < 0 ? '' : ' shown'}`}>
        {zoned >= 0 ? (
          <>
            <b>{say('zone.of', { name: nameAmong(props, zoned) })}</b>{' '}
            {shown.length > 0 && (
              <>
                <b class="neg">
                  {say(counted === null ? 'zone.threats' : 'zone.threats.now', {
                    list: shown.map(armaturaName).join(', '),
                    n: shown.length,
                  })}
                </b>{' '}
                <Rule props={props} clause="JU-13.14" />{' '}
              </>
            )}
            {far !== null && far.range > 0 && (
              <>
                {say(far.bow ? 'zone.reach.bow' : 'zone.reach', { n: far.range })}{' '}
                <Rule props={props} clause={far.bow ? 'JU-16.20' : 'JU-16.2'} />{' '}
              </>
            )}
            {/* There is room for two sentences; the numbers are on the squares. */}
            {shown.length < 2 && (shown.length === 0 || far === null || far.range === 0) && (
              <>
                {say('zone.told')} {shown.length === 0 && !unmoved && <Rule props={props} clause="JU-13.7" />}
              </>
            )}
            {unmoved && (
              <>
                {say('zone.stoic')} <Rule props={props} clause="JU-16.31" />
              </>
            )}
          </>
        ) : isShelved(props) ? null : (
          <>
            <Goal props={props} /> {say('zone.how')}
          </>
        )}
      </p>
      <ul class="ju-hand" aria-label={say('hand.title')}>
        {isOut && (
          <li class="ju-last">
            {exit !== undefined && `${props.telling.event(exit)}. `}
            {say('hand.out')} <Rule props={props} clause={exit?.clause ?? 'JU-18.3'} />
          </li>
        )}
        {cards.map((card) => (
          <HandCard key={card} props={props} card={card} />
        ))}
        {!hasTop && cards.length > 1 && cards.length <= LONG && !props.view.dice && (
          <li class="ju-lies" {...about(say('hand.top.about'))}>
            <span class="card back ju-card ju-top">
              <b aria-hidden="true">?</b>
              <span>{topCalled(props)}</span>
            </span>
          </li>
        )}
        {hasTop && (
          <li>
            <button
              type="button"
              class={`card back ju-card ju-top can${isTaken(props, 'top') ? ' chosen' : ''}`}
              aria-pressed={isTaken(props, 'top')}
              {...about(say('hand.top.about'))}
              data-number-inside
              onClick={() => touch(props, 'top')}
            >
              <b aria-hidden="true">?</b>
              <span>{topCalled(props)}</span>
            </button>
          </li>
        )}
        {cards.length === 1 && !hasTop && (
          <li class="ju-last">
            {say('hand.last')} <Rule props={props} clause="JU-13.3" />
          </li>
        )}
        {cards.length === 0 && !hasTop && !isOut && entering === null && (
          <li class="ju-none">{say(props.viewer === SPECTATOR ? 'hand.hidden' : 'hand.none')}</li>
        )}
        {entering !== null && <Dock props={props} entering={entering} />}
      </ul>
    </section>
  );
}

/** Before the first cards: the gladiator who enters, to be dragged to his square, and those who come after him. */
function Dock({ props, entering }: { props: Props; entering: Gladiator }) {
  const say = sayOf(props);
  const later = props.view.gladiators.filter(
    (one) => one.seat === entering.seat && one.cell < 0 && one.kind >= 0 && one !== entering,
  );
  return (
    <>
      <li class={`ju-entering ${seatClass(entering.seat)}`}>
        <span class="drags" onPointerDown={(event) => beginDrag(event, (place) => dropOn(props, Number(place)))}>
          <Medallion seat={entering.seat} size="l" emblem={emblem(emblemOf(entering.kind))} />
        </span>
        <span>
          <b class="title">{armaturaName(nameOfGladiator(entering))}</b>
          <small>{say(props.draft.value === null ? 'dock.how' : 'dock.turn')}</small>
        </span>
      </li>
      <li class="ju-later">
        <small>{later.length > 0 && say('dock.later')}</small>
        <span>
          {later.map((one) => (
            <Medallion
              key={one.kind}
              seat={one.seat}
              size="s"
              emblem={emblem(emblemOf(one.kind))}
              name={armaturaName(nameOfGladiator(one))}
            />
          ))}
        </span>
      </li>
    </>
  );
}

function HandCard({ props, card }: { props: Props; card: number }) {
  const request = askedOf(props);
  const { draft } = props;
  const items = isShelved(props) ? [] : itemsOf(props, cardKey(card));
  const { card: opened } = sharedBy(props);
  const isPlay = request?.of === 'play';
  const isOpen = isPlay && opened.value === card;
  const isChosen = isPlay
    ? typeof draft.value === 'number' && cardOf(draft.value) === card
    : items.length > 0 && isTaken(props, items[0]!);
  const press = (): void => {
    if (items.length === 0) return;
    if (isPlay) {
      opened.value = isOpen ? -1 : card;
      draft.value = null;
    } else if (request?.kind === 'subset') {
      opened.value = card;
      toggle(props, items[0]!);
    } else touch(props, items[0]!);
  };
  return (
    <li>
      <button
        type="button"
        class={`card ju-card ${bandOf(card)}${items.length > 0 ? ' can' : ''}${isOpen || isChosen ? ' chosen' : ''}`}
        aria-pressed={items.length > 0 && !isPlay ? isChosen : undefined}
        aria-expanded={isPlay && items.length > 0 ? isOpen : undefined}
        data-number-inside
        data-about={cardAbout(props, card, isPlay ? 'hand.about.play' : 'hand.about')}
        onClick={press}
      >
        <CardFace props={props} card={card} />
        <span class="vh">
          {effectOf(props, card)} {items.length > 0 ? sayOf(props)('arena.can') : ''}
        </span>
      </button>
    </li>
  );
}
