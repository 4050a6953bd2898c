// A bot with a style: it bargains by the difference in value for both sides, remembers, and weighs the others' chances by
// what it thinks of them. Everything else it does as its level does.

import { type Bot, bestWithin, checked } from '#bots/bot.ts';
import { candidates } from '#bots/candidates.ts';
import { giftFor } from '#bots/gifts.ts';
import type { LevelPlay } from '#bots/levels.ts';
import { newMemory, regardOf } from '#bots/memory.ts';
import { Search } from '#bots/search.ts';
import { slipping } from '#bots/slips.ts';
import { weightsFor } from '#bots/value.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Mind, SeatMemory, Style } from '#engine/dealing.ts';
import type { FlowView, Game } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Amount, Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** By how many steps the sealed bids that are tried differ from the rule of thumb's. */
const NEAR = [1, -1, 2, -2, 3];
/** A bid is worth so many playouts, whatever the level spends elsewhere. */
const BID_PLAYOUTS = 24;

/** `level`: the word by which players chose the bot, such as `fighter:livia`. */
export function styledBot(game: Game, level: string, manner: LevelPlay, cap: number, style: Style): Bot {
  const mindOf = (view: unknown, seat: Seat, memory: SeatMemory | undefined): Mind => {
    const { seats } = (view as { flow: FlowView }).flow;
    return {
      style,
      regard: regardOf(style, memory ?? newMemory(seats), seat),
      weights: game.evaluation === undefined ? null : weightsFor(game, seats),
      searches: manner.kind === 'search',
    };
  };
  return {
    level,
    choose(view, request, random, memory) {
      const mind = mindOf(view, request.seat, memory);
      return checked(game, level, request, chosen(game, manner, cap, mind, view, request, random));
    },
    gift(view, moment, offers, random, memory) {
      if (style.gifts === 0 || manner.kind === 'any') return null;
      const known = memory ?? newMemory((view as { flow: FlowView }).flow.seats);
      return giftFor(game, mindOf(view, moment.giver, memory), known, view, moment, offers, random);
    },
  };
}

function chosen(
  game: Game,
  manner: LevelPlay,
  cap: number,
  mind: Mind,
  view: unknown,
  asked: Request,
  random: Random,
): Choice {
  const { dealings } = game;
  const request = dealings?.narrow(view, asked, mind.style) ?? asked;
  if (manner.kind === 'any') return sample(request, random);
  // A slip is a slip in a bargain too.
  if (manner.kind === 'slips' && manner.rate > 0 && random.below(100) < manner.rate)
    return slipping(game, 100, view, request, random);
  const dealt = dealings?.bargain(view, request, mind, random) ?? null;
  if (dealt !== null && refusalOf(request, dealt) === null) return dealt;
  if (manner.kind === 'slips') return legal(game.heuristic(view, request, random), request, random);
  const further = dealings?.horizons[request.clause];
  const isBid = further !== undefined && request.kind === 'amount';
  const playouts = isBid ? Math.max(BID_PLAYOUTS, manner.effort.playouts) : manner.effort.playouts;
  const effort = { ...manner.effort, ...further, playouts };
  const find = isBid ? () => bids(game, view, request, random) : candidates;
  const regard = mind.regard.some((one) => one !== 0) ? mind.regard : null;
  return bestWithin(cap, new Search(game, effort, view, request, random, find, regard));
}

const legal = (choice: Choice, request: Request, random: Random): Choice =>
  refusalOf(request, choice) === null ? choice : sample(request, random);

/** The bids that are tried: the rule of thumb's, those near it, and the least. */
function bids(game: Game, view: unknown, request: Amount, random: Random): number[] {
  const first = legal(game.heuristic(view, request, random), request, random) as number;
  const found = [first];
  for (const bid of [...NEAR.map((away) => first + away * request.step), request.min])
    if (bid >= request.min && bid <= request.max && !found.includes(bid)) found.push(bid);
  return found;
}
