import { expect, test } from 'vitest';
import type { Line } from '#documents';
import { countRows } from './count-rows.ts';

const item: Line = { kind: 'item', name: 'a', quantity: '1', unit: 'C62', unitPrice: '0' };

test('what is read is counted in words', () => {
  expect(countRows([])).toBe('Aucune ligne à reprendre.');
  expect(countRows([item])).toBe('1\u00a0article');
  expect(countRows([{ kind: 'section', name: 's' }, item, item, { kind: 'subtotal' }])).toBe(
    '2\u00a0articles, 1\u00a0section et 1\u00a0sous-total',
  );
});
