import type { TolerantInvoice } from './tolerant-invoice.ts';

/** Whether a list (not the lines) is longer than any real invoice’s: later steps are quadratic. */
export function isBeyondMeasure(invoice: TolerantInvoice): boolean {
  const { notes, attachments, allowances, charges, vatBreakdown, precedingInvoices } = invoice;
  const { advancePayments, outline, lines = [] } = invoice;
  const lists = [notes, attachments, allowances, charges, vatBreakdown, precedingInvoices];
  const ofLines = (outline?.map(({ line }) => line) ?? lines).flatMap((line) => [
    line.allowances,
    line.charges,
    line.attributes,
  ]);
  return [...lists, advancePayments, ...ofLines].some(
    (list) => list !== undefined && list.length > MAX_ITEMS,
  );
}

const MAX_ITEMS = 500;
