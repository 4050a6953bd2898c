// The Market in beats: lots, seals that break together, who pays, who hosts.

import { inScene, NUMBER, type SceneOf, SEEN } from '#client/tables/spartacus/scenes/scene-of.ts';

const BREAK = 900;

export const marketScenes: { readonly [kind: string]: SceneOf } = {
  traded: () => inScene('market', { name: 'traded', lasts: SEEN, sound: 'coin' }),
  sold: () => inScene('market', { name: 'sold', lasts: NUMBER, sound: 'coin' }),
  lot: () => inScene('auction', { name: 'lot', lasts: NUMBER, sound: 'card', clears: 'all' }),
  bids: () => inScene('auction', { name: 'bids', lasts: BREAK, least: SEEN, sound: 'wax' }),
  tied: () => inScene('auction', { name: 'tied', lasts: SEEN, sound: 'wax' }),
  bought: () => inScene('auction', { name: 'bought', lasts: SEEN, sound: 'coin' }),
  unsold: () => inScene('auction', { name: 'unsold', lasts: NUMBER }),
  hosts: () => inScene('auction', { name: 'hosts', lasts: SEEN, sound: 'crowd' }),
};
