import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeConformance } from '#server/store/conformance.ts';
import { openSqlite } from '#server/store/sqlite.ts';

storeConformance('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harena-store-'));
  return {
    open: () => openSqlite(join(folder, 'data', 'harena.db')),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
