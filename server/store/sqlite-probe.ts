// Whether the server is ready: a rehearsal of what happens when a person comes for the first time and makes a match, and a
// write that stays.
//
// The rehearsal puts a row in every table and index that all share, and takes it back. To read there would not do: of a spoiled
// page SQLite notices only what it looks at, and a new row needs more of the page than an old one.

import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Calls } from '#server/store/sqlite-messages.ts';

export function probeCall(db: DatabaseSync, calls: Pick<Calls, 'createGuest' | 'createMatch'>): Calls['probe'] {
  // The pages of the rehearsal are written with it, some 50 KB in all: more than a decision of a large game.
  const write = db.prepare('INSERT OR REPLACE INTO probe (n, body) VALUES (0, randomblob(512))');
  return (at) => {
    const name = randomUUID();
    db.exec('SAVEPOINT visit');
    try {
      calls.createGuest(at, { id: name, name, cookie: name });
      calls.createMatch(at, {
        ...MATCH,
        id: name,
        host: name,
        seats: [{ holder: { kind: 'person', guest: name }, nonce: null }],
      });
    } finally {
      if (db.isTransaction) db.exec('ROLLBACK TO visit; RELEASE visit');
    }
    write.run();
  };
}

const MATCH = {
  game: '',
  rules: '',
  options: {},
  seed: '',
  commitment: null,
  listed: true,
  clock: { kind: 'none' },
  onTimeout: 'default',
  chat: 'off',
  pairs: false,
  standIn: '',
  hints: false,
  rematchOf: null,
} as const;
