import type { Draft, VatRegime } from '#documents';

/** Drops the exemption with the regimes that use it: its hidden fields could not be corrected. */
export function chooseRegime(draft: Draft, vatRegime: VatRegime): Draft {
  if (readsExemption(vatRegime)) return { ...draft, vatRegime };
  const { exemption: _exemption, ...others } = draft;
  return { ...others, vatRegime };
}

/** An exempt sale names its exemption; a taxed one may have lines at 0 %. */
export function readsExemption(vatRegime: VatRegime): boolean {
  return vatRegime === 'exempt' || vatRegime === 'normal';
}
