import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';
import { SALE_REGIMES } from '#documents/model/vat-regime.ts';

const OFFER = {
  titleWord: null,
  typeCode: null,
  isInvoice: false,
  isBinding: true,
  asksPayment: false,
  isCredit: false,
  finalAmount: 'quoted',
  needsPreceding: false,
  followUps: ['invoice', 'deposit', 'situation', 'final'],
} as const satisfies Partial<SubtypeTraits>;

/** A priced offer: binds the seller until its last day, and both parties once signed. */
export const devis: KindTraits = {
  name: 'devis',
  gender: 'masculine',
  label: 'Devis',
  noun: 'devis',
  seriesPrefix: 'D',
  vatRegimes: SALE_REGIMES,
  subtypes: {
    standard: {
      ...OFFER,
      title: 'Devis',
      englishTitle: 'Quote',
      label: 'Devis',
      help: 'Une offre qui vous engage jusqu’à sa date de validité.',
      followUps: [...OFFER.followUps, 'amendment'],
    },
    order: {
      ...OFFER,
      title: 'Bon de commande',
      englishTitle: 'Order form',
      label: 'Bon de commande',
      help: 'Ce que le client commande, à signer par lui.',
      followUps: [...OFFER.followUps, 'amendment'],
      followsQuote: true,
      finalAmount: 'estimate',
    },
    /** Changes a signed quote, which it names. */
    amendment: {
      ...OFFER,
      title: 'Avenant',
      englishTitle: 'Amendment',
      label: 'Avenant',
      help: 'Change un devis déjà signé.',
      followsQuote: true,
      finalAmount: 'estimate',
    },
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
  allowsPrivateSeller: false,
  signature: 'acceptance',
};
