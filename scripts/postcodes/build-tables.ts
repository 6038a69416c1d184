import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceCommune, writeTables } from './write-tables.ts';

/** The committed tables, by path. Same package, same bytes. */
export function buildTables(root: string): Map<string, string> {
  const path = join(root, 'node_modules/@etalab/decoupage-administratif/data/communes.json');
  // Safe: the package is pinned, and a test reads the tables.
  const source = JSON.parse(readFileSync(path, 'utf8')) as SourceCommune[];
  const { communes, smallCommunes } = writeTables(source, SOURCE);
  return new Map([
    ['app/postcodes/communes.txt', communes],
    ['app/postcodes/small-communes.txt', smallCommunes],
  ]);
}

/** Update it with the version of the package. */
const SOURCE =
  'Codes postaux\u00a0: La Poste, base officielle des codes postaux. Communes\u00a0: Insee, code officiel géographique 2026. Par Etalab (@etalab/decoupage-administratif 6.0.0), mars 2026. Licence Ouverte 2.0.';
