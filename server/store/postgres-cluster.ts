// A PostgreSQL of one's own, for tests and storms: made in a temporary folder, ended and restarted at will, removed at the end.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgres as program } from '../../scripts/postgres.ts';
import { have } from '../../scripts/things.mjs';

/** PostgreSQL refuses to run as root: there it runs as the user `nobody`. */
const NOBODY = 65_534;
const START_MS = 30_000;

export interface ClusterOptions {
  /** Whether what is committed is on disk; without it tests are faster, and durable only while the machine runs. */
  durable?: boolean;
}

export class Cluster {
  readonly port: number;
  private readonly folder: string;
  private readonly bin: string;
  private readonly durable: boolean;
  private readonly user: { uid?: number; gid?: number };
  private process: ChildProcess | null = null;

  private constructor(folder: string, bin: string, port: number, options: ClusterOptions) {
    this.folder = folder;
    this.bin = bin;
    this.port = port;
    this.durable = options.durable ?? false;
    this.user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  }

  static async make(options: ClusterOptions = {}): Promise<Cluster> {
    const place = await have(program);
    const folder = mkdtempSync(join(tmpdir(), 'harena-postgres-'));
    const cluster = new Cluster(folder, join(place, 'bin'), await freePort(), options);
    try {
      cluster.initialise(place);
      await cluster.start();
      return cluster;
    } catch (error) {
      await cluster.remove();
      throw error;
    }
  }

  /** The address of a schema of its own. */
  url(schema = 'harena'): string {
    return `postgres://harena@127.0.0.1:${this.port}/postgres?schema=${schema}`;
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.port),
      unix_socket_directories: '',
      max_connections: '200',
      fsync: this.durable ? 'on' : 'off',
      synchronous_commit: 'on',
      shared_buffers: '64MB',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.programs, 'postgres'), ['-D', this.data, ...args], {
      ...this.user,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4000);
    });
    this.process = child;
    for (const until = Date.now() + START_MS; ; ) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
      if (said.includes('ready to accept connections') && (await answers(this.port))) return;
      if (Date.now() > until) throw new Error(`PostgreSQL did not start in time: ${said}`);
      await pause(20);
    }
  }

  /** Ends it as a power cut would: SIGKILL to all its processes; or in order, after SIGINT. */
  async stop(signal: 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const child = this.process;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    if (signal === 'SIGKILL') {
      // Its children notice that it is gone, and end by themselves.
      for (const pid of childrenOf(child.pid!)) tryKill(pid);
    }
    child.kill(signal);
    await gone;
    this.process = null;
  }

  /** The ids of its processes; none while it is stopped. */
  processes(): number[] {
    const pid = this.process?.pid;
    return pid === undefined ? [] : [pid, ...childrenOf(pid)];
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private programs = '';

  private initialise(place: string): void {
    this.programs = this.bin;
    const { uid } = this.user;
    if (uid !== undefined) {
      chownSync(this.folder, uid, uid);
      // A folder of root's own cannot be read by others.
      if (spawnSync(join(this.bin, 'postgres'), ['--version'], { ...this.user }).status !== 0) {
        const copy = join(this.folder, 'programs');
        mkdirSync(copy);
        cpSync(place, copy, { recursive: true, verbatimSymlinks: true });
        this.programs = join(copy, 'bin');
      }
    }
    const args = [
      '-D',
      this.data,
      '-U',
      'harena',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ];
    const made = spawnSync(join(this.programs, 'initdb'), args, { ...this.user, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr || made.error?.message}`);
  }
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map(Number).filter(Boolean);
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

const freePort = (): Promise<number> =>
  new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
