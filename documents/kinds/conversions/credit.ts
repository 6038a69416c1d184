import { avoir } from '#documents/kinds/avoir.ts';
import { listRemainingLines, type RemainingLine } from '#documents/law/rules/credit/remaining.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { depositInvoiceOf } from '#documents/model/deposit-invoice.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { CreditReason } from '#documents/model/fields/credit.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import type { Subtype } from '#documents/model/subtypes.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { depositInvoicesOf } from '#documents/totals/billed.ts';
import { prorateAllowances } from '#documents/totals/prorate-allowances.ts';
import { shareDiscount } from '#documents/totals/share-discount.ts';
import { carryOver, type Stamp } from './carry-over.ts';

export type CreditStamp = Stamp & { why?: CreditWhy };

export type CreditWhy = { reason: CreditReason; explanation?: string };

/**
 * Gives back a whole invoice, amount by amount, so that each rate sums to zero (CGI 289, I-5; 272,
 * 1). The deposits it deducts stay invoiced.
 */
export function convertInvoiceToCredit(invoice: Draft, stamp: CreditStamp): Draft {
  return {
    ...startCredit(invoice, stamp),
    subtype: fullSubtypeOf(invoice),
    prepayments: nameDeposits(invoice),
    ...(invoice.rounding && !invoice.payment.means.includes('paid')
      ? { rounding: invoice.rounding }
      : {}),
  };
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
  return { ...startCredit(invoice, stamp), lines, allowances, charges: [] };
}

/** Gives back an amount per rate, in the price mode of the invoice. */
export function convertAmountsToCredit(
  invoice: Draft,
  amounts: readonly { rate: Percent; amount: string }[],
  stamp: CreditStamp,
): Draft {
  const lines = amounts.map(
    ({ rate, amount }): Line => ({
      kind: 'item',
      name: `Réduction sur la facture ${nameOf(invoice)}`,
      quantity: '1',
      unit: 'LS',
      unitPrice: amount,
      ...(chargesVat(invoice.vatRegime) ? { vatRate: toDecimal(rate, PERCENT_DECIMALS) } : {}),
    }),
  );
  return { ...startCredit(invoice, stamp), lines, allowances: [], charges: [] };
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

function startCredit(invoice: Draft, stamp: CreditStamp): Draft {
  const { quote: _quote, preceding: _preceding, ...references } = invoice.references;
  const { number, issueDate } = invoice;
  return {
    ...carryOver(invoice, stamp),
    kind: avoir.name,
    subtype: keepsNature(invoice) ? invoice.subtype : 'standard',
    payment: { ...invoice.payment, means: [], paidOn: undefined, retention: undefined },
    references: { ...references, preceding: [issueDate ? { number, issueDate } : { number }] },
    credit: {
      treatment: { kind: 'offset' },
      ...stamp.why,
    },
  };
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
