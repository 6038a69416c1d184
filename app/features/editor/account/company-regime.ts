import { type Company, findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { usualRegimeOf } from '#app/features/editor/draft/apply-company.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { judgeRegime, type KindName, type RegimeMismatch, requireKind } from '#documents';

/** Whether documents of a kind may be of the usual regime of a company. */
export function suitsKind(kind: KindName, { defaults }: Pick<Company, 'defaults'>): boolean {
  const usual = usualRegimeOf(defaults);
  const { hasLines, vatRegimes } = requireKind(kind);
  return usual === undefined || !hasLines || vatRegimes.includes(usual);
}

/** The company that a document counts for, when its regime is another; null without an answer. */
export async function findMismatch({
  companyId,
  draft,
}: EditorState): Promise<{ company: Company; mismatch: RegimeMismatch } | null> {
  const asked = companyId ? askOnce(getCompany(companyId)) : askOnce(findCompanyOf(draft.seller));
  const company = await asked.catch(() => null);
  const mismatch = company && judgeRegime(draft, company.defaults.vatRegime);
  return mismatch ? { company, mismatch } : null;
}
