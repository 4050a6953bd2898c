// Choose Cards (GL-7.3): the deck is split between the hand and the HP deck. A card changes sides by a tap or a drag, and
// the number of a kind in the hand can be typed.

import { useLayoutEffect, useState } from 'preact/hooks';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { CardFace, cardAbout, cardName, copiesTold, familyOf } from '#client/tables/gladiatori/card.tsx';
import { SIGNS } from '#client/tables/gladiatori/emblems.ts';
import { grouped, isDamaged, ownOf, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import type { Subset } from '#engine/requests/request.ts';
import { HP, isAction, isEnergy, itemOf } from '#games/gladiatori/cards.ts';

type Side = 'hand' | 'hp';

const without = (deck: readonly number[], hand: readonly number[]): number[] => {
  const rest = deck.slice();
  for (const card of hand) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  return rest;
};
/** Whether these are cards of the deck; the draft of an earlier question is not. */
const isPartOf = (cards: unknown, deck: readonly number[]): boolean =>
  Array.isArray(cards) && without(deck, cards).length === deck.length - cards.length;
const hpOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + HP[card]!, 0);

/** With fewer hit points in the HP deck one ordinary wound costs an Item, or the life. */
const FEW = 3;

/** One card of so many is kept to pay for wounds. */
const SHARE = 4;

/** The hand without so much energy that enough cards guard the body; the weakest energy goes first. */
function withLives(hand: readonly number[], deck: readonly number[]): number[] {
  const kept = Math.ceil(deck.length / SHARE);
  const energy = hand.filter(isEnergy).sort((a, b) => a - b);
  return without(hand, energy.slice(0, Math.max(0, kept - (deck.length - hand.length))));
}

/** The split that the table begins with: one that lives through a wound. */
const suggestedHand = (request: Subset): number[] =>
  withLives((request.fallback as number[] | null) ?? [], request.from as readonly number[]);

/** The cards of the HP deck as the player has split the deck so far; null: he is not splitting it. */
export function plannedHp({ request, draft, answered }: Props): readonly number[] | null {
  if (request?.kind !== 'subset' || request.clause !== 'GL-7.3') return null;
  const deck = request.from as readonly number[];
  const hand = isPartOf(draft.value, deck) ? draft.value : (answered ?? suggestedHand(request));
  return without(deck, hand as number[]);
}

export function Split(props: Props) {
  const say = sayOf(props);
  const request = props.request as Subset;
  const deck = request.from as readonly number[];
  const { draft, answered } = props;
  const suggested = suggestedHand(request);
  const hand = (isPartOf(draft.value, deck) ? draft.value : (answered ?? suggested)) as number[];
  const hp = without(deck, hand);
  const [over, setOver] = useState<Side | null>(null);
  useLayoutEffect(() => {
    if (draft.value === null && answered === null) draft.value = suggested.slice();
  }, [request.id, draft.value === null]);
  const put = (next: readonly number[]): void => {
    draft.value = next.slice().sort((a, b) => a - b);
  };
  const move = (card: number, to: Side): void => {
    if (to === 'hand') {
      if (hp.includes(card)) put([...hand, card]);
    } else {
      const rest = hand.slice();
      const place = rest.indexOf(card);
      if (place < 0) return;
      rest.splice(place, 1);
      put(rest);
    }
  };
  const own = ownOf(props)!;
  const lives = hpOf(hp) + own.items.reduce((sum, item) => sum + (itemOf(item).hp >> Number(isDamaged(own, item))), 0);
  usePlan(
    props,
    {
      text: say('split.text', { hand: hand.length, hp: hpOf(hp), cards: hp.length }),
      notes: [
        { text: say('split.lives', { total: lives }), clause: 'GL-11.51', tone: hpOf(hp) < FEW ? 'cost' : 'plain' },
        { text: say('split.secret'), clause: 'GL-7.5', tone: 'plain' },
      ],
      label: say('split.seal', { hand: hand.length }),
      instead: hpOf(hp) < FEW,
      filled: JSON.stringify(draft.value) === JSON.stringify(suggested),
    },
    true,
  );
  const tray = (side: Side, cards: readonly number[]) => (
    <Tray props={props} side={side} cards={cards} isOver={over === side} setOver={setOver} move={move} />
  );
  const several = grouped(deck).filter(({ count }) => count > 1);
  return (
    <section class="gl-scene gl-split" aria-label={say('split.title')}>
      <header>
        <h2 class="title">{say('split.title')}</h2>
        <p>{say('split.note')}</p>
        <span class="gl-presets">
          <button type="button" class="gl-chip" onClick={() => put(suggested)}>
            {say('split.usual')}
          </button>
          <button type="button" class="gl-chip" onClick={() => put(deck)}>
            {say('split.all')}
          </button>
          <button
            type="button"
            class="gl-chip"
            data-about={say('split.actionsAbout')}
            onClick={() => put(deck.filter(isAction))}
          >
            {say('split.actions')}
          </button>
        </span>
      </header>
      {tray('hand', hand)}
      {/* A single card is moved by a touch; of many copies a number is quicker. */}
      <div class="gl-kinds">
        {several.map(({ item, count }) => {
          const now = hand.filter((card) => card === item).length;
          return (
            <label key={item} class={familyOf(item)}>
              <span>{cardName(props, item)}</span>
              <input
                type="number"
                min="0"
                max={count}
                value={now}
                aria-label={say('split.howMany', { card: cardName(props, item), count })}
                onInput={({ currentTarget }) => {
                  const wanted = Math.max(0, Math.min(count, Math.round(Number(currentTarget.value)) || 0));
                  put([...hand.filter((card) => card !== item), ...Array.from({ length: wanted }, () => item)]);
                }}
              />
              <small>
                /{count} {say('split.ofHand')}
              </small>
            </label>
          );
        })}
      </div>
      {tray('hp', hp)}
    </section>
  );
}

interface TrayProps {
  props: Props;
  side: Side;
  cards: readonly number[];
  isOver: boolean;
  setOver(side: Side | null): void;
  move(card: number, to: Side): void;
}

function Tray({ props, side, cards, isOver, setOver, move }: TrayProps) {
  const say = sayOf(props);
  const other: Side = side === 'hand' ? 'hp' : 'hand';
  return (
    <section
      class={`gl-half ${side} ${isOver ? 'over' : ''}`}
      aria-label={say(side === 'hand' ? 'split.hand' : 'split.hp')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(side);
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        const [from, card] = (event.dataTransfer?.getData('text/plain') ?? '').split(' ');
        if (from === other) move(Number(card), side);
      }}
    >
      <h3 class="eyebrow">
        <Icon of={side === 'hand' ? SIGNS.hand : SIGNS.hp} />
        {side === 'hand'
          ? say('split.handCount', { count: cards.length })
          : say('split.hpCount', { count: cards.length, hp: hpOf(cards) })}
      </h3>
      {cards.length > 0 && (
        <ul>
          {cards.map((card, i) => {
            const count = cards.filter((other) => other === card).length;
            // The top one stays, with the focus on it, while those below it go one by one.
            const depth = cards.lastIndexOf(card) - i;
            return (
              <li
                key={`${card} ${depth}`}
                class={`${i > 0 && cards[i - 1] === card ? 'same' : ''} ${depth > 0 ? 'gl-below' : ''}`}
                aria-hidden={depth > 0 ? true : undefined}
              >
                <button
                  type="button"
                  class={`card ${familyOf(card)}`}
                  tabindex={depth > 0 ? -1 : undefined}
                  draggable
                  {...about(cardAbout(props, card))}
                  onDragStart={(event) => event.dataTransfer?.setData('text/plain', `${side} ${card}`)}
                  onClick={() => move(card, other)}
                >
                  <CardFace
                    props={props}
                    kind={card}
                    told={`${copiesTold(props, card, count)}, ${say(side === 'hand' ? 'split.toHp' : 'split.toHand')}`}
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {cards.length === 0 && <p class="gl-none">{say('split.none')}</p>}
    </section>
  );
}
