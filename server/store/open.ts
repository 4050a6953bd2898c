// Which store an address means.

import { openPostgres } from '#server/store/postgres.ts';
import { isPostgres } from '#server/store/postgres-open.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';

/** `data`: a file, or postgres://… */
export const openStore = (data: string): Promise<Store> => (isPostgres(data) ? openPostgres(data) : openSqlite(data));
