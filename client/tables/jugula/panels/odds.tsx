// Before an attack: the sums without cards, where the target would end, and the odds that come with the request, for each
// open attack and for each card that may be used in it.

import { seatClass } from '#client/shell/medallion.tsx';
import { choicesOf, strikeNames } from '#client/tables/jugula/choices.ts';
import { bandOf, CardFace, cardName, topCalled } from '#client/tables/jugula/panels/card.tsx';
import { isLastWound } from '#client/tables/jugula/panels/out.ts';
import { chooses } from '#client/tables/jugula/panels/side.tsx';
import { asTold, isStoic, oddsOf } from '#client/tables/jugula/panels/stoic.ts';
import { Bars, evened, oddsText, SumRows } from '#client/tables/jugula/panels/sums.tsx';
import { ZoneWords } from '#client/tables/jugula/panels/zone-words.tsx';
import {
  armaturaName,
  askedOf,
  gladiatorAt,
  type JugulaProps as Props,
  sayOf,
  touch,
} from '#client/tables/jugula/props.ts';
import { frameOf } from '#client/tables/jugula/scene.ts';
import { Rule } from '#client/tables/rule.tsx';
import type { Hint, Item } from '#engine/requests/request.ts';
import { ARMATURAE, seatOfName } from '#games/jugula/armaturae.ts';
import { distance, squareCalled } from '#games/jugula/board.ts';
import { CARDS } from '#games/jugula/cards.ts';
import { type Aim, aimOf, isNet } from '#games/jugula/table-things.ts';

const extraOf = ({ view }: Props): number =>
  (view.flow.scenes.findLast(({ att }) => typeof att === 'number')?.['att'] as number | undefined) ?? 0;

const eitherOf = ({ language }: Props, texts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(texts);

interface BeforeProps {
  props: Props;
  aim: Aim;
  by: number;
  on: number;
}

/** What becomes of the target when the attack succeeds. */
function Then({ props, aim, by, on, net }: BeforeProps & { net: boolean }) {
  const say = sayOf(props);
  const [text, clause] = net
    ? isStoic(on)
      ? [say('odds.net.stoic'), 'JU-16.29']
      : [say('odds.net'), 'JU-16.11']
    : aim.into.length === 0
      ? [say('odds.pinned'), 'JU-14.6']
      : [say('odds.into', { square: eitherOf(props, aim.into.map(squareCalled)) }), 'JU-14.7'];
  const { view } = props;
  const [attacker, target] = [gladiatorAt(view, by), gladiatorAt(view, on)];
  const isFar = attacker !== null && target !== null && distance(attacker.cell, target.cell) > 1;
  const seat = seatOfName(on);
  const isLast = !net && isLastWound(props, on);
  const last = view.seats === 2 ? 'odds.last' : 'odds.out';
  return (
    <p class="res">
      {isFar && (
        <>
          {say('odds.afar', { n: ARMATURAE[attacker.kind]!.range })} <Rule props={props} clause="JU-16.2" />{' '}
        </>
      )}
      {text} <Rule props={props} clause={clause} />{' '}
      {isLast && (
        <span class="neg">
          {say(props.telling.pronoun?.seat === seat ? `${last}.you` : last)}{' '}
          <Rule props={props} clause={view.seats === 2 ? 'JU-18.1' : 'JU-18.3'} />
        </span>
      )}
    </p>
  );
}

/** Both sums, to which the cards are still to be added. */
const Before = ({ props, aim, by, on }: BeforeProps) => {
  const say = sayOf(props);
  const plus = (total: number): string => say('combat.plus', { n: total });
  return (
    <table>
      <tbody>
        <SumRows
          props={props}
          sum={aim.attack}
          card={null}
          name={by}
          foe={on}
          threats={aim.threats.attack}
          total={`${say('combat.attack')}${props.telling.colon}${plus(aim.attack.total)}`}
        />
        <SumRows
          props={props}
          sum={aim.defence}
          card={null}
          name={on}
          foe={by}
          threats={aim.threats.defence}
          total={`${say('combat.defence')}${props.telling.colon}${plus(aim.defence.total)}`}
        />
      </tbody>
    </table>
  );
};

/** Every open attack with its odds; the planned one also with its sums. */
export function Strikes({ props }: { props: Props }) {
  const request = askedOf(props)!;
  const say = sayOf(props);
  const strikes = choicesOf(request, props.view).placed.flatMap(({ items }) => items as readonly number[]);
  const drafted = typeof props.draft.value === 'number' ? props.draft.value : null;
  const { by, on } = drafted === null ? { by: -1, on: -1 } : strikeNames(drafted, request.seat);
  const hint = drafted === null ? null : oddsOf(props, request, drafted);
  const aim = drafted === null ? null : aimOf(props.view, props.view.fan, by, on, extraOf(props));
  // First the other ways to attack the same man, such as the net.
  const others = strikes.filter((strike) => strike !== drafted);
  const isHim = (strike: number): boolean => strikeNames(strike, request.seat).on === on;
  const listed = [...others.filter(isHim), ...others.filter((strike) => !isHim(strike))];
  return (
    <section class="ju-ledger panel">
      <header>
        <h2 class="title">{say('odds.title')}</h2>
        <span class="eyebrow">{say('odds.top')}</span>
      </header>
      {drafted !== null && <h3 class="ju-planned">{props.telling.item('strike', drafted)}</h3>}
      {drafted !== null && hint !== null && <Bars props={props} hint={hint} />}
      {drafted !== null && (
        <ul class="ju-with">
          {(request.hints ?? [])
            .filter((one) => one.item === drafted && one.key === 'oddsWith')
            .map((one) => (
              <li key={one.values['card']}>
                <b>
                  {say('odds.with', { card: cardName(one.values['card']!) })} {CARDS[one.values['card']!]!.combat}
                </b>
                <Mini props={props} hint={asTold(props, request, one)} isShort />
              </li>
            ))}
        </ul>
      )}
      {aim !== null && drafted !== null && (
        <div class="sum">
          <Before props={props} aim={aim} by={by} on={on} />
          <Then props={props} aim={aim} by={by} on={on} net={isNet(drafted)} />
        </div>
      )}
      <ul class="ju-strikes">
        {listed.map((strike) => (
          <li key={strike}>
            <button type="button" onClick={() => touch(props, strike)}>
              <b>{props.telling.item('strike', strike)}</b>
              <Mini props={props} hint={oddsOf(props, request, strike)} />
            </button>
          </li>
        ))}
      </ul>
      <ZoneWords props={props} />
    </section>
  );
}

const SHARES = ['dust', 'wounded', 'netted', 'pushed', 'idle', 'even', 'held', 'held.you'];

/** The odds in one line, from the worst for the defender to the best, one after the other, and in words. */
export function Mini({ props, hint, isShort = false }: { props: Props; hint: Hint | null; isShort?: boolean }) {
  if (hint === null) return null;
  const values = evened(hint.values);
  let from = 0;
  return (
    <>
      <i class="ju-mini" aria-hidden="true">
        {SHARES.filter((kind) => (values[kind] ?? 0) > 0).map((kind) => {
          const left = from;
          from += values[kind]!;
          return <s key={kind} class={kind.split('.')[0]} style={`left:${left}%;width:${values[kind]}%`} />;
        })}
      </i>
      <small>{oddsText(props, hint, isShort, true)}</small>
    </>
  );
}

/** A card is to be chosen for a combat: the sums so far, and the odds with each card. */
export function CardOdds({ props }: { props: Props }) {
  const request = askedOf(props)!;
  const say = sayOf(props);
  const frame = frameOf(props.view, 'attack');
  if (frame === null) return null;
  const [by, on] = [frame['byGladiator'] as number, frame['onGladiator'] as number];
  const net = frame['net'] === true;
  const aim = aimOf(props.view, props.view.fan, by, on, (frame['att'] as number | undefined) ?? 0);
  const drafted = props.draft.value as Item | null;
  const other = seatOfName(seatOfName(by) === request.seat ? on : by);
  const { hand: held } = props.view.lanistae[other]!;
  const player = props.names[other]!;
  const items = request.kind === 'pick' ? request.from : [];
  const hint = drafted === null ? null : oddsOf(props, request, drafted);
  const side = (name: number, total: number, caption: string) => {
    const seat = seatOfName(name);
    const card = seat === request.seat && typeof drafted === 'number' ? drafted : null;
    return (
      <figure class={seatClass(seat)}>
        {card === null ? (
          <div class="card back ju-top">
            <b aria-hidden="true">?</b>
            <span>{chooses(props, seat)}</span>
          </div>
        ) : (
          <div class={`card ${bandOf(card)}`}>
            <CardFace props={props} card={card} />
          </div>
        )}
        <figcaption>
          <b class={card === null ? 'sm small' : 'sm'}>
            {card === null ? say('combat.plus', { n: total }) : Math.max(1, total + CARDS[card]!.combat)}
          </b>
          {caption}
        </figcaption>
      </figure>
    );
  };
  return (
    <section class="ju-ledger ju-cards-odds panel">
      <header>
        <h2 class="title">{say('odds.title')}</h2>
        <span class="eyebrow">{say(held > 1 ? 'odds.card.hand' : 'odds.card', { player, n: held })}</span>
      </header>
      <div class="ju-two">
        {side(by, aim.attack.total, say('combat.attacks', { name: armaturaName(by) }))}
        <span class="ag">{say('combat.against')}</span>
        {side(on, aim.defence.total, armaturaName(on))}
      </div>
      <div class="sum">
        <Then props={props} aim={aim} by={by} on={on} net={net} />
      </div>
      {hint !== null && <Bars props={props} hint={hint} />}
      <ul class="ju-strikes">
        {items
          .filter((item) => item !== drafted && oddsOf(props, request, item) !== null)
          .map((item) => (
            <li key={item}>
              <button type="button" onClick={() => touch(props, item)}>
                <b>
                  {typeof item === 'number'
                    ? `${say('odds.with', { card: cardName(item) })} ${CARDS[item]!.combat}`
                    : topCalled(props)}
                </b>
                <Mini props={props} hint={oddsOf(props, request, item)} />
              </button>
            </li>
          ))}
      </ul>
      <div class="sum">
        <Before props={props} aim={aim} by={by} on={on} />
      </div>
    </section>
  );
}
