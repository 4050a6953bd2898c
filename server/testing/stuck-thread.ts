// A thread that never answers, for the test of the pool.

import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => {
  for (;;);
});
parentPort!.postMessage('ready');
