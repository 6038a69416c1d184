import { expect, test } from 'vitest';
import { computeTotals, parseDraft } from '#documents';
import { describeMismatch, mainRate, splitPrepayment } from './split-prepayment.ts';

test('a deposit is split at a rate, to the cent', () => {
  expect(splitPrepayment({ amount: '3024' }, '20')).toEqual([
    { rate: '20', taxableAmount: '2520', vatAmount: '504' },
  ]);
  expect(splitPrepayment({ amount: '100' }, '5.5')).toEqual([
    { rate: '5.5', taxableAmount: '94.79', vatAmount: '5.21' },
  ]);
});

test('a detail that does not add up is said', () => {
  const vat = splitPrepayment({ amount: '120' }, '20');
  expect(describeMismatch({ amount: '120', vat })).toBe('');
  expect(describeMismatch({ amount: '120' })).toBe('');
  expect(describeMismatch({ amount: '150', vat })).toBe(
    'Le détail fait 120,00 pour un acompte de 150,00\u00a0: corrigez l’un des deux.',
  );
});

test('the rate proposed is that of most of the document', () => {
  const parsed = parseDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
    lines: [
      { kind: 'item', name: 'A', unitPrice: '10', vatRate: '20' },
      { kind: 'item', name: 'B', unitPrice: '90', vatRate: '5.5' },
    ],
  });
  if (!parsed.ok) throw new Error('The draft of the test is not one');
  expect(mainRate(computeTotals(parsed.draft), '20')).toBe('5.5');
  expect(mainRate(computeTotals({ ...parsed.draft, lines: [] }), '20')).toBe('20');
});
