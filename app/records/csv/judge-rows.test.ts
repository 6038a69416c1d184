import { expect, test } from 'vitest';
import { guessImportColumns } from './import-columns.ts';
import { judgeRows, type RowReader, takeValues } from './judge-rows.ts';

type Entry = { name: string; city: string };
const reader: RowReader<keyof Entry, Entry> = {
  fields: [
    { key: 'name', label: 'Nom', title: /^nom/ },
    { key: 'city', label: 'Ville', title: /^ville/ },
  ],
  required: [['name']],
  read: ({ name = '', city = '' }) =>
    name === '' ? { ok: false, problem: 'le nom manque.' } : { ok: true, value: { name, city } },
  listKeys: ({ name, city }) => [`${name} ${city}`],
};
const judge = (rows: string[][], present: Entry[] = []) =>
  judgeRows({ rows, choice: guessImportColumns(rows, reader.fields) }, reader, present);

test('what the account has already is told from what it does not have', () => {
  const rows = [['Nom', 'Ville'], ['Garance', 'Lyon'], ['Garance', 'Nice'], ['']];
  const [garance, other] = [
    { name: 'Garance', city: 'Lyon' },
    { name: 'Garance', city: 'Nice' },
  ];
  expect(judge(rows, [garance])).toEqual({
    missing: [],
    added: [other],
    known: [garance],
    refused: [{ line: 4, text: 'le nom manque.' }],
  });
  expect(judge(rows, [garance, other])).toMatchObject({ added: [], known: [garance, other] });
});

test('a column that is missing is said once, not for each row', () => {
  const rows = [['Ville'], ['Lyon'], ['Nice']];
  expect(judge(rows)).toEqual({ missing: ['Nom'], added: [], known: [], refused: [] });
});

test('one field of a group is enough, and the first of it is said where none is given', () => {
  const either: typeof reader = { ...reader, required: [['name', 'city']] };
  const choice = { hasHeader: true, keys: ['city' as const] };
  expect(judgeRows({ rows: [['Ville'], ['Lyon']], choice }, either, []).missing).toEqual([]);
  const none = { hasHeader: true, keys: ['' as const] };
  expect(judgeRows({ rows: [['x'], ['Lyon']], choice: none }, either, []).missing).toEqual(['Nom']);
});

test('what is known is left out unless it is wanted, and what is refused has to be left out first', () => {
  const judged = { missing: [], added: ['a'], known: ['k'], refused: [] };
  const leave = { refused: false, known: true };
  expect(takeValues(judged, leave)).toEqual({ values: ['a'], mayImport: true });
  expect(takeValues(judged, { ...leave, known: false }).values).toEqual(['a', 'k']);
  expect(takeValues({ ...judged, added: [] }, leave).mayImport).toBe(false);
  const withRefused = { ...judged, refused: [{ line: 2, text: 'le nom manque.' }] };
  expect(takeValues(withRefused, leave)).toEqual({ values: ['a'], mayImport: false });
  expect(takeValues(withRefused, { ...leave, refused: true }).mayImport).toBe(true);
});
