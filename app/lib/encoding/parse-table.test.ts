import { expect, test } from 'vitest';
import { looksLikeTable, parseTable } from './parse-table.ts';

test('cells of a spreadsheet come with tabs', () => {
  expect(parseTable('Pose\t2\t48,00\nDépose\t1\t30\n')).toEqual([
    ['Pose', '2', '48,00'],
    ['Dépose', '1', '30'],
  ]);
});

test('Windows line ends, byte order marks and no-break spaces are nothing', () => {
  expect(parseTable('\ufeffPose\t1\u202f234,50\u00a0€\r\nDépose\t2')).toEqual([
    ['Pose', '1 234,50 €'],
    ['Dépose', '2'],
  ]);
});

test('quoted cells hold marks, quotes and line breaks', () => {
  expect(parseTable('"Pose\nsur place"\t"Vis 2"" inox"\t3')).toEqual([
    ['Pose\nsur place', 'Vis 2" inox', '3'],
  ]);
});

test('a quote that encloses no cell is an inch', () => {
  expect(parseTable('2" inox\t3\n"4 pouces\t5')).toEqual([
    ['2" inox', '3'],
    ['"4 pouces', '5'],
  ]);
});

test('a French CSV has semicolons', () => {
  expect(parseTable('Désignation;Qté;PU\n"Pose; réglages";2;1 234,56')).toEqual([
    ['Désignation', 'Qté', 'PU'],
    ['Pose; réglages', '2', '1 234,56'],
  ]);
});

test('commas are a mark only where they part every row alike', () => {
  expect(parseTable('name,qty,price\n"Desk, oak",2,1200.50\nChair,4,80')).toEqual([
    ['name', 'qty', 'price'],
    ['Desk, oak', '2', '1200.50'],
    ['Chair', '4', '80'],
  ]);
  expect(parseTable('Pose, réglages\nDépose')).toEqual([['Pose, réglages'], ['Dépose']]);
  expect(parseTable('12,50\n13,00')).toEqual([['12,50'], ['13,00']]);
});

test('a list of sentences that end with a semicolon is one column', () => {
  expect(parseTable('Pose ;\nDépose ;')).toEqual([['Pose ;'], ['Dépose ;']]);
});

test('short rows are filled up, empty ones left out', () => {
  expect(parseTable('A\t1\t2\n\n\t\t\nB')).toEqual([
    ['A', '1', '2'],
    ['B', '', ''],
  ]);
  expect(parseTable('')).toEqual([]);
  expect(parseTable(' \n ')).toEqual([]);
});

test('one cell is no table', () => {
  expect(looksLikeTable('Pose')).toBe(false);
  expect(looksLikeTable('Pose\r\n')).toBe(false);
  expect(looksLikeTable('Pose\t2')).toBe(true);
  expect(looksLikeTable('Pose\nDépose')).toBe(true);
});
