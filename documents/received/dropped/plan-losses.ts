import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import { formatAmount } from '#documents/money/format.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { listAddedWords } from '#documents/received/draft/payment-terms.ts';
import { fitDate } from '#documents/received/draft/values.ts';
import { describePaymentPlan } from '#documents/received/plan/describe-payment-plan.ts';
import { readShare } from '#documents/received/plan/read-share.ts';
import type { UnreadText } from '#documents/received/read-elements.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** What the groups of payment terms say and the draft does not. */
export function listPlanLosses(invoice: TolerantInvoice, draft: Draft): UnreadText[] {
  const { paymentParts = [], paymentTerms } = invoice;
  const terms = flatten(draft.payment.terms ?? '');
  const isLost = (text: string) => !terms.includes(flatten(text));
  const told = Object.values(describePaymentPlan(invoice)).flat().join('\n');
  const isTold = (date: string) => date === draft.dueDate || told.includes(formatShortDate(date));
  return [
    ...listAddedWords(invoice).flatMap(({ kind, text }) =>
      isLost(text) ? [{ path: `paymentParts.${kind}`, value: text }] : [],
    ),
    ...paymentParts.flatMap((part) => listUntoldShare(part, invoice, told)),
    ...paymentParts.flatMap(({ description, dueDate, mandateId }) => [
      ...(description && isLost(description)
        ? [{ path: 'paymentTerms.description', value: description }]
        : []),
      ...(dueDate && !(fitDate(dueDate) && isTold(dueDate))
        ? [{ path: 'paymentParts.dueDate', value: dueDate }]
        : []),
      ...(mandateId && mandateId !== paymentTerms?.mandateId
        ? [{ path: 'paymentParts.mandateId', value: mandateId }]
        : []),
    ]),
  ];
}

/** The sum of another way to pay the whole. */
function listUntoldShare(
  part: NonNullable<TolerantInvoice['paymentParts']>[number],
  { totals, currency }: TolerantInvoice,
  told: string,
): UnreadText[] {
  const due = readCents(totals?.payableAmount) ?? 0;
  const share = readShare(part, due);
  if (share === null || share === due || told.includes(formatAmount(share, currency))) return [];
  return [{ path: 'paymentParts.amount', value: part.partAmount ?? part.partPercent ?? '' }];
}

function flatten(text: string): string {
  return text.replace(/\s+/g, '');
}
