// The ledger of a fight: initiative with its dice, and what was done in this round, step by step with its clause.

import again from 'icon:clockwise-rotation';
import swords from 'icon:crossed-swords';
import drop from 'icon:drop';
import hourglass from 'icon:sands-of-time';
import { Icon } from '#client/shell/icon.tsx';
import { Medallion, seatClass } from '#client/shell/medallion.tsx';
import { questionOf } from '#client/table/status.tsx';
import { lineOf } from '#client/table/told.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { Die, NoDie } from '#client/tables/spartacus/parts/die.tsx';
import { isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import { cardName, effectText, kindOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';

const SIGNS = { done: swords, again, wound: drop };
/** So many of the newest steps fit. */
const STEPS = 6;

/** Where a bonus comes from: what the cards of a fighter do. */
function bonusAbout(props: Props, seat: number): string {
  const { cards, gear, seats } = props.view.fight!;
  const slot = seats.indexOf(seat);
  return [cards[slot]!, ...(gear[slot] ?? [])]
    .map(kindOf)
    .flatMap((kind) =>
      effectText(props, kind) === '' ? [] : [cardName(props, kind) + props.telling.colon + effectText(props, kind)],
    )
    .join('\n');
}

/** What a fighter does with an action, as events and as the questions that come before them. */
const DEEDS = ['moved', 'attacked'];
const ASKS = ['SP-9.8', 'SP-9.10', 'SP-9.12'];

/** Who acted first in this round and did nothing, which no event tells; −1: nobody, or it is not over. */
function idleIn({ view, viewer, request, events }: Props, first: number, steps: readonly { event: number }[]): number {
  if (first < 0) return -1;
  const doers = steps.flatMap(({ event }) =>
    events.filter(({ n, kind }) => n === event && DEEDS.includes(kind)).map((one) => one['seat'] as unknown as number),
  );
  if (doers.includes(first)) return -1;
  const second = view.fight!.seats.find((seat) => seat !== first);
  const isAsked = second === viewer && request !== null && ASKS.includes(request.clause);
  return isAsked || doers.length > 0 ? first : -1;
}

export function RoundLedger(props: Props) {
  const say = sayOf(props);
  const { view, viewer, stage, names, telling, events } = props;
  const fight = view.fight!;
  const laid = lying(stage, 'initiative');
  const steps = lying(stage, 'course')?.steps ?? [];
  const first = laid?.first ?? -1;
  const idle = idleIn(props, first, steps);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{fight.round === 0 ? say('round.before') : say('round.title', { n: fight.round })}</h2>
        {first >= 0 && (
          <span class="eyebrow">
            {say('round.first', { who: first === viewer ? 'you' : 'other', name: names[first]! })}
          </span>
        )}
        <Rule props={props} clause="SP-9.5" />
      </header>
      <div
        class={`sp-initiative${isMoving(stage, 'initiative') && stage.beat?.name === 'initiative' ? ' thrown' : ''}`}
      >
        {fight.seats.map((seat) => {
          const roll = laid?.rolls.find((one) => one.seat === seat);
          return (
            <div key={seat} class={seatClass(seat)}>
              <Medallion seat={seat} size="s" {...emblemProps(props, seat)} />
              <span class="ds">
                {roll === undefined ? (
                  <NoDie size="m" />
                ) : (
                  roll.dice.map((face, i) => <Die key={i} kind="spd" face={face} size="m" i={i} />)
                )}
                {roll !== undefined && roll.bonus > 0 && (
                  <small data-about={bonusAbout(props, seat)}>+{roll.bonus}</small>
                )}
              </span>
              <b class={laid?.winner === seat ? 'w' : ''}>{roll?.total ?? ''}</b>
            </div>
          );
        })}
      </div>
      <ol
        class="sp-course"
        // The newest step is in sight.
        ref={(list) => {
          if (list !== null) list.scrollTop = list.scrollHeight;
        }}
      >
        {laid !== null && laid.tied > 0 && steps.length < STEPS && (
          <li>
            <Icon of={again} />
            <span>{say('round.tied', { total: laid.tied })}</span>
            <Rule props={props} clause="SP-9.6" />
          </li>
        )}
        {idle >= 0 && idle !== viewer && steps.length < STEPS && (
          <li>
            <Icon of={hourglass} />
            <span>{say('round.idle', { name: names[idle]! })}</span>
            <Rule props={props} clause="SP-9.8" />
          </li>
        )}
        {steps.slice(-STEPS).map(({ event, sign, clause }) => {
          const told = events.find(({ n }) => n === event);
          return told === undefined ? null : (
            <li key={event}>
              <Icon of={SIGNS[sign]} />
              <span>{lineOf(telling, told)}</span>
              <Rule props={props} clause={clause} />
            </li>
          );
        })}
        {props.request !== null && (
          <li class="now">
            <Icon of={props.request.clause === 'SP-9.23' ? drop : hourglass} />
            <b>{questionOf(props).text}</b>
            <Rule props={props} clause={props.request.clause} />
          </li>
        )}
      </ol>
    </section>
  );
}
