// Heal throws: the card and its die over the six faces and what they mean, and each House with its throws.

import { Icon, Sign } from '#client/shell/icon.tsx';
import { seatClass } from '#client/shell/medallion.tsx';
import { Rule } from '#client/tables/rule.tsx';
import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { bandOf, DiceNumbers } from '#client/tables/spartacus/parts/card.tsx';
import { Die } from '#client/tables/spartacus/parts/die.tsx';
import { Four, PlaceHead } from '#client/tables/spartacus/parts/four.tsx';
import { cardsAtLedger, upkeepOf } from '#client/tables/spartacus/parts/ledger.ts';
import { type HealThrow, isMoving, lying } from '#client/tables/spartacus/pictures.ts';
import {
  cardName,
  effectText,
  frameOf,
  isDrafted,
  isPick,
  kindOf,
  type SpartacusProps as Props,
  sayOf,
  signed,
  touch,
} from '#client/tables/spartacus/props.ts';
import { CARDS, type CardType, isInjured, typeOf, wageOf } from '#games/spartacus/cards.ts';
import { actOf } from '#games/spartacus/table-things.ts';

const KEEP = 'keep';
const FACES = [
  { faces: [1], word: 'dies' },
  { faces: [2, 3], word: 'stays' },
  { faces: [4, 5, 6], word: 'heals' },
] as const;

export const throwsOf = ({ stage }: Props): readonly HealThrow[] => lying(stage, 'healing') ?? [];

/** How many throws a House still has to make. */
export const injuredText = (props: Props, seat: number): string =>
  sayOf(props)('heal.count', { count: props.view.houses[seat]!.assets.filter(isInjured).length });

/** Whether the viewer is asked to reroll a failed die (D-04). */
export const isRetry = ({ request }: Props): boolean =>
  isPick(request) && request.clause === 'SP-4.12' && request.of === 'act';

/** The die that may be rerolled. */
export function failedOf(props: Props): { card: number; die: number } | null {
  const frame = frameOf(props.view, 'heal');
  const asset = (frame?.['failed'] as number[] | undefined)?.[props.viewer] ?? -1;
  const die = (frame?.['shown'] as number[] | undefined)?.[props.viewer] ?? 0;
  return asset < 0 ? null : { card: kindOf(asset), die };
}

/** The three steps of Upkeep and their clauses; the current one is lit. */
const STEPS = [
  { rule: 'refresh', name: 'step.refresh', about: 'upkeep.refresh', clause: 'SP-4.4' },
  { rule: 'heal', name: 'step.healing', about: 'upkeep.heal', clause: 'SP-4.12' },
  { rule: 'ledgers', name: 'step.ledgers', about: 'upkeep.ledgers', clause: 'SP-4.19' },
] as const;

function StepsCard({ props }: { props: Props }) {
  const say = sayOf(props);
  const now = STEPS.findLastIndex(({ rule }) => frameOf(props.view, rule) !== null);
  return (
    <article class="card sp-lies sp-steps-card">
      <span class="band">{props.telling.words['phase.upkeep']}</span>
      <ol>
        {STEPS.map(({ name, about, clause }, i) => (
          <li
            key={name}
            class={i === now ? 'now' : i < now ? 'done' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            <b>{i < now ? <Sign of="check" /> : i + 1}</b>
            <span>
              <b>{say(name)}</b> <small>{say(about)}</small> <Rule props={props} clause={clause} />
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}

function Thrown({ props }: { props: Props }) {
  const say = sayOf(props);
  const last = throwsOf(props).at(-1);
  const open = isRetry(props) ? failedOf(props) : null;
  const { card, die } = open ?? last ?? { card: -1, die: 0 };
  if (card < 0) return <StepsCard props={props} />;
  const moves = open === null && isMoving(props.stage, 'healing') && last?.outcome === 'open';
  return (
    <>
      <div class={`sp-heal${moves ? ' thrown' : ''}`}>
        <article class={`card sp-asset-card ${bandOf(card)} inj`}>
          <span class="band">{cardName(props, card)}</span>
          <span class="em">
            <Icon of={cardEmblem(card)} />
          </span>
          <DiceNumbers props={props} dice={CARDS[card]!.dice} />
          <span class="foot">{say(last !== undefined && open === null ? `heal.${last.outcome}` : 'heal.open')}</span>
        </article>
        <Die kind="ivory" face={die} size="l" />
      </div>
      <ol class="sp-faces">
        {FACES.map(({ faces, word }) => (
          <li key={word} class={`${word}${(faces as readonly number[]).includes(die) ? ' hit' : ''}`}>
            <span aria-hidden="true">
              {faces.map((face) => (
                <Die key={face} kind="ivory" face={face} size="m" class={face === die ? 'struck' : ''} />
              ))}
            </span>
            <b>{say(`heal.${word}`)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

/** One answer about a failed die, as large as its place. */
function Way({ props, word }: { props: Props; word: string }) {
  const say = sayOf(props);
  const die = failedOf(props)?.die ?? 0;
  const card = word === KEEP ? -1 : actOf(word).card;
  return (
    <button
      type="button"
      class={`sp-way sp-thing panel${isDrafted(props, word) ? ' chosen' : ''}`}
      aria-pressed={isDrafted(props, word)}
      onClick={() => touch(props, word)}
    >
      <b class="name">{card < 0 ? say('heal.stand') : cardName(props, card)}</b>
      {card < 0 ? <Die kind="ivory" face={die} /> : <Icon of={cardEmblem(card)} />}
      <span>
        {card < 0 ? say(die === 1 ? 'heal.stand.dies' : 'heal.stand.stays') : say('heal.again')}{' '}
        {card >= 0 && effectText(props, card)}
      </span>
    </button>
  );
}

/** What the cards of one type bring a House in Upkeep, or cost it. */
export const wagesOf = (props: Props, seat: number, type: CardType): number =>
  cardsAtLedger(props, seat).reduce((sum, asset) => (typeOf(asset) === type ? sum + wageOf(asset) : sum), 0);

const Wage = ({ name, by }: { name: string; by: number }) => (
  <div>
    <dt>{name}</dt>
    <dd class={by < 0 ? 'm' : by > 0 ? 'p' : ''}>{signed(by)}</dd>
  </div>
);

/** The throws of a House, and its ledger. */
function HousePlace({ props, seat }: { props: Props; seat: number }) {
  const say = sayOf(props);
  const thrown = throwsOf(props).filter((one) => one.seat === seat);
  return (
    <section class={`sp-bidder panel ${seatClass(seat)}`}>
      <PlaceHead props={props} seat={seat} />
      <ul class="sp-throws">
        {thrown.map(({ card, die, outcome, again }, i) => (
          <li key={i} class={outcome}>
            <Die kind="ivory" face={die} size="m" again={again ? say('heal.again') : undefined} />
            <span>
              {cardName(props, card)} <b>{say(`heal.${outcome}`)}</b>
            </span>
          </li>
        ))}
        {thrown.length === 0 && <li class="sp-none">{injuredText(props, seat)}</li>}
      </ul>
      <dl class="sp-wages">
        <Wage name={say('house.slaves')} by={wagesOf(props, seat, 'slave')} />
        <Wage name={say('house.gladiators')} by={wagesOf(props, seat, 'gladiator')} />
        <Wage name={say('own.upkeep')} by={upkeepOf(props, seat)} />
      </dl>
    </section>
  );
}

export function UpkeepStage(props: Props) {
  const say = sayOf(props);
  const { view, request } = props;
  const middle = (
    <div class="sp-round sp-healing">
      <Roundel />
      <div class="sp-healing-in">
        <Thrown props={props} />
      </div>
    </div>
  );
  if (!isRetry(props) || !isPick(request) || props.replaying)
    return (
      <Four places={view.houses.map((_, seat) => <HousePlace key={seat} props={props} seat={seat} />)}>{middle}</Four>
    );
  const ways = request.from.map(String);
  const own = throwsOf(props).filter(({ seat, outcome }) => seat === props.viewer && outcome !== 'open');
  return (
    <Four
      places={[
        <section key="own" class="sp-told panel">
          <b class="name">{say('heal.first')}</b>
          <ul class="sp-throws">
            {own.map(({ card, die, outcome }, i) => (
              <li key={i}>
                <Die kind="ivory" face={die} size="m" />
                <span>
                  {cardName(props, card)} <b>{say(`heal.${outcome}`)}</b>
                </span>
              </li>
            ))}
            {own.length === 0 && <li class="sp-none">{say('heal.none')}</li>}
          </ul>
        </section>,
        <Way key="one" props={props} word={ways[0]!} />,
        <Way key="keep" props={props} word={ways.at(-1)!} />,
        <section key="rule" class="sp-told panel">
          <b class="name">{say('heal.rule')}</b>
          <p>
            {say('heal.rule.about')} <Rule props={props} clause="SP-4.14" />
          </p>
        </section>,
      ]}
    >
      {middle}
    </Four>
  );
}
