import { isBefore, isRecent, type OpenDocument, type OpenDossier } from './open-documents.ts';
import { type PaymentProposal, take } from './payment-proposal.ts';
import { pushTo } from './push-to.ts';
import { type Credit, isExplained } from './read-clues.ts';

/** Lines and documents that have an amount alone; the line names no other client. */
export function aloneOfTheirAmount(
  credits: readonly Credit[],
  open: OpenDossier,
): PaymentProposal[] {
  const silent = credits.filter((credit) => credit.clients.length === 0 && !isExplained(credit));
  const byAmount = indexByAmount(open.all);
  const pairs = silent.map((credit) => ({
    credit,
    documents: (byAmount.get(credit.line.amount) ?? []).filter(
      (one) => isBefore(one, credit) && isRecent(one, credit),
    ),
  }));
  const counts = new Map<OpenDocument, number>();
  for (const { documents } of pairs)
    for (const document of documents) counts.set(document, (counts.get(document) ?? 0) + 1);
  return pairs.flatMap(({ credit, documents }) => {
    const [only, ...others] = documents;
    if (!only || others.length > 0 || counts.get(only) !== 1) return [];
    return [take(credit, { documents: [only], reason: 'amount' })];
  });
}

/** See `isExact`. */
function indexByAmount(all: readonly OpenDocument[]): ReadonlyMap<number, OpenDocument[]> {
  const amounts = new Map<number, OpenDocument[]>();
  for (const document of all.filter(({ left }) => left > 0))
    for (const amount of new Set([document.left, document.asked]))
      pushTo(amounts, amount, document);
  return amounts;
}
