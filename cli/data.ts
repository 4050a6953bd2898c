// The data of a server, as subcommands name it.

import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import { type Arguments, UserError } from '#cli/subcommand.ts';
import { StoreError } from '#server/store/store.ts';

/** The file or the database that --data names, or the default file. */
export const dataIn = (args: Arguments): string => args.text('data') ?? join(ROOT, '.harena', 'harena.sqlite');

/** An error of a store is a sentence for the user; any other stays what it is. */
export const forUser = (error: unknown): unknown =>
  error instanceof StoreError ? new UserError(error.message) : error;
