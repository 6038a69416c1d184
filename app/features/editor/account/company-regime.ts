import { type Company, findCompanyOf, getCompany } from '#app/data/account/records/companies.ts';
import { askOnce } from '#app/data/account/records/query-client.ts';
import { usualRegimeOf } from '#app/features/editor/draft/apply-company.ts';
import type { EditorState } from '#app/features/editor/store/editor-store.ts';
import { type Draft, type KindName, requireKind, subtypeOf } from '#documents';

/**
 * A company in franchise that writes VAT owes it (CGI 283, 3); the mention of article 293 B is not
 * that of a company which charges VAT.
 */
export type RegimeMismatch = 'taxed-by-franchise' | 'untaxed-by-normal';

type Judged = Pick<Draft, 'kind' | 'subtype' | 'vatRegime'>;

/** Null where they agree, and for an avoir, which gives back the VAT of its invoice. */
export function judgeRegime(
  { kind, subtype, vatRegime }: Judged,
  { defaults }: Pick<Company, 'defaults'>,
): RegimeMismatch | null {
  const traits = requireKind(kind);
  if (!traits.hasLines || subtypeOf(traits, subtype).isCredit) return null;
  const usual = usualRegimeOf(defaults);
  if (usual === 'franchise' && vatRegime === 'normal') return 'taxed-by-franchise';
  return usual === 'normal' && vatRegime === 'franchise' ? 'untaxed-by-normal' : null;
}

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
  const mismatch = company && judgeRegime(draft, company);
  return mismatch ? { company, mismatch } : null;
}
