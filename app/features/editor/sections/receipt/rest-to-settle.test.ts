import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeSplit, restToSettle } from './rest-to-settle.ts';

const sample = requireDraft(samples['recu-factures']);

function settle(amount: string, parts: readonly string[]): Draft {
  if (!sample.receipt) throw new Error('No receipt');
  const invoices = parts.map((part, index) => ({ number: `F-${index}`, amount: part }));
  return { ...sample, receipt: { ...sample.receipt, amount, invoices } };
}

function read(draft: Draft): string {
  return describeSplit(draft).replace(/[\u00a0\u202f]/g, ' ');
}

test('a new invoice takes what the others have left', () => {
  expect(restToSettle(settle('1200', []))).toBe('1200.00');
  expect(restToSettle(settle('1200', ['700.50']))).toBe('499.50');
  expect(restToSettle(settle('100', ['700']))).toBe('0.00');
});

test('the split between several invoices is said, what misses and what exceeds too', () => {
  expect(read(settle('100', ['100']))).toBe('');
  expect(read(settle('100', ['60', '40']))).toBe('100,00 € répartis entre 2 factures.');
  expect(read(settle('100', ['60', '30']))).toBe('Il reste 10,00 € à répartir sur 100,00 €.');
  expect(read(settle('100', ['60', '50']))).toBe(
    'La répartition dépasse de 10,00 € les 100,00 € reçus.',
  );
});
