import type { KindTraits } from '#documents/model/kind.ts';

/** The natures of an invoice, whatever its VAT; type codes of UNTDID 1001 that France accepts (BR-FR-04). */
export const INVOICE_SUBTYPES: KindTraits['subtypes'] = {
  standard: {
    title: 'Facture',
    label: 'Facture',
    typeCode: '380',
    isInvoice: true,
    needsPreceding: false,
  },
  deposit: {
    title: 'Facture d’acompte',
    label: 'Acompte',
    typeCode: '386',
    isInvoice: true,
    needsPreceding: false,
  },
  final: {
    title: 'Facture de solde',
    label: 'Solde après acompte',
    typeCode: '380',
    isInvoice: true,
    needsPreceding: true,
  },
  corrective: {
    title: 'Facture rectificative',
    label: 'Rectificative',
    typeCode: '384',
    isInvoice: true,
    needsPreceding: true,
  },
  note: {
    title: 'Note',
    label: 'Note à un particulier',
    typeCode: '380',
    isInvoice: true,
    needsPreceding: false,
  },
  proforma: {
    title: 'Facture proforma',
    label: 'Proforma',
    typeCode: null,
    isInvoice: false,
    needsPreceding: false,
  },
  'self-billed': {
    title: 'Facture',
    label: 'Autofacturation',
    typeCode: '389',
    isInvoice: true,
    needsPreceding: false,
  },
};
