// The arena around the fight, in beats: invitations, tribute, bets that open together, defeat, rewards, the verdict.

import type { Pictures } from '#client/stage/beat.ts';
import { type Invitations, pictured, type Result } from '#client/tables/spartacus/pictures.ts';
import { BREAK, COIN, inScene, NUMBER, SEEN, type SpartacusScenes } from '#client/tables/spartacus/scenes/scene-of.ts';

const VERDICT = 1000;

const one = (event: { clause: string; seat: number }, result: Partial<Result> & Pick<Result, 'kind'>): Result => ({
  seat: event.seat,
  card: -1,
  from: null,
  to: 0,
  word: '',
  clause: event.clause,
  ...result,
});

export const withResult = (lies: Pictures, added: Result): { results: readonly Result[] } => ({
  results: [...(pictured(lies, 'results') ?? []), added],
});

const invitationsIn = (lies: Pictures): Invitations['rows'] => pictured(lies, 'invitations')?.rows ?? [];

const answered = (lies: Pictures, guest: number, answer: 'came' | 'declined') => ({
  invitations: { rows: [...invitationsIn(lies).filter((row) => row.guest !== guest), { guest, answer }] },
});

export const arenaScenes: SpartacusScenes = {
  invited: ({ guest }, _view, lies) =>
    inScene('inviting', {
      name: 'invited',
      lasts: NUMBER,
      sound: 'card',
      clears: 'all',
      lays: { invitations: { rows: [...invitationsIn(lies), { guest, answer: 'open' }] } },
    }),
  accepted: ({ seat }, view, lies) =>
    view.flow.scenes.some(({ rule }) => rule === 'duel')
      ? { name: 'accepted', lasts: SEEN, sound: 'crowd' }
      : inScene('inviting', { name: 'accepted', lasts: SEEN, sound: 'crowd', lays: answered(lies, seat, 'came') }),
  declined: ({ seat }, _view, lies) =>
    inScene('inviting', {
      name: 'declined',
      lasts: SEEN,
      sound: 'wax',
      lays: { ...answered(lies, seat, 'declined') },
    }),
  fightCancelled: () => inScene('inviting', { name: 'cancelled', lasts: SEEN, sound: 'crowd' }),
  tributeReceived: ({ seat, total }, _view, lies) =>
    inScene('bets', {
      name: 'tribute',
      lasts: SEEN,
      sound: 'coin',
      lays: { moved: [...(pictured(lies, 'moved') ?? []), { seat, what: 'gold', by: total }] },
    }),
  // All seals break together, with the last event.
  bet: ({ seat, victory1, victory2, injury, decapitation }, _view, lies, later) => {
    const isLast = !later.some(({ kind }) => kind === 'bet');
    const stakes = (pictured(lies, 'stakes') ?? []).slice();
    stakes.splice(seat * 4, 4, victory1, victory2, injury, decapitation);
    const lasts = isLast ? BREAK : 0;
    return inScene('bets', { name: 'seals', lasts, least: isLast ? SEEN : 0, sound: 'wax', lays: { stakes } });
  },
  defeated: (event, _view, lies) =>
    inScene('fight', {
      name: 'defeat',
      lasts: BREAK,
      least: SEEN,
      sound: 'crowd',
      lays: withResult(lies, one(event, { kind: 'degree', word: event.degree })),
    }),
  favored: (event, view, lies) =>
    view.fight === null
      ? null
      : inScene('verdict', {
          name: 'favor',
          lasts: NUMBER,
          lays: withResult(
            lies,
            one(event, { kind: 'favor', card: event.card as number, from: event.favor - 1, to: event.favor }),
          ),
        }),
  crowned: (event, _view, lies) =>
    inScene('verdict', {
      name: 'crowned',
      lasts: SEEN,
      sound: 'crowd',
      lays: withResult(lies, one(event, { kind: 'favor', card: event.card as number, word: 'champion' })),
    }),
  betSettled: (event, view, lies) => {
    const before = pictured(lies, 'settled');
    const { seat, staked, back } = event;
    return inScene('verdict', {
      name: 'settled',
      lasts: COIN,
      least: 300,
      sound: back > 0 ? 'coin' : null,
      lays: {
        settled: {
          rows: [...(before?.rows ?? []), { seat, staked, back }],
          bets: before?.bets ?? pictured(lies, 'stakes') ?? view.bets.slice(),
          winner: before?.winner ?? winnerOf(lies, view.fight?.seats ?? []),
          degree: before?.degree ?? degreeOf(lies),
        },
        ...withResult(lies, one(event, { kind: 'bets', from: staked, to: back })),
      },
    });
  },
  verdictGiven: (event, _view, lies) =>
    inScene('verdict', {
      name: 'verdict',
      lasts: VERDICT,
      least: SEEN,
      sound: 'crowd',
      lays: {
        verdict: { seat: event.seat, verdict: event.verdict },
        ...withResult(lies, one(event, { kind: 'verdict', word: event.verdict })),
      },
    }),
  executed: (event, _view, lies) =>
    inScene('verdict', {
      name: 'executed',
      lasts: SEEN,
      sound: 'blow',
      lays: withResult(lies, one(event, { kind: 'death', card: event.card as number })),
    }),
};

const DEGREES = ['', 'yield', 'injury', 'decapitation'];

const defeatIn = (lies: Pictures): Result | null =>
  (pictured(lies, 'results') ?? []).find(({ kind }) => kind === 'degree') ?? null;

const degreeOf = (lies: Pictures): number => DEGREES.indexOf(defeatIn(lies)?.word ?? '');

/** The winning slot; −1 where nothing says who has lost. */
function winnerOf(lies: Pictures, seats: readonly number[]): number {
  const defeat = defeatIn(lies);
  return defeat === null ? -1 : 1 - seats.indexOf(defeat.seat);
}
