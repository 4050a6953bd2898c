// Intrigue in beats: a scheme launched from one House to another, guards that are thrown, what comes of it.

import { pictured } from '#client/tables/spartacus/pictures.ts';
import { COIN, inScene, NUMBER, number, type SceneOf, SEEN, THROW } from '#client/tables/spartacus/scenes/scene-of.ts';
import type { Part } from '#engine/event.ts';

const LAUNCH = 900;

export const intrigueScenes: { readonly [kind: string]: SceneOf } = {
  'intrigue-turn': () => inScene('intrigue', { name: 'turn', lasts: NUMBER, clears: 'all' }),
  cashed: () => inScene('intrigue', { name: 'cashed', lasts: COIN, sound: 'coin' }),
  used: () => inScene('intrigue', { name: 'used', lasts: NUMBER, sound: 'card' }),
  laid: () => inScene('intrigue', { name: 'laid', lasts: COIN, sound: 'card' }),
  asked: () => inScene('intrigue', { name: 'asked', lasts: NUMBER, sound: 'wax' }),
  supported: () => inScene('intrigue', { name: 'supported', lasts: SEEN, sound: 'coin' }),
  unsupported: () => inScene('intrigue', { name: 'refused', lasts: NUMBER }),
  launched: (event) =>
    inScene('intrigue', {
      name: 'launched',
      lasts: LAUNCH,
      least: SEEN,
      sound: 'card',
      clears: ['launched', 'guarding'],
      lays: {
        launched: {
          by: number(event, 'seat'),
          target: number(event, 'target'),
          card: number(event, 'card'),
          total: number(event, 'total'),
          outcome: 'open',
        },
      },
    }),
  guarded: () => inScene('intrigue', { name: 'guarded', lasts: COIN, sound: 'card' }),
  'guard-rolled': (event, _view, lies) => {
    const seat = number(event, 'seat');
    const before = pictured(lies, 'guarding');
    const dice = before !== null && before.seat === seat ? before.dice : [];
    return inScene('intrigue', {
      name: 'guard',
      lasts: THROW,
      least: SEEN,
      sound: 'dice',
      lays: { guarding: { seat, dice: [...dice, { die: number(event, 'die'), foils: event['outcome'] === 'foils' }] } },
    });
  },
  foiled: () => inScene('intrigue', { name: 'foiled', lasts: NUMBER, sound: 'wax' }),
  'scheme-foiled': (_event, _view, lies) => ended(lies, 'foiled'),
  void: (_event, _view, lies) => ended(lies, 'void'),
  played: () => ({ name: 'played', lasts: SEEN, sound: 'card' }),
  influence: (event, _view, lies) => {
    const seat = number(event, 'seat');
    const total = number(event, 'total');
    const [why] = ((event['parts'] as unknown as Part[] | undefined) ?? []).map(({ label }) => label);
    const isArena = why === 'victory' || why === 'executed favorite' || why === 'champion';
    const now = number(event, 'influence');
    return {
      name: 'influence',
      lasts: NUMBER,
      sound: total < 0 ? 'wax' : 'crowd',
      lays: {
        moved: [{ seat, what: 'influence', by: total }],
        ...(isArena && pictured(lies, 'results') !== null
          ? {
              results: [
                ...pictured(lies, 'results')!,
                {
                  kind: 'influence',
                  seat,
                  card: -1,
                  from: now - total,
                  to: now,
                  word: why ?? '',
                  clause: event.clause,
                },
              ],
            }
          : {}),
      },
    };
  },
  gold: (event) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: { moved: [{ seat: number(event, 'seat'), what: 'gold', by: number(event, 'total') }] },
  }),
  stole: (event) => ({
    name: 'gold',
    lasts: COIN,
    sound: 'coin',
    lays: {
      moved: [
        { seat: number(event, 'seat'), what: 'gold', by: number(event, 'gold') },
        { seat: number(event, 'from'), what: 'gold', by: -number(event, 'gold') },
      ],
    },
  }),
};

function ended(lies: Parameters<SceneOf>[2], outcome: 'foiled' | 'void') {
  const launched = pictured(lies, 'launched');
  if (launched === null) return null;
  return inScene('intrigue', {
    name: outcome,
    lasts: SEEN,
    sound: 'wax' as const,
    lays: { launched: { ...launched, outcome } },
  });
}
