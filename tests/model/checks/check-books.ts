import { seriesPrefixOf } from '#documents/dossier';
import type { Log } from '../log.ts';
import type { IssuedRow, ModelCheck, Outcome } from './outcome.ts';

/** What is due and what was received, summed from what was done, and not by the application. */
export const checkBooks: ModelCheck = (outcome) => {
  const [shown = []] = outcome.shown;
  return outcome.issued.filter(isInvoice).flatMap((row) => {
    const picture = shown.find(({ id }) => id === row.id);
    if (!picture) return [`${row.number} is not shown.`];
    const received = sumReceived(outcome, row.id);
    const left = Math.max(0, row.total - sumOf(outcome, row.id, 'credit') - received);
    const due = picture.mark === 'paid' ? 0 : left;
    return [
      ...(picture.due === due ? [] : [`${row.number} owes ${picture.due}, not ${due}.`]),
      ...(picture.received === received
        ? []
        : [`${row.number} has received ${picture.received}, not ${received}.`]),
    ];
  });
};

function isInvoice({ series }: IssuedRow): boolean {
  const prefix = seriesPrefixOf({ kind: 'facture-auto-entrepreneur', subtype: 'standard' });
  return series.endsWith(` ${prefix}`);
}

/** Payments, less those taken back, and receipts that are of none. */
function sumReceived({ log, issued }: Outcome, id: string): number {
  const payments = [...log.payments].filter(([, { documentId }]) => documentId === id);
  const taken = new Set(payments.flatMap(([, { corrects }]) => corrects ?? []));
  const paid = payments
    .filter(([payment, { corrects }]) => corrects === null && !taken.has(payment))
    .reduce((sum, [, { amount }]) => sum + amount, 0);
  return paid + sumOf({ log, issued }, id, 'receipt');
}

/** The issued avoirs or receipts on an invoice. */
function sumOf(
  { log, issued }: { log: Log; issued: readonly IssuedRow[] },
  id: string,
  kind: 'credit' | 'receipt',
): number {
  return issued
    .filter((row) => {
      const origin = log.documents.get(row.id)?.origin;
      return origin?.id === id && origin.kind === kind && !origin.isOfPayment;
    })
    .reduce((sum, { total }) => sum + total, 0);
}
