// The server as a process of its own, for storms: `node house-process.ts DATA PORT [ORIGIN]`. It is the server of ./harena serve
// without rate limits for fast programs, and without a pause before answers. Prints its address.

import { serve } from '#server/serve.ts';

const MANY = 1_000_000;
const [data, port, origin] = process.argv.slice(2);
const served = await serve({
  data: data!,
  port: Number(port),
  pace: 0,
  origins: origin === undefined ? [] : [origin],
  limits: {
    messages: MANY,
    messagesPerSecond: MANY,
    socketsPerGuest: MANY,
    socketsPerAddress: MANY,
    strangersPerAddress: MANY,
    matchesPerMinute: MANY,
    guestsPerMinute: MANY,
    matchesPerGuest: MANY,
    replaysPerMinute: MANY,
    refusedJoinsPerMinute: MANY,
  },
  log: { level: 'error', to: process.stderr },
});
process.stdout.write(`${served.url}\n`);
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)));
// Its input ends when the storm is gone, even if it was killed.
process.stdin.once('end', () => process.exit(1)).resume();
