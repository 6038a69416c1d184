import type { KindTraits } from '#documents/model/kind.ts';

const INVOICE = {
  titleWord: 'facture',
  isInvoice: true,
  isBinding: true,
  asksPayment: true,
  isCredit: false,
  finalAmount: 'payable',
  needsPreceding: false,
  followUps: ['receipt', 'credit', 'correction', 'next-month'],
} as const;

/**
 * The subtypes of an invoice, whatever its VAT; UNTDID 1001 codes that France accepts (BR-FR-04).
 */
export const INVOICE_SUBTYPES: KindTraits['subtypes'] = {
  standard: {
    ...INVOICE,
    title: 'Facture',
    englishTitle: 'Invoice',
    label: 'Facture',
    help: 'Une vente ou une prestation déjà réalisée.',
    typeCode: '380',
  },
  deposit: {
    ...INVOICE,
    title: 'Facture d’acompte',
    englishTitle: 'Deposit invoice',
    label: 'Acompte',
    help: 'Une partie du prix, demandée avant la livraison ou la prestation.',
    typeCode: '386',
    followUps: ['receipt', 'credit', 'correction'],
  },
  final: {
    ...INVOICE,
    title: 'Facture de solde',
    englishTitle: 'Final invoice',
    label: 'Solde après acompte',
    help: 'Ce qui reste dû, une fois déduits les acomptes déjà facturés.',
    typeCode: '380',
    needsPreceding: true,
    followUps: ['receipt', 'credit', 'correction'],
  },
  corrective: {
    ...INVOICE,
    title: 'Facture rectificative',
    englishTitle: 'Corrective invoice',
    label: 'Rectificative',
    help: 'Annule et remplace une facture déjà émise.',
    typeCode: '384',
    needsPreceding: true,
    followUps: ['receipt', 'credit', 'correction'],
  },
  note: {
    ...INVOICE,
    title: 'Note',
    englishTitle: 'Invoice',
    label: 'Note à un particulier',
    help: 'Remise à un particulier après une prestation de services.',
    typeCode: '380',
  },
  proforma: {
    ...INVOICE,
    title: 'Facture proforma',
    englishTitle: 'Pro forma invoice',
    label: 'Proforma',
    help: 'Une offre chiffrée\u00a0: ni facture, ni numéro dans votre suite.',
    typeCode: null,
    titleWord: 'proforma',
    isInvoice: false,
    isBinding: false,
    asksPayment: false,
    finalAmount: 'estimate',
    seriesPrefix: 'PRO',
    followUps: [],
  },
  'self-billed': {
    ...INVOICE,
    title: 'Facture',
    englishTitle: 'Invoice',
    label: 'Autofacturation',
    help: 'Établie par le client au nom du vendeur, qui l’en a chargé.',
    typeCode: '389',
  },
  factored: {
    ...INVOICE,
    title: 'Facture',
    englishTitle: 'Invoice',
    label: 'Affacturage',
    help: 'Cédée à une société d’affacturage, à qui le client doit payer.',
    typeCode: '393',
  },
};
