// A thread of the bot pool (thinking.ts sends it its tasks).

import { parentPort } from 'node:worker_threads';
import { games } from '#games/index.ts';
import { answerTo, type Task } from '#live/bots.ts';
import type { FromThread } from '#server/thinking.ts';

const say = (said: FromThread): void => parentPort!.postMessage(said);

parentPort!.on('message', ({ n, task }: { n: number; task: Task }) => {
  try {
    say({ n, choice: answerTo(task, games.get(task.game)!) });
  } catch (error) {
    say({ n, failed: (error as Error).name });
  }
});
say('ready');
