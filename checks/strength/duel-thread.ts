// A worker thread that plays blocks of a duel; duels.ts sends it the seeds.

import { parentPort, workerData } from 'node:worker_threads';
import { contestant } from '#checks/strength/contestants.ts';
import { type Matchup, playBlock } from '#checks/strength/duel.ts';
import { games } from '#games/index.ts';

const pairing = workerData as Matchup;
const game = games.get(pairing.game)!;
const bots = [contestant(pairing.a, game)!, contestant(pairing.b, game)!] as const;

parentPort!.on('message', (seed: number) => {
  parentPort!.postMessage(playBlock(game, pairing, bots, seed));
});
