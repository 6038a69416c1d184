import { recu } from '#documents/kinds/recu.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import type { Subtype } from '#documents/model/subtypes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { amountText } from '#documents/money/amount-text.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { carryOver, type Stamp } from './carry-over.ts';

/**
 * The receipt of what an invoice asks: from the same parties, as the invoice was paid or hoped to
 * be. `due` is what remains due on it, in cents, when something was paid or given back already.
 */
export function convertInvoiceToReceipt(invoice: Draft, stamp: Stamp & { due?: Cents }): Draft {
  const { number, issueDate } = invoice;
  const due = stamp.due ?? computeTotals(invoice).payableAmount;
  const amount = amountText(due, invoice.currency);
  return {
    ...withoutSale(carryOver(invoice, stamp)),
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
      paidOn: invoice.payment.paidOn ?? stamp.today,
      means: receivedBy(invoice.payment.means),
      invoices: [{ number, ...(issueDate ? { issueDate } : {}), amount, dueBefore: amount }],
      copies: 1,
    },
  };
}

/** What was sold stays with the invoice. */
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

/**
 * The first means that the invoice accepts; a link is paid by card, and what was paid at once may
 * have been so in any way.
 */
function receivedBy([means = 'transfer']: readonly PaymentMeans[]): ReceivedBy {
  if (means === 'link') return 'card';
  return means === 'paid' ? 'other' : means;
}
