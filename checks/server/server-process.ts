// A server in a process of its own, which can be killed and started again on the same file and port.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Usage, usageOf } from '#checks/server/usage.ts';
import { NODE_FLAGS } from '../../scripts/run.mjs';

export class ServerProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'harena-storm-'));
  readonly data: string;
  private readonly origin: string | null;
  url = '';
  /** What the server wrote to its error output. */
  readonly complaints: string[] = [];
  private child: ChildProcess | null = null;

  /** `data`: its database, by default a file of its own; `origin`: of the proxy in front of it. */
  constructor(data: string | null = null, origin: string | null = null) {
    this.data = data ?? join(this.folder, 'harena.sqlite');
    this.origin = origin;
  }

  /** Starts it, the first time at any free port. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const program = join(import.meta.dirname, 'house-process.ts');
    // A start is much faster with the compile cache of an earlier one.
    const env = { NODE_COMPILE_CACHE: join(this.folder, 'compiled'), ...process.env };
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, program, this.data, port, ...(this.origin === null ? [] : [this.origin])],
      {
        stdio: ['pipe', 'pipe', 'pipe'],
        env,
      },
    );
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.complaints.push(line));
    const [url] = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>,
      once(child, 'exit').then(() => {
        throw new Error(`The server did not start: ${this.complaints.slice(-5).join(' ')}`);
      }),
    ]);
    this.url = url;
  }

  /** Whether it still runs, and was not killed by us. */
  get isUp(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills it at once. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  /** What it has used so far. */
  get usage(): Usage {
    return usageOf(this.child!.pid!);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
