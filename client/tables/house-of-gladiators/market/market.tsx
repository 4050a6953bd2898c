// The market and the Catasta (HG-25.4, HG-25.5): the lots in a row, the one on the block between the Houses with their open
// bids, and coins as bids.

import card from 'icon:card-pickup';
import coinIcon from 'icon:two-coins';
import { about } from '#client/shell/explain.ts';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { Seals } from '#client/tables/house-of-gladiators/houses.tsx';
import { Before } from '#client/tables/house-of-gladiators/market/before.tsx';
import {
  draftedBid,
  FIRST_BID_MAN,
  isBidding,
  isSealing,
  rivalsIn,
  saysBid,
  whyCannot,
  whyPassed,
} from '#client/tables/house-of-gladiators/market/bids.ts';
import { Coins } from '#client/tables/house-of-gladiators/market/coins.tsx';
import { Sales } from '#client/tables/house-of-gladiators/market/sales.tsx';
import { cardIcon } from '#client/tables/house-of-gladiators/parts/emblem.ts';
import { ManFace } from '#client/tables/house-of-gladiators/parts/man-card.tsx';
import { isMoving, type Lot, lying } from '#client/tables/house-of-gladiators/pictures.ts';
import {
  breakable,
  type Chip,
  cardAbout,
  cardName,
  frameOf,
  handCount,
  isDrafted,
  isPick,
  type LudiSceneParts,
  labelOf,
  manIcon,
  manName,
  menIn,
  namedIn,
  type LudiProps as Props,
  sayOf,
  touch,
  word,
} from '#client/tables/house-of-gladiators/props.ts';
import type { LudiKey } from '#client/tables/house-of-gladiators/words.ts';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import type { Beside, Plan, StatusQuestion } from '#client/tables/table.ts';
import { isStarter } from '#games/house-of-gladiators/cards.ts';
import { HAND_LIMIT, LUDUS_LIMIT, newGladiator } from '#games/house-of-gladiators/table-things.ts';

function MarketStage(props: Props) {
  const lot = lying(props.stage, 'lot');
  return (
    <div class="hg-market">
      <Lots props={props} lot={lot} />
      <div class="hg-block">
        <Roundel />
        {props.view.houses.map((_, seat) => (
          <Bidder key={seat} props={props} seat={seat} lot={lot} />
        ))}
        {lot !== null && lot.n > 0 && <OnTheBlock props={props} lot={lot} />}
      </div>
      <Coins props={props} />
    </div>
  );
}

/** All lots of this market: sold, on the block, still face down. */
function Lots({ props, lot }: { props: Props; lot: Lot | null }) {
  const say = sayOf(props);
  const past = lying(props.stage, 'lots') ?? [];
  const all = Array.from({ length: lot?.of ?? 0 }, (_, i) => i);
  return (
    <ol class="hg-lots" tabIndex={0} aria-label={say('market.lots')}>
      {all.map((i) => {
        const done = past[i];
        const isNow = done === undefined && lot !== null && i === lot.n - 1;
        if (done === undefined && !isNow)
          return (
            <li key={i} class="back">
              <b>{i + 1}</b>
            </li>
          );
        const { tiro, type } = done ?? lot!;
        return (
          <li key={i} class={isNow ? 'now' : done!.seat < 0 ? 'unsold' : ''}>
            <b>{tiro >= 0 ? manName(tiro) : breakable(word(props, `type.${type}`))}</b>
            <Icon of={tiro >= 0 ? manIcon(newGladiator(tiro)) : card} />
            {isNow && <small>{say('market.block')}</small>}
            {!isNow && done!.seat < 0 && <small>{say('market.unsold')}</small>}
            {!isNow && done!.seat >= 0 && (
              <small class={`sold ${seatClass(done!.seat)}`}>
                <Medallion seat={done!.seat} size="s" name={props.names[done!.seat]!} /> {done!.coins}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function OnTheBlock({ props, lot }: { props: Props; lot: Lot }) {
  const say = sayOf(props);
  const high = Math.max(0, ...lot.bids.map((bid) => bid ?? 0));
  const line =
    lot.state === 'unwanted'
      ? say('market.nobody')
      : lot.state === 'sold'
        ? say('market.bought', { ...namedIn(props, lot.leader), n: high })
        : lot.leader >= 0
          ? say('market.holds', { name: props.names[lot.leader]!, n: high })
          : say('market.open');
  return (
    <div class={`hg-onblock${isMoving(props.stage, 'lot') && props.stage.beat?.name === 'lot' ? ' rises' : ''}`}>
      <article class="hg-card">
        {lot.tiro >= 0 ? (
          <ManFace props={props} man={newGladiator(lot.tiro)} isRead />
        ) : lot.card >= 0 ? (
          <>
            <b class={`hd ${lot.type}`}>{cardName(props, lot.card)}</b>
            <span class="em">
              <Icon of={cardIcon(lot.card)} />
            </span>
            <p>{cardAbout(props, lot.card)}</p>
          </>
        ) : (
          <>
            <b class={`hd ${lot.type}`}>{word(props, `type.${lot.type}`)}</b>
            <span class="em">
              <Icon of={card} />
            </span>
            <p>{say(`market.backs.${lot.type}` as LudiKey)}</p>
          </>
        )}
      </article>
      <output class={`hg-high ${lot.state}`}>{line}</output>
      <Before props={props} lot={lot} />
    </div>
  );
}

/** A House at the block: what it has, and what it bids. */
function Bidder({ props, seat, lot }: { props: Props; seat: number; lot: Lot | null }) {
  const say = sayOf(props);
  const house = props.view.houses[seat]!;
  const bid = lot?.bids[seat] ?? null;
  const isOut = house.out || (lot?.passed.includes(seat) ?? false);
  const isLeading = lot !== null && lot.leader === seat;
  const speaking = props.stage.beat === null && frameOf(props.view, 'lot')?.['by'] === seat;
  const isSealed = props.asked.some(({ clause }) => clause === 'HG-5.9');
  const note = house.out
    ? say('houses.out')
    : isOut
      ? say(whyPassed(props, seat, lot), { n: FIRST_BID_MAN })
      : isSealed
        ? say(props.asked.some((one) => one.seat === seat) ? 'houses.thinks' : 'market.sealed')
        : speaking
          ? say(seat === props.viewer ? 'market.speaks.you' : 'market.speaks')
          : '';
  return (
    <section
      class={`hg-bidder p${seat} ${seatClass(seat)}${isOut ? ' out' : ''}${isLeading ? ' leads' : ''}${speaking ? ' speaks' : ''}`}
      aria-label={props.names[seat]}
    >
      <Medallion seat={seat} />
      <span>
        <b class="name">{labelOf(props, seat)}</b>
        <small>{note}</small>
      </span>
      <Seals props={props} done={house.done} />
      <b class="bid">{bid === null || (isOut && !isLeading) ? '' : bid}</b>
      <p>
        <span class="whole">{say('market.has', { n: house.coins })}</span>
        <span class="brief" aria-hidden="true">
          <Icon of={coinIcon} /> {house.coins}
        </span>
        <span class="whole" {...about(menIn(props, seat))}>
          {say('market.men', { n: house.ludus.length, most: LUDUS_LIMIT })}
        </span>
      </p>
    </section>
  );
}

const whatOn = (props: Props): string => {
  const lot = lying(props.stage, 'lot');
  return lot === null ? '' : lot.tiro >= 0 ? manName(lot.tiro) : word(props, `type.${lot.type}`);
};

const isDiscarding = ({ request }: Props): boolean => request?.clause === 'HG-6.5';

/** HG-6.5: the hand is full, and the card to discard is touched where it lies. */
function cardChip(props: Props, which: number): Chip {
  if (!isDiscarding(props) || !isPick(props.request)) return {};
  return { state: isDrafted(props, which) ? 'chosen' : 'can', touch: () => touch(props, which) };
}

function says(props: Props): Plan | null {
  const say = sayOf(props);
  if (isDiscarding(props)) {
    const which = props.draft.value;
    if (typeof which !== 'number') return { text: say('market.full') };
    const name = cardName(props, which);
    return {
      text: say(isStarter(which) ? 'market.discard.starter' : 'market.discard.says', { card: name }),
      label: say('market.discard', { card: name }),
    };
  }
  if (!(isBidding(props) || isSealing(props))) return null;
  const coins = props.view.houses[props.viewer]!.coins;
  const bid = draftedBid(props);
  const lot = lying(props.stage, 'lot');
  // In the list a pass is drafted first.
  const drafted = isDrafted(props, { do: 'pass' }) ? { label: say('market.pass') } : {};
  if (whyCannot(props, lot) !== null) return { text: say('market.choose.none'), ...drafted };
  if (bid < 0) return { text: isSealing(props) ? say('market.seal') : saysPass(props, lot), ...drafted };
  const what = whatOn(props);
  return {
    text: bid === 0 ? say('market.says.none', { what }) : saysBid(props, lot, bid, what),
    label: isSealing(props) ? say('market.seal.do', { n: bid }) : say('market.bid', { n: bid, left: coins - bid }),
  };
}

/** What to do, and what a pass brings where it ends the auction (HG-5.7). */
function saysPass(props: Props, lot: Lot | null): string {
  const say = sayOf(props);
  if (lot === null || rivalsIn(props, lot).some((seat) => seat !== lot.leader)) return say('market.choose');
  if (lot.leader < 0) return say('market.choose.unsold');
  return say('market.choose.sold', { name: props.names[lot.leader]!, n: Math.max(...lot.bids.map((bid) => bid ?? 0)) });
}

/** The lot, and what stands against a bid. */
function asks(props: Props): StatusQuestion | null {
  const lot = lying(props.stage, 'lot');
  if (lot === null || !isBidding(props)) return null;
  const say = sayOf(props);
  const what = say('market.asks.lot', { n: lot.n, of: lot.of, what: whatOn(props) });
  const cannot = whyCannot(props, lot);
  if (cannot !== null) return { lead: what, text: cannot };
  const high = Math.max(0, ...lot.bids.map((bid) => bid ?? 0));
  const stands =
    lot.leader < 0
      ? say(lot.tiro >= 0 ? 'market.asks.open.man' : 'market.asks.open')
      : say('market.asks.more', { name: props.names[lot.leader]!, n: high });
  const isFull = lot.tiro < 0 && handCount(props.view.houses[props.viewer]!) >= HAND_LIMIT;
  return { lead: what, text: isFull ? `${stands} ${say('market.asks.full')}` : stands };
}

const beside = (props: Props): Beside[] =>
  isBidding(props) ? [{ choice: { do: 'pass' }, label: sayOf(props)('market.pass') }] : [];

export const market: LudiSceneParts = {
  Stage: MarketStage,
  Ledger: Sales,
  tab: 'market',
  card: cardChip,
  isHandWhole: true,
  asks,
  says,
  beside,
};
