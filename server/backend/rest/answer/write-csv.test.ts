import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

const csv = (...rows: unknown[]) => [...writeCsv(rows.map((row) => JSON.stringify(row)))].join('');

test('the names, then a line for each row', () => {
  expect(csv({ a: 1, b: 'x' }, { a: null, b: true })).toBe('a,b\r\n1,x\r\n,true');
  expect(csv()).toBe('');
});

test('what holds a comma, quotes or a line end is in quotes', () => {
  expect(csv({ 'a,b': 'say "hi"', c: 'two\nlines' })).toBe('"a,b",c\r\n"say ""hi""","two\nlines"');
  expect(csv({ a: [1, 'x'], b: { c: null } })).toBe('a,b\r\n"[1,""x""]","{""c"":null}"');
});

test('what a spreadsheet would run is made plain, numbers are left', () => {
  for (const text of ['=1+2', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])
    expect(csv({ a: text }), text).toMatch(/^a\r\n"?'/);
  expect(csv({ a: -1 })).toBe('a\r\n-1');
});

test('columns are those of the first row, by name', () => {
  expect(csv({ a: 1, b: 2 }, { b: 3, a: 4 })).toBe('a,b\r\n1,2\r\n4,3');
});
