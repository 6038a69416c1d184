import type { KindTraits, SubtypeTraits } from '#documents/model/kind.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';

const CREDIT = {
  title: 'Avoir',
  englishTitle: 'Credit note',
  titleWord: 'avoir',
  typeCode: '381',
  isInvoice: true,
  isBinding: true,
  asksPayment: false,
  isCredit: true,
  finalAmount: 'credited',
  needsPreceding: true,
  followUps: [],
} as const satisfies Partial<SubtypeTraits>;

/** Gives back all or part of an invoice (CGI 289, I-5; 272, 1), with positive amounts. */
export const avoir: KindTraits = {
  name: 'avoir',
  gender: 'masculine',
  label: 'Avoir',
  noun: 'avoir',
  seriesPrefix: 'A',
  vatRegimes: VAT_REGIMES,
  subtypes: {
    standard: {
      ...CREDIT,
      label: 'Avoir partiel',
      help: 'Rend une partie d’une facture\u00a0: des lignes, ou un montant par taux.',
    },
    full: {
      ...CREDIT,
      label: 'Annulation totale',
      help: 'Annule toute la facture\u00a0: les mêmes lignes, les mêmes montants.',
    },
    commercial: {
      ...CREDIT,
      label: 'Remise ou geste commercial',
      help: 'Une réduction accordée après la facture.',
    },
    deposit: {
      ...CREDIT,
      label: 'Avoir d’acompte',
      help: 'Rend une facture d’acompte.',
      typeCode: '503',
    },
    /** For a contract and a period, without an original invoice (BR-FR-CO-03). */
    rebate: {
      ...CREDIT,
      label: 'Ristourne de fin de période',
      help: 'Sur un contrat et une période, sans facture précise.',
      typeCode: '262',
      needsPreceding: false,
    },
    'self-billed': {
      ...CREDIT,
      label: 'Autofacturation',
      help: 'Établi par le client au nom du vendeur, qui l’en a chargé.',
      typeCode: '261',
    },
    factored: {
      ...CREDIT,
      label: 'Affacturage',
      help: 'Réduit une facture cédée à une société d’affacturage.',
      typeCode: '396',
    },
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
  allowsPrivateSeller: false,
  signature: 'none',
};
