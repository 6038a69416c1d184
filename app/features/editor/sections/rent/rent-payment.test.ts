import { expect, test } from 'vitest';
import { computeTotals } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { createRentPayment, sumInWords, withFullPayment } from './rent-payment.ts';

const partial = requireDraft(samples['quittance-partielle']);
const unpaid = requireDraft(samples['quittance-avis-echeance']);

test('a new payment is what remains, on the day when the rent is due', () => {
  const { remainingAmount } = computeTotals(partial).rent ?? {};
  const payment = createRentPayment(partial, '2026-11-20');
  expect(Number(payment.amount) * 100).toBeCloseTo(remainingAmount ?? -1, 6);
  expect(payment).toMatchObject({
    payer: 'tenant',
    date: partial.dueDate || partial.supply?.start,
  });
  expect(payment).not.toHaveProperty('means');
});

test('nothing is received on a day that has not come', () => {
  expect(createRentPayment(unpaid, '2026-01-15').date).toBe('2026-01-15');
});

test('what is paid in full is a quittance', () => {
  expect(computeTotals(withFullPayment(partial, '2026-11-20')).rent?.result).toBe('complete');
  expect(computeTotals(withFullPayment(unpaid, '2026-11-20')).rent?.result).toBe('complete');
});

test('the words are those of what was received, or of what is due while nothing has been', () => {
  expect(sumInWords(partial)).toBe(computeTotals(partial).rent?.receivedTotal);
  expect(sumInWords(unpaid)).toBe(computeTotals(unpaid).rent?.dueTotal);
});
