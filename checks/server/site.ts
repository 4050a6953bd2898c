// What a storm attacks: one server on a file of its own, or several nodes on one PostgreSQL behind a proxy that sends every
// connection to the next of them.

import { ServerProcess } from '#checks/server/server-process.ts';
import { TcpProxy } from '#checks/server/tcp-proxy.ts';
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

  /** Starts it; `nodes` is 0 for a server on a file. */
  static async start(nodes: number): Promise<Site> {
    const site = nodes === 0 ? new Site([new ServerProcess()], null, null) : await Site.ofNodes(nodes);
    try {
      for (const one of site.processes) await one.start();
      return site;
    } catch (error) {
      await site.remove();
      throw error;
    }
  }

  private static async ofNodes(nodes: number): Promise<Site> {
    const cluster = await Cluster.make();
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

  get isUp(): boolean {
    return this.processes.every(({ isUp }) => isUp);
  }

  /** What the processes wrote to their error output. */
  get complaints(): string[] {
    return this.processes.flatMap(({ complaints }) => complaints);
  }

  /** Megabytes of memory that the processes hold. */
  get memory(): number {
    return this.processes.reduce((sum, { usage }) => sum + usage.memory, 0);
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
