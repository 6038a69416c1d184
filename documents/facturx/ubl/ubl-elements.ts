import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { PaymentTerms } from '#documents/facturx/terms/invoice.ts';
import { headerAdjustmentElements } from './adjustment-elements.ts';
import { lineElements, UBL_PERIOD } from './line-elements.ts';
import {
  DELIVERY_PARTY,
  PARTY_DETAILS,
  PARTY_IDENTIFIERS,
  PAYEE,
  TAX_REPRESENTATIVE,
} from './party-elements.ts';
import { paymentElements } from './payment-elements.ts';
import { CREDIT_NOTE_REFERENCES, INVOICE_REFERENCES } from './reference-elements.ts';
import { TOTALS } from './totals-elements.ts';
import type { UblTerms } from './ubl-terms.ts';

const invoice = elementsOf<UblTerms>();
const terms = elementsOf<PaymentTerms>();

const IDENTITY = [
  invoice.text('cbc:CustomizationID', 'specificationId'), // BT-24
  invoice.text('cbc:ProfileID', 'processId'), // BT-23
  invoice.text('cbc:ID', 'number'), // BT-1
  invoice.text('cbc:IssueDate', 'issueDate'), // BT-2
];

const HEADER = [
  invoice.repeat('cbc:Note', 'noteTexts', 'text'), // BG-1
  invoice.text('cbc:DocumentCurrencyCode', 'currency'), // BT-5
  invoice.text('cbc:TaxCurrencyCode', 'vatCurrency'), // BT-6
  invoice.text('cbc:AccountingCost', 'accounting'), // BT-19
  invoice.text('cbc:BuyerReference', 'buyerReference'), // BT-10
  invoice.wrap('cac:InvoicePeriod', [
    invoice.within('period', UBL_PERIOD), // BG-14
    invoice.text('cbc:DescriptionCode', 'taxPointCode'), // BT-8
  ]),
];

const PARTIES = [
  invoice.wrap('cac:AccountingSupplierParty/cac:Party', [
    invoice.within('seller', PARTY_IDENTIFIERS),
    invoice.coded('cac:PartyIdentification/cbc:ID', { schemeID: 'SEPA' }, 'creditorId'), // BT-90
    invoice.within('seller', PARTY_DETAILS),
  ]), // BG-4
  invoice.wrap('cac:AccountingCustomerParty/cac:Party', [
    invoice.within('buyer', [...PARTY_IDENTIFIERS, ...PARTY_DETAILS]),
  ]), // BG-7
  invoice.group('cac:PayeeParty', 'payee', PAYEE), // BG-10
  invoice.group('cac:TaxRepresentativeParty', 'taxRepresentative', TAX_REPRESENTATIVE), // BG-11
  invoice.wrap('cac:Delivery', [
    invoice.text('cbc:ActualDeliveryDate', 'deliveryDate'), // BT-72
    invoice.within('deliverTo', DELIVERY_PARTY), // BG-13
  ]),
];

const ADJUSTMENTS = [
  invoice.group('cac:AllowanceCharge', 'allowances', headerAdjustmentElements(false)), // BG-20
  invoice.group('cac:AllowanceCharge', 'charges', headerAdjustmentElements(true)), // BG-21
];

/** OASIS UBL 2.1 Invoice, EN 16931 binding (CEN/TS 16931-3-2), in the order of the schema. */
export const UBL_INVOICE: readonly Element<UblTerms>[] = [
  ...IDENTITY,
  invoice.within('paymentTerms', [terms.text('cbc:DueDate', 'dueDate')]), // BT-9
  invoice.text('cbc:InvoiceTypeCode', 'typeCode'), // BT-3
  ...HEADER,
  ...INVOICE_REFERENCES,
  ...PARTIES,
  ...paymentElements({ hasDueDate: false }),
  ...ADJUSTMENTS,
  ...TOTALS,
  invoice.group('cac:InvoiceLine', 'lines', lineElements('cbc:InvoicedQuantity')), // BG-25
];

/** OASIS UBL 2.1 CreditNote. */
export const UBL_CREDIT_NOTE: readonly Element<UblTerms>[] = [
  ...IDENTITY,
  invoice.text('cbc:CreditNoteTypeCode', 'typeCode'), // BT-3
  ...HEADER,
  ...CREDIT_NOTE_REFERENCES,
  ...PARTIES,
  ...paymentElements({ hasDueDate: true }),
  ...ADJUSTMENTS,
  ...TOTALS,
  invoice.group('cac:CreditNoteLine', 'lines', lineElements('cbc:CreditedQuantity')), // BG-25
];
