// What opens and closes a turn, in beats: Upkeep with its heal throws and ledgers, and the change of the Host.

import { COIN, inScene, NUMBER, type SceneOf, SEEN, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';

export const eveningScenes: { readonly [kind: string]: SceneOf } = {
  turn: () => inScene('upkeep', { name: 'turn', lasts: NUMBER, clears: 'all' }),
  chose: () => inScene('house', { name: 'chose', lasts: NUMBER, sound: 'card' }),
  'heal-rolled': () => inScene('upkeep', { name: 'heal', lasts: THROW, least: SEEN, sound: 'dice' }),
  healed: () => inScene('upkeep', { name: 'healed', lasts: NUMBER }),
  died: () => inScene('upkeep', { name: 'died', lasts: SEEN, sound: 'wax' }),
  balanced: () => inScene('upkeep', { name: 'balanced', lasts: COIN, sound: 'coin' }),
};
