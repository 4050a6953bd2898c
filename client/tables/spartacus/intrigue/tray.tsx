// The tray of Intrigue: abilities as plaques, then the hand. Usable cards are lit; the open card keeps its place in the
// hand.

import {
  barredOn,
  type Deed,
  deedsOf,
  handHold,
  holdNow,
  holdOf,
  isUse,
  take,
  useHold,
  whyBarred,
} from '#client/tables/spartacus/intrigue/acts.ts';
import { HandTray } from '#client/tables/spartacus/intrigue/hand-tray.tsx';
import type { CardButton } from '#client/tables/spartacus/parts/card.tsx';
import {
  cardName,
  effectText,
  frameOf,
  guardsOf,
  homeOf,
  type SpartacusProps as Props,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { SeenEvent } from '#engine/event.ts';
import { CARDS, isGuard, isReady, kindOf } from '#games/spartacus/cards.ts';

/** On his own turn a player may be asked something in between, such as whom he asks for support. */
const isOwnTurn = (props: Props): boolean => frameOf(props.view, 'intrigue-turn')?.['by'] === props.viewer;

/** Why a card of the hand is not played now, where the rules give no reason of their own: it is not its time. */
export function whyNot(props: Props, kind: number): string {
  const { type } = CARDS[kind]!;
  if (type === 'scheme') return sayOf(props)(isOwnTurn(props) ? 'why.then' : 'why.scheme');
  return sayOf(props)(type === 'guard' ? 'why.guard' : 'why.react');
}

/** How a card of the hand takes a touch. */
export function handButton(props: Props, kind: number): CardButton {
  const deeds = deedsOf(props);
  const isOpen = deeds.some((deed) => holdOf(deed) === handHold(kind));
  const [barred] = barredOn(props, handHold(kind));
  const state = isOpen ? 'can' : deeds.length > 0 ? 'cannot' : 'plain';
  // A card that can be played says nothing about a House it cannot be aimed at: the rim does.
  const hint = isOpen
    ? undefined
    : barred === undefined
      ? state === 'cannot'
        ? whyNot(props, kind)
        : undefined
      : whyBarred(props, handHold(kind), barred);
  return { state, isChosen: holdNow(props) === handHold(kind), hint, press: () => take(props, handHold(kind)) };
}

interface Plaque {
  hold: number;
  name: string;
  about: string;
  /** What it does, whether it can be used now or not. */
  effect: string;
  state: 'can' | 'barred';
}

/** Whether an ability of the House has been used in this turn, as far as its log tells. */
function isSpent(props: Props, card: number, ability: number): boolean {
  if (!isOwnTurn(props)) return false;
  const from = props.events.findLastIndex(({ kind }) => kind === 'intrigueTurnBegan');
  const isUsed = (event: SeenEvent): boolean =>
    event.kind === 'used' && event['card'] === card && event['power'] === ability + 1;
  return CARDS[card]!.abilities[ability]?.limit !== null && props.events.slice(from).some(isUsed);
}

/** Guards of several kinds are told apart by their cards. */
function guardPlaque(props: Props, card: number): string {
  const say = sayOf(props);
  const count = guardsOf(props.view, homeOf(props));
  const same = props.view.houses[homeOf(props)]!.assets.filter((asset) => kindOf(asset) === card).length;
  if (same === count) return say('plaque.guard', { count });
  return say('plaque.guard.kind', { card: cardName(props, card), count: same });
}

/** Abilities of the House and of cards on the table. */
export function plaquesOf(props: Props): Plaque[] {
  const { words } = props.telling;
  const house = props.view.houses[homeOf(props)]!.card;
  const found = new Map<number, Plaque>();
  const put = (card: number, ability: number, state: Plaque['state'], reason: string): void => {
    const hold = useHold(card, ability);
    if (found.has(hold)) return;
    const id = `${CARDS[card]!.id}-${ability + 1}`;
    const isHouse = CARDS[card]!.type === 'house';
    // A guard on the table and one in the hand can both be sent: each says where it is.
    const name = isHouse
      ? (words[`power.${id}`] ?? id)
      : isGuard(card)
        ? guardPlaque(props, card)
        : cardName(props, card);
    const text = isHouse
      ? words[`effect.power.${id}`]
      : isGuard(card)
        ? sayOf(props)('plaque.guard.about')
        : effectText(props, card);
    const effect = text ?? '';
    found.set(hold, { hold, name, about: reason === '' ? effect : reason, effect, state });
  };
  const uses: Deed[] = deedsOf(props).filter((deed) => deed.verb === 'use' || deed.verb === 'table');
  for (const { card, ability } of uses) put(card, ability, 'can', '');
  if (house >= 0)
    for (const [ability] of CARDS[house]!.powers.entries()) {
      const [barred] = barredOn(props, useHold(house, ability));
      const reason =
        barred === undefined
          ? sayOf(props)(
              isSpent(props, house, ability) ? 'plaque.used' : isOwnTurn(props) ? 'plaque.then' : 'plaque.own',
            )
          : whyBarred(props, useHold(house, ability), barred);
      put(house, ability, 'barred', reason);
    }
  const isWindow = props.request?.clause === 'SP-16.10';
  // So do those of cards on the table, which are not among the answers while something else is settled.
  if (uses.length === 0 || isWindow)
    for (const asset of new Set(props.view.houses[homeOf(props)]!.assets.filter(isReady).map(kindOf)))
      for (const [ability, { trigger }] of CARDS[asset]!.abilities.entries())
        if (trigger === 'intrigue')
          put(asset, ability, 'barred', sayOf(props)(isOwnTurn(props) ? 'plaque.then' : 'plaque.own'));
  // The abilities of the House keep their places, whether they can be used or not.
  const first = house < 0 ? [] : CARDS[house]!.powers.map((_, ability) => useHold(house, ability));
  const kept = first.flatMap((hold) => found.get(hold) ?? []);
  const others = [...found.values()].filter(({ hold }) => !first.includes(hold));
  // In a window the House can do nothing, so what can be sent comes first: a phone has room for two of them.
  const sent = isWindow ? others.filter(({ state }) => state === 'can') : [];
  return [...sent, ...kept, ...others.filter((one) => !sent.includes(one))];
}

export function IntrigueTray(props: Props) {
  const hold = holdNow(props);
  return (
    <div class="sp-intrigue-tray">
      <ul class="sp-plaques">
        {plaquesOf(props).map((plaque) => (
          <li key={plaque.hold}>
            <button
              type="button"
              class={`${plaque.state}${isUse(hold) && hold === plaque.hold ? ' chosen' : ''}`}
              aria-pressed={plaque.state === 'can' ? hold === plaque.hold : undefined}
              aria-disabled={plaque.state === 'barred'}
              data-about={`${plaque.name}\n${plaque.about}`}
              onClick={() => {
                if (plaque.state === 'can') take(props, plaque.hold);
              }}
            >
              <b>{plaque.name}</b>
              <small>{plaque.about}</small>
            </button>
          </li>
        ))}
      </ul>
      <HandTray props={props} button={(kind) => handButton(props, kind)} />
    </div>
  );
}
