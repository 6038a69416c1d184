import { elementsOf } from '#documents/facturx/syntax/element.ts';
import { UBL_CREDIT_NOTE, UBL_INVOICE } from '#documents/facturx/ubl/ubl-elements.ts';
import { extendTable } from '#documents/received/extended/extend-table.ts';
import type {
  AdvancePayment,
  CurrencyExchange,
  ExtendedLineTerms,
  ExtendedTerms,
  PartCondition,
  PaymentPart,
} from '#documents/received/extended/extended-terms.ts';
import { OWN_PLACE } from './place-lines.ts';

const advance = elementsOf<AdvancePayment>();
const exchange = elementsOf<CurrencyExchange>();
const invoice = elementsOf<ExtendedTerms>();
const condition = elementsOf<PartCondition>();
const line = elementsOf<ExtendedLineTerms>();
const part = elementsOf<PaymentPart>();
const payer = elementsOf<NonNullable<ExtendedTerms['payer']>>();

const LINE_INVOICE = 'cac:BillingReference/cac:InvoiceDocumentReference';
const LINE_TAX = 'cac:Item/cac:ClassifiedTaxCategory';

const ADVANCE = [
  advance.text('cbc:ID', 'paymentId'),
  advance.text('cbc:PaidAmount', 'paidAmount'),
  advance.text('cbc:ReceivedDate', 'receivedDate'),
];

const EXCHANGE = [
  exchange.text('cbc:SourceCurrencyCode', 'source'),
  exchange.text('cbc:TargetCurrencyCode', 'target'),
  exchange.text('cbc:CalculationRate', 'rate'),
  exchange.text('cbc:Date', 'date'),
];

const PART = [
  part.text('cbc:Note', 'description'), // BT-20
  part.text('cbc:PaymentDueDate', 'dueDate'),
  part.text('cbc:InstallmentDueDate', 'dueDate'),
  part.text('cbc:PaymentPercent', 'partPercent'),
  part.text('cbc:Amount', 'partAmount'),
  part.within('discount', [
    condition.text('cbc:SettlementDiscountPercent', 'percent'),
    condition.text('cbc:SettlementDiscountAmount', 'amount'),
    condition.text('cac:SettlementPeriod/cbc:StartDate', 'from'),
    condition.text('cac:SettlementPeriod/cbc:EndDate', 'until'),
    condition.text('cac:SettlementPeriod/cbc:DurationMeasure', 'period', {
      unitCode: 'periodUnit',
    }),
  ]),
  part.within('penalty', [
    condition.text('cbc:PenaltySurchargePercent', 'percent'),
    condition.text('cbc:PenaltyAmount', 'amount'),
    condition.text('cac:PenaltyPeriod/cbc:StartDate', 'from'),
    condition.text('cac:PenaltyPeriod/cbc:EndDate', 'until'),
    condition.text('cac:PenaltyPeriod/cbc:DurationMeasure', 'period', { unitCode: 'periodUnit' }),
  ]),
];

const ADDED = {
  first: [invoice.group('cac:PaymentTerms', 'paymentParts', PART)],
  line: [
    line.text(`${OWN_PLACE}/cac:InvoiceDocumentReference/cbc:DocumentStatusCode`, 'subtype'),
    line.text(`${OWN_PLACE}/cac:BillingReferenceLine/cbc:ID`, 'parentId'),
    line.text(`${LINE_TAX}/cbc:TaxExemptionReasonCode`, 'exemptionCode'),
    line.text(`${LINE_TAX}/cbc:TaxExemptionReason`, 'exemptionReason'),
    line.text(`${LINE_INVOICE}/cbc:ID`, 'invoiceNumber'),
    line.text(`${LINE_INVOICE}/cbc:IssueDate`, 'invoiceDate'),
  ],
  invoice: [
    invoice.group('cac:PrepaidPayment', 'advancePayments', ADVANCE),
    invoice.group('cac:TaxExchangeRate', 'exchange', EXCHANGE),
    invoice.group('cac:PaymentMeans/cac:PaymentMandate/cac:PayerParty', 'payer', [
      payer.text('cac:PartyLegalEntity/cbc:RegistrationName', 'name'),
      payer.text('cac:PartyName/cbc:Name', 'name'),
    ]),
  ],
};

/** Terms read from a UBL: those we write, plus those of the French profile. */
export const UBL_INVOICE_TABLE = extendTable(UBL_INVOICE, ADDED);
export const UBL_CREDIT_NOTE_TABLE = extendTable(UBL_CREDIT_NOTE, ADDED);
