// The table of House of Gladiators: one frame for every scene. The stage, below it the ludus with gladiators and cards, at
// the right the scene's ledger, the ranking of the Houses and the log, and the bar. A scene changes what a zone shows,
// never its box.

import swords from 'icon:crossed-swords';
import temple from 'icon:greek-temple';
import { Houses } from '#client/tables/house-of-gladiators/houses.tsx';
import { Ludus } from '#client/tables/house-of-gladiators/ludus.tsx';
import { Phases } from '#client/tables/house-of-gladiators/phases.tsx';
import { type LudiProps as Props, sayOf } from '#client/tables/house-of-gladiators/props.ts';
import { isOnTable } from '#client/tables/house-of-gladiators/registry.ts';
import { askingScene, sceneFor } from '#client/tables/house-of-gladiators/scene.ts';
import { scenes } from '#client/tables/house-of-gladiators/scenes/index.ts';
import type { GameTable } from '#client/tables/table.ts';
import { say as houseSay } from '#client/words.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';
import '#client/tables/house-of-gladiators/style/index.css';

function Board(props: Props) {
  const { Stage } = sceneFor(props);
  return (
    <section class="hg-stage" aria-label={houseSay('table.drawing')}>
      <Stage {...props} />
    </section>
  );
}

function Side(props: Props) {
  const { Ledger } = sceneFor(props);
  return (
    <div class="hg-side">
      <Ledger {...props} />
      <Houses {...props} />
    </div>
  );
}

export const table: GameTable<LudiView> = {
  Board,
  Hand: Ludus,
  Others: Side,
  Phases,
  scenes,
  fixed: true,
  passes: ['no', 'none', 'pass', { do: 'no' }],
  news: {
    always: [
      'bought',
      'recruited',
      'unwanted',
      'setAside',
      'wonOutright',
      'fell',
      'boutDrawn',
      'died',
      'condemned',
      'spared',
      'completed',
      'upgraded',
      'sold',
      'freed',
      'drafted',
      'peeked',
      'searched',
    ],
    others: ['won', 'forfeited', 'tolled', 'blessed', 'gained', 'exchanged', 'healed', 'fed'],
    never: [
      // House Duties are told at the first lot, and can be opened there.
      'rewarded',
      'reimbursed',
      'rested',
      'incomeReceived',
      'provisionsReceived',
      'used',
      'bid',
      'passed',
      'rolled',
      'rerolled',
      'scored',
      'returned',
      'received',
      'dealt',
      'attributeChosen',
      'chooserNamed',
      'entered',
      'locked',
      'assigned',
      'kept',
      // The mats name the opponents.
      'paired',
      // The end page says it better.
      'gameEnded',
    ],
  },
  draws: isOnTable,
  // Both answers are buttons of the bar.
  atOnce: ({ clause }) => clause === 'HG-23.7',
  asks: (props) => askingScene(props).asks?.(props) ?? null,
  says: (props) => askingScene(props).says?.(props) ?? null,
  beside: (props) => askingScene(props).beside?.(props) ?? [],
  tabs(props) {
    const say = sayOf(props);
    const { tab, asksHouses } = sceneFor(props);
    return {
      board: { name: say(`tab.${tab}`), icon: swords, isAsked: props.request !== null },
      others: { name: say('tab.houses'), icon: temple, isAsked: asksHouses?.(props) ?? false },
    };
  },
};
