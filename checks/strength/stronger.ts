// Whether one bot is stronger than another, by a short sequential test.

import { contestant } from '#checks/strength/contestants.ts';
import { playBlock } from '#checks/strength/duel.ts';
import { sequential } from '#checks/strength/statistics.ts';
import { games } from '#games/index.ts';

/** The most blocks that are played; a rung that needs more to be told from an even match counts as none. */
const MOST = 100;

/** `share`: what A wins where all is well; the further from a half, the fewer games tell. */
export function isStronger(id: string, a: string, b: string, share = 0.65): boolean {
  const game = games.get(id)!;
  const pairing = { game: id, seats: 2, options: {}, a, b };
  const bots = [contestant(a, game)!, contestant(b, game)!] as const;
  const shares: number[] = [];
  while (shares.length < MOST) {
    shares.push(playBlock(game, pairing, bots, 300_000 + shares.length).share);
    const verdict = sequential(shares, 0.5, share);
    if (verdict !== 'open') return verdict === 'high';
  }
  return false;
}
