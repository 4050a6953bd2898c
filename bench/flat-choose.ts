// Random play of the flat game (flat.ts), drawn the way ours is drawn.

import { arena, COSTS } from '../games/harenula/board.ts';
import { TRICK, WORTH } from '../games/harenula/cards.ts';
import { adjacent, type Deal, type Dice, type Flat, type FlatMove, standing } from './flat.ts';

/** A random legal move. */
export function choose(g: Flat, seat: number, dice: Dice): FlatMove {
  const hand = g.hands[seat]!;
  switch (g.phase) {
    case 'exchange': {
      const cards = hand.slice();
      dice.shuffle(cards);
      return cards.slice(0, dice.below(4));
    }
    case 'bargains':
      return dice.below(2) === 0 ? 'none' : randomDeal(g, seat, dice);
    case 'answer':
      return dice.below(2) === 0 ? 'accept' : 'refuse';
    case 'bid':
      return dice.below(g.coins[seat]! - g.stacks[seat]! + 1);
    case 'move':
      return randomWalk(g, seat, dice);
    case 'attack': {
      const targets = adjacent(g, seat);
      const k = dice.below(targets.length + 1);
      return k === targets.length ? 'nobody' : targets[k]!;
    }
    case 'blow':
    case 'guard': {
      const fits = hand.filter((card) => (g.phase === 'blow' ? card <= 2 : card === 3 || card === 4));
      const k = dice.below(fits.length + 1);
      return k === fits.length ? -1 : fits[k]!;
    }
    case 'feint':
      return hand.includes(TRICK) && dice.below(2) === 0 ? 'feint' : 'no';
    case 'pay':
      return randomPayment(hand, g.hurt, dice);
    case 'order':
      return dice.below(2) === 0 ? ['crowd', 'spoil'] : ['spoil', 'crowd'];
    case 'spoil':
      return hand.length < 7 && dice.below(2) === 0 ? 'take' : 'leave';
    default:
      throw new Error(`nothing to choose in ${g.phase}`);
  }
}

function randomDeal(g: Flat, seat: number, dice: Dice): Deal {
  const others = standing(g).filter((other) => other !== seat);
  const to = others[dice.below(others.length)]!;
  const some = (items: number[]): number[] => {
    const list = items.slice();
    dice.shuffle(list);
    return list.slice(0, dice.below(Math.min(2, list.length) + 1));
  };
  const coins = (purse: number): number => (dice.below(2) === 0 ? 0 : dice.below(purse + 1));
  return {
    from: seat,
    to,
    give: some(g.won[seat]!),
    giveCoins: coins(g.coins[seat]!),
    want: some(g.won[to]!),
    wantCoins: coins(g.coins[to]!),
  };
}

function randomWalk(g: Flat, seat: number, dice: Dice): number[] {
  const walk: number[] = [];
  let at = g.cells[seat]!;
  let left = 3;
  for (let wanted = dice.below(4); wanted > 0 && left > 0; wanted--) {
    const ways = arena.steps[at]!;
    const k = dice.below(ways.length);
    const cost = COSTS[at]![k]!;
    if (cost > left || g.cells.includes(ways[k]!)) break;
    at = ways[k]!;
    walk.push(at);
    left -= cost;
  }
  return walk;
}

function randomPayment(hand: readonly number[], hurt: number, dice: Dice): number[] | string {
  const cards = hand.slice();
  dice.shuffle(cards);
  let paid = 0;
  const chosen: number[] = [];
  for (const card of cards) {
    if (paid >= hurt) break;
    chosen.push(card);
    paid += WORTH[card]!;
  }
  if (paid < hurt || dice.below(2) === 0) return 'fall';
  return chosen.filter((card) => {
    if (paid - WORTH[card]! < hurt) return true;
    paid -= WORTH[card]!;
    return false;
  });
}
