import {
  computeInvoiceAmounts,
  hasNothingDue,
  listUnreceipted,
} from '#documents/dossier/amounts-due.ts';
import type { ChainNode } from '#documents/dossier/chain-node.ts';
import type { Relation } from '#documents/dossier/document-link.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import type { Payment } from '#documents/dossier/payments/payment.ts';
import { listStandingPayments } from '#documents/dossier/payments/standing-payments.ts';
import { keepRecordIds, type RecordIds } from '#documents/dossier/record-ids.ts';
import { contentOf } from '#documents/dossier/stored-draft.ts';
import { convertQuoteToAmendment } from '#documents/kinds/conversions/amendment.ts';
import {
  convertInvoiceToCorrective,
  convertInvoiceToReplacement,
  duplicateDraft,
} from '#documents/kinds/conversions/copy.ts';
import {
  type CreditStamp,
  type CreditWhy,
  convertAmountsToCredit,
  convertInvoiceToCredit,
  convertLinesToCredit,
  convertRestToCredit,
} from '#documents/kinds/conversions/credit.ts';
import {
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type DepositShare,
} from '#documents/kinds/conversions/quote.ts';
import {
  convertInvoiceToReceipt,
  convertPaymentToReceipt,
} from '#documents/kinds/conversions/receipt.ts';
import { convertRentToInvoice } from '#documents/kinds/conversions/rent-invoice.ts';
import type { Done } from '#documents/kinds/conversions/situation/cumulate.ts';
import {
  convertQuoteToSituation,
  type SituationTerms,
} from '#documents/kinds/conversions/situation/situation.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isRebate } from '#documents/model/is-rebate.ts';
import { type Cents, type Percent, sumCents } from '#documents/money/amounts.ts';
import type { FollowUpSource } from './follow-up-source.ts';
import { depositsOf, formerDepositsOf } from './invoiced-quote.ts';

/** See `prepareNextMonth` for the next month. */
export type FollowUpRequest =
  | { kind: 'invoice' | 'duplicate' | 'amendment' }
  /** `isRebate`: what avoirs gave back on its deposits lowers the price. */
  | { kind: 'final'; isRebate?: boolean }
  /** Without an id, the first payment that has no receipt; null: what was paid beside them. */
  | { kind: 'receipt'; paymentId?: string | null }
  | { kind: 'deposit'; share: DepositShare }
  | ({ kind: 'situation'; done: Done } & SituationTerms)
  | { kind: 'credit'; taken: CreditTaken; why?: CreditWhy }
  | { kind: 'correction'; by: 'credit' | 'corrective' };

export type CreditTaken =
  | 'all'
  | { lines: readonly { index: number; quantity: string }[] }
  | { amounts: readonly { rate: Percent; amount: string }[] };

/** Still without a number; a duplicate has no relation. */
export type Prepared = RecordIds & Made;

/**
 * The documents that a request creates, the one to open first. A correction by avoir gives back the
 * invoice as it was issued and replaces it with the current draft. `today` is YYYY-MM-DD.
 */
export function prepareFollowUp(
  source: FollowUpSource,
  request: FollowUpRequest,
  today: string,
): Prepared[] {
  const from = contentOf(source.stored);
  return convert(source, request, today).map((made) => ({
    ...made,
    ...keepRecordIds(source.stored, { from, to: made.draft }),
  }));
}

type Made = { draft: Draft; relation: Relation | null; paymentId?: string };

function convert(source: FollowUpSource, request: FollowUpRequest, today: string): Made[] {
  const { stored, deposits, givenBack, received, credits } = source;
  const [issued, current] = [contentOf(stored), stored.draft];
  const stamp = { number: '', today };
  switch (request.kind) {
    case 'invoice':
      return [{ draft: toInvoice(current, stamp), relation: 'invoice' }];
    case 'deposit': {
      const made = convertQuoteToDeposit(current, request.share, {
        ...stamp,
        earlier: deposits,
        givenBack: givenBack.flat().filter((avoir) => !isRebate(avoir)),
      });
      return [{ draft: made, relation: 'deposit' }];
    }
    case 'situation': {
      const made = prepareSituation(source, request, stamp);
      return [{ draft: supplyOn(made, today), relation: 'situation' }];
    }
    case 'amendment':
      return [{ draft: convertQuoteToAmendment(issued, stamp), relation: 'amendment' }];
    case 'final': {
      const kept = request.isRebate ? [] : givenBack;
      const made = convertQuoteToFinal(current, deposits, { ...stamp, givenBack: kept, received });
      return [{ draft: supplyOn(made, today), relation: 'final' }];
    }
    case 'receipt':
      return [prepareReceipt(source, request.paymentId, stamp)];
    case 'credit': {
      const { taken, why } = request;
      const made = credit(issued, taken, { ...stamp, why, earlier: credits });
      return [{ draft: giveBack(source.node, made), relation: 'credit' }];
    }
    case 'correction':
      return correct(source, request.by, stamp);
    case 'duplicate':
      return [{ draft: repeatToday(forgetPayer(duplicateDraft(current, stamp))), relation: null }];
  }
}

/** Of the quote as it was issued, less its issued deposits: a draft of one may still change. */
export function prepareSituation(
  { node, stored, deposits, givenBack, received, situations, amendments }: FollowUpSource,
  { done, revision, retention }: { done: Done } & SituationTerms,
  stamp: Stamp & { dueDate?: string },
): Draft {
  const nodes = depositsOf(node);
  const paid = deposits.flatMap((draft, index) => {
    const avoirs = (givenBack[index] ?? []).filter((avoir) => !isRebate(avoir));
    const deposit = { draft, received: received[index] ?? null, avoirs };
    return nodes[index] && isIssued(nodes[index]) ? [deposit] : [];
  });
  return convertQuoteToSituation(contentOf(stored), done, {
    ...{ ...stamp, deposits: paid, formerDeposits: formerDepositsOf(node) },
    ...{ earlier: situations, amendments },
    ...(revision && { revision }),
    ...(retention !== undefined && { retention }),
  });
}

function toInvoice(draft: Draft, stamp: Stamp): Draft {
  const ofRent = convertRentToInvoice(draft, stamp);
  return ofRent ?? supplyOn(convertQuoteToInvoice(draft, stamp), stamp.today);
}

/** Without a supply date in the quote, the day of the invoice is the default, as on any new one. */
function supplyOn(draft: Draft, today: string): Draft {
  const { date, start, end } = draft.supply ?? {};
  return date || start || end ? draft : { ...draft, supply: { ...draft.supply, date: today } };
}

/** A copy may be for another client, who pays by other means. */
function forgetPayer(copy: Draft): Draft {
  const {
    reference: _reference,
    link: _link,
    card: _card,
    mandate: _mandate,
    ...payment
  } = copy.payment;
  return { ...copy, payment };
}

/** A new sale has a new day; its period is left to the author. */
function repeatToday(copy: Draft): Draft {
  if (!copy.supply?.date) return copy;
  return { ...copy, supply: { ...copy.supply, date: copy.issueDate } };
}

/** The avoir of an invoice on which nothing is due pays back: nothing is left to deduct it from. */
function giveBack(invoice: ChainNode, made: Draft): Draft {
  if (!hasNothingDue(invoice)) return made;
  return { ...made, credit: { ...made.credit, treatment: { kind: 'refund' } } };
}

/** The money that came in stays for the invoice that replaces this one. */
function keepMoney(made: Draft): Draft {
  return { ...made, credit: { ...made.credit, treatment: { kind: 'on-account' } } };
}

/** The avoir that gives back `taken`; after others, « all » is what they left. */
export function credit(
  invoice: Draft,
  taken: CreditTaken,
  stamp: CreditStamp & { earlier: readonly Draft[] },
): Draft {
  if (taken === 'all') return convertRestToCredit(invoice, stamp);
  return 'lines' in taken
    ? convertLinesToCredit(invoice, taken.lines, stamp)
    : convertAmountsToCredit(invoice, taken.amounts, stamp);
}

function correct(
  { node, stored }: FollowUpSource,
  by: 'credit' | 'corrective',
  stamp: Stamp,
): Made[] {
  const issued = contentOf(stored);
  const { number, issueDate } = issued;
  // The corrective invoice names the number and day of the issued one.
  const corrected = { ...stored.draft, number, issueDate };
  if (by === 'corrective') {
    const made = convertInvoiceToCorrective(corrected, stamp);
    return [{ draft: made, relation: 'replacement' }];
  }
  const reasoned = { ...stamp, why: { reason: 'error' as const } };
  const made = convertInvoiceToCredit(issued, reasoned);
  return [
    { draft: hasNothingDue(node) ? keepMoney(made) : made, relation: 'credit' },
    { draft: convertInvoiceToReplacement(corrected, stamp), relation: 'replacement' },
  ];
}

type Stamp = { number: string; today: string };

function prepareReceipt(
  { node, stored }: FollowUpSource,
  paymentId: string | null | undefined,
  stamp: Stamp,
): Prepared {
  const [invoice, payment] = [contentOf(stored), findPayment(node, paymentId)];
  if (payment) {
    const draft = convertPaymentToReceipt(invoice, payment, {
      ...stamp,
      ...dueBefore(node, payment),
    });
    return { draft, relation: 'receipt', paymentId: payment.id };
  }
  const { left, unreceipted } = computeInvoiceAmounts(node);
  // Without a `due`, it is for the whole invoice.
  const due = left || unreceipted;
  const draft = convertInvoiceToReceipt(invoice, { ...stamp, ...(due > 0 && { due }) });
  return { draft, relation: 'receipt' };
}

function findPayment(invoice: ChainNode, id: string | null | undefined): Payment | undefined {
  if (id === undefined) return listUnreceipted(invoice)[0];
  return listStandingPayments(invoice).find((payment) => payment.id === id);
}

/** The amount due before this payment and those after it. */
function dueBefore(invoice: ChainNode, payment: Payment): { due: Cents } {
  const payments = listStandingPayments(invoice);
  const later = payments.slice(payments.findIndex(({ id }) => id === payment.id));
  const { left } = computeInvoiceAmounts(invoice);
  return { due: sumCents([left, ...later.map(({ amount }) => amount)]) };
}
