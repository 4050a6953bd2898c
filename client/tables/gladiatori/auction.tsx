// The auction of Items (GL-5.10 to GL-5.24): the Item on its mosaic, the Houses around it with their seals, and the bid.

import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '#client/shell/icon.tsx';
import { calledTo } from '#client/tables/called.ts';
import { cardName, ItemFace, itemName, itemTitle } from '#client/tables/gladiatori/card.tsx';
import { OF_CARD } from '#client/tables/gladiatori/emblems.ts';
import { grouped, type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import { Roundel } from '#client/tables/gladiatori/roundel.tsx';
import { Stands } from '#client/tables/gladiatori/stands.tsx';
import { usePlan } from '#client/tables/gladiatori/use-plan.ts';
import type { Plan } from '#client/tables/table.ts';
import type { Subset } from '#engine/requests/request.ts';
import { CARDS } from '#games/gladiatori/cards.ts';

export function Auction(props: Props) {
  const say = sayOf(props);
  const { view, request, draft } = props;
  const lot = view.faceUp.at(-1);
  const held = (view.flow.scenes.find(({ rule }) => rule === 'auction')?.['held'] as number | undefined) ?? 0;
  const bid = Array.isArray(draft.value) ? (draft.value as number[]) : [];
  const plan: Plan | null =
    request?.clause === 'GL-5.11'
      ? {
          text:
            bid.length === 0 ? say('auction.noBid') : say('auction.bid', { energy: energyOf(bid), count: bid.length }),
          notes: [{ text: say('auction.note'), clause: 'GL-5.14', tone: 'plain' }],
          label: say('auction.seal'),
        }
      : null;
  usePlan(props, plan, request?.clause === 'GL-5.11');
  return (
    <section class="gl-scene gl-auction" aria-label={say('auction.title')}>
      <header>
        <h2 class="title">{say('auction.title')}</h2>
        <p>{say('auction.lot', { held, of: 2 * view.gladiators.length })}</p>
      </header>
      <div class="gl-lot">
        {lot !== undefined && <Roundel />}
        {lot !== undefined && (
          <span class="card f-item large" role="img" aria-label={itemTitle(props, lot)}>
            <ItemFace props={props} item={lot} />
          </span>
        )}
        <LastBids {...props} />
      </div>
      <Stands {...props} seals />
      {request?.clause === 'GL-5.11' && request.kind === 'subset' && (
        <Purse props={props} request={request} bid={bid} />
      )}
    </section>
  );
}

/** Printed energy of the cards: all that counts in a bid. */
const energyOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + CARDS[card]!.energy, 0);

/** The cards that can be bid, as two heaps with their numbers. */
function Purse({ props, request, bid }: { props: Props; request: Subset; bid: readonly number[] }) {
  const say = sayOf(props);
  const change = (kind: number, count: number): void => {
    const others = bid.filter((card) => card !== kind);
    props.draft.value = [...others, ...Array.from({ length: count }, () => kind)].sort((a, b) => a - b);
  };
  useLayoutEffect(() => {
    if (props.draft.value === null && props.answered === null) props.draft.value = [];
  }, [request.id, props.draft.value === null]);
  return (
    <div class="gl-purse">
      {grouped(request.from as number[])
        .sort((a, b) => b.item - a.item)
        .map(({ item, count }) => {
          const now = bid.filter((card) => card === item).length;
          return (
            <fieldset key={item} class="gl-heap">
              <legend>{cardName(props, item)}</legend>
              <Icon of={OF_CARD[item]!} />
              <button
                type="button"
                aria-label={say('less', { what: cardName(props, item) })}
                aria-disabled={now === 0}
                onClick={() => now > 0 && change(item, now - 1)}
              >
                −
              </button>
              <input
                type="number"
                min="0"
                max={count}
                value={now}
                aria-label={say('auction.howMany', { card: cardName(props, item) })}
                onInput={({ currentTarget }) =>
                  change(item, Math.max(0, Math.min(count, Number(currentTarget.value) || 0)))
                }
              />
              <button
                type="button"
                aria-label={say('more', { what: cardName(props, item) })}
                aria-disabled={now === count}
                onClick={() => now < count && change(item, now + 1)}
              >
                +
              </button>
              <small>{say('auction.of', { count })}</small>
            </fieldset>
          );
        })}
      <p class="gl-bid">
        <b>{energyOf(bid)}</b> {say('auction.energy')} <small>{say('auction.cards', { count: bid.length })}</small>
      </p>
    </div>
  );
}

/** What was bid for the Item before, once all seals were broken. */
function LastBids(props: Props) {
  const say = sayOf(props);
  const bids = props.events.findLast(({ kind }) => kind === 'bidsOpened');
  if (bids === undefined) return null;
  const after = props.events.slice(props.events.indexOf(bids));
  const won = after.find(({ kind }) => kind === 'itemWon');
  const gone = after.find(({ kind }) => kind === 'itemRemoved');
  const list = bids['bids'] as unknown as { cards: number[] }[];
  const item = (won ?? gone)?.['item'] as number | undefined;
  return (
    <div class="gl-last">
      <h3 class="eyebrow">
        {item === undefined ? say('auction.before') : say('auction.beforeItem', { item: itemName(props, item) })}
      </h3>
      <ul>
        {list.map(({ cards }, seat) => (
          <li key={seat} class={won?.['seat'] === seat ? 'won' : ''}>
            <span>{calledTo(props, seat)}</span>
            <b>{energyOf(cards)}</b>
            <small>{say('auction.cards', { count: cards.length })}</small>
          </li>
        ))}
      </ul>
      {won === undefined && <p>{say('auction.gone')}</p>}
    </div>
  );
}
