// A scene without a stage of its own: the roundel with what everybody looks at, the hand, and the decks.

import { Roundel } from '#client/tables/sketch/roundel.tsx';
import { HandTray } from '#client/tables/spartacus/intrigue/hand-tray.tsx';
import { bandOf, Face } from '#client/tables/spartacus/parts/card.tsx';
import {
  effectText,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';

export function PlainStage(props: Props) {
  const { view } = props;
  const cards = view.lot.length > 0 ? view.lot : view.played;
  return (
    <div class="sp-round">
      <Roundel />
      {cards.map((kind) => (
        <article key={kind} class={`card sp-lies ${bandOf(kind)}`}>
          <Face props={props} kind={kind} />
          <p>{effectText(props, kind)}</p>
        </article>
      ))}
    </div>
  );
}

export const PlainTray = (props: Props) => <HandTray props={props} />;

/** How many cards lie where. */
export function PlainLedger(props: Props) {
  const say = sayOf(props);
  const { view } = props;
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('piles.title')}</h2>
      </header>
      <dl class="sp-piles">
        <div>
          <dt>{say('piles.market')}</dt>
          <dd>{view.market + view.row}</dd>
          <dd>
            {view.marketDiscard.length} <small>{say('piles.discard')}</small>
          </dd>
        </div>
        <div>
          <dt>{say('piles.intrigue')}</dt>
          <dd>{view.intrigue}</dd>
          <dd>
            {view.intrigueDiscard.length} <small>{say('piles.discard')}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}

export const plain: SpartacusSceneParts = {
  Stage: PlainStage,
  Tray: PlainTray,
  Ledger: PlainLedger,
  tab: 'ledger',
  stage: 'table',
};
