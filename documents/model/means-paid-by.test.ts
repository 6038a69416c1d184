import { expect, test } from 'vitest';
import type { PaymentMeans } from './fields/payment.ts';
import { meansPaidBy } from './means-paid-by.ts';

test.each<[PaymentMeans[], string | undefined]>([
  [['cash', 'paid'], 'cash'],
  [['paid', 'direct-debit'], 'direct-debit'],
  [['link', 'paid'], 'card'],
  [['card', 'link', 'paid'], 'card'],
  [['paid'], undefined],
  [['card', 'cash', 'paid'], undefined],
  [['transfer'], undefined],
  [[], undefined],
])('%j was paid by %s', (means, expected) => {
  expect(meansPaidBy({ means })).toBe(expected);
});
