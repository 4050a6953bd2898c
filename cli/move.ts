// ./harena move: copies matches from one database to another, SQLite or PostgreSQL.

import { existsSync } from 'node:fs';
import { forUser } from '#cli/data.ts';
import { type Arguments, type Subcommand, UserError } from '#cli/subcommand.ts';
import { type CopyReport, copyAll, copyOne } from '#server/store/copy.ts';
import { openStore } from '#server/store/open.ts';
import { isPostgres, shown } from '#server/store/postgres-open.ts';
import type { Store } from '#server/store/store.ts';

export const move: Subcommand = {
  name: 'move',
  summary: 'move matches from one database to another, from SQLite to PostgreSQL or back',
  usage: `./harena move FROM TO [--match ID]…

FROM and TO are files, or addresses of a PostgreSQL (postgres://user:password@host/name). Without --match everything is
copied, people too; FROM stays as it is, so start no server on it afterwards. With --match only these matches are copied,
with the people they refer to, and then taken out of FROM. Every match is checked from its first entry to its last, before
and after. An interrupted move is continued by the same command.

  --match ID  move this match; may be repeated`,
  options: { match: { type: 'string', multiple: true } },
  run,
};

async function run(args: Arguments): Promise<number> {
  const [from, to, ...more] = args.words;
  if (from === undefined || to === undefined || more.length > 0) {
    throw new UserError('Name two databases: ./harena move FROM TO.');
  }
  if (!isPostgres(from) && !existsSync(from)) throw new UserError(`There is no file ${from}.`);
  return copied(from, to, { matches: args.list('match') });
}

interface CopyOptions {
  /** Only these, which are then taken out of the source; none: everything. */
  matches?: readonly string[];
  mustBeEmpty?: boolean;
}

/** Copies, tells what was done, and returns the exit code. */
export async function copied(from: string, to: string, options: CopyOptions): Promise<number> {
  try {
    return await between(from, to, async (source, target) => {
      if (options.mustBeEmpty && (await target.matches({ limit: 1 })).length > 0) {
        throw new UserError(`${named(to)} is not empty; restore into a new one.`);
      }
      if (options.matches !== undefined && options.matches.length > 0) {
        for (const match of options.matches) {
          await copyOne(source, target, match);
          await source.dropMatch(match);
          process.stdout.write(`${match} was moved to ${named(to)}.\n`);
        }
        return 0;
      }
      const report = await copyAll(source, target, (matches) => process.stderr.write(`${matches} matches so far …\n`));
      return tell(report, to);
    });
  } catch (error) {
    throw forUser(error);
  }
}

const named = (data: string): string => (isPostgres(data) ? shown(data) : data);

function tell({ matches, guests, damaged }: CopyReport, to: string): number {
  process.stdout.write(`${matches} matches and ${guests} people were copied to ${named(to)}.\n`);
  for (const { why } of damaged) process.stdout.write(`Left out: ${why}\n`);
  return damaged.length === 0 ? 0 : 1;
}

async function between<T>(from: string, to: string, work: (from: Store, to: Store) => Promise<T>): Promise<T> {
  const source = await openStore(from);
  try {
    const target = await openStore(to);
    try {
      return await work(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
