import { chargesForeignVat, type Draft, hasPrice, type VatRegime } from '#documents';
import { listRates } from './list-rates.ts';

/**
 * Drops the exemption with the regimes that use it: its hidden fields could not be corrected. Drops
 * French rates for those of another state, which are typed.
 */
export function chooseRegime(from: Draft, vatRegime: VatRegime): Draft {
  const draft = chargesForeignVat(vatRegime) ? dropFrenchRates(from) : from;
  if (readsExemption(vatRegime)) return { ...draft, vatRegime };
  const { exemption: _exemption, ...others } = draft;
  return { ...others, vatRegime };
}

/** An exempt sale names its exemption; a taxed one may have lines at 0 %. */
export function readsExemption(vatRegime: VatRegime): boolean {
  return vatRegime === 'exempt' || vatRegime === 'normal';
}

function dropFrenchRates(draft: Draft): Draft {
  const french = listRates(draft, draft.issueDate);
  const drop = <Taxed extends { vatRate?: string | undefined }>(taxed: Taxed): Taxed =>
    french.includes(taxed.vatRate ?? '') ? { ...taxed, vatRate: undefined } : taxed;
  return {
    ...draft,
    lines: draft.lines.map((line) => (hasPrice(line) ? drop(line) : line)),
    charges: draft.charges.map(drop),
  };
}
