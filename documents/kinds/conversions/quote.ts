import { factureAutoEntrepreneur } from '#documents/kinds/facture-auto-entrepreneur.ts';
import { factureTva } from '#documents/kinds/facture-tva.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import type { KindName } from '#documents/model/subtypes.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { amountText } from '#documents/money/amount-text.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { applyPercent, removeTax } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatPercent } from '#documents/money/format.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import type { VatSubtotal } from '#documents/totals/totals.ts';
import { carryOver, continueFrom, expectedDueDate, type Stamp } from './carry-over.ts';
import {
  type DepositPayment,
  negate,
  rateText,
  tellPayment,
  toPrepayment,
} from './to-prepayment.ts';

/** Percent of the quote, or an amount including tax. */
export type DepositShare = { percent: string } | { amount: string };

/** The invoice of a whole quote: chosen options become lines, the others are removed. */
export function convertQuoteToInvoice(quote: Draft, stamp: Stamp): Draft {
  const draft = carryOver(takeOptions(quote), stamp);
  return {
    ...draft,
    kind: invoiceKindOf(quote),
    subtype: 'standard',
    dueDate: expectedDueDate(stamp),
    references: { ...withoutPreceding(quote), quote: referenceTo(quote) },
  };
}

/**
 * A deposit on a quote (CGI 289, I-1-c): one line per rate, shared to the cent in proportion to
 * what remains of each rate, so that deposits and final invoice add up to the quote. `earlier` are
 * the deposits already invoiced, and `givenBack` the avoirs on them.
 */
export function convertQuoteToDeposit(
  quote: Draft,
  share: DepositShare,
  stamp: Stamp & { earlier?: readonly Draft[]; givenBack?: readonly Draft[] },
): Draft {
  const unit = currencyUnit(quote.currency);
  const { vatBreakdown, taxInclusiveTotal } = computeTotals(takeOptions(quote));
  const taken = stamp.earlier?.flatMap((deposit) => computeTotals(deposit).vatBreakdown) ?? [];
  const back = stamp.givenBack?.flatMap((avoir) => computeTotals(avoir).vatBreakdown) ?? [];
  const earlier = [...taken, ...back.map(negate)];
  const left = taxInclusiveTotal - sumCents(earlier.map((row) => row.taxInclusiveAmount));
  const wanted =
    'percent' in share
      ? capAtLeft(applyPercent(taxInclusiveTotal, requirePercent(share.percent), unit), left)
      : requireCents(share.amount, unit);
  const rows = shareByRate(vatBreakdown, wanted, { earlier, unit });
  const priceMode = rows.every((row) => isExactWithoutTax(row, unit)) ? 'net' : 'gross';
  const name = nameDeposit(quote, share);
  return {
    ...continueFrom(convertQuoteToInvoice(quote, stamp), stamp.earlier?.at(-1)),
    subtype: 'deposit',
    priceMode,
    lines: rows.map((row) => toLine(quote, row, { name, priceMode })),
    allowances: [],
    charges: [],
    supply: undefined,
  };
}

/**
 * The final invoice: everything sold, less each deposit with its tax, or what its avoirs left of
 * it. `givenBack` are these avoirs, and `received` the day and means of the payment, deposit by
 * deposit.
 */
export function convertQuoteToFinal(
  quote: Draft,
  deposits: readonly Draft[],
  { givenBack = [], received = [], ...stamp }: Stamp & DepositsTold,
): Draft {
  const invoice = continueFrom(convertQuoteToInvoice(quote, stamp), deposits.at(-1));
  if (deposits.length === 0) return invoice;
  return {
    ...invoice,
    subtype: 'final',
    prepayments: deposits.map((deposit, index) => ({
      ...toPrepayment(deposit, givenBack[index]),
      ...tellPayment(deposit, received[index] ?? null),
    })),
    references: { ...invoice.references, preceding: deposits.map(referenceTo) },
  };
}

/** What is known of deposits beside their invoices, in the same order; null when nothing is. */
type DepositsTold = {
  givenBack?: readonly (readonly Draft[])[];
  received?: readonly (DepositPayment | null)[];
};

/** Rounded percentages may exceed the remainder by a cent although they add up to less than 100. */
function capAtLeft(wanted: Cents, left: number): Cents {
  return wanted > 0 ? cents(Math.min(wanted, Math.max(0, left))) : wanted;
}

type DepositRow = { group: VatSubtotal; taxInclusiveAmount: Cents };

/** In proportion to the remainder of each rate, so that asking for everything leaves nothing. */
function shareByRate(
  vatBreakdown: readonly VatSubtotal[],
  wanted: Cents,
  { earlier, unit }: { earlier: readonly VatSubtotal[]; unit: number },
): DepositRow[] {
  const left = vatBreakdown.map((group) => {
    const taken = earlier.filter((one) => isSameGroup(one, group));
    return group.taxInclusiveAmount - sumCents(taken.map((one) => one.taxInclusiveAmount));
  });
  return shareByWeight(wanted, left, unit)
    .map((amount, index) => ({ group: vatBreakdown[index], taxInclusiveAmount: cents(amount) }))
    .filter((row): row is DepositRow => row.group !== undefined && row.taxInclusiveAmount !== 0);
}

function isSameGroup(a: VatSubtotal, b: VatSubtotal): boolean {
  return (
    a.rate === b.rate &&
    a.isDisbursement === b.isDisbursement &&
    a.exemption?.code === b.exemption?.code &&
    a.exemption?.reason === b.exemption?.reason
  );
}

function isExactWithoutTax({ group, taxInclusiveAmount }: DepositRow, unit: number): boolean {
  const base = removeTax(taxInclusiveAmount, group.rate, unit);
  return base + applyPercent(base, group.rate, unit) === taxInclusiveAmount;
}

/** If more is taken back than sold, the quantity is negative, not the price (BR-27). */
function toLine(
  { vatRegime, currency }: Draft,
  { group, taxInclusiveAmount }: DepositRow,
  { name, priceMode }: { name: string; priceMode: 'net' | 'gross' },
): Line {
  const amount =
    priceMode === 'net'
      ? removeTax(taxInclusiveAmount, group.rate, currencyUnit(currency))
      : taxInclusiveAmount;
  return {
    kind: group.isDisbursement ? 'disbursement' : 'item',
    name,
    quantity: amount < 0 ? '-1' : '1',
    unit: 'LS',
    unitPrice: amountText(cents(Math.abs(amount)), currency),
    ...(chargesVat(vatRegime) && !group.isDisbursement ? { vatRate: rateText(group.rate) } : {}),
    ...(group.exemption ? { exemption: group.exemption } : {}),
  };
}

function nameDeposit(quote: Draft, share: DepositShare): string {
  const part = 'percent' in share ? ` de ${formatPercent(requirePercent(share.percent))}` : '';
  const date = quote.issueDate ? ` du ${formatShortDate(quote.issueDate)}` : '';
  return `Acompte${part} sur devis ${quote.number}${date}`.trim();
}

/** The invoice without VAT only when the other one does not offer the regime. */
function invoiceKindOf({ vatRegime }: Draft): KindName {
  return factureTva.vatRegimes.includes(vatRegime) ? factureTva.name : factureAutoEntrepreneur.name;
}

export function referenceTo({ number, issueDate }: Draft): DocumentReference {
  return issueDate ? { number, issueDate } : { number };
}

function withoutPreceding({ references }: Draft): Draft['references'] {
  const { preceding: _preceding, ...rest } = references;
  return rest;
}
