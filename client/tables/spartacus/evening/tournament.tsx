// The tournament (D-30): the Houses that stand at 12, who fights now, and a fighter sealed by each of the two.

import hourglass from 'icon:sands-of-time';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { DUEL, EntryTray, entryText, plannedOf } from '#client/tables/spartacus/evening/entry.tsx';
import { Four, PlaceHead } from '#client/tables/spartacus/parts/four.tsx';
import { Seal } from '#client/tables/spartacus/parts/seal.tsx';
import {
  cardName,
  frameOf,
  houseEmblem,
  kindOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Plan } from '#client/tables/table.ts';

type Standing = 'fights' | 'waits' | 'watches';

function standingOf({ view }: Props, seat: number): Standing {
  const listOf = (rule: string, name: string): readonly number[] =>
    (frameOf(view, rule)?.[name] as number[] | undefined) ?? [];
  if (listOf('duel', 'pair').includes(seat)) return 'fights';
  return listOf('tournament', 'line').includes(seat) ? 'waits' : 'watches';
}

function Place({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const standing = standingOf(props, seat);
  const isOpen =
    props.asked.some((one) => one.seat === seat && one.clause === DUEL) &&
    !(seat === props.viewer && props.answered !== null);
  return (
    <section class={`sp-bidder panel ${seatClass(seat)}${standing === 'watches' ? ' is-out' : ''}`}>
      <PlaceHead props={props} seat={seat} />
      <div class="sp-bid">
        {standing === 'fights' &&
          (isOpen ? (
            <span class="seal open">
              <Icon of={hourglass} />
            </span>
          ) : (
            <Seal emblem={houseEmblem(props, seat) ?? hourglass} isBroken={false} />
          ))}
      </div>
      <p class="sp-bid-says">
        <b>{say(`duel.${standing}`)}</b>
      </p>
    </section>
  );
}

const TournamentStage = (props: Props) => (
  <Four places={props.view.houses.map((_, seat) => <Place key={seat} props={props} seat={seat} />)}>
    <div class="sp-round sp-healing">
      <Roundel />
      <div class="sp-healing-in">
        <p class="sp-middle-note">{sayOf(props)('duel.middle')}</p>
      </div>
    </div>
  </Four>
);

function TournamentLedger(props: Props) {
  const say = sayOf(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('duel.title')}</h2>
        <span class="eyebrow">{say('duel.about')}</span>
        <Rule props={props} clause="SP-11.4" />
      </header>
      <table class="sp-bids">
        <tbody>
          {props.view.houses.map(({ influence }, seat) => (
            <tr key={seat} class={standingOf(props, seat) === 'fights' ? 'now' : ''}>
              <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                {calledTo(props, seat)}
              </th>
              <td>{say(`duel.${standingOf(props, seat)}`)}</td>
              <td class="n">{influence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sp-note">
        {say('duel.note')} <Rule props={props} clause="SP-11.12" />
      </p>
    </section>
  );
}

function says(props: Props): Plan | null {
  if (props.request?.clause !== DUEL) return null;
  const say = sayOf(props);
  const notes = [{ text: say('bets.change'), clause: 'SP-16.5', tone: 'plain' as const }];
  const planned = plannedOf(props);
  if (planned < 0) return { text: say('entry.choose.duel'), notes, label: say('do.none.fighter') };
  const card = cardName(props, kindOf(planned));
  return { text: say('entry.says.duel', { cards: entryText(props) }), notes, label: say('entry.do.seal', { card }) };
}

export const tournament: SpartacusSceneParts = {
  Stage: TournamentStage,
  Tray: (props) => <EntryTray {...props} />,
  Ledger: TournamentLedger,
  tab: 'guests',
  stage: 'table',
  says,
};
