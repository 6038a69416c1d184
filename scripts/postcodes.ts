/** `node scripts/postcodes.ts`: regenerates the postcode tables from Etalab’s package. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTables } from './postcodes/build-tables.ts';

const root = join(import.meta.dirname, '..');
for (const [path, content] of buildTables(root)) {
  writeFileSync(join(root, path), content);
  console.log(`${path}  ${content.length} characters`);
}
