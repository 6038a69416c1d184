import type { Invoice, InvoiceNote } from '#documents/facturx/terms/invoice.ts';
import { isCreditNoteType } from './credit-note-types.ts';

/** The terms that UBL groups or writes differently from the semantic model. */
export type UblTerms = Omit<Invoice, 'notes'> & {
  /** BG-1: each note starts with its code, « #PMT#… ». */
  noteTexts: { text: string }[];
  /** BT-8, once per invoice, in UNTDID 2005 codes (BR-CL-06). */
  taxPointCode?: string;
};

/** Converts an invoice to the terms that the UBL tables write. */
export function toUblTerms(invoice: Invoice): UblTerms {
  const { notes, ...rest } = invoice;
  return {
    ...rest,
    noteTexts: notes.map((note) => ({ text: writeNote(note) })),
    taxPointCode: toTaxPoint(invoice),
    buyer: toBuyer(invoice),
    ...toOrder(invoice),
    ...toPayment(invoice),
  };
}

function writeNote({ content, subjectCode }: InvoiceNote): string {
  return subjectCode ? `#${subjectCode}#${content}` : content;
}

function toTaxPoint({ vatBreakdown }: Invoice): string | undefined {
  const code = vatBreakdown.find(({ taxPointCode }) => taxPointCode)?.taxPointCode;
  return TAX_POINTS.find(([, cii]) => cii === code)?.[0];
}

/** BR-FR-CO-10 refuses a customer code, which has no scheme; the SIREN identifies the buyer. */
function toBuyer({ buyer }: Invoice): Invoice['buyer'] {
  return buyer.siren ? { ...buyer, id: undefined } : buyer;
}

/** UBL requires a purchase order beside a sales order. */
function toOrder({ purchaseOrder, salesOrder }: Invoice): Partial<Invoice> {
  return { purchaseOrder: purchaseOrder || (salesOrder ? NOT_AVAILABLE : undefined) };
}

/**
 * BT-83, BT-89 and BT-90, and the due date of a credit note, belong to the payment means (BG-16) in
 * UBL: without any, they are dropped.
 */
function toPayment(invoice: Invoice): Partial<Invoice> {
  const { paymentMeans, paymentTerms, typeCode } = invoice;
  if (paymentMeans) return {};
  const dueDate = isCreditNoteType(typeCode) ? undefined : paymentTerms?.dueDate;
  return {
    creditorId: undefined,
    paymentReference: undefined,
    paymentTerms: { description: paymentTerms?.description, dueDate },
  };
}

/** UNTDID 2005 for UNTDID 2475 of the semantic model: invoice date, delivery, payment. */
export const TAX_POINTS = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
] as const;
export const NOT_AVAILABLE = 'NA';
