// The Market in beats: lots, seals that break together, who pays, who hosts.

import { BREAK, inScene, NUMBER, type SceneMap, SEEN } from '#client/tables/spartacus/scenes/scene-of.ts';

export const marketScenes: SceneMap = {
  traded: () => inScene('market', { name: 'traded', lasts: SEEN, sound: 'coin' }),
  sold: () => inScene('market', { name: 'sold', lasts: NUMBER, sound: 'coin' }),
  lotOffered: () => inScene('auction', { name: 'lot', lasts: NUMBER, sound: 'card', clears: 'all' }),
  bidsOpened: () => inScene('auction', { name: 'bids', lasts: BREAK, least: SEEN, sound: 'wax' }),
  tied: () => inScene('auction', { name: 'tied', lasts: SEEN, sound: 'wax' }),
  bought: () => inScene('auction', { name: 'bought', lasts: SEEN, sound: 'coin' }),
  unsold: () => inScene('auction', { name: 'unsold', lasts: NUMBER }),
  hosted: () => inScene('auction', { name: 'hosted', lasts: SEEN, sound: 'crowd' }),
};
