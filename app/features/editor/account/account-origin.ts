import {
  type Company,
  findCompanyOf,
  getCompany,
  listAllCompanies,
} from '#app/data/account/records/companies.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { applyCompany, habitsOf, usualRegimeOf } from '#app/features/editor/draft/apply-company.ts';
import { isSellerOf } from '#app/features/editor/draft/is-seller-of.ts';
import type { DraftOrigin } from '#app/features/editor/draft/new-draft.ts';
import type { Draft, KindName } from '#documents';
import type { GivenNumber } from '#documents/dossier';
import { setAppliedCompany } from './applied-company.ts';
import { suitsKind } from './company-regime.ts';
import { readOwnTerms, termsOf, writeOwnTerms } from './own-terms.ts';

/** The author’s numbers, seller and habits; `complete` adds the defaults of a company. */
export type KnownOrigin = {
  given: readonly GivenNumber[];
  origin: DraftOrigin;
  complete?: (draft: Draft) => Draft;
};

/**
 * Starts a document from the company of the account that issued the last one, or from the first
 * whose VAT regime suits the kind. Returns `known` when there is none.
 */
export async function readAccountOrigin(kind: KindName, known: KnownOrigin): Promise<KnownOrigin> {
  const company = await findCompany(kind, known.origin);
  if (!company || !isSellerOf(kind, company.seller)) return known;
  const { given } = known;
  const isLast = company.id === known.origin.companyId;
  const habits = known.origin.habits ?? habitsOf(company);
  const terms =
    (await readOwnTerms(company).catch(() => null)) ?? (isLast ? null : termsOf(company.defaults));
  return {
    given,
    origin: {
      seller: company.seller,
      companyId: company.id,
      habits: {
        ...habits,
        usualRegime: usualRegimeOf(company.defaults) ?? habits.usualRegime,
      },
    },
    complete: (draft) => {
      setAppliedCompany(company);
      const filled = applyCompany(draft, company);
      return terms ? writeOwnTerms(filled, terms) : filled;
    },
  };
}

/** The company of the last document, unless the kind suits another one better. */
async function findCompany(kind: KindName, origin: DraftOrigin): Promise<Company | null> {
  const last = await findLast(origin);
  if (last ? suitsKind(kind, last) : origin.seller) return last;
  const entries = await askOnce(listAllCompanies());
  for (const { id } of entries.slice(0, MOST_READ)) {
    const company = await askOnce(getCompany(id));
    if (company && isSellerOf(kind, company.seller) && suitsKind(kind, company)) return company;
  }
  return last;
}

async function findLast({ seller, companyId }: DraftOrigin): Promise<Company | null> {
  const named = companyId ? await askOnce(getCompany(companyId)) : null;
  return named ?? (seller ? askOnce(findCompanyOf(seller)) : null);
}

const MOST_READ = 5;
