import type { KindTraits } from '#documents/model/kind.ts';
import { chargesVat, SPECIAL_REGIMES } from '#documents/model/vat-regime.ts';
import { INVOICE_SUBTYPES } from './invoice-subtypes.ts';

/** The invoice without VAT: the franchise, then every other exemption. */
export const factureAutoEntrepreneur: KindTraits = {
  name: 'facture-auto-entrepreneur',
  gender: 'feminine',
  label: 'Facture sans TVA',
  noun: 'facture',
  counterpart: 'facture-tva',
  seriesPrefix: 'F',
  vatRegimes: ['franchise', ...SPECIAL_REGIMES.filter((regime) => !chargesVat(regime))],
  subtypes: INVOICE_SUBTYPES,
  showsVat: false,
  hasLines: true,
  hasReceipt: false,
  hasRent: false,
  hasTotals: true,
  hasPayment: true,
  hasValidity: false,
  hasOptions: false,
  addressee: 'billed',
  allowsPrivateSeller: false,
  signature: 'none',
};
