// A log in memory: the shortest implementation of live/log.ts.

import { type Append, type Appended, type EntryLog, LogError, type LoggedEntry, type Snapshot } from '#live/log.ts';

interface KeyedEntry extends LoggedEntry {
  asked: string;
}

export class MemoryLog implements EntryLog {
  private readonly entries = new Map<string, KeyedEntry[]>();
  private readonly snapshots = new Map<string, Snapshot>();
  private last = 0;

  create(match: string): void {
    this.entries.set(match, []);
  }

  now(): number {
    this.last = Math.max(this.last, Date.now());
    return this.last;
  }

  async append({ match, seq, key, entry, asked = JSON.stringify(entry), snapshot }: Append): Promise<Appended> {
    const all = this.of(match);
    const same = all.find((one) => one.key === key);
    if (same !== undefined) return { kind: same.asked === asked ? 'duplicate' : 'misused', seq: same.seq };
    if (seq !== all.length + 1) return { kind: 'conflict', head: all.length };
    const at = this.now();
    all.push({ seq, key, entry: copyOf(entry), at, asked });
    if (snapshot !== undefined) this.snapshots.set(match, { seq, body: snapshot });
    return { kind: 'ok', seq, at };
  }

  async read(match: string, after: number, limit = Number.MAX_SAFE_INTEGER): Promise<LoggedEntry[]> {
    return this.of(match)
      .slice(after, after + limit)
      .map(({ seq, key, entry, at }) => ({ seq, key, entry: copyOf(entry), at }));
  }

  async lookUp(match: string, key: string, asked: string): Promise<'new' | 'duplicate' | 'misused'> {
    const same = this.of(match).find((one) => one.key === key);
    return same === undefined ? 'new' : same.asked === asked ? 'duplicate' : 'misused';
  }

  async snapshot(match: string): Promise<Snapshot | null> {
    this.of(match);
    return this.snapshots.get(match) ?? null;
  }

  private of(match: string): KeyedEntry[] {
    const all = this.entries.get(match);
    if (all === undefined) throw new LogError(`There is no match '${match}'.`);
    return all;
  }
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
