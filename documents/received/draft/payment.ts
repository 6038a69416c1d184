import type { DraftInput } from '#documents/model/draft.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#documents/model/fields/payment.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import { readCents } from './amount.ts';
import { readFrame } from './frame.ts';
import { readPaymentNotes, readRetention } from './payment-notes.ts';
import { toTermsInWords } from './payment-terms.ts';
import { fitDate, fitIdentifier, fitText } from './values.ts';

type PaymentInput = NonNullable<DraftInput['payment']>;

/** BG-16 to BG-19, BT-20, and the notes on late and early payment. */
export function toPayment(
  invoice: TolerantInvoice,
  debtor: 'professional' | 'public' | undefined,
): PaymentInput {
  const { paymentTerms = {}, paymentReference, number } = invoice;
  const isPaid = statesPaid(invoice);
  const reference = fitText(paymentReference, 'payment.reference');
  return {
    means: [...meansOf(invoice), ...(isPaid ? (['paid'] as const) : [])],
    ...readPaymentNotes(invoice, debtor),
    terms: toTermsInWords(invoice),
    paidOn: isPaid ? fitDate(paymentTerms.dueDate) : undefined,
    reference: reference === number ? undefined : reference,
    card: toCard(invoice),
    mandate: toMandate(invoice),
    retention: readRetention(invoice),
  };
}

/** Cadre 2 (BR-FR-CO-09): paid in full before the invoice was issued. */
export function statesPaid(invoice: TolerantInvoice): boolean {
  const { totals = {} } = invoice;
  const prepaid = readCents(totals.prepaidTotal) ?? 0;
  return readFrame(invoice).isPaid && readCents(totals.payableAmount) === 0 && prepaid > 0;
}

/** The means named in BT-82 if in our wording, else the one of BT-81. */
function meansOf({ paymentMeans }: TolerantInvoice): PaymentMeans[] {
  if (!paymentMeans) return [];
  const named = (paymentMeans.text ?? '')
    .split(', ')
    .map((label) => PAYMENT_MEANS.find((means) => frenchLabels.payment.means[means] === label));
  const known = named.filter((means) => means !== undefined);
  if (known.length === named.length) return known;
  const coded = meansOfCode(paymentMeans.code);
  if (coded) return [coded];
  return paymentMeans.iban ? ['transfer'] : [];
}

/** BT-81 (UNTDID 4461); several codes map to one means. */
export function meansOfCode(code = ''): PaymentMeans | undefined {
  return MEANS_BY_CODE[code];
}

/** BT-87: four to six last digits, never the whole number (BR-51). */
function toCard({ paymentMeans }: TolerantInvoice): PaymentInput['card'] {
  const lastDigits = /(\d{4,6})$/.exec(paymentMeans?.card?.number ?? '')?.[1];
  return lastDigits
    ? { lastDigits, holder: fitText(paymentMeans?.card?.holder, 'payment.card.holder') }
    : undefined;
}

function toMandate({
  paymentTerms,
  creditorId,
  paymentMeans,
}: TolerantInvoice): PaymentInput['mandate'] {
  const reference = fitText(paymentTerms?.mandateId, 'payment.mandate.reference');
  const creditor = fitIdentifier(creditorId, 'payment.mandate.creditorId');
  const debtorIban = fitIdentifier(paymentMeans?.debtorIban, 'payment.mandate.debtorIban');
  return reference || creditor || debtorIban
    ? { reference: reference ?? '', creditorId: creditor ?? '', debtorIban }
    : undefined;
}

const MEANS_BY_CODE: Readonly<Record<string, PaymentMeans>> = {
  10: 'cash',
  20: 'cheque',
  30: 'transfer',
  31: 'transfer',
  42: 'transfer',
  48: 'card',
  49: 'direct-debit',
  54: 'card',
  55: 'card',
  57: 'transfer',
  58: 'transfer',
  59: 'direct-debit',
  68: 'link',
  ZZZ: 'transfer',
};
