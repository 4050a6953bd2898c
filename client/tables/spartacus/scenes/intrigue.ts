// Intrigue in beats: a scheme launched from one House at another, guards' throws, the result.

import type { Pictures } from '#client/stage/beat.ts';
import { pictured } from '#client/tables/spartacus/pictures.ts';
import { withResult } from '#client/tables/spartacus/scenes/arena.ts';
import {
  BREAK,
  COIN,
  inScene,
  NUMBER,
  SEEN,
  type SpartacusScenes,
  THROW,
} from '#client/tables/spartacus/scenes/scene-of.ts';

/** Changes of influence for these reasons are results of a fight. */
const ARENA_REASONS = ['victory', 'executed favorite', 'champion'];

export const intrigueScenes: SpartacusScenes = {
  intrigueTurnBegan: () => inScene('intrigue', { name: 'turn', lasts: NUMBER, clears: 'all' }),
  cashed: ({ seat, gold }) =>
    inScene('intrigue', {
      name: 'cashed',
      lasts: COIN,
      sound: 'coin',
      lays: { moved: [{ seat, what: 'gold', by: gold }] },
    }),
  // What lies there is over when something new begins; an open scheme is still answered.
  used: (_event, _view, lies) =>
    inScene('intrigue', {
      name: 'used',
      lasts: NUMBER,
      sound: 'card',
      ...(pictured(lies, 'launched')?.outcome === 'open' ? {} : { clears: ['launched', 'guarding'] as const }),
    }),
  laid: () => ({ name: 'laid', lasts: COIN, sound: 'card' }),
  asked: ({ seat, seats }) =>
    inScene('intrigue', {
      name: 'asked',
      lasts: NUMBER,
      sound: 'wax',
      lays: { asking: { by: seat, seats, agreed: [], refused: [] } },
    }),
  supported: ({ seat, by, gold }, _view, lies) =>
    inScene('intrigue', {
      name: 'supported',
      lasts: SEEN,
      sound: 'coin',
      lays: {
        ...answered(lies, seat, true),
        moved: [
          { seat, what: 'gold', by: gold },
          { seat: by, what: 'gold', by: -gold },
        ],
      },
    }),
  unsupported: ({ seat }, _view, lies) =>
    inScene('intrigue', { name: 'refused', lasts: NUMBER, lays: answered(lies, seat, false) }),
  launched: ({ seat, target, card, total }) =>
    inScene('intrigue', {
      name: 'launched',
      lasts: BREAK,
      least: SEEN,
      sound: 'card',
      clears: ['launched', 'guarding', 'asking'],
      lays: { launched: { by: seat, target, card: card as number, total, outcome: 'open' } },
    }),
  guarded: () => inScene('intrigue', { name: 'guarded', lasts: COIN, sound: 'card' }),
  guardRolled: ({ seat, die, least, outcome }, _view, lies) => {
    const before = pictured(lies, 'guarding');
    const dice = before !== null && before.seat === seat ? before.dice : [];
    return inScene('intrigue', {
      name: 'guard',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { guarding: { seat, least, dice: [...dice, { die, foils: outcome === 'foils' }] } },
    });
  },
  foiled: () => inScene('intrigue', { name: 'foiled', lasts: NUMBER, sound: 'wax' }),
  schemeFoiled: (_event, _view, lies) => ended(lies, 'foiled'),
  schemeVoided: (_event, _view, lies) => ended(lies, 'void'),
  played: () => ({ name: 'played', lasts: SEEN, sound: 'card' }),
  influenceChanged: (event, _view, lies) => {
    const { seat, influence, total, parts, clause } = event;
    const why = parts?.[0]?.label ?? '';
    const isResult = ARENA_REASONS.includes(why) && pictured(lies, 'results') !== null;
    const result = {
      kind: 'influence' as const,
      seat,
      card: -1,
      from: influence - total,
      to: influence,
      word: why,
      clause,
    };
    return {
      name: 'influence',
      lasts: NUMBER,
      sound: total < 0 ? 'wax' : 'crowd',
      lays: { moved: [{ seat, what: 'influence', by: total }], ...(isResult ? withResult(lies, result) : {}) },
    };
  },
  goldChanged: ({ seat, total }) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: { moved: [{ seat, what: 'gold', by: total }] },
  }),
  paid: ({ seat, gold }) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: { moved: [{ seat, what: 'gold', by: -gold }] },
  }),
  paidTo: ({ seat, to, gold }) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: {
      moved: [
        { seat, what: 'gold', by: -gold },
        { seat: to, what: 'gold', by: gold },
      ],
    },
  }),
  stole: ({ seat, from, gold }) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: {
      moved: [
        { seat, what: 'gold', by: gold },
        { seat: from, what: 'gold', by: -gold },
      ],
    },
  }),
};

/** One more answer to a request for support. */
function answered(lies: Pictures, seat: number, isYes: boolean): Pictures {
  const asking = pictured(lies, 'asking');
  if (asking === null) return {};
  const agreed = isYes ? [...asking.agreed, seat] : asking.agreed;
  const refused = isYes ? asking.refused : [...asking.refused, seat];
  return { asking: { ...asking, agreed, refused } };
}

function ended(lies: Pictures, outcome: 'foiled' | 'void') {
  const launched = pictured(lies, 'launched');
  if (launched === null) return null;
  return inScene('intrigue', {
    name: outcome,
    lasts: SEEN,
    sound: 'wax',
    lays: { launched: { ...launched, outcome } },
  });
}
