/**
 * The amounts of a document, named as EN 16931 names them. Computed once by `computeTotals`; sheet,
 * PDF, XML and e-mail only read them.
 */

import type { Discount, Exemption, PricedLine } from '#documents/model/fields/line.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import type { ReceiptTotals } from './receipt-totals.ts';
import type { RentTotals } from './rent/rent-totals.ts';

/** One row of the VAT breakdown (BG-23): what shares a rate and a reason for not being taxed. */
export type VatSubtotal = {
  rate: Percent;
  /** Reason written on the lines themselves; the one of the regime is known to law/. */
  exemption?: Exemption;
  isDisbursement: boolean;
  /** BT-116 */
  taxableAmount: Cents;
  /** BT-117 */
  vatAmount: Cents;
  /** BT-116 + BT-117 */
  taxInclusiveAmount: Cents;
};

/** What a rate has left to pay once the deposits are deducted with their tax. */
export type VatBalance = Pick<VatSubtotal, 'rate' | 'taxableAmount' | 'vatAmount'>;

/**
 * A priced line. « Typed » amounts are in the document's price mode, the others are without tax.
 */
export type LineTotals = {
  line: PricedLine;
  /** Position in `draft.lines`. */
  index: number;
  /** Position in `vatBreakdown`. */
  vatIndex: number;
  /**
   * Quantity × price, then the discount, then what is left: what the author typed and the sheet
   * shows.
   */
  typedGrossAmount: Cents;
  typedDiscountAmount: Cents;
  typedAmount: Cents;
  /** BT-136, without tax. */
  discountNetAmount: Cents;
  /** BT-131, without tax. */
  lineNetAmount: Cents;
};

/**
 * An allowance or a charge of the document, and its part of each rate (one BG-20 or BG-21 each).
 */
export type AdjustmentTotals = {
  /** Position in `draft.allowances` or `draft.charges`. */
  index: number;
  isCharge: boolean;
  reason: string;
  /** The percentage typed, when it was one. */
  discount?: Discount;
  typedAmount: Cents;
  shares: { vatIndex: number; typedAmount: Cents; netAmount: Cents }[];
};

/** What a quote shows beside its total: none of it is part of any other amount. */
export type QuoteTotals = {
  /** What is asked at the order, tax included; null when nothing is. */
  depositAmount: Cents | null;
  /** The terms of the schedule, tax included; they add up to the total. */
  scheduleAmounts: Cents[];
  options: OptionTotals | null;
};

/** Options and variants, priced as if each were taken. */
export type OptionTotals = {
  lines: LineTotals[];
  vatBreakdown: VatSubtotal[];
  /**
   * The document with the chosen lines, or with every option while none is chosen; null when that
   * adds nothing.
   */
  withOptions: Pick<Totals, 'taxExclusiveTotal' | 'vatTotal' | 'taxInclusiveTotal'> | null;
  isChosen: boolean;
};

export type Totals = {
  lines: LineTotals[];
  /** Per position in `draft.lines`: the amount of a section or a sub-total, null elsewhere. */
  sectionAmounts: (Cents | null)[];
  adjustments: AdjustmentTotals[];
  vatBreakdown: VatSubtotal[];
  /** BT-106 */
  lineNetTotal: Cents;
  /** BT-107 */
  allowanceTotal: Cents;
  /** BT-108 */
  chargeTotal: Cents;
  /** BT-109 */
  taxExclusiveTotal: Cents;
  /** BT-110 */
  vatTotal: Cents;
  /** BT-111: the VAT in euros, when the document is in another currency and its rate is known. */
  vatTotalInEuros?: Cents;
  /** BT-112 */
  taxInclusiveTotal: Cents;
  /** BT-113 */
  prepaidTotal: Cents;
  /** What each rate has left, where deposits say their tax; else empty. */
  balance: VatBalance[];
  /** BT-114 */
  roundingAmount: Cents;
  /** BT-115 */
  payableAmount: Cents;
  /** Retention money, out of the amount due: shown, never subtracted (BR-CO-16). */
  retentionAmount: Cents;
  /** What is to be paid at the due date: the amount due without the retention money. */
  dueNowAmount: Cents;
  /** Outlays, part of BT-109 but outside the tax base (CGI 267, II-2°). */
  disbursementTotal: Cents;
  /** BT-109 without the outlays: what the reader takes for the total without tax. */
  taxExclusiveOwnTotal: Cents;
  /** The lines as typed, before the allowances and charges of the document. */
  typedLinesTotal: Cents;
  /** What a quote offers beside its total; absent elsewhere. */
  quote?: QuoteTotals;
  /** Of a recu, which has no lines: every amount above is zero. */
  receipt?: ReceiptTotals;
  /** Of a quittance-loyer, which has no lines: every amount above is zero. */
  rent?: RentTotals;
};
