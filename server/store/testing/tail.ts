// A database without its thread, and what should be in it.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { sampleEntry } from '#live/conformance/place.ts';
import { sampleSetup } from '#server/store/conformance-setup.ts';
import { type CallsOnTail, callsOn, runGroup } from '#server/store/sqlite-calls.ts';
import type { Ask, Method } from '#server/store/sqlite-messages.ts';
import { openDatabase } from '#server/store/sqlite-open.ts';
import type { Deadline, MatchRow } from '#server/store/store.ts';
import { copyOpen } from '#server/store/testing/files.ts';

export const LIMITS = { ofMatch: 5, rows: 40, removed: 4 };

/** A match as it should be. */
interface Model {
  keys: string[];
  changed: number;
  deadline: number | null;
}

export class TailPlace {
  readonly models = new Map<string, Model>();
  now = 1000;
  path: string;
  private db: ReturnType<typeof openDatabase>;
  private on: CallsOnTail;
  private readonly folder: string;
  private copies = 0;

  constructor(folder: string) {
    this.folder = folder;
    this.path = join(folder, 'harena.db');
    this.db = openDatabase(this.path);
    this.on = callsOn(this.db, LIMITS);
  }

  ask(...calls: [Method, ...unknown[]][]): unknown[] {
    const asks = calls.map(([method, ...args], id): Ask => ({ id, at: this.now, method, args }));
    return runGroup(this.db, this.on, asks).map((answer) => ('result' in answer ? answer.result : answer.fault));
  }

  create(id: string, setup: Parameters<typeof sampleSetup>[1] = {}): void {
    this.ask(['createMatch', sampleSetup(id, setup)]);
    this.models.set(id, { keys: [], changed: this.now, deadline: null });
  }

  /** So many entries of a match that is there. */
  fill(id: string, count: number): void {
    const model = this.models.get(id)!;
    for (let n = 0; n < count; n++) {
      const [seq, key] = [model.keys.length + 1, `${id} ${model.keys.length}`];
      const entry = JSON.stringify(sampleEntry(key));
      this.ask(['append', { match: id, seq, key, entry, asked: 'asked', deadline: null }]);
      model.keys.push(key);
      model.changed = this.now;
    }
  }

  /** As if the machine had been switched off: what is on disk goes on, in a new file. */
  crash(): void {
    const copy = join(this.folder, `copy-${++this.copies}.db`);
    copyOpen(this.path, copy);
    this.close();
    this.path = copy;
    this.db = openDatabase(copy);
    this.on = callsOn(this.db, LIMITS);
  }

  close(): void {
    this.db.close();
  }

  /** The file cannot grow any more. */
  limitToPresent(): void {
    const { page_count: pages } = this.db.prepare('PRAGMA page_count').get() as { page_count: number };
    this.db.exec(`PRAGMA max_page_count = ${pages}`);
  }

  get tailRows(): number {
    return (this.db.prepare('SELECT count(*) AS n FROM tail').get() as { n: number }).n;
  }

  /** When the match last changed, as its row says. */
  savedChange(id: string): number {
    return (this.db.prepare('SELECT changed FROM match WHERE id = ?').get(id) as { changed: number }).changed;
  }

  /** Everything is as the model says. */
  check(): void {
    for (const [id, { keys, changed }] of this.models) {
      const [row, read, found] = this.ask(
        ['match', id],
        ['read', id, 0],
        ['lookUp', id, keys.at(-1) ?? '', 'asked'],
      ) as [MatchRow, { seq: number; key: string }[], string];
      assert.deepEqual([row.head, row.changed], [keys.length, changed], id);
      assert.deepEqual(
        read.map(({ seq, key }) => [seq, key]),
        keys.map((key, i) => [i + 1, key]),
      );
      assert.equal(found, keys.length === 0 ? 'new' : 'duplicate');
    }
    const [list] = this.ask(['matches', { limit: 100 }]) as [MatchRow[]];
    const order = [...this.models].sort(([a, x], [b, y]) => y.changed - x.changed || (a < b ? 1 : -1));
    assert.deepEqual(
      list.map(({ id, head }) => [id, head]),
      order.map(([id, { keys }]) => [id, keys.length]),
    );
    const [due] = this.ask(['dueDeadlines', this.now, 100]) as [Deadline[]];
    const late = [...this.models].filter(([, { deadline }]) => deadline !== null && deadline <= this.now);
    assert.deepEqual(
      due.map(({ match, seq, due: at }) => [match, seq, at]).sort(),
      late.map(([id, { keys, deadline }]) => [id, keys.length, deadline]).sort(),
    );
  }
}
