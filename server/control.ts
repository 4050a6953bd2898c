// How a command on this machine asks a running server for something: over a socket beside the database file, which only the
// file's owner can open. One line of JSON in, one out.

import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import type { Store } from '#server/store/store.ts';

/** What can be asked for. */
export interface ControlAsk {
  backup: string;
}

export type ControlAnswer = { done: true } | { error: string };

/** The longest path of a socket on common systems. */
const LONGEST = 100;
const MOST_BYTES = 4096;

const pathOf = (data: string): string | null => {
  const path = `${data}.control`;
  return Buffer.byteLength(path) > LONGEST ? null : path;
};

/** Answers until it is closed; null where there can be no socket, and the server goes on without. */
export async function openControl(data: string, store: Store): Promise<{ close(): Promise<void> } | null> {
  const path = pathOf(data);
  if (path === null) return null;
  const server = createServer((socket) => {
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
      if (text.length > MOST_BYTES) return socket.destroy();
      const line = /^(.*)\n/.exec(text)?.[1];
      if (line === undefined) return;
      socket.setTimeout(0);
      void answer(line, store).then((said) => socket.end(`${JSON.stringify(said)}\n`));
    });
  });
  // The file is locked by this process, so a socket that is there was left behind by one that is gone.
  rmSync(path, { force: true });
  try {
    await listening(server, path);
  } catch {
    return null;
  }
  chmodSync(path, 0o600);
  server.unref();
  return { close: () => new Promise((done) => server.close(() => done())) };
}

async function answer(line: string, store: Store): Promise<ControlAnswer> {
  try {
    const { backup } = JSON.parse(line) as Partial<ControlAsk>;
    if (typeof backup !== 'string') return { error: 'This server knows only how to make a backup.' };
    await store.backup(backup);
    return { done: true };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks the server that has this database open; null: there is none, or it does not answer. */
export function askServer(data: string, ask: ControlAsk): Promise<ControlAnswer | null> {
  const path = pathOf(data);
  if (path === null) return Promise.resolve(null);
  return new Promise((done) => {
    let text = '';
    const socket = connect(path, () => socket.write(`${JSON.stringify(ask)}\n`));
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
    });
    socket.on('error', () => done(null));
    socket.on('close', () => {
      try {
        done(JSON.parse(text) as ControlAnswer);
      } catch {
        done(null);
      }
    });
  });
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
