// The heuristic player in Upkeep.

import { assetWorth, bestOf } from '#checks/strength/pool/spartacus/worth.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseUpkeep(_view: SpartacusView, request: Request): Choice | null {
  if (request.kind === 'subset') {
    if (request.clause === 'SP-4.6') return [];
    const cheapest = (request.from as number[]).slice().sort((a, b) => assetWorth(a) - assetWorth(b));
    return cheapest.slice(0, request.min);
  }
  if (request.kind !== 'pick') return null;
  const retry = request.from.find((item) => typeof item === 'string' && item.startsWith('use.'));
  return retry ?? bestOf(request.from as number[], assetWorth);
}
