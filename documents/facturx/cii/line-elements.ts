import { type Element, elementsOf } from '#documents/facturx/syntax/element.ts';
import type {
  InvoiceLine,
  InvoicePeriod,
  LineAdjustment,
  LineVat,
} from '#documents/facturx/terms/invoice-line.ts';

const adjustment = elementsOf<LineAdjustment>();
const attribute = elementsOf<{ name: string; value: string }>();
const line = elementsOf<InvoiceLine>();
const period = elementsOf<InvoicePeriod>();
const vat = elementsOf<LineVat>();

export const CII_PERIOD = [
  period.date('ram:StartDateTime/udt:DateTimeString', 'start'), // BT-73, BT-134
  period.date('ram:EndDateTime/udt:DateTimeString', 'end'), // BT-74, BT-135
];

export const CII_VAT_CATEGORY = [
  vat.fixed('ram:TypeCode', 'VAT'),
  vat.text('ram:CategoryCode', 'category'), // BT-151, BT-95, BT-102
  vat.text('ram:RateApplicablePercent', 'rate'), // BT-152, BT-96, BT-103
];

/** Shared by allowances (BG-20, BG-27) and charges (BG-21, BG-28): only the indicator differs. */
export function ciiAdjustmentElements(isCharge: boolean): readonly Element<LineAdjustment>[] {
  return [
    adjustment.fixed('ram:ChargeIndicator/udt:Indicator', String(isCharge)),
    adjustment.text('ram:CalculationPercent', 'percent'), // BT-94, BT-101, BT-138, BT-143
    adjustment.text('ram:BasisAmount', 'baseAmount'), // BT-93, BT-100, BT-137, BT-142
    adjustment.text('ram:ActualAmount', 'amount'), // BT-92, BT-99, BT-136, BT-141
    adjustment.text('ram:ReasonCode', 'reasonCode'), // BT-98, BT-105, BT-140, BT-145
    adjustment.text('ram:Reason', 'reason'), // BT-97, BT-104, BT-139, BT-144
  ];
}

const ATTRIBUTE = [
  attribute.text('ram:Description', 'name'), // BT-160
  attribute.text('ram:Value', 'value'), // BT-161
];

/** BG-25 */
export const LINE: readonly Element<InvoiceLine>[] = [
  line.wrap('ram:AssociatedDocumentLineDocument', [
    line.text('ram:LineID', 'id'), // BT-126
    line.text('ram:IncludedNote/ram:Content', 'note'), // BT-127
  ]),
  line.wrap('ram:SpecifiedTradeProduct', [
    line.coded('ram:GlobalID', { schemeID: '0160' }, 'gtin'), // BT-157
    line.text('ram:SellerAssignedID', 'sellerItemId'), // BT-155
    line.text('ram:BuyerAssignedID', 'buyerItemId'), // BT-156
    line.text('ram:Name', 'name'), // BT-153
    line.text('ram:Description', 'description'), // BT-154
    line.group('ram:ApplicableProductCharacteristic', 'attributes', ATTRIBUTE), // BG-32
    line.text('ram:OriginTradeCountry/ram:ID', 'originCountry'), // BT-159
  ]),
  line.wrap('ram:SpecifiedLineTradeAgreement', [
    line.text('ram:BuyerOrderReferencedDocument/ram:LineID', 'orderLine'), // BT-132
    line.wrap('ram:NetPriceProductTradePrice', [
      line.text('ram:ChargeAmount', 'netPrice'), // BT-146
      line.text('ram:BasisQuantity', 'priceBaseQuantity', { unitCode: 'unit' }), // BT-149, BT-150
    ]),
  ]),
  line.text('ram:SpecifiedLineTradeDelivery/ram:BilledQuantity', 'quantity', { unitCode: 'unit' }), // BT-129, BT-130
  line.wrap('ram:SpecifiedLineTradeSettlement', [
    line.group('ram:ApplicableTradeTax', 'vat', CII_VAT_CATEGORY),
    line.group('ram:BillingSpecifiedPeriod', 'period', CII_PERIOD), // BG-26
    line.group('ram:SpecifiedTradeAllowanceCharge', 'allowances', ciiAdjustmentElements(false)), // BG-27
    line.group('ram:SpecifiedTradeAllowanceCharge', 'charges', ciiAdjustmentElements(true)), // BG-28
    line.text(
      'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
      'lineNetAmount',
    ), // BT-131
    line.wrap('ram:AdditionalReferencedDocument', [
      line.text('ram:IssuerAssignedID', 'billedObject'), // BT-128
      line.fixed('ram:TypeCode', '130'),
    ]),
    line.text('ram:ReceivableSpecifiedTradeAccountingAccount/ram:ID', 'accountingReference'), // BT-133
  ]),
];
