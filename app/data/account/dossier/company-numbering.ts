import { type Company, findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import type { Draft } from '#documents';
import { type Numbering, numberingFor, type RecordIds } from '#documents/dossier';

export type NumberedDraft = Pick<RecordIds, 'companyId'> &
  Pick<Draft, 'seller' | 'kind' | 'subtype' | 'issueDate' | 'number'> & {
    buyer: Pick<Draft['buyer'], 'customerCode'>;
  };

/**
 * The numbering of the company that issues a document. Rejects with a RecordsProblem: a number that
 * was given in another way could not be taken back.
 */
export async function readNumbering(draft: NumberedDraft): Promise<Numbering> {
  const company = await readCompany(draft);
  return numberingFor(draft, company?.defaults.numbering[draft.kind]);
}

/** The one that the document names: several may have its seller. */
async function readCompany({ companyId, seller }: NumberedDraft): Promise<Company | null> {
  const named = companyId ? await askOnce(getCompany(companyId)) : null;
  return named ?? askOnce(findCompanyOf(seller));
}
