import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeRemaining } from '#documents/law/rules/credit/rate-amounts.ts';
import { checkCreditNote } from '#documents/law/rules/credit/remaining.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireCents, sumCents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { devisAgenceWeb } from '#documents/samples/devis/agence-web.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { billedAmount } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { convertInvoiceToCredit } from './credit.ts';
import { convertQuoteToDeposit, convertQuoteToFinal } from './quote.ts';

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const line = fc.record({
  kind: fc.constantFrom('item' as const, 'item' as const, 'item' as const, 'disbursement' as const),
  name: fc.constant('Article'),
  quantity: decimal(4, 1, 99_999),
  unitPrice: decimal(6, 1, 99_999_999),
  vatRate: fc.constantFrom('20', '10', '5.5', '2.1', '0'),
  discount: fc.option(fc.record({ percent: decimal(2, 0, 9_000) }), { nil: undefined }),
});
const content = fc.record({
  vatRegime: fc.constantFrom('normal' as const, 'normal' as const, 'franchise' as const),
  priceMode: fc.constantFrom('net' as const, 'gross' as const),
  lines: fc.array(line, { minLength: 1, maxLength: 7 }),
  allowances: fc.array(fc.record({ percent: decimal(2, 0, 3_000) }), { maxLength: 2 }),
  charges: fc.array(fc.record({ amount: decimal(2, 0, 9_999), reason: fc.constant('Port') }), {
    maxLength: 1,
  }),
});
const cheap = {
  vatRegime: 'normal' as const,
  priceMode: 'net' as const,
  lines: [
    {
      ...{ kind: 'item' as const, name: 'Article' as const, vatRate: '20' as const },
      discount: undefined,
      quantity: '0.0007',
      unitPrice: '21.428572',
    },
  ],
  allowances: [],
  charges: [],
};
const stamp = (number: string) => ({ number, today: '2026-11-20' });

function quoteOf(changes: Partial<DraftInput>): Draft {
  return requireDraft({ ...devisAgenceWeb, ...changes });
}

function byRate(draft: Draft, rate: number): [number, number] {
  const rows = computeTotals(draft).vatBreakdown.filter((row) => row.rate === rate);
  return [
    sumCents(rows.map((row) => row.taxableAmount)),
    sumCents(rows.map((row) => row.vatAmount)),
  ];
}

test('a quote is the sum of its deposits and of its final invoice, per rate and to the cent', () => {
  checkProperty(
    fc.property(
      content,
      fc.array(fc.integer({ min: 1, max: 3_333 }), { maxLength: 3 }),
      (changes, parts) => {
        const quote = quoteOf(changes);
        const totals = computeTotals(takeOptions(quote));
        const deposits: Draft[] = [];
        for (const [index, part] of parts.entries()) {
          const share = { percent: toDecimal(part, 2) };
          const options = { ...stamp(`F-${index}`), earlier: [...deposits] };
          deposits.push(convertQuoteToDeposit(quote, share, options));
        }
        const final = convertQuoteToFinal(quote, deposits, stamp('F-9'));
        const { payableAmount } = computeTotals(final);
        const asked = sumCents(deposits.map((one) => computeTotals(one).taxInclusiveTotal));
        expect(asked + payableAmount).toBe(totals.taxInclusiveTotal);
        expect(payableAmount).toBeGreaterThanOrEqual(0);
        const avoir = convertInvoiceToCredit(final, stamp('A-9'));
        expect(computeTotals(avoir).payableAmount).toBe(payableAmount);
        expect(checkCreditNote({ origins: [final], earlier: [], credit: avoir })).toEqual([]);
        const left = computeRemaining({
          origins: [final, ...deposits],
          earlier: [avoir, ...deposits],
        });
        expect(left.every((row) => row.taxableAmount === 0 && row.vatAmount === 0)).toBe(true);
        for (const { rate } of totals.vatBreakdown) {
          const [base, vat] = byRate(takeOptions(quote), rate);
          const taken = final.prepayments.flatMap(({ vat: rows = [] }) =>
            rows.filter((row) => Number(row.rate) * 100 === rate),
          );
          const restBase = base - sumCents(taken.map((row) => requireCents(row.taxableAmount)));
          const restVat = vat - sumCents(taken.map((row) => requireCents(row.vatAmount)));
          const depositBase = deposits.reduce((sum, one) => sum + byRate(one, rate)[0], 0);
          const depositVat = deposits.reduce((sum, one) => sum + byRate(one, rate)[1], 0);
          expect([depositBase + restBase, depositVat + restVat]).toEqual([base, vat]);
          expect(restBase + restVat).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    {
      numRuns: 150,
      // Two cents: three deposits of a quarter round to a cent each.
      examples: [[cheap, [2_500, 2_500, 2_500]]],
    },
  );
});

test('a deposit is the amount that the quote asked, and the whole of it leaves nothing', () => {
  checkProperty(
    fc.property(content, fc.integer({ min: 1, max: 10_000 }), (changes, part) => {
      const quote = quoteOf({ ...changes, quote: { deposit: { percent: toDecimal(part, 2) } } });
      const { quote: extra, taxInclusiveTotal } = computeTotals(quote);
      fc.pre(taxInclusiveTotal > 0);
      const first = convertQuoteToDeposit(
        takeOptions(quote, () => false),
        { percent: toDecimal(part, 2) },
        stamp('F-1'),
      );
      expect(computeTotals(first).taxInclusiveTotal).toBe(extra?.depositAmount);
      const plain = takeOptions(quote, () => false);
      const rest = taxInclusiveTotal - computeTotals(first).taxInclusiveTotal;
      fc.pre(rest > 0);
      const second = convertQuoteToDeposit(
        plain,
        { amount: toDecimal(rest, 2) },
        { ...stamp('F-2'), earlier: [first] },
      );
      expect(
        computeTotals(convertQuoteToFinal(plain, [first, second], stamp('F-3'))).payableAmount,
      ).toBe(0);
      for (const { rate, taxInclusiveAmount } of computeTotals(plain).vatBreakdown) {
        const taken = [first, second].flatMap((one) => byRate(one, rate));
        const all = computeTotals(plain).vatBreakdown.filter((row) => row.rate === rate);
        expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(
          all.length > 1 ? sumCents(all.map((row) => row.taxInclusiveAmount)) : taxInclusiveAmount,
        );
      }
    }),
    { numRuns: 150 },
  );
});

test('an invoice and the avoir of the whole of it add up to nothing, per rate', () => {
  checkProperty(
    fc.property(content, fc.array(decimal(2, 0, 9_999), { maxLength: 2 }), (changes, paid) => {
      const invoice = requireDraft({
        ...menuisier,
        ...changes,
        prepayments: paid.map((amount) => ({ amount })),
      });
      const credit = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-25' });
      const [sold, given] = [computeTotals(invoice), computeTotals(credit)];
      expect(given.vatBreakdown).toEqual(sold.vatBreakdown);
      // Payments without a deposit invoice are given back too.
      expect(given.payableAmount).toBe(billedAmount(invoice, sold));
      expect(billedAmount(credit, given)).toBe(given.payableAmount);
      expect(checkCreditNote({ origins: [invoice], earlier: [], credit })).toEqual([]);
      const left = computeRemaining({ origins: [invoice], earlier: [credit] });
      expect(left.every((row) => row.taxableAmount === 0 && row.vatAmount === 0)).toBe(true);
      if (sold.taxExclusiveTotal > 0)
        expect(checkCreditNote({ origins: [invoice], earlier: [credit], credit })).not.toEqual([]);
    }),
    { numRuns: 150 },
  );
});
