import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';

const RENT = {
  titleWord: null,
  typeCode: null,
  isInvoice: false,
  isBinding: false,
  asksPayment: false,
  isCredit: false,
  finalAmount: 'payable',
  needsPreceding: false,
  // Only a rent with VAT has an invoice.
  followUps: ['next-month', 'invoice'],
} as const satisfies Partial<SubtypeTraits>;

/** Given by a landlord for a paid rent (loi 89-462, art. 21). */
export const quittanceLoyer: KindTraits = {
  name: 'quittance-loyer',
  gender: 'feminine',
  label: 'Quittance de loyer',
  noun: 'quittance',
  seriesPrefix: 'Q',
  vatRegimes: ['exempt', 'normal', 'franchise'],
  subtypes: {
    standard: {
      ...RENT,
      title: 'Quittance de loyer',
      englishTitle: 'Rent receipt',
      label: 'Quittance',
    },
  },
  showsVat: false,
  hasLines: false,
  hasReceipt: false,
  hasRent: true,
  hasTotals: false,
  hasPayment: false,
  hasValidity: false,
  hasOptions: false,
  addressee: 'tenant',
  allowsPrivateSeller: true,
  signature: 'issuer',
};
