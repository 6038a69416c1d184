import { expect, test } from 'vitest';
import { clientImport } from '#app/records/csv/client-file.ts';
import { guessImportColumns } from '#app/records/csv/import-columns.ts';
import { findLostZeros, restoreZeros } from './lost-zeros.ts';

const find = (rows: string[][]) =>
  findLostZeros(rows, guessImportColumns(rows, clientImport.fields));
const repairs = (rows: string[][]) => find(rows).map(({ from, to }) => `${from} → ${to}`);

test('a postcode of four digits in France had a zero', () => {
  const rows = [
    ['Nom', 'Code postal', 'Ville', 'Pays'],
    ['Crêperie', '1000', 'Bourg-en-Bresse', ''],
    ['Café', '2 100', 'Saint-Quentin', 'France'],
    ['Hôtel', '35000', 'Rennes', 'FR'],
    ['Bar', '', 'Nice', ''],
    ['Gîte', '970', '', ''],
  ];
  expect(repairs(rows)).toEqual(['1000 → 01000', '2 100 → 02100']);
  expect(restoreZeros(rows, find(rows)).map((row) => row[1])).toEqual([
    ...['Code postal', '01000', '02100', '35000', '', '970'],
  ]);
});

test('a client abroad keeps a postcode of four digits', () => {
  const rows = [
    ['Nom', 'CP', 'Pays', 'N° TVA', 'Téléphone', 'E-mail'],
    ['A', '1000', 'Belgique', '', '', ''],
    ['B', '1204', 'CH', '', '', ''],
    ['C', '1000', 'Syldavie', '', '', ''],
    ['D', '1000', '', 'BE 0403.170.701', '', ''],
    ['E', '1000', '', '', '+32 2 555 12 12', ''],
    ['F', '1000', '', '', '0041 22 555 12 12', ''],
    ['G', '1000', '', '', '', 'g@exemple.be'],
  ];
  expect(find(rows)).toEqual([]);
  const french = [
    rows[0] ?? [],
    ['H', '1000', '', 'FR83404833048', '+33 4 72 00 00 00', 'h@exemple.fr'],
  ];
  expect(repairs(french)).toEqual(['1000 → 01000']);
});

test('a company number had zeros only if its key is right with them', () => {
  const rows = [
    ['Nom', 'SIREN'],
    ['One zero', '54 803 309'],
    ['Two zeros', '5480546'],
    ['Wrong key', '54803308'],
    ['Whole', '404833048'],
  ];
  expect(repairs(rows)).toEqual(['54 803 309 → 054803309', '5480546 → 005480546']);
  const sirets = [
    ['Nom', 'SIRET'],
    ['Right key', '5480330900001'],
    ['Wrong key', '5480330900002'],
  ];
  expect(repairs(sirets)).toEqual(['5480330900001 → 05480330900001']);
});

test('a phone number of nine digits had a zero', () => {
  const rows = [
    ['Nom', 'Téléphone'],
    ['A', '612345678'],
    ['B', '6 12 34 56 78'],
    ['C', '0612345678'],
    ['D', '33612345678'],
  ];
  expect(repairs(rows)).toEqual(['612345678 → 0612345678', '6 12 34 56 78 → 0612345678']);
});

test('a file without titles has lost zeros from its first row on', () => {
  const rows = [['Café', '1000']];
  const choice = {
    hasHeader: false,
    keys: ['buyer.name' as const, 'buyer.address.postalCode' as const],
  };
  expect(findLostZeros(rows, choice)).toMatchObject([{ row: 0, column: 1, to: '01000' }]);
});
