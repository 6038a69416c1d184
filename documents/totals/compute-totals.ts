import type { Draft } from '#documents/model/draft.ts';
import { dropEmptyEnd } from '#documents/model/empty-lines.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  requireUnitPrice,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeAdjustments } from './adjustments.ts';
import { computeBalance } from './balance.ts';
import { computeTypedLines } from './line-amounts.ts';
import { computeQuoteTotals } from './quote-totals.ts';
import { computeReceiptTotals } from './receipt-totals.ts';
import { computeRentTotals } from './rent/rent-totals.ts';
import { computeSectionAmounts } from './section-amounts.ts';
import { settleVat, type TypedRounding } from './settle-vat.ts';
import type { Totals } from './totals.ts';
import { collectVatGroups } from './vat-groups.ts';

/**
 * Every amount of a document, in integer cents, in the order of EN 16931 (BR-CO-10 to BR-CO-17):
 * lines, discounts, shares of the rates, VAT once per rate, totals. Multiples of 100 for a currency
 * without cents. Empty lines at the end count for nothing. Pure; never throws on a parsed draft.
 */
export function computeTotals(draft: Draft): Totals {
  return computeTotalsTo(currencyUnit(draft.currency), dropEmptyEnd(draft));
}

/** Rounds to `unit` (in cents): a received invoice may use cents in a currency without any. */
export function computeTotalsTo(unit: number, draft: Draft): Totals {
  const totals = computeAmounts(draft, unit);
  const quote = computeQuoteTotals(draft, totals.taxInclusiveTotal, {
    compute: (other) => computeAmounts(other, unit),
    unit,
  });
  return quote ? { ...totals, quote } : totals;
}

function computeAmounts(draft: Draft, unit: number): Totals {
  const groups = collectVatGroups(draft);
  const typedLines = computeTypedLines(draft, groups, unit);
  const typedAdjustments = computeAdjustments(draft, groups, typedLines, unit);
  const { lines, adjustments, vatBreakdown } = settleVat(
    { priceMode: draft.priceMode, vatRounding: vatRoundingsOf(draft), unit },
    groups,
    typedLines,
    typedAdjustments,
  );

  const lineNetTotal = sumCents(lines.map((line) => line.lineNetAmount));
  const allowanceTotal = sumShares(adjustments.filter((adjustment) => !adjustment.isCharge));
  const chargeTotal = sumShares(adjustments.filter((adjustment) => adjustment.isCharge));
  const taxExclusiveTotal = cents(lineNetTotal - allowanceTotal + chargeTotal);
  const vatTotal = sumCents(vatBreakdown.map((subtotal) => subtotal.vatAmount));
  const taxInclusiveTotal = cents(taxExclusiveTotal + vatTotal);
  const prepaidTotal = computePrepaid(draft, taxInclusiveTotal, unit);
  const roundingAmount = computeRounding(draft, unit);
  const payableAmount = cents(taxInclusiveTotal - prepaidTotal + roundingAmount);
  const disbursementTotal = sumDisbursements(vatBreakdown);
  const retentionAmount = computeRetention(draft, { taxInclusiveTotal, payableAmount, unit });
  return {
    lines,
    sectionAmounts: computeSectionAmounts(draft, lines),
    adjustments,
    vatBreakdown,
    lineNetTotal,
    allowanceTotal,
    chargeTotal,
    taxExclusiveTotal,
    vatTotal,
    ...vatInEuros(draft, vatTotal),
    taxInclusiveTotal,
    prepaidTotal,
    balance: computeBalance(draft, vatBreakdown, unit),
    roundingAmount,
    payableAmount,
    retentionAmount,
    dueNowAmount: cents(payableAmount - retentionAmount),
    disbursementTotal,
    taxExclusiveOwnTotal: cents(taxExclusiveTotal - disbursementTotal),
    typedLinesTotal: sumCents(lines.map((line) => line.typedAmount)),
    ...(draft.receipt ? { receipt: computeReceiptTotals(draft.receipt, unit) } : {}),
    ...(draft.rent ? { rent: computeRentTotals(draft.rent, draft) } : {}),
  };
}

/** The cents that make the VAT of several documents add up. */
function vatRoundingsOf({ credit, situation }: Draft): readonly TypedRounding[] {
  return [...(credit?.vatRounding ?? []), ...(situation?.vatRounding ?? [])];
}

function sumDisbursements(vatBreakdown: Totals['vatBreakdown']): Cents {
  return sumCents(
    vatBreakdown.map(({ isDisbursement, taxableAmount }) =>
      isDisbursement ? taxableAmount : ZERO,
    ),
  );
}

/** A part of the total including tax (loi 71-584), never more than what is owed. */
function computeRetention(
  { payment }: Draft,
  {
    taxInclusiveTotal,
    payableAmount,
    unit,
  }: Pick<Totals, 'taxInclusiveTotal' | 'payableAmount'> & { unit: number },
): Cents {
  if (!payment.retention || payment.means.includes('paid')) return ZERO;
  const kept = applyPercent(taxInclusiveTotal, requirePercent(payment.retention.percent), unit);
  return cents(Math.max(0, Math.min(kept, payableAmount)));
}

function sumShares(adjustments: Totals['adjustments']): Cents {
  return sumCents(
    adjustments.flatMap((adjustment) => adjustment.shares.map((share) => share.netAmount)),
  );
}

/** A paid invoice owes nothing: BT-113 = BT-112 and BT-115 = 0 (BR-FR-CO-09), hence no rounding. */
function computePrepaid(draft: Draft, taxInclusiveTotal: Cents, unit: number): Cents {
  if (isPaid(draft)) return taxInclusiveTotal;
  return sumCents(draft.prepayments.map((prepayment) => requireCents(prepayment.amount, unit)));
}

function computeRounding(draft: Draft, unit: number): Cents {
  return isPaid(draft) || !draft.rounding ? ZERO : requireCents(draft.rounding, unit);
}

function isPaid({ payment }: Draft): boolean {
  return payment.means.includes('paid');
}

function vatInEuros(draft: Draft, vatTotal: Cents): { vatTotalInEuros?: Cents } {
  const rate = draft.exchangeRate ? requireUnitPrice(draft.exchangeRate.rate) : 0;
  if (draft.currency === 'EUR' || rate === 0) return {};
  return { vatTotalInEuros: cents(multiplyDivide(vatTotal, rate, 1_000_000)) };
}
