// boardgame.io's own server with Harenula, as a process of its own; it keeps its matches in memory. Prints its port.

import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { byTheManual } from './boardgameio.ts';

process.env['NODE_ENV'] = 'production';
const load = createRequire(import.meta.url);
const { Server: makeServer } = load('boardgame.io/server') as {
  Server(options: object): { run(options: object): Promise<{ appServer: Server }> };
};
// Its start is announced on the output, where only the port should be.
console.log = () => {};
console.info = () => {};
const { appServer } = await makeServer({ games: [byTheManual], origins: [/./] }).run({ port: 0 });
process.stdout.write(`${(appServer.address() as AddressInfo).port}\n`);
