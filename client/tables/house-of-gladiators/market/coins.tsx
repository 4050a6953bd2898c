// The viewer's purse, and the coins that are bids.

import { seatClass } from '#client/shell/medallion.tsx';
import { useEdges } from '#client/tables/edges.ts';
import { amounts, between, bidOf, draftedBid, whyCannot } from '#client/tables/house-of-gladiators/market/bids.ts';
import { lying } from '#client/tables/house-of-gladiators/pictures.ts';
import { isPhone, type LudiProps as Props, sayOf, touch } from '#client/tables/house-of-gladiators/props.ts';
import { Rule } from '#client/tables/rule.tsx';

/** Coins that can still be told apart in the purse. */
const HEAP = 60;

export function Coins({ props }: { props: Props }) {
  const say = sayOf(props);
  const house = props.view.houses[props.viewer];
  const strip = useEdges<HTMLUListElement>(props.request?.id ?? null);
  if (house === undefined) return <div class="hg-purse" />;
  const bid = draftedBid(props);
  const all = amounts(props);
  const cannot = whyCannot(props, lying(props.stage, 'lot'));
  return (
    <div class={`hg-purse ${seatClass(props.viewer)}`}>
      <div class="own">
        <h3 class="title">{say('market.purse')}</h3>
        <p>
          {bid > 0
            ? say('market.left', { n: house.coins, left: house.coins - bid })
            : say('market.has', { n: house.coins })}
        </p>
        <span class="heap" aria-hidden="true">
          {Array.from({ length: Math.min(house.coins, HEAP) }, (_, i) => (
            <i key={i} class={bid > 0 && i >= house.coins - bid ? 'plan' : ''} />
          ))}
        </span>
      </div>
      <ul ref={strip} class="coins">
        {all.map((n) => (
          <li key={n}>
            <button
              type="button"
              class={`hg-coin can${bid === n ? ' chosen' : ''}`}
              aria-pressed={bid === n}
              aria-label={n === 0 ? say('market.none') : say('market.bid', { n, left: house.coins - n })}
              onClick={() => touch(props, bidOf(props, n))}
            >
              {n}
            </button>
            <small>
              {n === 0
                ? say('market.none')
                : n === house.coins
                  ? say('market.all')
                  : say('market.keeps', { n: house.coins - n })}
            </small>
          </li>
        ))}
        <Between props={props} bid={bid} />
        {/* On a phone the status line has said why, and the sale is not in sight. */}
        {cannot !== null && <li class="why">{isPhone() ? say('market.sell.where') : cannot}</li>}
      </ul>
      {all.length > 0 && (
        <small class="paid">
          {say('market.paid')} <Rule props={props} clause="HG-5.8" />
        </small>
      )}
    </div>
  );
}

/** One coin more or less, where not every amount lies there. */
function Between({ props, bid }: { props: Props; bid: number }) {
  const say = sayOf(props);
  const range = between(props);
  if (range === null) return null;
  // While nothing is bid it shows nothing, and begins with the first amount that has no coin.
  const isOpen = bid >= 0;
  const step = (by: number, key: 'market.less' | 'market.more', sign: string) => {
    const next = isOpen ? bid + by : range.first;
    const isShut = next < range.min || next > range.max || (!isOpen && by < 0);
    return (
      <button
        type="button"
        class="hg-step"
        aria-label={say(key, { n: next })}
        aria-disabled={isShut}
        onClick={() => {
          if (!isShut) props.draft.value = bidOf(props, next);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <li class="hg-between">
      <span>
        {step(-1, 'market.less', '−')}
        <output>{isOpen ? bid : '–'}</output>
        {step(1, 'market.more', '+')}
      </span>
      <small>{say('market.between')}</small>
    </li>
  );
}
