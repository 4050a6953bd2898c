// What opens a turn, in beats: the choice of Houses, Upkeep with its heal throws and ledgers.

import { COIN, inScene, NUMBER, type SceneMap, SEEN, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';

export const eveningScenes: SceneMap = {
  turnBegan: () => inScene('upkeep', { name: 'turn', lasts: NUMBER, clears: 'all' }),
  chose: () => inScene('house', { name: 'chose', lasts: NUMBER, sound: 'card' }),
  healingRolled: () => inScene('upkeep', { name: 'heal', lasts: THROW, least: SEEN, sound: 'dice' }),
  healed: () => inScene('upkeep', { name: 'healed', lasts: NUMBER }),
  died: () => inScene('upkeep', { name: 'died', lasts: SEEN, sound: 'wax' }),
  balanced: () => inScene('upkeep', { name: 'balanced', lasts: COIN, sound: 'coin' }),
};
