// The arena around the fight, in beats: invitations, tribute, bets that open together, defeat, rewards, the verdict.

import type { Pictures } from '#client/stage/beat.ts';
import { pictured, type Result } from '#client/tables/spartacus/pictures.ts';
import { COIN, inScene, NUMBER, number, type SceneOf, SEEN } from '#client/tables/spartacus/scenes/scene-of.ts';
import type { SeenEvent } from '#engine/event.ts';

const BREAK = 900;
const VERDICT = 1000;
/** The corners as an event calls them. */
const BET_FIELDS = ['victory1', 'victory2', 'injury', 'decapitation'];

const one = (event: SeenEvent, result: Partial<Result> & Pick<Result, 'kind'>): Result => ({
  seat: number(event, 'seat'),
  card: number(event, 'card'),
  from: null,
  to: 0,
  word: '',
  clause: event.clause,
  ...result,
});

const results = (lies: Pictures, ...added: Result[]): { results: readonly Result[] } => ({
  results: [...(pictured(lies, 'results') ?? []), ...added],
});

export const arenaScenes: { readonly [kind: string]: SceneOf } = {
  invited: () => inScene('inviting', { name: 'invited', lasts: NUMBER, sound: 'card', clears: 'all' }),
  accepted: () => inScene('inviting', { name: 'accepted', lasts: SEEN, sound: 'crowd' }),
  declined: () => inScene('inviting', { name: 'declined', lasts: SEEN, sound: 'wax' }),
  tribute: () => inScene('bets', { name: 'tribute', lasts: COIN, sound: 'coin' }),
  // All seals break together: with the last of them.
  bet: (event, _view, lies, later) => {
    const isLast = !later.some(({ kind }) => kind === 'bet');
    const seat = number(event, 'seat');
    const stakes = (pictured(lies, 'stakes') ?? []).slice();
    for (const [corner, field] of BET_FIELDS.entries()) stakes[seat * 4 + corner] = number(event, field);
    const lasts = isLast ? BREAK : 0;
    return inScene('bets', { name: 'seals', lasts, least: isLast ? SEEN : 0, sound: 'wax', lays: { stakes } });
  },
  defeated: (event, _view, lies) =>
    inScene('fight', {
      name: 'defeat',
      lasts: BREAK,
      least: SEEN,
      sound: 'crowd',
      lays: results(lies, one(event, { kind: 'degree', word: String(event['degree']) })),
    }),
  favored: (event, view, lies) =>
    view.fight === null
      ? null
      : inScene('verdict', {
          name: 'favor',
          lasts: NUMBER,
          lays: results(
            lies,
            one(event, { kind: 'favor', from: number(event, 'favor') - 1, to: number(event, 'favor') }),
          ),
        }),
  crowned: (event, _view, lies) =>
    inScene('verdict', {
      name: 'crowned',
      lasts: SEEN,
      sound: 'crowd',
      lays: results(lies, one(event, { kind: 'favor', word: 'champion' })),
    }),
  'bet-settled': (event, view, lies) => {
    const before = pictured(lies, 'settled');
    const { fight } = view;
    const [staked, back] = [number(event, 'staked'), number(event, 'back')];
    return inScene('verdict', {
      name: 'settled',
      lasts: COIN,
      least: 300,
      sound: back > 0 ? 'coin' : null,
      lays: {
        settled: {
          rows: [...(before?.rows ?? []), { seat: number(event, 'seat'), staked, back }],
          bets: before?.bets ?? pictured(lies, 'stakes') ?? view.bets.slice(),
          winner: before?.winner ?? winnerOf(lies, fight?.seats ?? []),
          degree: before?.degree ?? degreeOf(lies),
        },
        ...results(lies, one(event, { kind: 'bets', from: staked, to: back })),
      },
    });
  },
  verdict: (event, _view, lies) =>
    inScene('verdict', {
      name: 'verdict',
      lasts: VERDICT,
      least: SEEN,
      sound: 'crowd',
      lays: {
        verdict: { seat: number(event, 'seat'), verdict: event['verdict'] as 'up' | 'down' },
        ...results(lies, one(event, { kind: 'verdict', word: String(event['verdict']) })),
      },
    }),
  executed: (event, _view, lies) =>
    inScene('verdict', {
      name: 'executed',
      lasts: SEEN,
      sound: 'blow',
      lays: results(lies, one(event, { kind: 'death' })),
    }),
};

const DEGREES = ['', 'yield', 'injury', 'decapitation'];

const defeatIn = (lies: Pictures): Result | null =>
  (pictured(lies, 'results') ?? []).find(({ kind }) => kind === 'degree') ?? null;

const degreeOf = (lies: Pictures): number => DEGREES.indexOf(defeatIn(lies)?.word ?? '');

/** The slot that has won; −1 where nothing says who has lost. */
function winnerOf(lies: Pictures, seats: readonly number[]): number {
  const defeat = defeatIn(lies);
  return defeat === null ? -1 : 1 - seats.indexOf(defeat.seat);
}
