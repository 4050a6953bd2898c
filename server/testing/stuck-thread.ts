// A thread that never comes to an answer, for the test of those that think.

import { parentPort } from 'node:worker_threads';

parentPort!.on('message', () => {
  for (;;);
});
parentPort!.postMessage('ready');
