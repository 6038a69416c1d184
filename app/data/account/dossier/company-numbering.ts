import { type Company, findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import type { CompanyNumbering } from '#app/data/account/records/company-row.ts';
import { firstNumberOf } from '#app/data/account/records/first-number.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { type Draft, findPattern, writeClientCode } from '#documents';
import { type RecordIds, seriesPrefixOf } from '#documents/dossier';

export type NumberedDraft = Pick<RecordIds, 'companyId'> &
  Pick<Draft, 'seller' | 'kind' | 'subtype' | 'issueDate' | 'number'> & {
    buyer: Pick<Draft['buyer'], 'customerCode'>;
  };

/** How a document takes its number: see `issue_document()` and `next_number()`. */
export type Numbering = {
  prefix: string;
  pattern?: string;
  first: string;
  /** The pattern of `first`. */
  written?: string;
};

/**
 * The numbering of the company that issues a document. The number that its author wrote begins a
 * series before the one that the company sets. Rejects with a RecordsProblem: a number that was
 * given in another way could not be taken back.
 */
export async function readNumbering(draft: NumberedDraft): Promise<Numbering> {
  const { kind, issueDate, number, buyer } = draft;
  const company = await readCompany(draft);
  const prefix = seriesPrefixOf(draft);
  const own = company?.defaults.numbering[kind];
  const numbering = own
    ? numberingOf(own, { date: issueDate, clientCode: buyer.customerCode })
    : { first: '' };
  const first = number || numbering.first;
  const written = findPattern({ number: first, date: issueDate }, numbering.pattern);
  return { prefix, ...numbering, first, written };
}

/** The one that the document names: several may have its seller. */
async function readCompany({ companyId, seller }: NumberedDraft): Promise<Company | null> {
  const named = companyId ? await askOnce(getCompany(companyId)) : null;
  return named ?? askOnce(findCompanyOf(seller));
}

/** `date` is YYYY-MM-DD. */
export function numberingOf(
  own: CompanyNumbering,
  { date, clientCode = '' }: { date: string; clientCode?: string | undefined },
): Omit<Numbering, 'prefix'> {
  const first = firstNumberOf(own, { date, clientCode });
  if (first === null) return { first: '' };
  const pattern = writeClientCode(own.pattern, clientCode);
  return { pattern, first, written: pattern };
}
