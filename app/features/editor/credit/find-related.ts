import type { RelatedDrafts } from '#app/features/editor/store/analysis.ts';
import { type Draft, requireKind, subtypeOf } from '#documents';
import { partyKey, type StoredDraft } from '#documents/dossier';

/**
 * The invoices that an avoir names and that this device holds, and the other avoirs already made on
 * them.
 */
export function findRelated(
  { seller, references }: Draft,
  draftId: string,
  stored: readonly StoredDraft[],
): RelatedDrafts {
  const named = (references.preceding ?? []).filter(({ number }) => number !== '');
  const own = stored.filter(
    ({ id, draft }) => id !== draftId && partyKey(draft.seller) === partyKey(seller),
  );
  const origins = named.flatMap((reference) => {
    const match = own.find(
      ({ draft }) =>
        isCreditable(draft) &&
        draft.number === reference.number &&
        (reference.issueDate ?? draft.issueDate) === draft.issueDate,
    );
    return match ? [match.draft] : [];
  });
  const numbers = new Set(origins.map(({ number }) => number));
  const earlier = own.filter(
    ({ draft, completedAt }) =>
      completedAt !== undefined &&
      traitsOf(draft).isCredit &&
      draft.references.preceding?.some(({ number }) => numbers.has(number)),
  );
  return { origins, earlier: earlier.map(({ draft }) => draft) };
}

/** The invoices of this device that an avoir may reduce, those whose file was made first. */
export function listCreditable(stored: readonly StoredDraft[]): StoredDraft[] {
  const invoices = stored.filter(({ draft }) => isCreditable(draft) && draft.number !== '');
  return invoices.sort((a, b) => Number(Boolean(b.completedAt)) - Number(Boolean(a.completedAt)));
}

function isCreditable(draft: Draft): boolean {
  const { isInvoice, isCredit } = traitsOf(draft);
  return isInvoice && !isCredit;
}

function traitsOf({ kind, subtype }: Draft) {
  return subtypeOf(requireKind(kind), subtype);
}
