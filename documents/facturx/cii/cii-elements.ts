import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { Invoice, InvoiceAttachment, InvoiceNote } from '#documents/facturx/terms/invoice.ts';
import { LINE } from './line-elements.ts';
import { PARTY } from './party-elements.ts';
import { SETTLEMENT } from './settlement-elements.ts';

const attachment = elementsOf<InvoiceAttachment>();
const invoice = elementsOf<Invoice>();
const note = elementsOf<InvoiceNote>();

const NOTE = [
  note.text('ram:Content', 'content'), // BT-22
  note.text('ram:SubjectCode', 'subjectCode'), // BT-21
];

const ATTACHMENT = [
  attachment.text('ram:IssuerAssignedID', 'id'), // BT-122
  attachment.fixed('ram:TypeCode', '916'),
  attachment.text('ram:Name', 'name'), // BT-123
  attachment.text('ram:AttachmentBinaryObject', 'content', {
    mimeCode: 'mediaType',
    filename: 'filename',
  }), // BT-125
];

const AGREEMENT = [
  invoice.text('ram:BuyerReference', 'buyerReference'), // BT-10
  invoice.group('ram:SellerTradeParty', 'seller', PARTY), // BG-4
  invoice.group('ram:BuyerTradeParty', 'buyer', PARTY), // BG-7
  invoice.group('ram:SellerTaxRepresentativeTradeParty', 'taxRepresentative', PARTY), // BG-11
  invoice.text('ram:SellerOrderReferencedDocument/ram:IssuerAssignedID', 'salesOrder'), // BT-14
  invoice.text('ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID', 'purchaseOrder'), // BT-13
  invoice.text('ram:ContractReferencedDocument/ram:IssuerAssignedID', 'contract'), // BT-12
  invoice.group('ram:AdditionalReferencedDocument', 'attachments', ATTACHMENT), // BG-24
  invoice.wrap('ram:AdditionalReferencedDocument', [
    invoice.text('ram:IssuerAssignedID', 'tender'), // BT-17
    invoice.fixed('ram:TypeCode', '50'),
  ]),
  invoice.wrap('ram:AdditionalReferencedDocument', [
    invoice.text('ram:IssuerAssignedID', 'billedObject'), // BT-18
    invoice.fixed('ram:TypeCode', '130'),
  ]),
  invoice.wrap('ram:SpecifiedProcuringProject', [
    invoice.text('ram:ID', 'project'), // BT-11
    invoice.filler('ram:Name', 'Project reference'),
  ]),
];

const DELIVERY = [
  invoice.group('ram:ShipToTradeParty', 'deliverTo', PARTY), // BG-13
  invoice.date(
    'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/udt:DateTimeString',
    'deliveryDate',
  ), // BT-72
  invoice.text('ram:DespatchAdviceReferencedDocument/ram:IssuerAssignedID', 'despatchAdvice'), // BT-16
  invoice.text('ram:ReceivingAdviceReferencedDocument/ram:IssuerAssignedID', 'receivingAdvice'), // BT-15
];

/** UN/CEFACT Cross Industry Invoice D22B, profile EN 16931 of Factur-X 1.09, in schema order. */
export const CII: readonly Element<Invoice>[] = [
  invoice.wrap('rsm:ExchangedDocumentContext', [
    invoice.text('ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID', 'processId'), // BT-23
    invoice.text('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', 'specificationId'), // BT-24
  ]),
  invoice.wrap('rsm:ExchangedDocument', [
    invoice.text('ram:ID', 'number'), // BT-1
    invoice.text('ram:TypeCode', 'typeCode'), // BT-3
    invoice.date('ram:IssueDateTime/udt:DateTimeString', 'issueDate'), // BT-2
    invoice.group('ram:IncludedNote', 'notes', NOTE), // BG-1
  ]),
  invoice.wrap('rsm:SupplyChainTradeTransaction', [
    invoice.group('ram:IncludedSupplyChainTradeLineItem', 'lines', LINE), // BG-25
    invoice.wrap('ram:ApplicableHeaderTradeAgreement', AGREEMENT),
    invoice.wrap('ram:ApplicableHeaderTradeDelivery', DELIVERY, true),
    invoice.wrap('ram:ApplicableHeaderTradeSettlement', SETTLEMENT),
  ]),
];
