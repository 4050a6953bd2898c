// Upkeep (D-02 to D-05): cards that stay exhausted, heal throws, and ledgers with what each card earns or costs.

import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { injuredText, isRetry, throwsOf, UpkeepStage, wagesOf } from '#client/tables/spartacus/evening/healing.tsx';
import { asksCards, besideCards } from '#client/tables/spartacus/intrigue/choosing.tsx';
import { Left } from '#client/tables/spartacus/market/bid-tray.tsx';
import { AssetCard, type CardButton } from '#client/tables/spartacus/parts/card.tsx';
import { Die } from '#client/tables/spartacus/parts/die.tsx';
import { keptTired, upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import {
  cardName,
  frameOf,
  homeOf,
  isDrafted,
  kindOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  signed,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { sorted } from '#engine/requests/request.ts';
import { EXHAUSTED, typeOf, wageOf } from '#games/spartacus/cards.ts';
import { actOf } from '#games/spartacus/table-things.ts';
import { counted } from '#telling/choices.ts';

const REFRESH = 'SP-4.6';
const HEAL = 'SP-4.12';
const UNPAID = 'SP-4.21';

const takenOf = ({ draft }: Props): number[] => (Array.isArray(draft.value) ? (draft.value as number[]) : []);

/** The answer that touching a card of the viewer's table gives now. */
function buttonFor(props: Props, asset: number, most: number): CardButton {
  const { request } = props;
  if (!asksCards(request) || !request.from.includes(asset) || props.replaying)
    return { state: 'plain', isChosen: false, press: () => {} };
  const hint = sayOf(props)(
    request.clause === REFRESH ? 'upkeep.keep' : request.clause === HEAL ? 'upkeep.throw' : 'upkeep.lose',
  );
  if (request.kind === 'pick')
    return { state: 'can', isChosen: isDrafted(props, asset), hint, press: () => touch(props, asset) };
  const taken = takenOf(props).filter((one) => one === asset).length;
  return {
    state: 'can',
    isChosen: taken > 0,
    hint,
    press: () => {
      const others = takenOf(props).filter((one) => one !== asset);
      const next = taken >= most ? 0 : taken + 1;
      props.draft.value = sorted([...others, ...new Array<number>(next).fill(asset)]) as number[];
    },
  };
}

function UpkeepTray(props: Props) {
  const say = sayOf(props);
  const { assets } = props.view.houses[homeOf(props)]!;
  const asked = asksCards(props.request) ? props.request.from : [];
  const kept = keptTired(props);
  // What is asked about is refreshed, unless it is touched.
  const then = (asset: number): number =>
    props.request?.clause === REFRESH && asked.includes(asset) && !kept.includes(asset) ? asset & ~EXHAUSTED : asset;
  const wage = (asset: number): string => {
    const by = wageOf(then(asset));
    if (by === 0) return typeOf(asset) === 'slave' || typeOf(asset) === 'gladiator' ? '0' : '';
    return say(by > 0 ? 'upkeep.earns' : 'upkeep.costs', { by: signed(by) });
  };
  const rank = (asset: number): number =>
    asked.includes(asset) ? 0 : typeOf(asset) === 'slave' ? 1 : typeOf(asset) === 'gladiator' ? 2 : 3;
  return (
    <div class="sp-deal-tray">
      <ul class="sp-hand">
        {counted(assets.toSorted((a, b) => rank(a) - rank(b))).map(([item, count]) => {
          const asset = item as number;
          return (
            <AssetCard
              key={asset}
              props={props}
              asset={asset}
              count={count}
              button={buttonFor(props, asset, count)}
              foot={wage(asset)}
            />
          );
        })}
      </ul>
      <Left props={props} rows={[]} isSplit={true} />
    </div>
  );
}

/** Whether the ledger of a House is still to be balanced in this Upkeep. */
function isDue({ view }: Props, seat: number): boolean {
  const open = frameOf(view, 'ledgers')?.['open'] as number[] | undefined;
  return open?.includes(seat) ?? (frameOf(view, 'refresh') !== null || frameOf(view, 'heal') !== null);
}

/** What each House earns and pays, and its gold after that. */
function WagesLedger(props: Props) {
  const say = sayOf(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('step.ledgers')}</h2>
        <span class="eyebrow">{say('upkeep.together')}</span>
        <Rule props={props} clause="SP-4.19" />
      </header>
      <table class="sp-bids">
        <thead>
          <tr>
            <th scope="col">{say('bets.house')}</th>
            <th scope="col">{say('house.slaves')}</th>
            <th scope="col">{say('house.gladiators')}</th>
            <th scope="col">{say('left.after')}</th>
          </tr>
        </thead>
        <tbody>
          {props.view.houses.map(({ gold }, seat) => (
            <tr key={seat} class={seat === props.viewer ? 'now' : ''}>
              <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                {calledTo(props, seat)}
              </th>
              <td class="n">{signed(wagesOf(props, seat, 'slave'))}</td>
              <td class="n">{signed(wagesOf(props, seat, 'gladiator'))}</td>
              <td class="n">
                <b>{gold === null ? '' : Math.max(0, gold + (isDue(props, seat) ? upkeepOf(props, seat) : 0))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="sp-note">
        {say('upkeep.pay')} <Rule props={props} clause="SP-4.16" /> <Rule props={props} clause="SP-4.17" />
      </p>
    </section>
  );
}

function UpkeepLedger(props: Props) {
  const isHealing = frameOf(props.view, 'heal') !== null || props.stage.beat !== null;
  return isHealing ? <HealingLedger {...props} /> : <WagesLedger {...props} />;
}

function HealingLedger(props: Props) {
  const say = sayOf(props);
  const all = throwsOf(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('upkeep.title')}</h2>
        <span class="eyebrow">{say('upkeep.together')}</span>
        <Rule props={props} clause="SP-4.2" />
      </header>
      <table class="sp-bids">
        <tbody>
          {props.view.houses.map((_, seat) => {
            const own = all.filter((one) => one.seat === seat);
            const last = own.at(-1);
            return (
              <tr key={seat} class={seat === props.viewer ? 'now' : ''}>
                <th scope="row" class={`sp-who ${seatClass(seat)}`}>
                  {calledTo(props, seat)}
                </th>
                <td>
                  {own.slice(-4).map(({ die }, i) => (
                    <Die key={i} kind="ivory" face={die} size="m" />
                  ))}
                </td>
                <td class="n">
                  {last === undefined
                    ? injuredText(props, seat)
                    : `${cardName(props, last.card)}, ${say(`heal.${last.outcome}`)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="sp-note">
        {say('upkeep.note')} <Rule props={props} clause="SP-4.12" /> <Rule props={props} clause="SP-4.3" />
      </p>
    </section>
  );
}

const list = (props: Props, assets: readonly number[]): string =>
  new Intl.ListFormat(props.language).format(assets.map((asset) => cardName(props, kindOf(asset))));

function says(props: Props): Plan | null {
  const say = sayOf(props);
  const { request, draft } = props;
  if (isRetry(props)) {
    const notes = [{ text: say('heal.once'), clause: 'SP-4.14', tone: 'plain' as const }];
    if (draft.value === 'keep') return { text: say('heal.says.keep'), notes, label: say('heal.stand') };
    if (typeof draft.value === 'string') {
      const card = cardName(props, actOf(draft.value).card);
      return { text: say('heal.says.again', { card }), notes, label: say('heal.do.again', { card }) };
    }
    return { text: say('heal.says'), notes, label: say('do.none') };
  }
  if (!asksCards(request)) return null;
  const taken = typeof draft.value === 'number' ? [draft.value] : takenOf(props);
  const cards = list(props, taken);
  switch (request.clause) {
    case REFRESH:
      return taken.length === 0
        ? { text: say('upkeep.says.refresh'), label: say('upkeep.all'), send: [] }
        : { text: say('upkeep.says.keep', { cards }), label: say('upkeep.do.keep', { cards }) };
    case HEAL:
      return taken.length === 0
        ? { text: say('upkeep.says.heal'), label: say('do.none') }
        : { text: say('heal.says'), label: say('upkeep.do.heal', { cards }) };
    case UNPAID: {
      const count = request.kind === 'subset' ? request.min : 1;
      const notes = [{ text: say('upkeep.unpaid.note'), clause: 'SP-4.22', tone: 'cost' as const }];
      const text = say('upkeep.says.unpaid', { count });
      return { text, notes, label: taken.length === 0 ? say('do.none') : say('upkeep.do.lose', { cards }) };
    }
    default:
      return null;
  }
}

function beside(props: Props): Beside[] {
  if (isRetry(props)) return [];
  // With nothing chosen the filled button does the same.
  if (props.request?.clause === REFRESH)
    return takenOf(props).length === 0 ? [] : [{ choice: [], label: sayOf(props)('upkeep.all') }];
  return besideCards(props);
}

export const upkeep: SpartacusSceneParts = {
  Stage: UpkeepStage,
  Tray: UpkeepTray,
  Ledger: UpkeepLedger,
  tab: 'ledger',
  stage: 'table',
  says,
  beside,
};
