// Beside an auction: the opened bids, or the results of the lots of this turn.

import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { bidState, isOpen, openBids, ownBid, stackOf } from '#client/tables/spartacus/market/bidding.ts';
import { cardName, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

interface Lot {
  card: number;
  /** −1: still open, −2: nobody. */
  seat: number;
  gold: number;
}

/** The lots of this turn, as far as they have been shown. */
function lotsOf({ events }: Props): Lot[] {
  const lots: Lot[] = [];
  const from = events.findLastIndex(({ kind }) => kind === 'rowLaidOut');
  for (const event of events.slice(Math.max(0, from))) {
    if (event.kind === 'lotOffered') lots.push({ card: event['card'] as number, seat: -1, gold: 0 });
    const last = lots.at(-1);
    if (last === undefined) continue;
    if (event.kind === 'bought')
      lots.splice(-1, 1, { ...last, seat: event['seat'] as number, gold: event['gold'] as number });
    if (event.kind === 'unsold') lots.splice(-1, 1, { ...last, seat: -2 });
  }
  return lots;
}

export function BidsLedger(props: Props) {
  return openBids(props) === null ? <Lots {...props} /> : <Bids {...props} />;
}

function Lots(props: Props) {
  const say = sayOf(props);
  const { view } = props;
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('lots.title')}</h2>
        <span class="eyebrow">{say('lots.left', { count: view.row })}</span>
        <Rule props={props} clause="SP-7.15" />
      </header>
      <table class="sp-bids">
        <tbody>
          {lotsOf(props).map(({ card, seat, gold }, i) => (
            <tr key={i} class={seat === -1 ? 'now' : ''}>
              <th scope="row">{cardName(props, card)}</th>
              <td class={seat >= 0 ? `sp-who ${seatClass(seat)}` : ''}>
                {seat >= 0 ? calledTo(props, seat) : say(seat === -1 ? 'lots.now' : 'lots.nobody')}
              </td>
              <td class="n">{seat >= 0 ? gold : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sp-note">
        {say('lots.note')} <Rule props={props} clause="SP-7.20" />
      </p>
    </section>
  );
}

function Bids(props: Props) {
  const say = sayOf(props);
  const bids = openBids(props)!;
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('bid.title')}</h2>
        <span class="eyebrow">{say('bets.together')}</span>
        <Rule props={props} clause="SP-7.17" />
      </header>
      <table class="sp-bids">
        <thead>
          <tr>
            <th scope="col">{say('bets.house')}</th>
            <th scope="col">{say('bid.first')}</th>
            <th scope="col">{say('bid.added')}</th>
            <th scope="col">{say('bid.all')}</th>
          </tr>
        </thead>
        <tbody>
          {props.view.houses.map((_, seat) => {
            const state = bidState(props, seat);
            const stack = isOpen(props) ? stackOf(props, seat) : (bids.stacks[seat] ?? 0);
            const bid = bids.bids[seat] ?? null;
            const isAgain = stack > 0;
            const first = isAgain ? stack : (bid ?? 0) + (bids.stacks[seat] ?? 0);
            const isOwn = seat === props.viewer;
            const added = !isAgain
              ? ''
              : isOpen(props)
                ? isOwn
                  ? String(ownBid(props))
                  : say(state === 'sealed' ? 'bets.sealed' : 'bets.thinks')
                : String(bid ?? 0);
            const all = isOpen(props)
              ? isOwn && isAgain
                ? stack + ownBid(props)
                : first
              : (bid ?? 0) + (bids.stacks[seat] ?? 0);
            return (
              <tr key={seat} class={`${isOwn ? 'now' : ''} is-${state}`}>
                <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                  {calledTo(props, seat)}
                </th>
                <td class="n">{first}</td>
                <td class="n">{added}</td>
                <td class="n">
                  <b>{all}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="sp-note">
        {say(bids.tied.length > 0 ? 'bid.note.tie' : bids.winner === -2 ? 'bid.note.none' : 'bid.note')}{' '}
        <Rule props={props} clause={bids.tied.length > 0 ? 'SP-7.22' : bids.winner === -2 ? 'SP-7.24' : 'SP-7.18'} />
      </p>
    </section>
  );
}
