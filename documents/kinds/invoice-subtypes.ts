import type { KindTraits } from '#documents/model/kind.ts';

const INVOICE = {
  titleWord: 'facture',
  isInvoice: true,
  isBinding: true,
  asksPayment: true,
  isCredit: false,
  finalAmount: 'payable',
  needsPreceding: false,
} as const;

/** The natures of an invoice, whatever its VAT; type codes of UNTDID 1001 that France accepts (BR-FR-04). */
export const INVOICE_SUBTYPES: KindTraits['subtypes'] = {
  standard: {
    ...INVOICE,
    title: 'Facture',
    label: 'Facture',
    typeCode: '380',
  },
  deposit: {
    ...INVOICE,
    title: 'Facture d’acompte',
    label: 'Acompte',
    typeCode: '386',
  },
  final: {
    ...INVOICE,
    title: 'Facture de solde',
    label: 'Solde après acompte',
    typeCode: '380',
    needsPreceding: true,
  },
  corrective: {
    ...INVOICE,
    title: 'Facture rectificative',
    label: 'Rectificative',
    typeCode: '384',
    needsPreceding: true,
  },
  note: {
    ...INVOICE,
    title: 'Note',
    label: 'Note à un particulier',
    typeCode: '380',
  },
  proforma: {
    ...INVOICE,
    title: 'Facture proforma',
    label: 'Proforma',
    typeCode: null,
    titleWord: 'proforma',
    isInvoice: false,
    isBinding: false,
    asksPayment: false,
    finalAmount: 'estimate',
  },
  'self-billed': {
    ...INVOICE,
    title: 'Facture',
    label: 'Autofacturation',
    typeCode: '389',
  },
};
