/**
 * The amounts of a document, named as EN 16931 names them. Computed once by `computeTotals`; sheet,
 * PDF, XML and e-mail only read them.
 */

import type { Discount, Exemption, PricedLine } from '#documents/model/fields/line.ts';
import type { Cents, Percent } from '#documents/money/amounts.ts';
import type { ReceiptTotals } from './receipt-totals.ts';
import type { RentTotals } from './rent/rent-totals.ts';

/** A row of the VAT breakdown (BG-23): amounts with the same rate and exemption. */
export type VatSubtotal = {
  rate: Percent;
  /** A reason typed on the lines; the reason of a regime comes from law/. */
  exemption?: Exemption;
  isDisbursement: boolean;
  /** BT-116 */
  taxableAmount: Cents;
  /** BT-117 */
  vatAmount: Cents;
  /** BT-116 + BT-117 */
  taxInclusiveAmount: Cents;
};

/** The amounts left at a rate once the deposits are deducted with their tax. */
export type VatBalance = Pick<VatSubtotal, 'rate' | 'taxableAmount' | 'vatAmount'>;

/** A priced line. « Typed » amounts are in the document's price mode, the others exclude tax. */
export type LineTotals = {
  line: PricedLine;
  /** Position in `draft.lines`. */
  index: number;
  /** Position in `vatBreakdown`. */
  vatIndex: number;
  /** Quantity × price, the discount, and the difference: as typed, and as the sheet shows. */
  typedGrossAmount: Cents;
  typedDiscountAmount: Cents;
  typedAmount: Cents;
  /** BT-136, without tax. */
  discountNetAmount: Cents;
  /** BT-131, without tax. */
  lineNetAmount: Cents;
};

/** An allowance or charge, with its share of each rate (one BG-20 or BG-21 each). */
export type AdjustmentTotals = {
  /** Position in `draft.allowances` or `draft.charges`. */
  index: number;
  isCharge: boolean;
  reason: string;
  /** Set when a percentage was typed. */
  discount?: Discount;
  typedAmount: Cents;
  shares: { vatIndex: number; typedAmount: Cents; netAmount: Cents }[];
};

/** Amounts a quote shows beside its total; they are part of no other amount. */
export type QuoteTotals = {
  /** The deposit asked with the order, tax included; null without one. */
  depositAmount: Cents | null;
  /** The terms of the schedule, tax included; they add up to the total. */
  scheduleAmounts: Cents[];
  options: OptionTotals | null;
};

/** Options and variants, each priced as if chosen. */
export type OptionTotals = {
  lines: LineTotals[];
  vatBreakdown: VatSubtotal[];
  /** With the chosen lines, or with every option while none is chosen; null without effect. */
  withOptions: Pick<
    Totals,
    'taxExclusiveOwnTotal' | 'disbursementTotal' | 'taxInclusiveTotal'
  > | null;
  isChosen: boolean;
};

export type Totals = {
  lines: LineTotals[];
  /** Indexed like `draft.lines`: the amount of a section or sub-total, null elsewhere. */
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
  /** BT-111: VAT in euros, for another currency with a known rate. */
  vatTotalInEuros?: Cents;
  /** BT-112 */
  taxInclusiveTotal: Cents;
  /** BT-113 */
  prepaidTotal: Cents;
  /** The balance per rate; empty unless deposits give their tax. */
  balance: VatBalance[];
  /** BT-114 */
  roundingAmount: Cents;
  /** BT-115 */
  payableAmount: Cents;
  /** Retention money, part of the amount due: shown, never subtracted (BR-CO-16). */
  retentionAmount: Cents;
  /** To pay at the due date: the amount due less the retention money. */
  dueNowAmount: Cents;
  /** Outlays, part of BT-109 but outside the tax base (CGI 267, II-2°). */
  disbursementTotal: Cents;
  /** BT-109 less the outlays: the total without tax that the sheet shows. */
  taxExclusiveOwnTotal: Cents;
  typedLinesTotal: Cents;
  quote?: QuoteTotals;
  /** Only for a recu, which has no lines: every amount above is then zero. */
  receipt?: ReceiptTotals;
  /** Only for a quittance-loyer, which has no lines: every amount above is then zero. */
  rent?: RentTotals;
};
