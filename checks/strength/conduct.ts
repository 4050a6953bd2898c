// How a game is played now, as a hash: what the rules make of the same choices, and what its players choose.
//
// Results of bots are worth something for as long as these bots play as they did. So they are kept with a hash of choices,
// not of code: tidying up changes nothing, another weight or another card does.

import { createHash, type Hash } from 'node:crypto';
import { botCalled, botParts, CHARACTERS } from '#bots/index.ts';
import { mannerOf } from '#bots/levels.ts';
import { type Effort, Search } from '#bots/search.ts';
import { slipping } from '#bots/slips.ts';
import { contestant } from '#checks/strength/contestants.ts';
import type { Matchup } from '#checks/strength/duel.ts';
import { playGame } from '#checks/strength/party.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';
import { games } from '#games/index.ts';

/** The games that are looked at, by number of seats. */
const SEEDS = [1, 2, 3];
/** At every so many decisions all kinds of players are asked what they would do. */
const EVERY = 29;
const EFFORT: Effort = { playouts: 12, candidates: 6, rounds: 1, decisions: 60, margin: 0.5 };
/** More digits of a share may differ from one machine to the next. */
const DIGITS = 6;

type Two = Pick<Matchup, 'game' | 'a' | 'b'>;

/** How these two play this game. Bargains, gifts and grudges count only where one of them has a character or a style. */
export function conductOf(two: Two): string {
  const game = games.get(two.game)!;
  const hasTemper = [two.a, two.b].some((name) => botParts(name)?.temper != null);
  return hashWithLevels(two, hasTemper ? conductIn(game) + charactersIn(game) : conductIn(game));
}

/** A short hash of a text and of the levels of these two: of them only, so that other levels can be tuned. */
export function hashWithLevels({ game, a, b }: Two, text: string): string {
  const hash = createHash('sha256');
  for (const name of [a, b]) {
    const parts = botParts(name);
    if (parts !== null) hash.update(`${JSON.stringify(mannerOf(parts.level, game))}\n`);
  }
  return hash.update(text).digest('hex').slice(0, 12);
}

const known = new WeakMap<Game, string>();

/** Looked at once for each game. */
export function conductIn(game: Game): string {
  const before = known.get(game);
  if (before !== undefined) return before;
  const hash = createHash('sha256').update(`${game.rules}\n`);
  for (const seats of [2, 4]) {
    if (seats < game.seats.min || seats > game.seats.max) continue;
    for (const seed of SEEDS) watchGame(game, seats, seed, hash);
  }
  const found = hash.digest('hex');
  known.set(game, found);
  return found;
}

/** A game of the heuristic, with what others would do in its place. */
function watchGame(game: Game, seats: number, seed: number, hash: Hash): void {
  const random = fastRandom(seed);
  const table = startTable(game, { seats, random });
  for (let n = 0; !table.over; n++) {
    const { seat } = table.waiting!;
    const request = table.requestForBot(seat)!;
    const view = game.viewFor(table.state, seat);
    if (n % EVERY === 0) hash.update(thoughts(game, view, request, n));
    const choice = game.heuristic(view, request, random);
    hash.update(`${seat} ${request.clause} ${JSON.stringify(choice)}\n`);
    table.decide(seat, request.id, choice);
  }
  hash.update(`${game.outcome(table.state).places}\n`);
}

function thoughts(game: Game, view: unknown, request: Request, seed: number): string {
  const search = new Search(game, EFFORT, view, request, fastRandom(5)).run(() => false);
  const found = search.weighed.map(({ choice, share, playouts }) => [choice, share.toFixed(DIGITS), playouts]);
  // Whether there is a slip depends on chance, so it is asked for more than once.
  const slips = SEEDS.map((more) => slipping(game, 60, view, request, fastRandom(seed + more)));
  const others = ['first', 'eight'].map((name) => contestant(name, game)!.choose(view, request, fastRandom(5)));
  return `${JSON.stringify([found, slips, others])}\n`;
}

/** Bargains, gifts and grudges. */
function charactersIn(game: Game): string {
  if (game.dealings === undefined) return '';
  const hash = createHash('sha256');
  const all = Object.keys(CHARACTERS);
  for (const seed of SEEDS) {
    const bots = [0, 1, 2, 3].map((seat) => botCalled(`fighter:${all[(seat + seed) % all.length]}`, game));
    hash.update(JSON.stringify(playGame(game, bots, seed).decisions));
  }
  return hash.digest('hex');
}
