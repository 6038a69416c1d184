import type { Draft } from '#documents/model/draft.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import { payingAccountOf } from '#documents/model/payment-account.ts';
import { frenchLabels } from '#documents/sheet/labels/labels.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { followsDeposits, isAlreadyPaid } from './frame.ts';
import type { PaymentInstruction, PaymentTerms } from './invoice.ts';

/**
 * BG-16. EN 16931 has one code for all means (CII-SR-467): the first transfer with an account or
 * direct debit, else the first means; BT-82 names them all.
 */
export function toPaymentMeans(draft: Draft): PaymentInstruction | undefined {
  const means = draft.payment.means.filter((candidate) => candidate !== 'paid');
  const [first] = means;
  if (!first) return undefined;
  const main = means.find((candidate) => isAutomatic(draft, candidate)) ?? first;
  const text = means.map((candidate) => frenchLabels.payment.means[candidate]).join(', ');
  return { text, ...instructionOf(draft, main) };
}

/** BT-20, BT-9 and BT-89. The due date of a paid invoice is the day of payment (BR-FR-CO-09). */
export function toPaymentTerms(draft: Draft, totals: Totals): PaymentTerms | undefined {
  const { payment, issueDate } = draft;
  const isPaidAtOnce = isAlreadyPaid(draft, totals) && !followsDeposits(draft);
  const dueDate = isPaidAtOnce ? payment.paidOn || issueDate : draft.dueDate;
  const mandateId = hasMandate(draft) ? payment.mandate?.reference : undefined;
  return payment.terms || dueDate || mandateId
    ? { description: payment.terms, dueDate, mandateId }
    : undefined;
}

/** BT-90 */
export function creditorIdOf(draft: Draft): string | undefined {
  return hasMandate(draft) ? draft.payment.mandate?.creditorId : undefined;
}

function instructionOf(draft: Draft, means: PaymentMeans): PaymentInstruction {
  switch (means) {
    case 'transfer':
      return toTransfer(draft);
    case 'direct-debit':
      return hasMandate(draft)
        ? { code: SEPA_DIRECT_DEBIT, debtorIban: draft.payment.mandate?.debtorIban }
        : { code: DIRECT_DEBIT };
    case 'card':
      return toCard(draft);
    case 'cheque':
      return { code: CHEQUE };
    case 'cash':
      return { code: CASH };
    case 'link':
      return { code: ONLINE };
    case 'paid':
      return { code: NOT_DEFINED };
  }
}

/** Codes 30 and 58 require an account (BR-61, CII-SR-470); without one, « mutually defined ». */
function toTransfer(draft: Draft): PaymentInstruction {
  const { iban, bic, accountHolder } = payingAccountOf(draft);
  if (!iban) return { code: MUTUALLY_DEFINED };
  return {
    code: draft.currency === 'EUR' ? SEPA_TRANSFER : TRANSFER,
    iban,
    accountName: accountHolder,
    bic,
  };
}

/** Four to six digits, never the whole number (BR-51). */
function toCard({ payment }: Draft): PaymentInstruction {
  const { card } = payment;
  return card
    ? { code: CARD, card: { number: card.lastDigits, holder: card.holder } }
    : { code: CARD };
}

function isAutomatic(draft: Draft, means: PaymentMeans): boolean {
  return (
    (means === 'transfer' && Boolean(payingAccountOf(draft).iban)) ||
    (means === 'direct-debit' && hasMandate(draft))
  );
}

function hasMandate({ payment }: Draft): boolean {
  return payment.means.includes('direct-debit') && payment.mandate !== undefined;
}

// UNTDID 4461
const NOT_DEFINED = '1';
const CASH = '10';
const CHEQUE = '20';
const TRANSFER = '30';
const CARD = '48';
const DIRECT_DEBIT = '49';
const SEPA_TRANSFER = '58';
const SEPA_DIRECT_DEBIT = '59';
const ONLINE = '68';
const MUTUALLY_DEFINED = 'ZZZ';
