/** `node scripts/generate-types.ts`: regenerates the database types from a migrated database. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/backend/postgres/open-database.ts';
import { readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'facturier-types-'));
chmodSync(folder, 0o755);
const database = await openDatabase(
  { databaseUrl: null, dataDirectory: folder },
  { say: () => undefined, giveUp: console.error },
);
try {
  const types = writeTypes(await readSchema(database.gateway));
  writeFileSync(join(import.meta.dirname, '../app/data/account/database.generated.ts'), types);
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
