import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type {
  Invoice,
  InvoiceAdjustment,
  InvoiceTotals,
  PaymentInstruction,
  PaymentTerms,
  PrecedingInvoice,
  VatBreakdown,
} from '#documents/facturx/terms/invoice.ts';
import { CII_PERIOD, CII_VAT_CATEGORY, ciiAdjustmentElements } from './line-elements.ts';
import { PARTY } from './party-elements.ts';

const adjustment = elementsOf<InvoiceAdjustment>();
const breakdown = elementsOf<VatBreakdown>();
const card = elementsOf<NonNullable<PaymentInstruction['card']>>();
const invoice = elementsOf<Invoice>();
const means = elementsOf<PaymentInstruction>();
const preceding = elementsOf<PrecedingInvoice>();
const terms = elementsOf<PaymentTerms>();
const totals = elementsOf<InvoiceTotals>();

const CARD = [
  card.text('ram:ID', 'number'), // BT-87
  card.text('ram:CardholderName', 'holder'), // BT-88
];

const MEANS = [
  means.text('ram:TypeCode', 'code'), // BT-81
  means.text('ram:Information', 'text'), // BT-82
  means.group('ram:ApplicableTradeSettlementFinancialCard', 'card', CARD), // BG-18
  means.text('ram:PayerPartyDebtorFinancialAccount/ram:IBANID', 'debtorIban'), // BT-91
  means.wrap('ram:PayeePartyCreditorFinancialAccount', [
    means.text('ram:IBANID', 'iban'), // BT-84
    means.text('ram:AccountName', 'accountName'), // BT-85
  ]),
  means.text('ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID', 'bic'), // BT-86
];

const BREAKDOWN = [
  breakdown.text('ram:CalculatedAmount', 'vatAmount'), // BT-117
  breakdown.fixed('ram:TypeCode', 'VAT'),
  breakdown.text('ram:ExemptionReason', 'reason'), // BT-120
  breakdown.text('ram:BasisAmount', 'taxableAmount'), // BT-116
  breakdown.text('ram:CategoryCode', 'category'), // BT-118
  breakdown.text('ram:ExemptionReasonCode', 'reasonCode'), // BT-121
  breakdown.text('ram:DueDateTypeCode', 'taxPointCode'), // BT-8
  breakdown.text('ram:RateApplicablePercent', 'rate'), // BT-119
];

const TERMS = [
  terms.text('ram:Description', 'description'), // BT-20
  terms.date('ram:DueDateDateTime/udt:DateTimeString', 'dueDate'), // BT-9
  terms.text('ram:DirectDebitMandateID', 'mandateId'), // BT-89
];

const TOTALS = [
  totals.text('ram:LineTotalAmount', 'lineNetTotal'), // BT-106
  totals.text('ram:ChargeTotalAmount', 'chargeTotal'), // BT-108
  totals.text('ram:AllowanceTotalAmount', 'allowanceTotal'), // BT-107
  totals.text('ram:TaxBasisTotalAmount', 'taxExclusiveTotal'), // BT-109
  totals.text('ram:TaxTotalAmount', 'vatTotal', { currencyID: 'vatTotalCurrency' }), // BT-110
  totals.text('ram:TaxTotalAmount', 'vatTotalInEuros', { currencyID: 'vatAccountingCurrency' }), // BT-111
  totals.text('ram:RoundingAmount', 'roundingAmount'), // BT-114
  totals.text('ram:GrandTotalAmount', 'taxInclusiveTotal'), // BT-112
  totals.text('ram:TotalPrepaidAmount', 'prepaidTotal'), // BT-113
  totals.text('ram:DuePayableAmount', 'payableAmount'), // BT-115
];

const PRECEDING = [
  preceding.text('ram:IssuerAssignedID', 'number'), // BT-25
  preceding.date('ram:FormattedIssueDateTime/qdt:DateTimeString', 'issueDate'), // BT-26
];

/** ApplicableHeaderTradeSettlement */
export const SETTLEMENT: readonly Element<Invoice>[] = [
  invoice.text('ram:CreditorReferenceID', 'creditorId'), // BT-90
  invoice.text('ram:PaymentReference', 'paymentReference'), // BT-83
  invoice.text('ram:TaxCurrencyCode', 'vatCurrency'), // BT-6
  invoice.text('ram:InvoiceCurrencyCode', 'currency'), // BT-5
  invoice.group('ram:PayeeTradeParty', 'payee', PARTY), // BG-10
  invoice.group('ram:SpecifiedTradeSettlementPaymentMeans', 'paymentMeans', MEANS), // BG-16
  invoice.group('ram:ApplicableTradeTax', 'vatBreakdown', BREAKDOWN), // BG-23
  invoice.group('ram:BillingSpecifiedPeriod', 'period', CII_PERIOD), // BG-14
  invoice.group('ram:SpecifiedTradeAllowanceCharge', 'allowances', [
    ...ciiAdjustmentElements(false),
    adjustment.group('ram:CategoryTradeTax', 'vat', CII_VAT_CATEGORY),
  ]), // BG-20
  invoice.group('ram:SpecifiedTradeAllowanceCharge', 'charges', [
    ...ciiAdjustmentElements(true),
    adjustment.group('ram:CategoryTradeTax', 'vat', CII_VAT_CATEGORY),
  ]), // BG-21
  invoice.group('ram:SpecifiedTradePaymentTerms', 'paymentTerms', TERMS),
  invoice.group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'totals', TOTALS), // BG-22
  invoice.group('ram:InvoiceReferencedDocument', 'precedingInvoices', PRECEDING), // BG-3
  invoice.text('ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID', 'accounting'), // BT-19
];
