import {
  type Draft,
  formatAmount,
  formatShortDate,
  nameFinalAmount,
  requireKind,
} from '#documents';
import { type GivenNumber, partyKey } from '#documents/dossier';
import type { ReceivedInvoice } from '#documents/received';

/**
 * Says whether the reader is to pay the amount or to receive it. A self-billed invoice
 * comes to its seller, unless the reader has already issued documents as one of the two (`own`).
 */
export function describePayable(
  { draft, stated, plan, isSelfBilled }: ReceivedInvoice,
  own: readonly Pick<GivenNumber, 'series'>[] = [],
): string {
  const { hasPayment } = requireKind(draft.kind);
  if (!hasPayment) return nameFinalAmount(draft).toLowerCase();
  const isSeller = hasIssued(draft.seller, own) || (isSelfBilled && !hasIssued(draft.buyer, own));
  if ((stated.payableAmount ?? 0) < 0) return isSeller ? 'à rendre' : 'en votre faveur';
  const verb = isSeller ? 'à recevoir' : 'à payer';
  const [first, ...others] = plan.instalments;
  if (first && others.length > 0)
    return `${verb} en ${plan.instalments.length} fois${sayFirst(first, draft.currency)}`;
  if (draft.dueDate) return `${verb} au plus tard le ${formatShortDate(draft.dueDate)}`;
  return isSeller ? verb : nameFinalAmount(draft).toLowerCase();
}

function sayFirst(
  { dueDate, amount }: ReceivedInvoice['plan']['instalments'][number],
  currency: string,
): string {
  if (!dueDate) return '';
  const sum = amount === null ? 'la première' : formatAmount(amount, currency);
  return `, ${sum} au plus tard le ${formatShortDate(dueDate)}`;
}

/** Series are named after their seller. */
function hasIssued(
  party: Draft['seller'] | Draft['buyer'],
  own: readonly Pick<GivenNumber, 'series'>[],
): boolean {
  const key = partyKey(party);
  return key !== '' && own.some(({ series }) => series.startsWith(`${key} · `));
}
