import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, isReplaced, paymentsIn } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { computeGivenBack } from '../payments/given-back.ts';
import type { CashedEntry } from './cashed-entry.ts';
import { inEuros } from './in-euros.ts';
import { isOfPeriod, type Period } from './period.ts';
import { splitByActivity } from './split-by-activity.ts';

/** The day in France (YYYY-MM-DD) of a moment in milliseconds. */
export type DayOf = (moment: number) => string;

/**
 * All that was cashed in a period, each sum once, oldest first: payments; receipts of no payment;
 * deposits that a balance says paid; what is left of an invoice that is paid at once or marked
 * paid; less what was given back. In euros: documents in another currency without a rate are left
 * out.
 */
export function listCashed(
  nodes: Iterable<ChainNode>,
  { period, dayOf }: { period: Period; dayOf: DayOf },
): CashedEntry[] {
  const entries: CashedEntry[] = [];
  for (const node of nodes)
    for (const sum of listCashedSums(node, dayOf)) {
      const amount = isOfPeriod(sum.cashedOn, period) && inEuros(sum.amount, node);
      if (amount) entries.push(writeEntry(node, sum, amount));
    }
  return entries.sort(byDay);
}

/** Cents of the currency of its document; what was given back is negative. */
type CashedSum = Pick<CashedEntry, 'cashedOn' | 'means' | 'amount'>;

/** All money cashed through a document, unsorted. */
export function listCashedSums(node: ChainNode, dayOf: DayOf): CashedSum[] {
  const paid = node.payments.map(({ paidOn, means, amount }) => ({
    ...{ cashedOn: paidOn, means, amount },
  }));
  if (!isIssued(node)) return paid;
  if (!node.asksPayment) return [...paid, ...listReceived(node)];
  const cashed = [...paid, ...listDeposited(node), ...listSettled(node, dayOf)];
  return isReplaced(node) ? cashed : [...cashed, ...listToldBack(node)];
}

/** Money reported by a receipt or a quittance, except the payments it was made for. */
function listReceived(receipt: ChainNode): CashedSum[] {
  if (receipt.origins.some(isCovered)) return [];
  const ofPayments = receipt.origins.filter(({ node, paymentId }) =>
    node?.payments.some(({ id }) => id === paymentId),
  );
  const sums = receipt.received.map(({ paidOn, ...sum }) => ({ cashedOn: paidOn, ...sum }));
  const [first] = sums;
  if (!first || ofPayments.length === 0) return sums;
  const paidNumbers = new Set(ofPayments.map(({ node }) => node?.number));
  const others = receipt.names.settled.filter(({ number }) => !paidNumbers.has(number));
  const beside = sumCents(others.map(({ amount }) => amount));
  return [{ ...first, amount: cents(Math.min(first.amount, beside)) }];
}

/** The payments of the invoice make all of it: a receipt that names none of them is of all. */
function isCovered({ node, relation, paymentId }: ChainNode['origins'][number]): boolean {
  if (node === null || relation !== 'receipt' || paymentId !== null) return false;
  return paymentsIn(node) >= Math.max(1, computeInvoiceAmounts(node).asked);
}

/** Each day adds to payments, receipts and set-offs, up to what the deposit asks for. */
function listDeposited(deposit: ChainNode): CashedSum[] {
  const counted = deposit.deducted - computeInvoiceAmounts(deposit).told;
  let told = 0;
  return deposit.deductions.map(({ paidOn, amount }) => {
    const before = Math.max(told, counted);
    told += amount;
    return { cashedOn: paidOn, means: null, amount: cents(Math.max(0, told - before)) };
  });
}

function listSettled(invoice: ChainNode, dayOf: DayOf): CashedSum[] {
  const { markedAt, received } = invoice;
  const { settled: amount } = computeGivenBack(invoice);
  const [first] = received;
  if (first) return [{ cashedOn: first.paidOn, means: first.means, amount }];
  return markedAt === null ? [] : [{ cashedOn: dayOf(markedAt), means: null, amount }];
}

function listToldBack(invoice: ChainNode): CashedSum[] {
  return computeGivenBack(invoice).toldRefunds.map(({ paidOn, amount }) => ({
    ...{ cashedOn: paidOn, means: null, amount: cents(-amount) },
  }));
}

function writeEntry(node: ChainNode, { amount, ...sum }: CashedSum, euros: Cents): CashedEntry {
  const { id, number, kind, buyerName, subject, currency } = node;
  const invoice = node.origins.find(({ relation }) => relation === 'receipt')?.node ?? node;
  return {
    ...{ id, number, kind, subject, clientName: buyerName, ...sum },
    ...{ amount: euros, activities: splitByActivity(euros, invoice.book) },
    original: currency === 'EUR' ? null : { amount, currency },
  };
}

function byDay(a: CashedEntry, b: CashedEntry): number {
  return (
    a.cashedOn.localeCompare(b.cashedOn) ||
    a.number.localeCompare(b.number, 'en') ||
    a.amount - b.amount
  );
}
