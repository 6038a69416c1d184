import { cents, type Percent, sumCents } from '#documents/money/amounts.ts';
import { isReplaced } from '../amounts-due.ts';
import { type ChainNode, originOf } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { issuedCreditsOf } from '../payments/credits.ts';
import { isSetElsewhere } from '../payments/set-elsewhere.ts';
import { type BookRate, scale, subtract, sumTaxed, type TaxedAmount } from './book-rate.ts';
import { inEuros } from './in-euros.ts';
import type { DayOf } from './list-cashed.ts';
import { isSold } from './list-sales.ts';
import { listMoney, listSetOffMoney } from './list-set-off-money.ts';
import { isOfPeriod, type Period } from './period.ts';

/** VAT that falls due at a rate, in cents of a euro. */
export type VatDue = {
  rate: Percent;
  /** Due on the invoice: goods, and services whose seller opted for debits. */
  onInvoice: TaxedAmount;
  /** Due once cashed: other services, and deposits. */
  onCash: TaxedAmount;
};

/**
 * The VAT that falls due in a period by rate, highest first (CGI 269, 2). What is cashed of an
 * invoice has its part of each rate; an avoir, and what is paid back, lower it. Documents in
 * another currency without a rate are left out, and so is the VAT of other states.
 */
export function listVatDue(
  nodes: Iterable<ChainNode>,
  { period, dayOf }: { period: Period; dayOf: DayOf },
): VatDue[] {
  const all = [...nodes].filter((node) => node.book !== null && isIssued(node));
  const sums = new Map<Percent, VatDue>();
  const add = (where: 'onInvoice' | 'onCash', { day, rate, ...amount }: DueRate) => {
    if (!isOfPeriod(day, period)) return;
    const known = sums.get(rate) ?? { rate, onInvoice: NOTHING, onCash: NOTHING };
    sums.set(rate, { ...known, [where]: sumTaxed(known[where], amount) });
  };
  for (const node of all) {
    for (const one of listInvoiced(node)) add('onInvoice', one);
    for (const one of listOnCash(node, dayOf)) add('onCash', one);
  }
  return [...sums.values()].filter(isSome).sort((a, b) => b.rate - a.rate);
}

function isSome({ onInvoice, onCash }: VatDue): boolean {
  return [onInvoice, onCash].some((one) => one.taxableAmount !== 0 || one.vatAmount !== 0);
}

type DueRate = BookRate & { day: string };

function listInvoiced(node: ChainNode): DueRate[] {
  if (!isSold(node) || node.book?.vatCountry !== null) return [];
  const onCash = new Map(cashRatesOf(node).map((row) => [row.rate, row]));
  return ratesInEuros(node, node.book?.rates ?? [])
    .filter(({ vatAmount }) => vatAmount !== 0)
    .map((row) => ({ ...subtract(row, onCash.get(row.rate)), day: node.issueDate }));
}

/** In euros. An avoir takes back of what was due once cashed as much as its invoice had of it. */
function cashRatesOf(node: ChainNode): BookRate[] {
  const { rates = [], onCash = [] } = node.book ?? {};
  const invoice = originOf(node, 'credit')?.book;
  if (!invoice) return ratesInEuros(node, onCash);
  const shares = ratesInEuros(node, rates).map((row) => {
    const [part, whole] = [invoice.onCash, invoice.rates].map(
      (one) => findRate(one, row)?.vatAmount,
    );
    return scale(row, whole && whole > 0 ? { part: part ?? 0, whole } : { part: 0, whole: 1 });
  });
  return shares.filter(({ vatAmount }) => vatAmount !== 0);
}

function listOnCash(node: ChainNode, dayOf: DayOf): DueRate[] {
  const rates = cashRatesOf(node);
  if (rates.length === 0) return [];
  if (!node.asksPayment) return listUntied(node, rates);
  const advance = cents((node.amount ?? node.payable) - node.payable);
  const received = [
    { day: node.issueDate, amount: advance },
    ...listMoney(node, dayOf),
    ...listSetOffMoney(node, dayOf),
  ];
  const credits = isReplaced(node) ? [] : issuedCreditsOf(node);
  const days = [...received.map(({ day }) => day), ...credits.map(({ issueDate }) => issueDate)];
  let before: readonly BookRate[] = [];
  return [...new Set(days)].sort().flatMap((day) => {
    const until = credits.filter(({ issueDate }) => issueDate <= day);
    const cashed = sumCents(received.filter((one) => one.day <= day).map(({ amount }) => amount));
    const asked = (node.amount ?? 0) - sumCents(until.map(({ amount }) => amount ?? cents(0)));
    const part = Math.max(0, Math.min(cashed, asked));
    const left = until.flatMap(cashRatesOf).reduce(addRate, rates);
    const due = left.map((row) => scale(row, { part, whole: Math.max(1, asked) }));
    const changed = due.map((row) => ({ ...subtract(row, findRate(before, row)), day }));
    before = due;
    return changed;
  });
}

/** An avoir on an invoice that is not known: it lowers the tax if it says that money was there. */
function listUntied(avoir: ChainNode, rates: readonly BookRate[]): DueRate[] {
  const { treatment, issueDate } = avoir;
  if (originOf(avoir, 'credit') || treatment === null) return [];
  if (treatment.kind === 'offset' && !isSetElsewhere(avoir)) return [];
  const day = treatment.kind === 'refund' ? (treatment.date ?? issueDate) : issueDate;
  return rates.map((row) => ({ ...row, day }));
}

/** Empty without a rate of exchange. */
function ratesInEuros(node: ChainNode, rates: readonly BookRate[]): BookRate[] {
  return rates.flatMap(({ rate, ...amounts }) => {
    const taxableAmount = inEuros(amounts.taxableAmount, node);
    const vatAmount = inEuros(amounts.vatAmount, node);
    return taxableAmount === null || vatAmount === null ? [] : [{ rate, taxableAmount, vatAmount }];
  });
}

function addRate(rows: readonly BookRate[], added: BookRate): readonly BookRate[] {
  return rows.map((row) => (row.rate === added.rate ? { ...row, ...sumTaxed(row, added) } : row));
}

function findRate(rows: readonly BookRate[], { rate }: BookRate): BookRate | undefined {
  return rows.find((row) => row.rate === rate);
}

const NOTHING: TaxedAmount = { taxableAmount: cents(0), vatAmount: cents(0) };
