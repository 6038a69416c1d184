import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTable } from '#app/postcodes/read-table.ts';
import { buildTables } from './postcodes/build-tables.ts';
import { writeTables } from './postcodes/write-tables.ts';

const root = join(import.meta.dirname, '..');
const built = buildTables(root);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the committed tables are those that the package gives', () => {
  expect([...built.keys()].filter((path) => read(path) !== built.get(path))).toEqual([]);
});

test('each says its sources, its licence and its date', () => {
  const { version } = JSON.parse(read('node_modules/@etalab/decoupage-administratif/package.json'));
  for (const content of built.values())
    expect(content.split('\n')[0]).toMatch(
      new RegExp(`^# .*La Poste.*Insee.*${version}\\).*2026.*Licence Ouverte 2\\.0`),
    );
});

test('what a field fetches weighs 150 kB at most', () => {
  for (const content of built.values())
    expect(gzipSync(content, { level: 9 }).length).toBeLessThan(150_000);
});

test('every postcode of today’s communes is found, small ones apart', () => {
  const [large, small] = [...built.values()].map(readTable);
  const source = JSON.parse(
    read('node_modules/@etalab/decoupage-administratif/data/communes.json'),
  );
  const missing = source.filter(
    ({ nom, type, codesPostaux = [] }: { nom: string; type: string; codesPostaux?: string[] }) =>
      type === 'commune-actuelle' &&
      codesPostaux.some((postcode) => {
        const isSmall =
          large?.get(postcode)?.hasSmaller && small?.get(postcode)?.names.includes(nom);
        return !isSmall && !large?.get(postcode)?.names.includes(nom);
      }),
  );
  expect(missing).toEqual([]);
  expect((large?.size ?? 0) > 6000).toBe(true);
});

test('a table is cut to names, the small communes aside and former ones left out', () => {
  const commune = { type: 'commune-actuelle', codesPostaux: ['01010'], population: 5000 };
  const { communes, smallCommunes } = writeTables(
    [
      { ...commune, nom: 'Zèle' },
      { ...commune, nom: 'Écot', codesPostaux: ['01010', '01020'] },
      { ...commune, nom: 'Peu', population: 199 },
      { nom: 'Inconnue', type: 'commune-actuelle', codesPostaux: ['98799'] },
      { ...commune, nom: 'Jadis', type: 'commune-deleguee' },
      {
        nom: 'Paris 1er Arrondissement',
        type: 'arrondissement-municipal',
        codesPostaux: ['75001'],
      },
    ],
    'Source',
  );
  expect(communes).toBe('# Source\n1010Écot;Zèle;\nÉcot\n97779Inconnue\n');
  expect(smallCommunes).toBe('# Source\n1010Peu\n');
});
