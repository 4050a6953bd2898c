// The beginning of a turn in beats: the choice of Houses, Upkeep with its heal throws and ledgers.

import type { Pictures } from '#client/stage/beat.ts';
import { type HealThrow, pictured } from '#client/tables/spartacus/pictures.ts';
import { COIN, inScene, NUMBER, SEEN, type SpartacusScenes, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';

const throwsIn = (lies: Pictures): readonly HealThrow[] => pictured(lies, 'healing') ?? [];

/** The result of the last throw for that card of that House. */
function settled(lies: Pictures, seat: number, card: number, outcome: HealThrow['outcome']) {
  const healing = throwsIn(lies).slice();
  const place = healing.findLastIndex((one) => one.seat === seat && one.card === card);
  if (place >= 0) healing[place] = { ...healing[place]!, outcome };
  return { healing };
}

export const eveningScenes: SpartacusScenes = {
  turnBegan: () => inScene('upkeep', { name: 'turn', lasts: NUMBER, clears: 'all' }),
  chose: () => inScene('house', { name: 'chose', lasts: NUMBER, sound: 'card' }),
  healingRolled: ({ seat, card, die, again }, _view, lies) =>
    inScene('upkeep', {
      name: 'heal',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { healing: [...throwsIn(lies), { seat, card: card as number, die, again, outcome: 'open' }] },
    }),
  healed: ({ seat, card }, _view, lies) =>
    inScene('upkeep', { name: 'healed', lasts: NUMBER, lays: settled(lies, seat, card as number, 'heals') }),
  stayedInjured: ({ seat, card }, _view, lies) =>
    inScene('upkeep', { name: 'stays', lasts: NUMBER, lays: settled(lies, seat, card as number, 'stays') }),
  died: ({ seat, card }, _view, lies) =>
    inScene('upkeep', { name: 'died', lasts: SEEN, sound: 'wax', lays: settled(lies, seat, card as number, 'dies') }),
  balanced: ({ seat, total }, _view, lies) =>
    inScene('upkeep', {
      name: 'balanced',
      lasts: COIN,
      sound: 'coin',
      lays: { moved: [...(pictured(lies, 'moved') ?? []), { seat, what: 'gold', by: total }] },
    }),
};
