import type { DocumentSummary } from '../document-summary.ts';

type Sold = Pick<DocumentSummary, 'sellerKey' | 'companyId'>;

/**
 * The key of who sells: a company of the account, by its id, else the seller that the document
 * names; empty for a draft that names nobody. What was made before its company was kept is of it.
 */
export function identifySellers(documents: readonly Sold[]): (document: Sold) => string {
  const companyOf = new Map(
    documents.flatMap(({ sellerKey, companyId }) => (companyId ? [[sellerKey, companyId]] : [])),
  );
  return ({ sellerKey, companyId }) => companyId ?? companyOf.get(sellerKey) ?? sellerKey;
}
