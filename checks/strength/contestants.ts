// Who plays in a duel: a level, one of the pool of foreign opponents, or a search given by its numbers.
//
// The pool is frozen, so that strength is measured by the same players for as long as the rules allow: the heuristics as
// they were before there was any search (pool/), that heuristic with a fixed idea, and the first search that was tried.

import { readFileSync } from 'node:fs';
import { type Bot, botOf } from '#bots/bot.ts';
import { botCalled, isBot, LEVELS } from '#bots/index.ts';
import { type Effort, Search } from '#bots/search.ts';
import { candidates } from '#checks/strength/pool/candidates.ts';
import { heuristic as gladiatori } from '#checks/strength/pool/gladiatori/heuristic.ts';
import { heuristic as houseOfGladiators } from '#checks/strength/pool/house-of-gladiators/heuristic.ts';
import { heuristic as jugula } from '#checks/strength/pool/jugula/heuristic.ts';
import { heuristic as spartacus } from '#checks/strength/pool/spartacus/heuristic.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Game, Weights } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';

type Player = (view: unknown, request: Request, random: Random) => Choice;

const FIRST = { gladiatori, 'house-of-gladiators': houseOfGladiators, jugula, spartacus } as unknown as {
  readonly [game: string]: Player;
};

/** The game with the heuristic it had at first, and so with the search as it was then. */
function asAtFirst({ alternatives: _, ...game }: Game): Game {
  const heuristic = FIRST[game.id] ?? game.heuristic;
  if (game.evaluation === undefined) return { ...game, heuristic };
  const { playout: __, glance: ___, ...evaluation } = game.evaluation;
  return { ...game, heuristic, evaluation };
}

const DECLINES: readonly Item[] = ['no', 'none', 'pass', 'done', 'stop', 'wait'];

const POOL: { readonly [name: string]: (game: Game) => Player } = {
  /** The heuristic before there was any search. */
  first: (game) => asAtFirst(game).heuristic,
  /** Eight playouts with that heuristic. */
  eight: (game) => {
    const [then, effort] = [asAtFirst(game), EIGHT[game.id] ?? EIGHT_ROUND];
    return (view, request, random) => {
      const search = new Search(then, effort, view, request, random, candidates).run(() => false);
      return search.choices[search.best]!;
    };
  },
  /** Never lets a chance to act go by. */
  rusher: (game) => (view, request, random) => {
    const eager = without(request, (item) => DECLINES.includes(item));
    return legal(asAtFirst(game).heuristic(view, eager, random), eager, random);
  },
  /** Does nothing that it need not do. */
  turtle: (game) => (view, request, random) => {
    const calm = without(request, (item) => !DECLINES.includes(item));
    return legal(asAtFirst(game).heuristic(view, calm, random), calm, random);
  },
  /** Bids and spends as little as it can. */
  miser: (game) => (view, request, random) => {
    if (request.kind === 'amount') return request.min;
    if (request.kind === 'subset' && request.min === 0 && request.groups === null) return [];
    const choice = asAtFirst(game).heuristic(view, request, random);
    if (request.kind !== 'form') return choice;
    const [first] = request.fields;
    const passes = first!.request.kind === 'pick' && first!.request.from.includes('pass');
    return passes ? legal({ [first!.name]: 'pass' }, request, random) : choice;
  },
  /** Bids all it has. */
  spender: (game) => (view, request, random) => {
    if (request.kind === 'amount') return request.max - ((request.max - request.min) % request.step);
    const choice = asAtFirst(game).heuristic(view, request, random);
    if (request.kind !== 'form' || typeof choice !== 'object') return choice;
    const highest: { [field: string]: Choice } = { ...(choice as { [field: string]: Choice }) };
    for (const { name, request: asked } of request.fields)
      if (asked.kind === 'amount' && Object.hasOwn(highest, name)) highest[name] = asked.max;
    return refusalOf(request, highest) === null ? highest : choice;
  },
};

export const POOL_NAMES = Object.keys(POOL);
const NO_CAP = Number.POSITIVE_INFINITY;
const EIGHT_ROUND: Effort = { playouts: 8, candidates: 4, rounds: 1, decisions: 400, margin: 0.5 };
const EIGHT: { readonly [game: string]: Effort } = {
  spartacus: { ...EIGHT_ROUND, rounds: 0, decisions: 12 },
  'house-of-gladiators': { ...EIGHT_ROUND, rounds: 0, decisions: 40 },
};

/** The request without some items, where there are others: of a pick, or of the first field of a form. */
function without(request: Request, isLeftOut: (item: Item) => boolean): Request {
  if (request.kind === 'pick') {
    const from = request.from.filter((item) => !isLeftOut(item));
    return from.length === 0 ? request : { ...request, from };
  }
  if (request.kind !== 'form' || request.fields[0]!.request.kind !== 'pick') return request;
  const [first, ...others] = request.fields;
  return { ...request, fields: [{ ...first!, request: without(first!.request, isLeftOut) }, ...others] };
}

const legal = (choice: Choice, request: Request, random: Random): Choice =>
  refusalOf(request, choice) === null ? choice : sample(request, random);

/** What a contestant is called by: a level, a name of the pool, or PLAYOUTS/CANDIDATES/ROUNDS/DECISIONS/MARGIN/WORK. */
export const NAMES = `${[...LEVELS, 'random', 'heuristic'].join(', ')}; of the pool ${POOL_NAMES.join(', ')}; or slips:N, or
a search by its numbers, PLAYOUTS/CANDIDATES/ROUNDS/DECISIONS/MARGIN, and /WORK, such as 64/8/1/400/0.5; or NAME!WORD, which never
chooses what is written with WORD (fighter!prima)`;

/** Null where nobody is called that. NAME@FILE plays with the weights in that file, NAME!WORD never what is written with WORD. */
export function contestant(name: string, game: Game): Bot | null {
  const [, barred, word] = /^([^!]+)!(.+)$/.exec(name) ?? [];
  if (barred !== undefined) {
    const bot = contestant(barred, game);
    return bot === null ? null : abstainer(bot, word!, game);
  }
  const [, other, file] = /^([^@]+)@(.+)$/.exec(name) ?? [];
  if (other !== undefined && game.evaluation !== undefined) {
    const weights = JSON.parse(readFileSync(file!, 'utf8')) as Weights;
    return contestant(other, { ...game, evaluation: { ...game.evaluation, weights } });
  }
  if (isBot(name)) return botCalled(name, game);
  if (Object.hasOwn(POOL, name)) {
    const choose = POOL[name]!(game);
    return { level: name, choose };
  }
  const slips = /^slips:(\d+)$/.exec(name);
  if (slips !== null) return botOf(game, name, { kind: 'slips', rate: Number(slips[1]) }, NO_CAP);
  const effort = effortIn(name);
  return effort === null ? null : botOf(game, name, { kind: 'search', effort }, NO_CAP);
}

/** A bot that is never offered what is written with this word, where there is anything else. */
const abstainer = (bot: Bot, word: string, game: Game): Bot => ({
  level: `${bot.level}!${word}`,
  choose: (view, request, random, memory) => {
    const print = request.kind === 'pick' ? game.nouns[request.of]?.print : undefined;
    const offered = print === undefined ? request : without(request, (item) => print(item).split(/\W/).includes(word));
    return bot.choose(view, offered, random, memory);
  },
});

function effortIn(name: string): Effort | null {
  const numbers = name.split('/').map(Number);
  if (numbers.length < 5 || numbers.length > 6 || numbers.some((one) => !Number.isFinite(one) || one < 0)) return null;
  const [playouts, candidates, rounds, decisions, margin, work = 0] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number?,
  ];
  return { playouts, candidates, rounds, decisions, margin, work };
}
