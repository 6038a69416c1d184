import { expect, test } from 'vitest';
import { completeDraft } from '#documents/law/rules/judge.test.support.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import { computeTotals } from './compute-totals.ts';

function balanceAfter(...prepayments: Prepayment[]) {
  return computeTotals(completeDraft((draft) => Object.assign(draft, { prepayments }))).balance;
}

test('what is left of each rate, deposits deducted with their tax', () => {
  expect(
    balanceAfter(
      {
        amount: '708.00',
        vat: [
          { rate: '20', taxableAmount: '400.00', vatAmount: '80.00' },
          { rate: '10', taxableAmount: '207.27', vatAmount: '20.73' },
        ],
      },
      { amount: '120.00', vat: [{ rate: '20', taxableAmount: '100.00', vatAmount: '20.00' }] },
    ),
  ).toEqual([
    { rate: 2000, taxableAmount: 85_000, vatAmount: 17_000 },
    { rate: 1000, taxableAmount: 69_273, vatAmount: 6927 },
  ]);
});

test('a payment that was not invoiced changes no tax', () => {
  expect(balanceAfter({ amount: '100.00' })).toEqual([]);
});

test('a rate that the invoice does not bear is left with less than nothing', () => {
  const vat = [{ rate: '5.5', taxableAmount: '100.00', vatAmount: '5.50' }];
  expect(balanceAfter({ amount: '105.50', vat })).toContainEqual({
    rate: 550,
    taxableAmount: -10_000,
    vatAmount: -550,
  });
});

test('the highest rate comes first, though the invoice bears a lower one alone', () => {
  const draft = completeDraft((changed) => {
    changed.lines = [
      { kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice: '500', vatRate: '10' },
    ];
    changed.prepayments = [
      { amount: '120', vat: [{ rate: '20', taxableAmount: '100', vatAmount: '20' }] },
    ];
  });
  expect(computeTotals(draft).balance).toEqual([
    { rate: 2000, taxableAmount: -10_000, vatAmount: -2000 },
    { rate: 1000, taxableAmount: 50_000, vatAmount: 5000 },
  ]);
});

test('a seller without VAT has none left to pay', () => {
  const draft = completeDraft((changed) => {
    changed.vatRegime = 'franchise';
    changed.prepayments = [
      { amount: '300', vat: [{ rate: '0', taxableAmount: '300', vatAmount: '0' }] },
    ];
  });
  expect(computeTotals(draft).balance).toEqual([]);
});
