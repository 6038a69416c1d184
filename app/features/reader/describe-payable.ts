import {
  type Draft,
  formatAmount,
  formatShortDate,
  nameFinalAmount,
  requireKind,
} from '#documents';
import { type GivenNumber, partyKey } from '#documents/dossier';
import type { ReceivedInvoice } from '#documents/received';

/** Says whether the reader is to pay the amount or to receive it. */
export function describePayable(invoice: ReceivedInvoice, own: OwnNumbers = []): string {
  const { draft, stated, plan } = invoice;
  const { hasPayment } = requireKind(draft.kind);
  if (!hasPayment) return nameFinalAmount(draft).toLowerCase();
  const isSeller = isReadBySeller(invoice, own);
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

/**
 * Whether the reader is the seller. A self-billed invoice comes to its seller, unless the reader
 * has already issued documents as its buyer (`own`).
 */
export function isReadBySeller(
  { draft, isSelfBilled }: Pick<ReceivedInvoice, 'draft' | 'isSelfBilled'>,
  own: OwnNumbers,
): boolean {
  return hasIssued(draft.seller, own) || (isSelfBilled && !hasIssued(draft.buyer, own));
}

/** The numbers that this device or account has given. */
export type OwnNumbers = readonly Pick<GivenNumber, 'series'>[];

/** Series are named after their seller. */
function hasIssued(party: Draft['seller'] | Draft['buyer'], own: OwnNumbers): boolean {
  const key = partyKey(party);
  return key !== '' && own.some(({ series }) => series.startsWith(`${key} · `));
}
