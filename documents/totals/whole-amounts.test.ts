import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertQuoteToDeposit, convertQuoteToFinal } from '#documents/kinds/conversions/quote.ts';
import { convertInvoiceToReceipt } from '#documents/kinds/conversions/receipt.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { findTypedCents } from '#documents/model/find-typed-cents.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeTotals } from './compute-totals.ts';

const inputs: readonly DraftInput[] = Object.values(samples);
const anySample = fc.constantFrom(...inputs);
const anyCurrency = fc.constantFrom('JPY', 'XPF', 'ISK');

function inCurrency(input: DraftInput, currency: string): Draft {
  return requireDraft({
    ...input,
    currency,
    exchangeRate: { rate: '0.00838', date: '2026-11-20' },
  });
}

function listCents(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return value % 100 === 0 || NO_AMOUNT.test(path) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => listCents(part, `${path}.${key}`));
}
const NO_AMOUNT = /\.(progress\.line|index|vatIndex|rate|vatRate|days|base|vatTotalInEuros)$/;

test('every amount of every kind is whole where the currency has no cents', () => {
  checkProperty(
    fc.property(anySample, anyCurrency, (input, currency) => {
      const totals = computeTotals(inCurrency(input, currency));
      expect(listCents(totals)).toEqual([]);
      expect(totals.taxInclusiveTotal).toBe(totals.taxExclusiveTotal + totals.vatTotal);
      expect(totals.payableAmount).toBe(
        totals.taxInclusiveTotal - totals.prepaidTotal + totals.roundingAmount,
      );
    }),
    { numRuns: 400 },
  );
});

test('8 421 characters at 4.5 yens are 37 895 yens, and the VAT is whole', () => {
  const lines = [{ kind: 'item', name: 'a', quantity: '8421', unitPrice: '4.5', vatRate: '20' }];
  const totals = computeTotals(
    inCurrency({ ...samples.menuisier, ...PLAIN, lines } as DraftInput, 'JPY'),
  );
  expect([totals.taxExclusiveTotal, totals.vatTotal, totals.payableAmount]).toEqual([
    3_789_500, 757_900, 4_547_400,
  ]);
  // VAT on yen is also declared in euros, which have cents.
  expect(totals.vatTotalInEuros).toBe(6351);
});

test('deposits and a final invoice share a quote in whole units, and leave nothing', () => {
  checkProperty(
    fc.property(fc.integer({ min: 1, max: 9999 }), anyCurrency, (percent, currency) => {
      const quote = inCurrency(samples['devis-agence-web'], currency);
      const stamp = { number: 'F-1', today: '2026-11-20' };
      const share = { percent: String(percent / 100) };
      const first = convertQuoteToDeposit(quote, share, stamp);
      const second = convertQuoteToDeposit(
        quote,
        { percent: '100' },
        { ...stamp, earlier: [first] },
      );
      const final = convertQuoteToFinal(quote, [first, second], stamp);
      for (const made of [first, second, final]) {
        expect(findTypedCents(made)).toBeNull();
        expect(listCents(computeTotals(made))).toEqual([]);
      }
      expect(computeTotals(final).payableAmount).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test('the receipt of an invoice in yens is of whole yens', () => {
  const invoice = inCurrency(samples.menuisier, 'JPY');
  const receipt = convertInvoiceToReceipt(invoice, { number: 'R-1', today: '2026-11-20' });
  expect(receipt.receipt?.amount).toMatch(/^\d+$/);
});

const PLAIN = { allowances: [], charges: [], prepayments: [], rounding: undefined, payment: {} };
