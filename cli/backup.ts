// ./harena backup: copies all data to a file, also while the server runs.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataIn, forUser } from '#cli/data.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { askServer } from '#server/control.ts';
import { openStore } from '#server/store/open.ts';
import { isPostgres } from '#server/store/postgres-open.ts';

export const backup: Subcommand = {
  name: 'backup',
  summary: 'copy all data of a server to a file, also while it runs',
  usage: `./harena backup FILE [--data DATA]

Copies everything to FILE, a new SQLite file, as it is at one moment (with PostgreSQL, each match as it is at one moment).
A server that has the data open goes on meanwhile. ./harena restore puts a backup back. A backup holds the seeds of running
matches and the names of people, also of those who are deleted later: keep it where only you can read it, and not for ever.

  --data DATA  the data to copy: a file (.harena/harena.sqlite) or postgres://…`,
  options: { data: { type: 'string' } },
  run,
};

async function run(args: Arguments): Promise<number> {
  const [file, ...more] = args.words;
  if (file === undefined || more.length > 0) throw new UserError('Name one file for the backup: ./harena backup FILE.');
  const data = dataIn(args);
  const to = resolve(file);
  if (existsSync(to)) throw new UserError(`${file} is there already; name another file for the backup.`);
  if (!isPostgres(data) && !existsSync(data))
    throw new UserError(`There is no file ${data}; name the data with --data.`);
  const answer = isPostgres(data) ? null : await askServer(resolve(data), { backup: to });
  if (answer !== null && 'error' in answer) throw new UserError(answer.error);
  if (answer === null) await copyData(data, to);
  if (!existsSync(to)) {
    throw new UserError(
      `The server has written ${file}, but not where it can be seen from here: name a folder beside the data.`,
    );
  }
  process.stdout.write(`${file} is a copy of ${isPostgres(data) ? 'the database' : data}.\n`);
  return 0;
}

/** Copies data that no server has open. */
async function copyData(data: string, to: string): Promise<void> {
  try {
    const store = await openStore(data);
    try {
      await store.backup(to);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw forUser(error);
  }
}
