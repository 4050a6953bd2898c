// Bets (D-17): coins on the four corners, what every outcome would bring, and what is left if all is lost.

import hourglass from 'icon:sands-of-time';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { calledTo } from '#client/tables/called.ts';
import { glossed } from '#client/tables/glossed.ts';
import { Rule } from '#client/tables/rule.tsx';
import { cornerName, isBetting, ODDS, stakeOn } from '#client/tables/spartacus/arena/corners.tsx';
import { fighterTold } from '#client/tables/spartacus/arena/ground.tsx';
import { ArenaStage } from '#client/tables/spartacus/arena/stage.tsx';
import { DiceNumbers } from '#client/tables/spartacus/parts/card.tsx';
import { Purse } from '#client/tables/spartacus/parts/coins.tsx';
import { upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import { Seal } from '#client/tables/spartacus/parts/seal.tsx';
import {
  homeOf,
  houseEmblem,
  type SpartacusProps as Props,
  rivalsOf,
  type SpartacusSceneParts,
  sayOf,
  signed,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { CORNERS } from '#games/spartacus/table-things.ts';
import { glossary } from '#games/spartacus/words/glossary.ts';

const WINS = [0, 1] as const;
const DEGREES = ['yield', 'injury', 'decapitation'] as const;

const stakes = (props: Props): number[] => CORNERS.map((_, corner) => stakeOn(props, corner));
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** SP-8.28 to SP-8.32: what the stakes bring when this slot wins in this way. */
function broughtBy(staked: readonly number[], winner: number, degree: number): number {
  let back = staked[winner]! * (ODDS[winner]! + 1);
  if (degree > 0) back += staked[degree + 1]! * (ODDS[degree + 1]! + 1);
  return back - sum(staked);
}

function BetsTray(props: Props) {
  const say = sayOf(props);
  const seat = homeOf(props);
  const { view } = props;
  const staked = isBetting(props) ? stakes(props) : CORNERS.map((_, corner) => view.bets[seat * 4 + corner] ?? 0);
  const gold = view.houses[seat]!.gold ?? 0;
  const all = sum(staked);
  const upkeep = upkeepOf(props, seat);
  return (
    <div class="sp-bets-tray">
      <div>
        <p class="eyebrow">{say('bets.purse', { gold })}</p>
        <Purse count={gold} spent={all} />
        <table class="sp-sums">
          <tbody>
            <tr>
              <td>{say('bets.staked')}</td>
              <td class="r">
                <Rule props={props} clause="SP-8.22" />
              </td>
              <td class="n">{signed(-all)}</td>
            </tr>
            <tr class="t">
              <td>{say('bets.left')}</td>
              <td />
              <td class="n">{gold - all}</td>
            </tr>
            <tr>
              <td>{say('bets.upkeep')}</td>
              <td class="r">
                <Rule props={props} clause="SP-4.19" />
              </td>
              <td class="n">{signed(upkeep)}</td>
            </tr>
            <tr class="t">
              <td>
                {gold - all + upkeep < 0 ? say('left.unpaid', { count: all - gold - upkeep }) : say('bets.worst')}
              </td>
              <td />
              <td class="n">{Math.max(0, gold - all + upkeep)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <table class="sp-outcomes">
        <caption class="eyebrow">{say('bets.outcomes')}</caption>
        <thead>
          <tr>
            <td />
            {DEGREES.map((degree) => (
              <th key={degree} scope="col" {...glossed(glossary, 'yield', props.language)}>
                {say(`degree.${degree}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WINS.map((slot) => (
            <tr key={slot}>
              <th scope="row">
                {/* On a phone a name would take three lines, and the fighters' panels have no room. */}
                {narrow.value ? (
                  <>
                    {props.telling.words[`field.${CORNERS[slot]!}`]}
                    <DiceNumbers props={props} dice={view.fight?.health.slice(slot * 3, slot * 3 + 3) ?? []} />
                  </>
                ) : (
                  say('bets.wins', { name: fighterTold(props, slot) })
                )}
              </th>
              {DEGREES.map((degree, i) => {
                const net = broughtBy(staked, slot, i);
                return (
                  <td key={degree} class={net > 0 ? 'p' : net < 0 ? 'm' : ''}>
                    {signed(net)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of the others only whether they have sealed. */
function BetsLedger(props: Props) {
  const say = sayOf(props);
  const isAsking = props.asked.some(({ clause }) => clause === 'SP-8.22');
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('bets.title')}</h2>
        <span class="eyebrow">{say('bets.together')}</span>
        <Rule props={props} clause="SP-8.33" />
      </header>
      <ul class="sp-seals">
        {rivalsOf(props).map((seat) => {
          const isOpen = isAsking && props.asked.some((one) => one.seat === seat);
          return (
            <li key={seat} class={seatClass(seat)}>
              {isOpen ? (
                <span class="seal open">
                  <Icon of={hourglass} />
                </span>
              ) : (
                <Seal emblem={houseEmblem(props, seat) ?? hourglass} isBroken={!isAsking} />
              )}
              <b>{calledTo(props, seat)}</b>
              <span>{say(isOpen ? 'bets.thinks' : isAsking ? 'bets.sealed' : 'bets.open')}</span>
            </li>
          );
        })}
      </ul>
      <p class="sp-note">
        {say('bets.rule')} <Rule props={props} clause="SP-8.22" />
      </p>
    </section>
  );
}

function says(props: Props): Plan | null {
  if (!isBetting(props)) return null;
  const say = sayOf(props);
  const staked = stakes(props);
  const all = sum(staked);
  const gold = props.view.houses[props.viewer]!.gold ?? 0;
  const after = gold - all + upkeepOf(props, props.viewer);
  const notes = [
    { text: say('bets.back'), clause: 'SP-8.31', tone: 'plain' as const },
    { text: say('bets.change'), clause: 'SP-16.5', tone: 'plain' as const },
  ];
  if (all === 0) return { text: say('bets.choose'), notes, label: say('bets.do.none') };
  const called = (corner: number): string =>
    narrow.value ? props.telling.words[`field.${CORNERS[corner]!}`]! : cornerName(props, corner);
  const on = staked.flatMap((stake, corner) =>
    stake === 0 ? [] : [say('bets.on', { gold: stake, corner: called(corner) })],
  );
  const list = new Intl.ListFormat(props.language).format(on);
  return {
    text: say('bets.says', { list, worst: Math.max(0, after), unpaid: Math.max(0, -after) }),
    notes,
    label:
      on.length === 1
        ? say('bets.do.one', { gold: all, corner: props.telling.words[`field.${CORNERS[staked.indexOf(all)]!}`]! })
        : say('bets.do', { gold: all, count: on.length }),
  };
}

function beside(props: Props): Beside[] {
  if (!isBetting(props) || props.request?.fallback == null) return [];
  return [{ choice: props.request.fallback, label: sayOf(props)('bets.nothing') }];
}

export const bets: SpartacusSceneParts = {
  Stage: (props) => <ArenaStage props={props} />,
  Tray: BetsTray,
  Ledger: BetsLedger,
  tab: 'bets',
  stage: 'arena',
  says,
  beside,
};
