// What a storm attacks: one server on a file of its own, or several nodes on one PostgreSQL behind a proxy that sends every
// connection to the next of them.

import postgres from 'postgres';
import { ServerProcess } from '#checks/server/server-process.ts';
import { TcpProxy } from '#checks/server/tcp-proxy.ts';
import { sumOf, type Usage, usageOf } from '#checks/server/usage.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { Cluster } from '#server/store/postgres-cluster.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';

export class Site {
  private readonly processes: ServerProcess[];
  private readonly cluster: Cluster | null;
  private readonly front: TcpProxy | null;

  private constructor(processes: ServerProcess[], cluster: Cluster | null, front: TcpProxy | null) {
    this.processes = processes;
    this.cluster = cluster;
    this.front = front;
  }

  /** Starts it; `nodes` is 0 for a server on a file. `isDurable`: PostgreSQL waits for the disk. */
  static async start(nodes: number, isDurable = false): Promise<Site> {
    const site = nodes === 0 ? new Site([new ServerProcess()], null, null) : await Site.ofNodes(nodes, isDurable);
    try {
      for (const one of site.processes) await one.start();
      return site;
    } catch (error) {
      await site.remove();
      throw error;
    }
  }

  private static async ofNodes(nodes: number, isDurable: boolean): Promise<Site> {
    const cluster = await Cluster.make({ durable: isDurable });
    const processes: ServerProcess[] = [];
    const front = new TcpProxy(() => processes.map(({ url }) => Number(new URL(url).port)));
    await front.listen();
    const origin = `http://127.0.0.1:${front.port}`;
    for (let i = 0; i < nodes; i++) processes.push(new ServerProcess(cluster.url(), origin));
    return new Site(processes, cluster, front);
  }

  get url(): string {
    return this.front === null ? this.processes[0]!.url : `http://127.0.0.1:${this.front.port}/`;
  }

  /** Of each process; of a server on a file, the one. */
  get urls(): string[] {
    return this.processes.map(({ url }) => url);
  }

  /** A folder on the disk of the data. */
  get folder(): string {
    return this.processes[0]!.folder;
  }

  get isUp(): boolean {
    return this.processes.every(({ isUp }) => isUp);
  }

  /** What the processes wrote to their error output. */
  get complaints(): string[] {
    return this.processes.flatMap(({ complaints }) => complaints);
  }

  /** What all processes have used so far, the database apart. */
  get usage(): Usage {
    return sumOf(this.processes.map(({ usage }) => usage));
  }

  /**
   * What the processes of PostgreSQL have used so far; zeros for a server on a file. Written is its write-ahead log: the
   * system counts more for that file than goes to the disk.
   */
  async databaseUsage(): Promise<Usage> {
    if (this.cluster === null) return sumOf([]);
    const sql = postgres(this.cluster.url().replace(/\?.*/, ''), { max: 1, onnotice: () => {} });
    const [row] = await sql<{ bytes: string }[]>`SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes`;
    await sql.end();
    return { ...sumOf(this.cluster.processes().map(usageOf)), written: Number(row!.bytes) };
  }

  /** Megabytes of memory that the processes hold. */
  get memory(): number {
    return this.usage.memory;
  }

  async stop(): Promise<void> {
    for (const one of this.processes) await one.stop();
  }

  /** Its data, after it was stopped. */
  store(): Promise<Store> {
    return this.cluster === null ? openSqlite(this.processes[0]!.data) : openPostgres(this.cluster.url());
  }

  async remove(): Promise<void> {
    for (const one of this.processes) {
      await one.kill();
      one.remove();
    }
    this.front?.close();
    await this.cluster?.remove();
  }
}
