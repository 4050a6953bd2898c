// The storm 'kill': a server under load is killed without warning, again and again. After each kill the file is compared
// with what the players have received.

import { Crowd } from '#checks/server/crowd.ts';
import { Faults, type Findings, type Progress, pause, quantile } from '#checks/server/findings.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { openSqlite } from '#server/store/sqlite.ts';

export interface KillOptions {
  kills: number;
  tables: number;
  seats: number;
  game: string;
  seed: number;
  /** No new kill after so many seconds. */
  seconds: number;
}

export const KILL: KillOptions = { kills: 60, tables: 8, seats: 4, game: 'harenula', seed: 1, seconds: 240 };

export async function kill(options: KillOptions, say: Progress): Promise<Findings> {
  const house = new ServerProcess();
  const faults = new Faults();
  const random = fastRandom(options.seed);
  const downtimes: number[] = [];
  let crowd: Crowd | null = null;
  let kills = 0;
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;

  /** Compares the file of a stopped server with what all clients remember. */
  async function examine(): Promise<void> {
    const store = await openSqlite(house.data);
    await crowd!.examine(store, faults);
    await store.close();
  }

  try {
    await house.start();
    crowd = new Crowd(house.url, options);
    crowd.begin();
    for (; kills < options.kills && seconds() < options.seconds && faults.count === 0; kills++) {
      await crowd.underLoad();
      await pause(random.below(400));
      faults.check(house.isUp, () => `the server went down by itself: ${house.complaints.slice(-3).join(' ')}`);
      await house.kill();
      await examine();
      const down = performance.now();
      await house.start();
      downtimes.push(performance.now() - down);
      if (kills % 10 === 9) say(`${kills + 1} kills, ${Math.round(seconds())} s`);
    }
    await pause(500);
    await crowd.end();
    await house.stop();
    await examine();
  } finally {
    await crowd?.end();
    await house.kill();
    house.remove();
  }
  downtimes.sort((a, b) => a - b);
  return {
    figures: {
      kills,
      seats: crowd.seats,
      matches: crowd.matches,
      'decisions acknowledged': crowd.acknowledged,
      'decisions kept': crowd.decisionsKept,
      'start p50 ms': Math.round(quantile(downtimes, 0.5)),
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}
