import { expect, test } from 'vitest';
import { isCompulsoryColumn } from './compulsory-columns.ts';

test('an invoice keeps the quantity, the unit price and the rate of each line', () => {
  for (const name of ['quantity', 'unitPrice', 'vatRate'] as const) {
    expect(isCompulsoryColumn(name, { isInvoice: true })).toBe(true);
    expect(isCompulsoryColumn(name, { isInvoice: false })).toBe(false);
  }
});

test('any other column is the choice of the author', () => {
  for (const name of ['reference', 'date', 'unit', 'discount'] as const)
    expect(isCompulsoryColumn(name, { isInvoice: true })).toBe(false);
});
