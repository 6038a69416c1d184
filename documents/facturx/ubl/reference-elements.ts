import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceAttachment, PrecedingInvoice } from '#documents/facturx/terms/invoice.ts';
import type { UblTerms } from './ubl-terms.ts';

const attachment = elementsOf<InvoiceAttachment>();
const invoice = elementsOf<UblTerms>();
const preceding = elementsOf<PrecedingInvoice>();

const PRECEDING = [
  preceding.wrap('cac:InvoiceDocumentReference', [
    preceding.text('cbc:ID', 'number'), // BT-25
    preceding.text('cbc:IssueDate', 'issueDate'), // BT-26
  ]),
];

const ATTACHMENT = [
  attachment.text('cbc:ID', 'id'), // BT-122
  attachment.text('cbc:DocumentDescription', 'name'), // BT-123
  attachment.text('cac:Attachment/cbc:EmbeddedDocumentBinaryObject', 'content', {
    mimeCode: 'mediaType',
    filename: 'filename',
  }), // BT-125
];

const FIRST = [
  invoice.wrap('cac:OrderReference', [
    invoice.text('cbc:ID', 'purchaseOrder'), // BT-13
    invoice.text('cbc:SalesOrderID', 'salesOrder'), // BT-14
  ]),
  invoice.group('cac:BillingReference', 'precedingInvoices', PRECEDING), // BG-3
  invoice.text('cac:DespatchDocumentReference/cbc:ID', 'despatchAdvice'), // BT-16
  invoice.text('cac:ReceiptDocumentReference/cbc:ID', 'receivingAdvice'), // BT-15
];
const TENDER = invoice.text('cac:OriginatorDocumentReference/cbc:ID', 'tender'); // BT-17
const CONTRACT = invoice.text('cac:ContractDocumentReference/cbc:ID', 'contract'); // BT-12
const DOCUMENTS = [
  invoice.wrap('cac:AdditionalDocumentReference', [
    invoice.text('cbc:ID', 'billedObject'), // BT-18
    invoice.fixed('cbc:DocumentTypeCode', '130'),
  ]),
  invoice.group('cac:AdditionalDocumentReference', 'attachments', ATTACHMENT), // BG-24
];

/** BT-11 to BT-18, BG-3 and BG-24 of an Invoice. */
export const INVOICE_REFERENCES: readonly Element<UblTerms>[] = [
  ...FIRST,
  TENDER,
  CONTRACT,
  ...DOCUMENTS,
  invoice.text('cac:ProjectReference/cbc:ID', 'project'), // BT-11
];

/** The same for a CreditNote, in its own order; its project is a document reference (UBL-SR-43). */
export const CREDIT_NOTE_REFERENCES: readonly Element<UblTerms>[] = [
  ...FIRST,
  CONTRACT,
  invoice.wrap('cac:AdditionalDocumentReference', [
    invoice.text('cbc:ID', 'project'), // BT-11
    invoice.fixed('cbc:DocumentTypeCode', '50'),
  ]),
  ...DOCUMENTS,
  TENDER,
];
