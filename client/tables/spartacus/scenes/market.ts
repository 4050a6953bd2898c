// The Market in beats: goods that change hands, lots, seals that break together, payments, the host.

import type { Pictures } from '#client/stage/beat.ts';
import { type Bids, pictured } from '#client/tables/spartacus/pictures.ts';
import { BREAK, inScene, NUMBER, SEEN, type SpartacusScenes, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';

const NO_BIDS: Bids = { isHosting: false, bids: [], stacks: [], tied: [], winner: -1, gold: 0 };
const NOBODY = -2;
const BANK = -1;
/** The clauses under which Houses roll dice, and the scene in which the dice are shown. */
const ROLLED_IN: { readonly [clause: string]: 'house' | 'auction' } = { 'SP-2.2': 'house', 'SP-7.32': 'auction' };

const decided = (lies: Pictures, change: Partial<Bids>): Bids => ({
  ...(pictured(lies, 'bids') ?? NO_BIDS),
  ...change,
});

/** After a tie the bids of those who dropped out before stay as they were opened. */
function withDropped(lies: Pictures, bids: Bids['bids'], stacks: readonly (number | null)[]): Bids['bids'] {
  const before = pictured(lies, 'bids');
  if (before === null || !stacks.some((stack) => (stack ?? 0) > 0)) return bids;
  return bids.map((bid, seat) => {
    const earlier = before.bids[seat] ?? null;
    return bid ?? (earlier === null ? null : earlier + (before.stacks[seat] ?? 0));
  });
}

export const marketScenes: SpartacusScenes = {
  traded: ({ seat, to, giveCards, giveGold, wantCards, wantGold }) =>
    inScene('market', {
      name: 'traded',
      lasts: BREAK,
      least: SEEN,
      sound: 'coin',
      lays: {
        dealt: {
          from: seat,
          to,
          give: giveCards as number[],
          giveGold,
          get: wantCards as number[],
          getGold: wantGold,
        },
        moved: [
          { seat, what: 'gold', by: wantGold - giveGold },
          { seat: to, what: 'gold', by: giveGold - wantGold },
        ],
      },
    }),
  sold: ({ seat, card, gold }) =>
    inScene('market', {
      name: 'sold',
      lasts: SEEN,
      sound: 'coin',
      lays: {
        dealt: { from: seat, to: BANK, give: [card as number], giveGold: 0, get: [], getGold: gold },
        moved: [{ seat, what: 'gold', by: gold }],
      },
    }),
  rowLaidOut: () => inScene('auction', { name: 'row', lasts: NUMBER, sound: 'card', clears: 'all' }),
  lotOffered: ({ card }) =>
    inScene('auction', { name: 'lot', lasts: NUMBER, sound: 'card', clears: 'all', lays: { lot: card as number } }),
  // All seals crack together.
  bidsOpened: ({ bids, stacks, clause }, _view, lies) =>
    inScene('auction', {
      name: 'bids',
      lasts: BREAK,
      least: SEEN,
      sound: 'wax',
      clears: ['moved', 'rollOff'],
      lays: { bids: { ...NO_BIDS, isHosting: clause === 'SP-7.28', bids: withDropped(lies, bids, stacks), stacks } },
    }),
  tied: ({ seats }, _view, lies) =>
    inScene('auction', { name: 'tied', lasts: SEEN, sound: 'wax', lays: { bids: decided(lies, { tied: seats }) } }),
  bought: ({ seat, gold }, _view, lies) =>
    inScene('auction', {
      name: 'bought',
      lasts: BREAK,
      least: SEEN,
      sound: 'coin',
      lays: { bids: decided(lies, { winner: seat, gold }), moved: [{ seat, what: 'gold', by: -gold }] },
    }),
  unsold: (_event, _view, lies) =>
    inScene('auction', { name: 'unsold', lasts: SEEN, lays: { bids: decided(lies, { winner: NOBODY }) } }),
  rolledOff: ({ seats, rolls, best, clause }) => {
    const scene = ROLLED_IN[clause];
    const beat = {
      name: 'roll-off',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { rollOff: { seats, rolls, best } },
    };
    return scene === undefined ? { ...beat, sound: 'dice' } : inScene(scene, { ...beat, sound: 'dice' });
  },
  hosted: ({ seat, gold }, _view, lies) =>
    inScene('auction', {
      name: 'hosted',
      lasts: BREAK,
      least: SEEN,
      sound: 'crowd',
      lays: {
        bids: decided(lies, { isHosting: true, winner: seat, gold }),
        moved: [{ seat, what: 'gold', by: -gold }],
      },
    }),
};
