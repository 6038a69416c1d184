import { avoir } from '#documents/kinds/avoir.ts';
import {
  computeRemaining,
  type RateAmount,
  rateKey,
} from '#documents/law/rules/credit/rate-amounts.ts';
import { listRemainingLines, type RemainingLine } from '#documents/law/rules/credit/remaining.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { CreditReason } from '#documents/model/fields/credit.ts';
import type { Line, PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import type { Subtype } from '#documents/model/subtypes.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { cents, PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { depositInvoicesOf } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { prorateAllowances } from '#documents/totals/prorate-allowances.ts';
import { shareDiscount } from '#documents/totals/share-discount.ts';
import { carryOver, type Stamp } from './carry-over.ts';
import {
  type Credited,
  listLeft,
  settleCents,
  settleLines,
  takeOffNetOfTax,
  typed,
} from './settle-credit.ts';

export type CreditStamp = Stamp & { why?: CreditWhy };

export type CreditWhy = { reason: CreditReason; explanation?: string };

/**
 * Gives back a whole invoice, amount by amount, so that each rate sums to zero (CGI 289, I-5; 272,
 * 1). The deposits it deducts stay invoiced.
 */
export function convertInvoiceToCredit(invoice: Draft, stamp: CreditStamp): Draft {
  const { credit, ...draft } = startCredit(invoice, stamp);
  const vatRounding = invoice.situation?.vatRounding;
  return {
    ...draft,
    credit: { ...credit, ...(vatRounding && { vatRounding }) },
    subtype: fullSubtypeOf(invoice),
    prepayments: nameDeposits(invoice),
    ...(invoice.rounding && !isPaidAtOnce(invoice) ? { rounding: invoice.rounding } : {}),
  };
}

/** Gives back what the other avoirs of the invoice left: all of it, down to zero. */
export function convertRestToCredit(
  invoice: Draft,
  { earlier, ...stamp }: CreditStamp & { earlier: readonly Draft[] },
): Draft {
  if (earlier.length === 0) return convertInvoiceToCredit(invoice, stamp);
  const credited = { invoice, earlier };
  const taken = listRemainingLines(invoice, earlier).filter(({ quantity }) => quantity !== '0');
  const credit = startCredit(invoice, stamp);
  if (taken.length === 0) {
    const rest = takeOffNetOfTax({ ...credit, ...restOf(credited) }, credited);
    return settleCents(rest, credited);
  }
  const lines = { ...credit, ...linesOf(credited, taken) };
  return settleLines({ ...lines, charges: listChargesLeft(lines, credited) }, credited, true);
}

/**
 * Gives back some lines with their share of the discounts; `index` is a position in `lines`.
 * `earlier` are the other avoirs of the invoice.
 */
export function convertLinesToCredit(
  invoice: Draft,
  taken: readonly RemainingLine[],
  { earlier = [], ...stamp }: CreditStamp & { earlier?: readonly Draft[] },
): Draft {
  const credited = { invoice, earlier };
  const credit = { ...startCredit(invoice, stamp), ...linesOf(credited, taken) };
  return settleLines(credit, credited);
}

function linesOf(
  { invoice, earlier }: Credited,
  taken: readonly RemainingLine[],
): Pick<Draft, 'lines' | 'allowances' | 'charges'> {
  const unit = currencyUnit(invoice.currency);
  const lines = taken.flatMap(({ index, quantity }): Line[] => {
    const line = invoice.lines[index];
    if (!line || !isPriced(line)) return [];
    return [{ ...line, quantity, discount: shareDiscount(line, quantity, unit) }];
  });
  const isRest = listRemainingLines(invoice, earlier).every(
    ({ index, quantity }) =>
      taken.some((one) => one.index === index && Number(one.quantity) === Number(quantity)) ||
      quantity === '0',
  );
  const allowances = prorateAllowances(invoice, lines, isRest ? earlier : []);
  return { lines, allowances, charges: [] };
}

/** The charges that nothing has given back, each with its rate. */
function listChargesLeft(lines: Draft, { invoice, earlier }: Credited): Draft['charges'] {
  const { adjustments, vatBreakdown } = computeTotals(invoice);
  const left = computeRemaining({ origins: [invoice], earlier: [...earlier, lines] });
  return adjustments.flatMap(({ isCharge, index, typedAmount, shares: [share] }) => {
    const [charge, group] = [invoice.charges[index], vatBreakdown[share?.vatIndex ?? -1]];
    const row = group && left.find((one) => rateKey(one) === rateKey(group));
    if (!isCharge || !charge || !row || typedAmount > typed(row, invoice)) return [];
    Object.assign(row, { taxableAmount: cents(row.taxableAmount - typedAmount) });
    return [{ ...charge, vatRate: toDecimal(row.rate, PERCENT_DECIMALS) }];
  });
}

/** Gives back an amount per rate, in the price mode of the invoice. */
export function convertAmountsToCredit(
  invoice: Draft,
  amounts: readonly { rate: Percent; amount: string }[],
  { earlier = [], ...stamp }: CreditStamp & { earlier?: readonly Draft[] },
): Draft {
  const name = `Réduction sur la facture ${nameOf(invoice)}`;
  const lines = amounts.map(({ rate, amount }) => ({
    ...lineOfRate(invoice, { rate, isDisbursement: false }),
    ...{ name, quantity: '1', unitPrice: amount },
  }));
  const credit = { ...startCredit(invoice, stamp), lines, allowances: [], charges: [] };
  return settleCents(credit, { invoice, earlier });
}

/** One line for each rate; of one at which only cents of VAT are left, a line of 0. */
function restOf({ invoice, earlier }: Credited): Pick<Draft, 'lines' | 'allowances' | 'charges'> {
  const name = `Reste de la facture ${nameOf(invoice)}`;
  const lines = listLeft({ invoice, earlier })
    .filter((row) => row.taxableAmount !== 0 || row.vatAmount !== 0)
    .map((row): Line => {
      const amount = typed(row, invoice);
      const unitPrice = amountText(cents(Math.abs(amount)), invoice.currency);
      const quantity = amount < 0 ? '-1' : '1';
      return { ...lineOfRate(invoice, row), name, quantity, unitPrice };
    });
  return { lines, allowances: [], charges: [] };
}

function lineOfRate(
  invoice: Draft,
  row: Pick<RateAmount, 'rate' | 'isDisbursement'>,
): Pick<PricedLine, 'kind' | 'unit' | 'vatRate' | 'exemption'> {
  const { vatBreakdown } = computeTotals(invoice);
  const exemption = vatBreakdown.find((one) => rateKey(one) === rateKey(row))?.exemption;
  return {
    kind: row.isDisbursement ? 'disbursement' : 'item',
    unit: 'LS',
    ...(chargesVat(invoice.vatRegime) &&
      !row.isDisbursement && { vatRate: toDecimal(row.rate, PERCENT_DECIMALS) }),
    ...(exemption && { exemption }),
  };
}

/** Each deposit gets its own number and date, since the avoir itself names only the balance. */
function nameDeposits(invoice: Draft): Draft['prepayments'] {
  const kept = depositInvoicesOf(invoice);
  return invoice.prepayments.flatMap((prepayment, index) => {
    if (!kept.includes(prepayment)) return [];
    const { number, issueDate } = depositInvoiceOf(invoice, index);
    return {
      ...prepayment,
      ...(number && { reference: number }),
      ...(issueDate && { issueDate }),
    };
  });
}

function startCredit(
  invoice: Draft,
  stamp: CreditStamp,
): Draft & { credit: NonNullable<Draft['credit']> } {
  const { quote: _quote, preceding: _preceding, ...references } = invoice.references;
  const { number, issueDate } = invoice;
  return {
    ...carryOver(invoice, stamp),
    kind: avoir.name,
    subtype: keepsNature(invoice) ? invoice.subtype : 'standard',
    payment: { ...invoice.payment, means: [], paidOn: undefined, retention: undefined },
    references: { ...references, preceding: [issueDate ? { number, issueDate } : { number }] },
    credit: {
      treatment: { kind: isPaidAtOnce(invoice) ? 'refund' : 'offset' },
      ...stamp.why,
    },
  };
}

/** Nothing is left to deduct its avoir from. */
function isPaidAtOnce({ payment }: Draft): boolean {
  return payment.means.includes('paid');
}

/** A deposit is given back under its own type (503). */
function fullSubtypeOf(invoice: Draft): Subtype {
  return invoice.subtype === 'deposit' || keepsNature(invoice) ? invoice.subtype : 'full';
}

/** A self-billed (261) or factored (396) invoice keeps its type in the avoir. */
function keepsNature({ subtype }: Draft): boolean {
  return subtype === 'self-billed' || subtype === 'factored';
}

function nameOf({ number, issueDate }: Draft): string {
  return issueDate ? `${number} du ${formatShortDate(issueDate)}` : number;
}
