// Victory and defeat (D-29): the results one by one in the order of the rules, the bets settled, and the thumb.

import coins from 'icon:coins-pile';
import head from 'icon:decapitation';
import drop from 'icon:drop';
import crown from 'icon:laurel-crown';
import laurels from 'icon:laurels';
import down from 'icon:thumb-down';
import up from 'icon:thumb-up';
import { Icon } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { ODDS } from '#client/tables/spartacus/arena/corners.tsx';
import { fighterName } from '#client/tables/spartacus/arena/ground.tsx';
import { POINTS } from '#client/tables/spartacus/arena/hexes.ts';
import { ArenaStage } from '#client/tables/spartacus/arena/stage.tsx';
import { isMoving, lying, type Result, type Settled } from '#client/tables/spartacus/pictures.ts';
import {
  cardName,
  isDrafted,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
  touch,
} from '#client/tables/spartacus/props.ts';
import type { Plan } from '#client/tables/table.ts';
import { favorOf } from '#games/spartacus/cards.ts';
import { CORNERS } from '#games/spartacus/table-things.ts';

const isJudging = ({ request }: Props): boolean => request?.clause === 'SP-10.9';

const priceOf = ({ view }: Props): number => favorOf(view.fight?.cards[view.fight.loser] ?? 0);

function VerdictStage(props: Props) {
  const say = sayOf(props);
  const { stage, view, request } = props;
  const given = lying(stage, 'verdict');
  const fight = view.fight!;
  const isOpen = isJudging(props) && request?.kind === 'pick';
  const price = priceOf(props);
  const isInjured = fight.degree === 2;
  const thumb = (word: 'up' | 'down', icon: string) => {
    const isBarred = isOpen && !request.from.includes(word);
    const about =
      word === 'up'
        ? say(isInjured ? 'verdict.up.injured' : 'verdict.up.about')
        : isBarred
          ? say('verdict.champion')
          : price > 0
            ? say('verdict.down.price', { count: price })
            : say('verdict.down.about');
    return (
      <button
        type="button"
        class={`sp-thumb ${word}${isDrafted(props, word) ? ' chosen' : ''}`}
        aria-pressed={isDrafted(props, word)}
        aria-disabled={isBarred}
        onClick={() => {
          if (!isBarred) touch(props, word);
        }}
      >
        <Icon of={icon} />
        <span>
          <b>{say(`verdict.${word}`)}</b>
          <small>{about}</small>
        </span>
      </button>
    );
  };
  return (
    <ArenaStage props={props}>
      {isOpen && (
        <div class={`sp-thumbs${liesLow(props) ? ' high' : ''}`}>
          {thumb('up', up)}
          {thumb('down', down)}
        </div>
      )}
      {!isOpen && given !== null && (
        <output class={`sp-judged ${given.verdict}${isMoving(stage, 'verdict') ? ' turns' : ''}`}>
          <Icon of={given.verdict === 'up' ? up : down} />
          <b>{say(`verdict.${given.verdict}`)}</b>
        </output>
      )}
    </ArenaStage>
  );
}

/** Whether the thumbs would cover the fighters, who stand in the lower half of the sand. */
const liesLow = ({ view }: Props): boolean =>
  view.fight!.cells.reduce((sum, cell) => sum + Math.sign(POINTS[cell]?.y ?? 0), 0) > 0;

const ICONS: { readonly [K in Result['kind']]: string } = {
  degree: drop,
  influence: laurels,
  favor: crown,
  gold: coins,
  bets: coins,
  verdict: up,
  death: head,
};

function VerdictTray(props: Props) {
  const say = sayOf(props);
  const results = (lying(props.stage, 'results') ?? []).filter(
    ({ kind, seat }) => kind !== 'bets' || seat === props.viewer,
  );
  const isRunning = isMoving(props.stage, 'results');
  return (
    <ol class="sp-results">
      {results.map((result, i) => (
        <li key={`${result.kind} ${result.clause} ${i}`} class={isRunning && i === results.length - 1 ? 'new' : ''}>
          <Icon of={result.kind === 'degree' && result.word === 'decapitation' ? head : ICONS[result.kind]} />
          <b>{headOf(props, result)}</b>
          <span>{aboutOf(props, result)}</span>
          <Rule props={props} clause={result.clause} />
        </li>
      ))}
      {isJudging(props) && (
        <li class="now">
          <Icon of={up} />
          <b>{say('verdict.title')}</b>
          <span>{say('verdict.yours')}</span>
          <Rule props={props} clause="SP-10.9" />
        </li>
      )}
    </ol>
  );
}

function headOf(props: Props, { kind, word, from, to }: Result): string {
  const say = sayOf(props);
  if (kind === 'degree') return say(`degree.${word as 'yield'}`);
  if (kind === 'verdict') return say(`verdict.${word as 'up'}`);
  if (kind === 'death') return say('verdict.death');
  if (kind === 'bets') return say('verdict.gold', { gold: to });
  if (word === 'champion' && kind === 'favor') return props.telling.words['champion']!;
  return from === null ? String(to) : `${from} → ${to}`;
}

/** The player in a sentence: by name, or as the one who reads it. */
const whoIs = ({ names, telling }: Props, seat: number): { who: string; name: string } => ({
  who: telling.pronoun?.seat === seat ? 'you' : 'other',
  name: names[seat]!,
});

function aboutOf(props: Props, { kind, seat, card, word, from }: Result): string {
  const say = sayOf(props);
  switch (kind) {
    case 'degree':
      return say('result.degree', { ...whoIs(props, seat), degree: word });
    case 'influence':
      return say('result.influence', { ...whoIs(props, seat), why: props.telling.words[`part.${word}`] ?? '' });
    case 'favor':
      return say('result.favor', { name: card < 0 ? '' : cardName(props, card) });
    case 'bets':
      return say('result.bets', { staked: from ?? 0 });
    case 'verdict':
      return say('result.verdict', whoIs(props, seat));
    default:
      return card < 0 ? calledTo(props, seat) : cardName(props, card);
  }
}

/** Every bet with its stake and its return, and what the bank takes and pays. */
function SettledLedger(props: Props) {
  const say = sayOf(props);
  const settled = lying(props.stage, 'settled');
  const rows = settled === null ? [] : rowsOf(settled);
  const staked = rows.reduce((all, { stake }) => all + stake, 0);
  const back = rows.reduce((all, { gets }) => all + gets, 0);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('bets.title')}</h2>
        <span class="eyebrow">{say(settled === null ? 'bets.soon' : 'bets.settled')}</span>
        <Rule props={props} clause="SP-8.31" />
      </header>
      {settled === null ? null : rows.length === 0 ? (
        <p class="sp-note">{say('bets.nobody')}</p>
      ) : (
        <table class="sp-payouts">
          <thead>
            <tr>
              <th scope="col">{say('bets.house')}</th>
              <th scope="col">{say('bets.corner')}</th>
              <th scope="col">{say('bets.stake')}</th>
              <th scope="col">{say('bets.gets')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, corner, stake, gets }, i) => (
              <tr
                key={`${seat} ${corner}`}
                class={`${seatClass(seat)}${gets > 0 ? ' w' : ''}${i > 0 && rows[i - 1]!.seat !== seat ? ' g' : ''}`}
              >
                <td>{(i === 0 || rows[i - 1]!.seat !== seat) && <b class="who">{calledTo(props, seat)}</b>}</td>
                <td>{props.telling.words[`field.${CORNERS[corner]!}`]}</td>
                <td>{stake}</td>
                <td>{gets}</td>
              </tr>
            ))}
            <tr class="t">
              <td>{say('bets.bank')}</td>
              <td>{say('bets.bank.sums', { staked, back })}</td>
              <td>{staked}</td>
              <td>{back}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  );
}

const rowsOf = ({ bets, winner, degree }: Settled) =>
  bets.flatMap((stake, i) => {
    const [seat, corner] = [Math.floor(i / 4), i % 4];
    const isWon = corner < 2 ? winner === corner : degree === corner;
    return stake === 0 ? [] : [{ seat, corner, stake, gets: isWon ? stake * (ODDS[corner]! + 1) : 0 }];
  });

function says(props: Props): Plan | null {
  if (!isJudging(props)) return null;
  const say = sayOf(props);
  const { draft, view } = props;
  const fight = view.fight!;
  const name = fighterName(props, fight.loser);
  const price = priceOf(props);
  const influence = view.houses[props.viewer]!.influence;
  const notes =
    price === 0 ? [] : [{ text: say('verdict.note', { count: price }), clause: 'SP-10.12', tone: 'cost' as const }];
  if (draft.value === 'up')
    return { text: say('verdict.up.says', { name, influence }), notes, label: say('verdict.up.do', { name }) };
  if (draft.value === 'down') {
    const left = Math.max(0, influence - price);
    return { text: say('verdict.down.says', { name, left }), notes, label: say('verdict.down.do', { name }) };
  }
  return { text: say('verdict.choose'), notes, label: say('verdict.do.none') };
}

export const verdict: SpartacusSceneParts = {
  Stage: VerdictStage,
  Tray: VerdictTray,
  Ledger: SettledLedger,
  tab: 'bets',
  stage: 'arena',
  says,
};
