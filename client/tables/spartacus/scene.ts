// The current scene of the turn, and the components that draw it.
//
// While a beat runs, the scene is the one that the beat belongs to: an event is shown where it happened, even if the game
// has moved on. Otherwise it follows from the running rules, the innermost first.

import { SCENE } from '#client/stage/places.ts';
import { bets } from '#client/tables/spartacus/arena/bets.tsx';
import { fight } from '#client/tables/spartacus/arena/fight.tsx';
import { verdict } from '#client/tables/spartacus/arena/verdict.tsx';
import { invited } from '#client/tables/spartacus/evening/invited.tsx';
import { inviting } from '#client/tables/spartacus/evening/inviting.tsx';
import { setUp } from '#client/tables/spartacus/evening/set-up.tsx';
import { tournament } from '#client/tables/spartacus/evening/tournament.tsx';
import { upkeep } from '#client/tables/spartacus/evening/upkeep.tsx';
import { asksCards, choosing } from '#client/tables/spartacus/intrigue/choosing.tsx';
import { intrigue } from '#client/tables/spartacus/intrigue/intrigue.tsx';
import { reacting } from '#client/tables/spartacus/intrigue/reacting.tsx';
import { auction } from '#client/tables/spartacus/market/auction.tsx';
import { market } from '#client/tables/spartacus/market/market.tsx';
import { plain } from '#client/tables/spartacus/plain.tsx';
import { frameOf, type SpartacusProps as Props, type SpartacusSceneParts } from '#client/tables/spartacus/props.ts';
import type { SpartacusScene } from '#client/tables/spartacus/registry.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const SCENES: { readonly [S in SpartacusScene]: SpartacusSceneParts } = {
  house: setUp,
  upkeep,
  intrigue,
  market,
  auction,
  inviting,
  invited,
  bets,
  fight,
  verdict,
  tournament,
  plain,
};

/** The scene of each rule; a rule that is not here belongs to the scene of its caller. */
const BY_RULE: { readonly [rule: string]: SpartacusScene } = {
  'set-up': 'house',
  upkeep: 'upkeep',
  refresh: 'upkeep',
  heal: 'upkeep',
  ledgers: 'upkeep',
  intrigue: 'intrigue',
  'intrigue-turn': 'intrigue',
  scheme: 'intrigue',
  'open-market': 'market',
  auction: 'auction',
  hosting: 'auction',
  bets: 'bets',
  fight: 'fight',
  victory: 'verdict',
  duel: 'tournament',
  tournament: 'tournament',
};

export function sceneIn(view: SpartacusView): SpartacusScene {
  const { scenes } = view.flow;
  for (let i = scenes.length - 1; i >= 0; i--) {
    const { rule } = scenes[i]!;
    if (rule === 'arena') {
      if ((view.fight?.seats.length ?? 0) === 2) return 'fight';
      return scenes.some((one) => one.at === 'SP-8.5') ? 'invited' : 'inviting';
    }
    const found = BY_RULE[rule];
    if (found !== undefined) return found;
  }
  return 'plain';
}

export function sceneName({ stage, view }: Props): SpartacusScene {
  const laid = stage.beat === null ? undefined : (stage.held[SCENE]?.picture as SpartacusScene | undefined);
  const found = laid ?? sceneIn(view);
  // Without fighters there is no arena to look at.
  return view.fight === null && (found === 'fight' || found === 'verdict' || found === 'bets') ? 'plain' : found;
}

/** Windows and choices of cards come up in any scene: their trays replace the tray of the scene below. */
export function sceneFor(props: Props): SpartacusSceneParts {
  const base = SCENES[sceneName(props)];
  if (props.stage.beat !== null) return base;
  const top = props.view.flow.scenes.at(-1)?.rule;
  // Bids that lie open stay beside the lot while only others are asked.
  if (top === 'window' && base === auction && props.request === null) return base;
  if (top === 'window') return { ...base, ...reacting(base) };
  // While a guard rolls, the answers to the window stay beside the stage.
  if (top === 'guard-roll' && frameOf(props.view, 'window') !== null)
    return { ...base, Ledger: reacting(base).Ledger ?? null, tab: 'answers' };
  // Cards are chosen for effects and to pay costs alike.
  const isChosen = props.request?.clause === 'SP-14.3' && asksCards(props.request);
  if (isChosen || top === 'choose' || top === 'spy' || top === 'scout' || top === 'substitute')
    return { ...base, ...choosing };
  return base;
}
