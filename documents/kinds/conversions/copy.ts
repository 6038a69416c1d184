import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { carryOver, keepDelay, type Stamp } from './carry-over.ts';

/**
 * A copy with a new number and date and the same delays, which may be for another client: without
 * payments, and without the quote and the invoices that it gives back, settles or continues.
 */
export function duplicateDraft(draft: Draft, stamp: Stamp): Draft {
  const {
    title,
    intro,
    outro,
    attachments,
    privateNotes,
    validUntil,
    quote,
    credit,
    receipt,
    rent,
  } = draft;
  const traits = subtypeOf(requireKind(draft.kind), draft.subtype);
  const isFollowing = traits.needsPreceding && !traits.isCredit;
  const { preceding: _preceding, ...references } = draft.references;
  return {
    ...carryOver(draft, stamp),
    ...keepGiven({ title, intro, outro, attachments, privateNotes, quote }),
    ...(credit && {
      credit: { ...credit, vatRounding: undefined, treatment: { kind: credit.treatment.kind } },
    }),
    ...(receipt && { receipt: unpaidReceipt(receipt) }),
    ...(rent && { rent: { ...rent, payments: [] } }),
    ...(validUntil ? { validUntil: keepDelay(validUntil, draft.issueDate, stamp.today) } : {}),
    subtype: isFollowing || draft.situation ? 'standard' : draft.subtype,
    dueDate: stamp.dueDate ?? keepDelay(draft.dueDate, draft.issueDate, stamp.today),
    payment: { ...draft.payment, means: unpaidMeans(draft), paidOn: undefined },
    references,
  };
}

/** The invoice that cancels and replaces another (type 384), which it names. */
export function convertInvoiceToCorrective(invoice: Draft, stamp: Stamp): Draft {
  const { number, issueDate } = invoice;
  const copy = duplicateDraft(invoice, stamp);
  return {
    ...copy,
    subtype: 'corrective',
    ...sameSale(invoice),
    references: {
      ...copy.references,
      preceding: [issueDate ? { number, issueDate } : { number }],
    },
  };
}

/**
 * The invoice that replaces a wrong one after its avoir: same content, new number and date. Unlike
 * a duplicate it belongs to the same sale, so it keeps its subtype, its deposits and the invoices
 * it names.
 */
export function convertInvoiceToReplacement(invoice: Draft, stamp: Stamp): Draft {
  const { preceding } = invoice.references;
  const copy = duplicateDraft(invoice, stamp);
  return {
    ...copy,
    subtype: invoice.subtype,
    ...sameSale(invoice),
    references: preceding ? { ...copy.references, preceding } : copy.references,
  };
}

/** What a copy for another sale loses. */
function sameSale({ prepayments, lines, situation }: Draft) {
  return { prepayments, lines, ...(situation && { situation }) };
}

function unpaidMeans({ payment }: Draft): PaymentMeans[] {
  const means = payment.means.filter((one) => one !== 'paid');
  return means.length > 0 || payment.means.length === 0 ? means : ['transfer'];
}

function unpaidReceipt({
  paidOn: _paidOn,
  means: _means,
  reference: _reference,
  bank: _bank,
  remainingDue: _remainingDue,
  ...receipt
}: NonNullable<Draft['receipt']>): NonNullable<Draft['receipt']> {
  return { ...receipt, invoices: [] };
}

function keepGiven<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>; // the same keys, fewer of them
}
