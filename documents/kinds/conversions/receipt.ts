import { recu } from '#documents/kinds/recu.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import { meansPaidBy } from '#documents/model/means-paid-by.ts';
import type { Subtype } from '#documents/model/subtypes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { amountText } from '#documents/money/amount-text.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { carryOver, type Stamp } from './carry-over.ts';
import { toReceivedBy } from './to-received-by.ts';

/**
 * The receipt for an invoice: same parties, by the means that an invoice already paid names. `due`
 * is the amount that remains, in cents, after earlier payments or avoirs.
 */
export function convertInvoiceToReceipt(invoice: Draft, stamp: Stamp & { due?: Cents }): Draft {
  const due = stamp.due ?? computeTotals(invoice).payableAmount;
  return makeReceipt(invoice, stamp, {
    ...{ amount: due, due },
    paidOn: invoice.payment.paidOn ?? stamp.today,
    means: meansPaidBy(invoice.payment),
  });
}

/** The receipt of one payment of an invoice. `due` is the amount due before it, in cents. */
export function convertPaymentToReceipt(
  invoice: Draft,
  { amount, paidOn, means }: { amount: Cents; paidOn: string; means: ReceivedBy | 'debit' },
  { due, ...stamp }: Stamp & { due: Cents },
): Draft {
  return makeReceipt(invoice, stamp, { amount, due, paidOn, means: toReceivedBy(means) });
}

type Received = { amount: Cents; due: Cents; paidOn: string; means: ReceivedBy | undefined };

function makeReceipt(invoice: Draft, stamp: Stamp, received: Received): Draft {
  const { number, issueDate, currency } = invoice;
  const amount = amountText(received.amount, currency);
  const dueBefore = amountText(received.due, currency);
  return {
    ...withoutSale(carryOver(invoice, stamp, recu)),
    kind: recu.name,
    subtype: receiptSubtypeFor(invoice),
    vatRegime: receiptRegimeFor(invoice),
    lines: [],
    allowances: [],
    charges: [],
    references: {},
    payment: { ...invoice.payment, means: [], paidOn: undefined, retention: undefined },
    receipt: {
      amount,
      paidOn: received.paidOn,
      ...(received.means && { means: received.means }),
      invoices: [{ number, ...(issueDate ? { issueDate } : {}), amount, dueBefore }],
      copies: 1,
    },
  };
}

function withoutSale(draft: Draft): Draft {
  const {
    supply: _supply,
    deliveryAddress: _deliveryAddress,
    exemption: _exemption,
    subject: _subject,
    works: _works,
    notes: _notes,
    terms: _terms,
    ...rest
  } = draft;
  return rest;
}

function receiptSubtypeFor({ subtype }: Draft): Subtype {
  return subtype === 'deposit' || subtype === 'final' ? subtype : 'standard';
}

function receiptRegimeFor({ vatRegime }: Draft): VatRegime {
  return recu.vatRegimes.includes(vatRegime) ? vatRegime : recu.vatRegimes[0];
}
