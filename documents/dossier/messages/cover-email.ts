import { requireKind } from '#documents/kinds/index.ts';
import { displayName } from '#documents/law/identity.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { emailAddressOf } from '#documents/model/texts/is-email-address.ts';
import type { ClientRequest, Covered } from './cover-words.ts';
import { englishCover } from './english-cover.ts';
import { frenchCover } from './french-cover.ts';

/**
 * The plain-text message that sends a document to its client, in the document’s language. `to` is
 * empty where the document has no address to write to.
 */
export function writeCoverEmail(covered: Covered): { to: string; subject: string; body: string } {
  const { seller, buyer, language } = covered.draft;
  const request = requestOf(covered);
  const words = language === 'en' ? englishCover : frenchCover;
  const name = displayName(seller);
  const signature = [seller.contactName, name, seller.phone].filter(Boolean).join('\n');
  const paragraphs = [
    words.greeting,
    [words.opening(covered), request && words.requests[request.name](request.date)]
      .filter(Boolean)
      .join('\n'),
    words.closing,
    signature,
  ];
  return {
    to: emailAddressOf(buyer),
    subject: [words.subject(covered), name].filter(Boolean).join(' – '),
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}

/** Null for a document that asks for nothing. */
function requestOf({ draft, totals, isPaid = false }: Covered): ClientRequest | null {
  const { asksPayment, finalAmount } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const { result, remainingAmount = 0 } = totals.rent ?? {};
  if (result === 'unpaid' && remainingAmount > 0 && draft.dueDate && !isPaid)
    return { name: 'rent', date: draft.dueDate };
  if (finalAmount === 'quoted') return { name: 'answer', date: draft.validUntil ?? '' };
  if (!asksPayment) return null;
  const isSettled = isPaid || draft.payment.means.includes('paid') || totals.payableAmount <= 0;
  return { name: isSettled ? 'nothing-due' : 'payment', date: draft.dueDate };
}
