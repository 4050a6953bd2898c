// Goods that can be laid on the scales: the partner's below them, the viewer's in the tray.

import bank from 'icon:strongbox';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { useEdges } from '#client/tables/edges.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { Left } from '#client/tables/spartacus/market/bid-tray.tsx';
import {
  BANK,
  choosePartner,
  isDealing,
  lay,
  mayDo,
  ownGoods,
  pansOf,
  partnerIn,
  partnersOf,
  upkeepBy,
} from '#client/tables/spartacus/market/deal.ts';
import { AssetCard, type CardButton } from '#client/tables/spartacus/parts/card.tsx';
import { type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { isReady } from '#games/spartacus/cards.ts';
import { counted } from '#telling/choices.ts';

const count = (list: readonly number[], one: number): number => list.filter((other) => other === one).length;

/** Touching a good lays one more of it on its pan; after the last one all come off again. */
function next(list: readonly number[], good: number, most: number): number[] {
  const rest = list.filter((one) => one !== good);
  const now = count(list, good);
  return now >= most ? rest : [...rest, ...new Array<number>(now + 1).fill(good)];
}

/** The partner: one button for each House that still deals, and the bank. */
function Partners({ props }: { props: Props }) {
  const say = sayOf(props);
  const { partner } = pansOf(props);
  return (
    <div class="sp-partners" role="group" aria-label={say('deal.with')}>
      {partnersOf(props).map((seat) => (
        <button
          key={seat}
          type="button"
          class={`sp-thing${seat === partner ? ' on' : ''}`}
          aria-pressed={seat === partner}
          onClick={() => choosePartner(props, seat)}
        >
          <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
          {calledTo(props, seat)}
        </button>
      ))}
      {mayDo(props, 'sell') && (
        <button
          type="button"
          class={`sp-thing${partner === BANK ? ' on' : ''}`}
          aria-pressed={partner === BANK}
          onClick={() => choosePartner(props, BANK)}
        >
          <Icon of={bank} />
          {say('bets.bank')}
        </button>
      )}
    </div>
  );
}

export function PartnerGoods({ props }: { props: Props }) {
  const say = sayOf(props);
  const pans = pansOf(props);
  const { partner, get } = pans;
  if (!isDealing(props) || props.replaying) return <div class="sp-counter quiet">{say('deal.others')}</div>;
  const goods = partner === BANK ? [] : props.view.houses[partner]!.assets;
  const items = partnerIn(props, partner)?.items ?? [];
  return (
    <div class="sp-counter">
      <Partners props={props} />
      {partner === BANK ? (
        <p class="sp-bank">
          <Icon of={bank} />
          <span>
            <b>{say('deal.bank')}</b> {say('deal.bank.about')} <Rule props={props} clause="SP-7.6" />
          </span>
        </p>
      ) : (
        <ul class="sp-hand">
          {goods.length === 0 && <li class="sp-none">{say('deal.nothing')}</li>}
          {counted(goods).map(([good, most]) => {
            const asset = good as number;
            const can = items.includes(asset);
            const button: CardButton = {
              state: can ? 'can' : 'cannot',
              isChosen: get.includes(asset),
              hint: can ? say('deal.ask') : say('deal.tired'),
              press: () => {
                if (can) lay(props, { ...pans, get: next(get, asset, most) });
              },
            };
            return <AssetCard key={asset} props={props} asset={asset} button={button} count={most} />;
          })}
        </ul>
      )}
    </div>
  );
}

export function OwnGoods(props: Props) {
  const say = sayOf(props);
  const pans = pansOf(props);
  const { give, giveGold, getGold, partner } = pans;
  const isOpen = isDealing(props) && !props.replaying;
  const strip = useEdges<HTMLUListElement>(props.request?.id);
  // What cannot be sold lies last: the others are in sight.
  const goods = ownGoods(props).toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)));
  return (
    <div class="sp-deal-tray">
      <ul class="sp-hand" ref={strip}>
        {counted(goods).map(([good, most]) => {
          const asset = good as number;
          const can = isOpen && isReady(asset);
          const button: CardButton = {
            state: can ? 'can' : isOpen ? 'cannot' : 'plain',
            isChosen: isOpen && give.includes(asset),
            hint: !isOpen ? undefined : can ? say(partner === BANK ? 'deal.sell' : 'deal.lay') : say('deal.tired'),
            press: () => {
              if (!can) return;
              if (partner === BANK) lay(props, { ...pans, give: give.includes(asset) ? [] : [asset] });
              else lay(props, { ...pans, give: next(give, asset, most) });
            },
          };
          return <AssetCard key={asset} props={props} asset={asset} button={button} count={most} />;
        })}
      </ul>
      <Left
        props={props}
        rows={isOpen ? [['deal.this', getGold - giveGold]] : []}
        upkeepBy={isOpen ? upkeepBy(pans) : 0}
      />
    </div>
  );
}
