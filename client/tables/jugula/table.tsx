// The table of Jugula: Vox Populi at the left, the arena with the hand below it, the card, the odds or the combat beside
// it, the log, the bar. Zones keep their boxes; a step of the turn changes only what a zone shows.

import arena from 'icon:arena';
import swords from 'icon:crossed-swords';
import thumb from 'icon:thumb-up';
import { Arena } from '#client/tables/jugula/arena/board.tsx';
import { turnsOf } from '#client/tables/jugula/arena/turns.ts';
import { beside, says } from '#client/tables/jugula/bar.ts';
import { asks } from '#client/tables/jugula/bar-asks.ts';
import { Hand } from '#client/tables/jugula/panels/hand.tsx';
import { Ledger, ledgerOf } from '#client/tables/jugula/panels/ledger.tsx';
import { outIn } from '#client/tables/jugula/panels/out.ts';
import { Shelf } from '#client/tables/jugula/panels/shelf.tsx';
import { CombatStrip, StrikeStrip, TurnStrip, VoxStrip, waysToStrike } from '#client/tables/jugula/panels/strip.tsx';
import { Uses } from '#client/tables/jugula/panels/uses.tsx';
import { Vox } from '#client/tables/jugula/panels/vox.tsx';
import { Phases } from '#client/tables/jugula/phases.tsx';
import { lying } from '#client/tables/jugula/pictures.ts';
import { askedOf, openCard, type JugulaProps as Props, sayOf, seenFrom } from '#client/tables/jugula/props.ts';
import { isOnTable } from '#client/tables/jugula/registry.ts';
import { scenes } from '#client/tables/jugula/scenes.ts';
import { steps } from '#client/tables/jugula/steps.ts';
import type { GameTable } from '#client/tables/table.ts';
import { say as houseSay } from '#client/words.ts';
import type { JugulaView } from '#games/jugula/view.ts';
import '#client/tables/sketch/style/field.css';
import '#client/tables/jugula/style/index.css';

/** Where the ledger is behind a tab, the open card is shown over the arena. */
const isPhone = (): boolean => matchMedia('(max-width: 820px)').matches;

const Board = (props: Props) => (
  <section class="ju-stage" aria-label={houseSay('table.drawing')}>
    {isPhone() && <VoxStrip props={props} />}
    <Arena props={props} />
    <Shelf props={props} />
    {isPhone() && ledgerOf(props) === 'card' && openCard(props) >= 0 && (
      <div class="ju-over">
        <Uses props={props} />
      </div>
    )}
  </section>
);

/** The hand; on a phone the combat that lies there, the arrows that turn a man, or the ways to strike take its place meanwhile. */
function Below(props: Props) {
  const combat = lying(props.stage, 'combat');
  const turns = isPhone() ? turnsOf(props) : null;
  if (turns !== null) return <TurnStrip props={props} turns={turns} />;
  const ways = isPhone() ? waysToStrike(props) : [];
  if (ways.length > 0) return <StrikeStrip props={props} ways={ways} />;
  const isHeld = combat !== null && combat.cards.length > 0 && !isHandAsked(props);
  return isPhone() && isHeld ? <CombatStrip props={props} combat={combat} /> : <Hand {...props} />;
}

const isHandAsked = (props: Props): boolean => ['play', 'card'].includes(askedOf(props)?.of ?? '');

export const table: GameTable<JugulaView> = {
  Board,
  Hand: Below,
  Own: Vox,
  Others: Ledger,
  Phases,
  scenes,
  fixed: true,
  passes: ['stop'],
  news: {
    always: [
      'deployed',
      'played',
      'moved',
      'attacked',
      'netThrown',
      'pushed',
      'pinned',
      'wounded',
      'bitTheDust',
      'netted',
      'held',
      'scoresTied',
      'shoved',
      'swapped',
      'voxChanged',
      'acquired',
      'recovered',
      'boosted',
      'withdrew',
      'conceded',
    ],
    losses: ['withdrew', 'bitTheDust', 'wounded', 'netted', 'discarded', 'voxChanged.JU-18.9', 'pushed'],
    results: ['bitTheDust', 'wounded', 'netted', 'held', 'scoresTied', 'pushed'],
    room: [66, 52],
    never: ['drew', 'combatCardUsed', 'attackScored', 'defenceScored', 'turnBegan', 'familiaChosen'],
  },
  draws: isOnTable,
  words: seenFrom,
  asks,
  houseOf(props, seat) {
    const n = props.view.seats === 2 ? null : outIn(props.events, seat);
    return n === null ? '' : sayOf(props)('familia.out', { n });
  },
  steps,
  says,
  beside,
  tabs(props) {
    const say = sayOf(props);
    const isCard = ledgerOf(props) === 'card';
    return {
      board: { name: say('tab.arena'), icon: arena, isAsked: props.request !== null },
      own: { name: say('tab.vox'), icon: thumb, isAsked: props.request?.of === 'seat' },
      others: {
        name: say(isCard ? 'tab.card' : 'tab.sums'),
        icon: swords,
        isAsked: props.request?.of === 'play' && isCard,
      },
    };
  },
};
