import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type { InvoiceTotals, VatBreakdown } from '#documents/facturx/terms/invoice.ts';
import type { UblTerms } from './ubl-terms.ts';

const breakdown = elementsOf<VatBreakdown>();
const invoice = elementsOf<UblTerms>();
const totals = elementsOf<InvoiceTotals>();

const BREAKDOWN = [
  breakdown.amount('cbc:TaxableAmount', 'taxableAmount'), // BT-116
  breakdown.amount('cbc:TaxAmount', 'vatAmount'), // BT-117
  breakdown.wrap('cac:TaxCategory', [
    breakdown.text('cbc:ID', 'category'), // BT-118
    breakdown.text('cbc:Percent', 'rate'), // BT-119
    breakdown.text('cbc:TaxExemptionReasonCode', 'reasonCode'), // BT-121
    breakdown.text('cbc:TaxExemptionReason', 'reason'), // BT-120
    breakdown.fixed('cac:TaxScheme/cbc:ID', 'VAT'),
  ]),
];

const MONETARY_TOTAL = [
  totals.amount('cbc:LineExtensionAmount', 'lineNetTotal'), // BT-106
  totals.amount('cbc:TaxExclusiveAmount', 'taxExclusiveTotal'), // BT-109
  totals.amount('cbc:TaxInclusiveAmount', 'taxInclusiveTotal'), // BT-112
  totals.amount('cbc:AllowanceTotalAmount', 'allowanceTotal'), // BT-107
  totals.amount('cbc:ChargeTotalAmount', 'chargeTotal'), // BT-108
  totals.amount('cbc:PrepaidAmount', 'prepaidTotal'), // BT-113
  totals.amount('cbc:PayableRoundingAmount', 'roundingAmount'), // BT-114
  totals.amount('cbc:PayableAmount', 'payableAmount'), // BT-115
];

/** BG-22 and BG-23. Tax in the accounting currency is a second total, without rates. */
export const TOTALS: readonly Element<UblTerms>[] = [
  invoice.wrap('cac:TaxTotal', [
    invoice.within('totals', [
      totals.text('cbc:TaxAmount', 'vatTotal', { currencyID: 'vatTotalCurrency' }), // BT-110
    ]),
    invoice.group('cac:TaxSubtotal', 'vatBreakdown', BREAKDOWN), // BG-23
  ]),
  invoice.wrap('cac:TaxTotal', [
    invoice.within('totals', [
      totals.text('cbc:TaxAmount', 'vatTotalInEuros', { currencyID: 'vatAccountingCurrency' }), // BT-111
    ]),
  ]),
  invoice.group('cac:LegalMonetaryTotal', 'totals', MONETARY_TOTAL),
];
