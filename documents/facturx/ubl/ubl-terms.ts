import type { Invoice, InvoiceNote } from '#documents/facturx/terms/invoice.ts';
import { isCreditNoteType } from './credit-note-types.ts';

/** The terms of an invoice where UBL groups or writes them otherwise than the semantic model. */
export type UblTerms = Omit<Invoice, 'notes'> & {
  /** BG-1: the code of a note stands at its beginning, « #PMT#… ». */
  noteTexts: { text: string }[];
  /** BT-8, once for the whole invoice, in the codes of UNTDID 2005 (BR-CL-06). */
  taxPointCode?: string;
};

/** What the tables of UBL write. */
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

/**
 * The code of the seller for a French business has no scheme, which BR-FR-CO-10 refuses; its SIREN
 * names it.
 */
function toBuyer({ buyer }: Invoice): Invoice['buyer'] {
  return buyer.siren ? { ...buyer, id: undefined } : buyer;
}

/** An order of the seller alone: UBL wants one of the buyer beside it. */
function toOrder({ purchaseOrder, salesOrder }: Invoice): Partial<Invoice> {
  return { purchaseOrder: purchaseOrder || (salesOrder ? NOT_AVAILABLE : undefined) };
}

/**
 * BT-83, BT-89 and BT-90 are terms of the payment instructions (BG-16): without them they have no
 * place, nor has the due date of a credit note, which UBL puts there.
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

/**
 * UNTDID 2005 beside the UNTDID 2475 of the semantic model: the date of the invoice, the delivery,
 * the payment.
 */
export const TAX_POINTS = [
  ['3', '5'],
  ['35', '29'],
  ['432', '72'],
] as const;
export const NOT_AVAILABLE = 'NA';
