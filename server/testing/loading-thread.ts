// A thread of the bot pool that takes a while to load, behind a module that awaits something.

import { parentPort } from 'node:worker_threads';
import '#games/index.ts';

const LOADING_MS = 300;

const channel = new BroadcastChannel('loading-thread');
channel.postMessage('loading');
channel.close();
for (const end = Date.now() + LOADING_MS; Date.now() < end; );
parentPort!.on('message', () => {});
parentPort!.postMessage('ready');
