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
  followUps: [],
} as const satisfies Partial<SubtypeTraits>;

/** Proof that money was received (C. civ. 1342-8). */
export const recu: KindTraits = {
  name: 'recu',
  gender: 'masculine',
  label: 'Reçu',
  noun: 'reçu',
  seriesPrefix: 'R',
  vatRegimes: ['exempt', 'normal', 'franchise'],
  subtypes: {
    standard: { ...RECEIPT, title: 'Reçu', englishTitle: 'Receipt', label: 'Paiement' },
    deposit: {
      ...RECEIPT,
      title: 'Reçu d’acompte',
      englishTitle: 'Deposit receipt',
      label: 'Acompte',
    },
    earnest: {
      ...RECEIPT,
      title: 'Reçu d’arrhes',
      englishTitle: 'Earnest money receipt',
      label: 'Arrhes',
    },
    final: {
      ...RECEIPT,
      title: 'Reçu de solde',
      englishTitle: 'Final payment receipt',
      label: 'Solde',
    },
    'security-deposit': {
      ...RECEIPT,
      title: 'Reçu de dépôt de garantie',
      englishTitle: 'Security deposit receipt',
      label: 'Dépôt de garantie',
    },
    refund: {
      ...RECEIPT,
      title: 'Reçu de remboursement',
      englishTitle: 'Refund receipt',
      label: 'Remboursement',
    },
    private: {
      ...RECEIPT,
      title: 'Reçu',
      englishTitle: 'Receipt',
      label: 'Entre particuliers',
      isSignedByBoth: true,
    },
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
  allowsPrivateSeller: true,
  signature: 'issuer',
};
