// ./harena restore: puts a backup in the place of data that are not there.

import { existsSync } from 'node:fs';
import { dataIn } from '#cli/data.ts';
import { copied } from '#cli/move.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { isPostgres } from '#server/store/postgres-open.ts';

export const restore: Subcommand = {
  name: 'restore',
  summary: 'make the data of a server from a backup',
  usage: `./harena restore FILE [--data DATA]

Makes new data from FILE, which ./harena backup has written: every match is checked from its first entry to its last on
the way. DATA must not be there yet, or be an empty PostgreSQL: move the old data away first. FILE is not changed.

  --data DATA  the data to make: a file (.harena/harena.sqlite) or postgres://…`,
  options: { data: { type: 'string' } },
  run,
};

async function run(args: Arguments): Promise<number> {
  const [file, ...more] = args.words;
  if (file === undefined || more.length > 0) throw new UserError('Name one backup: ./harena restore FILE.');
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const data = dataIn(args);
  if (!isPostgres(data) && existsSync(data)) {
    throw new UserError(`${data} is there already; move it away first, or name another with --data.`);
  }
  return copied(file, data, { mustBeEmpty: true });
}
