import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { dropEmptyEnd, isEmptyLine } from './empty-lines.ts';
import type { Line } from './fields/line.ts';

const item: Line = { kind: 'item', name: '', quantity: '1', unit: 'C62', unitPrice: '0' };

test('a line is empty until something is said of it', () => {
  expect(isEmptyLine(item)).toBe(true);
  expect(isEmptyLine({ ...item, vatRate: '20', unit: 'HUR' })).toBe(true);
  expect(isEmptyLine({ ...item, name: 'Pose' })).toBe(false);
  expect(isEmptyLine({ ...item, unitPrice: '12' })).toBe(false);
  expect(isEmptyLine({ ...item, quantity: '3' })).toBe(false);
  expect(isEmptyLine({ ...item, description: 'x' })).toBe(false);
  expect(isEmptyLine({ kind: 'comment', text: '' })).toBe(true);
  expect(isEmptyLine({ kind: 'section', name: '' })).toBe(true);
  expect(isEmptyLine({ kind: 'subtotal' })).toBe(false);
  expect(isEmptyLine({ kind: 'page-break' })).toBe(false);
});

test('only the empty lines at the end are dropped, and not the only one with a price', () => {
  const pose: Line = { ...item, name: 'Pose' };
  const kept = (lines: Line[]) => dropEmptyEnd({ lines } as Draft).lines; // no other field is read
  expect(kept([pose, item, { kind: 'comment', text: '' }])).toEqual([pose]);
  expect(kept([item, pose, item])).toEqual([item, pose]);
  expect(kept([pose, { kind: 'subtotal' }, item])).toEqual([pose, { kind: 'subtotal' }]);
  expect(kept([{ kind: 'section', name: 'Lot' }, item])).toHaveLength(2);
  expect(kept([item])).toEqual([item]);
});
