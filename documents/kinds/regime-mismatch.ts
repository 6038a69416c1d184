import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { requireKind } from './index.ts';

/**
 * A company in franchise that writes VAT owes it (CGI 283, 3); the mention of article 293 B is not
 * that of a company which charges VAT.
 */
export type RegimeMismatch = 'taxed-by-franchise' | 'untaxed-by-normal';

/** Null where they agree, and for an avoir, which gives back the VAT of its invoice. */
export function judgeRegime(
  { kind, subtype, vatRegime }: Pick<Draft, 'kind' | 'subtype' | 'vatRegime'>,
  ofCompany: string | undefined,
): RegimeMismatch | null {
  const traits = requireKind(kind);
  if (!traits.hasLines || subtypeOf(traits, subtype).isCredit) return null;
  if (ofCompany === 'franchise' && vatRegime === 'normal') return 'taxed-by-franchise';
  return ofCompany === 'normal' && vatRegime === 'franchise' ? 'untaxed-by-normal' : null;
}
