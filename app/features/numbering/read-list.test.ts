import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const TODAY = '2026-11-20';
const numbersOf = (text: string) =>
  readList(text, TODAY).numbers.map(({ number, date }) => `${number}|${date}`);

test('a number a line, alone or with its date on either side', () => {
  const text =
    'F-2026-0001\nF-2026-0002 05/01/2026\n6/1/26 ; F-2026-0003\n• F-2026-0004, 2026-01-07\nFacture n° F-2026-0005 du 08.01.2026';
  expect(numbersOf(text)).toEqual([
    ...['F-2026-0001|', 'F-2026-0002|2026-01-05', 'F-2026-0003|2026-01-06'],
    ...['F-2026-0004|2026-01-07', 'F-2026-0005|2026-01-08'],
  ]);
});

test('a day is read in words too', () => {
  expect(
    numbersOf('1/2026 le 3 janvier 2026\n2/2026, 1er févr. 2026\nF-3 avoir client 2026'),
  ).toEqual(['1/2026|2026-01-03', '2/2026|2026-02-01', 'F-3 avoir client 2026|']);
  expect(numbersOf('N°;Date\nF-1;3 janvier 2026\nF-2;4 janvier 2026')).toEqual([
    ...['F-1|2026-01-03', 'F-2|2026-01-04'],
  ]);
});

test('the day due is no day of issue, wherever its column stands', () => {
  const rows = ['F-1;01/12/2026;01/11/2026', 'F-2;15/11/2026;02/11/2026'];
  expect(numbersOf(['Facture;Date d’échéance;Date de facture', ...rows].join('\n'))).toEqual([
    ...['F-1|2026-11-01', 'F-2|2026-11-02'],
  ]);
  expect(numbersOf('Facture;Échéance\nF-1;01/12/2026\nF-2;15/11/2026')).toEqual(['F-1|', 'F-2|']);
});

test('numbers that look like dates are numbers', () => {
  expect(numbersOf('2026-11-001\n2026-11-01\n11/2026')).toEqual([
    ...['2026-11-001|', '2026-11-01|', '11/2026|'],
  ]);
});

test('a table gives its columns by their titles', () => {
  const text =
    'Client;Date facture;Échéance;N° facture;Total\nA;05/01/2026;05/02/2026;F-1;12,50\nB;06/01/2026;06/02/2026;F-2;99';
  expect(readList(text, TODAY).columns).toEqual({ number: 3, date: 1 });
  expect(numbersOf(text)).toEqual(['F-1|2026-01-05', 'F-2|2026-01-06']);
});

test('a table without titles gives them by what they hold', () => {
  const text =
    '2026-01-05\tDupont\t120,00\tFA-26-001\n2026-01-09\tDupont\t95,00\tFA-26-002\n2026-02-01\tMartin\t95,00\tFA-26-003';
  expect(readList(text, TODAY)).toMatchObject({ titles: [], columns: { number: 3, date: 0 } });
  expect(numbersOf(text)[2]).toBe('FA-26-003|2026-02-01');
});

test('a choice comes before the guess, and a date that is none is left empty', () => {
  const text = 'A-1;B-1;99/99/2026\nA-2;B-2;01/02/2026';
  const { numbers } = readList(text, TODAY, { number: 1, date: 2 });
  expect(numbers).toEqual([
    { number: 'B-1', date: '' },
    { number: 'B-2', date: '2026-02-01' },
  ]);
});

test('a first line « sep= » gives the separator and is no number', () => {
  const rows = ['N° facture|Date', 'F-1|05/01/2026', 'F-2|06/01/2026'];
  const numbers = ['F-1|2026-01-05', 'F-2|2026-01-06'];
  expect(numbersOf(['sep=|', ...rows].join('\r\n'))).toEqual(numbers);
  const semicolons = rows.map((row) => row.replace('|', ';'));
  expect(numbersOf(['sep=;', ...semicolons].join('\n'))).toEqual(numbers);
  expect(numbersOf('sep=;\nF-2026-0001\nF-2026-0002')).toEqual(['F-2026-0001|', 'F-2026-0002|']);
});

test('nothing gives nothing', () => {
  expect(readList('', TODAY).numbers).toEqual([]);
  expect(readList(' \n\n', TODAY).numbers).toEqual([]);
});
