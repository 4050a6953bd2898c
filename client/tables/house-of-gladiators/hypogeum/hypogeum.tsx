// The Hypogeum (HG-25.8): three mats with their sky, a fighter and two sockets on each. Gladiators and cards are touched
// below, where they lie; they go to the mat that was touched last.

import laurels from 'icon:laurels';
import coins from 'icon:two-coins';
import wheat from 'icon:wheat';
import type { ComponentChildren } from 'preact';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { beginDrag } from '#client/tables/dragging.ts';
import {
  choose,
  currentSlot,
  dropCard,
  dropMan,
  gearOn,
  isAssigning,
  layCard,
  layMan,
  manOn,
  openSlots,
  opponentOf,
  type Slot,
  type Socket,
  slotOf,
  socketOf,
  takeOff,
} from '#client/tables/house-of-gladiators/hypogeum/laying.ts';
import { Meets } from '#client/tables/house-of-gladiators/hypogeum/meets.tsx';
import { Sky } from '#client/tables/house-of-gladiators/hypogeum/sky.tsx';
import { Health } from '#client/tables/house-of-gladiators/parts/health.tsx';
import { Stats } from '#client/tables/house-of-gladiators/parts/stats.tsx';
import {
  breakable,
  type Chip,
  cardAbout,
  cardName,
  cardNote,
  homeOf,
  isPhone,
  type LudiSceneParts,
  manIcon,
  manName,
  type LudiProps as Props,
  sayOf,
  sortOf,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import type { Plan } from '#client/tables/table.ts';
import { type Gladiator, maxHp, REWARDS, SLOT_NAMES } from '#games/house-of-gladiators/table-things.ts';

/** HG-16.1 to HG-16.3 */
const ROLLS = [3, 4, 6];
const SOCKETS: readonly Socket[] = ['combat', 'special'];

const HypogeumStage = (props: Props) => (
  <div class="hg-mats" tabIndex={0}>
    {SLOT_NAMES.map((slot, i) => (
      <Mat key={slot} props={props} slot={slot} i={i} />
    ))}
  </div>
);

function Mat({ props, slot, i }: { props: Props; slot: Slot; i: number }) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const isOpen = isAssigning(props) && openSlots(props).includes(slot);
  const isNow = isOpen && currentSlot(props) === slot;
  const reward = REWARDS[i]!;
  const other = opponentOf(props, slot, seat);
  const against =
    props.view.round < i + 1
      ? say('mat.later', { n: i + 1 })
      : other < 0
        ? say('mat.bye')
        : say('mat.against', { name: props.names[other]! });
  const head = (
    <>
      <b class="title">{word(props, slot)}</b>
      <small>{say('mat.rolls', { n: ROLLS[i]! })}</small>
      <span role="img" aria-label={say('mat.prize', reward)}>
        <Icon of={laurels} /> {reward.glory} <Icon of={coins} /> {reward.coins} <Icon of={wheat} /> {reward.rations}
      </span>
    </>
  );
  return (
    <section
      class={`hg-mat ${seatClass(seat)}${isNow ? ' now' : ''}${isOpen ? '' : ' shut'}`}
      aria-label={word(props, slot)}
      data-drop={isOpen ? slot : undefined}
    >
      <Sky slot={i} />
      {isOpen ? (
        <button type="button" class="hg-mat-head" aria-pressed={isNow} onClick={() => choose(props, slot, true)}>
          {head}
          <span class="vh">{say('mat.here')}</span>
        </button>
      ) : (
        <div class="hg-mat-head">{head}</div>
      )}
      <p class="vs">{other >= 0 && [<Medallion key="seat" seat={other} size="s" />, against]}</p>
      <OnMat props={props} slot={slot} isOpen={isOpen} isNow={isNow} why={other < 0 ? against : null} />
    </section>
  );
}

interface OnMatProps {
  props: Props;
  slot: Slot;
  isOpen: boolean;
  /** Cards and gladiators go here. */
  isNow: boolean;
  /** Why nobody fights here. */
  why: string | null;
}

/** The gladiator on the mat and his gear; only the viewer's own. */
function OnMat({ props, slot, isOpen, isNow, why }: OnMatProps) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const { view } = props;
  const at = SLOT_NAMES.indexOf(slot);
  const { plan } = view.houses[seat]!;
  const tiro = isOpen ? manOn(props, slot) : plan.fighters[at]!;
  const man = view.houses[seat]!.ludus.find((one) => one.tiro === tiro);
  if (!isOpen && man === undefined)
    return why === null ? null : (
      <p class="hg-lies none bye">
        <b>{why}</b>
      </p>
    );
  return (
    <>
      {man === undefined ? (
        <div class="hg-lies none">
          <b>{say('mat.fighter')}</b>
          <small>{say('mat.lay')}</small>
        </div>
      ) : (
        // The first touch chooses the mat, as everywhere on it.
        <Laid
          isOpen={isOpen}
          class="hg-lies"
          touch={() => (isNow ? takeOff(props, slot, 'man') : choose(props, slot, true))}
          drag={(place) => dropMan(props, tiro, place as Slot)}
          told={isOpen ? say(isNow ? 'mat.back' : 'mat.first') : undefined}
        >
          <span class="hd">
            <Medallion seat={seat} emblem={manIcon(man)} />
            <span>
              <b class="name">{manName(tiro)}</b>
              <small>{sortOf(props, man)}</small>
            </span>
            <b class="hp">
              {man.hp}
              <small>/{maxHp(man)}</small>
            </b>
          </span>
          <Health props={props} hp={man.hp} most={maxHp(man)} />
          <Stats props={props} man={man} />
          {isOpen && <span class="vh">{say(isNow ? 'mat.takeOff' : 'mat.here')}</span>}
        </Laid>
      )}
      <div class="hg-sockets">
        {SOCKETS.map((socket) => {
          const gear = isOpen ? gearOn(props, slot, socket) : null;
          const card = isOpen ? (gear?.card ?? -1) : plan[socket][at]!;
          if (card < 0)
            return (
              <div key={socket} class={`hg-socket none ${socket}`}>
                <b>{breakable(word(props, `type.${socket}`))}</b>
                <small>{say('mat.none')}</small>
              </div>
            );
          return (
            <Laid
              key={socket}
              isOpen={isOpen}
              class={`hg-socket ${socket}`}
              touch={() => takeOff(props, slot, socket)}
              drag={(place) => dropCard(props, card, gear?.copy ?? 0, place as Slot)}
              told={isOpen ? `${cardNote(props, card)} ${say('mat.back.card')}` : cardNote(props, card)}
            >
              <b>{cardName(props, card)}</b>
              <small>{cardAbout(props, card)}</small>
              {isOpen && <span class="vh">{say('mat.takeOff')}</span>}
            </Laid>
          );
        })}
      </div>
    </>
  );
}

interface LaidProps {
  isOpen: boolean;
  class: string;
  touch(): void;
  drag(place: string): void;
  /** What is explained beside it: what a touch does, and what of its own text may be cut. */
  told: string | undefined;
  children: ComponentChildren;
}

/** A thing on a mat. Under a finger a mat scrolls; things are dragged from there with a mouse alone. */
const Laid = ({ isOpen, class: classes, touch, drag, told, children }: LaidProps) =>
  isOpen ? (
    <button
      type="button"
      class={classes}
      data-about={told}
      onPointerDown={(event) => event.pointerType === 'mouse' && beginDrag(event, drag)}
      onClick={touch}
    >
      {children}
    </button>
  ) : (
    <div class={classes} data-about={told}>
      {children}
    </div>
  );

function man(props: Props, one: Gladiator): Chip {
  const say = sayOf(props);
  if (!isAssigning(props)) return {};
  if (one.hp === 0) return { state: 'rest', note: say('mat.unfit') };
  const slot = openSlots(props).find((open) => manOn(props, open) === one.tiro);
  return {
    state: slot === undefined ? 'can' : 'laid',
    note: slot === undefined ? say('mat.rests') : word(props, slot),
    ...(slot === undefined ? {} : { about: say('mat.back') }),
    touch: () => layMan(props, one.tiro),
    drag: (place) => dropMan(props, one.tiro, place as Slot),
  };
}

function card(props: Props, which: number, copy: number): Chip {
  if (!isAssigning(props) || socketOf(which) === null) return {};
  const slot = slotOf(props, which, copy);
  const isPossible = openSlots(props).some((open) => manOn(props, open) >= 0);
  if (slot === null && !isPossible) return {};
  return {
    state: slot === null ? 'can' : 'laid',
    ...(slot === null ? {} : { note: word(props, slot), about: sayOf(props)('mat.back.card') }),
    touch: () => layCard(props, which, copy),
    drag: (place) => dropCard(props, which, copy, place as Slot),
  };
}

function says(props: Props): Plan | null {
  if (!isAssigning(props)) return null;
  const say = sayOf(props);
  let isBare = true;
  const men = openSlots(props).flatMap((slot) => {
    const tiro = manOn(props, slot);
    if (tiro < 0) return [];
    // Two plans may differ in their cards alone.
    const cards = SOCKETS.flatMap((socket) => {
      const gear = gearOn(props, slot, socket);
      return gear === null ? [] : [cardName(props, gear.card)];
    });
    const who = `${word(props, slot)}${props.telling.colon}${manName(tiro)}`;
    isBare &&= cards.length === 0;
    // On a phone the mats alone show the cards: the sentence would be cut.
    return [cards.length === 0 || isPhone() ? who : `${who} (${cards.join(', ')})`];
  });
  const notes = [{ text: say('mat.forfeit'), clause: 'HG-13.1', tone: 'cost' as const }];
  if (props.draft.value === null) return { text: say('mat.choose'), notes };
  const rest = props.view.houses[props.viewer]!.ludus.length - men.length;
  const text = men.length === 0 ? say('mat.says.none') : say('mat.says', { list: men.join(', '), rest });
  const gear = { text: say('mat.bare'), clause: 'HG-12.8', tone: 'plain' as const };
  const empty = openSlots(props).length - men.length;
  return {
    text,
    notes: [...(empty === 0 ? [] : notes), ...(isBare && men.length > 0 ? [gear] : [])],
    label: say('mat.do'),
    ...(empty === 0 ? {} : { price: say('mat.unfilled', { n: empty }) }),
  };
}

function asks(props: Props): string | null {
  if (!isAssigning(props)) return null;
  const slots = openSlots(props);
  const isFull = slots.every((slot) => manOn(props, slot) >= 0);
  return isFull ? sayOf(props)('mat.asks.full') : sayOf(props)('mat.asks', { n: slots.length });
}

export const hypogeum: LudiSceneParts = {
  Stage: HypogeumStage,
  Ledger: Meets,
  tab: 'hypogeum',
  man,
  card,
  asks,
  says,
};
