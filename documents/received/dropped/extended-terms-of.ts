import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import type { AdvancePayment, ExtendedTerms } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant } from '#documents/received/tolerant-invoice.ts';

/** Terms of a draft that we never write, in the shape in which they are read. */
export function extendedTermsOf(draft: Draft) {
  const { payer, exchangeRate, currency } = draft;
  return {
    advancePayments: draft.prepayments.map((prepayment) => toAdvance(prepayment, draft)),
    ...(payer ? { payer: { name: payer.name } } : {}),
    ...(exchangeRate ? { exchange: { source: currency, target: 'EUR', ...exchangeRate } } : {}),
  } satisfies Tolerant<ExtendedTerms>;
}

function toAdvance(
  { amount, date, issueDate, reference, vat = [] }: Draft['prepayments'][number],
  { references: { preceding = [] } }: Draft,
): Tolerant<AdvancePayment> {
  const known = preceding.find(({ number }) => number === reference);
  return {
    paidAmount: amount,
    receivedDate: date,
    invoiceNumber: reference,
    paymentId: reference,
    invoiceDate: issueDate ?? known?.issueDate,
    taxes: vat.map(({ rate, taxableAmount, vatAmount }) => ({
      includedTax: vatAmount,
      base: taxableAmount,
      category: Number(rate) > 0 ? 'S' : undefined,
      rate,
    })),
  };
}

/**
 * Line terms of a draft that we never write: its exemption reason, and the preceding invoice when
 * there is only one (a draft does not tie lines to invoices).
 */
export function lineWordsOf({ lines, exemption, references }: Draft): ReadonlySet<string> {
  const own = lines.flatMap((line) => (isPriced(line) && line.exemption ? [line.exemption] : []));
  const reasons = exemption ? [...own, exemption] : own;
  const [only, ...others] = references.preceding ?? [];
  return new Set([
    ...reasons.flatMap(({ code = '', reason }) => [code, reason]),
    ...(only && others.length === 0 ? [only.number, only.issueDate ?? ''] : []),
  ]);
}
