import { expect, test } from 'vitest';
import { UNMARKED_ENCODINGS } from '#app/lib/encoding/csv/decode-csv.ts';
import { encodeUnmarked, encodeUtf16 } from '#app/lib/encoding/csv/encode.test.support.ts';
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
    ['Hôtel « Été »', 'Évreux; centre'],
  ];
  const text = 'Nom;Ville\r\nHôtel « Été »;"Évreux; centre"\r\n\r\n';
  const unicode = { rows, encoding: null, isSure: true, readings: [], broken: [] };
  expect(await readCsv(new Blob([`\ufeff${text}`]))).toEqual(unicode);
  for (const encoding of UNMARKED_ENCODINGS) {
    const file = new Blob([encodeUnmarked(text, encoding)]);
    expect(await readCsv(file)).toMatchObject({ rows, encoding, isSure: true });
  }
  const tabbed = new Blob([encodeUtf16('\ufeffNom\tVille\nHôtel « Été »\tÉvreux; centre\n', true)]);
  expect(await readCsv(tabbed)).toEqual(unicode);
  expect((await readCsv(new Blob(['a,b\n1,2\n']))).rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('words that may be read in several ways are shown in each, and the choice is followed', async () => {
  const file = new Blob([encodeUnmarked('Nom\nÉglise\nPrix', 'ibm850')]);
  const readings = [
    { encoding: 'windows-1252', words: ['\u0090glise'] },
    { encoding: 'macintosh', words: ['êglise'] },
    { encoding: 'ibm850', words: ['Église'] },
  ];
  expect(await readCsv(file)).toMatchObject({ isSure: false, readings });
  const rows = [['Nom'], ['Église'], ['Prix']];
  const chosen = await readCsv(file, 'ibm850');
  expect(chosen).toEqual({ rows, encoding: 'ibm850', isSure: true, readings, broken: [] });
});

test('a first line « sep= » gives the separator and is no row', async () => {
  const rows = [
    ['Nom', 'Ville, pays'],
    ['Hôtel', 'Lyon, France'],
  ];
  for (const mark of [';', '\t', '|'])
    for (const line of [`sep=${mark}`, `"sep=${mark}"`, `SEP=${mark}`]) {
      const lines = [line, ...rows.map((row) => row.join(mark))];
      expect((await readCsv(new Blob([lines.join('\r\n')]))).rows, line).toEqual(rows);
    }
  // Without the line, the commas of the second column would separate.
  const odd = new Blob(['sep=~\nNom~Ville, pays\nHôtel~Lyon, France']);
  expect((await readCsv(odd)).rows).toEqual(rows);
});

test('words whose accents were lost before are told', async () => {
  const { rows, broken } = await readCsv(new Blob(['Nom\nCr\ufffdperie\nCafÃ©\nHôtel']));
  expect(rows).toHaveLength(4);
  expect(broken).toEqual(['Cr\ufffdperie', 'CafÃ©']);
});

test('a workbook is no CSV file', async () => {
  for (const start of [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0],
  ])
    await expect(readCsv(new Blob([Uint8Array.of(...start, 0, 0xe9)]))).rejects.toThrow();
  expect((await readCsv(new Blob(['PK;Nom']))).rows).toEqual([['PK', 'Nom']]);
});

test('what is written is read again, and nothing in it runs', async () => {
  const written = await writeCsv([['=1+1', '-12,50', 'a;b', '@x', 3]]);
  expect(written).toBe('\ufeff"\'=1+1";-12,50;"a;b";"\'@x";3\r\n');
  const { rows } = await readCsv(new Blob([written]));
  expect(rows).toEqual([['=1+1', '-12,50', 'a;b', '@x', '3']]);
});

test('a line break hides no formula', async () => {
  const cells = ['=WEBSERVICE(\n"http://x")', '@x\u2028y', '-1\r\n+2', '-1,5'];
  const written = await writeCsv([cells]);
  expect(written).toBe(`\ufeff"'=WEBSERVICE(\n""http://x"")";"'@x\u2028y";"'-1\r\n+2";-1,5\r\n`);
});

test('full-width signs begin no formula either, and come back', async () => {
  const cells = ['＝1+1', '＠x', '＋2', '－2', 'a＝b'];
  const written = await writeCsv([cells]);
  expect(written).toBe(`\ufeff"'＝1+1";"'＠x";"'＋2";"'－2";a＝b\r\n`);
  expect((await readCsv(new Blob([written]))).rows).toEqual([cells]);
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
