// The stage of an auction: the lot, or the right to host, on the roundel; around it four Houses with their seals.

import laurels from 'icon:laurels';
import hourglass from 'icon:sands-of-time';
import scroll from 'icon:scroll-unfurled';
import thumb from 'icon:thumb-up';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { Rule } from '#client/tables/rule.tsx';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import {
  bidOf,
  bidState,
  isHosting,
  openBids,
  ownBid,
  ownGold,
  stackOf,
} from '#client/tables/spartacus/market/bidding.ts';
import { readyMeaning } from '#client/tables/spartacus/parts/asset.tsx';
import { bandOf, Face } from '#client/tables/spartacus/parts/card.tsx';
import { Die } from '#client/tables/spartacus/parts/die.tsx';
import { Four, PlaceHead } from '#client/tables/spartacus/parts/four.tsx';
import { Seal } from '#client/tables/spartacus/parts/seal.tsx';
import { isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import { effectText, houseEmblem, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

function Bidder({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const state = bidState(props, seat);
  const bid = bidOf(props, seat);
  const emblem = houseEmblem(props, seat) ?? hourglass;
  const stack = stackOf(props, seat);
  const rollOff = lying(props.stage, 'rollOff');
  const thrown = rollOff?.seats.indexOf(seat) ?? -1;
  const isOwn = seat === props.viewer;
  const laid = isOwn && state === 'thinks' ? ownBid(props) : 0;
  return (
    <section
      class={`sp-bidder panel ${seatClass(seat)} is-${state}${stack > 0 ? ' is-tied' : ''}${isMoving(props.stage, 'bids') ? ' cracks' : ''}`}
    >
      <PlaceHead props={props} seat={seat} />
      <div class="sp-bid">
        {bid !== null ? (
          <span class="sp-cracked">
            <Seal emblem={emblem} isBroken={false} />
            <Seal emblem={emblem} isBroken={false} />
            <b>{bid}</b>
          </span>
        ) : state === 'sealed' ? (
          <Seal emblem={emblem} isBroken={false} />
        ) : (
          <span class={`seal open${isOwn ? ' own' : ''}`}>
            <Icon of={isOwn ? emblem : hourglass} />
          </span>
        )}
        {thrown >= 0 && (
          <span class={`sp-rolled${isMoving(props.stage, 'rollOff') ? ' thrown' : ''}`}>
            <Die kind="ivory" face={rollOff!.rolls[thrown]!} size="s" />
          </span>
        )}
      </div>
      <p class="sp-bid-says">{stateText(props, seat, stack, laid)}</p>
    </section>
  );

  function stateText(all: Props, one: number, top: number, coins: number) {
    const bids = openBids(all);
    if (state === 'won') return <b>{say('bid.won', { gold: bids!.gold })}</b>;
    if (state === 'tied') return <b>{say('bid.tied', { gold: bid ?? top })}</b>;
    if (state === 'out') return <span>{say('bid.out', { gold: bid ?? 0 })}</span>;
    if (state === 'open') return <span>{say('bid.open')}</span>;
    if (state === 'sealed') return <b>{say('bets.sealed')}</b>;
    if (one !== all.viewer) return <span>{say('bets.thinks')}</span>;
    // The only answer is given without a question.
    if (all.request === null && ownGold(all) <= top) return <span>{say('bid.none')}</span>;
    return (
      <>
        <b>{say(top > 0 ? 'bid.add' : 'bid.laid', { gold: coins })}</b> <span>{say('bid.unsealed')}</span>
      </>
    );
  }
}

/** What a Host gains. */
const GAINS = [
  { icon: null, text: 'host.influence', clause: 'SP-8.2' },
  { icon: scroll, text: 'host.invites', clause: 'SP-8.3' },
  { icon: thumb, text: 'host.thumb', clause: 'SP-10.9' },
  { icon: null, text: 'host.first', clause: 'SP-7.31' },
] as const;

function HostCard({ props }: { props: Props }) {
  const say = sayOf(props);
  return (
    <article class="card sp-lies sp-host-card">
      <span class="band">{say('host.title')}</span>
      <span class="em">
        <Icon of={laurels} />
      </span>
      <ul>
        {GAINS.map(({ icon, text, clause }, i) => (
          <li key={text}>
            <b>{icon === null ? i === 0 ? '+1' : 'I' : <Icon of={icon} />}</b>
            <span>
              {say(text)} <Rule props={props} clause={clause} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

export function AuctionStage(props: Props) {
  const { view, stage } = props;
  const card = lying(stage, 'lot') ?? view.lot[0] ?? -1;
  const fate = lying(stage, 'bids')?.winner ?? -1;
  return (
    <Four places={view.houses.map((_, seat) => <Bidder key={seat} props={props} seat={seat} />)}>
      <div class="sp-round">
        <Roundel />
        {isHosting(props) ? (
          <HostCard props={props} />
        ) : (
          card >= 0 && (
            <article class={`card sp-lies ${bandOf(card)}${fate === -2 ? ' gone' : ''}`}>
              <Face props={props} kind={card} />
              <p {...about(readyMeaning(props, card))}>{effectText(props, card)}</p>
            </article>
          )
        )}
      </div>
    </Four>
  );
}
