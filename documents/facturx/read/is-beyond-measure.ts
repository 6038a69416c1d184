import type { TolerantInvoice } from './tolerant-invoice.ts';

/**
 * More of something than any invoice has: what follows compares such lists with themselves. Lines
 * are judged apart.
 */
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
