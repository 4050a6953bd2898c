// The storm 'nodes': several nodes on one PostgreSQL behind a proxy that sends every connection to the next of them. While
// people play, nodes are killed, the database is killed, nodes are cut off from the database, and all of them come back. At
// the end the database is compared with what the players have received.

import { Crowd } from '#checks/server/crowd.ts';
import { Faults, type Findings, type Progress, pause } from '#checks/server/findings.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { TcpProxy } from '#checks/server/tcp-proxy.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { Cluster } from '#server/store/postgres-cluster.ts';

export interface NodesOptions {
  nodes: number;
  /** How often a node is killed. Every tenth time the database is killed too, and every fifth a node is cut off from it. */
  kills: number;
  tables: number;
  seats: number;
  game: string;
  seed: number;
  /** No new kill after so many seconds. */
  seconds: number;
}

export const NODES: NodesOptions = {
  nodes: 3,
  kills: 200,
  tables: 8,
  seats: 4,
  game: 'harenula',
  seed: 1,
  seconds: 900,
};

/** Milliseconds between two kills, and how long a cut lasts. */
const EVERY = 2000;
const CUT = 3000;

export async function nodes(options: NodesOptions, say: Progress): Promise<Findings> {
  const random = fastRandom(options.seed);
  const faults = new Faults();
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const cluster = await Cluster.make({ durable: true });
  // Each node reaches the database over a proxy of its own, which can be cut.
  const cables = Array.from({ length: options.nodes }, () => new TcpProxy(() => [cluster.port]));
  const front = new TcpProxy(() => houses.filter(({ isUp }) => isUp).map(({ url }) => Number(new URL(url).port)));
  const houses: ServerProcess[] = [];
  const counts = { kills: 0, 'database kills': 0, cuts: 0 };
  let crowd: Crowd | null = null;

  async function disturb(): Promise<void> {
    const n = counts.kills + 1;
    const house = houses[random.below(houses.length)]!;
    if (n % 10 === 0) {
      counts['database kills']++;
      await cluster.stop('SIGKILL');
      await pause(random.below(500));
      await cluster.start();
    } else if (n % 5 === 0) {
      counts.cuts++;
      const cable = cables[random.below(cables.length)]!;
      cable.cut();
      await pause(CUT);
      cable.mend();
    }
    faults.check(house.isUp, () => `a node went down by itself: ${house.complaints.slice(-15).join(' ')}`);
    await house.kill();
    await pause(random.below(300));
    await house.start();
    counts.kills++;
  }

  try {
    await front.listen();
    const origin = `http://127.0.0.1:${front.port}`;
    for (const cable of cables) {
      await cable.listen();
      const house = new ServerProcess(cluster.url().replace(`:${cluster.port}/`, `:${cable.port}/`), origin);
      await house.start();
      houses.push(house);
    }
    crowd = new Crowd(`${origin}/`, options);
    crowd.begin();
    while (counts.kills < options.kills && seconds() < options.seconds && faults.count === 0) {
      await crowd.underLoad();
      await pause(random.below(EVERY));
      await disturb();
      if (counts.kills % 10 === 0)
        say(`${counts.kills} kills, ${crowd.acknowledged} decisions, ${Math.round(seconds())} s`);
    }
    await crowd.underLoad();
    await crowd.end();
    for (const house of houses) await house.stop();
    const store = await openPostgres(cluster.url());
    await crowd.examine(store, faults);
    await store.close();
  } finally {
    await crowd?.end();
    for (const house of houses) {
      await house.kill();
      house.remove();
    }
    for (const proxy of [front, ...cables]) proxy.close();
    await cluster.remove();
  }
  return {
    figures: {
      nodes: options.nodes,
      ...counts,
      seats: crowd.seats,
      matches: crowd.matches,
      'decisions acknowledged': crowd.acknowledged,
      'decisions kept': crowd.decisionsKept,
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}
