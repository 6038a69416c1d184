import { CII } from '#documents/facturx/cii/cii-elements.ts';
import { elementsOf } from '#documents/facturx/syntax/element.ts';
import { extendTable } from '#documents/received/extended/extend-table.ts';
import type {
  AdvancePayment,
  AdvanceTax,
  CurrencyExchange,
  ExtendedLineTerms,
  ExtendedTerms,
  PartCondition,
  PaymentPart,
} from '#documents/received/extended/extended-terms.ts';

const advance = elementsOf<AdvancePayment>();
const exchange = elementsOf<CurrencyExchange>();
const invoice = elementsOf<ExtendedTerms>();
const condition = elementsOf<PartCondition>();
const line = elementsOf<ExtendedLineTerms>();
const part = elementsOf<PaymentPart>();
const payer = elementsOf<NonNullable<ExtendedTerms['payer']>>();
const tax = elementsOf<AdvanceTax>();

const DOCUMENT = 'ram:AssociatedDocumentLineDocument';
const LINE_INVOICE = 'ram:SpecifiedLineTradeSettlement/ram:InvoiceReferencedDocument';
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';
const DEPOSIT_INVOICE = 'ram:InvoiceSpecifiedReferencedDocument';

const ADVANCE = [
  advance.text('ram:PaidAmount', 'paidAmount'),
  advance.date('ram:FormattedReceivedDateTime/qdt:DateTimeString', 'receivedDate'),
  advance.text(`${DEPOSIT_INVOICE}/ram:IssuerAssignedID`, 'invoiceNumber'),
  advance.date(`${DEPOSIT_INVOICE}/ram:FormattedIssueDateTime/qdt:DateTimeString`, 'invoiceDate'),
  advance.group('ram:IncludedTradeTax', 'taxes', [
    tax.text('ram:CalculatedAmount', 'includedTax'),
    tax.fixed('ram:TypeCode', 'VAT'),
    tax.text('ram:BasisAmount', 'base'),
    tax.text('ram:CategoryCode', 'category'),
    tax.text('ram:RateApplicablePercent', 'rate'),
  ]),
];

const EXCHANGE = [
  exchange.text('ram:SourceCurrencyCode', 'source'),
  exchange.text('ram:TargetCurrencyCode', 'target'),
  exchange.text('ram:ConversionRate', 'rate'),
  exchange.date('ram:ConversionRateDateTime/udt:DateTimeString', 'date'),
];

const conditionElements = (amount: string) => [
  condition.date('ram:BasisDateTime/udt:DateTimeString', 'from'),
  condition.text('ram:BasisPeriodMeasure', 'period', { unitCode: 'periodUnit' }),
  condition.text('ram:BasisAmount', 'base'),
  condition.text('ram:CalculationPercent', 'percent'),
  condition.text(amount, 'amount'),
];

const PART = [
  part.text('ram:Description', 'description'), // BT-20
  part.date('ram:DueDateDateTime/udt:DateTimeString', 'dueDate'), // BT-9
  part.text('ram:DirectDebitMandateID', 'mandateId'), // BT-89
  part.text('ram:PartialPaymentAmount', 'partAmount'),
  part.text('ram:PartialPaymentPercent', 'partPercent'),
  part.group(
    'ram:ApplicableTradePaymentPenaltyTerms',
    'penalty',
    conditionElements('ram:ActualPenaltyAmount'),
  ),
  part.group(
    'ram:ApplicableTradePaymentDiscountTerms',
    'discount',
    conditionElements('ram:ActualDiscountAmount'),
  ),
];

/** Terms read from a CII: those we write, plus those of EXTENDED. */
export const CII_TABLE = extendTable(CII, {
  first: [invoice.group(`${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`, 'paymentParts', PART)],
  line: [
    line.text(`${DOCUMENT}/ram:LineStatusReasonCode`, 'subtype'), // BT-X-8
    line.text(`${DOCUMENT}/ram:ParentLineID`, 'parentId'), // BT-X-304
    line.text(`${LINE_TAX}/ram:ExemptionReason`, 'exemptionReason'),
    line.text(`${LINE_TAX}/ram:ExemptionReasonCode`, 'exemptionCode'),
    line.text(`${LINE_INVOICE}/ram:IssuerAssignedID`, 'invoiceNumber'),
    line.date(`${LINE_INVOICE}/ram:FormattedIssueDateTime/qdt:DateTimeString`, 'invoiceDate'),
  ],
  invoice: [
    invoice.group(`${SETTLEMENT}/ram:SpecifiedAdvancePayment`, 'advancePayments', ADVANCE), // BG-X-45
    invoice.group(`${SETTLEMENT}/ram:PayerTradeParty`, 'payer', [payer.text('ram:Name', 'name')]),
    invoice.group(`${SETTLEMENT}/ram:TaxApplicableTradeCurrencyExchange`, 'exchange', EXCHANGE),
  ],
});
