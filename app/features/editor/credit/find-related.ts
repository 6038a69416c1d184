import { type Draft, requireKind, subtypeOf } from '#documents';
import { type DocumentSummary, partyKey } from '#documents/dossier';

export type RelatedSummaries = {
  origins: readonly DocumentSummary[];
  earlier: readonly DocumentSummary[];
};

/** Finds the stored invoices that an avoir names, and the other finished avoirs on them. */
export function findRelated(
  { seller, references }: Draft,
  draftId: string,
  summaries: readonly DocumentSummary[],
): RelatedSummaries {
  const named = (references.preceding ?? []).filter(({ number }) => number !== '');
  const sellerKey = partyKey(seller);
  const own = summaries.filter((one) => one.id !== draftId && one.sellerKey === sellerKey);
  const origins = named.flatMap((reference) => {
    const match = own.find(
      (one) =>
        isCreditable(one) &&
        one.number === reference.number &&
        (reference.issueDate ?? one.issueDate) === one.issueDate,
    );
    return match ? [match] : [];
  });
  const numbers = new Set(origins.map(({ number }) => number));
  const earlier = own.filter(
    (one) =>
      one.state === 'finished' &&
      traitsOf(one).isCredit &&
      one.names.preceding.some(({ number }) => numbers.has(number)),
  );
  return { origins, earlier };
}

/** The stored invoices that an avoir may reduce; finished ones first. */
export function listCreditable(summaries: readonly DocumentSummary[]): DocumentSummary[] {
  const invoices = summaries.filter((one) => isCreditable(one) && one.number !== '');
  const rank = ({ state }: DocumentSummary) => (state === 'finished' ? 0 : 1);
  return invoices.sort((a, b) => rank(a) - rank(b));
}

function isCreditable(document: Pick<Draft, 'kind' | 'subtype'>): boolean {
  const { isInvoice, isCredit } = traitsOf(document);
  return isInvoice && !isCredit;
}

function traitsOf({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>) {
  return subtypeOf(requireKind(kind), subtype);
}
