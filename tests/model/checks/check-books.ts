import { seriesPrefixOf } from '#documents/dossier';
import type { Log } from '../log.ts';
import type { Shown } from '../look.ts';
import type { IssuedRow, ModelCheck, Outcome } from './outcome.ts';

/** What is due, received and cashed, summed from what was done, and not by the application. */
export const checkBooks: ModelCheck = (outcome) => {
  const [shown = []] = outcome.shown;
  return outcome.issued.flatMap((row) => {
    const picture = shown.find(({ id }) => id === row.id);
    if (!picture) return isInvoice(row) ? [`${row.number} is not shown.`] : [];
    const wanted = isInvoice(row) ? sumInvoice(outcome, row, picture) : sumReceipt(outcome, row);
    return Object.entries(wanted).flatMap(([name, sum]) => {
      const told = picture[name as keyof typeof wanted]; // its own keys
      return told === sum ? [] : [`${row.number}: ${name} is ${told}, not ${sum}.`];
    });
  });
};

type Sums = Partial<Record<'due' | 'owedBack' | 'received' | 'cashed', number>>;

function sumInvoice(outcome: Outcome, invoice: IssuedRow, { mark, markedAt }: Shown): Sums {
  const { id, total } = invoice;
  const { came, gone } = sumPayments(outcome, id);
  const receipts = sumReceipts(outcome, invoice);
  const asked = total - sumCredits(outcome, invoice);
  const isPaid = mark === 'paid';
  const before = outcome.issued.filter(({ issuedAt }) => issuedAt <= (markedAt ?? 0));
  const marked = isPaid ? total - sumCredits({ ...outcome, issued: before }, invoice) : 0;
  const settled = Math.max(0, marked - came - receipts);
  const received = came + receipts - gone;
  return {
    received,
    due: isPaid ? 0 : Math.max(0, asked - received),
    owedBack: Math.max(0, received + settled - asked),
    cashed: came - gone + settled,
  };
}

/** A receipt of a payment is that payment; one of none too, once payments make the invoice. */
function sumReceipt(outcome: Outcome, { id, total }: IssuedRow): Sums {
  const origin = outcome.log.documents.get(id)?.origin;
  if (origin?.kind !== 'receipt') return {};
  const invoice = outcome.issued.find((row) => row.id === origin.id);
  if (!invoice) return {};
  const asked = Math.max(1, invoice.total - sumCredits(outcome, invoice));
  const isOfPayments = origin.isOfPayment || sumPayments(outcome, invoice.id).came >= asked;
  return { cashed: isOfPayments ? 0 : total };
}

function isInvoice({ series }: IssuedRow): boolean {
  const prefix = seriesPrefixOf({ kind: 'facture-auto-entrepreneur', subtype: 'standard' });
  return series.endsWith(` ${prefix}`);
}

/** What came in and what was given back, less what was taken back. */
function sumPayments({ log }: Outcome, id: string): { came: number; gone: number } {
  const payments = [...log.payments].filter(([, { documentId }]) => documentId === id);
  const taken = new Set(payments.flatMap(([, { corrects }]) => corrects ?? []));
  const amounts = payments
    .filter(([payment, { corrects }]) => corrects === null && !taken.has(payment))
    .map(([, { amount }]) => amount);
  const sum = (some: number[]) => some.reduce((total, amount) => total + amount, 0);
  return {
    came: sum(amounts.filter((amount) => amount > 0)),
    gone: -sum(amounts.filter((amount) => amount < 0)),
  };
}

type Issued = { log: Log; issued: readonly IssuedRow[] };

/** A copy of an avoir names its invoice too. */
function sumCredits({ issued }: Issued, { number }: IssuedRow): number {
  return sumTotals(issued.filter(({ credits }) => credits.includes(number)));
}

/** The receipts that name an invoice, and are of no payment: a copy of one counts too. */
function sumReceipts({ log, issued }: Issued, { number }: IssuedRow): number {
  return sumTotals(
    issued.filter(
      ({ id, settles }) => settles.includes(number) && !log.documents.get(id)?.origin?.isOfPayment,
    ),
  );
}

function sumTotals(rows: readonly IssuedRow[]): number {
  return rows.reduce((sum, { total }) => sum + total, 0);
}
