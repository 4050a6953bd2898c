// The migrations of the database: each leads from one version to the next, and a published one is never changed. A new
// database goes through all of them, so there is one way to make one.
//
// Matches have a number (`n`) beside their public id: the log repeats it in every row, and a number is short. Facts that
// are looked up are columns; what is only returned is JSON.

export interface Migration {
  /** The version it leads to; the first leads to 1. */
  version: number;
  sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    sql: `
CREATE TABLE guest (
  id      TEXT PRIMARY KEY,
  name    TEXT NOT NULL,
  cookie  TEXT UNIQUE,
  created INTEGER NOT NULL,
  seen    INTEGER NOT NULL
) STRICT;

CREATE TABLE match (
  n          INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE,
  game       TEXT NOT NULL,
  rules      TEXT NOT NULL,
  options    TEXT NOT NULL,
  seed       TEXT NOT NULL,
  commitment TEXT,
  listed     INTEGER NOT NULL,
  clock      TEXT NOT NULL,
  on_timeout TEXT NOT NULL,
  chat       TEXT NOT NULL,
  pairs      INTEGER NOT NULL,
  host       TEXT REFERENCES guest (id),
  rematch_of TEXT UNIQUE REFERENCES match (id) ON DELETE SET NULL,
  stage      TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
  head       INTEGER NOT NULL,
  link       BLOB NOT NULL,
  created    INTEGER NOT NULL,
  changed    INTEGER NOT NULL
) STRICT;
CREATE INDEX match_changed ON match (changed, id);
CREATE INDEX match_stage ON match (stage, changed, id);
CREATE INDEX match_host ON match (host);

CREATE TABLE seat (
  match INTEGER NOT NULL REFERENCES match (n) ON DELETE CASCADE,
  seat  INTEGER NOT NULL,
  kind  TEXT NOT NULL CHECK (kind IN ('open', 'bot', 'person')),
  level TEXT,
  guest TEXT REFERENCES guest (id),
  nonce TEXT,
  PRIMARY KEY (match, seat),
  CHECK ((kind = 'bot') = (level IS NOT NULL)),
  CHECK ((kind = 'person') = (guest IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_guest ON seat (guest, match) WHERE guest IS NOT NULL;

CREATE TABLE entry (
  match INTEGER NOT NULL REFERENCES match (n) ON DELETE CASCADE,
  seq   INTEGER NOT NULL,
  key   TEXT NOT NULL,
  asked BLOB NOT NULL,
  entry TEXT NOT NULL,
  at    INTEGER NOT NULL,
  link  BLOB NOT NULL,
  PRIMARY KEY (match, seq),
  UNIQUE (match, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN
  SELECT RAISE(ABORT, 'an entry of the log is never changed');
END;

CREATE TABLE snapshot (
  match INTEGER PRIMARY KEY REFERENCES match (n) ON DELETE CASCADE,
  seq   INTEGER NOT NULL,
  body  TEXT NOT NULL,
  sum   BLOB NOT NULL
) STRICT;

CREATE TABLE deadline (
  match INTEGER PRIMARY KEY REFERENCES match (n) ON DELETE CASCADE,
  seq   INTEGER NOT NULL,
  due   INTEGER NOT NULL
) STRICT;
CREATE INDEX deadline_due ON deadline (due);

CREATE TABLE invite (
  token   TEXT PRIMARY KEY,
  match   INTEGER NOT NULL REFERENCES match (n) ON DELETE CASCADE,
  seat    INTEGER NOT NULL,
  created INTEGER NOT NULL,
  revoked INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invite_match ON invite (match, seat);

CREATE TABLE chat (
  match INTEGER NOT NULL REFERENCES match (n) ON DELETE CASCADE,
  n     INTEGER NOT NULL,
  key   TEXT NOT NULL,
  guest TEXT REFERENCES guest (id),
  sayer INTEGER,
  name  TEXT NOT NULL,
  hears TEXT NOT NULL,
  text  TEXT NOT NULL,
  at    INTEGER NOT NULL,
  PRIMARY KEY (match, n),
  UNIQUE (match, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_guest ON chat (guest) WHERE guest IS NOT NULL;
`,
  },
  {
    // Snapshots were hashes and are states now: old ones would look damaged. The log contains everything they were made of.
    version: 2,
    sql: 'DELETE FROM snapshot;',
  },
  {
    // A row that is written to test whether the disk is writable.
    version: 3,
    sql: 'CREATE TABLE probe (n INTEGER PRIMARY KEY CHECK (n = 0), body BLOB NOT NULL) STRICT;',
  },
  {
    // Whether a player agrees that bots sit down where nobody does.
    version: 4,
    sql: 'ALTER TABLE seat ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;',
  },
  {
    // What a table agrees on: which bot takes a seat that is left, and whether hints are given.
    version: 5,
    sql: `ALTER TABLE match ADD COLUMN stand_in TEXT NOT NULL DEFAULT 'fighter';
ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;`,
  },
  {
    // The latest entries of all matches in one place (sqlite-tail.ts), and the latest timestamp of the settled ones.
    version: 6,
    sql: `
CREATE TABLE tail (
  n        INTEGER PRIMARY KEY,
  match    INTEGER NOT NULL,
  seq      INTEGER NOT NULL,
  key      TEXT NOT NULL,
  asked    BLOB NOT NULL,
  entry    TEXT NOT NULL,
  at       INTEGER NOT NULL,
  link     BLOB NOT NULL,
  deadline INTEGER,
  quiet    INTEGER NOT NULL
) STRICT;
CREATE TRIGGER tail_stays BEFORE UPDATE ON tail BEGIN
  SELECT RAISE(ABORT, 'an entry of the log is never changed');
END;
CREATE INDEX match_listed ON match (stage, changed, id) WHERE listed = 1;
-- Compressed, and of another form than before: the log contains everything they were made of.
DROP TABLE snapshot;
CREATE TABLE snapshot (
  match INTEGER PRIMARY KEY REFERENCES match (n) ON DELETE CASCADE,
  seq   INTEGER NOT NULL,
  body  BLOB NOT NULL,
  sum   BLOB NOT NULL
) STRICT;
CREATE TABLE time (n INTEGER PRIMARY KEY CHECK (n = 0), at INTEGER NOT NULL) STRICT;
INSERT INTO time SELECT 0, coalesce(max(at), 0) FROM match JOIN entry ON entry.match = n AND seq = head;`,
  },
];
