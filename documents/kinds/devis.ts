import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';

const OFFER = {
  titleWord: null,
  typeCode: null,
  isInvoice: false,
  isBinding: true,
  asksPayment: false,
  isCredit: false,
  finalAmount: 'quoted',
  needsPreceding: false,
} as const satisfies Partial<SubtypeTraits>;

/** An offer with its prices: it binds the seller until its last day, and both sides once it is signed. */
export const devis: KindTraits = {
  name: 'devis',
  gender: 'masculine',
  label: 'Devis',
  seriesPrefix: 'D',
  vatRegimes: [
    'normal',
    'franchise',
    'reverse-charge-works',
    'eu-services',
    'eu-goods',
    'export',
    'non-eu-services',
    'exempt',
    'margin-used',
    'margin-art',
    'margin-antiques',
    'margin-travel',
    'no-vat-territory',
  ],
  subtypes: {
    standard: { ...OFFER, title: 'Devis', label: 'Devis' },
    order: {
      ...OFFER,
      title: 'Bon de commande',
      label: 'Bon de commande',
      finalAmount: 'estimate',
    },
    /** Changes a quote that was signed: it names it. */
    amendment: { ...OFFER, title: 'Avenant', label: 'Avenant', finalAmount: 'estimate' },
  },
  showsVat: true,
  hasLines: true,
  hasReceipt: false,
  hasRent: false,
  hasTotals: true,
  hasPayment: true,
  hasValidity: true,
  hasOptions: true,
  addressee: 'customer',
  signature: 'acceptance',
};
