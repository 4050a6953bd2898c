// The table of Spartacus: one frame for every scene. Rivals at the left, the stage, below it the tray, the ledger and the
// log at the right, the bar. Zones keep their boxes; a scene changes only what a zone shows.

import temple from 'icon:greek-temple';
import hexes from 'icon:hexes';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import { Duel } from '#client/tables/spartacus/arena/duel.tsx';
import { asks } from '#client/tables/spartacus/asks.ts';
import { Hand } from '#client/tables/spartacus/hand.tsx';
import { Houses } from '#client/tables/spartacus/houses.tsx';
import { Phases } from '#client/tables/spartacus/phases.tsx';
import { PlainLedger } from '#client/tables/spartacus/plain.tsx';
import { houseEmblem, houseOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import { isOnTable } from '#client/tables/spartacus/registry.ts';
import { sceneFor } from '#client/tables/spartacus/scene.ts';
import { scenes } from '#client/tables/spartacus/scenes/index.ts';
import { steps } from '#client/tables/spartacus/steps.ts';
import { voided } from '#client/tables/spartacus/voided.ts';
import type { GameTable } from '#client/tables/table.ts';
import { say as houseSay } from '#client/words.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';
import '#client/tables/spartacus/style/index.css';

function Board(props: Props) {
  const { Stage } = sceneFor(props);
  return (
    <section class="sp-stage" aria-label={houseSay('table.drawing')}>
      <Stage {...props} />
    </section>
  );
}

function Ledger(props: Props) {
  const { Ledger: Own, stage } = sceneFor(props);
  return (
    <>
      {stage === 'arena' && <Duel props={props} />}
      {Own === null ? <PlainLedger {...props} /> : <Own {...props} />}
    </>
  );
}

export const table: GameTable<SpartacusView> = {
  Board,
  Hand,
  Own: Houses,
  Others: Ledger,
  Phases,
  scenes,
  fixed: true,
  passes: ['none', 'pass', 'wait'],
  clauses: { 'SP-14.2': 'SP-12.34', 'SP-14.3': 'SP-12.1', 'SP-14.4': 'SP-12.1' },
  news: {
    always: [
      'bidsOpened',
      'tied',
      'bought',
      'unsold',
      'hosted',
      'launched',
      'guardRolled',
      'foiled',
      'schemeFoiled',
      'schemeVoided',
      'paidEach',
      'stole',
      'lost',
      'took',
      'influenceChanged',
      'hit',
      'added',
      'ignored',
      'initiativeWon',
      'traded',
      'killed',
      'injured',
      'accepted',
      'declined',
      'defeated',
      'betSettled',
      'verdictGiven',
      'used',
      'played',
    ],
    outcomes: [
      'bidsOpened',
      'tied',
      'guardRolled',
      'schemeFoiled',
      'schemeVoided',
      'lost',
      'killed',
      'injured',
      'took',
      'influenceChanged',
      'goldChanged',
      'drew',
      'bonusGained',
      'hit',
      'initiativeWon',
      'defeated',
      'betSettled',
    ],
    others: [
      'goldChanged',
      'wounded',
      'died',
      'healed',
      'cured',
      'favored',
      'executed',
      'crowned',
      'spared',
      'excused',
      'cashed',
      'laid',
      'exhausted',
      'peeked',
      'recalled',
      'discarded',
      'drew',
      'gave',
      'sold',
      'asked',
      'supported',
      'unsupported',
      'bet',
      'orderChosen',
      'moved',
    ],
    // A turn ends by itself when nothing is left to do.
    answers: ['whispered', 'intrigueTurnEnded'],
    never: ['initiativeRolled', 'rolled', 'doneTrading', 'waited', 'goldShown', 'guardsReceived', 'dealt'],
  },
  draws: isOnTable,
  voided,
  asks,
  steps,
  emblem: (view, seat) => houseEmblem({ view }, seat),
  houseOf,
  says: (props) => sceneFor(props).says?.(props) ?? null,
  beside: (props) => sceneFor(props).beside?.(props) ?? [],
  tabs(props) {
    const say = sayOf(props);
    const { tab, stage, waits } = sceneFor(props);
    return {
      board: { name: say(`tab.${stage}`), icon: stage === 'arena' ? hexes : scroll, isAsked: props.request !== null },
      own: { name: say('tab.houses'), icon: temple, isAsked: false },
      others: { name: say(`tab.${tab}`), icon: scales, isAsked: waits?.(props) ?? false },
    };
  },
};
