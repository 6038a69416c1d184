import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeRemaining,
  type RateAmount,
  subtractRates,
} from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { cents, sumCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { devisAgenceWeb } from '#documents/samples/devis/agence-web.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { billedAmount, billedRates } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { allowanceTotal, discountedBase } from '#documents/totals/discounted-base.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { convertInvoiceToCredit, convertLinesToCredit, convertRestToCredit } from '../credit.ts';
import { convertQuoteToDeposit } from '../quote.ts';
import { typed } from '../settle-credit.ts';
import { listAgreed } from './agreed.ts';
import type { Done } from './cumulate.ts';
import type { PaidDeposit } from './deduct-deposits.ts';
import { type InvoicedSituation, sumInvoiced, sumInvoicedRates } from './invoiced.ts';
import { convertQuoteToSituation } from './situation.ts';

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const discount = fc.oneof(
  fc.record({ percent: decimal(2, 0, 3_000) }),
  fc.record({ amount: decimal(2, 0, 500) }),
);
const line = fc.record({
  kind: fc.constantFrom(...(['item', 'item', 'item', 'item', 'disbursement', 'option'] as const)),
  name: fc.constantFrom('Peinture', 'Dépose', 'Pose'),
  quantity: decimal(4, 1, 99_999),
  unitPrice: decimal(6, 100_000, 999_999_999),
  vatRate: fc.constantFrom('20', '10', '5.5', '2.1', '0'),
  discount: fc.option(fc.record({ percent: decimal(2, 0, 9_000) }), { nil: undefined }),
  isSelected: fc.boolean(),
});
const offer = fc.record({
  lines: fc
    .array(line, { minLength: 1, maxLength: 7 })
    .map((lines) =>
      lines.map(({ isSelected, ...rest }) =>
        rest.kind === 'option' ? { ...rest, isSelected } : rest,
      ),
    ),
  allowances: fc.array(discount, { maxLength: 2 }),
  charges: fc.array(fc.record({ amount: decimal(2, 0, 9_999), reason: fc.constant('Port') }), {
    maxLength: 1,
  }),
});
const content = fc.record({
  vatRegime: fc.constantFrom('normal' as const, 'normal' as const, 'franchise' as const),
  priceMode: fc.constantFrom('net' as const, 'gross' as const),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'XPF'),
  offer,
  amendment: fc.option(offer, { nil: undefined }),
});
/** A part of what is left: of the whole, or of each line, in percent or as an amount. */
const step = fc.record({
  of: fc.constantFrom(...(['whole-percent', 'whole-amount', 'lines'] as const)),
  parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
});
const steps = fc.array(step, { maxLength: 4 });

type Content = typeof content extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const today = '2026-11-20';

function makeOffers({ offer: own, amendment, ...rest }: Content) {
  const shared = { ...rest, exchangeRate: { rate: '0.00838', date: '2026-11-19' } };
  const make = (changes: Partial<DraftInput>) =>
    requireDraft({ ...devisAgenceWeb, ...shared, ...changes });
  const amendments = amendment ? [make({ ...amendment, number: 'AV-1' })] : [];
  return { quote: make(own), amendments };
}

/** What is agreed, rate by rate, and its total with VAT. */
function sumOffers(offers: readonly Draft[]) {
  const totals = offers.map((each) => computeTotals(takeOptions(each)));
  const rates = subtractRates(
    totals.flatMap(({ vatBreakdown }) => vatBreakdown),
    [],
  );
  return { rates, total: sumCents(totals.map((each) => each.taxInclusiveTotal)) };
}

/** No discount of more than its lines. */
function isLawful(each: Draft): boolean {
  const draft = takeOptions(each);
  const totals = computeTotals(draft);
  return allowanceTotal(totals) <= discountedBase(totals, draft.currency);
}

/** What a client types who has seen the situations before. */
function typeStep({ of, parts }: Step, { quote, amendments, earlier }: Made): Done {
  const rows = listAgreed(quote, amendments).flatMap((each) => each.rows);
  const before = sumInvoiced(earlier);
  const [whole, invoiced] = [
    sumCents(rows.map(({ agreed }) => agreed)),
    sumCents([...before.values()]),
  ];
  const [part = 0] = parts;
  if (of === 'lines') {
    const lines = rows.map(({ id, agreed }, index) => {
      const own = before.get(id) ?? cents(0);
      const added = Math.round(((agreed - own) * (parts[index] ?? 0)) / 100);
      return { line: id, amount: toDecimal(inUnits(own + added, quote), 2) };
    });
    return { lines };
  }
  const percent = whole === 0 ? 10_000 : (invoiced * 10_000) / whole;
  const reached = Math.min(10_000, Math.ceil(percent + ((10_000 - percent) * part) / 100));
  if (of === 'whole-percent') return { percent: toDecimal(reached, 2) };
  const billed = typedTotal(quote, sumInvoicedRates(earlier));
  const agreed = typedTotal(quote, sumOffers([quote, ...amendments]).rates);
  return { amount: toDecimal(inUnits(billed + ((agreed - billed) * part) / 100, quote), 2) };
}

/** In whole units of the currency. */
function inUnits(amount: number, { currency }: Draft): number {
  const unit = currencyUnit(currency);
  return Math.round(amount / unit) * unit;
}

function typedTotal(quote: Draft, rates: readonly RateAmount[]): number {
  return rates.reduce((sum, row) => sum + typed(row, quote), 0);
}

type Made = {
  quote: Draft;
  amendments: readonly Draft[];
  earlier: readonly InvoicedSituation[];
};

/** The situations of these steps, then the balance. */
function makeSituations(
  { quote, amendments }: Omit<Made, 'earlier'>,
  { taken, deposits }: { taken: readonly Step[]; deposits: readonly PaidDeposit[] },
): Draft[] {
  const made: Draft[] = [];
  for (const each of [...taken, null]) {
    const earlier = made.map((draft) => ({ draft, avoirs: [] }));
    const done = each ? typeStep(each, { quote, amendments, earlier }) : { percent: '100' };
    const number = `F-${made.length + 1}`;
    const context = { amendments, deposits, earlier, number, today };
    made.push(convertQuoteToSituation(quote, done, context));
  }
  return made;
}

function listNegative(situation: Draft): unknown[] {
  return situation.lines.filter((each) => isPriced(each) && each.quantity.startsWith('-'));
}

test('whatever the stages, situations are the quote and its amendments to the cent', () => {
  checkProperty(
    fc.property(content, steps, (changes, taken) => {
      const { quote, amendments } = makeOffers(changes);
      const agreed = sumOffers([quote, ...amendments]);
      fc.pre([quote, ...amendments].every(isLawful));
      const situations = makeSituations({ quote, amendments }, { taken, deposits: [] });
      const billed = situations.flatMap((each) => computeTotals(each).vatBreakdown);
      const left = subtractRates(agreed.rates, billed);
      expect(left.filter((row) => row.taxableAmount !== 0 || row.vatAmount !== 0)).toEqual([]);
      expect(sumCents(situations.map((each) => computeTotals(each).taxInclusiveTotal))).toBe(
        agreed.total,
      );
      for (const each of situations) {
        expect(parseDraft(each).ok).toBe(true);
        expect(listNegative(each)).toEqual([]);
        expect(computeTotals(each).payableAmount).toBeGreaterThanOrEqual(0);
        const avoir = convertInvoiceToCredit(each, { number: 'A-1', today });
        expect(computeTotals(avoir).vatBreakdown).toEqual(computeTotals(each).vatBreakdown);
      }
    }),
    { numRuns: 300 },
  );
});

test('with deposits, what they billed and what situations bill are the quote to the cent', () => {
  checkProperty(
    fc.property(
      content,
      steps,
      fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 2 }),
      (changes, taken, parts) => {
        const { quote, amendments } = makeOffers(changes);
        const agreed = sumOffers([quote, ...amendments]);
        fc.pre([quote, ...amendments].every(isLawful));
        const drafts: Draft[] = [];
        for (const [index, part] of parts.entries()) {
          const options = { number: `FA-${index}`, today, earlier: [...drafts] };
          drafts.push(convertQuoteToDeposit(quote, { percent: toDecimal(part, 2) }, options));
        }
        const deposits = drafts.map((draft) => ({ draft, avoirs: [], received: null }));
        const situations = makeSituations({ quote, amendments }, { taken, deposits });
        const billed = [...drafts, ...situations].flatMap((each) =>
          billedRates(each, computeTotals(each).vatBreakdown),
        );
        const left = sumByRate(subtractRates(agreed.rates, billed));
        expect(left.filter((row) => row.some((amount) => amount !== 0))).toEqual([]);
        for (const each of situations) {
          const totals = computeTotals(each);
          expect(totals.payableAmount).toBeGreaterThanOrEqual(0);
          expect(billedAmount(each, totals)).toBe(totals.payableAmount);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a situation that is given back by a line, then the rest of it, leaves nothing', () => {
  checkProperty(
    fc.property(content, steps, fc.nat(), (changes, taken, pick) => {
      const { quote, amendments } = makeOffers(changes);
      fc.pre([quote, ...amendments].every(isLawful));
      const [last] = makeSituations({ quote, amendments }, { taken, deposits: [] }).slice(-1);
      const lines = (last?.lines ?? []).flatMap((each, index) => (isPriced(each) ? [index] : []));
      const index = lines[pick % lines.length];
      if (!last || index === undefined) return;
      const stamp = { number: 'A-1', today };
      const first = convertLinesToCredit(last, [{ index, quantity: '1' }], stamp);
      const rest = convertRestToCredit(last, { ...stamp, earlier: [first] });
      const left = computeRemaining({ origins: [last], earlier: [first, rest] });
      expect(left.filter((row) => row.taxableAmount !== 0 || row.vatAmount !== 0)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** A deposit does not tell outlays from what is sold at 0 %. */
function sumByRate(rates: readonly RateAmount[]): [taxableAmount: number, vatAmount: number][] {
  return [...new Set(rates.map(({ rate }) => rate))].map((rate) => {
    const own = rates.filter((row) => row.rate === rate);
    return [
      sumCents(own.map((row) => row.taxableAmount)),
      sumCents(own.map((row) => row.vatAmount)),
    ];
  });
}
