// The choice of a House (D-01): four Houses with what they start with and what they can do.

import bull from 'icon:bull-horns';
import eagle from 'icon:eagle-emblem';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo, isReader } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { readyMeaning } from '#client/tables/spartacus/parts/asset.tsx';
import { Die } from '#client/tables/spartacus/parts/die.tsx';
import { Four } from '#client/tables/spartacus/parts/four.tsx';
import { isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import {
  cardName,
  houseName,
  isDrafted,
  isPick,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Plan } from '#client/tables/table.ts';
import { CARDS, HOUSES } from '#games/spartacus/cards.ts';

const EMBLEMS: { readonly [slug: string]: string } = { batiatus: eagle, glaber: bull, solonius: snake, tullius: wolf };
const HOLDINGS = ['gladiators', 'slaves', 'guards', 'gold'] as const;

const isChoosing = ({ request }: Props): boolean => isPick(request) && request.clause === 'SP-2.4';

/** The planned House, which is shown in full. */
const lookedAt = ({ draft }: Props): number => (typeof draft.value === 'number' ? draft.value : -1);

function HouseCard({ props, card }: { props: Props; card: number }) {
  const say = sayOf(props);
  const { request, view, names } = props;
  const can = isChoosing(props) && isPick(request) && request.from.includes(card) && !props.replaying;
  const owner = view.houses.findIndex((house) => house.card === card);
  const { slug, holdings } = CARDS[card]!;
  const inside = (
    <>
      <span class="sp-house-head">
        <Icon of={EMBLEMS[slug] ?? eagle} />
        <b class="name">{cardName(props, card)}</b>
      </span>
      <dl>
        {HOLDINGS.map((name) => (
          <div key={name}>
            <dd>{holdings![name]}</dd>
            <dt>{say(`start.${name}`, { count: holdings![name] })}</dt>
          </div>
        ))}
      </dl>
      {owner >= 0 && (
        <em>{isReader(props, owner) ? say('start.taken.you') : say('start.taken', { name: names[owner]! })}</em>
      )}
    </>
  );
  const classes = `sp-house-card panel${owner >= 0 ? ` taken ${seatClass(owner)}` : ''}`;
  if (!can) return <section class={classes}>{inside}</section>;
  return (
    <button
      type="button"
      class={`${classes} sp-thing can${isDrafted(props, card) ? ' chosen' : ''}`}
      aria-pressed={isDrafted(props, card)}
      onClick={() => touch(props, card)}
    >
      {inside}
    </button>
  );
}

function SetUpStage(props: Props) {
  const say = sayOf(props);
  const rollOff = lying(props.stage, 'rollOff');
  const card = lookedAt(props);
  return (
    <Four places={HOUSES.map((house) => <HouseCard key={house} props={props} card={house} />)}>
      <div class="sp-round sp-healing">
        <Roundel />
        <div class="sp-healing-in">
          {card >= 0 ? (
            <span class="sp-house-big">
              <Icon of={EMBLEMS[CARDS[card]!.slug] ?? eagle} />
              <b class="name">{cardName(props, card)}</b>
            </span>
          ) : (
            <p class="sp-middle-note">{say('start.middle')}</p>
          )}
          {rollOff !== null && (
            <ul class={`sp-roll-off${isMoving(props.stage, 'rollOff') ? ' thrown' : ''}`}>
              {rollOff.seats.map((seat, i) => (
                <li key={seat}>
                  <Die
                    kind="ivory"
                    face={rollOff.rolls[i]!}
                    i={i}
                    class={rollOff.best.includes(seat) ? 'struck' : 'out'}
                  />
                  <small>{calledTo(props, seat)}</small>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Four>
  );
}

/** The abilities of the planned House, else of all of them. */
function PowersTray(props: Props) {
  const { words } = props.telling;
  const planned = lookedAt(props);
  const cards = planned >= 0 ? [planned] : HOUSES;
  return (
    <ul class={`sp-powers of-${cards.length}`}>
      {cards.map((card) => (
        <li key={card}>
          <b class="name">{cardName(props, card)}</b>
          {CARDS[card]!.powers.map((power, i) => (
            <p
              key={power}
              data-about={[words[`text.power.${CARDS[card]!.id}-${i + 1}`], readyMeaning(props, card, i)]
                .filter(Boolean)
                .join('\n')}
            >
              <b>{words[`power.${CARDS[card]!.id}-${i + 1}`] ?? power}</b>
              <span>{words[`effect.power.${CARDS[card]!.id}-${i + 1}`]}</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function SetUpLedger(props: Props) {
  const say = sayOf(props);
  const { view, asked } = props;
  // SP-2.4: clockwise from the one who threw highest, who is the first Host.
  const inOrder = view.houses.map((_, i) => (Math.max(0, view.host) + i) % view.houses.length);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('start.title')}</h2>
        <span class="eyebrow">{say('start.order')}</span>
        <Rule props={props} clause="SP-2.2" />
      </header>
      <table class="sp-bids">
        <tbody>
          {inOrder.map((seat) => {
            const { card } = view.houses[seat]!;
            const isNow = asked.some((one) => one.seat === seat);
            return (
              <tr key={seat} class={isNow ? 'now' : ''}>
                <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                  {calledTo(props, seat)}
                </th>
                <td class="n">
                  {card >= 0
                    ? houseName(props, seat)
                    : say(`start.${isNow ? 'now' : 'waits'}${isReader(props, seat) ? '.you' : ''}`)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function says(props: Props): Plan | null {
  if (!isChoosing(props)) return null;
  const say = sayOf(props);
  const card = lookedAt(props);
  if (card < 0) return { text: say('start.choose'), label: say('do.none.house') };
  const house = cardName(props, card);
  return { text: say('start.says', { house, ...CARDS[card]!.holdings! }), label: say('start.do', { house }) };
}

export const setUp: SpartacusSceneParts = {
  Stage: SetUpStage,
  Tray: PowersTray,
  Ledger: SetUpLedger,
  tab: 'ledger',
  stage: 'table',
  says,
};
