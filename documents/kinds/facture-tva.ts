import type { KindTraits } from '#documents/model/kind.ts';
import { SPECIAL_REGIMES } from '#documents/model/vat-regime.ts';
import { INVOICE_SUBTYPES } from './invoice-subtypes.ts';

/** The invoice of a seller liable for VAT, even when the sale is not taxed. */
export const factureTva: KindTraits = {
  name: 'facture-tva',
  gender: 'feminine',
  label: 'Facture avec TVA',
  noun: 'facture',
  counterpart: 'facture-auto-entrepreneur',
  seriesPrefix: 'F',
  vatRegimes: ['normal', ...SPECIAL_REGIMES],
  subtypes: INVOICE_SUBTYPES,
  showsVat: true,
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
