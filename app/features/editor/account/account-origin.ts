import { getCompany, listAllCompanies } from '#app/data/account/records/companies.ts';
import { isCompanyOf } from '#app/data/account/records/company-row.ts';
import { queryClient } from '#app/data/account/records/query-client.ts';
import { applyCompany, habitsOf } from '#app/features/editor/draft/apply-company.ts';
import { isSellerOf } from '#app/features/editor/draft/is-seller-of.ts';
import type { DraftOrigin } from '#app/features/editor/draft/new-draft.ts';
import type { Draft, KindName } from '#documents';
import type { GivenNumber } from '#documents/dossier';

/** What is known of the author; `complete` adds the defaults of an account’s company. */
export type KnownOrigin = {
  given: readonly GivenNumber[];
  origin: DraftOrigin;
  complete?: (draft: Draft) => Draft;
};

/**
 * Starts a document from the company of the account that issued the last one, or from the first one
 * on a device without documents. Returns `known` when there is none.
 */
export async function readAccountOrigin(kind: KindName, known: KnownOrigin): Promise<KnownOrigin> {
  const companies = await queryClient.fetchQuery(listAllCompanies());
  const { seller, habits } = known.origin;
  const entry = seller ? companies.find((one) => isCompanyOf(one, seller)) : companies[0];
  const company = entry && (await queryClient.fetchQuery(getCompany(entry.id)));
  if (!company || !isSellerOf(kind, company.seller)) return known;
  return {
    given: known.given,
    origin: { seller: company.seller, habits: { ...habits, ...habitsOf(company) } },
    complete: (draft) =>
      applyCompany(draft, company, { given: known.given, today: draft.issueDate }),
  };
}
