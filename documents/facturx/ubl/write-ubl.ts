import { writeElements } from '#documents/facturx/syntax/write-elements.ts';
import type { Invoice } from '#documents/facturx/terms/invoice.ts';
import { isCreditNoteType } from './credit-note-types.ts';
import { UBL_CREDIT_NOTE, UBL_INVOICE } from './ubl-elements.ts';
import { toUblTerms } from './ubl-terms.ts';

/** The invoice as UBL 2.1 (CreditNote for credit note types): UTF-8 text, one element per line. */
export function writeUbl(invoice: Invoice): string {
  const isCredit = isCreditNoteType(invoice.typeCode);
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const elements = isCredit ? UBL_CREDIT_NOTE : UBL_INVOICE;
  const content = writeElements(elements, toUblTerms(invoice), invoice.currency);
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">${content}
</${root}>
`;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
