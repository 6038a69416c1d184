import { expect, test } from 'vitest';
import { guessImportColumns, type ImportField, takeImportRows } from './import-columns.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const fields: ImportField<'name' | 'city'>[] = [
  { key: 'name', label: 'Nom', title: /^(nom|client)/ },
  { key: 'city', label: 'Ville', title: /^ville/ },
];

test('a file of a French spreadsheet is read, whatever its mark and its encoding', async () => {
  const rows = [
    ['Nom', 'Ville'],
    ['Hôtel « É »', 'Évreux; centre'],
  ];
  const text = 'Nom;Ville\r\nHôtel « É »;"Évreux; centre"\r\n\r\n';
  expect(await readCsv(new Blob([`\ufeff${text}`]))).toEqual(rows);
  const latin = Uint8Array.from(text, (character) => character.charCodeAt(0));
  expect(await readCsv(new Blob([latin]))).toEqual(rows);
  expect(await readCsv(new Blob(['a,b\n1,2\n']))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('what is written is read again, and nothing in it runs', async () => {
  const written = await writeCsv([['=1+1', '-12,50', 'a;b', '@x', 3]]);
  expect(written).toBe('\ufeff"\'=1+1";-12,50;"a;b";"\'@x";3\r\n');
  expect(await readCsv(new Blob([written]))).toEqual([['=1+1', '-12,50', 'a;b', '@x', '3']]);
});

test('a line break hides no formula', async () => {
  const cells = ['=WEBSERVICE(\n"http://x")', '@x\u2028y', '-1\r\n+2', '-1,5'];
  const written = await writeCsv([cells]);
  expect(written).toBe(`\ufeff"'=WEBSERVICE(\n""http://x"")";"'@x\u2028y";"'-1\r\n+2";-1,5\r\n`);
});

test('columns are known by their titles, else by their order; a meaning is taken once', () => {
  expect(guessImportColumns([['Ville', 'Nom du client', 'Nom 2', 'Note']], fields)).toEqual({
    hasHeader: true,
    keys: ['city', 'name', '', ''],
  });
  expect(guessImportColumns([['Garance', 'Lyon', 'x']], fields)).toEqual({
    hasHeader: false,
    keys: ['name', 'city', ''],
  });
});

test('the label of a field is a title of its column, whatever its accents and its spaces', () => {
  const code = { key: 'code', label: 'N°\u00a0de référence', title: /^ref/ };
  expect(guessImportColumns([['N° de  REFERENCE', 'x']], [code]).keys).toEqual(['code', '']);
  expect(guessImportColumns([['réf.', 'x']], [code]).keys).toEqual(['code', '']);
});

test('a title that is the label comes before those that only resemble it', () => {
  const code = { key: 'code', label: 'Code', title: /code/, synonyms: ['Numéro'] };
  expect(guessImportColumns([['Code postal', 'Code']], [code]).keys).toEqual(['', 'code']);
  expect(guessImportColumns([['Code postal', 'numero']], [code]).keys).toEqual(['', 'code']);
  expect(guessImportColumns([['Code postal', 'Votre code']], [code]).keys).toEqual(['code', '']);
});

test('each row says its line in the file', () => {
  const rows = [['Ville', 'Nom'], ['Lyon', 'Garance'], ['Nice']];
  expect(takeImportRows(rows, { hasHeader: true, keys: ['city', 'name'] })).toEqual([
    { line: 2, cells: { city: 'Lyon', name: 'Garance' } },
    { line: 3, cells: { city: 'Nice', name: '' } },
  ]);
});
