import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';

const CREDIT = {
  title: 'Avoir',
  titleWord: 'avoir',
  typeCode: '381',
  isInvoice: true,
  isBinding: true,
  asksPayment: false,
  isCredit: true,
  finalAmount: 'credited',
  needsPreceding: true,
} as const satisfies Partial<SubtypeTraits>;

/** What gives back all or part of an invoice (CGI 289, I-5; 272, 1): an invoice for the law, with positive amounts. */
export const avoir: KindTraits = {
  name: 'avoir',
  gender: 'masculine',
  label: 'Avoir',
  seriesPrefix: 'A',
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
    'net-of-tax',
  ],
  subtypes: {
    standard: { ...CREDIT, label: 'Avoir partiel' },
    full: { ...CREDIT, label: 'Annulation totale' },
    commercial: { ...CREDIT, label: 'Remise ou geste commercial' },
    deposit: { ...CREDIT, label: 'Avoir d’acompte', typeCode: '503' },
    /** On a contract and a period, without an invoice of its own (BR-FR-CO-03). */
    rebate: {
      ...CREDIT,
      label: 'Ristourne de fin de période',
      typeCode: '262',
      needsPreceding: false,
    },
    'self-billed': { ...CREDIT, label: 'Autofacturation', typeCode: '261' },
  },
  showsVat: true,
  hasLines: true,
  hasReceipt: false,
  hasRent: false,
  hasTotals: true,
  hasPayment: false,
  hasValidity: false,
  hasOptions: false,
  addressee: 'customer',
  signature: 'none',
};
