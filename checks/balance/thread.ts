// A worker thread that plays games and counts them; balance.ts sends it the seeds.

import { parentPort, workerData } from 'node:worker_threads';
import { type BalanceCell, type CountedGame, drawing, playFrozen, sheetOf } from '#checks/balance/counted.ts';
import { contestant } from '#checks/strength/contestants.ts';
import { playGame } from '#checks/strength/party.ts';
import { isFrozen } from '#engine/frozen.ts';
import { rulesOf } from '#games/index.ts';
import type { PlayedGame } from '#games/shared/balance.ts';

const cell = workerData as BalanceCell;
const rules = (await rulesOf(cell.game, cell.rules))!;
const sheet = (await sheetOf(cell.game))!;

function played(seed: number): PlayedGame {
  const drawn = sheet.drawn ?? [];
  if (isFrozen(rules)) return playFrozen(rules, cell, seed, drawn);
  const bot = drawing(contestant(cell.level, rules)!, drawn);
  return playGame(rules, new Array(cell.seats).fill(bot), seed, cell.options);
}

parentPort!.on('message', (seed: number) => {
  const game = played(seed);
  const result: CountedGame = { seed, decisions: game.decisions.length, counts: [...sheet.count(game)] };
  parentPort!.postMessage(result);
});
