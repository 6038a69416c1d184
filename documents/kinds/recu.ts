import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';

const RECEIPT = {
  titleWord: null,
  typeCode: null,
  isInvoice: false,
  isBinding: false,
  asksPayment: false,
  isCredit: false,
  finalAmount: 'payable',
  needsPreceding: false,
} as const satisfies Partial<SubtypeTraits>;

/** Proof that money was received (C. civ. 1342-8). */
export const recu: KindTraits = {
  name: 'recu',
  gender: 'masculine',
  label: 'Reçu',
  seriesPrefix: 'R',
  vatRegimes: ['exempt', 'normal', 'franchise'],
  subtypes: {
    standard: { ...RECEIPT, title: 'Reçu', label: 'Paiement' },
    deposit: { ...RECEIPT, title: 'Reçu d’acompte', label: 'Acompte' },
    earnest: { ...RECEIPT, title: 'Reçu d’arrhes', label: 'Arrhes' },
    final: { ...RECEIPT, title: 'Reçu de solde', label: 'Solde' },
    'security-deposit': {
      ...RECEIPT,
      title: 'Reçu de dépôt de garantie',
      label: 'Dépôt de garantie',
    },
    refund: { ...RECEIPT, title: 'Reçu de remboursement', label: 'Remboursement' },
    private: { ...RECEIPT, title: 'Reçu', label: 'Entre particuliers' },
  },
  showsVat: false,
  hasLines: false,
  hasReceipt: true,
  hasRent: false,
  hasTotals: false,
  hasPayment: false,
  hasValidity: false,
  hasOptions: false,
  addressee: 'payer',
  signature: 'issuer',
};
