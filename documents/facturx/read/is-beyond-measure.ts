import type { TolerantInvoice } from './tolerant-invoice.ts';

/**
 * More of something than any invoice has: what follows compares such lists with themselves. Lines
 * are judged apart.
 */
export function isBeyondMeasure(invoice: TolerantInvoice): boolean {
  const { notes, attachments, allowances, charges, vatBreakdown, precedingInvoices } = invoice;
  const lists = [notes, attachments, allowances, charges, vatBreakdown, precedingInvoices];
  const ofLines = (invoice.lines ?? []).flatMap((line) => [
    line.allowances,
    line.charges,
    line.attributes,
  ]);
  return [...lists, ...ofLines].some((list) => list !== undefined && list.length > MAX_ITEMS);
}

const MAX_ITEMS = 500;
