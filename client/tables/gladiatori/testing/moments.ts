// Moments of real matches for tests and pictures: what a table must be able to show, reached by bots from a fixed seed.
//
// A *moment* is a point in a match at which its viewer is asked something, or its end.

import { botRandom } from '#bots/bot.ts';
import { botFor } from '#bots/index.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Game } from '#engine/game.ts';
import type { OptionValue } from '#engine/options.ts';
import { Match } from '#engine/records/match.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { arena } from '#games/gladiatori/board.ts';
import { itemOf, SPEED } from '#games/gladiatori/cards.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

export interface SampleMoment {
  name: string;
  seats: number;
  options?: { [name: string]: OptionValue };
  seed?: string;
  viewer?: number;
  /** The clause under which the viewer is asked; null: the end of the match. */
  clause: string | null;
  /** What else must hold. */
  when?(view: GladiatoriView, request: Request): boolean;
  /** What the viewer does on the way; null: what a bot would do. */
  plays?(request: Request): Choice | null;
}

const own = (view: GladiatoriView) => view.gladiators[view.viewer]!;
const offers = (request: Request, test: (item: string) => boolean): boolean =>
  request.kind === 'pick' && request.from.some((item) => typeof item === 'string' && test(item));
const isFighting = (view: GladiatoriView): boolean => view.flow.scenes.some(({ rule }) => rule === 'fight');

const isEngaged = (view: GladiatoriView): boolean =>
  view.gladiators.some(
    ({ cell, side }) => cell >= 0 && side !== own(view).side && arena.distance(cell, own(view).cell) === 1,
  );

/** Takes a spear, stays where he is and throws it. */
function spearman(request: Request): Choice | null {
  if (request.clause === 'GL-4.1') return { who: 'hoplomachus' };
  if (request.clause === 'GL-5.29' && request.kind === 'subset') {
    const spear = request.from.find((item) => itemOf(item as number).type === 'spear')!;
    return [
      request.from.find((item) => itemOf(item as number).symbol !== itemOf(spear as number).symbol)!,
      spear,
    ].sort();
  }
  if (request.clause === 'GL-8.5') return 'done';
  return request.clause === 'GL-8.8' && request.kind === 'pick' && request.from.includes('new-strength')
    ? 'new-strength'
    : null;
}

export const MOMENTS: readonly SampleMoment[] = [
  { name: 'creation', seats: 4, clause: 'GL-4.1' },
  { name: 'over-limit', seats: 2, options: { overLimit: true }, clause: 'GL-4.23' },
  { name: 'auction', seats: 4, options: { items: 'auction' }, clause: 'GL-5.11' },
  { name: 'draft', seats: 4, clause: 'GL-5.26', when: (view) => own(view).items.length === 1 },
  { name: 'selection', seats: 3, options: { items: 'selection' }, clause: 'GL-5.29' },
  { name: 'placement', seats: 4, clause: 'GL-6.4', when: (view) => view.gladiators.some(({ cell }) => cell >= 0) },
  { name: 'free-placement', seats: 3, options: { freePlacement: true }, clause: 'GL-6.4' },
  { name: 'split', seats: 4, clause: 'GL-7.3', when: (view) => view.turn === 2 },
  {
    name: 'movement',
    seats: 4,
    clause: 'GL-8.5',
    when: (view) => view.turn >= 2 && own(view).secret!.now[SPEED]! >= 3 && isEngaged(view),
  },
  {
    name: 'action',
    seats: 4,
    clause: 'GL-8.8',
    when: (view, request) => view.turn >= 2 && offers(request, (item) => item.startsWith('again')),
  },
  { name: 'adding', seats: 4, clause: 'GL-8.19', when: (view) => view.turn >= 2 },
  {
    name: 'declaring',
    seats: 4,
    clause: 'GL-8.26',
    when: (_view, request) => offers(request, (item) => item !== 'none'),
  },
  {
    name: 'throwing',
    seats: 3,
    options: { items: 'selection' },
    clause: 'GL-8.26',
    when: (_view, request) => offers(request, (item) => item.startsWith('throw')),
    plays: spearman,
  },
  { name: 'moving', seats: 4, clause: 'GL-9.15' },
  { name: 'standby', seats: 4, clause: 'GL-9.11' },
  {
    name: 'reacting',
    seats: 4,
    clause: 'GL-8.37',
    when: (_view, request) => offers(request, (item) => item !== 'pass'),
  },
  { name: 'adding-reaction', seats: 4, clause: 'GL-8.41' },
  { name: 'attack-value', seats: 4, clause: 'GL-11.3', when: isFighting },
  { name: 'defence-value', seats: 4, clause: 'GL-11.5', when: isFighting },
  { name: 'feint', seats: 4, clause: 'GL-11.19' },
  { name: 'payment', seats: 4, clause: 'GL-11.45', when: isFighting },
  { name: 'rest', seats: 4, clause: 'GL-18.2' },
  { name: 'over', seats: 4, clause: null },
  { name: 'team', seats: 4, options: { mode: 'team' }, clause: 'GL-8.5', when: (view) => view.turn === 2 },
  { name: 'animals', seats: 2, options: { mode: 'coop', species: 'wolf' }, clause: 'GL-8.5' },
  { name: 'animal-attack', seats: 2, options: { mode: 'coop', species: 'lion' }, clause: 'GL-8.37' },
  { name: 'solo', seats: 1, options: { mode: 'solo', species: 'dog' }, clause: 'GL-8.5' },
];

const MOST = 4000;

const GAME = gladiatori as unknown as Game;

/** A new match of that moment's kind. */
export function begin({ seats, options = {}, seed = 'harena' }: SampleMoment): Match {
  return Match.start({ game: GAME, seats, options, seed: sha256Hex(seed), match: `moment ${seed}`, nonces: [] });
}

/** Whether the match is at the moment. */
function isAt(match: Match, { clause, when, viewer = 0 }: SampleMoment): boolean {
  if (clause === null) return match.over;
  const request = match.over ? null : match.requestFor(viewer);
  if (request === null || request.clause !== clause) return false;
  return when === undefined || when(match.game.viewFor(match.table.state, viewer) as GladiatoriView, request);
}

/** Lets all bots but `except` decide once; false when none of them is asked. */
export function botsDecide(match: Match, seed: string, except: number | null): boolean {
  const asked = match.over ? undefined : match.table.asked.find(({ seat }) => seat !== except && !lies(match, seat));
  if (asked === undefined) return false;
  const { seat } = asked;
  const view = match.game.viewFor(match.table.state, seat);
  const random = botRandom(seed, seat, match.decisions.length);
  decide(match, seat, botFor('heuristic', match.game).choose(view, match.requestFor(seat)!, random));
  return true;
}

function decide(match: Match, seat: number, choice: Choice): void {
  const refusal = match.decide(seat, match.requestFor(seat)!.id, choice);
  if (refusal !== null) throw new Error(refusal.text);
}

/** Whether this seat has sealed an answer already. */
function lies(match: Match, seat: number): boolean {
  const { frames } = match.table.state.flow;
  return (frames[frames.length - 1]!.sealed?.[seat] ?? null) !== null;
}

/** Plays with bots until the moment; null when the match ended before it. */
export function reach(moment: SampleMoment): Match | null {
  const { seed = 'harena', viewer = 0, plays } = moment;
  for (let attempt = 0; attempt < 12; attempt++) {
    const match = begin({ ...moment, seed: `${seed}${attempt === 0 ? '' : attempt}` });
    for (let i = 0; i < MOST && !match.over && !isAt(match, moment); i++) {
      if (botsDecide(match, seed, viewer)) continue;
      const request = match.requestFor(viewer);
      const own = request === null || lies(match, viewer) ? null : (plays?.(request) ?? null);
      if (own !== null) decide(match, viewer, own);
      else if (!botsDecide(match, seed, null)) break;
    }
    if (isAt(match, moment)) return match;
  }
  return null;
}
