// The tray of a bid: coins laid one by one, and what would be left up to the next Upkeep.

import { Rule } from '#client/tables/rule.tsx';
import { wagesOf } from '#client/tables/spartacus/evening/healing.tsx';
import {
  bidOf,
  isBidding,
  isHosting,
  isOpen,
  openBids,
  ownBid,
  ownGold,
  stackOf,
} from '#client/tables/spartacus/market/bidding.ts';
import { Purse } from '#client/tables/spartacus/parts/coins.tsx';
import { upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import { homeOf, type SpartacusProps as Props, sayOf, signed } from '#client/tables/spartacus/props.ts';
import type { Amount } from '#engine/requests/request.ts';
import { wageOf } from '#games/spartacus/cards.ts';

export function BidTray(props: Props) {
  const say = sayOf(props);
  const seat = homeOf(props);
  // What is sold is paid: the purse shows it, and nothing is bid any more.
  const isSold = !isBidding(props) && (openBids(props)?.winner ?? -1) >= 0;
  // Who has no gold to add to a tied bid is not asked, and the bid still lies there.
  const isOver = !isBidding(props) && openBids(props) !== null && !isOpen(props);
  const stack = isSold ? 0 : stackOf(props, seat);
  const [lot] = props.view.lot;
  const bid = isBidding(props) ? ownBid(props) : isSold ? 0 : Math.max(0, (bidOf(props, seat) ?? 0) - stack);
  return (
    <div class="sp-bid-tray">
      <div>
        <p class="eyebrow">{say(isBidding(props) ? 'bid.click' : 'bid.wait')}</p>
        {isBidding(props) ? (
          <Coins props={props} stack={stack} />
        ) : (
          <Purse count={ownGold(props)} spent={stack + bid} />
        )}
        {isBidding(props) && (
          <p class="sp-heaps">
            {stack > 0 && <span class="stack">{say('heap.stack', { gold: stack })}</span>}
            <span class="on">{say(stack > 0 ? 'heap.added' : 'heap.bid', { gold: bid })}</span>
            <span>{say('heap.left', { gold: ownGold(props) - stack - bid })}</span>
          </p>
        )}
        <p class="sp-bid-sum" hidden={isOver}>
          {stack > 0 && (
            <>
              <b>{stack}</b> + <b>{bid}</b> ={' '}
            </>
          )}
          <b>{stack + bid}</b>{' '}
          <span>{say(isHosting(props) ? 'bid.for.host' : 'bid.for.lot', { least: stack, most: ownGold(props) })}</span>
        </p>
      </div>
      <Left
        props={props}
        rows={isOver ? [] : [...(stack > 0 ? [['bid.stack', -stack] as const] : []), ['bid.now', -bid]]}
        upkeepBy={isOver || isHosting(props) || stack + bid === 0 || lot === undefined ? 0 : wageOf(lot)}
      />
      <dl class="sp-ifs" hidden={isOver}>
        <dt>{say('bid.if.win')}</dt>
        <dd>
          {say(isHosting(props) ? 'bid.if.host' : 'bid.if.pay', { gold: stack + bid })}{' '}
          <Rule props={props} clause="SP-7.18" />
        </dd>
        <dt>{say('bid.if.tie')}</dt>
        <dd>
          {say('bid.if.again')} <Rule props={props} clause="SP-7.22" />
        </dd>
        <dt>{say('bid.if.less')}</dt>
        <dd>
          {say('bid.if.back')} <Rule props={props} clause="SP-7.23" />
        </dd>
      </dl>
    </div>
  );
}

type Row = readonly ['bid.stack' | 'bid.now' | 'deal.this', number];

interface LeftProps {
  props: Props;
  rows: readonly Row[];
  upkeepBy?: number;
  /** What slaves earn and what gladiators cost are two rows. */
  isSplit?: boolean;
}

/** From the purse to what is left after the next Upkeep. */
export function Left({ props, rows, upkeepBy = 0, isSplit = false }: LeftProps) {
  const say = sayOf(props);
  const gold = ownGold(props);
  const left = rows.reduce((sum, [, by]) => sum + by, gold);
  const upkeep = upkeepOf(props, homeOf(props)) + upkeepBy;
  return (
    <table class="sp-sums">
      <tbody>
        <tr>
          <td>{say('left.now')}</td>
          <td />
          <td class="n">{gold}</td>
        </tr>
        {rows.map(([name, by]) => (
          <tr key={name}>
            <td>{say(name)}</td>
            <td />
            <td class={`n${by < 0 ? ' m' : ''}`}>{signed(by)}</td>
          </tr>
        ))}
        {rows.length > 0 && (
          <tr class="t">
            <td>{say('left.left')}</td>
            <td />
            <td class="n">{left}</td>
          </tr>
        )}
        {isSplit &&
          (['slave', 'gladiator'] as const).map((type) => {
            const by = wagesOf(props, homeOf(props), type);
            return (
              <tr key={type}>
                <td>{say(`house.${type}s`)}</td>
                <td />
                <td class={`n${by < 0 ? ' m' : ''}`}>{signed(by)}</td>
              </tr>
            );
          })}
        <tr class={isSplit ? 't' : ''}>
          <td>{say('own.upkeep')}</td>
          <td class="r">
            <Rule props={props} clause="SP-4.19" />
          </td>
          <td class="n">{signed(upkeep)}</td>
        </tr>
        <tr class="t">
          <td>{left + upkeep < 0 ? say('left.unpaid', { count: -left - upkeep }) : say('left.after')}</td>
          <td />
          <td class="n">{Math.max(0, left + upkeep)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A coin is laid by touching it; touching the last one takes it back. */
function Coins({ props, stack }: { props: Props; stack: number }) {
  const say = sayOf(props);
  const { max } = props.request as Amount;
  const bid = ownBid(props);
  const put = (gold: number): void => {
    props.draft.value = Math.max(0, Math.min(max, gold));
  };
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    put(bid + by);
    const next = Math.max(1, Math.min(max, bid + by));
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-gold="${next}"]`)?.focus();
  };
  return (
    <div
      class={`sp-coins${stack + max > 14 ? ' many' : ''}`}
      role="group"
      aria-label={say('bid.click')}
      onKeyDown={step}
    >
      {Array.from({ length: stack }, (_, i) => (
        <i key={`s${i}`} class="sp-coin stack" aria-hidden="true" />
      ))}
      {Array.from({ length: max }, (_, i) => (
        <button
          key={i}
          type="button"
          class={`sp-coin sp-thing${i < bid ? ' on' : ''}`}
          data-gold={i + 1}
          tabindex={i === Math.max(0, bid - 1) ? 0 : -1}
          aria-pressed={i < bid}
          aria-label={say('bid.coin', { gold: i + 1 })}
          onClick={() => put(i + 1 === bid ? i : i + 1)}
        />
      ))}
    </div>
  );
}
