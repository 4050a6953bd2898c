// A first sensible player: schemes for influence, guards what is its own, buys fighters it can pay, sends the best man
// who has a chance, bets on the stronger side. Each chapter's decisions are in player/.

import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { chooseIn } from '#games/spartacus/player/arena.ts';
import { chooseFight } from '#games/spartacus/player/fight.ts';
import { chooseIntrigue } from '#games/spartacus/player/intrigue.ts';
import { chooseMarket } from '#games/spartacus/player/market.ts';
import { react } from '#games/spartacus/player/reactions.ts';
import { otherDeals } from '#games/spartacus/player/trades.ts';
import { chooseUpkeep } from '#games/spartacus/player/upkeep.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

type Chooser = (view: SpartacusView, request: Request, random: Random) => Choice | null;

const BY_CLAUSE: { readonly [clause: string]: Chooser } = {
  'SP-4.6': chooseUpkeep,
  'SP-4.12': chooseUpkeep,
  'SP-4.21': chooseUpkeep,
  'SP-5.8': chooseIntrigue,
  'SP-5.12': chooseIntrigue,
  'SP-5.24': chooseIntrigue,
  'SP-5.27': chooseIntrigue,
  'SP-5.28': chooseIntrigue,
  'SP-6.12': chooseIntrigue,
  'SP-14.3': chooseIntrigue,
  'SP-16.10': react,
  'SP-7.3': chooseMarket,
  'SP-7.17': chooseMarket,
  'SP-7.28': chooseMarket,
  'SP-8.5': chooseIn,
  'SP-8.13': chooseIn,
  'SP-8.22': chooseIn,
  'SP-10.9': chooseIn,
  'SP-11.11': chooseIn,
  'SP-9.7': chooseFight,
  'SP-9.8': chooseFight,
  'SP-9.9': chooseFight,
  'SP-9.10': chooseFight,
  'SP-9.12': chooseFight,
  'SP-9.20': chooseFight,
  'SP-9.23': chooseFight,
  'SP-12.14': chooseFight,
  'SP-12.22': chooseFight,
  'SP-12.23': chooseFight,
  'SP-12.28': chooseFight,
  'SP-12.29': chooseFight,
  'SP-12.31': chooseFight,
  'SP-14.2': chooseFight,
};

export function heuristic(view: SpartacusView, request: Request, random: Random): Choice {
  const choice = BY_CLAUSE[request.clause]?.(view, request, random) ?? null;
  return choice !== null && refusalOf(request, choice) === null ? choice : sample(request, random);
}

/** Named where asking the heuristic again would suggest what nobody does. */
export function alternatives(view: SpartacusView, request: Request): readonly Choice[] {
  return request.clause === 'SP-7.3' && request.kind === 'form' ? otherDeals(view, request) : [];
}
