import { expect, test } from 'vitest';
import type { Line } from '#documents';
import { nextLineWithField, pathOfCell } from './grid-columns.ts';

const item: Line = { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' };

test('a column is a path of its line, or the only text of a line without columns', () => {
  expect(pathOfCell(item, 2, 'unitPrice')).toBe('lines[2].unitPrice');
  expect(pathOfCell({ kind: 'comment', text: '' }, 2, 'unitPrice')).toBe('lines[2].text');
  expect(pathOfCell({ kind: 'subtotal' }, 2, 'vatRate')).toBe('lines[2].name');
  expect(pathOfCell({ kind: 'page-break' }, 2, 'name')).toBeNull();
  expect(pathOfCell(undefined, 2, 'name')).toBeNull();
});

test('page breaks are stepped over', () => {
  const lines: Line[] = [item, { kind: 'page-break' }, item];
  expect(nextLineWithField(lines, 0, 1)).toBe(2);
  expect(nextLineWithField(lines, 2, -1)).toBe(0);
  expect(nextLineWithField(lines, 2, 1)).toBeNull();
  expect(nextLineWithField(lines, 0, -1)).toBeNull();
});
