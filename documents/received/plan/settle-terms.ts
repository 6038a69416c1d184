import type { PaymentPart } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { planPayment } from './plan-payment.ts';
import { readSkonto } from './read-skonto.ts';

/**
 * Gives an invoice its BT-20, BT-9 and BT-89 out of all its groups of payment terms. The groups are
 * kept where they say more.
 */
export function settleTerms(invoice: TolerantInvoice): TolerantInvoice {
  const { paymentParts: written = [], ...terms } = invoice;
  if (written.length === 0) return invoice;
  const parts = written.flatMap(readSkonto);
  const [only = {}, ...others] = parts;
  if (others.length === 0 && isPlain(only)) return withTerms(terms, only);
  const descriptions = new Set(parts.flatMap(({ description }) => description ?? []));
  const { dueDate } = planPayment({ ...terms, paymentParts: parts });
  const settled = withTerms(terms, {
    description: descriptions.size > 0 ? [...descriptions].join('\n') : undefined,
    dueDate: dueDate ?? parts.find((part) => part.dueDate)?.dueDate,
    mandateId: parts.find((part) => part.mandateId)?.mandateId,
  });
  return { ...settled, paymentParts: parts };
}

function isPlain(part: Tolerant<PaymentPart>): boolean {
  return Object.keys(part).every((key) => PLAIN.has(key));
}

function withTerms(
  terms: TolerantInvoice,
  { description, dueDate, mandateId }: NonNullable<TolerantInvoice['paymentTerms']>,
): TolerantInvoice {
  const stated = {
    ...terms.paymentTerms,
    ...(description === undefined ? {} : { description }),
    ...(dueDate === undefined ? {} : { dueDate }),
    ...(mandateId === undefined ? {} : { mandateId }),
  };
  return Object.keys(stated).length > 0 ? { ...terms, paymentTerms: stated } : terms;
}

const PLAIN: ReadonlySet<string> = new Set(['description', 'dueDate', 'mandateId']);
